"""Several things chosen at once, in any order (G-152)."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

import lisboa
from lisboa.game import Game, IllegalAction
from lisboa.game.picking import PICKED, Picking, goes_on, picking, take_back
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import engine
from lisboa.rules.machinery.state import State


def ends(first: State, now: State) -> set[str]:
    """Where the engine's own questions lead, answer by answer."""
    if not goes_on(first, now):
        return {now.hash()}
    out = set()
    for action in now.answers:
        after = now.clone()
        engine.apply(after, action)
        out |= ends(first, after)
    return out


def choices(asked: Picking) -> list[tuple[int, ...]]:
    """Every choice that can be put together from what is offered."""
    pieces = [thing for thing in asked.things for _ in range(asked.there(thing))]
    sizes = range(len(pieces) + 1) if asked.number is None else [asked.number]
    return sorted({each for size in sizes for each in combinations(pieces, size)})


def after(state: State, actions: list[int]) -> State:
    now = state.clone()
    for action in actions:
        assert action in now.answers
        engine.apply(now, action)
    return now


def games() -> list[Game]:
    plain = [lisboa.new_game(players, seed) for players in (1, 2, 3, 4) for seed in (1, 2, 3)]
    return [*plain, *(lisboa.new_game(3, seed, variants={"draft": True}) for seed in (4, 5))]


@pytest.mark.rule("G-152")
def test_every_choice_in_any_order_is_what_the_engine_offers_in_one() -> None:
    chance, met = Random(1), Counter[int]()
    for game in games():
        while game.decision is not None:
            asked = picking(game.state)
            if asked is not None:
                met[ag.kind_of(game.state.agenda[-1])] += 1
                reached = set()
                for choice in choices(asked):
                    mixed = chance.sample(choice, len(choice))
                    now = after(game.state, asked.answers(mixed))
                    assert not goes_on(game.state, now)
                    reached.add(now.hash())
                assert reached == ends(game.state, game.state)
            game.play(chance.choice(game.legal))
    assert {*met} == {*PICKED}


def at_the_change_of_periods() -> Game:
    chance, game = Random(2), lisboa.new_game(2, 1)
    while game.decision is not None and game.decision.kind != "ask-discard":
        game.play(chance.choice(game.legal))
    return game


@pytest.mark.rule("G-152", "PERIOD-07")
def test_cards_are_discarded_in_any_order_and_taken_back_together() -> None:
    game = at_the_change_of_periods()
    asked = picking(game.state)
    assert asked is not None
    first, *_, last = asked.things
    begun, before = game.state.hash(), len(game.actions)
    for action in asked.answers([last, first]):
        game.play(action)
    held = {game.state.t.actions.thing[x] for x in (first, last)}
    assert held <= {*game.state.discards}
    if game.can_undo:
        take_back(game)
        assert (game.state.hash(), len(game.actions)) == (begun, before)


def test_what_cannot_be_picked_together_is_refused() -> None:
    game = at_the_change_of_periods()
    asked = picking(game.state)
    assert asked is not None
    thing = asked.things[0]
    with pytest.raises(IllegalAction):
        asked.answers([thing, thing])
    assert asked.left([thing]) == list(asked.things[1:])
    assert asked.complete(asked.things)
    assert asked.final([]) == engine.is_final(game.state, asked.stop)


def test_a_single_thing_is_no_choice_of_several() -> None:
    game = lisboa.new_game(3, 1)
    assert picking(game.state) is None
