"""Alone against Lacerda, and with variants: what holds for plain games holds here as well."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import lisboa
from lisboa.game import Game, GameError, RecordError, from_position, load, new_game
from lisboa.rules import actions as act
from lisboa.rules import agenda as ag
from lisboa.rules import events as e
from lisboa.rules import words as w
from tests.game.nonsense import refused
from tests.game.play import steps, varied
from tests.game.test_records import redealt
from tests.game.test_sample import is_uniform
from tests.game.test_schema import SCHEMA, faults
from tests.game.test_undo import snapshot
from tests.game.test_views import close_twin, distant_twin, live_together, outlook, seen, told
from tests.game.test_wrong_positions import play_on
from tests.rules.test_properties import cards_in_play

SOLO = 1
SEEDS = range(6)
SETTINGS = [*((seed, SOLO) for seed in range(3)), *((seed, None) for seed in range(100, 106))]


@pytest.fixture(params=SETTINGS, ids=lambda x: f"solo-{x[0]}" if x[1] else f"varied-{x[0]}")
def setting(request: pytest.FixtureRequest) -> tuple[int, int | None]:
    seed, players = request.param
    return seed, players


def fresh(setting: tuple[int, int | None]) -> Game:
    seed, players = setting
    if players == SOLO and not seed:
        return new_game(1, seed)
    return varied(seed, players)


def played(setting: tuple[int, int | None]) -> Iterator[Game]:
    return steps(fresh(setting), setting[0])


def seats_of(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


# ---- there and back ----


def test_a_position_gives_the_identical_game_at_every_step(
    setting: tuple[int, int | None],
) -> None:
    for game in played(setting):
        doc = json.loads(json.dumps(game.position()))
        assert not faults(doc, SCHEMA)
        again = from_position(doc)
        assert again.state.hash() == game.state.hash()
        assert again.state.options == game.state.options
        assert again.state.plot_reward == game.state.plot_reward
        assert again.state.site_reward == game.state.site_reward
        assert [a.id for a in again.legal] == [a.id for a in game.legal]
        assert again.position() == doc


def test_a_game_from_a_position_goes_on_in_the_same_way(setting: tuple[int, int | None]) -> None:
    for answers in (1, 9, 70):
        game = fresh(setting)
        for _ in steps(game, 3, answers):
            pass
        again = from_position(game.position())
        for seat in seats_of(game):
            assert seen(again, seat) == seen(game, seat)
        for one, other in zip(steps(game, 5), steps(again, 5), strict=True):
            assert one.state.hash() == other.state.hash()
        assert game.result == again.result


def test_a_record_replays_to_the_identical_state(setting: tuple[int, int | None]) -> None:
    for number, game in enumerate(played(setting)):
        if number % 25 and not game.over:
            continue
        again = load(game.record())
        assert again.state.hash() == game.state.hash()
        assert again.state.options == game.state.options
        assert again.deal == game.deal
        assert again.names == game.names
        assert again.record() == game.record()
        assert again.result == game.result
        assert [x.told for x in again.events()] == [x.told for x in game.events()]


# ---- taking back ----


def test_undo_restores_exactly(setting: tuple[int, int | None]) -> None:
    game, chance = fresh(setting), Random(setting[0])
    taken_back = 0
    while not game.over:
        action = chance.choice(game.legal)
        if action.final or taken_back > 60:
            game.play(action)
            continue
        since = len(game.events()) - 3
        before = snapshot(game, since)
        game.play(action)
        now = game.state.hash()
        game.undo()
        assert snapshot(game, since) == before
        game.play(action)
        assert game.state.hash() == now
        taken_back += 1
    assert taken_back > 30


@pytest.mark.rule("G-153", "SOLO-FOL-01")
def test_lacerdas_follow_is_taken_back_with_the_turn_it_follows() -> None:
    """Nothing hidden is turned up by it, so what led to it can be taken back."""
    found = 0
    for seed in range(30):
        game = new_game(1, seed)
        for _ in steps(game, seed, 150):
            if game.over:
                break
            for action in game.legal:
                if action.final:
                    continue
                number, before = len(game.events()), snapshot(game, 0)
                game.play(action)
                follows = [x for x in game.events(since=number) if x.told[:2] == (e.FOLLOWS, 1)]
                game.undo()
                if follows:
                    assert snapshot(game, 0) == before
                    found += 1
                    break
            if found > 3:
                return
    raise AssertionError(found)


# ---- what a seat cannot know ----


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("twin_of", [distant_twin, close_twin])
def test_twins_look_the_same_to_whoever_cannot_tell_them_apart(
    setting: tuple[int, int | None], twin_of: Callable[[Game, int | None, Random], Game]
) -> None:
    for number, game in enumerate(played(setting)):
        if number % 23 and number > 12:
            continue
        seats = seats_of(game)
        seat = seats[number % len(seats)]
        chance = Random(number)
        twin = twin_of(game, seat, chance)
        original = Game.of_state(game.state.clone(), game.names)
        assert seen(original, seat) == seen(twin, seat)
        assert outlook(original, seat, Random(5)) == outlook(twin, seat, Random(5))
        for action in live_together(original, twin, seat, chance):
            assert seen(original, seat) == seen(twin, seat), action
            assert told(original, seat, 0) == told(twin, seat, 0)
            assert outlook(original, seat, Random(action)) == outlook(twin, seat, Random(action))


@pytest.mark.rule("G-136")
def test_every_sample_agrees_with_its_view(setting: tuple[int, int | None]) -> None:
    for number, game in enumerate(played(setting)):
        seats = seats_of(game)
        for seat in {seats[number % len(seats)], game.decision.seat if game.decision else None}:
            sample = game.view(seat).sample(Random(number))
            assert seen(game, seat) == seen(sample, seat)
            cards = [*cards_in_play(sample.state), *(x for p in sample.state.packs for x in p)]
            assert len(cards) == len(set(cards))
            assert min(cards) >= 0
            assert sorted(sample.state.task_deck) == sorted(
                game.state.task_deck[game.state.task_next :]
            )


@pytest.mark.rule("G-136")
def test_what_is_written_for_a_seat_is_the_same_in_twin_games(
    setting: tuple[int, int | None],
) -> None:
    compared = 0
    for number, game in enumerate(played(setting)):
        if game.over or number % 8:
            continue
        seats = seats_of(game)
        seat = seats[number // 8 % len(seats)]
        draft = game.state.options.draft
        twin = (redrafted if draft else redealt)(game, seat, Random(number))
        if twin is not None:
            assert twin.record(known_to=seat) == game.record(known_to=seat)
            assert twin.record() != game.record()
            compared += 1
    assert compared > 3


def came_by(game: Game, seat: int | None) -> set[int]:
    if seat is None:
        return set()
    s = game.state
    p = s.players[seat]
    return {*p.hand, *p.shown, *p.passed, *(s.packs[seat] if s.packs else [])}


def redrafted(game: Game, seat: int | None, chance: Random) -> Game | None:
    """A twin in which another player was dealt, and kept, a card that the seat never saw."""
    s, deal, c = game.state, game.deal, game.state.t.actions
    assert deal is not None
    if s.period > 1:
        return None
    known = came_by(game, seat)
    dealt = {card for hand in deal.hands for card in hand}
    undealt = [card for card in s.t.deck[w.BLUE_DECK] if card not in dealt]
    hidden = [
        (other, card)
        for other, p in enumerate(s.players)
        if other != seat
        for card in p.hand
        if card in dealt and card not in known
    ]
    if not hidden or not undealt:
        return None
    other, old = chance.choice(hidden)
    new = chance.choice(undealt)
    swap = {old: new}
    base = c.base[act.KEEP_CARD]
    actions = [
        base + swap.get(c.thing[x], c.thing[x]) if c.verb[x] == act.KEEP_CARD else x
        for x in game.actions
    ]
    # The first two cards are kept in the order of their numbers (G-152).
    turn = (other - s.start) % len(s.players)
    actions[2 * turn : 2 * turn + 2] = sorted(actions[2 * turn : 2 * turn + 2])
    hands = tuple(tuple(sorted(swap.get(x, x) for x in hand)) for hand in deal.hands)
    twin = Game.of_deal(game.edition, replace(deal, hands=hands), game.names)
    try:
        for action in actions:
            twin.play(action)
    except ValueError:
        return None
    assert seen(twin, seat) == seen(game, seat)
    assert told(twin, seat, 0) == told(game, seat, 0)
    return twin
