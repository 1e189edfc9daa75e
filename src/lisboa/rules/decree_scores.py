"""What decrees count at the end of the game: rules and counters of the edition's vocabulary."""

from collections.abc import Callable

from lisboa.edition import vocabulary as v
from lisboa.edition.components import Score
from lisboa.rules import influence, officials, stores
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State


def total(s: State, seat: int) -> int:
    """Only the owner scores a decree (DECREE-05/07)."""
    return sum(wigs(s, seat, decree) for decree in s.players[seat].decrees)


def wigs(s: State, seat: int, decree: int) -> int:
    score = s.t.decree_score[decree]
    n = count(s, seat, score)
    if score.rule == "per":
        earned = n // score.unit * score.each
        return earned if score.cap is None else min(earned, score.cap)
    if score.rule == "majority":  # G-114: ties count for all
        best = max(count(s, other, score) for other in range(len(s.players)))
        return score.wigs if n and n == best else 0
    met = n >= score.at_least if score.at_least is not None else n <= (score.at_most or 0)
    return score.wigs if met else 0


def count(s: State, seat: int, score: Score) -> int:
    return COUNTERS[score.counter](s, seat, score)


def _own_plots(s: State, seat: int, score: Score) -> list[int]:
    """The plots of a player's stores that pass the filters."""
    t, columns = s.t, v.COLUMNS
    return [
        plot
        for plot, owner in enumerate(s.owner)
        if owner == seat
        and (not score.rows or v.ROWS[t.plot_row[plot]] in score.rows)
        and (score.column is None or columns[t.plot_column[plot]] == score.column)
        and (score.good is None or v.GOODS[s.store[plot]] == score.good)
        and (score.size is None or v.SIZES[t.plot_size[plot]] == score.size)
    ]


def _stores(s: State, seat: int, score: Score) -> int:
    return len(_own_plots(s, seat, score))


def _rows_with_store(s: State, seat: int, score: Score) -> int:
    return len({s.t.plot_row[plot] for plot in _own_plots(s, seat, score)})


def _columns_with_store(s: State, seat: int, score: Score) -> int:
    return len({s.t.plot_column[plot] for plot in _own_plots(s, seat, score)})


def _store_types(s: State, seat: int, score: Score) -> int:
    return len({s.store[plot] for plot in _own_plots(s, seat, score)})


def _matched_stores(s: State, seat: int, score: Score) -> int:
    matched = 0
    for plot in _own_plots(s, seat, score):
        sites = stores.relevant(s, plot, s.store[plot])
        if score.side is None:
            matched += len(sites) >= score.matches
        else:
            matched += any(v.SIDES[s.t.site_side[site]] == score.side for site in sites)
    return matched


def _unmatched_stores(s: State, seat: int, score: Score) -> int:
    plots = _own_plots(s, seat, score)
    return sum(not stores.relevant(s, plot, s.store[plot]) for plot in plots)


