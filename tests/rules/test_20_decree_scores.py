"""Chapter 20, SCORE-08: what every decree of the edition counts, by small positions."""

import dataclasses

import pytest

from lisboa.edition.components import Score
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import engine
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.tables import Tables
from tests.rules.table import Table


def worth(table: Table, number: int, seat: int = 0) -> int:
    """The wigs of this decree for this seat, if the game ended now."""
    s = table.s.clone()
    decree = table.t.decree_name.index(f"decree-{number:02}")
    s.players[seat].decrees = [*s.players[seat].decrees, decree]
    s.agenda = [ag.task(ag.FINAL_SCORING, 0)]
    engine.resume(s)
    return s.players[seat].ledger[w.W_DECREES]


def all_worth(table: Table, first: int, last: int, seat: int = 0) -> dict[int, int]:
    return {number: worth(table, number, seat) for number in range(first, last + 1)}


def stores(table: Table, *lots: str, seat: int = 0) -> Table:
    """`stores(table, "a1 gold", "b2 cloth")`"""
    for lot in lots:
        plot, good = lot.split()
        table.store(plot, good, seat=seat)
    return table


# ---- stores ----


@pytest.mark.rule("DECREE-07", "SCORE-08")
def test_stores_by_row_column_size_and_good() -> None:
    table = Table()
    stores(table, "a1 gold", "a2 gold", "a3 cloth", "b2 cloth", "c5 tools", "d3 books")
    stores(table, "e4 tools", "e5 tools")
    stores(table, "b1 gold", "d1 gold", "b4 books", seat=1)
    rows = {1: 9, 2: 3, 3: 3, 4: 3, 5: 6, 6: 6, 7: 5}
    columns = {8: 3, 9: 6, 10: 6, 11: 3, 12: 6}  # 12: narrow plots
    goods = {13: 6, 14: 4, 15: 2, 16: 6}
    different = {17: 5, 18: 5, 19: 5}
    assert all_worth(table, 1, 19) == rows | columns | goods | different
    rival = all_worth(table, 1, 19, seat=1)
    assert {n: wigs for n, wigs in rival.items() if wigs} == {
        2: 6,  # b1, b4
        4: 3,  # d1
        6: 2,
        8: 6,  # b1, d1
        11: 3,
        13: 6,
        15: 2,
        17: 2,  # rows B and D
        18: 2,  # columns 1 and 4
    }
    assert not any(all_worth(table, 1, 20, seat=2).values())


@pytest.mark.rule("DECREE-07")
def test_a_store_in_both_outer_rows() -> None:
    assert worth(stores(Table(), "a1 gold", "a2 gold", "b1 gold"), 7) == 0
    assert worth(stores(Table(), "e2 gold", "e3 cloth"), 7) == 0
    assert worth(stores(Table(), "e2 gold", "a5 tools"), 7) == 5


@pytest.mark.rule("DECREE-07")
def test_three_trades_are_not_four() -> None:
    table = stores(Table(), "a1 gold", "b2 cloth", "b3 books", "c3 books")
    assert worth(table, 19) == 0
    assert worth(stores(table, "a5 tools"), 19) == 5


@pytest.mark.rule("DECREE-07")
@pytest.mark.parametrize(
    ("number", "lots", "cap"),
    [
        (1, "a1 gold, a2 gold, a3 cloth, a4 books", 9),
        (2, "b1 gold, b2 gold, b3 cloth, b4 books", 9),
        (3, "c1 gold, c2 gold, c3 cloth, c4 books", 9),
        (4, "d1 gold, d2 gold, d3 cloth, d4 books", 9),
        (5, "e2 gold, e3 cloth, e4 books, e5 tools", 9),
        (6, "d1 gold, d2 gold, d3 cloth, e4 books, e5 tools", 8),
        (8, "a1 gold, b1 gold, c1 gold, d1 gold", 9),
        (9, "a2 gold, b2 gold, c2 gold, d2 gold", 9),
        (10, "a3 cloth, b3 cloth, c3 cloth, d3 cloth", 9),
        (11, "a4 books, b4 books, c4 books, d4 books", 9),
        (12, "a5 tools, b5 tools, c5 tools, d5 tools", 9),
        (13, "a1 gold, b1 gold, c1 gold, d1 gold", 9),
        (14, "a2 cloth, a3 cloth, b2 cloth, b3 cloth, c2 cloth", 8),
        (15, "a3 books, a4 books, b3 books, b4 books, c3 books", 8),
        (16, "a4 tools, a5 tools, b4 tools, b5 tools, c4 tools", 8),
    ],
)
def test_decrees_about_stores_have_a_cap(number: int, lots: str, cap: int) -> None:
    assert worth(stores(Table(), *lots.split(", ")), number) == cap


