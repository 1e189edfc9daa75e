"""Who answers the questions of a simulated game."""

from collections.abc import Callable
from typing import Final, Protocol

from lisboa.rules.driver import Uniform
from lisboa.rules.state import State


class Policy(Protocol):
    """One seat of one game; it is asked whenever there are at least two answers."""

    def choose(self, s: State) -> int:
        """One of `s.answers`."""
        ...


def random_policy(seed: int, seat: int) -> Policy:
    """Any answer is as good as any other."""
    return Uniform(f"random {seed} {seat}")  # the deal draws from the bare number


# By name: how a policy sits down at a game (its seed and seat).
POLICIES: Final[dict[str, Callable[[int, int], Policy]]] = {"random": random_policy}
