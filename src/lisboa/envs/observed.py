"""A game with an observer at every seat: what all environments share."""

from collections.abc import Callable

from lisboa.envs.encoding import Layout
from lisboa.envs.observer import Observer
from lisboa.game.decisions import refusal
from lisboa.game.faults import GameError, IllegalAction
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.state import State


class ObservedGame:
    """One game: who is asked, what a seat sees and what it may answer."""

    def __init__(self, layout: Layout, seats: int, agreement: Agreement) -> None:
        self.layout = layout
        self.seats = seats  # Lacerda's included
        self.agreement = agreement
        self._observer = Observer(layout, seats)
        self.mask = bytearray(layout.t.actions.size)  # of the seat that is asked
        self.s = State.bare(layout.t)
        self.asked: int = w.NONE

    def deal(self, seed: int, start: int | None = None) -> None:
        """Begin a new game."""
        dealt = deal.draw(self.layout.t, self.seats, seed, start, self.agreement)
        self.take(engine.start(self.layout.t, dealt))

    def take(self, s: State) -> None:
        """Go on from a state, which is then this table's own."""
        self.s = s
        self._observer = Observer(self.layout, self.seats)
        self._ask()

    def play(self, action: int) -> None:
        """Answer for the seat that is asked; IllegalAction says why not, and nothing changes."""
        self.check(action)
        self.advance(action)

    def advance(self, action: int) -> None:
        """The same for an answer that is known to be legal."""
        engine.apply(self.s, action)
        self._ask()

    def check(self, action: int) -> None:
        s = self.s
        if any(action == answer for answer in s.answers):
            return
        if not 0 <= action < s.t.actions.size:
            raise GameError("unknown-action", action=str(action))
        reason = refusal(s, action, engine.why_not(s, action))
        raise IllegalAction(reason, s.t.actions.name[action])

    def _ask(self) -> None:
        mask = bytearray(self.layout.t.actions.size)
        for action in self.s.answers:
            mask[action] = 1
        self.mask = mask
        self.asked = ag.seat_of(self.s.agenda[-1]) if self.s.agenda else w.NONE

    def observe(self, seat: int) -> bytes:
        """What a seat may know."""
        return self._observer.look(self.s, seat)

    def clone(self) -> "ObservedGame":
        """An independent game at the same point."""
        return _going_on(self.layout, self.seats, self.agreement, self.s.clone())

    def __reduce__(self) -> tuple[Callable[..., "ObservedGame"], tuple[object, ...]]:
        """For pickle and `copy`: what the seats see is written anew from the state."""
        return _going_on, (self.layout, self.seats, self.agreement, self.s.clone())


def _going_on(layout: Layout, seats: int, agreement: Agreement, s: State) -> ObservedGame:
    """A game at a state, which is then its own."""
    game = ObservedGame(layout, seats, agreement)
    game.take(s)
    return game
