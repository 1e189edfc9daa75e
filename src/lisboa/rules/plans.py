"""Chapter 10, PLAN: acquiring a plan."""

from lisboa.rules import task_cards
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import ASK_PLAN, seat_of, task
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import State, in_order, plus


def top(s: State, architect: int) -> int:
    """The plan on top of an architect's stack, or NONE."""
    stack, place = s.t.plan_stack[architect], s.plan_next[architect]
    return stack[place] if place < len(stack) else w.NONE


def forbids(s: State) -> int:
    if top(s, w.BLUE_ARCHITECT) == w.NONE and top(s, w.GREEN_ARCHITECT) == w.NONE:
        return r.NO_PLAN_LEFT  # G-52
    return r.ALLOWED


def acquire(s: State, seat: int) -> None:
    s.then(task(ASK_PLAN, seat))


class PlanQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base[act.TAKE_PLAN]
        tops = [top(s, architect) for architect in range(w.ARCHITECTS)]
        return [base + plan for plan in tops if plan != w.NONE]

    def forbids(self, s: State, asked: int, action: int) -> int:
        plan = s.t.actions.thing[action]
        on_top = top(s, s.t.plan_architect[plan]) == plan
        return r.ALLOWED if on_top else r.PLAN_NOT_ON_TOP  # PLAN-01

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, plan = seat_of(asked), s.t.actions.thing[action]
        s.plan_next = plus(s.plan_next, s.t.plan_architect[plan], 1)
        p = s.players[seat]
        p.plans = in_order(p.plans, plan)  # PLAN-02
        s.tell(e.PLAN_TAKEN, seat, plan)
        task_cards.did(s, seat, w.PLAN)
