"""Whole games over WebSockets, against the real server."""

from random import Random

import pytest

from lisboa.game import load
from tests.server.players import BOT, HUMAN, LACERDA, Json, Site


@pytest.mark.parametrize(
    "seats", [(HUMAN, HUMAN), (HUMAN, LACERDA), (HUMAN, BOT)], ids=["two", "solo", "bot"]
)
def test_a_whole_game_is_played_and_its_record_replays(site: Site, seats: tuple[Json, ...]) -> None:
    sitting = site.new(*seats)
    people = [number for number, seat in enumerate(seats) if seat["kind"] == "human"]
    with sitting.player(*people) as player, sitting.player() as spectator:
        spectator.state(None)
        assert player.play(*people, chance=Random(3)) > 20
        end = player.known[people[0]]
        seen = spectator.hear_of(end["sequence"], None)
    assert end["table"]["status"] == "over" and end["table"]["result"]["winners"]
    assert seen["view"]["players"] == sitting.look()["view"]["players"]
    assert end["view"] == sitting.look(people[0])["view"]
    record = sitting.ask("GET", "/record", sitting.spectator).text
    game = load(record)
    assert game.over and len(game.actions) == end["actions"]


def test_hot_seat_shows_each_seat_only_its_own_hand(site: Site) -> None:
    sitting = site.new(HUMAN, HUMAN, HUMAN)
    with sitting.player(0, 1, 2) as everybody:  # who keep their clergy tiles; then hands are dealt
        everybody.play(0, 1, 2, chance=Random(1), most=3)
    with sitting.player(0, 2) as screen:
        hands = {
            seat: screen.state(seat)["view"]["players"][name]["hand"]
            for seat, name in ((0, "red"), (2, "violet"))
        }
        assert all("?" not in card for hand in hands.values() for card in hand)
        assert screen.state(0)["view"]["players"]["violet"]["hand"] == ["?blue"] * 5
        assert 1 not in screen.known


def test_one_seat_on_two_devices(site: Site) -> None:
    sitting = site.new()
    with sitting.player(0, 1) as phone, sitting.player(0, 1) as laptop:
        seat = phone.wait_for_question(0, 1)
        assert seat is not None
        laptop.state(seat)
        done = phone.draft(seat, phone.options(seat)[0]["action"], confirm=True)
        there = laptop.hear_of(done["sequence"], seat)
        assert there["view"] == phone.hear_of(done["sequence"], seat)["view"]


def test_a_cut_connection_resumes_with_the_events_it_missed(site: Site) -> None:
    sitting = site.new()
    with sitting.player(0, 1) as player:
        player.play(0, 1, chance=Random(1), most=12)
        before = player.state(0)
        told = before["told"]
    with sitting.player(0, 1) as player:
        player.play(0, 1, chance=Random(2), most=12)
    with sitting.player(0, told=told) as back:
        state = back.state(0)
        assert state["sequence"] == 24 and state["told"] > told
        assert {event["number"] for event in state["events"]} <= set(range(told, state["told"]))
        assert state["events"]


def test_two_clients_racing_on_one_seat_end_in_one_truth(site: Site) -> None:
    sitting = site.new()
    with sitting.player(0, 1) as one, sitting.player(0, 1) as two:
        seat = one.wait_for_question(0, 1)
        assert seat is not None
        two.state(seat)
        options = [option["action"] for option in one.options(seat)]
        first, second = options[0], options[-1]
        won = one.draft(seat, first, confirm=True)
        lost = two.draft(seat, second, confirm=True, sequence=0)
        assert won["type"] == "done"
        assert (lost["type"], lost["code"], lost["sequence"]) == ("refused", "stale", 1)
        assert sitting.look()["actions"] == 1


def test_a_repeated_request_is_answered_as_before(site: Site) -> None:
    sitting = site.new()
    with sitting.player(0, 1) as player:
        seat = player.wait_for_question(0, 1)
        assert seat is not None
        same = {"request": "the-same-request", "sequence": 0}
        action = player.options(seat)[0]["action"]
        first = player.draft(seat, action, confirm=True, **same)
        again = player.draft(seat, action, confirm=True, **same)
        assert again == first
        assert sitting.look()["actions"] == 1


def test_an_illegal_answer_names_the_rule_and_changes_nothing(site: Site) -> None:
    sitting = site.new()
    with sitting.player(0, 1) as player:
        seat = player.wait_for_question(0, 1)
        assert seat is not None
        refused = player.draft(seat, "draw political-01")
        assert refused["code"] == "illegal" and refused["rule"]
        assert refused["text"]["key"].startswith("reasons:")
        assert player.draft(1 - seat, player.options(seat)[0]["action"])["code"] == "not-asked"
        assert player.draft(seat, "dance")["code"] == "impossible"
        assert sitting.look()["sequence"] == 0


def test_nonsense_is_refused_and_the_socket_lives_on(site: Site) -> None:
    sitting = site.new()
    with sitting.player(0) as player:
        player.state(0)
        for nonsense in ("{", "[]", '{"type": "dance"}', '{"type": "confirm"}', "null"):
            player.socket.send(nonsense)
            assert player.hear_until("refused")["code"] == "malformed"
        player.say(type="ping")
        assert player.hear_until("pong")


def test_everybody_may_see_which_seats_are_connected(site: Site) -> None:
    sitting = site.new()

    def present() -> list[int]:
        seats: list[int] = sitting.ask("GET", "/present", sitting.spectator).json()["seats"]
        return seats

    assert present() == []
    with sitting.player(0) as first:
        first.state(0)
        with sitting.player(1) as second:
            second.state(1)
            assert present() == [0, 1]
        assert present() == [0]
