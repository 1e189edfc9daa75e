"""What decrees may come to be worth: their printed scores as integers, counted quickly.

The rules count exactly, once, at the end of a game (rules/decree_scores.py). A bot asks thousands
of times before that, and wants to know what may still grow.
"""

from typing import Final

from lisboa.edition import vocabulary as v
from lisboa.edition.components import Score
from lisboa.rules import officials
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Player, State
from lisboa.rules.machinery.tables import Tables

PER: Final = 0
MAJORITY: Final = 1
AT_LEAST: Final = 2
AT_MOST: Final = 3

# What is counted: the words of the vocabulary, numbered.
STORES: Final = 0
ROWS: Final = 1
COLUMNS: Final = 2
TYPES: Final = 3
MATCHED: Final = 4
UNMATCHED: Final = 5
BUILDINGS: Final = 6
SHIPS: Final = 7
HULL: Final = 8
SETS: Final = 9
RUBBLE: Final = 10
CLERGY: Final = 11
FAVOURS: Final = 12
PLANS: Final = 13
PLAN_OFFICIALS: Final = 14
OFFICIALS: Final = 15
OFFICES: Final = 16
GOODS: Final = 17
GOODS_SETS: Final = 18
REAIS: Final = 19
INFLUENCE: Final = 20
ENVELOPES: Final = 21
NOBLES: Final = 22
TREASURY: Final = 23
HOUSE_GROUPS: Final = 24
DECREES: Final = 25

# For each word: its number, how much a count grows in a turn of its owner, what it is likely to be
# in the end if it goes up and down (below 0: what one has stays), and what a clear lead is.
COUNTERS: Final[dict[str, tuple[int, float, float, float]]] = {
    "stores": (STORES, 0.4, -1.0, 1.0),
    "rows_with_store": (ROWS, 0.15, -1.0, 1.0),
    "columns_with_store": (COLUMNS, 0.15, -1.0, 1.0),
    "store_types": (TYPES, 0.12, -1.0, 1.0),
    "matched_stores": (MATCHED, 0.3, -1.0, 1.0),
    "unmatched_stores": (UNMATCHED, 0.0, 1.0, 1.0),
    "buildings": (BUILDINGS, 0.5, -1.0, 1.0),
    "ships": (SHIPS, 0.08, -1.0, 1.0),
    "hull": (HULL, 0.2, -1.0, 2.0),
    "sets": (SETS, 0.2, -1.0, 0.7),
    "rubble": (RUBBLE, 0.7, -1.0, 2.0),
    "clergy_tiles": (CLERGY, 0.0, 1.0, 1.0),
    "favours": (FAVOURS, 0.0, 1.0, 1.0),
    "plans_completed": (PLANS, 0.25, -1.0, 1.0),
    "plan_officials": (PLAN_OFFICIALS, 0.8, -1.0, 2.0),
    "officials": (OFFICIALS, 0.0, 2.5, 1.5),
    "offices_with_official": (OFFICES, 0.0, 1.7, 1.0),
    "goods": (GOODS, 0.0, 3.0, 2.0),
    "goods_sets": (GOODS_SETS, 0.0, 0.2, 1.0),
    "reais": (REAIS, 0.0, 6.0, 4.0),
    "influence": (INFLUENCE, 0.0, 4.0, 3.0),
    "portfolio_influence": (ENVELOPES, 0.15, -1.0, 3.0),
    "portfolio_nobles": (NOBLES, 0.03, -1.0, 1.0),
    "portfolio_treasury": (TREASURY, 0.05, -1.0, 1.0),
    "empty_house_groups": (HOUSE_GROUPS, 0.08, -1.0, 1.0),
    "decrees": (DECREES, 0.3, -1.0, 1.5),
}
WEST_BIT: Final = 1
NORTH_BIT: Final = 2
EAST_BIT: Final = 4


