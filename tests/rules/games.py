"""Random games for properties and searches."""

from collections.abc import Iterator
from random import Random

from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery.agreement import PLAIN, Agreement
from lisboa.rules.machinery.state import State
from tests.rules.table import tables


def new(players: int, seed: int, agreement: Agreement = PLAIN) -> State:
    return engine.start(tables(), deal.draw(tables(), players, seed, agreement=agreement))


def questions(players: int, seed: int, agreement: Agreement = PLAIN) -> Iterator[State]:
    """Every state of a random game that asks a question; the last one is over."""
    s, chance = new(players, seed, agreement), Random(seed)
    yield s
    while s.answers:
        engine.apply(s, chance.choice(s.answers))
        yield s
