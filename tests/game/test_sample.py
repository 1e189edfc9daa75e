"""A sample agrees with the view, holds every component once, and is uniform (G-136)."""

from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

import pytest

from lisboa.game import Game, View, from_position, new_game
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State
from tests.game.play import PLAYERS, after, steps
from tests.rules.test_properties import cards_in_play, check_player

pytestmark = pytest.mark.rule("G-136")

DRAWS = 6000


def is_uniform(counts: Mapping[Any, int], cells: int) -> bool:
    """Chi-square below the point that one uniform sample in a thousand exceeds.

    The point is that of Wilson and Hilferty's approximation, good for five or more cells.
    """
    draws = sum(counts.values())
    expected = draws / cells
    assert expected >= 5
    missing = cells - len(counts)
    chi = sum((n - expected) ** 2 / expected for n in counts.values()) + missing * expected
    freedom = cells - 1
    point = 3.09  # of the normal distribution, one in a thousand
    most = freedom * (1 - 2 / (9 * freedom) + point * sqrt(2 / (9 * freedom))) ** 3
    return len(counts) <= cells and chi < most


def test_the_test_of_uniformity_finds_what_is_not_uniform() -> None:
    chance = Random(1)
    fair = Counter(chance.randrange(10) for _ in range(DRAWS))
    loaded = Counter(min(chance.randrange(11), 9) for _ in range(DRAWS))
    assert is_uniform(fair, 10)
    assert not is_uniform(loaded, 10)


def samples(game: Game, seat: int | None, seed: int) -> list[State]:
    view, chance = game.view(seat), Random(seed)
    return [view.sample_state(chance) for _ in range(DRAWS)]


@pytest.fixture(scope="module")
def early() -> list[State]:
    """Three players, after set-up."""
    return samples(after(3, 5, 3), 0, 50)


def test_a_red_stack_is_uniform(early: list[State]) -> None:
    stacks = Counter(s.stacks[w.KING][1:] for s in early)
    assert is_uniform(stacks, 24)  # four cards below the one that is seen


def test_a_brown_stack_is_uniform(early: list[State]) -> None:
    assert is_uniform(Counter(s.later_stacks[w.BUILDER] for s in early), 120)


def test_every_card_is_as_likely_in_a_hidden_hand(early: list[State]) -> None:
    """A hand of 5 from the 16 blue cards that seat 0 does not hold."""
    held = Counter(card for s in early for card in s.players[1].hand)
    assert len(held) == 16
    assert sum(held.values()) == 5 * DRAWS
    # The five cards of a hand exclude each other, which narrows the spread: the test is strict.
    assert is_uniform(held, 16)


def test_the_first_tile_of_the_bag_is_uniform() -> None:
    """Every tile is as likely to come first, so a front with two copies is twice as likely."""
    game = after(2, 3, 2)
    bag = game.state.bag[game.state.bag_next :]
    copies = Counter(bag)
    chance, view = Random(8), game.view(None)
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(DRAWS):
        front = view.sample_state(chance).bag[0]
        seen[front, chance.randrange(copies[front])] += 1  # which copy it is nobody can tell
    assert is_uniform(seen, len(bag))


def test_the_bag_is_uniform_when_three_tiles_are_left() -> None:
    game = from_position(
        {
            "seats": ["A", "B"],
            "church": {"bag": ["clergy-discount", "clergy-trade-any", "clergy-open-bonus"]},
        }
    )
    bags = Counter(s.bag[s.bag_next :] for s in samples(game, 1, 4))
    assert set(bags) <= set(permutations(sorted(game.state.bag)))
    assert is_uniform(bags, 6)


def test_buildings_are_uniform_across_both_stacks() -> None:
    """A tile that nobody has seen may lie in either stack; its side is that of the stack."""
    game = from_position(
        {
            "seats": ["A", "B"],
            "architects": {
                "blue": {"stack": ["building-01-blue", "building-02-blue", "building-03-blue"]},
                "green": {"stack": ["building-04-green", "building-05-green"]},
            },
        }
    )
    t = game.state.t
    seen = Counter(
        tuple(face % t.buildings for stack in s.building_stack for face in stack[1:])
        for s in samples(game, 0, 9)
    )
    assert set(seen) == set(permutations((1, 2, 4)))
    assert is_uniform(seen, 6)
    chance, view = Random(1), game.view(None)
    for s in (view.sample_state(chance) for _ in range(50)):
        for architect, stack in enumerate(s.building_stack):
            assert {face // t.buildings for face in stack} == {architect}


def test_hands_after_the_period_change_are_uniform() -> None:
    """Purple cards that nobody has seen: in a hand or out of the game."""
    game = from_position({"seats": ["A", "B"], "period": 2})
    own = set(game.state.players[0].hand)
    held = Counter(card for s in samples(game, 0, 2) for card in s.players[1].hand)
    assert not set(held) & own
    assert is_uniform(held, 16)


def test_a_returned_tile_may_go_anywhere_into_the_bag() -> None:
    game = new_game(2, 6)
    places = Counter(s.returns[:1] for s in samples(game, 0, 3))
    assert is_uniform(places, len(game.state.bag) + 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_samples_hold_every_component_as_often_as_the_game(players: int) -> None:
    for number, game in enumerate(steps(new_game(players, 13), 13)):
        for seat in (None, number % players):
            sample = game.view(seat).sample_state(Random(number))
            check_components(sample, game.state)
            for p in sample.players:
                check_player(sample, p)


def check_components(sample: State, s: State) -> None:
    cards = cards_in_play(sample)
    assert len(cards) == len(set(cards)) == len(cards_in_play(s))
    assert Counter(sample.t.card_deck[card] for card in cards) == Counter(
        s.t.card_deck[card] for card in cards_in_play(s)
    )
    assert sorted(sample.bag[sample.bag_next :]) == sorted(s.bag[s.bag_next :])
    assert sorted(sample.decree_deck) == sorted(s.decree_deck[s.decree_next :])
    for now, before, place in zip(sample.stacks, s.stacks, s.stack_next, strict=True):
        assert sorted(now) == sorted(before[place:])
    assert list(map(sorted, sample.later_stacks)) == list(map(sorted, s.later_stacks))
    left = [face % s.t.buildings for stack in sample.building_stack for face in stack]
    assert sorted(left) == sorted(
        face % s.t.buildings
        for stack, place in zip(s.building_stack, s.building_next, strict=True)
        for face in stack[place:]
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_a_sample_can_be_played_to_the_end(players: int) -> None:
    for answers in (0, 30, 90, 150):
        game = after(players, 17, answers)
        sample = game.view(0).sample(Random(answers))
        for _ in steps(sample, answers):
            pass
        assert sample.over
        assert not game.over


def test_samples_of_the_same_chance_are_the_same() -> None:
    view: View = after(4, 1, 40).view(2)
    first, second = view.sample(Random(6)), view.sample(Random(6))
    assert first.state.hash() == second.state.hash()
    assert view.sample(Random(7)).state.hash() != first.state.hash()
