"""Turns as stories: everything that somebody gained or paid is told once, and nothing hidden."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from lisboa.edition import vocabulary as v
from lisboa.game import Game
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery.log import EVENTS, EventKind
from lisboa.rules.machinery.state import Event as Told
from lisboa.rules.machinery.state import Player
from lisboa.server.show import turn_steps
from lisboa.server.show.stories import MOMENTS, RECENT, WAYS, Story, stories
from lisboa.server.show.targets import all_elements
from lisboa.server.show.telling import tell
from lisboa.server.show.texts import resolve
from lisboa.text import UNREAD, speaking
from tests.game.play import steps, varied
from tests.server.players import Site
from tests.server.sittings import KINDS, sitting, twin

SPRITE = Path(__file__).parents[3] / "web/src/faces/icons.svg"
ROLES = {
    *(turn_steps.BEGINS, turn_steps.SETS_OUT, turn_steps.DOES),
    *(turn_steps.GATHERS, turn_steps.FOLDS, turn_steps.UNTOLD),
}


def _course(game: Game, seed: int) -> Iterator[tuple[Game, list[Told]]]:
    """A random game at every question, with all that the engine has told."""
    told: list[Told] = list(game.state.log or [])
    for number, now in enumerate(steps(game, seed)):
        if number:
            told += now.state.log or []
        yield now, told


def _finished(game: Game, seed: int) -> tuple[Game, list[Told]]:
    *_, last = _course(game, seed)
    return last


def _counted(p: Player) -> dict[str, int]:
    """What a story counts: officials and houses are told in words."""
    out = {"reais": p.reais, "influence": p.influence, "wigs": p.wigs, "sets": p.sets}
    out |= dict(zip(("gold", "cloth", "books", "tools"), p.goods, strict=True))
    out |= {"favours": sum(p.favours), "clergy": len(p.clergy), "decrees": len(p.decrees)}
    out |= {"plans": len(p.plans), "completed": len(p.completed), "rubble": sum(p.rubble)}
    return out


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.name)
def test_every_kind_of_event_has_its_part(kind: EventKind) -> None:
    assert kind.number in turn_steps.PARTS, "declare it in server/show/turn_steps.py"
    part = turn_steps.PARTS[kind.number]
    assert part.role in ROLES
    assert not kind.private or part.role == turn_steps.UNTOLD, "everybody is told the same"


def test_every_icon_is_one_that_the_page_has() -> None:
    drawn = set(re.findall(r'id="i-([\w-]+)"', SPRITE.read_text("utf-8")))
    icons = {part.icon for part in turn_steps.PARTS.values()} | set(turn_steps.DEED_ICON)
    icons |= {"follow", *turn_steps.CATEGORY_ICON.values(), *v.NOBLES}
    assert icons - {""} <= drawn


@pytest.mark.parametrize("seed", range(12))
def test_what_is_told_adds_up_to_what_is_on_the_boards(seed: int) -> None:
    game = varied(seed)
    before = [_counted(p) for p in game.state.players]
    over, told = _finished(game, seed)
    made = stories(over, told, 0)
    for seat, p in enumerate(over.state.players):
        sums = dict(before[seat])
        for change in (c for story in made for step in story.steps for c in step.changes):
            if change.seat == seat:
                sums[change.what.partition("_")[0]] += change.n
        lacerdas = over.state.agreement.solo and seat == 1
        assert sums == _counted(p), "Lacerda" if lacerdas else seat
        assert sum(story.wigs[seat] for story in made) == p.wigs - before[seat]["wigs"]


@pytest.mark.parametrize("kind", KINDS)
def test_every_story_can_be_said_and_points_at_the_table(kind: str) -> None:
    *_, game = sitting(kind, 4)
    there = all_elements(game.state.t, game.players)
    turns = set()
    for story in stories(game, _told(kind, 4), 0):
        turns.add((story.turn, story.way))
        assert story.way in WAYS and story.ended and story.steps
        headline = resolve(story.headline)
        assert headline and not headline.endswith(".") and resolve(story.brief)
        assert story.way in MOMENTS or headline.startswith(_name(game, story.seat))
        assert (story.noble is not None) == (story.way == "visit")
        for step in story.steps:
            assert not resolve(step.text)[0].islower()
            assert step.brief is None or resolve(step.brief)
            assert set(step.elements) <= there
    assert len({turn for turn, way in turns if way not in MOMENTS}) == game.state.turn
    assert {"period", "scoring"} <= {way for _, way in turns}


def _told(kind: str, seed: int) -> list[Told]:
    told: list[Told] = []
    for game in sitting(kind, seed):
        told += game.state.log or []
    return told


def _name(game: Game, seat: int) -> str:
    name = game.names[seat]
    return name if game.state.agreement.solo and seat else name.capitalize()


@pytest.mark.parametrize("kind", ["solo", "three", "three with a draft"])
def test_new_stories_bring_a_reader_up_to_date(kind: str) -> None:
    """Whoever keeps the latest of each has in the end what is told of the whole game."""
    kept: dict[int, Story] = {}
    told: list[Told] = []
    chance = Random(kind)
    since = 0
    for game in sitting(kind, 6):
        told += game.state.log or []
        if chance.random() < 0.4 or game.over:  # some hear of several answers at once
            kept |= {story.first: story for story in stories(game, told, since)}
            since = len(told)
    assert list(kept.values()) == stories(game, told, 0)


def test_a_newcomer_hears_of_the_latest_turns() -> None:
    told = _told("three", 2)
    *_, game = sitting("three", 2)
    turns = {story.turn for story in stories(game, told, None)}
    assert turns == set(range(game.state.turn - RECENT + 1, game.state.turn + 1))


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("kind", KINDS)
def test_what_nobody_can_know_changes_no_word(kind: str) -> None:
    told: list[Told] = []
    for number, game in enumerate(sitting(kind, 8)):
        told += game.state.log or []
        if number % 7 == 0 and not game.over:
            public = [x if not EVENTS[x[0]].private else (*x[:2], 0, 0, 0) for x in told]
            for seat in (None, *range(game.players)):
                other = twin(game, seat, number)
                assert stories(game, told, 0) == stories(other, public, 0)


def test_a_visit_is_told_with_its_price_its_gain_and_who_followed() -> None:
    for seed in range(30):
        game, told = _finished(varied(seed, players=3), seed)
        for story in stories(game, told, 0):
            headline = resolve(story.headline)
            if story.way == "visit" and story.followers and story.wigs[story.seat] > 0:
                paid = [c for c in story.steps[0].changes if c.what == "influence"]
                if paid and "builds a" in headline:
                    assert (
                        f"visits the {(story.noble or '').capitalize()} (−{-paid[0].n} inf"
                        in headline
                    )
                    assert f": +{story.wigs[story.seat]} wig" in headline
                    assert "follow" in headline.partition("; ")[2]
                    return
    pytest.fail("no such visit in thirty games")


def test_lacerdas_steps_say_what_decided() -> None:
    told = _told("solo", 4)
    *_, game = sitting("solo", 4)
    texts = [resolve(x.text) for story in stories(game, told, 0) for x in story.steps]
    assert any("since the Aide stands on" in text for text in texts)
    assert any("more than anywhere else" in text for text in texts)


def test_the_change_of_periods_begins_with_its_reason_and_tells_all_sets() -> None:
    told = _told("three", 2)
    *_, game = sitting("three", 2)
    (change,) = [story for story in stories(game, told, 0) if story.way == "period"]
    (why,) = [x for x in told if x[0] == e.END_TRIGGERED and x[3] == 1]
    assert (change.seat, change.steps[0].icon) == (why[1], "last")
    assert resolve(change.steps[-1].text) == "The second period begins"


def test_a_table_tells_its_stories(site: Site) -> None:
    at = site.new()
    with at.player(0, 1) as player:
        state = player.state(0)
        assert state["stories"] == []
        player.play(0, 1, chance=Random(3), most=12)
        kept = player.state(0)["stories"]
    whole = at.ask("GET", "/stories", at.spectator).json()["stories"]
    assert whole and kept == whole
    assert at.ask("GET", "/stories", "A" * 22).status_code == 403


@pytest.mark.parametrize("kind", KINDS)
def test_they_are_told_alike_where_nobody_reads_them(kind: str) -> None:
    game, told = _finished(next(sitting(kind, 6)), 6)
    read = stories(game, told, 0)
    with speaking(UNREAD):
        assert stories(game, told, 0) == read
        unread = tell(game, game.events(0))
    assert unread == tell(game, game.events(0))
