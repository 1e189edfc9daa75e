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


def price_of_each(s: State, benefit: list[int], colour: int) -> int:
    """What a cube of this colour costs a player (LAND-03): nothing if the colour is waived."""
    return 0 if benefit[w.RUBBLE_WAIVER + colour] else s.t.cube_price[colour]


def price(s: State, cubes: list[int], line: int, benefit: list[int]) -> int:
    """What the cubes of a row or column cost a player."""
    total = 0
    for colour in range(w.COLOURS):
        n = cubes[line * w.COLOURS + colour]
        if n:
            total += n * price_of_each(s, benefit, colour)
    return total
