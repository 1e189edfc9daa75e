"""The answers of a game turn by turn, as its record tells them."""

from collections.abc import Iterable
from dataclasses import dataclass

from lisboa.rules.machinery import engine
from lisboa.rules.machinery.state import State


@dataclass(slots=True)
class Turn:
    """A turn in which somebody answered something."""

    number: int
    answers: list[tuple[int, int]]  # (seat, action)
    hash: str = ""  # of the state after it, once it is over


class Turns:
    """All turns of a game, kept up with it."""

    def __init__(self, first: State, actions: Iterable[int]) -> None:
        self.all: list[Turn] = []
        now = first
        for action in actions:
            before, now = now, now.clone()
            engine.apply(now, action)
            self.note(before, action, now)

    def note(self, before: State, action: int, now: State) -> None:
        """An answer, and the states around it."""
        if not self.all or self.all[-1].number != before.turn:
            self.all.append(Turn(before.turn, []))
        turn = self.all[-1]
        turn.answers.append((engine.seat_to_move(before), action))
        if now.turn != turn.number:
            turn.hash = now.hash()

    def take_back(self) -> None:
        """The last answer was taken back."""
        turn = self.all[-1]
        turn.answers.pop()
        turn.hash = ""
        if not turn.answers:
            self.all.pop()
