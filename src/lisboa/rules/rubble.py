"""Chapter 5, first half: rubble cubes and sets."""

from lisboa.rules import periods
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State, plus


def gain(s: State, seat: int, colour: int) -> None:
    """A cube takes the leftmost space of its row; without a space it is removed (RUB-02/03)."""
    p = s.players[seat]
    if p.rubble[colour] == s.t.rubble_columns:
        s.tell(e.CUBE_GAINED, seat, colour, 1)
        return
    p.rubble = plus(p.rubble, colour, 1)
    s.tell(e.CUBE_GAINED, seat, colour, 0)
    sets = min(p.rubble)  # RUB-04
    if sets > p.sets:
        p.sets = sets  # RUB-06/07: the limits of portfolio and warehouse follow from this
        p.markers += 1  # RUB-08
        s.tell(e.SET_COMPLETED, seat, sets)
        periods.set_completed(s, seat)  # RUB-11


def price(s: State, cubes: list[int], line: int, waived: list[int]) -> int:
    """What the cubes of a row or column cost a player (LAND-03), less the colours waived."""
    total = 0
    for colour in range(w.COLOURS):
        if not waived[w.RUBBLE_WAIVER + colour]:
            total += cubes[line * w.COLOURS + colour] * s.t.cube_price[colour]
    return total
