"""Chapter 6: the treasury track."""

from lisboa.rules.machinery import log as e
from lisboa.rules.machinery.state import State


def value(s: State) -> int:
    """The number to the right of the marker, in réis (TREAS-01)."""
    return s.t.treasury_reais[s.treasury]


def move(s: State, seat: int, step: int) -> None:
    """Up (+1) or down (-1), never off the track (TREAS-03)."""
    place = min(max(s.treasury + step, 0), s.t.treasury_top)
    if place != s.treasury:
        s.treasury = place
        s.tell(e.TREASURY_MOVED, seat, step, place)
