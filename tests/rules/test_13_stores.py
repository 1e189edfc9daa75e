"""Chapter 13: building a store, the land price, and the houses."""

import pytest

import lisboa.edition
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.tables import Tables
from tests.rules.table import Table

BUILDER, OTHER = "political-03", "political-20"
GROUPS = ("left", "middle", "right")


def building(table: Table) -> Table:
    """Begin the Builder's noble action of seat 0. The treasury value is 3 at the start."""
    return table.do(ag.task(ag.NOBLE_ACTION, 0, w.STORE))


def rich() -> Table:
    table = Table()
    table.me.reais = 50
    return table


def paid(table: Table) -> int:
    return sum(event[2] for event in table.happened(e.REAIS_PAID))


def plot(table: Table, name: str) -> int:
    return table.t.plot_name.index(f"plot-{name}")


# ---- which tile, and where ----


@pytest.mark.rule("STORE-01", "STORE-02")
def test_a_store_faces_the_street_of_its_tile() -> None:
    table = rich()
    table.only_plots("a1", "a2", "b3")
    assert building(table).offers == [
        "build plot-a1 gold",
        "build plot-a2 gold",
        "build plot-a2 cloth",
        "build plot-b3 cloth",
        "build plot-b3 books",
    ]
    table.play("build plot-a2 cloth")
    assert table.s.store[plot(table, "a2")] == w.CLOTH


@pytest.mark.rule("STORE-01", "STORE-03", "G-86")
def test_without_a_tile_of_this_type_and_size_nothing_is_built() -> None:
    table = rich()
    table.only_plots("a2", "a4", "a5")
    gold, _, _, wide_tools, narrow_tools = range(5)
    table.s.city[gold] = table.s.city[narrow_tools] = 0
    assert building(table).offers == [
        "build plot-a2 cloth",
        "build plot-a4 books",
        "build plot-a4 tools",
    ]
    assert table.refuses("build plot-a2 gold") == "G-86"
    assert table.refuses("build plot-a5 tools") == "G-86"
    table.s.city[wide_tools], table.s.city[narrow_tools] = 0, 1
    assert "build plot-a5 tools" in building(table).offers  # the small tile fits there only
    assert table.refuses("build plot-a4 tools") == "G-86"


@pytest.mark.rule("STORE-04", "STORE-14")
def test_small_tiles_play_like_large_ones() -> None:
    table = rich()
    table.s.scoring = (1, 1, 1, 4)
    table.cubes("B", blue=1)
    table.cubes("5", red=2)
    table.building("site-east-b", "building-04")  # books and tools
    building(table).play("build plot-b5 tools", "cube row blue")
    assert paid(table) == 3 + 4
    table.play("house right")
    assert table.me.goods == [0, 0, 0, 1]
    assert table.me.wigs == 4  # the narrow column has the scoring tile of its neighbour
    table.do(ag.task(ag.STATE_ACTION, 0, w.PRODUCE))
    assert table.me.goods[w.TOOLS] == 2


@pytest.mark.rule("STORE-16", "STORE-02")
def test_a_plot_has_one_owner() -> None:
    table = rich()
    table.rival.reais = 50
    building(table).play("build plot-a2 gold", "house left")
    assert table.s.owner[plot(table, "a2")] == 0
    table.do(ag.task(ag.NOBLE_ACTION, 1, w.STORE))
    assert table.refuses("build plot-a2 gold") == "STORE-02"
    assert table.refuses("build plot-a2 cloth") == "STORE-02"


# ---- the steps ----


@pytest.mark.rule("STORE-05", "STORE-06", "STORE-08", "STORE-09", "STORE-10", "CF-14", "EX-20")
def test_reward_tile_cube_land_house_wigs() -> None:
    table = rich()
    table.cubes("A", red=1)
    table.building("site-west-a", "building-04")  # books and tools
    building(table).play("build plot-a4 books", "house middle")
    assert table.s.log is not None
    order = [event[0] for event in table.s.log if event[0] != e.STORE_CHOSEN]
    assert order == [
        e.GOODS_GAINED,
        e.STORE_BUILT,
        e.CUBE_GAINED,
        e.REAIS_PAID,
        e.HOUSE_BUILT,
        e.WIGS,
    ]
    assert table.s.store[plot(table, "a4")] == w.BOOKS  # the entrance faces the books street
    assert table.me.goods == [0, 0, 1, 0]
    assert table.me.rubble == [0, 1, 0]
    assert table.me.reais == 50 - 3
    assert table.me.houses == [0, 1, 0]
    assert table.me.wigs == table.s.scoring[3]


