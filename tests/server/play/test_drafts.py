"""Drafts: durable, seen by their seat alone, undone at will; and going back where one is alone."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from lisboa.server.settings import Settings
from lisboa.server.show.questions import asked
from lisboa.server.show.usual import USUAL
from tests.server.conftest import NewDatabase
from tests.server.players import BOT, HUMAN, Json, Player, Site, Sitting
from tests.server.running import in_thread
from tests.server.sittings import asked_games, before_usual


@pytest.fixture
def at_a_turn(site: Site) -> Iterator[tuple[Sitting, Player, int]]:
    """A game of two at the first turn, where answers are not final."""
    sitting = site.new()
    with sitting.player(0, 1) as player:
        player.play(0, 1, chance=Random(1), most=2)
        seat = player.wait_for_question(0, 1)
        assert seat is not None and player.state(seat)["asked"]["kind"] == "ask-turn"
        yield sitting, player, seat


def _first(player: Player, seat: int, final: bool) -> str:
    options = player.options(seat)
    return str(next(option["action"] for option in options if option["final"] == final))


def test_a_draft_is_seen_by_its_seat_alone(at_a_turn: tuple[Sitting, Player, int]) -> None:
    sitting, player, seat = at_a_turn
    with sitting.player() as spectator, sitting.player(1 - seat) as rival:
        unseen = {who: rival.state(1 - seat) if who else spectator.state(None) for who in (0, 1)}
        before = player.state(seat)["view"]
        answer = player.draft(seat, _first(player, seat, final=False))
        assert answer["type"] == "done" and answer["sequence"] == 2
        assert player.state(seat)["draft"]["actions"]
        assert player.state(seat)["view"] != before
        for other, who in ((spectator, None), (rival, 1 - seat)):
            update = other.hear()
            assert update["thinking"] and not update["delta"] and not update["events"]
            assert update["draft"] is None and update["asked"] is None
            assert other.state(who)["view"] == unseen[0 if who is None else 1]["view"]


def test_each_draft_is_told_in_the_words_and_with_the_changes_of_its_offer(
    at_a_turn: tuple[Sitting, Player, int],
) -> None:
    """Also to a second device of the seat, and to nobody else."""
    sitting, player, seat = at_a_turn
    offers = []
    while not player.state(seat)["draft"]["final"]:
        options = player.options(seat)
        offer = next((option for option in options if option["costs"]), options[0])
        asked = player.state(seat)["asked"]
        offers.append(
            {
                "step": asked["step"],
                "label": offer["label"],
                "changes": offer["costs"] + offer["gains"],
                "usual": offer["action"] == asked["usual"],
            }
        )
        player.draft(seat, offer["action"])

    def steps(state: Json) -> list[Json]:
        return [
            {what: told for what, told in step.items() if what != "brief"}
            for step in state["draft"]["steps"]
        ]

    assert steps(player.state(seat)) == offers
    assert any(offer["changes"] for offer in offers)
    assert steps(sitting.look(seat)) == offers
    assert sitting.look(1 - seat)["draft"] is None and sitting.look()["draft"] is None
    first, *_ = player.state(seat)["draft"]["steps"]
    assert (first["step"], first["brief"]["key"].partition("-")[0]) == ("card", "options:crumb")
    player.ask("undo", seat, keep=len(offers) - 1)
    assert steps(player.state(seat)) == offers[:-1]


def test_others_hear_the_same_whatever_and_however_much_is_drafted(
    at_a_turn: tuple[Sitting, Player, int],
) -> None:
    sitting, player, seat = at_a_turn
    with sitting.player() as spectator:
        spectator.state(None)
        for _ in range(3):
            options = [option for option in player.options(seat) if not option["final"]]
            player.draft(seat, options[0]["action"])
            player.ask("undo", seat)
        player.draft(seat, _first(player, seat, final=False))
        player.ask("undo", seat, keep=0)
        spectator.say(type="ping")
        heard = [spectator.hear(), spectator.hear()]
        assert [message["type"] for message in heard] == ["update", "pong"]


def test_undo_restores_the_view_and_the_question(at_a_turn: tuple[Sitting, Player, int]) -> None:
    _, player, seat = at_a_turn
    before = player.state(seat)
    player.draft(seat, _first(player, seat, final=False))
    player.ask("undo", seat)
    after = player.state(seat)
    assert (after["view"], after["asked"]) == (before["view"], before["asked"])
    assert player.ask("undo", seat)["code"] == "nothing-drafted"


def test_what_almost_everybody_would_answer_is_drafted_where_one_wants_it(site: Site) -> None:
    """Up to a real choice, or to a final answer, which waits; undo takes back all that followed by
    itself, and what somebody chose."""
    game, action = before_usual()
    assert game.decision is not None
    seat = game.decision.seat
    answer = site.http.post("/api/records", json={"record": game.record()})
    with Sitting(site, answer.json()).player(seat) as player:
        before = player.state(seat)
        player.draft(seat, action)
        by_hand = player.state(seat)
        expected = by_hand["asked"]["usual"]
        assert by_hand["draft"]["actions"] == [action] and expected is not None
        assert len(by_hand["asked"]["options"]) > 1
        player.ask("undo", seat)
        player.draft(seat, action, usual=list(USUAL))
        state = player.state(seat)
        assert state["draft"]["actions"][:2] == [action, expected]
        assert [step["usual"] for step in state["draft"]["steps"]][:2] == [False, True]
        assert state["draft"]["final"] or state["asked"]["usual"] is None
        player.ask("undo", seat)
        after = player.state(seat)
        assert (after["draft"], after["asked"]) == (before["draft"], before["asked"])
        player.draft(seat, action, usual=list(USUAL))
        player.ask("undo", seat, keep=1)
        assert player.state(seat)["asked"] == by_hand["asked"]


def test_a_place_answers_several_questions_or_none(site: Site) -> None:
    """The answers before it are drafts like all others: refused together, undone one by one."""
    game, seat = next(
        (game, seat)
        for game, seat in asked_games("two with decrees", 1)
        if (question := asked(game, seat)) is not None and question.ahead
    )
    answer = site.http.post("/api/records", json={"record": game.record()})
    sitting = Sitting(site, answer.json())
    with sitting.player(seat) as player:
        before = player.state(seat)
        ahead = before["asked"]["ahead"][0]
        refused = player.draft(seat, "dance", before=ahead["before"])
        assert refused["code"] == "impossible"
        assert player.ask("undo", seat)["code"] == "nothing-drafted"
        assert sitting.look(seat)["thinking"] is False
        assert player.draft(seat, ahead["action"], before=ahead["before"])["type"] == "done"
        drafted = player.state(seat)["draft"]
        assert drafted["actions"] == [*ahead["before"], ahead["action"]]
        assert drafted["final"] == ahead["final"]
        player.ask("undo", seat, keep=0)
        after = player.state(seat)
        assert (after["view"], after["asked"]) == (before["view"], before["asked"])


def test_a_final_answer_waits_for_the_confirm(at_a_turn: tuple[Sitting, Player, int]) -> None:
    sitting, player, seat = at_a_turn
    while not any(option["final"] for option in player.options(seat)):
        player.draft(seat, player.options(seat)[0]["action"])
    before = player.state(seat)["view"]
    player.draft(seat, _first(player, seat, final=True))
    state = player.state(seat)
    assert state["draft"]["final"] and state["asked"] is None and state["view"] == before
    assert player.draft(seat, "decline")["code"] == "confirm-first"
    assert sitting.look()["sequence"] == 2
    drafted = state["draft"]["actions"]
    done = player.ask("confirm", seat)
    assert done["sequence"] == 2 + len(drafted) and sitting.look()["sequence"] == done["sequence"]


def test_a_published_action_stays_where_another_human_plays(
    at_a_turn: tuple[Sitting, Player, int],
) -> None:
    _, player, seat = at_a_turn
    assert player.ask("rewind", seat, to=0)["code"] == "another-human"


def test_alone_one_goes_back_and_on(site: Site) -> None:
    sitting = site.new(HUMAN, BOT)
    with sitting.player(0) as player:
        player.play(0, chance=Random(4), most=12)
        player.wait_for_question(0)
        here = player.state(0)
        player.play(0, chance=Random(5), most=8)
        player.wait_for_question(0)
        done = player.ask("rewind", 0, to=here["actions"])
        assert done["type"] == "done"
        player.hear_of(done["sequence"], 0)
        back = player.state(0)
        assert (back["view"], back["asked"]) == (here["view"], here["asked"])
        assert back["told"] == here["told"]
        player.play(0, chance=Random(6), most=4)


def test_whoever_slept_through_a_rewind_is_told_the_new_history(site: Site) -> None:
    sitting = site.new(HUMAN, BOT)
    with sitting.player(0) as player:
        player.play(0, chance=Random(4), most=8)
        player.wait_for_question(0)
        seen = player.state(0)
        assert player.ask("rewind", 0, to=1)["code"] == "dealt"  # G-135: a look at the hand stays
        branch = sitting.ask("POST", "/branches", sitting.seats[0], json={"at": 1})
        assert branch.json()["code"] == "undealt"
        done = player.ask("rewind", 0, to=2)
        player.hear_of(done["sequence"], 0)
        player.play(0, chance=Random(9), most=4)
        player.wait_for_question(0)
    with sitting.player(0, told=seen["told"], sequence=seen["sequence"]) as back:
        state = back.state(0)
        assert [event["number"] for event in state["events"]][:1] < [seen["told"]]
    with sitting.player(0, told=state["told"], sequence=state["sequence"]) as again:
        assert again.state(0)["events"] == []


def test_restart_brings_drafts_back(new_database: NewDatabase, data: Path) -> None:
    settings = Settings(data=data, database=new_database())
    with in_thread(settings) as url:
        sitting = Site(url).new()
        with sitting.player(0, 1) as player:
            player.play(0, 1, chance=Random(1), most=2)
            seat = player.wait_for_question(0, 1)
            assert seat is not None
            while not any(option["final"] for option in player.options(seat)):
                player.draft(seat, player.options(seat)[0]["action"])
            player.draft(seat, _first(player, seat, final=True))
            before: Json = player.state(seat)
        sitting.site.close()
    with in_thread(settings) as url:
        sitting.site = Site(url)
        with sitting.player(0, 1) as player:
            after = player.state(seat)
            assert after["draft"] == before["draft"] and after["view"] == before["view"]
            assert player.ask("confirm", seat)["type"] == "done"
        sitting.site.close()