@pytest.mark.rule("G-114")
def test_most_stores() -> None:
    table = stores(Table(), "a1 gold", "b1 gold")
    stores(table, "a2 gold", seat=1)
    assert [worth(table, 20, seat) for seat in range(3)] == [6, 0, 0]
    stores(table, "a3 cloth", seat=1)
    assert [worth(table, 20, seat) for seat in range(3)] == [6, 6, 0]  # ties count for all
    assert [worth(Table(), 20, seat) for seat in range(3)] == [0, 0, 0]  # at least 1


# ---- stores and public buildings ----


def city() -> Table:
    """Five open buildings and four stores of seat 0."""
    table = Table()
    table.building("site-west-a", "building-01")  # gold, cloth
    table.building("site-north-gold", "building-07")  # gold, books
    table.building("site-east-a", "building-13")  # gold, tools
    table.building("site-east-b", "building-06", "green")  # gold, cloth
    table.building("site-west-e", "building-05")  # books, tools
    return stores(table, "a2 gold", "a3 cloth", "b2 gold", "b3 books")


@pytest.mark.rule("DECREE-07", "STORE-11", "STORE-12")
def test_stores_matched_by_public_buildings() -> None:
    # a2: west, north and east; a3: west; b2: north and east; b3: none
    assert all_worth(city(), 21, 27) == {
        21: 3,
        22: 4,
        23: 5,
        24: 4,  # north: a2, b2
        25: 4,  # west: a2, a3
        26: 4,  # east: a2, b2
        27: 2,
    }
    assert not any(all_worth(city(), 21, 27, seat=1).values())


@pytest.mark.rule("DECREE-07")
def test_decrees_about_matched_stores_have_a_cap() -> None:
    table = Table()
    plots = ("a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2")
    stores(table, *(f"{plot} gold" for plot in plots))
    assert all_worth(table, 21, 27) == {21: 0, 22: 0, 23: 0, 24: 0, 25: 0, 26: 0, 27: 6}
    table.building("site-north-gold", "building-01")
    west = ("building-02", "building-03", "building-07", "building-08")
    east = ("building-09", "building-13", "building-14")
    for row, name in zip("abcd", west, strict=True):
        table.building(f"site-west-{row}", name)
    for row, name in zip("abc", east, strict=True):
        table.building(f"site-east-{row}", name)
    table.building("site-east-d", "building-04", "green")
    # all eight have three relevant buildings
    assert all_worth(table, 21, 27) == {21: 7, 22: 8, 23: 10, 24: 8, 25: 8, 26: 8, 27: 0}


@pytest.mark.rule("DECREE-07", "DECREE-09", "EX-26")
@pytest.mark.parametrize("seat", [0, 1])
def test_buildings_of_the_whole_city_count_whoever_opened_them(seat: int) -> None:
    assert all_worth(city(), 28, 37, seat) == {
        28: 4,  # blue architect
        29: 1,  # green architect
        30: 2,  # west
        31: 2,  # east
        32: 2,  # north, 2 each
        33: 4,  # gold
        34: 2,  # cloth
        35: 2,  # books
        36: 2,  # tools
        37: 3,  # row E, 3 each
    }


@pytest.mark.rule("DECREE-07")
def test_a_north_site_lies_in_no_row() -> None:
    table = Table()
    table.building("site-north-gold", "building-01")
    assert worth(table, 37) == 0
    assert worth(table, 32) == 2


# ---- ships, sets and rubble ----


@pytest.mark.rule("DECREE-07", "G-114")
def test_ships_and_hulls() -> None:
    table = Table()
    table.portfolio("ship-red-1", "ship-brown-1", "political-03")
    table.portfolio("ship-purple-1", "ship-purple-2", "ship-purple-3", seat=1)
    assert all_worth(table, 38, 41) == {38: 4, 39: 6, 40: 6, 41: 0}
    assert all_worth(table, 38, 41, seat=1) == {38: 6, 39: 7, 40: 0, 41: 6}
    assert all_worth(table, 38, 41, seat=2) == {38: 0, 39: 0, 40: 0, 41: 0}


@pytest.mark.rule("DECREE-07", "G-114")
def test_sets_and_rubble() -> None:
    table = Table()
    table.rubble(5, 3, 4)
    table.rubble(3, 3, 5, seat=1)
    assert all_worth(table, 42, 46) == {42: 6, 43: 5, 44: 3, 45: 4, 46: 6}
    assert all_worth(table, 42, 46, seat=1) == {42: 6, 43: 3, 44: 3, 45: 5, 46: 6}
    assert worth(table, 46, seat=2) == 0
    table.rubble(5, 5, 5)
    assert worth(table, 42) == 8
    assert worth(table, 46, seat=1) == 0