class WeighedDecree:
    """One decree; a mask says which rows, columns, goods or sizes pass its filters."""

    def __init__(self, score: Score) -> None:
        self.counter, self.growth, self.typical, self.lead = COUNTERS[score.counter]
        self.rule: int = PER
        self.wigs: int = score.wigs
        self.at_least: int = score.at_least or 0
        self.at_most: int = score.at_most or 0
        if score.rule == "majority":
            self.rule = MAJORITY
        elif score.rule != "per":
            self.rule = AT_MOST if score.at_least is None else AT_LEAST
        self.unit: int = score.unit
        self.each: int = score.each
        self.cap: int = 99 if score.cap is None else score.cap
        self.rows: int = sum(1 << v.ROWS.index(row) for row in score.rows)
        self.column: int = w.NONE if score.column is None else v.COLUMNS.index(score.column)
        self.good: int = w.NONE if score.good is None else v.GOODS.index(score.good)
        self.size: int = w.NONE if score.size is None else v.SIZES.index(score.size)
        self.side: int = w.NONE if score.side is None else v.SIDES.index(score.side)
        self.matches: int = score.matches
        self.architect: int = (
            w.NONE if score.architect is None else v.ARCHITECTS.index(score.architect)
        )
        self.colour: int = w.NONE if score.colour is None else v.RUBBLE.index(score.colour)
        self.min_hull: int = score.min_hull
        self.min_officials: int = score.min_officials
        self.place: int = ("offices", "plazas").index(score.place) if score.place else w.NONE
        self.of_rival: bool = score.scope == "best_rival"
        self._narrow()

    def _narrow(self) -> None:
        """A filter leaves a part of the growth; its owner sees to it that it grows."""
        if self.rows:
            self.growth *= 0.35
        for filtered in (self.column, self.good, self.size, self.side, self.architect, self.colour):
            if filtered != w.NONE:
                self.growth *= 0.45
        if self.counter == MATCHED and self.matches > 1:
            self.growth *= 0.6 if self.matches == 2 else 0.2
        if self.place == 1:
            self.typical = 0.5


