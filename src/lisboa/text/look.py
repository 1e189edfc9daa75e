"""The table as one seat sees it, and the words in which all its parts are told."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial, reduce

from lisboa.game import Game
from lisboa.game.positions.writing import masked
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Player, State
from lisboa.rules.machinery.tables import Tables
from lisboa.text import say, things

Fact = tuple[str, str]  # what it is about, and what is said about it
_say = partial(say, "play")


@dataclass(frozen=True)
class Look:
    """The table as one seat sees it (None: a spectator); nothing hidden is in here."""

    state: State
    names: Sequence[str]  # as people read them
    seat: int | None

    @property
    def t(self) -> Tables:
        return self.state.t

    @property
    def own(self) -> Player | None:
        return None if self.seat is None else self.state.players[self.seat]


def look(game: Game, seat: int | None) -> Look:
    return Look(masked(game.state, seat), things.all_called(game.names), seat)


def lacerda(s: State) -> int:
    """The seat of Lacerda, or NONE."""
    return w.LACERDA if s.agreement.solo else w.NONE


# ---- lists and numbers ----


def listed(parts: Sequence[str]) -> str:
    """ "a, b and c", or "none" """
    return things.listed(parts) if parts else _say("none")


def items(parts: Sequence[str]) -> str:
    return reduce(lambda some, more: _say("items", first=some, second=more), parts or [""])


def counted(names: Sequence[str], numbers: Sequence[int]) -> str:
    """ "2 gold, 1 cloth": only what there is."""
    return listed([_say("count", n=n, what=x) for x, n in zip(names, numbers, strict=True) if n])


def goods(numbers: Sequence[int]) -> str:
    return listed([things.goods(good, n) for good, n in enumerate(numbers) if n])


def cubes(heap: Sequence[int]) -> str:
    """ "1 brown, 2 red" """
    return counted([things.colour(colour) for colour in range(w.COLOURS)], heap)


def cubes_of(heaps: list[int], line: int) -> list[int]:
    return heaps[line * w.COLOURS : (line + 1) * w.COLOURS]


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else str(n).replace("-", "−")
