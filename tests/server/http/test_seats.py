"""Seats: links, bots in place of people, concessions, ends, rematches, standing orders."""

import time
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from lisboa.game.names import SEAT_COLOURS
from lisboa.server.play.rights import new_secret
from tests.server.players import BOT, HUMAN, LACERDA, Json, Site, Sitting


def status(answer: object) -> tuple[int, str]:
    code = getattr(answer, "status_code", 0)
    return code, "" if code < 400 else answer.json()["code"]  # type: ignore[attr-defined]  # an httpx.Response


def test_a_new_link_makes_the_old_one_worthless(site: Site) -> None:
    sitting = site.new()
    with sitting.player(0) as player:
        player.state(0)
        answer = sitting.change("POST", "/seats/0/link", sitting.host)
        invitation = answer.json()["secret"]
        with pytest.raises(ConnectionClosed):
            while True:
                player.hear()
    assert status(sitting.ask("GET", "", sitting.seats[0])) == (403, "wrong-credential")
    sitting.seats[0] = new_secret()
    sitting.change("POST", "/seat", invitation, secret=sitting.seats[0])
    with sitting.player(0) as player:
        assert player.state(0)["seat"] == 0


def test_only_the_host_issues_links(site: Site) -> None:
    sitting = site.new()
    for secret in (sitting.seats[0], sitting.seats[1], sitting.spectator):
        answer = sitting.change("POST", "/seats/0/link", secret)
        assert status(answer) == (403, "not-host")
        assert status(sitting.change("POST", "/spectators", secret)) == (403, "not-host")


def test_a_new_spectator_link(site: Site) -> None:
    sitting = site.new()
    secret = sitting.change("POST", "/spectators", sitting.host).json()["secret"]
    assert status(sitting.ask("GET", "", sitting.spectator))[0] == 403
    assert status(sitting.ask("GET", "", secret))[0] == 200


def test_the_host_hands_a_seat_to_a_bot_and_its_link_takes_it_back(site: Site) -> None:
    sitting = site.new(HUMAN, BOT)
    level = {"level": "apprentice"}
    with sitting.player(0) as player:
        player.play(0, chance=Random(1), most=3)
        assert status(sitting.change("POST", "/seats/0/hand-over", sitting.host, **level))[0] == 200
        while player.state(0)["table"]["seats"][0]["bot"] != "apprentice":
            player.hear()
        before = player.state(0)["actions"]
        while player.state(0)["actions"] < before + 6:
            player.hear()
        assert sitting.change("POST", "/seats/0/take-back", sitting.seats[0]).status_code == 200
        assert player.wait_for_question(0) == 0
        while player.state(0)["table"]["seats"][0]["bot"]:
            player.hear()
        player.play(0, chance=Random(1), most=3)


def test_a_player_hands_over_a_seat_that_is_silent(site: Site) -> None:
    sitting = site.new(HUMAN, HUMAN, HUMAN, rules={"silence": 1})
    silent = sitting.look()["to_move"]
    other = (silent + 1) % 3
    path = f"/seats/{silent}/hand-over"
    assert status(sitting.change("POST", path, sitting.spectator)) == (403, "not-yours")
    assert status(sitting.change("POST", path, sitting.seats[other])) == (409, "not-silent")
    waiting = f"/seats/{(silent + 2) % 3}/hand-over"
    time.sleep(1.1)
    assert status(sitting.change("POST", waiting, sitting.seats[other])) == (409, "not-silent")
    assert status(sitting.change("POST", path, sitting.seats[other])) == (200, "")
    assert status(sitting.change("POST", path, sitting.seats[other]))[0] == 409


def test_who_concedes_is_played_by_a_bot_and_does_not_win(site: Site) -> None:
    sitting = site.new(HUMAN, HUMAN, HUMAN)
    assert status(sitting.change("POST", "/seats/1/concede", sitting.seats[0])) == (
        403,
        "not-yours",
    )
    assert sitting.change("POST", "/seats/0/concede", sitting.seats[0]).status_code == 200
    state = sitting.look()
    assert state["table"]["seats"][0]["conceded"] and state["table"]["status"] == "playing"
    assert status(sitting.change("POST", "/seats/0/take-back", sitting.seats[0])) == (
        409,
        "conceded",
    )
    assert sitting.change("POST", "/seats/2/concede", sitting.seats[2]).status_code == 200
    table = sitting.look()["table"]
    assert (table["status"], table["why"], table["result"]["winners"]) == ("ended", "conceded", [1])