class WeighedDecrees:
    """All decrees of one edition."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.decrees = [WeighedDecree(score) for score in t.decree_score]


_LAST: Final[list[WeighedDecrees]] = []


def of(t: Tables) -> list[WeighedDecree]:
    """The decrees of an edition, read once."""
    if not _LAST or _LAST[0].t is not t:
        _LAST[:] = [WeighedDecrees(t)]
    return _LAST[0].decrees


class Census:
    """Who has which plots, and which open buildings each store is matched with."""

    plots: list[list[int]]  # by seat
    matched: list[int]  # by plot: bits of the sides


def census(s: State) -> Census:
    t = s.t
    out = Census()
    plots: list[list[int]] = [[] for _ in s.players]
    matched = [0] * t.plots
    building = s.building
    for plot in range(t.plots):
        owner = s.owner[plot]
        if owner < 0:
            continue
        plots[owner].append(plot)
        good, row = s.store[plot], t.plot_row[plot]
        bits = 0
        face = building[t.row_west[row]]
        if face >= 0 and t.face_goods[face] >> good & 1:
            bits |= WEST_BIT
        face = building[t.street_north[good]]
        if face >= 0 and t.face_goods[face] >> good & 1:
            bits |= NORTH_BIT
        face = building[t.row_east[row]]
        if face >= 0 and t.face_goods[face] >> good & 1:
            bits |= EAST_BIT
        matched[plot] = bits
    out.plots = plots
    out.matched = matched
    return out


# ---- counting ----


def count(s: State, seat: int, d: WeighedDecree, c: Census) -> int:
    """The same number that the rules will find (rules/decree_scores.count)."""
    if d.counter <= UNMATCHED:
        return _of_stores(s, seat, d, c)
    if d.counter == BUILDINGS:
        return _buildings(s, d)
    if d.counter <= PLAN_OFFICIALS:
        return _of_works(s, s.players[seat], d)
    if d.counter == OFFICIALS or d.counter == OFFICES:
        return _of_officials(s, seat, d)
    if d.counter == DECREES:
        return _decrees(s, seat, d)
    return _of_means(s, s.players[seat], d)


def _of_stores(s: State, seat: int, d: WeighedDecree, c: Census) -> int:
    t = s.t
    n, seen = 0, 0
    for plot in c.plots[seat]:
        if d.rows and not d.rows >> t.plot_row[plot] & 1:
            continue
        if d.column >= 0 and t.plot_column[plot] != d.column:
            continue
        if d.good >= 0 and s.store[plot] != d.good:
            continue
        if d.size >= 0 and t.plot_size[plot] != d.size:
            continue
        if d.counter == ROWS:
            seen |= 1 << t.plot_row[plot]
        elif d.counter == COLUMNS:
            seen |= 1 << t.plot_column[plot]
        elif d.counter == TYPES:
            seen |= 1 << s.store[plot]
        else:
            n += _store_counts(d, c.matched[plot])
    while seen:
        n += seen & 1
        seen >>= 1
    return n


def _store_counts(d: WeighedDecree, bits: int) -> int:
    """Whether a store that passed the filters counts, by the buildings it is matched with."""
    if d.counter == STORES:
        return 1
    if d.counter == UNMATCHED:
        return 0 if bits else 1
    if d.side >= 0:
        return bits >> d.side & 1
    return 1 if (bits & 1) + (bits >> 1 & 1) + (bits >> 2) >= d.matches else 0


def _buildings(s: State, d: WeighedDecree) -> int:
    t = s.t
    n = 0
    for site in range(t.sites):
        face = s.building[site]
        if face < 0:
            continue
        if d.architect >= 0 and face // t.buildings != d.architect:
            continue
        if d.side >= 0 and t.site_side[site] != d.side:
            continue
        if d.good >= 0 and not t.face_goods[face] >> d.good & 1:
            continue
        row = t.site_row[site]
        if d.rows and (row < 0 or not d.rows >> row & 1):
            continue
        n += 1
    return n


def _of_works(s: State, p: Player, d: WeighedDecree) -> int:
    """Ships, sets, cubes, tiles and plans."""
    t = s.t
    n = 0
    if d.counter == SHIPS or d.counter == HULL:
        for card in p.upper:
            hull = t.hull[card] if card >= 0 else 0
            if d.counter == HULL:
                n += hull
            elif hull and hull >= d.min_hull:
                n += 1
        return n
    if d.counter == SETS:
        return p.sets
    if d.counter == RUBBLE:
        return p.rubble[0] + p.rubble[1] + p.rubble[2] if d.colour < 0 else p.rubble[d.colour]
    if d.counter == CLERGY:
        return len(p.clergy)
    if d.counter == FAVOURS:
        return p.favours[0] + p.favours[1] + p.favours[2]
    for plan in p.completed:
        if d.architect >= 0 and t.plan_architect[plan] != d.architect:
            continue
        if t.plan_officials[plan] >= d.min_officials:
            n += 1 if d.counter == PLANS else t.plan_officials[plan]
    return n


def _of_officials(s: State, seat: int, d: WeighedDecree) -> int:
    n = 0
    for noble in range(w.NOBLES):
        office, plaza = officials.at(s, seat, noble), officials.at(s, seat, w.NOBLES + noble)
        if d.counter == OFFICES:
            n += 1 if office else 0
        else:
            n += (office if d.place != 1 else 0) + (plaza if d.place != 0 else 0)
    return n


def _decrees(s: State, seat: int, d: WeighedDecree) -> int:
    if not d.of_rival:
        return len(s.players[seat].decrees)
    most = 0
    for other in range(len(s.players)):
        if other != seat:
            most = max(most, len(s.players[other].decrees))
    return most


def _of_means(s: State, p: Player, d: WeighedDecree) -> int:
    """Goods, money and the portfolio."""
    t = s.t
    n = 0
    if d.counter == GOODS:
        return p.crates()
    if d.counter == GOODS_SETS:
        return min(min(p.goods[0], p.goods[1]), min(p.goods[2], p.goods[3]))
    if d.counter == REAIS:
        return p.reais
    if d.counter == INFLUENCE:
        return p.influence
    if d.counter == TREASURY:
        for card in p.lower:
            n += 1 if card >= 0 else 0
    elif d.counter == HOUSE_GROUPS:
        for group in range(len(t.houses)):
            n += 1 if p.houses[group] == t.houses[group] else 0
    else:
        for card in p.upper:
            if card >= 0:
                n += t.card_influence[card] if d.counter == ENVELOPES else int(not t.hull[card])
    return n


# ---- what may become of it ----


def promise(s: State, seat: int, d: WeighedDecree, c: Census, turns: float, growth: float) -> float:
    """The wigs a decree may be expected to bring its owner with so many turns to come."""
    n = count(s, seat, d, c)
    if d.rule == AT_MOST:
        return d.wigs * (0.85 if n <= d.at_most else min(0.3, 0.1 * turns))
    if d.rule == MAJORITY:
        return d.wigs * _chance_to_lead(s, seat, d, c, n, turns)
    expected = n + growth * d.growth * turns
    if d.typical >= 0:
        held = 1.0 / (1.0 + 0.4 * turns)
        expected = n * held + d.typical * (1.0 - held)
    if d.rule == PER:
        grown = n // d.unit * d.each + (expected - n) * d.each / d.unit
        return max(0.0, min(float(d.cap), grown))
    if expected >= d.at_least:
        return float(d.wigs) if n >= d.at_least else 0.8 * d.wigs
    missing = (d.at_least - expected) / d.at_least
    return d.wigs * max(0.0, 0.8 - missing) * min(1.0, turns / 3.0)


def _chance_to_lead(
    s: State, seat: int, d: WeighedDecree, c: Census, n: int, turns: float
) -> float:
    best = 0
    for other in range(len(s.players)):
        if other != seat:
            best = max(best, count(s, other, d, c))
    lead = (n - best + 0.5) / d.lead if n else -1.0
    return max(0.05, min(0.95, 0.5 + 0.5 * lead / (1.0 + 0.15 * turns)))
