"""Bots that try the patience of the workers, each in its own way; they are found by their path."""

import os
import time
from pathlib import Path

from lisboa.bots.protocol import Budget
from lisboa.game import View


class Sleeper:
    """Thinks for a minute, whatever it was allowed."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        time.sleep(60)
        return legal[0]


class Ponderer:
    """Takes its time and answers well; nobody told it to hurry."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        time.sleep(0.5)
        return legal[0]


class Killer:
    """Takes its process with it."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        os._exit(9)


class OnceKiller:
    """Does so the first time only: a file remembers."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        mark = Path(os.environ["LISBOA_TEST_MARK"])
        if not mark.exists():
            mark.touch()
            os._exit(9)
        return legal[self._seed % len(legal)]


class Babbler:
    """Answers with nonsense."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        return -1
