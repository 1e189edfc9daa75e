"""Chapter 14: taking a decree, the Minister's noble action."""

from lisboa.rules import task_cards
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import ASK_DECREE, EXTRA_DECREE, a_of, seat_of, task
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import State, in_order, without


def forbids(s: State) -> int:
    return r.ALLOWED if s.decree_display else r.NO_DECREE  # G-91


def take(s: State, seat: int) -> None:
    s.then(task(ASK_DECREE, seat), task(EXTRA_DECREE, seat))


def extra_decree(s: State, todo: int) -> None:
    """A set marker buys one more, once per action and turn (DECREE-02/03, CF-16)."""
    p = s.players[seat_of(todo)]
    if p.markers and p.marker_turn != s.turn and s.decree_display:
        s.then(task(ASK_DECREE, seat_of(todo), 1))


class DecreeQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base
        out = [base[act.TAKE_DECREE] + decree for decree in s.decree_display]
        if a_of(asked):
            out.append(base[act.STOP])
        return out

    def forbids(self, s: State, asked: int, action: int) -> int:
        c = s.t.actions
        if c.verb[action] == act.STOP:
            return r.ALLOWED if a_of(asked) else r.MUST_TAKE_ONE
        return r.ALLOWED if c.thing[action] in s.decree_display else r.DECREE_NOT_SHOWN

    def answer(self, s: State, asked: int, action: int) -> None:
        c, seat = s.t.actions, seat_of(asked)
        if c.verb[action] == act.STOP:
            return
        p, decree = s.players[seat], c.thing[action]
        s.decree_display = without(
            s.decree_display, decree
        )  # refilled in the maintenance (DECREE-08)
        p.decrees = in_order(p.decrees, decree)
        s.tell(e.DECREE_TAKEN, seat, decree, a_of(asked))
        task_cards.did(s, seat, w.DECREE)
        if a_of(asked):
            p.markers -= 1  # G-89
            p.marker_turn = s.turn
        s.gain_wigs(seat, p.benefit[w.DECREE_BONUS], w.W_REWARDS)  # G-144
