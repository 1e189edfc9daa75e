"""The three noble actions, whichever way one came to them (VISIT-15)."""

from lisboa.rules import decrees, openings, stores
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import a_of, seat_of
from lisboa.rules.machinery.state import State


def forbids(s: State, seat: int, deed: int) -> int:
    """Why a noble action cannot even begin, or 0. Prices are for the look-ahead (G-03)."""
    p = s.players[seat]
    if deed == w.DECREE:
        return decrees.forbids(s)
    if deed == w.STORE:
        return r.NO_HOUSE_LEFT if p.stores() == s.t.all_houses else r.ALLOWED
    if s.available[w.BLUE_ARCHITECT] == w.NONE and s.available[w.GREEN_ARCHITECT] == w.NONE:
        return r.NO_BUILDING
    return r.ALLOWED


def noble_action(s: State, todo: int) -> None:
    seat, deed = seat_of(todo), a_of(todo)
    if deed == w.STORE:
        stores.build(s, seat)
    elif deed == w.DECREE:
        decrees.take(s, seat)
    else:
        openings.open_building(s, seat)
