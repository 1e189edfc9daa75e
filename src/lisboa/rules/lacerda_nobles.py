"""Chapter 23.5: Lacerda's noble actions and how every tie is broken."""

from typing import Final

from lisboa.rules import openings, stores, turns, visits
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State, changed, in_order, plus, without

HUMAN = 0
L = w.LACERDA
DECREES_TAKEN = 2  # SOLO-NOBLE-09

# What decided between equals, for those who watch.
BEST = 0
FIRST_IN_ORDER = 1
FACING_LEFT = 2
BY_THE_AIDE = 3
DECIDED: Final = ("best", "order", "left", "aide")  # the same in words


def perform(s: State, noble: int, following: int) -> bool:
    """Pay and act, or do neither (SOLO-TURN-08/09, SG-26..28)."""
    if not possible(s, noble, following):
        return False
    waived = missing(s, noble, following)
    paid = visits.cost(s, L, noble, following) - waived
    s.tell(e.VISIT_PAID, L, noble, paid, following)
    if waived:
        s.tell(e.LACERDA_SPARED, L, waived)
    visits.pay_influence(s, L, paid)
    if noble == w.BUILDER:
        build(s)
    elif noble == w.MINISTER:
        take_decrees(s)
    else:
        open_building(s)
    return True


def missing(s: State, noble: int, following: int) -> int:
    """What influence and wigs together leave unpaid of a visit."""
    p = s.players[L]
    return max(0, visits.cost(s, L, noble, following) - p.influence - p.wigs)


def lacking(s: State, noble: int, following: int) -> int:
    """The same if it was agreed that it pays in full; otherwise the rest is waived (SG-27)."""
    return missing(s, noble, following) if s.agreement.lacerda_pays == "in-full" else 0


def possible(s: State, noble: int, following: int) -> bool:
    if lacking(s, noble, following):
        return False
    if noble == w.BUILDER:
        return bool(_lots(s))
    if noble == w.MINISTER:
        return bool(s.decree_display)
    return bool(_openings(s))


# ---- the Builder: a store ----


def _lots(s: State) -> list[int]:
    """Free plots with a tile of their street on display, by row, column and street (SG-30)."""
    t = s.t
    free = [lot for lot in range(t.lots) if not stores.site_forbids(s, s.players[L], lot)]
    return sorted(
        free, key=lambda lot: (t.plot_row[t.lot_plot[lot]], t.plot_column[t.lot_plot[lot]], lot)
    )


def build(s: State) -> None:
    """Most wigs, then the topmost row, the leftmost space, the left street (SG-29/31)."""
    lots = _lots(s)
    most = max(stores.lot_wigs(s, lot) for lot in lots)
    best = [lot for lot in lots if stores.lot_wigs(s, lot) == most]
    lot = best[0]
    plot, good = s.t.lot_plot[lot], s.t.lot_good[lot]
    decided = BEST
    if len(best) > 1:
        only_street = all(s.t.lot_plot[other] == plot for other in best)
        decided = FACING_LEFT if only_street else FIRST_IN_ORDER
    s.tell(e.LACERDA_BUILDS, L, lot, most, decided)
    s.city = changed(s.city, s.t.lot_city[lot], 0)
    s.owner, s.store = changed(s.owner, plot, L), changed(s.store, plot, good)
    area = s.players[L]
    houses = area.houses
    group = next(g for g in range(len(houses)) if houses[g] < s.t.houses[g])  # SG-32
    area.houses = plus(houses, group, 1)
    _take_cheapest_cube(s, plot)
    s.gain_wigs(L, most, w.W_STORES)  # SOLO-NOBLE-08


def _take_cheapest_cube(s: State, plot: int) -> None:
    """Of row or column; where both have it, of the column (SOLO-NOBLE-06/07, SG-33)."""
    row, column = s.t.plot_row[plot] * w.COLOURS, s.t.plot_column[plot] * w.COLOURS
    for colour in sorted(range(w.COLOURS), key=lambda c: s.t.cube_price[c]):
        if s.column_cubes[column + colour]:
            s.column_cubes = plus(s.column_cubes, column + colour, -1)
        elif s.row_cubes[row + colour]:
            s.row_cubes = plus(s.row_cubes, row + colour, -1)
        else:
            continue
        _gain_cube(s, colour)
        return


def _gain_cube(s: State, colour: int) -> None:
    """Into its area: no limit, no sets (SG-34/35)."""
    s.players[L].rubble = plus(s.players[L].rubble, colour, 1)
    s.tell(e.CUBE_GAINED, L, colour, 0)


# ---- the Minister: decrees ----


def take_decrees(s: State) -> None:
    """The two leftmost; the display is filled again at once (SOLO-NOBLE-09/10, SG-36/37)."""
    for decree in s.decree_display[:DECREES_TAKEN]:
        s.decree_display = without(s.decree_display, decree)
        s.players[L].decrees = in_order(s.players[L].decrees, decree)
        s.tell(e.DECREE_TAKEN, L, decree, 0)
    turns.refill_decrees(s)


# ---- the King: a public building ----


def _clockwise_sites(s: State) -> list[int]:
    """West from the lowest row up, north from the west, east from the top down (SG-40)."""
    t = s.t
    west = [t.row_west[row] for row in reversed(range(t.rows))]
    north = list(t.street_north)
    east = [t.row_east[row] for row in range(t.rows)]
    return [site for site in (*west, *north, *east) if site != w.NONE]


def _openings(s: State) -> list[tuple[int, int]]:
    """Every (site, architect) it could open, in the order of the sites (SG-41/42)."""
    return [
        (site, architect)
        for site in _clockwise_sites(s)
        if not openings.site_forbids(s, site)
        for architect in range(w.ARCHITECTS)
        if openings.fits(s, site, architect)
    ]


def difference(s: State, site: int, architect: int) -> int:
    """Its wigs less those of the human (SOLO-NOBLE-13, SG-39)."""
    wigs = openings.site_wigs(s, site, s.available[architect])
    return wigs[L] - wigs[HUMAN]


def open_building(s: State) -> None:
    pairs = _openings(s)
    most = max(difference(s, site, architect) for site, architect in pairs)
    best = [pair for pair in pairs if difference(s, *pair) == most]
    site = best[0][0]  # SOLO-NOBLE-14
    architects = [architect for place, architect in best if place == site]
    architect = architects[0]
    decided = FIRST_IN_ORDER if best[-1][0] != site else BEST
    if len(architects) > 1:  # SOLO-NOBLE-15
        architect = w.GREEN_ARCHITECT if s.aide_is_high() else w.BLUE_ARCHITECT
        decided = BY_THE_AIDE
    face = s.available[architect]
    s.tell(e.LACERDA_OPENS, L, site, most, decided)
    for colour in range(w.COLOURS):  # SOLO-NOBLE-16
        place = site * w.COLOURS + colour
        for _ in range(s.site_cubes[place]):
            _gain_cube(s, colour)
        s.site_cubes = changed(s.site_cubes, place, 0)
    s.building = changed(s.building, site, face)
    s.available = changed(s.available, architect, w.NONE)
    s.tell(e.BUILDING_OPENED, L, site, face, w.NONE)
    for owner, wigs in enumerate(openings.site_wigs(s, site, face)):
        s.gain_wigs(owner, wigs, w.W_OPENINGS)
    openings.show_next_building(s, architect)
