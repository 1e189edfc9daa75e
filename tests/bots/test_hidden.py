"""No bot reads what its seat cannot know (G-136): neither by what it answers, nor by what it holds.

Everything hidden is dealt anew, so that the seat sees the same and nothing else is the same; a bot
that answers otherwise then has looked. Two bots with the same seed follow the same game, one in the
true world and one in such another world at every question, so what they remember is tried as well.
"""

import gc
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from lisboa.bots.protocol import Bot, Budget
from lisboa.bots.registry import MAKERS, find, names
from lisboa.game import Game, View, new_game
from lisboa.rules.machinery.deal import Deal
from lisboa.rules.machinery.state import Player, State
from lisboa.rules.machinery.tables import Tables
from tests.game.play import steps

FEW = Budget(iterations=2)
TABLES: dict[str, dict[str, Any]] = {  # how a game begins
    "two": {"players": 2},
    "three": {"players": 3, "variants": {"tasks": True, "starting_decrees": True}},
    "four": {"players": 4, "variants": {"tokens": True}},
    "solo": {"players": 1},
    "draft": {"players": 3, "variants": {"draft": True, "queen": True}},
}
STRIDE = 80  # questions from one stretch to the next
STRETCH = 3  # questions in a row, mostly of one turn


def begin(table: str, seed: int) -> Game:
    return new_game(seed=seed, **TABLES[table])


def stretches(game: Game, seed: int) -> Iterator[tuple[int, Game]]:
    """Questions with a choice, in stretches from all over a random game."""
    asked = 0
    for now in steps(game, seed):
        if len(now.legal) > 1:
            if asked % STRIDE < STRETCH:
                yield asked, now
            asked += 1


def elsewhere(view: View, chance: Random) -> View:
    """What the same seat sees in another world: the same."""
    world = view.sample(chance)
    twin = world.view(view.seat)
    assert (twin.to_dict(), twin.legal) == (view.to_dict(), view.legal)
    return twin


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("name", MAKERS)
def test_every_bot_answers_the_same_whatever_is_hidden(name: str, table: str) -> None:
    make, chance = MAKERS[name], Random(f"{name} {table}")
    game, tried = begin(table, seed=len(table)), 0
    bots: dict[int, tuple[Bot, Bot]] = {}
    for number, now in stretches(game, seed=1):
        assert now.decision is not None
        seat = now.decision.seat
        here, there = bots.setdefault(seat, (make(seat), make(seat)))
        view = now.view(seat)
        answer = here.choose(view, view.legal, FEW)
        assert answer in view.legal
        twin = elsewhere(view, chance)
        assert there.choose(twin, twin.legal, FEW) == answer, (number, now.decision)
        tried += 1
    assert tried >= 5


def test_every_name_is_one_of_these_bots() -> None:
    """Levels differ in their budgets alone."""
    assert all(find(name).make in MAKERS.values() for name in names())


class Peeking:
    """A dishonest bot, to see that the test above would notice it."""

    def __init__(self, worlds: list[State]) -> None:
        self.worlds = worlds

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        cards = [sum(p.hand) for p in self.worlds.pop().players]
        return legal[sum(cards) % len(legal)]


def test_a_bot_that_peeks_is_noticed() -> None:
    chance, differs = Random(1), 0
    for _, now in stretches(begin("three", 1), seed=1):
        assert now.decision is not None
        view = now.view(now.decision.seat)
        worlds = [now.state, view.sample_state(chance)]
        answers = {Peeking([s]).choose(view, view.legal, FEW) for s in worlds}
        differs += len(answers) > 1
    assert differs > 3


# ---- what can be reached from a view ----

OURS = (View, State, Player, Deal, Game)
CONTAINERS = (list, tuple, dict, set)


def reachable(*roots: object) -> list[object]:
    """All that one gets to from here by attributes and items; printed things hold no secrets."""
    found: dict[int, object] = {}
    waiting = [*roots]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found or isinstance(thing, Tables):
            continue
        if isinstance(thing, (*OURS, *CONTAINERS)) or _is_closure(thing):
            found[id(thing)] = thing
            waiting += gc.get_referents(thing)
            waiting += vars(thing).values() if hasattr(thing, "__dict__") else ()
    return list(found.values())


def _is_closure(thing: object) -> bool:
    return type(thing).__name__ in ("function", "method", "cell", "builtin_function_or_method")


def secrets(s: State, seat: int) -> tuple[list[set[int]], list[tuple[int, ...]]]:
    """Hands and packs, whose cards are secret, and piles whose order is."""
    known = {*s.players[seat].passed}
    hands = [{*p.hand} - {*p.seen} - known for other, p in enumerate(s.players) if other != seat]
    hands += [{*pack} - known for other, pack in enumerate(s.packs) if other != seat]
    piles = [s.bag[s.bag_next :], s.decree_deck[s.decree_next :], s.purple]
    piles += [x[n + 1 :] for x, n in zip(s.stacks, s.stack_next, strict=True)]
    piles += [x[n + 1 :] for x, n in zip(s.building_stack, s.building_next, strict=True)]
    piles += s.later_stacks
    return (
        [hand for hand in hands if len(hand) > 2],
        [pile for pile in piles if len(pile) > 2 and list(pile) != sorted(pile)],
    )


def runs(numbers: tuple[int, ...], length: int) -> Iterator[tuple[int, ...]]:
    for first in range(len(numbers) - length + 1):
        yield numbers[first : first + length]


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("table", TABLES)
def test_nothing_hidden_can_be_reached_from_a_view(table: str) -> None:
    looked = 0
    for now in islice(steps(begin(table, seed=9), 2), 0, None, 15):
        if now.decision is None:
            break
        s, view = now.state, now.view(now.decision.seat)
        held = reachable(view, view.legal)
        states = [thing for thing in held if isinstance(thing, State)]
        assert len(states) == 1  # the masked one
        assert not any(thing is s or isinstance(thing, Deal | Game) for thing in held)
        numbers = [
            tuple(thing)
            for thing in held
            if isinstance(thing, list | tuple) and all(type(x) is int for x in thing)
        ]
        hands, piles = secrets(s, now.decision.seat)
        for hand in hands:
            assert not any(hand == {*some} for some in numbers)
        for pile in piles:
            length = min(len(pile), 4)
            assert not any(pile[:length] in runs(some, length) for some in numbers)
        looked += len(hands) + len(piles)
    assert looked > 20


def test_the_walk_would_find_a_state() -> None:
    game = begin("two", 1)
    view = game.view(0)
    view.names.append([lambda: game.state])  # type: ignore[arg-type]  # a view that leaks
    held = reachable(view)
    assert any(thing is game.state for thing in held)
    assert any(thing is game.state.players[1].hand for thing in held)


def test_samples_differ_in_what_is_hidden() -> None:
    """Otherwise there would be nothing to notice."""
    for table in TABLES:
        now = next(islice(steps(begin(table, 3), 3), 20, None))
        assert now.decision is not None
        view = now.view(now.decision.seat)
        worlds = {view.sample_state(Random(seed)).hash() for seed in range(5)}
        assert len(worlds) == 5
