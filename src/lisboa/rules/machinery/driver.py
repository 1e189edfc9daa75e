"""The driver: whole games from compiled code, so that nobody pays for crossing at every step."""

from collections.abc import Callable
from typing import Final
from zlib import crc32

from lisboa.rules.machinery import engine
from lisboa.rules.machinery.state import State

MULTIPLIER: Final = 771_645_345
MODULUS: Final = 1_073_741_789

Choose = Callable[[State], int]  # one of `s.answers`; asked whenever there are at least two


class NotAnAnswer(ValueError):
    """A seat chose something that was not offered."""

    def __init__(self, action: int) -> None:
        super().__init__(action)
        self.action = action


class Course:
    """What was answered on the way, and how many answers there were to each question."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.offered: list[int] = []


def play_out(s: State, seats: list[Choose], most: int, course: Course | None = None) -> int:
    """Let every seat answer until the game is over or `most` questions were answered.

    Returns the number of decisions: questions with at least two answers.
    """
    decisions = 0
    for _ in range(most):
        answers = s.answers
        if not answers:
            break
        action = answers[0]
        if len(answers) > 1:
            decisions += 1
            action = seats[engine.seat_to_move(s)](s)
            if not any(action == answer for answer in answers):
                raise NotAnAnswer(action)
        if course is not None:
            course.actions.append(action)
            course.offered.append(len(answers))
        engine.apply(s, action)
    return decisions


class Uniform:
    """Any answer is as good as any other.

    Chance is one multiplication modulo a prime, with L'Ecuyer's numbers: small enough to stay
    machine numbers when compiled, the same everywhere, and no `random.Random` has to be seeded.
    """

    def __init__(self, seed: str) -> None:
        self._chance: int = crc32(seed.encode()) % (MODULUS - 1) + 1

    def choose(self, s: State) -> int:
        answers = s.answers
        self._chance = self._chance * MULTIPLIER % MODULUS
        return answers[self._chance * len(answers) // MODULUS]
