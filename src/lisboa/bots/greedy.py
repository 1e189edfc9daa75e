"""greedy: looks at all it can do in this turn, and takes what looks best at its end."""

from random import Random
from typing import Final

from lisboa.bots import weights
from lisboa.bots.beam import place_of_best, rank
from lisboa.bots.protocol import Budget
from lisboa.bots.weights import Tuned
from lisboa.game.view import View

WIDTH: Final = 6  # lines that go on at every step


class Greedy:
    """Deterministic: the same seed and the same views give the same answers."""

    def __init__(self, seed: int, tuned: Tuned | None = None) -> None:
        self._random = Random(f"greedy {seed}")
        self._tuned = tuned or weights.shipped("greedy")

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        """The answer that begins the best line; of equals the first.

        One world is enough: a line ends where something hidden is turned up.
        """
        s = view.sample_state(self._random)
        s.answers = legal
        values = rank(s, self._tuned[s.agreement.solo], WIDTH)
        return legal[place_of_best(values)]
