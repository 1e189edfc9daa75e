"""Chapter 23.5: what Lacerda builds, takes and opens, and how every tie is broken."""

import pytest

from lisboa.edition import vocabulary as v
from lisboa.rules import lacerda_nobles as explains
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from tests.rules.table import Table

L = w.LACERDA
GOLD_CLOTH = "building-01"  # its blue face; the green one shows books and tools
BOOKS_TOOLS = "building-04"  # its blue face; the green one shows gold and cloth
CLOTH_TOOLS = "building-10"
CLOTH_BOOKS = "building-15"


def solo(aide: str = "builder") -> Table:
    """No building, no cube and no store anywhere; a visit costs Lacerda 1 of its 9 influence."""
    table = Table(2, agreement=Agreement(solo=True)).lacerda_at("builder", aide)
    table.s.scoring = (3, 4, 3, 4)
    table.lacerda.influence = 9
    return table


def visit(table: Table, noble: str) -> Table:
    """Only step 3 of Lacerda's turn."""
    return table.do(ag.task(ag.LACERDA_NOBLE, L, v.NOBLES.index(noble)))


def built(table: Table) -> tuple[int, int, int]:
    """The last store: lot, wigs, and what decided."""
    return table.happened(e.LACERDA_BUILDS)[-1][2:]


def opened(table: Table) -> tuple[str, int, int]:
    """The last opening: site, difference, and what decided."""
    site, difference, decided = table.happened(e.LACERDA_OPENS)[-1][2:]
    return table.t.site_name[site], difference, decided


def face_on(table: Table, site: str) -> int:
    return table.s.building[table.t.site_name.index(site)]


# ---- the Builder: where and what ----


@pytest.mark.rule("SOLO-NOBLE-01", "SOLO-NOBLE-08")
def test_lacerda_builds_where_it_earns_most() -> None:
    table = solo()
    table.building("site-west-b", CLOTH_TOOLS)
    table.building("site-north-cloth", GOLD_CLOTH)
    visit(table, "builder")
    # Two buildings for cloth in row B: 2 * 4 in column 2, but 2 * 3 in column 3.
    assert built(table) == (table.lot("b2", "cloth"), 8, explains.BEST)
    plot = table.t.plot_name.index("plot-b2")
    assert (table.s.owner[plot], table.s.store[plot]) == (L, w.CLOTH)
    assert table.lacerda.ledger[w.W_STORES] == table.lacerda.wigs == 8
    assert table.s.city == [1, 0, 1, 1, 1]  # the tile came from the display
    assert table.lacerda.stores() == 1


@pytest.mark.rule("SOLO-NOBLE-02")
@pytest.mark.parametrize(
    ("scoring", "plot", "wigs"),
    [
        ((4, 3, 3, 4), "b1", 4),  # B1 and C1
        ((3, 4, 3, 4), "b2", 4),  # B2 and C2
        ((4, 4, 3, 3), "b1", 4),  # B1, B2, C1 and C2
    ],
)
def test_a_tie_goes_to_the_topmost_row_then_to_the_left(
    scoring: tuple[int, ...], plot: str, wigs: int
) -> None:
    table = solo()
    table.s.scoring = scoring
    table.building("site-west-c", GOLD_CLOTH)
    table.building("site-east-b", GOLD_CLOTH)
    for row in "bc":
        table.store(f"{row}3", "books")  # so that only gold and cloth of columns 1 and 2 tie
    table.s.city[w.CLOTH] = 0
    visit(table, "builder")
    assert built(table) == (table.lot(plot, "gold"), wigs, explains.FIRST_IN_ORDER)


@pytest.mark.rule("SG-29")
def test_without_any_wigs_it_goes_through_the_city_from_the_top_left() -> None:
    table = solo()
    plots = ("a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3")
    for plot in plots:
        visit(table, "builder").do(ag.task(ag.MAINTENANCE, L))
        lot = built(table)[0]
        assert table.t.plot_name[table.t.lot_plot[lot]] == f"plot-{plot}"
        assert built(table)[1:] == (0, explains.FIRST_IN_ORDER)
    assert table.lacerda.ledger[w.W_STORES] == 0


