"""Chapter 11: action 3, visiting a noble."""

import pytest

from lisboa.rules import visits
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import dispatch
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from tests.rules.table import Table

BUILDER, MINISTER, KING = "political-03", "political-07", "political-13"
OTHER = "political-20"


def visiting(noble: str, players: int = 3) -> Table:
    """A noble card and another in hand; a visit costs 1 influence while offices are empty."""
    table = Table(players)
    table.hand(noble, OTHER)
    table.treasury(3)
    return table


def ready_to_open(table: Table) -> None:
    """Whatever the site, this opening needs no hiring."""
    table.plan("plan-blue-2a")
    table.official("builder", 2)


def kinds(table: Table, *wanted: int) -> list[int]:
    """The events of these kinds in the order in which they happened."""
    assert table.s.log is not None
    return [event[0] for event in table.s.log if event[0] in wanted]


# ---- the steps ----


@pytest.mark.rule("VISIT-01", "VISIT-03", "VISIT-04", "VISIT-05", "VISIT-17", "CF-17")
def test_the_steps_of_a_visit() -> None:
    table = visiting(MINISTER)
    table.me.influence = 5
    table.store("a2", "cloth")
    table.turn().play(f"court {MINISTER}")
    assert table.s.court == table.card(MINISTER)
    assert table.me.hand == [table.card(OTHER)]
    assert table.me.influence == 4  # paid before anything is done
    assert table.asks == ag.ASK_FREE_ACTION
    table.play("do produce")
    assert table.me.goods == [0, 1, 0, 0]
    assert table.asks == ag.ASK_DECREE
    assert table.s.court == table.card(MINISTER)
    table.play(table.offers[0])
    assert len(table.me.decrees) == 1
    assert table.asks == ag.ASK_DRAW
    assert table.s.court == -1
    assert table.s.discards == [table.card(MINISTER)]


@pytest.mark.rule("VISIT-04", "VISIT-16")
def test_the_state_action_is_optional_and_one_of_this_noble() -> None:
    table = visiting(MINISTER)
    table.me.influence = 5
    table.goods(cloth=2, gold=1)
    table.store("a2", "cloth")
    table.rubble(1, 1, 1)
    table.turn().play(f"court {MINISTER}")
    assert table.offers == ["do ship", "do produce", "stop"]
    assert table.refuses("do recruit") == "VISIT-04"
    assert table.refuses("do decree") == "VISIT-04"
    table.play("stop")
    assert table.asks == ag.ASK_DECREE
    assert table.me.goods == [1, 2, 0, 0]


@pytest.mark.rule("VISIT-04", "VISIT-05")
@pytest.mark.parametrize(("card", "deed"), [(BUILDER, "store"), (MINISTER, "decree")])
def test_the_noble_action_is_not_the_free_action(card: str, deed: str) -> None:
    table = visiting(card)
    table.me.influence, table.me.reais = 5, 20
    table.store("a2", "cloth")
    table.turn().play(f"court {card}")
    assert table.asks == ag.ASK_FREE_ACTION
    assert table.refuses(f"do {deed}") == "VISIT-04"


@pytest.mark.rule("VISIT-16")
def test_the_free_action_takes_no_good_but_its_own_costs() -> None:
    table = visiting(MINISTER)
    table.me.influence = 5
    table.goods(cloth=1)
    table.shipyard("ship-blue-1")
    table.turn().play(f"court {MINISTER}", "do ship")
    assert table.me.upper[0] == table.card("ship-blue-1")
    assert table.me.goods == [0, 0, 0, 0]  # the hull of 1, nothing for the Minister
    assert table.s.covered == [-1] * 6

    poor = visiting(MINISTER)
    poor.me.influence = 5
    poor.shipyard("ship-blue-1")
    poor.turn().play(f"court {MINISTER}")
    assert poor.asks == ag.ASK_DECREE  # no good for a ship, no store to produce: nothing to ask


@pytest.mark.rule("VISIT-05")
def test_the_noble_action_cannot_be_left_out() -> None:
    table = visiting(BUILDER)
    table.me.influence, table.me.reais = 5, 20
    table.turn().play(f"court {BUILDER}", "stop")
    assert table.asks == ag.ASK_LOT
    assert all(offer.startswith("build ") for offer in table.offers)
    assert table.refuses("stop") == "FLOW-02"


