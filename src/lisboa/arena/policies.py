"""Who answers the questions of a simulated game."""

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from lisboa.rules.state import State


class Policy(Protocol):
    """One seat of one game; it is asked whenever there are at least two answers."""

    def choose(self, s: State) -> int:
        """One of `s.answers`."""
        ...


class RandomPolicy:
    """Any answer is as good as any other."""

    def __init__(self, seed: int, seat: int) -> None:
        # A seed of its own: the deal draws from the bare number. Of Random, only `random()` is
        # promised to stay the same in every version of Python.
        self._random = Random(f"random {seed} {seat}").random

    def choose(self, s: State) -> int:
        return s.answers[int(self._random() * len(s.answers))]


# By name: how a policy sits down at a game (its seed and seat).
POLICIES: Final[dict[str, Callable[[int, int], Policy]]] = {"random": RandomPolicy}