@pytest.mark.rule("SOLO-NOBLE-03")
def test_of_two_types_on_the_same_plot_it_takes_the_left_one() -> None:
    table = solo()
    table.only_plots("b3")  # between the streets of cloth and books
    table.building("site-west-b", CLOTH_BOOKS)
    visit(table, "builder")
    assert built(table) == (table.lot("b3", "cloth"), 3, explains.FACING_LEFT)


@pytest.mark.rule("SG-30")
@pytest.mark.parametrize(
    ("gone", "plot", "good"),
    [((), "a1", "gold"), ((w.GOLD,), "a2", "cloth"), ((w.GOLD, w.CLOTH), "a3", "books")],
)
def test_only_types_on_display_are_built(gone: tuple[int, ...], plot: str, good: str) -> None:
    table = solo()
    for space in gone:
        table.s.city[space] = 0
    visit(table, "builder")
    assert built(table)[0] == table.lot(plot, good)


@pytest.mark.rule("SG-30")
def test_the_narrow_column_needs_a_small_tile() -> None:
    table = solo()
    table.only_plots("a4", "a5")
    table.s.city = [0, 0, 0, 0, 1]
    visit(table, "builder")
    assert built(table)[0] == table.lot("a5", "tools")


@pytest.mark.rule("SG-31")
def test_wigs_come_first_then_the_space_then_the_type() -> None:
    table = solo()
    table.building("site-west-b", BOOKS_TOOLS)
    table.building("site-west-d", CLOTH_BOOKS)
    table.building("site-east-d", CLOTH_BOOKS)
    visit(table, "builder")
    # Row D earns twice, and more in columns 2 and 4 than in column 3.
    assert built(table) == (table.lot("d2", "cloth"), 8, explains.FIRST_IN_ORDER)
    table.only_plots("b3")
    visit(table, "builder")
    # The street to the left of B3 earns nothing: only types with the most wigs are compared.
    assert built(table) == (table.lot("b3", "books"), 3, explains.BEST)


# ---- the Builder: what it takes and what it does not ----


@pytest.mark.rule("SOLO-NOBLE-04", "SOLO-NOBLE-05")
@pytest.mark.parametrize("plot", ["a1", "a2", "a3", "a5", "b1", "b2"])
def test_no_reward_and_no_price(plot: str) -> None:
    table = solo()
    table.only_plots(plot)
    table.treasury(7)
    table.cubes("A", brown=3)
    table.cubes("B", brown=3)
    visit(table, "builder")
    assert table.lacerda.stores() == 1
    p = table.lacerda
    assert (p.reais, p.goods, p.plans, p.completed) == (0, [0] * 4, [], [])
    assert (p.influence, p.wigs, p.officials) == (9, 0, 8)
    assert table.s.cardinal == table.t.church_start
    assert not table.happened(e.REAIS_PAID)


