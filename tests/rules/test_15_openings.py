"""Chapter 15: opening a public building, the King's noble action."""

import pytest

import lisboa.edition
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.tables import Tables
from tests.rules.table import Table

KING, OTHER = "political-13", "political-20"
SITES = ("site-east-a", "site-west-e")  # their reward is 2 wigs


def opening(table: Table) -> Table:
    """Begin the King's noble action of seat 0. The treasury value is 3 at the start."""
    return table.do(ag.task(ag.NOBLE_ACTION, 0, w.OPEN))


def open_at(table: Table, site: str) -> Table:
    """Open there, and give every answer that is the only one left."""
    opening(table)
    if len(table.offers) > 1:
        table.play(f"open {site}")
    return forced(table)


def forced(table: Table) -> Table:
    while len(table.offers) == 1:
        table.play(*table.offers)
    return table


def staffed(plan: str = "plan-blue-2a", officials: int = 2) -> Table:
    table = Table()
    table.plan(plan)
    table.official("builder", officials)
    return table


def opened(table: Table) -> dict[str, str]:
    """The buildings on their sites."""
    names = table.t.building_name
    return {
        table.t.site_name[site]: names[face % table.t.buildings]
        for site, face in enumerate(table.s.building)
        if face != w.NONE
    }


def paid(table: Table) -> int:
    return sum(event[2] + event[3] for event in table.happened(e.REAIS_PAID))


# ---- what is needed ----


@pytest.mark.rule("OPEN-01", "OPEN-07")
def test_the_plan_must_be_unfinished_and_of_the_buildings_architect() -> None:
    table = staffed("plan-blue-2a")
    table.completed("plan-green-2a")
    table.available(blue="building-01", green="building-04")
    opening(table).play("open site-east-a")
    assert table.offers == ["use plan-blue-2a"]
    assert table.refuses("use plan-green-2a") == "OPEN-07"
    table.play("use plan-blue-2a")
    assert opened(table) == {"site-east-a": "building-01"}
    face = table.s.building[table.t.site_name.index("site-east-a")]
    assert face < table.t.buildings  # with the blue side up

    none = Table()
    none.completed("plan-blue-2a")
    none.official("builder", 4)
    none.hand(KING, OTHER)
    none.me.influence = 5
    assert none.turn().refuses(f"court {KING}") == "OPEN-01"


@pytest.mark.rule("OPEN-02")
def test_officials_or_the_money_to_hire_them() -> None:
    table = staffed(officials=1)
    table.hand(KING, OTHER)
    table.me.influence = 1
    table.only_sites(*SITES)
    table.church(t0="clergy-sail-bonus", t1="clergy-sail-bonus", t2="clergy-sail-bonus")
    table.me.reais = 2
    assert table.turn().refuses(f"court {KING}") == "OPEN-02"
    table.me.reais = 3
    assert table.turn().refuses(f"court {KING}") == ""


@pytest.mark.rule("OPEN-03", "OPEN-04", "G-93")
def test_an_empty_site_and_on_the_north_one_of_its_colour() -> None:
    table = staffed()
    table.plan("plan-green-2a")
    table.available(blue="building-01", green="building-02")  # gold cloth; books tools
    table.building("site-west-a", "building-03")
    offers = opening(table).offers
    assert len(offers) == 13  # all but the one that is taken
    assert table.refuses("open site-west-a") == "OPEN-03"
    table.play("open site-north-books")
    assert table.offers == ["use plan-green-2a"]
    assert table.refuses("use plan-blue-2a") == "OPEN-04"

    table = staffed()
    table.available(blue="building-01", green="building-02")
    assert opening(table).refuses("open site-north-cloth") == ""
    assert "open site-north-books" not in table.offers  # no plan of that architect
    table.available(blue="building-01")
    assert opening(table).refuses("open site-north-books") == "G-93"


@pytest.mark.rule("G-93")
def test_no_site_no_visit() -> None:
    table = staffed()
    table.hand(KING, OTHER)
    table.me.influence = 5
    table.available(blue="building-01", green="building-01")
    table.only_sites("site-north-books")
    assert table.turn().refuses(f"court {KING}") == "G-93"  # the plan is for gold and cloth
    table.only_sites()
    assert table.turn().refuses(f"court {KING}") == "G-93"


# ---- the steps ----