# ---- tiles, plans and officials ----


@pytest.mark.rule("DECREE-07")
def test_clergy_tiles_and_favours() -> None:
    table = Table()
    assert all_worth(table, 47, 50) == {47: 0, 48: 4, 49: 0, 50: 0}
    table.clergy("clergy-discount")
    assert all_worth(table, 47, 48) == {47: 2, 48: 0}
    table.clergy("clergy-discount", "clergy-trade-any")
    table.favour("king", "builder")
    assert all_worth(table, 47, 50) == {47: 6, 48: 0, 49: 4, 50: 0}
    table.favour("minister")
    assert all_worth(table, 49, 50) == {49: 6, 50: 7}


@pytest.mark.rule("DECREE-07")
def test_completed_plans() -> None:
    table = Table()
    table.plan("plan-blue-5a", "plan-green-5a")  # unfinished plans do not count
    table.completed("plan-blue-2a", "plan-blue-3a", "plan-green-2a")
    assert all_worth(table, 51, 55) == {51: 6, 52: 6, 53: 3, 54: 3, 55: 0}  # 7 officials
    table.completed("plan-green-4a")
    assert all_worth(table, 51, 55) == {51: 8, 52: 6, 53: 6, 54: 5, 55: 5}  # 11 officials
    table.completed("plan-blue-4a", "plan-blue-4b")
    table.completed("plan-green-2b", "plan-green-3a")
    assert all_worth(table, 51, 55) == {51: 8, 52: 9, 53: 9, 54: 6, 55: 5}


@pytest.mark.rule("DECREE-07", "G-114")
def test_officials_in_offices_and_on_plazas() -> None:
    table = Table()
    table.official("king", 2)
    table.official("builder", 1)
    table.official("minister", 2, plaza=True)
    table.official("king", 3, seat=1)
    assert all_worth(table, 56, 59) == {56: 3, 57: 4, 58: 6, 59: 0}
    assert all_worth(table, 56, 59, seat=1) == {56: 3, 57: 0, 58: 6, 59: 0}
    table.official("minister")
    assert all_worth(table, 56, 59) == {56: 4, 57: 4, 58: 6, 59: 5}
    assert worth(table, 58, seat=1) == 0


@pytest.mark.rule("DECREE-07")
def test_decrees_about_officials_have_a_cap() -> None:
    table = Table()
    table.official("minister", 5)
    table.official("king", 3)
    table.official("king", 4, seat=1, plaza=True)
    assert worth(table, 56) == 6
    assert worth(table, 57, seat=1) == 6


@pytest.mark.rule("G-150", "TWOP-02")
def test_neutral_officials_never_count() -> None:
    table = Table(players=2)
    table.official("king", 4, seat=w.NEUTRAL)
    table.official("builder", 1, seat=w.NEUTRAL)
    table.official("king", 1)
    assert all_worth(table, 56, 59) == {56: 1, 57: 0, 58: 6, 59: 0}
    assert all_worth(table, 56, 59, seat=1) == {56: 0, 57: 0, 58: 0, 59: 0}


# ---- goods, money, influence and the portfolio ----


@pytest.mark.rule("DECREE-07")
def test_goods_in_the_warehouse() -> None:
    table = Table()
    table.goods(gold=2, cloth=1, books=3, tools=1)
    table.portfolio("ship-red-1")
    table.cargo("ship-red-1", "gold")  # not in the warehouse
    assert all_worth(table, 60, 61) == {60: 3, 61: 3}
    table.goods(gold=2, cloth=0, books=4, tools=2)
    assert all_worth(table, 60, 61) == {60: 4, 61: 0}
    table.goods(gold=4, cloth=4, books=4, tools=4)
    assert all_worth(table, 60, 61) == {60: 6, 61: 9}


@pytest.mark.rule("DECREE-07", "G-114", "G-110")
def test_coins_without_influence() -> None:
    table = Table()
    table.me.reais, table.me.influence = 11, 10
    table.rival.reais = 12
    table.portfolio("political-17")  # a permanent coin is no money
    assert all_worth(table, 62, 63) == {62: 2, 63: 0}
    assert all_worth(table, 62, 63, seat=1) == {62: 3, 63: 6}
    table.me.reais = 12
    assert [worth(table, 63, seat) for seat in range(3)] == [6, 6, 0]
    table.me.reais = 40
    assert worth(table, 62) == 6
    assert worth(Table(), 63) == 0