@pytest.mark.rule("SOLO-NOBLE-06", "SOLO-NOBLE-07", "SG-33")
@pytest.mark.parametrize(
    ("row", "column", "taken", "row_left", "column_left"),
    [
        ((1, 0, 1), (0, 1, 0), w.BLUE, [1, 0, 0], [0, 1, 0]),
        ((1, 1, 0), (2, 0, 0), w.RED, [1, 0, 0], [2, 0, 0]),
        ((3, 0, 0), (0, 1, 0), w.RED, [3, 0, 0], [0, 0, 0]),
        ((0, 0, 2), (0, 0, 1), w.BLUE, [0, 0, 2], [0, 0, 0]),  # both: from the column
        ((1, 0, 0), (2, 0, 0), w.BROWN, [1, 0, 0], [1, 0, 0]),  # both: from the column
        ((1, 0, 0), (0, 0, 0), w.BROWN, [0, 0, 0], [0, 0, 0]),
        ((0, 0, 0), (0, 0, 0), None, [0, 0, 0], [0, 0, 0]),
    ],
)
def test_it_takes_the_cheapest_cube(
    row: tuple[int, int, int],
    column: tuple[int, int, int],
    taken: int | None,
    row_left: list[int],
    column_left: list[int],
) -> None:
    table = solo()
    table.only_plots("a3")
    table.cubes("A", *row)
    table.cubes("3", *column)
    table.cubes("B", blue=3)  # of no concern to this plot
    visit(table, "builder")
    assert table.lacerda.rubble == [int(colour == taken) for colour in range(w.COLOURS)]
    assert table.s.row_cubes[: w.COLOURS] == row_left
    assert table.s.column_cubes[2 * w.COLOURS : 3 * w.COLOURS] == column_left
    assert sum(table.s.row_cubes) == sum(row_left) + 3


@pytest.mark.rule("SG-34", "SG-35")
def test_lacerdas_cubes_have_no_limit_and_make_no_sets() -> None:
    table = solo()
    table.only_plots("a3")
    table.cubes("A", blue=1)
    table.lacerda.rubble = [5, 5, 5]
    visit(table, "builder")
    assert table.lacerda.rubble == [5, 5, 6]
    assert (table.lacerda.sets, table.lacerda.markers) == (0, 0)
    assert table.s.trigger == w.NONE
    assert not table.happened(e.SET_COMPLETED)


@pytest.mark.rule("SG-35")
@pytest.mark.parametrize("period", [1, 2])
def test_only_the_sets_of_the_human_end_a_period(period: int) -> None:
    table = solo()
    table.s.period = period
    n = 2 * period
    table.lacerda.rubble = [n, n, n - 1]
    table.rubble(n, n, n - 1)
    table.available(blue=GOLD_CLOTH, green=GOLD_CLOTH)
    table.only_sites("site-west-d")
    table.cubes("site-west-d", blue=2)
    visit(table, "king")
    assert table.lacerda.rubble == [n, n, n + 1]
    assert table.s.trigger == w.NONE
    table.cubes("site-west-c", blue=2)
    table.do(ag.task(ag.SITE_CUBES, 0, table.t.site_name.index("site-west-c")))
    assert table.s.trigger == 0


@pytest.mark.rule("SG-32", "SOLO-SET-05", "SG-28")
def test_eight_stores_then_the_builder_is_skipped() -> None:
    table = solo()
    for n in range(8):
        table.lacerda.influence = 9
        visit(table, "builder").do(ag.task(ag.MAINTENANCE, L))
        assert table.lacerda.stores() == n + 1
    table.lacerda.influence = 9
    visit(table, "builder")
    assert table.lacerda.stores() == 8
    assert table.lacerda.influence == 9
    assert [event[2] for event in table.happened(e.LACERDA_SKIPS)] == [w.STORE]


@pytest.mark.rule("SG-32")
def test_lacerdas_houses_have_no_abilities() -> None:
    table = solo()
    table.store("a1", "gold", seat=L)
    table.houses(2, 3, 3, seat=L)
    table.lacerda.reais = 5  # as if it had money: it would not use it for a visit
    table.lacerda_at("minister", "builder").do(ag.task(ag.LACERDA_STATE, L))
    assert table.lacerda.goods == [1, 0, 0, 0]
    visit(table, "minister")
    assert (table.lacerda.influence, table.lacerda.reais) == (8, 5)