@pytest.mark.rule("OPEN-05", "OPEN-06", "OPEN-08", "OPEN-10", "OPEN-15", "CF-19", "CF-38")
def test_cubes_reward_building_officials_plan_next_building() -> None:
    table = staffed()
    table.cubes("site-west-a", blue=2)
    table.s.building_stack = ((table.face("building-01", "blue"),), ())
    table.available(blue="building-07", green="building-08")
    table.s.building_next = [0, 0]
    open_at(table, "site-west-a")
    assert table.me.rubble == [0, 0, 2]
    assert sum(table.s.site_cubes) == 0
    assert table.me.influence == 3
    assert opened(table) == {"site-west-a": "building-07"}
    assert table.me.officials == table.t.officials
    assert (table.me.plans, len(table.me.completed)) == ([], 1)
    assert table.s.available[0] == table.face("building-01", "blue")  # at once
    assert table.s.available[1] == table.face("building-08", "green")
    assert table.s.log is not None
    wanted = {e.CUBE_GAINED, e.INFLUENCE_GAINED, e.BUILDING_OPENED, e.OFFICIAL_RETURNED}
    order = [event[0] for event in table.s.log if event[0] in wanted]
    assert order == [
        e.CUBE_GAINED,
        e.CUBE_GAINED,
        e.INFLUENCE_GAINED,
        e.BUILDING_OPENED,
        e.OFFICIAL_RETURNED,
        e.OFFICIAL_RETURNED,
    ]


@pytest.mark.rule("OPEN-05", "OPEN-06", "CF-19", "G-27")
def test_a_set_of_the_sites_cubes_makes_room_for_its_reward() -> None:
    table = staffed()
    table.available(blue="building-01")
    table.goods(gold=2)  # all that fits
    table.rubble(brown=1)
    table.cubes("site-north-gold", red=1, blue=1)
    opening(table).play("open site-north-gold")
    assert table.me.sets == 1
    assert table.me.goods == [3, 0, 0, 0]


@pytest.mark.rule("OPEN-08", "OPEN-09", "G-152")
def test_the_player_chooses_who_returns_in_one_fixed_order() -> None:
    table = Table()
    table.plan("plan-blue-2a")
    table.official("builder", 1)
    table.official("king", 1)
    table.official("minister", 1, plaza=True)
    open_at(table, "site-east-a")
    assert table.offers == ["return office-builder", "return office-king"]
    assert table.refuses("return plaza-minister") == "G-152"  # then one would be missing
    assert table.refuses("return office-minister") == "OPEN-09"
    table.play("return office-king")  # from here on no more from the Builder
    assert table.offers == ["return plaza-minister"]
    assert table.refuses("return office-builder") == "G-152"


@pytest.mark.rule("G-152", "OPEN-09")
def test_each_set_of_officials_is_reached_in_one_way() -> None:
    def leaves(table: Table) -> list[tuple[int, ...]]:
        if table.asks != ag.ASK_RETURN:
            return [(*table.s.offices, *table.s.plazas)]
        out = []
        for offer in table.offers:
            branch = Table()
            branch.s = table.s.clone()
            out += leaves(branch.play(offer))
        return out

    table = Table()
    table.plan("plan-blue-3a")
    table.official("builder", 2)
    table.official("king", 2)
    table.official("king", 2, plaza=True)
    ends = leaves(open_at(table, "site-east-a"))
    assert len(ends) == len(set(ends)) == 7  # three out of 2 + 2 + 2


@pytest.mark.rule("OPEN-06", "G-92", "G-03")
def test_money_of_the_site_may_hire() -> None:
    table = Table()
    table.treasury(2)
    table.plan("plan-blue-2a")
    table.only_sites("site-west-a", "site-west-b", "site-east-a", "site-east-d")
    # Two officials to hire: 4 réis from site-west-b do, 3 influence (2 réis) do not.
    opening(table)
    assert table.happened(e.SITE_CHOSEN) == [
        (e.SITE_CHOSEN, 0, table.t.site_name.index("site-west-b"), 0, 0)
    ]
    assert table.refuses("convert 0") == ""


@pytest.mark.rule("G-92", "G-03")
def test_exactly_the_sites_that_can_be_completed() -> None:
    table = Table()
    table.treasury(2)
    table.plan("plan-blue-2a")
    table.available(blue="building-01", green="building-02")
    table.church(t0="clergy-staff-reduction", t1="clergy-sail-bonus")
    table.me.reais = 2
    assert opening(table).offers == [
        "open site-west-a",  # 3 influence are worth 2 réis
        "open site-west-b",  # 4 réis
        "open site-west-c",  # the Cardinal, and his tile that spares one official
        "open site-west-d",  # an official
        "open site-east-c",  # 3 influence
    ]
    assert table.refuses("open site-east-a") == "OPEN-02"


