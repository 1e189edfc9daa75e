"""Chapters 20 and 21: final scoring and tie-breakers."""

from lisboa.rules import decree_scores, production
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Player, State

WIGS_PER_SET = 3  # SCORE-02
REAIS_PER_WIG = 5  # SCORE-07
WIGS_PER_FAVOUR = 2  # SCORE-11
WIGS_PER_LACERDA_DECREE = 3  # SOLO-NOBLE-11
STORE_PLACES = ((3, 2, 1), (9, 6, 3), (9, 6, 3), (6, 4, 2))  # by good: SCORE-03
OFFICIAL_PLACES = (15, 10, 5)  # SCORE-09


def final_scoring(s: State, todo: int) -> None:
    for seat, p in enumerate(s.players):
        s.gain_wigs(seat, hulls(s, p), w.W_SHIPS)  # SCORE-01, SOLO-END-02
        cubes = sum(p.rubble) if is_lacerda(s, seat) else 0  # SOLO-END-03
        s.gain_wigs(seat, WIGS_PER_SET * p.sets + cubes, w.W_SETS)
    for seat, wigs in enumerate(store_majorities(s)):
        s.gain_wigs(seat, wigs, w.W_MAJORITIES)
    for seat, p in enumerate(s.players):
        if is_lacerda(s, seat):  # SOLO-END-05/06
            s.gain_wigs(seat, WIGS_PER_LACERDA_DECREE * len(p.decrees), w.W_DECREES)
        else:
            s.gain_wigs(seat, money(s, p) // REAIS_PER_WIG, w.W_MONEY)
            s.gain_wigs(seat, decree_scores.total(s, seat), w.W_DECREES)  # SCORE-08
    officials = [plan_officials(s, p) for p in s.players]
    for seat, wigs in enumerate(majority(officials, OFFICIAL_PLACES)):
        s.gain_wigs(seat, wigs, w.W_OFFICIALS)
    for seat, p in enumerate(s.players):
        s.gain_wigs(seat, WIGS_PER_FAVOUR * sum(p.favours), w.W_FAVOURS)
    s.over = 1
    s.tell(e.GAME_OVER, winners(s)[0])


def is_lacerda(s: State, seat: int) -> bool:
    return s.agreement.solo and seat == w.LACERDA


def hulls(s: State, p: Player) -> int:
    return sum(s.t.hull[card] for card in p.upper if card != w.NONE)


def money(s: State, p: Player) -> int:
    """Coins, and influence turned into réis without moving the marker (SCORE-07, G-110)."""
    return p.reais + s.t.worth[p.influence]


def plan_officials(s: State, p: Player) -> int:
    """As printed on the completed plans (SCORE-09, G-95)."""
    return sum(s.t.plan_officials[plan] for plan in p.completed)


def store_majorities(s: State) -> list[int]:
    """The wigs of each player for the four types of stores together (SCORE-03)."""
    stores = [production.stores_by_type(s, seat) for seat in range(len(s.players))]
    out = [0] * len(s.players)
    for good, places in enumerate(STORE_PLACES):
        for seat, wigs in enumerate(majority([counts[good] for counts in stores], places)):
            out[seat] += wigs
    return out


def majority(counts: list[int], places: tuple[int, ...]) -> list[int]:
    """Wigs by place; ties share their places, rounded down; nobody scores with nothing.

    SCORE-04..06, SCORE-10, G-113; two players use the first and the third value (TWOP-09/10).
    """
    values = [places[0], places[2]] if len(counts) == 2 else [*places, 0]
    out = []
    for mine in counts:
        place = sum(other > mine for other in counts)
        tied = counts.count(mine)
        out.append(sum(values[place : place + tied]) // tied if mine else 0)
    return out


def standing(s: State, seat: int) -> tuple[int, int, int, int, int]:
    """Wigs, then the tie-breakers in their order (FLOW-06, TIE-01..04, G-111)."""
    p = s.players[seat]
    return p.wigs, p.sets, p.stores(), len(p.completed), money(s, p)


def winners(s: State) -> list[int]:
    """Whoever stands highest; still tied, they share the victory (TIE-05)."""
    seats = range(len(s.players))
    if s.agreement.solo:  # no tie-break: equal wigs are not enough (SG-56)
        lacerda = s.players[w.LACERDA].wigs
        return [seat for seat in seats if (s.players[0].wigs > lacerda) != is_lacerda(s, seat)]
    best = max(standing(s, seat) for seat in seats)
    return [seat for seat in seats if standing(s, seat) == best]