@pytest.mark.rule("SG-28")
@pytest.mark.parametrize("noble", ["builder", "minister", "king"])
def test_an_impossible_noble_action_costs_nothing(noble: str) -> None:
    table = solo()
    if noble == "builder":
        table.only_plots("e2", "e3")  # row E is closed
    elif noble == "minister":
        table.s.decree_display = []
    else:
        table.only_sites("site-north-gold", "site-west-e")
        table.available(blue=BOOKS_TOOLS, green=GOLD_CLOTH)  # neither shows gold; E is closed
    visit(table, noble)
    assert (table.lacerda.influence, table.lacerda.wigs) == (9, 0)
    assert [event[2] for event in table.happened(e.LACERDA_SKIPS)] == [
        w.STORE + v.NOBLES.index(noble)
    ]
    assert not table.happened(e.VISIT_PAID)


# ---- the Minister ----


@pytest.mark.rule("SOLO-NOBLE-09", "SOLO-NOBLE-10", "SG-37")
def test_the_two_leftmost_decrees_and_the_display_is_full_again_at_once() -> None:
    table = solo()
    before = table.s.decree_display[:]
    to_come = list(table.s.decree_deck[8:10])
    visit(table, "minister")
    assert table.lacerda.decrees == before[:2]
    assert table.s.decree_display == before[2:] + to_come
    assert table.lacerda.influence == 8
    told = [(e.DECREE_TAKEN, L, decree, 0, 0) for decree in before[:2]]
    assert table.happened(e.DECREE_TAKEN) == told


@pytest.mark.rule("SG-37")
def test_the_display_is_full_again_before_the_human_follows() -> None:
    table = solo().lacerda_at("builder", "builder")
    table.favour("minister")
    table.me.influence = 5
    table.hand("political-01")
    table.turn(L)
    assert table.asks == ag.ASK_FOLLOW
    assert len(table.s.decree_display) == 8


@pytest.mark.rule("SG-37")
def test_the_display_is_full_again_after_lacerda_followed() -> None:
    table = solo()
    table.favour("minister", seat=L)
    table.s.decree_display = table.s.decree_display[:7]  # the human has taken one
    table.do(ag.task(ag.FOLLOW, L, w.MINISTER))
    assert len(table.lacerda.decrees) == 2
    assert len(table.s.decree_display) == 8


@pytest.mark.rule("SG-36")
def test_a_single_decree_is_taken_and_none_is_not_worth_a_visit() -> None:
    table = solo()
    table.decree_display("decree-01")
    table.s.decree_next = len(table.s.decree_deck)
    visit(table, "minister")
    assert len(table.lacerda.decrees) == 1
    assert table.lacerda.influence == 8
    visit(table, "minister")
    assert table.lacerda.influence == 8
    assert [event[2] for event in table.happened(e.LACERDA_SKIPS)] == [w.DECREE]


# ---- the King: where ----


@pytest.mark.rule("SOLO-NOBLE-13")
def test_the_difference_decides_not_its_own_wigs() -> None:
    table = solo()
    table.only_sites("site-east-a", "site-east-b", "site-east-c")
    table.available(blue=GOLD_CLOTH)
    table.store("a2", "cloth", seat=L)  # 4 for Lacerda ...
    table.store("a3", "cloth")  # ... and 3 for the human
    table.store("b1", "gold", seat=L)  # 3 for Lacerda alone
    visit(table, "king")
    assert opened(table) == ("site-east-b", 3, explains.BEST)
    assert (table.lacerda.wigs, table.me.wigs) == (3, 0)
    assert table.lacerda.ledger[w.W_OPENINGS] == 3


@pytest.mark.rule("SOLO-NOBLE-13")
def test_the_building_with_the_greater_difference_is_opened() -> None:
    for aide in v.CARD_KINDS:
        table = solo(aide)
        table.available(blue=BOOKS_TOOLS, green=BOOKS_TOOLS)  # the green face: gold and cloth
        table.store("c2", "cloth", seat=L)
        table.store("c4", "books")
        visit(table, "king")
        assert opened(table) == ("site-west-c", 4, explains.FIRST_IN_ORDER)  # or at its east end
        assert face_on(table, "site-west-c") == table.face(BOOKS_TOOLS, "green")