@pytest.mark.rule("STORE-07", "CF-14", "G-27")
def test_a_set_of_the_cube_makes_no_room_for_the_reward() -> None:
    table = rich()
    table.goods(books=2)  # all that fits
    table.rubble(brown=1, red=1)
    table.cubes("A", blue=1)
    building(table).play("build plot-a4 books", "house left")
    assert table.me.sets == 1
    assert table.me.goods == [0, 0, 2, 0]


@pytest.mark.rule("STORE-06", "G-84")
def test_one_cube_of_row_or_column_must_be_taken() -> None:
    table = rich()
    table.cubes("A", brown=1, blue=2)
    table.cubes("3", red=1)
    table.cubes("4", brown=3)
    table.rubble(blue=5)
    building(table).play("build plot-a3 cloth")
    assert table.asks == ag.ASK_CUBE
    assert table.offers == ["cube row brown", "cube row blue", "cube column red"]
    assert table.refuses("cube column brown") == "STORE-06"
    assert table.refuses("cube pile brown") == "STORE-06"
    table.play("cube row blue")  # it finds no space and leaves the game
    assert table.me.rubble == [0, 0, 5]
    assert table.s.row_cubes[:3] == [1, 0, 1]
    assert table.s.column_cubes[6:9] == [0, 1, 0]


@pytest.mark.rule("STORE-06", "G-84")
@pytest.mark.parametrize("line", ["A", "4"])
def test_the_only_cube_lies_in_the_row_or_in_the_column(line: str) -> None:
    table = rich()
    table.cubes(line, red=1)
    building(table).play("build plot-a4 books", "house left")  # without a choice of cubes
    assert table.me.rubble == [0, 1, 0]
    assert not any(table.s.row_cubes + table.s.column_cubes)


@pytest.mark.rule("STORE-06")
def test_no_cube_left_no_cube_taken() -> None:
    table = rich()
    table.cubes("B", red=1)
    table.cubes("site-west-a", brown=2)
    building(table).play("build plot-a4 books", "house left")
    assert table.me.rubble == [0, 0, 0]
    assert table.s.row_cubes[3:6] == [0, 1, 0]


@pytest.mark.rule("G-145")
def test_the_new_store_does_not_produce_for_its_own_reward() -> None:
    table = rich()
    building(table).play("build plot-d5 tools", "house left")
    assert table.happened(e.EFFECT_FORFEITED)
    assert table.me.goods == [0, 0, 0, 0]

    table = rich()
    table.store("a2", "cloth")
    building(table).play("build plot-d5 tools", "accept")
    assert table.me.goods == [0, 1, 0, 0]


# ---- wigs for public buildings ----


@pytest.mark.rule("STORE-11", "STORE-13", "EX-24")
def test_wigs_for_buildings_that_show_the_colour() -> None:
    table = rich()
    table.s.scoring = (4, 3, 3, 3)
    table.building("site-west-c", "building-01")  # gold and cloth
    table.building("site-north-gold", "building-07")  # gold and books
    table.building("site-east-c", "building-04")  # books and tools
    building(table).play("build plot-c1 gold", "house left")
    assert table.me.wigs == 8


@pytest.mark.rule("STORE-11", "STORE-12")
def test_only_the_ends_of_row_and_street_count() -> None:
    table = rich()
    table.s.scoring = (3, 3, 3, 3)
    for site in table.t.site_name:
        table.building(site, "building-01")  # gold and cloth everywhere
    building(table).play("build plot-c1 gold", "house left")
    assert table.me.wigs == 3 * 3


@pytest.mark.rule("STORE-14", "CF-15")
def test_the_column_of_the_plot_decides_not_the_street() -> None:
    table = rich()
    table.s.scoring = (1, 2, 3, 4)
    table.building("site-north-gold", "building-01")
    table.building("site-north-cloth", "building-01")
    building(table).play("build plot-a1 gold", "house left")
    assert table.me.wigs == 1
    table.s.city = [1] * 5
    building(table).play("build plot-a2 gold", "house left")
    assert table.me.wigs == 1 + 2  # the same street, another column
    building(table).play("build plot-b3 cloth", "house right")
    assert table.me.wigs == 1 + 2 + 3


