"""Chapter 10: the six state actions, whichever way one came to them."""

from lisboa.rules import church, favours, officials, plans, production, ships
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agenda import a_of, seat_of
from lisboa.rules.machinery.state import State


def noble_of(deed: int) -> int:
    """Each noble has two state actions and one noble action."""
    return deed // 2 if deed < w.STATE_ACTIONS else deed - w.STATE_ACTIONS


def forbids(s: State, seat: int, deed: int) -> int:
    """Why a state action cannot be carried out now, or 0 (ACT-05)."""
    if deed == w.RECRUIT:
        return officials.forbids(s, seat)
    if deed == w.PLAN:
        return plans.forbids(s)
    if deed == w.SHIP:
        return ships.forbids(s, seat)
    if deed == w.PRODUCE:
        return production.forbids(s, seat)
    if deed == w.CARDINAL:
        return church.forbids(s, seat, church.MOST_STEPS)
    return favours.forbids(s, seat)


def state_action(s: State, todo: int) -> None:
    seat, deed = seat_of(todo), a_of(todo)
    if deed == w.RECRUIT:
        officials.recruit(s, seat)
    elif deed == w.PLAN:
        plans.acquire(s, seat)
    elif deed == w.SHIP:
        ships.build(s, seat)
    elif deed == w.PRODUCE:
        production.produce(s, seat)
    elif deed == w.CARDINAL:
        church.meet_cardinal(s, seat, church.MOST_STEPS)
    else:
        favours.obtain(s, seat)