@pytest.mark.rule("G-03")
def test_a_reward_that_is_needed_cannot_be_declined() -> None:
    table = Table()
    table.treasury(2)
    table.plan("plan-blue-2a")
    table.me.reais = 2
    opening(table).play("open site-west-d")
    assert table.asks == ag.ASK_OFFICE  # accepted already
    assert table.refuses("stop") == "G-46"
    table.play("office king")
    assert table.me.reais == 2
    table.play("convert 0")
    assert (table.me.reais, table.me.officials) == (0, 8)

    table = Table()
    table.treasury(2)
    table.plan("plan-blue-2a")
    table.church(t0="clergy-staff-reduction", t1="clergy-sail-bonus")
    table.me.reais = 2
    opening(table).play("open site-west-c")
    assert [table.t.clergy_name[tile] for tile in table.me.clergy] == ["clergy-staff-reduction"]
    table.play("convert 0")
    assert table.me.reais == 0


@pytest.mark.rule("G-03", "G-17")
def test_a_reward_that_is_not_needed_may_be_declined() -> None:
    table = staffed()
    opening(table).play("open site-west-d")
    assert table.offers == ["accept", "decline"]


@pytest.mark.rule("G-03", "G-97")
def test_the_cardinal_of_the_site_may_make_hiring_too_dear() -> None:
    table = Table()
    table.plan("plan-blue-2a")
    table.s.cardinal = 2  # one step before the treasury icon
    table.church(t2="clergy-sail-bonus", t3="clergy-sail-bonus")
    table.me.reais = 6
    open_at(table, "site-west-c")
    assert table.happened(e.EFFECT_DECLINED)
    assert (table.me.clergy, table.me.reais) == ([], 0)

    table = Table()
    table.plan("plan-blue-2a")
    table.s.cardinal = 2
    table.me.reais = 8
    opening(table).play("open site-west-c", "accept")
    table.play(table.offers[0], "convert 0")
    assert table.me.reais == 0  # two officials at 4 réis: the value after the reward


@pytest.mark.rule("G-92")
def test_a_plan_of_the_site_may_be_used_at_once() -> None:
    """No site of this edition gives a plan; one of another edition may."""
    table = Table()
    other = Tables(lisboa.edition.load())
    site = other.site_name.index("site-east-a")
    other.site_reward[site] = ((w.GIVE_STATE, w.PLAN, 1),)
    table.use(other)
    table.official("king", 2)
    assert opening(table).offers == ["plan plan-blue-2a", "plan plan-green-2a"]
    table.play("plan plan-green-2a", "use plan-green-2a")
    assert len(table.me.completed) == 1

    table.s.building[site] = w.NONE
    table.hand(KING, OTHER)
    table.me.influence = 1
    table.official("king", 1)  # one too few for the plan that is on top now
    assert table.turn().refuses(f"court {KING}") == "OPEN-01"
    table.official("king", 1)
    assert table.turn().refuses(f"court {KING}") == ""


# ---- staff ----


@pytest.mark.rule("HIRE-01", "HIRE-02", "HIRE-04", "CF-20", "EX-29")
def test_all_own_officials_first_and_only_then_hiring() -> None:
    table = Table()
    table.treasury(5)
    table.plan("plan-blue-3a")
    table.official("minister", 1)
    table.official("king", 1, plaza=True)
    table.me.reais = 9
    open_at(table, "site-east-a")
    assert table.me.reais == 4
    assert table.me.officials == table.t.officials  # both came back, nobody moved for the third
    assert table.happened(e.OFFICIALS_HIRED) == [(e.OFFICIALS_HIRED, 0, 1, 5, 0)]


@pytest.mark.rule("HIRE-01", "CF-20")
def test_nobody_is_hired_while_own_officials_suffice() -> None:
    table = Table()
    table.plan("plan-blue-2a")
    table.official("minister", 2)
    table.official("king", 1)
    table.me.reais = 9
    open_at(table, "site-east-a")
    while table.s.agenda:
        table.play("return office-minister")
    assert (table.me.reais, table.me.officials) == (9, 7)
    assert not table.happened(e.OFFICIALS_HIRED)


@pytest.mark.rule("HIRE-03", "G-11", "G-12")
def test_discounts_of_a_hiring() -> None:
    table = Table()
    table.treasury(5)
    table.plan("plan-blue-4a")
    table.portfolio("political-40", "political-17")  # each official 2 less; 1 real a payment
    table.clergy("clergy-staff-reduction")
    table.me.reais = 20
    open_at(table, "site-east-a")
    assert paid(table) == (4 - 1) * (5 - 2) - 1


