"""Chapter 5, second half: the warehouse."""

from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Player, State


def limit(s: State, p: Player) -> int:
    """How many goods of each type fit (WARE-01, G-134)."""
    return s.t.warehouse_base + p.sets + p.benefit[w.WAREHOUSE_BONUS]


def gain(s: State, seat: int, good: int, n: int = 1) -> int:
    """Take goods from the supply; the surplus goes back at once (WARE-02/03).

    Returns how many were kept.
    """
    p = s.players[seat]
    received = min(n, limit(s, p) - p.goods[good])
    p.goods[good] += received
    s.tell(e.GOODS_GAINED, seat, good, received, n - received)
    return received


def pay(s: State, seat: int, good: int) -> None:
    s.players[seat].goods[good] -= 1
    s.tell(e.GOODS_PAID, seat, good, 1)


def return_surplus(s: State, seat: int) -> None:
    """A limit that came from a clergy tile falls with the tile (G-21)."""
    p = s.players[seat]
    most = limit(s, p)
    for good in range(w.GOODS):
        surplus = p.goods[good] - most
        if surplus > 0:
            p.goods[good] = most
            s.tell(e.GOODS_PAID, seat, good, surplus)