@pytest.mark.rule("G-144")
def test_a_store_bonus_comes_with_the_wigs_of_the_store() -> None:
    table = rich()
    table.clergy("clergy-store-bonus")
    building(table).play("build plot-a2 gold", "house left")
    assert table.me.wigs == 1


# ---- the display ----


@pytest.mark.rule("STORE-15", "G-87")
def test_the_display_is_refilled_in_the_maintenance_only() -> None:
    table = Table()
    table.hand(BUILDER, OTHER)
    table.favour("builder", seat=1)
    for p in table.s.players:
        p.reais, p.influence = 50, 5
    supply = table.s.large_left
    table.turn().play(f"court {BUILDER}", "stop", "build plot-a2 cloth", "convert 0", "house left")
    table.play("do store")
    assert table.refuses("build plot-b2 cloth") == "G-86"
    assert table.refuses("build plot-b2 gold") == ""
    table.play("build plot-c4 tools", "convert 0", "house left")
    assert table.s.city == [1, 0, 1, 0, 1]
    table.play(table.offers[0])  # the draw
    assert table.s.city == [1, 1, 1, 1, 1]
    assert table.s.large_left == supply - 2


@pytest.mark.rule("G-86")
def test_a_space_stays_empty_when_the_supply_is_used_up() -> None:
    table = rich()
    table.hand(BUILDER, OTHER)
    table.me.influence = 5
    table.s.large_left, table.s.small_left = 0, 1
    table.turn().play(f"court {BUILDER}", "stop", "build plot-a2 cloth", "convert 0", "house left")
    table.play(table.offers[0])
    assert table.s.city == [1, 0, 1, 1, 1]
    assert building(table).refuses("build plot-b2 cloth") == "G-86"


# ---- the land price ----


@pytest.mark.rule("LAND-01", "LAND-03")
def test_treasury_and_cubes_of_row_and_column() -> None:
    table = rich()
    table.treasury(5)
    table.cubes("B", brown=1, red=1)
    table.cubes("3", red=1, blue=2)
    table.cubes("C", brown=3)
    building(table).play("build plot-b3 cloth", "cube column red")
    assert paid(table) == 5 + (3 + 2) + 2


@pytest.mark.rule("LAND-02", "CF-55", "EX-19")
@pytest.mark.parametrize(("cube", "price"), [("row brown", 12), ("column blue", 14)])
def test_the_cube_just_taken_costs_nothing(cube: str, price: int) -> None:
    table = Table()
    table.me.reais = 15
    table.cubes("E", brown=3)
    table.cubes("4", blue=3)
    building(table).play("build plot-e4 books")
    assert table.me.reais == 20  # with the reward
    table.play(f"cube {cube}")
    assert table.me.reais == 20 - price


@pytest.mark.rule("LAND-04")
def test_cubes_on_sites_do_not_count() -> None:
    table = rich()
    table.cubes("site-west-b", brown=2)
    table.cubes("site-east-b", brown=2)
    table.cubes("site-north-cloth", red=2)
    building(table).play("build plot-b3 cloth")
    assert paid(table) == 3


@pytest.mark.rule("LAND-05", "G-11", "G-12")
def test_discounts_add_up_and_count_once_in_the_payment() -> None:
    table = rich()
    table.treasury(4)
    table.cubes("B", brown=2, blue=1)
    table.clergy("clergy-rubble-waiver", "clergy-discount")  # brown cubes are free; 1 real
    table.portfolio("political-19", "political-17")  # 2 réis less for land; 1 real
    building(table).play("build plot-b3 cloth", "cube row brown")
    assert paid(table) == 4 + 1 - 1 - 2 - 1


@pytest.mark.rule("G-11", "G-14")
def test_land_is_never_cheaper_than_nothing() -> None:
    table = Table()
    table.treasury(1)
    table.portfolio("political-78")  # 4 réis less for land
    building(table).play("build plot-b3 cloth", "house left")
    assert table.me.reais == 0
    assert not table.happened(e.REAIS_PAID)