@pytest.mark.rule("VISIT-07", "G-131")
def test_no_state_action_after_the_noble_action_or_after_others_followed() -> None:
    table = visiting(MINISTER)
    table.me.influence, table.rival.influence = 5, 5
    table.store("a2", "cloth")
    table.favour("minister", seat=1)
    table.store("a3", "cloth", seat=1)
    table.turn().play(f"court {MINISTER}", "stop")
    table.play(table.offers[0])
    assert table.me.decrees
    assert table.seat == 1
    table.play("do produce")
    assert (table.seat, table.asks) == (0, ag.ASK_DRAW)
    assert table.refuses("do produce") == "FLOW-02"
    assert table.me.goods == [0, 0, 0, 0]


@pytest.mark.rule("VISIT-06", "G-85", "G-91", "G-93")
def test_no_visit_if_the_noble_action_is_impossible() -> None:
    table = visiting(BUILDER)
    table.hand(BUILDER, MINISTER, KING)
    table.me.influence = 1  # spent for the visit
    table.me.reais = 2  # less than the treasury
    table.only_plots("c4")  # its reward is no money
    table.decree_display()
    assert table.turn().refuses(f"court {BUILDER}") == "VISIT-06"
    assert table.refuses(f"court {MINISTER}") == "G-91"
    assert table.refuses(f"court {KING}") == "OPEN-01"
    assert not any(offer.startswith("court") for offer in table.offers)

    table.me.reais = 3
    table.decree_display("decree-01")
    ready_to_open(table)
    table.turn()
    assert [o for o in table.offers if o.startswith("court")] == [
        f"court {card}" for card in (BUILDER, MINISTER, KING)
    ]
    table.houses(2, 3, 3)
    table.only_sites()
    assert table.turn().refuses(f"court {BUILDER}") == "G-85"
    assert table.refuses(f"court {KING}") == "G-93"


@pytest.mark.rule("VISIT-15")
def test_noble_actions_are_for_visits_follows_and_events() -> None:
    table = visiting(BUILDER)
    table.me.influence, table.me.reais = 5, 20
    table.goods(tools=1, gold=1)
    t = table.t
    for rewards in (t.card_reward, t.plot_reward, t.site_reward, t.clergy_instant):
        assert all(word != w.GIVE_NOBLE for effects in rewards for word, _, _ in effects)
    table.turn().play(f"portfolio {BUILDER}")
    assert table.asks == ag.ASK_OFFER
    assert table.refuses("do store") == "FLOW-02"
    deeds = {offer.split()[-1] for offer in table.offers if offer.startswith("offer")}
    assert deeds == {"recruit", "plan", "ship", "cardinal", "favour"}


# ---- the cost ----


@pytest.mark.rule("VISIT-08", "VISIT-12", "EX-16")
def test_the_modifier_and_the_rivals_officials() -> None:
    table = visiting(KING)
    ready_to_open(table)
    table.me.influence, table.me.wigs = 7, 3
    table.official("king", 3, seat=1)
    table.official("king", 1, seat=2)
    table.turn().play(f"court {KING}")
    assert table.happened(e.VISIT_PAID) == [(e.VISIT_PAID, 0, 2, 5, 0)]
    assert (table.me.influence, table.me.wigs) == (2, 3)


@pytest.mark.rule("EX-18", "VISIT-08")
@pytest.mark.parametrize(("treasury", "cost"), [(1, 6), (2, 5), (3, 4), (4, 4), (5, 3), (7, 1)])
def test_a_poor_treasury_makes_visits_dear(treasury: int, cost: int) -> None:
    table = visiting(MINISTER)
    table.treasury(treasury)
    table.me.influence = 10
    table.official("minister", 2, seat=1)
    table.official("minister", 1, seat=2)
    table.turn().play(f"court {MINISTER}")
    assert table.me.influence == 10 - cost


@pytest.mark.rule("VISIT-09", "CF-48")
def test_own_officials_and_plazas_do_not_count() -> None:
    table = visiting(MINISTER)
    table.me.influence = 5
    table.official("minister", 3)
    table.official("minister", 1, seat=1)
    table.official("minister", 2, seat=1, plaza=True)
    table.official("king", 2, seat=2)
    table.turn().play(f"court {MINISTER}")
    assert table.me.influence == 3  # the modifier of 1 and one rival in this office