def test_end_a_dead_game(site: Site) -> None:
    sitting = site.new(rules={"dead": 1})
    assert status(sitting.change("POST", "/end", sitting.seats[0])) == (409, "not-silent")
    assert status(sitting.change("POST", "/end", sitting.spectator)) == (403, "not-yours")
    time.sleep(1.1)
    assert status(sitting.change("POST", "/end", sitting.seats[0])) == (200, "")
    assert sitting.look()["table"]["why"] == "dead"
    with sitting.player(0) as player:
        assert player.state(0)["asked"] is None
        assert player.draft(0, "decline")["code"] == "ended"


def test_a_rematch_is_open_to_the_same_links(site: Site) -> None:
    sitting = site.new(HUMAN, HUMAN, BOT, variants={"tokens": True})
    assert status(sitting.change("POST", "/rematch", sitting.seats[0])) == (409, "not-over")
    sitting.change("POST", "/end", sitting.host)
    new = sitting.change("POST", "/rematch", sitting.seats[1]).json()["game"]
    assert sitting.look()["table"]["rematch"] == new
    assert status(sitting.change("POST", "/rematch", sitting.seats[0])) == (409, "rematch-there")
    again = Sitting(site, {**vars(sitting), "game": new})
    state = again.look(0)
    assert state["table"]["status"] == "playing" and state["view"]["variants"] == {"tokens": True}
    assert again.ask("GET", "", sitting.host).status_code == 200


def test_delete(site: Site) -> None:
    sitting = site.new()
    assert status(sitting.ask("DELETE", "", sitting.seats[0])) == (403, "not-host")
    with sitting.player(0) as player:
        player.state(0)
        assert sitting.ask("DELETE", "", sitting.host).status_code == 204
        assert player.hear_until("gone")
    assert status(sitting.ask("GET", "", sitting.host)) == (404, "unknown-game")


def test_a_seat_takes_a_name(site: Site) -> None:
    sitting = site.new()
    assert sitting.change("PUT", "/seats/0/name", sitting.seats[0], name="Ana").status_code == 200
    refused = sitting.change("PUT", "/seats/1/name", sitting.seats[1], name="Ana")
    assert status(refused) == (409, "impossible")
    assert refused.json()["text"]["key"] == "game:same-names"
    state = sitting.look()
    assert state["table"]["seats"][0]["name"] == "Ana" and "Ana" in state["view"]["players"]


def _colours(sitting: Sitting) -> list[int]:
    return [seat["colour"] for seat in sitting.look()["table"]["seats"]]


@pytest.mark.parametrize(
    ("wished", "given"),
    [
        ([None, None, None], [0, 1, 2]),
        ([3, None, 0], [3, 1, 0]),
        ([None, None, 0], [2, 1, 0]),
        ([1, None, None], [1, 0, 2]),
    ],
)
def test_seats_have_the_colours_they_wish_for(
    site: Site, wished: list[int | None], given: list[int]
) -> None:
    sitting = site.new(*({**HUMAN, "colour": colour} for colour in wished))
    assert _colours(sitting) == given
    names = [seat["name"] for seat in sitting.look()["table"]["seats"]]
    assert names == [SEAT_COLOURS[colour] for colour in given]


def test_a_seat_without_a_name_is_kept_by_the_key_of_its_colour(site: Site) -> None:
    """Records say the key too, and a game that is made of one has the same colours."""
    sitting = site.new({**HUMAN, "colour": 3}, {**HUMAN, "colour": 2, "name": "Green"})
    state = sitting.look()
    assert [seat["name"] for seat in state["table"]["seats"]] == ["black", "Green"]
    assert state["view"]["seats"] == ["black", "Green"]
    sitting.change("POST", "/end", sitting.host)
    record = sitting.ask("GET", "/record", sitting.host).text
    assert "seat: black\nseat: Green\n" in record
    answer = site.http.post("/api/records", json={"record": record})
    again = Sitting(site, answer.json())
    assert _colours(again) == [3, 0]
    assert [seat["name"] for seat in again.look()["table"]["seats"]] == ["black", "Green"]