@pytest.mark.rule("LAND-06")
def test_influence_may_pay_for_land() -> None:
    table = Table()
    table.me.influence, table.me.reais = 5, 2
    building(table).play("build plot-b3 cloth")
    assert table.offers == ["convert 1", "convert 2", "convert 3"]
    table.play("convert 2")
    assert (table.me.reais, table.me.influence) == (1, 2)  # from 5 over 3 to 2


@pytest.mark.rule("G-83")
def test_the_reward_may_move_the_price() -> None:
    table = Table()
    table.me.reais = 10
    table.s.cardinal = 2  # one step before the treasury icon
    building(table).play("build plot-b1 gold", "accept")
    table.play(table.offers[0])
    assert paid(table) == 4


@pytest.mark.rule("G-83", "G-03")
def test_a_plot_that_moves_the_treasury_changes_its_own_price() -> None:
    """No plot of this edition moves the treasury; one of another edition may."""
    table = Table()
    other = Tables(lisboa.edition.load())
    other.plot_reward[plot(table, "c4")] = ((w.GIVE_TREASURY, 0, -1),)
    other.plot_reward[plot(table, "d3")] = ((w.GIVE_TREASURY, 0, 1),)
    table.use(other)
    table.only_plots("c4", "d3")
    table.me.reais = 2
    assert building(table).offers == ["build plot-c4 books", "build plot-c4 tools"]
    table.play("build plot-c4 books", "house left")
    assert table.me.reais == 0
    table.me.reais = 2  # the value is 2 now, and would be 3
    table.s.owner[plot(table, "a1")] = table.s.owner[plot(table, "b4")] = w.NONE
    assert building(table).refuses("build plot-d3 cloth") == "STORE-08"


# ---- no plot that cannot be paid ----


@pytest.mark.rule("G-03", "G-83", "STORE-08")
def test_only_plots_whose_reward_pays_the_land() -> None:
    table = Table()
    table.church(t0="clergy-sail-bonus", t1="clergy-sail-bonus")
    assert building(table).offers == [
        "build plot-a1 gold",
        "build plot-b4 books",
        "build plot-b4 tools",
        "build plot-d1 gold",
        "build plot-e4 books",
        "build plot-e4 tools",
    ]
    assert table.refuses("build plot-e3 books") == "STORE-08"
    table.treasury(2)
    assert "build plot-e3 books" in building(table).offers  # 3 influence are worth 2 réis
    assert table.refuses("build plot-a3 books") == "STORE-08"  # 2 influence only 1


@pytest.mark.rule("G-03")
def test_only_the_cube_after_which_the_land_can_be_paid() -> None:
    table = Table()
    table.treasury(1)
    table.only_plots("c4", "d3")
    table.cubes("C", brown=1)
    table.cubes("4", red=2, blue=1)
    table.cubes("3", brown=2)
    table.me.reais = 6
    assert building(table).offers == [
        "build plot-c4 books",
        "build plot-c4 tools",
        "build plot-d3 cloth",
        "build plot-d3 books",
    ]
    table.play("build plot-c4 books")  # 1 + 8, the brown cube saves 3, a red one too little
    assert table.me.rubble == [1, 0, 0]
    assert table.me.reais == 0
    assert table.asks == ag.ASK_HOUSE


@pytest.mark.rule("G-03")
def test_two_cubes_may_do_where_a_third_does_not() -> None:
    table = Table()
    table.treasury(1)
    table.cubes("C", brown=1)
    table.cubes("4", red=1, blue=1)
    table.me.reais = 5
    building(table).play("build plot-c4 books")
    assert table.offers == ["cube row brown", "cube column red"]
    assert table.refuses("cube column blue") == "STORE-08"