@pytest.mark.rule("VISIT-10")
def test_neutral_officials_count_as_rivals() -> None:
    table = visiting(MINISTER, players=2)
    table.me.influence = 5
    table.official("minister", 1, seat=4)
    table.turn().play(f"court {MINISTER}")
    assert table.me.influence == 3


@pytest.mark.rule("VISIT-11", "DT-03")
def test_a_cost_below_0_is_0() -> None:
    table = visiting(MINISTER)
    table.treasury(7)
    table.me.influence, table.me.wigs = 4, 2
    table.houses(left=2)  # réis could stand in for influence
    table.official("minister", 1, seat=1)
    table.turn().play(f"court {MINISTER}")
    assert table.happened(e.VISIT_PAID) == [(e.VISIT_PAID, 0, 1, 0, 0)]
    assert not table.happened(e.REAIS_PAID)
    assert (table.me.influence, table.me.wigs) == (4, 2)


@pytest.mark.rule("VISIT-13", "G-07", "EX-17", "CF-32")
def test_missing_influence_is_paid_in_wigs() -> None:
    table = visiting(MINISTER)
    table.me.influence, table.me.wigs = 2, 18
    table.official("minister", 3, seat=1)
    table.turn().play(f"court {MINISTER}")
    assert (table.me.influence, table.me.wigs) == (0, 16)


@pytest.mark.rule("G-06", "DT-04")
def test_not_with_more_wigs_than_one_has() -> None:
    table = visiting(MINISTER)
    table.official("minister", 3, seat=1)
    table.me.influence, table.me.wigs, table.me.reais = 1, 2, 9
    assert table.turn().refuses(f"court {MINISTER}") == "G-06"
    table.me.wigs = 3
    assert table.turn().refuses(f"court {MINISTER}") == ""
    table.play(f"court {MINISTER}")
    assert (table.me.influence, table.me.wigs, table.me.reais) == (0, 0, 9)


@pytest.mark.rule("G-73")
def test_the_cost_is_computed_before_the_state_action() -> None:
    table = visiting(MINISTER)
    table.treasury(4)
    table.me.influence = 1
    table.goods(gold=1)
    table.shipyard("ship-blue-1")
    table.turn().play(f"court {MINISTER}")
    assert table.me.influence == 0
    table.play("do ship")  # the treasury rises, visits become cheaper, nothing is paid back
    assert table.s.treasury == 4
    assert table.me.influence == 2  # the ship's own envelope
    paid = kinds(table, e.VISIT_PAID, e.SHIP_BUILT)
    assert paid == [e.VISIT_PAID, e.SHIP_BUILT]


# ---- visits paid in réis ----


@pytest.mark.rule("VISIT-14", "HOUSE-05", "HOUSE-06")
def test_two_left_houses_let_reais_stand_in_for_influence() -> None:
    table = visiting(MINISTER)
    table.me.influence, table.me.reais = 9, 3
    table.official("minister", 3, seat=1)
    table.houses(left=2)
    table.turn().play(f"court {MINISTER}")
    assert table.offers == ["reais 0", "reais 1", "reais 2", "reais 3"]
    assert table.refuses("reais 4") == "INF-11"
    table.play("reais 3")
    assert (table.me.reais, table.me.influence) == (0, 8)


@pytest.mark.rule("HOUSE-04")
def test_one_left_house_does_nothing() -> None:
    table = visiting(MINISTER)
    table.me.influence, table.me.reais = 9, 3
    table.houses(left=1)
    table.turn().play(f"court {MINISTER}")
    assert (table.me.reais, table.me.influence) == (3, 8)


@pytest.mark.rule("G-07")
def test_influence_before_wigs_but_reais_at_will() -> None:
    table = visiting(MINISTER)
    table.me.influence, table.me.reais, table.me.wigs = 1, 2, 5
    table.official("minister", 3, seat=1)
    table.houses(left=2)
    table.turn().play(f"court {MINISTER}")
    assert table.offers == ["reais 0", "reais 1", "reais 2"]
    table.play("reais 0")
    assert (table.me.influence, table.me.reais, table.me.wigs) == (0, 2, 2)


@pytest.mark.rule("G-08")
def test_no_reais_from_influence_for_a_visit() -> None:
    table = visiting(MINISTER)
    table.me.influence, table.me.reais = 10, 1
    table.official("minister", 2, seat=1)
    table.houses(left=2)
    table.turn().play(f"court {MINISTER}")
    assert table.offers == ["reais 0", "reais 1"]
    assert table.refuses("reais 2") == "INF-11"


