"""Random games for properties and searches."""

from collections.abc import Iterator
from random import Random

from lisboa.rules import deal, engine
from lisboa.rules.options import PLAIN, Options
from lisboa.rules.state import State
from tests.rules.table import tables


def new(players: int, seed: int, options: Options = PLAIN) -> State:
    return engine.start(tables(), deal.draw(tables(), players, seed, options=options))


def questions(players: int, seed: int, options: Options = PLAIN) -> Iterator[State]:
    """Every state of a random game that asks a question; the last one is over."""
    s, chance = new(players, seed, options), Random(seed)
    yield s
    while s.answers:
        engine.apply(s, chance.choice(s.answers))
        yield s