@pytest.mark.rule("G-03", "G-142")
@pytest.mark.parametrize(
    ("tile", "reais"),
    [("clergy-discount", 5), ("clergy-rubble-waiver", 3), ("clergy-instant-influence", 5)],
)
def test_a_tile_of_the_plots_cardinal_pays_the_land(tile: str, reais: int) -> None:
    table = Table()
    table.only_plots("b1")
    table.cubes("B", brown=2)  # 3 + 6 - 3 = 6
    table.church(t0=tile, t1="clergy-sail-bonus")
    table.me.reais = reais
    # The Cardinal must be met and this tile be taken, or the land could not be paid.
    table.do(ag.task(ag.ASK_LOT, 0), ag.task(ag.ASK_HOUSE, 0))
    assert [table.t.clergy_name[front] for front in table.me.clergy] == [tile]
    assert table.me.reais == 0
    assert table.asks == ag.ASK_HOUSE

    table = Table()
    table.only_plots("a1", "b1", "d1")
    table.cubes("B", brown=2)
    table.church(t0=tile, t1="clergy-sail-bonus")
    table.me.reais = reais - 1
    table.do(ag.task(ag.ASK_LOT, 0), ag.task(ag.ASK_HOUSE, 0))
    assert table.refuses("build plot-b1 gold") == "STORE-08"


@pytest.mark.rule("G-03")
def test_no_tile_with_four_of_them() -> None:
    table = Table()
    table.only_plots("a1", "b1", "d1")
    table.clergy("clergy-sail-bonus", "clergy-trade-any", "clergy-trade-extra", "clergy-sell-bonus")
    table.church(t0="clergy-discount", t1="clergy-discount")
    table.me.reais = 2
    assert building(table).refuses("build plot-b1 gold") == "STORE-08"
    table.me.reais = 3
    assert building(table).refuses("build plot-b1 gold") == ""


@pytest.mark.rule("G-03", "G-83")
def test_the_cardinal_is_not_met_if_the_treasury_then_makes_land_too_dear() -> None:
    table = Table()
    table.s.cardinal = 2  # one step before the treasury icon
    table.church(t2="clergy-sail-bonus", t3="clergy-sail-bonus")
    table.me.reais = 3
    building(table).play("build plot-b1 gold")
    assert table.happened(e.EFFECT_DECLINED)
    assert (table.me.clergy, table.me.reais) == ([], 0)

    table = Table()
    table.s.cardinal = 2
    table.church(t2="clergy-sail-bonus", t3="clergy-discount")
    table.me.reais = 3
    building(table).play("build plot-b1 gold")
    assert table.offers == ["accept", "decline"]
    table.play("accept")  # only the tile that saves what the treasury adds
    assert [table.t.clergy_name[front] for front in table.me.clergy] == ["clergy-discount"]
    assert table.me.reais == 0


@pytest.mark.rule("G-85")
def test_eight_stores_are_all() -> None:
    table = rich()
    table.hand(BUILDER, OTHER)
    table.me.influence = 5
    table.houses(2, 3, 3)
    assert table.turn().refuses(f"court {BUILDER}") == "G-85"
    table.houses(2, 3, 2)
    assert table.turn().refuses(f"court {BUILDER}") == ""


# ---- houses and their abilities ----


@pytest.mark.rule("HOUSE-01", "HOUSE-02", "CF-29")
def test_three_groups_of_two_three_and_three() -> None:
    table = rich()
    for built, group in ((2, "left"), (3, "middle"), (3, "right")):
        table.houses(**{group: built - 1})
        table.s.owner = [w.NONE] * table.t.plots
        table.s.city = [1] * 5
        building(table).play("build plot-a2 gold")
        assert table.offers == [f"house {name}" for name in GROUPS]
        table.play(f"house {group}")
        table.s.city = [1] * 5
        building(table).play("build plot-c4 books")
        assert table.offers == [f"house {name}" for name in GROUPS if name != group]
        assert table.refuses(f"house {group}") == "HOUSE-02"


@pytest.mark.rule("HOUSE-03", "HOUSE-04", "HOUSE-05")
def test_the_left_group_opens_with_its_second_house() -> None:
    for houses, asked in ((0, False), (1, False), (2, True)):
        table = Table()
        table.hand("political-07", OTHER)
        table.me.influence, table.me.reais = 5, 5
        table.houses(left=houses, middle=3, right=3)
        table.turn().play("court political-07")
        assert (table.asks == ag.ASK_VISIT_REAIS) is asked


def goods_paid_for_a_ship(middle: int, ship: str) -> int:
    table = Table()
    table.goods(gold=1, cloth=1, books=1, tools=1)
    table.houses(left=1, middle=middle, right=1)
    table.shipyard(ship)
    table.do(ag.task(ag.STATE_ACTION, 0, w.SHIP))
    while table.s.agenda:
        table.play(table.offers[0])
    assert table.me.upper[0] == table.card(ship)
    return 4 - sum(table.me.goods)


