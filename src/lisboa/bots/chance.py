"""The bot that leaves everything to chance: the yardstick below all others."""

import random

from lisboa.bots.protocol import Budget
from lisboa.game.view import View


class Random:
    """Any answer is as good as any other."""

    def __init__(self, seed: int) -> None:
        # Of Random, only `random()` is promised to stay the same in every version of Python.
        self._chance = random.Random(f"random {seed}")

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        return legal[int(self._chance.random() * len(legal))]
