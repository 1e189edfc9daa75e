"""Several things chosen at once, in any order, where the engine asks for them one by one.

Which officials return, which goods pay for a ship, which tiles go to the church, which cards are
discarded or kept: the order makes no difference, so the engine asks in one fixed order (G-152).
People name what they mean in the order in which they think of it. A `Picking` is such a question as
they see it, and knows the answers that the engine has to be given.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from lisboa.game.decisions import refusal
from lisboa.game.faults import IllegalAction
from lisboa.rules import draft, officials
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import engine
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.state import State

if TYPE_CHECKING:
    from lisboa.game.game import Game

# The questions, and the verb of what is picked there.
PICKED: Final = {
    ag.ASK_SHIP_GOODS: act.PAY_GOOD,
    ag.ASK_RETURN: act.RETURN,
    ag.ASK_GIVE_TILE: act.GIVE_TILE,
    ag.ASK_DISCARD: act.DISCARD,
    ag.ASK_KEEP_CARD: act.KEEP_CARD,
}
# Those where everybody stops when they like.
OPTIONAL: Final = frozenset({ag.ASK_GIVE_TILE, ag.ASK_DISCARD})


@dataclass(frozen=True)
class Picking:
    """Which of these things? `number` says how many; None: as many as one likes."""

    state: State
    things: tuple[int, ...]  # actions, each of which belongs to some choice
    number: int | None

    @property
    def stop(self) -> int:
        """The answer that ends a choice of any number."""
        return self.state.t.actions.base[act.STOP]

    def complete(self, picked: Sequence[int]) -> bool:
        """Whether nothing more can be picked."""
        if self.number is not None:
            return len(picked) >= self.number
        return not self.left(picked)

    def left(self, picked: Sequence[int]) -> list[int]:
        """What can be picked besides, one thing as often as it is there."""
        return [thing for thing in self.things if self.there(thing) > picked.count(thing)]

    def answers(self, picked: Sequence[int]) -> list[int]:
        """What the engine is to be told; `IllegalAction` if these cannot be chosen together."""
        now, out = self.state.clone(), []
        ordered = sorted(picked)
        for place, action in enumerate(ordered):
            if not goes_on(self.state, now):  # what had to follow was answered by the engine
                break
            if self.there(action) - there(now, action) > ordered[:place].count(action):
                continue  # so was this one, between two that were not
            if action not in now.answers:
                reason = refusal(now, action, engine.why_not(now, action))
                raise IllegalAction(reason, now.t.actions.name[action])
            out.append(action)
            engine.apply(now, action)
        if self.number is None and goes_on(self.state, now):
            out.append(self.stop)
        return out

    def final(self, picked: Sequence[int]) -> bool:
        """Whether this choice cannot be taken back."""
        now = self.state.clone()
        for action in self.answers(picked):
            if engine.is_final(now, action):
                return True
            engine.apply(now, action)
        return False

    def there(self, thing: int) -> int:
        """How often something can be picked."""
        return there(self.state, thing)


def there(s: State, thing: int) -> int:
    """How often something can still be picked."""
    seat, number = engine.seat_to_move(s), s.t.actions.thing[thing]
    match ag.kind_of(s.agenda[-1]):
        case ag.ASK_RETURN:
            return officials.at(s, seat, number)
        case ag.ASK_GIVE_TILE:
            return s.players[seat].clergy.count(number)
    return 1


def picking(s: State) -> Picking | None:
    """The question as one choice of several things, or None if one thing is asked for."""
    if not s.agenda or ag.kind_of(s.agenda[-1]) not in PICKED:
        return None
    asked = s.agenda[-1]
    kind = ag.kind_of(asked)
    actions = [x for x, verb in enumerate(s.t.actions.verb) if verb == PICKED[kind]]
    # What stands late in the order cannot come first, yet belongs to many a choice.
    things = tuple(x for x in actions if engine.why_not(s, x) in (r.ALLOWED, r.TOO_FEW_LEFT))
    number = None if kind in OPTIONAL else _number(asked)
    found = Picking(s, things, number)
    return found if number != 1 and len(things) > 1 else None


def _number(asked: int) -> int:
    return draft.to_keep(asked) if ag.kind_of(asked) == ag.ASK_KEEP_CARD else ag.a_of(asked)


def goes_on(first: State, now: State) -> bool:
    """Whether the same choice is still being made: below it, the agenda has not changed."""
    if not now.agenda or not first.agenda or ag.kind_of(now.agenda[-1]) not in PICKED:
        return False
    asked, before = now.agenda[-1], first.agenda[-1]
    same = ag.kind_of(asked) == ag.kind_of(before) and ag.seat_of(asked) == ag.seat_of(before)
    return same and now.agenda[:-1] == first.agenda[:-1]


def take_back(game: "Game") -> None:
    """Undo the last answer, and if it was one of several picked at once, all of them."""
    game.undo()
    while game.can_undo:
        after, last = game.state, game.actions[-1]
        game.undo()
        if not goes_on(game.state, after):
            game.play(last)
            return