@pytest.mark.rule("HOUSE-03", "HOUSE-07", "HOUSE-08", "HOUSE-09", "DT-11")
def test_middle_houses_make_ships_cheaper() -> None:
    assert [goods_paid_for_a_ship(n, "ship-purple-1") for n in range(4)] == [3, 2, 2, 0]
    assert [goods_paid_for_a_ship(n, "ship-blue-1") for n in range(4)] == [1, 0, 0, 0]


@pytest.mark.rule("EX-22", "HOUSE-08")
def test_a_trade_for_a_ship_with_two_middle_houses() -> None:
    table = Table()
    table.hand(BUILDER, OTHER)
    table.goods(gold=1, cloth=1, books=1, tools=1)
    table.houses(middle=2)
    table.shipyard("ship-purple-1")
    table.turn().play(f"portfolio {BUILDER}", "offer books ship", "add")
    assert table.asks == ag.ASK_SHIP_GOODS
    table.play("pay good gold", "pay good tools")
    assert table.card("ship-purple-1") in table.me.upper
    assert table.me.goods == [0, 1, 0, 0]


def produced(right: int) -> Table:
    """One set, gold in the warehouse, stores of cloth (2), books and tools."""
    table = Table()
    table.goods(gold=1)
    table.rubble(1, 1, 1)
    for name, good in (("a2", "cloth"), ("b2", "cloth"), ("a4", "books"), ("a5", "tools")):
        table.store(name, good)
    table.houses(left=1, middle=1, right=right)
    table.prices(gold=4, cloth=4, books=4, tools=4)
    return table.do(ag.task(ag.STATE_ACTION, 0, w.PRODUCE))


@pytest.mark.rule("HOUSE-03", "HOUSE-10", "HOUSE-11")
def test_one_or_two_right_houses_give_one_more_good() -> None:
    assert produced(right=0).me.goods == [1, 2, 1, 1]
    for right in (1, 2):
        table = produced(right)
        assert table.offers == ["take good cloth", "take good books", "take good tools"]
        assert table.refuses("take good gold") == "G-63"
        table.play("take good books")
        assert table.me.goods == [1, 2, 2, 1]
        assert not table.s.agenda


@pytest.mark.rule("HOUSE-12", "EX-23", "CF-29")
def test_three_right_houses_give_one_more_of_each() -> None:
    table = produced(right=3)
    assert table.me.goods == [1, 3, 2, 2]
    assert table.s.prices == [4, 3, 3, 3]


@pytest.mark.rule("HOUSE-10", "HOUSE-12")
def test_extra_goods_need_room() -> None:
    table = Table()
    table.store("a2", "cloth")
    table.store("b2", "cloth")
    table.store("a4", "books")
    table.houses(right=3)
    table.do(ag.task(ag.STATE_ACTION, 0, w.PRODUCE))
    assert table.me.goods == [0, 2, 2, 0]  # no third cloth

    table.goods()
    table.houses(right=1)
    table.do(ag.task(ag.STATE_ACTION, 0, w.PRODUCE))
    assert table.offers == ["take good books"]


@pytest.mark.rule("G-88", "HOUSE-07")
def test_a_house_works_as_soon_as_it_stands() -> None:
    table = Table()
    table.me.reais = 3
    table.shipyard("ship-blue-1")
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.STORE), ag.task(ag.STATE_ACTION, 0, w.SHIP))
    table.play("build plot-c5 tools", "decline", "house middle")
    assert (table.asks, table.offers) == (ag.ASK_BERTH, ["add"])  # without a single good


@pytest.mark.rule("G-03")
def test_two_steps_of_the_treasury_in_one_reward() -> None:
    """No plot of this edition does this; one of another edition may."""
    table = Table()
    other = Tables(lisboa.edition.load())
    other.plot_reward[plot(table, "c4")] = ((w.GIVE_CARDINAL, 0, 1), (w.GIVE_TREASURY, 0, 1))
    table.use(other)
    table.s.cardinal = 2
    table.church(t2="clergy-sail-bonus", t3="clergy-sail-bonus")
    table.me.reais = 4  # 3 + 1: enough only without the Cardinal
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.STORE)).play("build plot-c4 books")
    assert table.offers == ["house left", "house middle", "house right"]