@pytest.mark.rule("SG-39")
def test_lacerda_opens_also_to_its_disadvantage() -> None:
    table = solo()
    table.only_sites("site-west-a", "site-west-b")
    table.available(blue=GOLD_CLOTH)
    table.store("a1", "gold")
    table.store("a2", "gold")
    table.store("b1", "gold")
    visit(table, "king")
    assert opened(table) == ("site-west-b", -3, explains.BEST)
    assert (table.me.wigs, table.lacerda.wigs) == (3, 0)  # all owners score


@pytest.mark.rule("SOLO-NOBLE-14", "SG-40")
def test_equal_sites_are_opened_clockwise_from_the_west_end_of_row_d() -> None:
    table = solo()
    sites = [f"site-west-{row}" for row in "dcba"]
    sites += [f"site-north-{good}" for good in v.GOODS]
    sites += [f"site-east-{row}" for row in "abcd"]
    for site in sites:
        table.available(blue=GOLD_CLOTH, green=GOLD_CLOTH)  # all four colours between them
        table.lacerda.influence = 9
        visit(table, "king")
        assert opened(table)[:2] == (site, 0)
    table.available(blue=GOLD_CLOTH, green=GOLD_CLOTH)
    visit(table, "king")  # row E is closed
    assert [event[2] for event in table.happened(e.LACERDA_SKIPS)] == [w.OPEN]


@pytest.mark.rule("SOLO-NOBLE-14", "SG-40")
def test_a_north_site_wants_its_colour() -> None:
    table = solo()
    table.only_sites("site-north-gold", "site-north-books", "site-east-a")
    table.available(blue=BOOKS_TOOLS)
    visit(table, "king")
    assert opened(table) == ("site-north-books", 0, explains.FIRST_IN_ORDER)


@pytest.mark.rule("SG-41")
@pytest.mark.parametrize("aide", ["builder", "king"])
def test_on_a_north_site_only_the_building_with_its_colour_is_weighed(aide: str) -> None:
    table = solo(aide)
    table.only_sites("site-north-gold")
    table.available(blue=GOLD_CLOTH, green=GOLD_CLOTH)  # the green face: books and tools
    visit(table, "king")
    assert face_on(table, "site-north-gold") == table.face(GOLD_CLOTH, "blue")


@pytest.mark.rule("SOLO-NOBLE-15")
@pytest.mark.parametrize(
    ("aide", "architect"),
    [("builder", "blue"), ("minister", "blue"), ("king", "green"), ("treasury", "green")],
)
def test_of_equal_buildings_the_aide_chooses(aide: str, architect: str) -> None:
    table = solo(aide)
    table.available(blue=GOLD_CLOTH, green=GOLD_CLOTH)
    visit(table, "king")
    assert opened(table) == ("site-west-d", 0, explains.BY_THE_AIDE)
    assert face_on(table, "site-west-d") == table.face(GOLD_CLOTH, architect)


@pytest.mark.rule("SOLO-NOBLE-03", "SOLO-NOBLE-14", "SOLO-NOBLE-15")
def test_what_decided_has_its_word() -> None:
    assert [
        explains.DECIDED[decided]
        for decided in (
            explains.BEST,
            explains.FIRST_IN_ORDER,
            explains.FACING_LEFT,
            explains.BY_THE_AIDE,
        )
    ] == ["best", "order", "left", "aide"]


@pytest.mark.rule("G-127")
def test_after_the_last_building_of_a_stack_its_architect_has_none() -> None:
    table = solo()
    table.available(blue=GOLD_CLOTH)
    table.s.building_next = [len(stack) for stack in table.s.building_stack]
    visit(table, "king")
    assert face_on(table, "site-west-d") == table.face(GOLD_CLOTH, "blue")
    assert table.s.available == [w.NONE, w.NONE]


