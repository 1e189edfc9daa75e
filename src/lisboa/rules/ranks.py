"""Chapter 23.8: the rank a player reaches against Lacerda."""

from typing import Final

from lisboa.rules import production, scoring
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State

JESTER: Final = 0
SERVANT: Final = 1
FAVOURITE: Final = 2
RIGHT_HAND: Final = 3
RANKS: Final = 4

HUMAN = 0
STORES_OF_A_SERVANT = 4
MAJORITIES = (0, 1, 2, 3)  # by rank
REAIS = (0, 5, 10, 20)
DECREES = (0, 0, 7, 8)  # a servant's number is an option (CF-42)
SHIPS = (0, 0, 1, 2)


def majorities(s: State) -> int:
    """Sole first places in store types and officials (SG-52)."""
    mine, theirs = (production.stores_by_type(s, seat) for seat in (HUMAN, w.LACERDA))
    officials = [scoring.plan_officials(s, p) for p in s.players]
    first = sum(a > b for a, b in zip(mine, theirs, strict=True))
    return first + (officials[HUMAN] > officials[w.LACERDA])


def meets(s: State, rank: int) -> bool:
    """The conditions of one rank alone (SOLO-RANK-02..04)."""
    p, lacerda = s.players[HUMAN], s.players[w.LACERDA]
    stores, theirs = p.stores(), lacerda.stores()
    enough_stores = (
        stores >= STORES_OF_A_SERVANT
        if rank == SERVANT
        else stores >= theirs
        if rank == FAVOURITE
        else stores > theirs
    )
    decrees = s.agreement.servant_decrees if rank == SERVANT else DECREES[rank]
    ships = sum(card != w.NONE and s.t.hull[card] > 0 for card in p.upper)
    return (
        p.wigs > lacerda.wigs  # CF-43
        and enough_stores
        and majorities(s) >= MAJORITIES[rank]
        and scoring.money(s, p) >= REAIS[rank]  # SG-53
        and len(p.decrees) >= decrees
        and ships >= SHIPS[rank]
    )


def rank(s: State) -> int:
    """The ladder is climbed rung by rung (SOLO-RANK-05/06)."""
    reached = JESTER
    while reached < RIGHT_HAND and meets(s, reached + 1):
        reached += 1
    return reached