@pytest.mark.rule("DECREE-07")
def test_influence_on_the_track_and_in_the_portfolio() -> None:
    table = Table()
    table.me.influence = 9
    table.clergy("clergy-influence-bonus")  # is not printed in the upper slots
    table.portfolio("political-03", "political-10", "ship-red-1", "political-17", "political-18")
    # 3 + 2 + 2 = 7 influence; two nobles, two treasury cards
    assert all_worth(table, 64, 67) == {64: 4, 65: 3, 66: 4, 67: 4}
    table.me.influence = 10
    assert worth(table, 64) == 5
    table.portfolio("political-65", "political-72", "political-73", seat=1)
    assert all_worth(table, 64, 67, seat=1) == {64: 0, 65: 6, 66: 6, 67: 0}


@pytest.mark.rule("DECREE-07")
def test_house_groups_that_are_empty() -> None:
    table = Table()
    table.houses(left=1, middle=2, right=2)
    assert worth(table, 68) == 0
    table.houses(left=2, middle=2, right=3)
    assert worth(table, 68) == 6
    table.houses(left=2, middle=3, right=3)
    assert worth(table, 68) == 9


# ---- decrees about decrees ----


@pytest.mark.rule("DECREE-07")
def test_the_decrees_of_the_rival_who_has_most() -> None:
    table = Table()
    table.decrees("decree-01", "decree-02", "decree-03", "decree-04")  # worth nothing now
    table.decrees("decree-05", "decree-06", seat=1)
    table.decrees("decree-07", "decree-08", "decree-09", seat=2)
    assert worth(table, 69) == 3
    assert worth(table, 69, seat=2) == 4
    table.decrees(*(f"decree-{n}" for n in range(10, 17)))
    assert worth(table, 69, seat=2) == 6


@pytest.mark.rule("DECREE-07")
def test_the_own_decrees_include_this_one() -> None:
    table = Table()
    assert worth(table, 70) == 1
    table.decrees("decree-01", "decree-02", "decree-03")
    table.decrees(*(f"decree-{n}" for n in range(10, 17)), seat=1)
    assert worth(table, 70) == 4
    assert worth(table, 70, seat=1) == 6


# ---- words that other editions may use ----


def worth_of(table: Table, score: Score) -> int:
    """The wigs of a decree of another edition: its number 1 scores like this."""
    edition = table.t.edition
    first = dataclasses.replace(edition.decrees[0], score=score)
    other = dataclasses.replace(edition, decrees=(first, *edition.decrees[1:]))
    table.s.t = Tables(other)
    try:
        return worth(table, 1)
    finally:
        table.s.t = table.t


@pytest.mark.rule("DECREE-07")
def test_filters_add_up() -> None:
    table = city()
    gold_in_a = Score("per", "stores", each=1, rows=("A",), good="gold")
    assert worth_of(table, gold_in_a) == 1  # a2
    assert worth_of(table, dataclasses.replace(gold_in_a, column=3)) == 0
    blue_east = Score("per", "buildings", each=1, architect="blue", side="east")
    assert worth_of(table, blue_east) == 1
    assert worth_of(table, dataclasses.replace(blue_east, good="books")) == 0
    assert worth_of(table, Score("per", "rows_with_store", each=1, rows=("B", "C"))) == 1
    table.completed("plan-blue-2a", "plan-blue-4a", "plan-green-4a")
    large_blue = Score("per", "plans_completed", each=1, architect="blue", min_officials=3)
    assert worth_of(table, large_blue) == 1


@pytest.mark.rule("DECREE-07")
def test_counters_without_their_filter() -> None:
    table = Table()
    table.official("king", 2)
    table.official("builder", 1, plaza=True)
    table.rubble(1, 2, 4)
    table.portfolio("ship-red-1", "ship-purple-1", "ship-brown-1")
    assert worth_of(table, Score("per", "officials", each=1)) == 3
    assert worth_of(table, Score("per", "rubble", each=1)) == 7
    assert worth_of(table, Score("per", "ships", each=1, min_hull=3)) == 2


@pytest.mark.rule("DECREE-07")
def test_the_numbers_of_the_three_rules() -> None:
    table = Table()
    table.me.reais = 7
    assert worth_of(table, Score("per", "reais", each=3, unit=2)) == 9
    assert worth_of(table, Score("per", "reais", each=3, unit=2, cap=8)) == 8
    assert worth_of(table, Score("per", "reais", each=3, unit=2, cap=0)) == 0
    assert worth_of(table, Score("threshold", "reais", wigs=4, at_least=7)) == 4
    assert worth_of(table, Score("threshold", "reais", wigs=4, at_least=8)) == 0
    assert worth_of(table, Score("threshold", "reais", wigs=4, at_most=7)) == 4
    assert worth_of(table, Score("threshold", "reais", wigs=4, at_most=6)) == 0
    assert worth_of(table, Score("majority", "reais", wigs=4)) == 4