def test_no_two_seats_have_one_colour(site: Site) -> None:
    seats = [{**HUMAN, "colour": 2}, {**HUMAN, "colour": 2}]
    assert status(site.http.post("/api/games", json={"seats": seats})) == (409, "same-colours")
    seats[0]["colour"] = 4
    assert status(site.http.post("/api/games", json={"seats": seats})) == (422, "malformed")


def test_colours_stay_in_a_rematch_and_when_one_plays_on(site: Site) -> None:
    sitting = site.new({**HUMAN, "colour": 3}, {**HUMAN, "colour": 1})
    sitting.change("POST", "/end", sitting.host)
    new = sitting.change("POST", "/rematch", sitting.host).json()["game"]
    assert _colours(Sitting(site, {**vars(sitting), "game": new})) == [3, 1]
    for asked in ({"at": 0}, {"at": 0, "seats": [HUMAN, BOT]}):
        answer = sitting.ask("POST", "/branches", sitting.host, json=asked)
        assert _colours(Sitting(site, answer.json())) == [3, 1]


@pytest.mark.parametrize(
    "seats", [[LACERDA, HUMAN], [HUMAN, LACERDA, HUMAN], [LACERDA, LACERDA]], ids=str
)
def test_lacerda_has_one_place_only(site: Site, seats: list[Json]) -> None:
    answer = site.http.post("/api/games", json={"seats": seats})
    assert status(answer) == (409, "lacerda-seat")


def test_standing_orders_decline_in_the_name_of_the_seat(site: Site) -> None:
    """Nobody is asked to follow, to give tiles or to accept anything out of turn any more."""
    every = ["builder", "minister", "king"]
    orders = {"follow": every, "not_now": [], "church": True, "declines": True}
    unwanted = {"ask-follow", "ask-give-tile"}
    kinds: dict[bool, set[str]] = {}
    for ordered in (False, True):
        sitting = site.new()
        if ordered:
            for seat in range(2):
                answer = sitting.change(
                    "PUT", f"/seats/{seat}/orders", sitting.seats[seat], orders=orders
                )
                assert answer.status_code == 200
        kinds[ordered] = set()
        with sitting.player(0, 1) as player:
            chance = Random(8)
            while (seat_asked := player.wait_for_question(0, 1)) is not None:
                kinds[ordered].add(player.state(seat_asked)["asked"]["kind"])
                player.play(0, 1, chance=chance, most=1)
            assert player.state(0)["orders"] == (
                orders
                if ordered
                else {"follow": [], "not_now": [], "church": False, "declines": False}
            )
    assert kinds[False] & unwanted and not kinds[True] & unwanted


def test_orders_and_hands_stay_with_their_seat(site: Site) -> None:
    sitting = site.new()
    answer = sitting.change(
        "PUT", "/seats/0/orders", sitting.seats[1], orders={"follow": [], "church": True}
    )
    assert status(answer) == (403, "not-yours")
    for secret in (sitting.seats[1], sitting.spectator, sitting.host):
        assert status(sitting.ask("GET", "", secret, params={"seat": 0})) == (403, "not-yours")


def test_a_hint_where_the_table_allows_it(site: Site) -> None:
    sitting = site.new()
    seat = sitting.look()["to_move"]
    answer = sitting.ask("GET", f"/seats/{seat}/hint", sitting.seats[seat])
    assert answer.status_code == 200 and answer.json()["action"]
    wrong = sitting.ask("GET", f"/seats/{seat}/hint", sitting.seats[1 - seat])
    assert status(wrong) == (403, "not-yours")
    sitting.change("PUT", "/rules", sitting.host, rules={"hints": False})
    refused = sitting.ask("GET", f"/seats/{seat}/hint", sitting.seats[seat])
    assert status(refused) == (409, "no-hints")
