"""How much the engine works: what benchmarks and tests count where a clock would lie."""

from typing import Final


class Work:
    """Counts since the last reset."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        self.questions: int = 0  # whose answers were found
        self.clones: int = 0  # of states, by the engine itself
        self.positions: int = 0  # that the look-ahead had to play through
        self.largest: int = 0  # the most of them for one question


WORK: Final = Work()