@pytest.mark.rule("HIRE-03", "G-11")
def test_a_hired_official_never_costs_less_than_nothing() -> None:
    table = Table()
    table.treasury(1)
    table.plan("plan-blue-4a")
    table.portfolio("political-40")
    open_at(table, "site-east-a")
    assert (table.me.reais, paid(table)) == (0, 0)
    assert len(table.me.completed) == 1


@pytest.mark.rule("HIRE-02", "OPEN-02", "G-10")
def test_hiring_may_be_paid_by_influence() -> None:
    table = staffed(officials=1)
    table.only_sites(*SITES)
    table.me.influence, table.me.reais = 4, 1
    open_at(table, "site-east-a")
    assert table.offers == ["convert 2", "convert 3"]
    table.play("convert 2")
    assert (table.me.influence, table.me.reais) == (2, 0)


@pytest.mark.rule("G-143")
def test_a_reduction_is_not_optional_and_stops_at_0() -> None:
    table = staffed(officials=2)
    table.clergy("clergy-staff-reduction")
    open_at(table, "site-east-a")
    assert table.me.officials == 7  # one of the two stays

    table = staffed(officials=2)
    table.clergy(*["clergy-staff-reduction"] * 3)
    table.me.reais = 5
    open_at(table, "site-east-a")
    assert (table.me.officials, table.me.reais) == (6, 5)


@pytest.mark.rule("G-143", "HIRE-01")
def test_own_officials_are_counted_after_the_reduction() -> None:
    table = staffed("plan-blue-3a", officials=2)
    table.clergy("clergy-staff-reduction")
    open_at(table, "site-east-a")
    assert not table.happened(e.OFFICIALS_HIRED)
    assert table.me.officials == 8


@pytest.mark.rule("G-95")
def test_the_printed_number_counts_at_the_end() -> None:
    table = staffed("plan-blue-3a", officials=2)
    table.clergy("clergy-staff-reduction")
    table.completed("plan-green-2a", seat=1)
    table.completed("plan-green-3a", seat=2)
    open_at(table, "site-east-a")
    table.do(ag.task(ag.FINAL_SCORING, 0))
    # Three officials each for seats 0 and 2: they share (15 + 10) / 2.
    assert [p.ledger[w.W_OFFICIALS] for p in table.s.players] == [12, 5, 12]


# ---- which building ----


@pytest.mark.rule("G-94", "OPEN-16")
def test_an_empty_stack_leaves_one_architect() -> None:
    table = staffed("plan-blue-2a", officials=4)
    table.plan("plan-blue-2b", "plan-green-2a")
    table.available(blue="building-01", green="building-02")
    table.s.building_stack = ((), ())
    table.s.building_next = [0, 0]
    forced(opening(table).play("open site-east-a", "use plan-blue-2a"))
    assert table.s.available == [w.NONE, table.face("building-02", "green")]
    opening(table).play("open site-west-e")
    assert table.refuses("use plan-blue-2b") == "G-94"
    table.play("use plan-green-2a")
    table.hand(KING, OTHER)
    table.me.influence = 5
    assert table.turn().refuses(f"court {KING}") == "G-94"


@pytest.mark.rule("G-94", "VISIT-06")
@pytest.mark.parametrize("architect", ["blue", "green"])
def test_the_king_can_be_visited_while_one_architect_has_a_building(architect: str) -> None:
    table = staffed(f"plan-{architect}-2a")
    table.hand(KING, OTHER)
    table.me.influence = 5
    table.available(**{architect: "building-01"})
    assert table.turn().refuses(f"court {KING}") == ""
    table.available()
    assert table.turn().refuses(f"court {KING}") == "G-94"


@pytest.mark.rule("G-133", "OPEN-07")
def test_the_next_building_cannot_be_chosen() -> None:
    table = staffed()
    table.available(blue="building-01")  # gold and cloth
    table.s.building_stack = ((table.face("building-04", "blue"),), ())  # books and tools
    table.s.building_next = [0, 0]
    assert opening(table).refuses("open site-north-books") == "G-93"
    table.play("open site-north-gold", "use plan-blue-2a")
    assert opened(table) == {"site-north-gold": "building-01"}
    assert table.s.available[0] == table.face("building-04", "blue")


