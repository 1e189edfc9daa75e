"""Chapter 10, FAV: obtaining a royal favour."""

from lisboa.rules import task_cards
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import ASK_FAVOUR, seat_of, task
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import State, changed, plus


def forbids(s: State, seat: int) -> int:
    return r.ALL_FAVOURS if all(n > 0 for n in s.players[seat].favours) else r.ALLOWED  # G-77


def obtain(s: State, seat: int) -> None:
    s.then(task(ASK_FAVOUR, seat))


class FavourQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base[act.TAKE_FAVOUR]
        return [base + noble for noble in range(w.NOBLES)]

    def forbids(self, s: State, asked: int, action: int) -> int:
        owned = s.players[seat_of(asked)].favours[s.t.actions.thing[action]]
        return r.FAVOUR_OWNED if owned else r.ALLOWED  # FAV-01/02

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, noble = seat_of(asked), s.t.actions.thing[action]
        take(s, seat, noble)
        task_cards.did(s, seat, w.FAVOUR)


def take(s: State, seat: int, noble: int) -> None:
    p = s.players[seat]
    s.favour_stack = plus(s.favour_stack, noble, -1)  # never empty for a player who lacks it (G-76)
    p.favours = changed(p.favours, noble, 1)
    s.tell(e.FAVOUR_TAKEN, seat, noble)


def give_back(s: State, seat: int, noble: int) -> None:
    """To its stack: after following (FOLLOW-04) or by a penalty."""
    p = s.players[seat]
    p.favours = changed(p.favours, noble, 0)
    s.favour_stack = plus(s.favour_stack, noble, 1)
    s.tell(e.FAVOUR_RETURNED, seat, noble)
