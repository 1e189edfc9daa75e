"""The card to draw, chosen before others follow: kept, unseen, carried out, or asked anew."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from lisboa.server.settings import Settings
from tests.server.conftest import NewDatabase
from tests.server.players import BOT, HUMAN, Json, Player, Site, Sitting
from tests.server.running import in_thread
from tests.server.sittings import before_follows


def sit_down(site: Site, *seats: Json) -> Sitting:
    """At a visit that others may follow."""
    game, _ = before_follows()
    asked: dict[str, Any] = {"record": game.record()}
    if seats:
        asked["seats"] = list(seats)
    return Sitting(site, site.http.post("/api/records", json=asked).json())


@pytest.fixture
def at_court(site: Site) -> Iterator[tuple[Sitting, Player, int]]:
    """A final answer waits; the visitor may choose the card to draw."""
    sitting = sit_down(site)
    game, final = before_follows()
    assert game.decision is not None
    seat = game.decision.seat
    with sitting.player(seat) as player:
        assert player.draft(seat, final)["type"] == "done"
        yield sitting, player, seat


def _follower(sitting: Sitting) -> int | None:
    """Who is asked to follow."""
    seat: int = sitting.look()["to_move"]
    asked = sitting.look(seat)["asked"]
    return seat if asked is not None and asked["kind"] == "ask-follow" else None


def _decline_all(sitting: Sitting) -> None:
    while (seat := _follower(sitting)) is not None:
        with sitting.player(seat) as other:
            assert other.draft(seat, "decline", confirm=True)["type"] == "done"


def _advance(player: Player, seat: int) -> Json:
    advance: Json = player.state(seat)["draft"]["advance"]
    return advance


def test_it_is_drawn_when_everybody_has_followed_or_not(
    at_court: tuple[Sitting, Player, int],
) -> None:
    sitting, player, seat = at_court
    options = _advance(player, seat)["options"]
    chosen = options[-1]["action"]
    assert _advance(player, seat)["chosen"] is None
    assert player.ask("advance", seat, action=chosen)["type"] == "done"
    assert _advance(player, seat)["chosen"] == chosen
    before = sitting.look()["actions"]
    player.ask("confirm", seat)
    assert sitting.look()["actions"] == before + 1 and _follower(sitting) not in (None, seat)
    _decline_all(sitting)
    state = sitting.look(seat)
    assert state["to_move"] != seat
    card = chosen.removeprefix("draw ")
    assert card in str(state["view"])
    drawn = [event for event in state["events"] if event["kind"] == "card-drawn"]
    assert drawn[-1]["elements"][:2] == [f"seat:{seat}", f"card:{card}"]


def test_without_it_the_draw_is_asked(at_court: tuple[Sitting, Player, int]) -> None:
    """Also if the choice was taken back."""
    sitting, player, seat = at_court
    chosen = _advance(player, seat)["options"][0]["action"]
    player.ask("advance", seat, action=chosen)
    assert player.ask("advance", seat, action=None)["type"] == "done"
    assert _advance(player, seat)["chosen"] is None
    player.ask("confirm", seat)
    _decline_all(sitting)
    assert sitting.look(seat)["asked"]["kind"] == "ask-draw"


def test_undo_forgets_it(at_court: tuple[Sitting, Player, int]) -> None:
    _, player, seat = at_court
    final = player.state(seat)["draft"]["actions"][-1]
    player.ask("advance", seat, action=_advance(player, seat)["options"][0]["action"])
    player.ask("undo", seat, keep=0)
    assert player.state(seat)["draft"]["advance"] is None
    player.draft(seat, final)
    assert _advance(player, seat)["chosen"] is None


def test_a_bot_that_takes_over_chooses_itself(at_court: tuple[Sitting, Player, int]) -> None:
    """And the human, back again, is asked."""
    sitting, player, seat = at_court
    player.ask("advance", seat, action=_advance(player, seat)["options"][0]["action"])
    player.ask("confirm", seat)
    for path in ("hand-over", "take-back"):
        changed = sitting.change("POST", f"/seats/{seat}/{path}", sitting.seats[seat])
        assert changed.status_code == 200, changed.text
    _decline_all(sitting)
    assert sitting.look(seat)["asked"]["kind"] == "ask-draw"


def test_only_a_card_of_the_display_and_only_while_one_waits(
    at_court: tuple[Sitting, Player, int],
) -> None:
    _, player, seat = at_court
    options = [option["action"] for option in _advance(player, seat)["options"]]
    hidden = next(card for n in range(1, 60) if (card := f"draw political-{n:02}") not in options)
    for action, code in ((hidden, "illegal"), ("decline", "illegal"), ("dance", "impossible")):
        assert player.ask("advance", seat, action=action)["code"] == code
    assert _advance(player, seat)["chosen"] is None
    player.ask("undo", seat, keep=0)
    assert player.ask("advance", seat, action=options[0])["code"] == "no-advance"


def test_it_runs_through_where_bots_follow_and_rewinding_forgets_it(site: Site) -> None:
    game, final = before_follows()
    assert game.decision is not None
    seat = game.decision.seat
    seats = [HUMAN if number == seat else BOT for number in range(3)]
    sitting = sit_down(site, *seats)
    with sitting.player(seat) as player:
        here = player.state(seat)["actions"]
        player.draft(seat, final)
        chosen = _advance(player, seat)["options"][0]["action"]
        player.ask("advance", seat, action=chosen)
        player.ask("confirm", seat)
        player.wait_for_question(seat)
        assert player.state(seat)["asked"]["kind"] != "ask-draw"
        rewound = player.ask("rewind", seat, to=here + 1)
        assert rewound["type"] == "done"
        player.hear_of(rewound["sequence"], seat)
        player.wait_for_question(seat)
        assert player.state(seat)["asked"]["kind"] == "ask-draw"


def test_it_survives_a_restart_before_and_after_the_confirm(
    new_database: NewDatabase, data: Path
) -> None:
    settings = Settings(data=data, database=new_database())
    game, final = before_follows()
    assert game.decision is not None
    seat = game.decision.seat
    with in_thread(settings) as url:
        sitting = sit_down(Site(url))
        with sitting.player(seat) as player:
            player.draft(seat, final)
            chosen = _advance(player, seat)["options"][-1]["action"]
            player.ask("advance", seat, action=chosen)
        sitting.site.close()
    with in_thread(settings) as url:
        sitting.site = Site(url)
        with sitting.player(seat) as player:
            assert _advance(player, seat)["chosen"] == chosen
            player.ask("confirm", seat)
        sitting.site.close()
    with in_thread(settings) as url:
        sitting.site = Site(url)
        _decline_all(sitting)
        record = sitting.look(seat)
        drawn = [event for event in record["events"] if event["kind"] == "card-drawn"]
        assert drawn[-1]["elements"][1] == f"card:{chosen.removeprefix('draw ')}"
        sitting.site.close()


def test_nobody_else_hears_of_it(site: Site) -> None:
    """Chosen or not, changed or not: until it is drawn all others are sent the same bytes."""
    game, final = before_follows()
    assert game.decision is not None
    seat = game.decision.seat
    others = [number for number in range(3) if number != seat]

    def heard(choices: int) -> list[Any]:
        sitting = sit_down(site)
        with ExitStack() as stack:
            player = stack.enter_context(sitting.player(seat))
            watchers = [stack.enter_context(sitting.player(*who)) for who in ((), *zip(others))]
            for watcher, who in zip(watchers, (None, *others), strict=True):
                watcher.state(who)
            player.draft(seat, final)
            options = _advance(player, seat)["options"]
            for n in range(choices):
                player.ask("advance", seat, action=options[n % len(options)]["action"])
            done = player.ask("confirm", seat)
            for watcher, who in zip(watchers, (None, *others), strict=True):
                watcher.hear_of(done["sequence"], who)
                watcher.say(type="ping")
                watcher.hear_until("pong")
            out: list[Any] = [watcher.messages for watcher in watchers]
            out += [sitting.look(), done["sequence"]]
            out += [sitting.look(number) for number in others]
        return [_without_ids(part, sitting.game) for part in out]

    silent = heard(0)
    assert heard(1) == silent and heard(3) == silent


def _without_ids(part: Any, game: str) -> Any:
    """Two games have ids and dates of their own."""
    if isinstance(part, dict):
        return {
            k: _without_ids(x, game) for k, x in part.items() if k not in ("created", "request")
        }
    if isinstance(part, list):
        return [_without_ids(x, game) for x in part]
    return "game" if part == game else part
