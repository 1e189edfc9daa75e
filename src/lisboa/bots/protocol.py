"""What a bot is: it sees what its seat may see, and answers."""

from collections.abc import Callable
from dataclasses import dataclass
from inspect import signature
from typing import Protocol

from lisboa.game.view import View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one answer; None: as it likes."""

    seconds: float | None = None
    iterations: int | None = None


class Bot(Protocol):
    """One seat of one game; it is asked whenever there are at least two answers."""

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        """One of the legal answers, by its number in the catalogue."""
        ...


Maker = Callable[[int], Bot]  # from a seed: the same seed and views give the same answers


def can_take(what: object, *arguments: object) -> bool:
    """Whether something can be called with these arguments; what does not tell is believed."""
    if not callable(what):
        return False
    try:
        signature(what).bind(*arguments)
    except TypeError:
        return False
    except ValueError:  # written in C
        return True
    return True