@pytest.mark.rule("SG-41")
@pytest.mark.parametrize("aide", ["builder", "king"])
def test_the_first_site_comes_before_the_choice_of_the_aide(aide: str) -> None:
    table = solo(aide)
    table.available(blue=GOLD_CLOTH, green=GOLD_CLOTH)  # the green face: books and tools
    table.store("c3", "books", seat=L)  # 3 wigs by the green building in row C
    table.store("b1", "gold", seat=L)  # 3 wigs by the blue building in row B
    visit(table, "king")
    assert opened(table) == ("site-west-c", 3, explains.FIRST_IN_ORDER)
    assert face_on(table, "site-west-c") == table.face(GOLD_CLOTH, "green")


@pytest.mark.rule("SG-42")
@pytest.mark.parametrize("aide", ["builder", "king"])
def test_an_architect_without_buildings_is_left_out(aide: str) -> None:
    table = solo(aide)
    table.available(green=GOLD_CLOTH)
    table.store("d1", "gold", seat=L)  # a blue building with gold would be best
    visit(table, "king")
    assert face_on(table, "site-west-d") == table.face(GOLD_CLOTH, "green")


# ---- the King: what it takes and what it does not ----


@pytest.mark.rule("SOLO-NOBLE-16")
@pytest.mark.parametrize("site", ["site-west-a", "site-west-b", "site-east-a", "site-east-b"])
def test_both_cubes_but_no_reward_of_the_site(site: str) -> None:
    table = solo()
    table.only_sites(site)
    table.cubes(site, brown=1, blue=1)
    table.lacerda.rubble = [5, 0, 5]
    visit(table, "king")
    p = table.lacerda
    assert p.rubble == [6, 0, 6]
    first = table.t.site_name.index(site) * w.COLOURS
    assert table.s.site_cubes[first : first + w.COLOURS] == [0, 0, 0]
    assert (p.reais, p.influence, p.wigs, p.favours) == (0, 8, 0, [0, 0, 0])


@pytest.mark.rule("SOLO-NOBLE-17")
def test_neither_plan_nor_officials_are_needed() -> None:
    table = solo()
    table.treasury(3)
    visit(table, "king")  # without any plan and any official
    assert len(table.happened(e.BUILDING_OPENED)) == 1
    table.completed("plan-blue-5a", seat=L)
    table.official("king", 2, seat=L)
    visit(table, "king")
    assert [event[4] for event in table.happened(e.BUILDING_OPENED)] == [w.NONE, w.NONE]
    assert table.lacerda.completed == [table.t.plan_name.index("plan-blue-5a")]
    assert table.s.offices[w.KING * w.COLOURS_OF_OFFICIALS + L] == 2
    assert not table.happened(e.OFFICIAL_RETURNED)
    assert not table.happened(e.OFFICIALS_HIRED)


@pytest.mark.rule("SG-41", "SG-42")
def test_the_next_building_of_the_architect_becomes_available() -> None:
    table = solo("builder")
    blue, green = table.s.available
    following = table.s.building_stack[w.BLUE_ARCHITECT][1]
    visit(table, "king")
    assert face_on(table, "site-west-d") == blue
    assert table.s.available == [following, green]


@pytest.mark.rule("SG-32")
def test_houses_leave_the_board_from_the_left() -> None:
    table = solo()
    for n in range(1, sum(table.t.houses) + 1):
        visit(table, "builder").do(ag.task(ag.MAINTENANCE, L))
        left = min(n, table.t.houses[0])
        middle = min(n - left, table.t.houses[1])
        assert table.lacerda.houses == [left, middle, n - left - middle]


@pytest.mark.rule("SOLO-NOBLE-06", "SG-34")
def test_every_cube_that_lacerda_gains_is_told() -> None:
    table = solo()
    table.cubes("A", red=1)
    visit(table, "builder")
    assert table.happened(e.CUBE_GAINED) == [(e.CUBE_GAINED, L, 1, 0, 0)]  # kept, not removed