@pytest.mark.rule("G-06", "G-13")
def test_what_a_visit_may_cost_at_most_with_reais() -> None:
    table = visiting(MINISTER)
    table.official("minister", 3, seat=1)
    table.houses(left=2)
    table.portfolio("political-17")  # 1 real counts as paid
    table.me.influence, table.me.wigs, table.me.reais = 1, 1, 0
    assert table.turn().refuses(f"court {MINISTER}") == "G-06"
    table.me.reais = 1
    assert table.turn().refuses(f"court {MINISTER}") == ""
    table.play(f"court {MINISTER}")  # only one way to pay
    assert (table.me.influence, table.me.wigs, table.me.reais) == (0, 0, 0)


@pytest.mark.parametrize("price", range(1, 7))
@pytest.mark.parametrize("means", [(0, 0, 9), (1, 1, 2), (5, 0, 1), (0, 2, 0), (9, 9, 9)])
def test_the_foreseen_ways_to_pay_are_those_that_are_offered(
    means: tuple[int, int, int], price: int
) -> None:
    table = visiting(MINISTER)
    table.houses(left=2)
    table.portfolio("political-17")  # 1 real counts as paid
    table.me.influence, table.me.wigs, table.me.reais = means
    table.s.agenda = [ag.task(ag.ASK_VISIT_REAIS, 0, price)]
    offered = [table.s.t.actions.thing[action] for action in dispatch.unforbidden(table.s)]
    least, most = visits.reais_to_pay(table.s, table.me, price)
    assert offered == list(range(least, most + 1))


@pytest.mark.rule("G-12", "G-13")
def test_the_permanent_real_counts_once_in_a_visit() -> None:
    table = visiting(MINISTER)
    table.official("minister", 2, seat=1)
    table.houses(left=2)
    table.portfolio("political-17")
    table.me.influence, table.me.reais = 5, 1
    table.turn().play(f"court {MINISTER}")
    assert table.offers == ["reais 1", "reais 2"]
    assert table.refuses("reais 0") == "G-13"
    assert table.refuses("reais 3") == "INF-11"
    table.play("reais 2")
    assert (table.me.reais, table.me.influence) == (0, 4)
    assert table.happened(e.REAIS_PAID) == [(e.REAIS_PAID, 0, 1, 0, 1)]  # a coin, and the discount


@pytest.mark.rule("G-13")
def test_a_discount_above_the_cost_pays_it_all() -> None:
    table = visiting(MINISTER)
    table.houses(left=2)
    table.portfolio("political-62")  # 2 réis
    table.me.influence = 5
    table.turn().play(f"court {MINISTER}")
    assert (table.me.reais, table.me.influence) == (0, 5)


@pytest.mark.rule("G-06", "G-11")
def test_a_visit_discount_decides_whether_one_can_pay_and_a_follow_discount_does_not() -> None:
    table = visiting(MINISTER)
    table.official("minister", 3, seat=1)  # 4 together
    table.clergy("clergy-follow-discount")
    table.me.influence = 3
    assert table.turn().refuses(f"court {MINISTER}") == "G-06"
    table.clergy("clergy-visit-discount")
    table.turn().play(f"court {MINISTER}")
    assert table.me.influence == 0


@pytest.mark.rule("G-11")
def test_a_visit_discount_comes_off_the_cost() -> None:
    table = visiting(MINISTER)
    table.clergy("clergy-visit-discount")
    table.me.influence = 5
    table.official("minister", 2, seat=1)
    table.turn().play(f"court {MINISTER}")
    assert table.me.influence == 3


# ---- what must still be possible afterwards ----


@pytest.mark.rule("G-03")
def test_reais_needed_for_the_land_are_not_for_the_visit() -> None:
    table = visiting(BUILDER)
    table.houses(left=2)
    table.official("builder", 1, seat=1)
    table.only_plots("c4")
    table.me.influence, table.me.reais = 3, 2
    table.turn().play(f"court {BUILDER}")
    # The visit costs 2, the land 3: only 2 coins and the last influence (1 real) pay for it.
    assert (table.me.reais, table.me.influence) == (2, 1)