@pytest.mark.rule("OPEN-15", "OPEN-16")
def test_a_follower_finds_the_next_building() -> None:
    table = staffed()
    table.hand(KING, OTHER)
    table.me.influence = table.rival.influence = 5
    table.favour("king", seat=1)
    table.plan("plan-blue-2b", seat=1)
    table.official("builder", 2, seat=1)
    table.available(blue="building-01", green="building-02")
    following = table.s.building_stack[0][1]
    table.turn().play(f"court {KING}", "stop", "open site-east-a", "use plan-blue-2a")
    assert table.seat == 1
    assert table.s.available == [following, table.face("building-02", "green")]
    table.play("do open", "open site-west-e", "use plan-blue-2b")
    assert table.s.building[table.t.site_name.index("site-west-e")] == following


@pytest.mark.rule("OPEN-15")
def test_one_building_after_the_other_comes_from_the_stack() -> None:
    table = staffed("plan-blue-2a", officials=4)
    table.plan("plan-blue-2b")
    table.available(blue="building-01")
    stack = tuple(table.face(f"building-0{n}", "blue") for n in (2, 3))
    table.s.building_stack, table.s.building_next = (stack, ()), [0, 0]
    seen = table.s.reveals + 1  # the second of the two comes to light, below it nothing
    for site, plan, available in zip(SITES, ("2a", "2b"), stack, strict=True):
        opening(table).play(f"open {site}")
        if table.asks == ag.ASK_USE_PLAN:
            table.play(f"use plan-blue-{plan}")
        forced(table)
        assert (table.s.available[0], table.s.reveals) == (available, seen)


# ---- wigs for stores ----


@pytest.mark.rule("OPEN-11", "OPEN-13", "OPEN-14", "EX-27")
def test_stores_of_the_row_in_either_colour() -> None:
    table = staffed()
    table.s.scoring = (3, 4, 3, 4)
    table.available(blue="building-15")  # cloth and books
    table.store("d2", "cloth", seat=1)
    table.store("d3", "books", seat=1)
    table.store("d4", "books", seat=2)
    table.store("d1", "gold")  # wrong colour
    table.store("c3", "books")  # wrong row
    opening(table).play("open site-east-d")
    table.play("take good gold", "use plan-blue-2a")
    assert [p.wigs for p in table.s.players] == [0, 4 + 3, 4]


@pytest.mark.rule("OPEN-12", "OPEN-13", "G-96")
def test_stores_of_the_street_on_both_sides() -> None:
    table = staffed()
    table.s.scoring = (3, 4, 2, 4)
    table.available(blue="building-15")  # cloth and books
    table.store("a2", "cloth")
    table.store("d3", "cloth", seat=1)
    table.store("b3", "books", seat=2)  # the other colour of the building: not this street
    table.store("b2", "gold", seat=2)  # on the street, but facing another
    open_at(table, "site-north-cloth")
    assert [p.wigs for p in table.s.players] == [4, 2, 0]


@pytest.mark.rule("OPEN-17", "G-96")
def test_a_building_also_scores_stores_built_later_once_each() -> None:
    table = staffed()
    table.s.scoring = (3, 4, 3, 4)
    table.available(blue="building-01")  # gold and cloth
    open_at(table, "site-east-c")
    assert table.me.wigs == 0
    table.me.reais = 20
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.STORE))
    table.play("build plot-c2 cloth", "decline", "convert 0", "house left")
    assert table.me.wigs == 4


@pytest.mark.rule("G-144")
def test_an_open_bonus_comes_with_the_wigs_of_the_opening() -> None:
    table = staffed()
    table.clergy("clergy-open-bonus")
    table.available(blue="building-01")
    open_at(table, "site-north-gold")
    assert table.me.wigs == 2


@pytest.mark.rule("OPEN-04", "G-93")
def test_the_reason_names_the_colour_and_not_the_staff() -> None:
    table = Table()
    table.plan("plan-blue-2a")
    table.official("king", 3)
    table.available(blue="building-01")  # gold and cloth
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.OPEN))
    assert table.refuses("open site-north-books") in ("OPEN-04", "G-93")
    assert table.refuses("open site-north-gold") == ""


@pytest.mark.rule("OPEN-04", "OPEN-02", "G-94")
def test_the_reason_looks_at_the_plans_one_holds() -> None:
    table = staffed()
    table.available(blue="building-01", green="building-01")  # gold and cloth; books and tools
    opening(table)
    assert table.refuses("open site-north-books") == "OPEN-04"  # it fits, but not this plan

    poor = staffed("plan-blue-4a", 0)
    poor.plan("plan-green-2a")
    poor.available(blue="building-01")
    poor.hand(KING, OTHER)
    poor.me.influence = 2
    assert poor.turn().refuses(f"court {KING}") == "OPEN-02"  # a building there is