def _buildings(s: State, seat: int, score: Score) -> int:
    """Open buildings of the whole city, whoever opened them."""
    n = 0
    for site, face in enumerate(s.building):
        if face == w.NONE:
            continue
        row = s.t.site_row[site]
        n += (
            (score.architect is None or v.ARCHITECTS[face // s.t.buildings] == score.architect)
            and (score.side is None or v.SIDES[s.t.site_side[site]] == score.side)
            and (score.good is None or bool(s.t.face_goods[face] >> v.GOODS.index(score.good) & 1))
            and (not score.rows or (row != w.NONE and v.ROWS[row] in score.rows))
        )
    return n


def _hull_sizes(s: State, seat: int) -> list[int]:
    return [s.t.hull[card] for card in s.players[seat].upper if card != w.NONE and s.t.hull[card]]


def _ships(s: State, seat: int, score: Score) -> int:
    return sum(hull >= score.min_hull for hull in _hull_sizes(s, seat))


def _hull(s: State, seat: int, score: Score) -> int:
    return sum(_hull_sizes(s, seat))


def _sets(s: State, seat: int, score: Score) -> int:
    return s.players[seat].sets


def _rubble(s: State, seat: int, score: Score) -> int:
    cubes = s.players[seat].rubble
    return sum(cubes) if score.colour is None else cubes[v.RUBBLE.index(score.colour)]


def _clergy_tiles(s: State, seat: int, score: Score) -> int:
    return len(s.players[seat].clergy)


def _favours(s: State, seat: int, score: Score) -> int:
    return sum(s.players[seat].favours)


def _plans(s: State, seat: int, score: Score) -> list[int]:
    """The officials on the completed plans that pass the filters."""
    return [
        s.t.plan_officials[plan]
        for plan in s.players[seat].completed
        if (score.architect is None or v.ARCHITECTS[s.t.plan_architect[plan]] == score.architect)
        and s.t.plan_officials[plan] >= score.min_officials
    ]


def _plans_completed(s: State, seat: int, score: Score) -> int:
    return len(_plans(s, seat, score))


def _plan_officials(s: State, seat: int, score: Score) -> int:
    return sum(_plans(s, seat, score))


def _officials(s: State, seat: int, score: Score) -> int:
    """Neutral officials never count (G-150)."""
    places = range(officials.PLACES)
    if score.place == "offices":
        places = range(w.NOBLES)
    elif score.place == "plazas":
        places = range(w.NOBLES, officials.PLACES)
    return sum(officials.at(s, seat, place) for place in places)


def _offices_with_official(s: State, seat: int, score: Score) -> int:
    return sum(officials.at(s, seat, noble) > 0 for noble in range(w.NOBLES))


def _goods(s: State, seat: int, score: Score) -> int:
    return sum(s.players[seat].goods)


def _goods_sets(s: State, seat: int, score: Score) -> int:
    return min(s.players[seat].goods)


def _reais(s: State, seat: int, score: Score) -> int:
    return s.players[seat].reais


def _influence(s: State, seat: int, score: Score) -> int:
    return s.players[seat].influence


def _portfolio_influence(s: State, seat: int, score: Score) -> int:
    return influence.connections(s, s.players[seat])


def _portfolio_nobles(s: State, seat: int, score: Score) -> int:
    return sum(card != w.NONE and not s.t.hull[card] for card in s.players[seat].upper)


def _portfolio_treasury(s: State, seat: int, score: Score) -> int:
    return sum(card != w.NONE for card in s.players[seat].lower)


def _empty_house_groups(s: State, seat: int, score: Score) -> int:
    return sum(
        built == all_of_them
        for built, all_of_them in zip(s.players[seat].houses, s.t.houses, strict=True)
    )


def _decrees(s: State, seat: int, score: Score) -> int:
    if score.scope == "best_rival":
        return max(len(p.decrees) for other, p in enumerate(s.players) if other != seat)
    return len(s.players[seat].decrees)


COUNTERS: dict[str, Callable[[State, int, Score], int]] = {
    "stores": _stores,
    "rows_with_store": _rows_with_store,
    "columns_with_store": _columns_with_store,
    "store_types": _store_types,
    "matched_stores": _matched_stores,
    "unmatched_stores": _unmatched_stores,
    "buildings": _buildings,
    "ships": _ships,
    "hull": _hull,
    "sets": _sets,
    "rubble": _rubble,
    "clergy_tiles": _clergy_tiles,
    "favours": _favours,
    "plans_completed": _plans_completed,
    "plan_officials": _plan_officials,
    "officials": _officials,
    "offices_with_official": _offices_with_official,
    "goods": _goods,
    "goods_sets": _goods_sets,
    "reais": _reais,
    "influence": _influence,
    "portfolio_influence": _portfolio_influence,
    "portfolio_nobles": _portfolio_nobles,
    "portfolio_treasury": _portfolio_treasury,
    "empty_house_groups": _empty_house_groups,
    "decrees": _decrees,
}