@pytest.mark.rule("G-03")
def test_every_way_to_pay_the_visit_that_leaves_enough_for_the_land() -> None:
    table = visiting(BUILDER)
    table.houses(left=2)
    table.official("builder", 2, seat=1)
    table.only_plots("c4")
    table.me.influence, table.me.reais = 1, 5
    table.turn().play(f"court {BUILDER}")
    assert table.offers == ["reais 2", "reais 3"]  # 3 coins, or 2 coins and 1 influence, are left
    assert table.refuses("reais 1") == "G-06"
    table.hand(BUILDER, OTHER)
    table.me.reais = 4
    assert table.turn().refuses(f"court {BUILDER}") == "VISIT-06"


@pytest.mark.rule("G-03", "G-13")
def test_a_visit_that_a_discount_pays_leaves_all_influence_for_the_land() -> None:
    table = visiting(BUILDER)
    table.houses(left=2)
    table.portfolio("political-17")  # 1 real less: for the visit, which costs 1, and for the land
    table.only_plots("c4")
    table.me.influence = 2
    assert table.turn().refuses(f"court {BUILDER}") == "VISIT-06"
    table.me.influence = 3  # worth 2 réis
    table.turn().play(f"court {BUILDER}")
    assert table.me.influence == 3
    table.play("stop", "build plot-c4 books", "house middle")
    assert table.me.influence == 0


@pytest.mark.rule("G-03")
def test_room_on_the_influence_track_can_be_what_pays_the_land() -> None:
    table = visiting(BUILDER)
    table.houses(left=2)
    table.only_plots("a3")  # gives 2 influence
    table.me.influence, table.me.reais = 9, 1
    table.cubes("A", brown=2, blue=2)  # 3 + 8 - 3 = 8
    assert table.turn().refuses(f"court {BUILDER}") == "VISIT-06"
    table.me.reais = 2
    table.turn().play(f"court {BUILDER}")
    # 9 - 1 + 2 influence is worth 6 réis; had a coin paid the visit, 1 influence would be lost.
    assert (table.me.influence, table.me.reais) == (8, 2)


@pytest.mark.rule("G-03")
def test_wigs_for_the_visit_when_influence_has_to_pay_the_land() -> None:
    """Influence goes before wigs, so it cannot be saved for the land."""
    table = visiting(BUILDER)
    table.only_plots("c4")
    table.me.influence, table.me.reais, table.me.wigs = 1, 2, 9
    assert table.turn().refuses(f"court {BUILDER}") == "VISIT-06"
    table.me.influence = 2
    assert table.turn().refuses(f"court {BUILDER}") == ""


@pytest.mark.rule("G-03")
def test_a_clergy_tile_of_the_free_action_makes_the_visit_possible() -> None:
    table = visiting(KING)
    table.plan("plan-blue-2a")
    table.official("builder", 1)
    table.only_sites("site-east-a")
    table.church(t0="clergy-staff-reduction", t1="clergy-trade-any", t2="clergy-trade-any")
    table.me.influence = 1
    table.turn().play(f"court {KING}")
    # Nothing else leads to an opening, so all of it was done without a question.
    assert [table.t.clergy_name[tile] for tile in table.me.clergy] == ["clergy-staff-reduction"]
    assert table.offers == ["use plan-blue-2a"]

    table = visiting(KING)
    table.plan("plan-blue-2a")
    table.official("builder", 1)
    table.only_sites("site-east-a")
    table.church(t0="clergy-sail-bonus", t1="clergy-trade-any", t2="clergy-trade-any")
    table.me.influence = 1
    assert table.turn().refuses(f"court {KING}") == "OPEN-02"


@pytest.mark.rule("G-04")
def test_no_state_action_that_makes_the_noble_action_impossible() -> None:
    table = visiting(KING)
    table.plan("plan-blue-2a")
    table.only_sites("site-east-a")
    table.me.influence, table.me.reais = 1, 6  # to hire two officials for 3 réis each
    table.s.cardinal = 2  # its next step brings the treasury to 4
    table.church(t2="clergy-sail-bonus", t3="clergy-sail-bonus", t4="clergy-sail-bonus")
    table.turn().play(f"court {KING}")
    assert table.offers == ["do favour", "stop"]
    assert table.refuses("do cardinal") == "G-03"

    table.church(t3="clergy-staff-reduction")
    table.hand(KING, OTHER)
    table.me.influence = 1
    table.turn().play(f"court {KING}")
    assert table.offers == ["do cardinal", "do favour", "stop"]
    table.play("do cardinal", "move 1")  # of the two tiles only one is left to take
    assert table.t.clergy_name[table.me.clergy[0]] == "clergy-staff-reduction"
