"""Chapter 23.2 to 23.4: Lacerda's turn, its state actions, and following in both directions."""

import pytest

from lisboa.edition import vocabulary as v
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.state import Event
from tests.rules.table import Table

L = w.LACERDA
HIGH = ("king", "treasury")  # stacks of the Aide that call for the upper state action
LOW = ("builder", "minister")
MINISTER_CARD = "political-07"


def solo(courtier: str = "king", aide: str = "builder", lacerda_pays: str = "what-it-can") -> Table:
    """Lacerda's courtier is about to move on from `courtier`."""
    agreement = Agreement(solo=True, lacerda_pays=lacerda_pays)
    table = Table(2, agreement=agreement).lacerda_at(courtier, aide)
    table.hand("political-01", MINISTER_CARD, "political-12", "political-17", "political-18")
    return table


def state_action(table: Table, noble: str, aide: str) -> Table:
    """Only step 2 of Lacerda's turn."""
    table.lacerda_at(noble, aide)
    return table.do(ag.task(ag.LACERDA_STATE, L))


def events(table: Table, *kinds: int) -> list[Event]:
    assert table.s.log is not None
    return [event for event in table.s.log if event[0] in kinds]


def offices(table: Table, seat: int) -> list[int]:
    """Officials of a seat in the offices of Builder, Minister and King."""
    return table.s.offices[seat :: w.COLOURS_OF_OFFICIALS]


def plazas(table: Table, seat: int) -> list[int]:
    return table.s.plazas[seat :: w.COLOURS_OF_OFFICIALS]


def discarded(table: Table) -> list[str]:
    return [table.t.card_name[event[2]] for event in table.happened(e.CARD_DISCARDED)]


# ---- the frame of its turn ----


@pytest.mark.rule("SOLO-TURN-01")
def test_human_and_lacerda_take_turns() -> None:
    table = solo()
    table.turn()
    for _ in range(2):
        table.play(next(offer for offer in table.offers if offer.startswith("gold ")))
        table.play(table.offers[0])
    assert [event[1] for event in table.happened(e.TURN_BEGINS)] == [0, 1, 0, 1, 0]
    assert (table.seat, table.asks) == (0, ag.ASK_TURN)


@pytest.mark.rule("SOLO-TURN-02", "SOLO-TURN-08")
def test_the_five_steps_in_their_order() -> None:
    table = solo("builder", "king")
    table.lacerda.influence = 5
    table.turn(L)
    steps = events(
        table,
        e.LACERDA_VISITS,
        e.LACERDA_STATE_ACTION,
        e.SHIP_BUILT,
        e.VISIT_PAID,
        e.DECREE_TAKEN,
        e.CARD_DISCARDED,
        e.AIDE_MOVES,
    )
    assert [event[:3] for event in steps[:4]] == [
        (e.LACERDA_VISITS, L, w.MINISTER),
        (e.LACERDA_STATE_ACTION, L, w.SHIP),
        (e.SHIP_BUILT, L, table.card("ship-blue-1")),
        (e.VISIT_PAID, L, w.MINISTER),
    ]
    assert [event[0] for event in steps[4:]] == [
        e.DECREE_TAKEN,
        e.DECREE_TAKEN,
        e.CARD_DISCARDED,
        e.AIDE_MOVES,
    ]


@pytest.mark.rule("SOLO-TURN-03")
@pytest.mark.parametrize(
    ("before", "after"), [("builder", "minister"), ("minister", "king"), ("king", "builder")]
)
def test_the_courtier_moves_one_noble_to_the_right(before: str, after: str) -> None:
    table = solo(before)
    table.lacerda.influence = 5
    table.turn(L)
    noble = v.NOBLES.index(after)
    assert table.s.courtier == noble
    assert table.happened(e.LACERDA_VISITS)[0][2] == noble
    assert [event[2] for event in table.happened(e.VISIT_PAID)] == [noble]
    assert table.happened(e.LACERDA_STATE_ACTION)[0][2] // 2 == noble


@pytest.mark.rule("SOLO-TURN-04", "SOLO-TURN-05", "SOLO-TURN-06", "SG-08", "CF-46")
@pytest.mark.parametrize(
    ("noble", "aides", "what_happens"),
    [
        ("builder", HIGH, e.OFFICIAL_PLACED),
        ("builder", LOW, e.PLAN_TAKEN),
        ("minister", HIGH, e.SHIP_BUILT),
        ("minister", LOW, e.GOODS_GAINED),
        ("king", HIGH, e.CARDINAL_MOVED),
        ("king", LOW, e.FAVOUR_TAKEN),
    ],
)
def test_the_aide_decides_between_upper_and_lower_state_action(
    noble: str, aides: tuple[str, ...], what_happens: int
) -> None:
    effects = {
        e.OFFICIAL_PLACED,
        e.PLAN_TAKEN,
        e.SHIP_BUILT,
        e.GOODS_GAINED,
        e.CARDINAL_MOVED,
        e.FAVOUR_TAKEN,
    }
    for aide in aides:
        table = solo()
        table.store("d1", "gold", seat=L)
        state_action(table, noble, aide)
        assert {event[0] for event in events(table, *effects)} == {what_happens}
        told = table.happened(e.LACERDA_STATE_ACTION)[0]
        assert told[3] == v.CARD_KINDS.index(aide)


@pytest.mark.rule("SG-09")
def test_the_aide_counts_where_it_stood_when_the_turn_began() -> None:
    table = solo("king", "minister")  # low; it moves on to the King's stack, which is high
    table.display(minister="political-27 political-28", king="political-32 political-33")
    table.turn(L)
    assert table.happened(e.LACERDA_STATE_ACTION)[0][2:4] == (w.PLAN, w.MINISTER)
    assert discarded(table) == ["political-27"]
    assert table.s.aide == w.KING
    table.turn(L)
    assert table.happened(e.LACERDA_STATE_ACTION)[1][2:4] == (w.SHIP, w.KING)
    assert discarded(table) == ["political-27", "political-32"]


@pytest.mark.rule("SOLO-TURN-07")
def test_an_impossible_state_action_has_no_substitute() -> None:
    table = solo("builder", "king")
    table.store("a2", "cloth", seat=L)  # it could produce instead
    table.shipyard()
    table.lacerda.influence = 5
    table.turn(L)
    assert [event[2] for event in table.happened(e.LACERDA_SKIPS)] == [w.SHIP]
    assert not table.happened(e.GOODS_GAINED)
    assert len(table.lacerda.decrees) == 2  # the noble action is not touched by it


# ---- paying the noble ----


@pytest.mark.rule("SOLO-TURN-08")
def test_lacerda_pays_the_normal_visit_cost() -> None:
    table = solo("builder", "builder")
    table.official("minister", 2)
    table.official("minister", 1, seat=w.NEUTRAL)
    table.official("minister", 3, seat=L)  # its own cost it nothing
    table.lacerda.influence = 9
    table.turn(L)
    assert table.lacerda.influence == 9 - (1 + 2 + 1)
    assert table.happened(e.VISIT_PAID) == [(e.VISIT_PAID, L, w.MINISTER, 4, 0)]


@pytest.mark.rule("SOLO-TURN-09")
def test_what_influence_cannot_pay_is_paid_in_wigs() -> None:
    table = solo("builder", "builder")
    table.official("minister", 3)
    table.lacerda.influence, table.lacerda.wigs = 1, 10
    table.turn(L)
    assert (table.lacerda.influence, table.lacerda.wigs) == (0, 10 - 3)
    assert table.lacerda.ledger[w.W_VISITS] == -3


@pytest.mark.rule("SG-26")
def test_the_cost_is_counted_after_the_state_action() -> None:
    table = solo("builder", "treasury")
    table.treasury(4)  # visit modifier 1; the ship of step 2 moves it on to 5, modifier 0
    table.official("minister", 2)
    table.turn(L)
    assert table.s.treasury == table.t.treasury_reais.index(5)
    assert table.happened(e.VISIT_PAID)[0][3] == 0 + 2


@pytest.mark.rule("SG-27", "SOLO-TURN-08")
@pytest.mark.parametrize(
    ("influence", "wigs", "waived"), [(1, 3, 0), (1, 2, 1), (0, 1, 3), (0, 0, 4)]
)
def test_beyond_its_means_it_pays_what_it_can_and_acts_all_the_same(
    influence: int, wigs: int, waived: int
) -> None:
    table = solo("builder", "builder")
    table.official("minister", 3)
    table.lacerda.influence, table.lacerda.wigs = influence, wigs  # of a cost of 4
    table.turn(L)
    assert (table.lacerda.influence, table.lacerda.wigs) == (0, 0)
    assert table.lacerda.ledger[w.W_VISITS] == -wigs
    assert len(table.lacerda.decrees) == 2
    assert [event[2] for event in table.happened(e.LACERDA_SKIPS)] == [w.PRODUCE]
    paid = influence + wigs
    assert table.happened(e.VISIT_PAID) == [(e.VISIT_PAID, L, w.MINISTER, paid, 0)]
    assert [event[2] for event in table.happened(e.LACERDA_SPARED)] == [waived] * (waived > 0)


@pytest.mark.rule("SG-28", "SG-27")
def test_an_impossible_noble_action_is_skipped_without_payment() -> None:
    table = solo("builder", "builder")
    table.decree_display()
    table.s.decree_next = len(table.s.decree_deck)
    table.official("minister", 3)
    table.lacerda.influence, table.lacerda.wigs = 1, 1
    table.turn(L)
    assert (table.lacerda.influence, table.lacerda.wigs) == (1, 1)
    skips = table.happened(e.LACERDA_SKIPS)
    assert [event[2:4] for event in skips] == [(w.PRODUCE, 0), (w.DECREE, 0)]


@pytest.mark.rule("SG-27")
@pytest.mark.parametrize(("wigs", "pays"), [(2, False), (3, True)])
def test_agreed_to_pay_in_full_it_skips_what_is_beyond_its_means(wigs: int, pays: bool) -> None:
    table = solo("builder", "builder", lacerda_pays="in-full")
    table.official("minister", 3)
    table.lacerda.influence, table.lacerda.wigs = 1, wigs
    table.turn(L)
    if pays:
        assert (table.lacerda.influence, table.lacerda.wigs) == (0, 0)
        assert len(table.lacerda.decrees) == 2
    else:
        assert (table.lacerda.influence, table.lacerda.wigs) == (1, wigs)
        assert table.lacerda.decrees == []
        skips = table.happened(e.LACERDA_SKIPS)
        assert [event[2:4] for event in skips] == [(w.PRODUCE, 0), (w.DECREE, 1)]


# ---- the card under the Aide, and the Aide ----


@pytest.mark.rule("SOLO-TURN-10", "SG-45")
def test_the_face_up_card_under_the_aide_goes_and_the_next_is_turned_up() -> None:
    table = solo("king", "king")
    table.display(king="political-32 political-33 political-34")
    reveals = table.s.reveals
    table.do(ag.task(ag.LACERDA_DISCARD, L))
    assert discarded(table) == ["political-32"]
    assert table.card("political-32") in table.s.discards
    assert table.s.reveals == reveals + 1
    table.do(ag.task(ag.DRAW_CARD, 0))
    assert "draw political-33" in table.offers
    assert "draw political-32" not in table.offers
    for shown in (2, 2):  # the last of the stack is turned up, then there is none
        table.do(ag.task(ag.LACERDA_DISCARD, L))
        assert table.s.reveals == reveals + shown


@pytest.mark.rule("SOLO-TURN-10")
def test_without_a_card_under_the_aide_none_is_discarded() -> None:
    table = solo("king", "king")
    table.display(king="")
    table.turn(L)
    assert discarded(table) == []
    assert table.s.aide == w.TREASURY


@pytest.mark.rule("SOLO-TURN-11", "SG-49")
@pytest.mark.parametrize(
    ("aide", "empty", "then"),
    [
        ("builder", "", "minister"),
        ("treasury", "", "builder"),
        ("minister", "king", "treasury"),
        ("king", "treasury builder", "minister"),
        ("minister", "king treasury builder", "minister"),
        ("king", "builder minister king treasury", "king"),
    ],
)
def test_the_aide_moves_to_the_next_stack_with_cards(aide: str, empty: str, then: str) -> None:
    table = solo("king", aide)
    table.display(**dict.fromkeys(empty.split(), ""))
    table.do(ag.task(ag.LACERDA_AIDE, L))
    assert table.s.aide == v.CARD_KINDS.index(then)


@pytest.mark.rule("SOLO-TURN-11")
def test_the_aide_skips_the_stack_whose_last_card_it_discarded() -> None:
    table = solo("king", "builder")
    table.display(builder="political-22", minister="", king="political-32", treasury="")
    table.do(ag.task(ag.LACERDA_DISCARD, L), ag.task(ag.LACERDA_AIDE, L))
    assert table.s.aide == w.KING
    table.do(ag.task(ag.LACERDA_AIDE, L))
    assert table.s.aide == w.KING  # the only stack left


@pytest.mark.rule("SG-46")
def test_lacerda_may_empty_the_third_stack_and_end_the_period() -> None:
    table = solo("builder", "king")
    table.display(builder="", minister="", king="political-32")
    table.s.city[0] = 0
    table.turn(L)
    assert table.happened(e.END_TRIGGERED) == [(e.END_TRIGGERED, L, 0, 1, 0)]
    frame = events(table, e.END_TRIGGERED, e.AIDE_MOVES, e.PERIOD_ENDS, e.TURN_BEGINS)
    assert [event[0] for event in frame] == [
        e.TURN_BEGINS,
        e.END_TRIGGERED,
        e.AIDE_MOVES,
        e.PERIOD_ENDS,
    ]
    assert table.s.city[0] == 1  # the maintenance of its turn was done as well
    assert (table.seat, table.asks) == (0, ag.ASK_DISCARD)  # only the human discards
    table.play("stop")
    assert table.s.period == 2
    assert (table.seat, table.asks) == (0, ag.ASK_TURN)


@pytest.mark.rule("SG-46")
def test_lacerda_may_end_the_game_by_the_third_empty_stack() -> None:
    table = solo("builder", "king")
    table.s.period = 2
    table.display(builder="", minister="", king="political-32")
    table.turn(L)
    assert table.happened(e.LAST_ROUND) == [(e.LAST_ROUND, L, 2, 0, 0)]


@pytest.mark.rule("SG-47")
def test_maintenance_after_its_turn() -> None:
    table = solo("king", "king")
    table.s.city = [0] * table.t.city_spaces
    table.church(t1="", t4="")
    table.s.decree_display = table.s.decree_display[:5]
    table.turn(L)
    assert table.s.city == [1] * table.t.city_spaces
    assert w.NONE not in table.s.church
    assert len(table.s.decree_display) == 8


@pytest.mark.rule("SG-48")
def test_the_aide_stays_where_it_is_at_the_period_change() -> None:
    table = solo("builder", "treasury")
    table.s.trigger = 0
    brown = table.s.later_stacks
    table.do(ag.task(ag.END_TURN, 0)).play("stop")
    assert table.s.aide == w.BUILDER  # from Treasury it moved on in the turn that followed
    assert discarded(table) == [table.t.card_name[brown[w.TREASURY][0]]]


# ---- state actions: plans and officials ----


@pytest.mark.rule("SOLO-STATE-01", "SG-10")
@pytest.mark.parametrize(
    ("blue_taken", "green_taken", "plan"),
    [
        (0, 0, "plan-blue-2a"),  # a tie
        (2, 0, "plan-blue-3a"),
        (0, 2, "plan-green-3a"),
        (4, 4, "plan-blue-4a"),  # a tie
        (8, 0, "plan-green-2a"),  # no blue plan left
        (7, 8, "plan-blue-5b"),
    ],
)
def test_the_larger_plan_or_the_blue_one(blue_taken: int, green_taken: int, plan: str) -> None:
    table = solo()
    table.s.plan_next = [blue_taken, green_taken]
    state_action(table, "builder", "builder")
    assert [table.t.plan_name[taken] for taken in table.lacerda.completed] == [plan]
    assert not table.happened(e.LACERDA_SKIPS)
    blue = plan.startswith("plan-blue")
    assert table.s.plan_next == [blue_taken + blue, green_taken + (not blue)]


@pytest.mark.rule("SG-10")
def test_no_plan_left_nothing_happens() -> None:
    table = solo()
    table.s.plan_next = [8, 8]
    state_action(table, "builder", "builder")
    assert table.lacerda.completed == []
    assert [event[2] for event in table.happened(e.LACERDA_SKIPS)] == [w.PLAN]


@pytest.mark.rule("SOLO-STATE-02", "SG-14")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((0, 0, 0), [1, 1, 0]),
        ((1, 1, 0), [2, 1, 1]),
        ((2, 1, 0), [2, 2, 1]),
        ((0, 1, 1), [1, 2, 1]),  # two different offices, though the first is still level
        ((0, 2, 2), [1, 3, 2]),  # counted once: the first office is not used twice
        ((1, 0, 0), [1, 1, 1]),
    ],
)
def test_officials_go_to_the_offices_with_the_fewest(
    before: tuple[int, int, int], after: list[int]
) -> None:
    table = solo()
    for noble, n in zip(v.NOBLES, before, strict=True):
        table.official(noble, n, seat=L)
    left = table.lacerda.officials
    state_action(table, "builder", "king")
    assert offices(table, L) == after
    assert table.lacerda.officials == left - 2


@pytest.mark.rule("SG-11")
@pytest.mark.parametrize(("left", "after"), [(1, [1, 0, 0]), (0, [0, 0, 0])])
def test_with_fewer_than_two_officials_left(left: int, after: list[int]) -> None:
    table = solo()
    table.lacerda.officials = left
    state_action(table, "builder", "king")
    assert offices(table, L) == after
    assert table.lacerda.officials == 0
    assert len(table.happened(e.LACERDA_SKIPS)) == (left == 0)


@pytest.mark.rule("SG-12")
def test_in_a_full_office_lacerda_displaces_the_human() -> None:
    table = solo()
    table.official("builder", 2, seat=w.NEUTRAL)
    table.official("builder", 1)
    table.official("builder", 2, seat=L)  # full
    table.official("minister", 3, seat=L)
    table.lacerda.officials = 2
    state_action(table, "builder", "king")
    assert offices(table, L) == [3, 3, 1]
    assert (offices(table, 0), plazas(table, 0)) == ([0, 0, 0], [1, 0, 0])
    assert offices(table, w.NEUTRAL) == [2, 0, 0]
    assert plazas(table, L) == plazas(table, w.NEUTRAL) == [0, 0, 0]


@pytest.mark.rule("SG-12", "SOLO-STATE-03")
def test_a_full_office_without_a_human_is_passed_over() -> None:
    table = solo()
    table.official("builder", 5, seat=w.NEUTRAL)
    table.official("minister", 1, seat=L)
    table.official("king", 2, seat=L)
    state_action(table, "builder", "king")
    assert offices(table, L) == [0, 2, 3]
    assert offices(table, w.NEUTRAL) == [5, 0, 0]


@pytest.mark.rule("SOLO-TURN-07", "SG-12")
def test_no_office_to_place_in() -> None:
    table = solo()
    for noble, n in (("builder", 5), ("minister", 6), ("king", 5)):
        table.official(noble, n, seat=w.NEUTRAL)
    state_action(table, "builder", "king")
    assert [event[2] for event in table.happened(e.LACERDA_SKIPS)] == [w.RECRUIT]
    assert table.lacerda.officials == 8


@pytest.mark.rule("SOLO-STATE-03", "SG-13")
def test_the_human_displaces_himself_rather_than_lacerda() -> None:
    table = solo()
    table.official("king", 4, seat=L)
    table.official("king", 1)
    table.do(ag.task(ag.STATE_ACTION, 0, w.RECRUIT)).play("office king", "stop")
    assert (offices(table, 0), plazas(table, 0)) == ([0, 0, 1], [0, 0, 1])
    assert (offices(table, L), plazas(table, L)) == ([0, 0, 4], [0, 0, 0])


@pytest.mark.rule("SOLO-STATE-03", "SG-13")
def test_the_human_cannot_place_where_nobody_can_be_displaced() -> None:
    table = solo()
    table.official("king", 4, seat=L)
    table.official("king", 1, seat=w.NEUTRAL)
    table.do(ag.task(ag.STATE_ACTION, 0, w.RECRUIT))
    assert table.refuses("office king") == "G-49"
    assert table.offers == ["office builder", "office minister"]


# ---- state actions: ships and production ----


@pytest.mark.rule("SOLO-STATE-04", "SOLO-STATE-05", "SOLO-STATE-06", "SG-15", "CF-44")
def test_a_ship_for_nothing_and_the_connections_of_the_human() -> None:
    table = solo()
    table.shipyard("ship-red-1")  # influence 2
    table.portfolio("ship-brown-1", seat=L)  # its older ships do not count
    table.portfolio("political-03", "ship-blue-1", "political-17")  # influence 3 + 2
    state_action(table, "minister", "king")
    assert table.card("ship-red-1") in table.lacerda.upper
    assert table.lacerda.influence == 2 + 3 + 2
    assert table.s.treasury == table.t.treasury_reais.index(4)
    assert (table.lacerda.goods, table.lacerda.reais) == ([0] * 4, 0)
    assert table.s.shipyard_next == 1


@pytest.mark.rule("SG-16")
def test_lacerda_keeps_every_ship() -> None:
    table = solo()
    ships = ("ship-blue-1", "ship-red-1", "ship-purple-1", "ship-brown-1")
    table.shipyard(*ships)
    for _ in ships:
        state_action(table, "minister", "king")
    assert [table.t.card_name[ship] for ship in table.lacerda.upper] == list(ships)
    assert [event[3] for event in table.happened(e.SHIP_BUILT)] == [w.NONE] * 4  # none replaced
    state_action(table, "minister", "king")
    assert [event[2] for event in table.happened(e.LACERDA_SKIPS)] == [w.SHIP]


@pytest.mark.rule("SG-24")
@pytest.mark.parametrize(("before", "after", "wigs"), [(7, 9, 0), (9, 10, 1), (10, 10, 1)])
def test_lacerdas_influence_ends_at_ten_and_earns_a_wig_there(
    before: int, after: int, wigs: int
) -> None:
    table = solo()
    table.lacerda.influence = before
    table.shipyard("ship-red-1")
    state_action(table, "minister", "king")
    assert (table.lacerda.influence, table.lacerda.wigs) == (after, wigs)


@pytest.mark.rule("SOLO-STATE-07", "SG-17", "SG-18")
def test_the_human_sells_to_lacerdas_ships() -> None:
    table = solo()
    table.portfolio("ship-red-1", seat=L)  # hull 2, +1 real
    table.goods(gold=1, tools=1)
    table.prices(gold=6, cloth=5, books=5, tools=4)
    table.do(ag.task(ag.ASK_LOAD, 0)).play("load gold ship-red-1")
    assert (table.me.reais, table.lacerda.wigs) == (6 + 1, 0)
    table.play("load tools ship-red-1")
    assert table.me.reais == 7 + 4 + 1
    assert table.lacerda.wigs == 2  # it sails
    assert table.lacerda.goods == [0, 0, 0, 0]


@pytest.mark.rule("SOLO-STATE-07", "SG-18")
def test_the_human_sells_to_a_ship_that_lacerda_has_just_taken() -> None:
    table = solo()
    table.shipyard("ship-blue-1", "ship-red-1")
    for _ in range(2):
        state_action(table, "minister", "king")
    table.goods(tools=1)
    table.do(ag.task(ag.ASK_LOAD, 0)).play("load tools ship-red-1")
    slot = table.lacerda.upper.index(table.card("ship-red-1"))
    under = table.lacerda.cargo[slot * w.GOODS : (slot + 1) * w.GOODS]
    assert under == [0, 0, 0, 1]


@pytest.mark.rule("SG-17")
def test_lacerdas_ships_dock_before_its_courtier_moves() -> None:
    table = solo()
    table.portfolio("ship-blue-1", "ship-red-1", seat=L)
    table.cargo("ship-blue-1", "gold")
    table.cargo("ship-red-1", "books")
    table.lacerda.at_sea[0] = 1
    table.turn(L)
    order = events(table, e.SHIP_DOCKS, e.LACERDA_VISITS)
    assert [event[0] for event in order] == [e.SHIP_DOCKS, e.LACERDA_VISITS]
    assert table.lacerda.at_sea[0] == 0
    assert sum(table.lacerda.cargo) == 1  # the ship still loading keeps its good
    assert table.lacerda.wigs == 0


@pytest.mark.rule("SG-17")
def test_lacerdas_ships_stay_at_sea_in_the_turn_of_the_human() -> None:
    table = solo()
    table.portfolio("ship-blue-1", seat=L)
    table.cargo("ship-blue-1", "gold")
    table.lacerda.at_sea[0] = 1
    table.turn()
    assert table.lacerda.at_sea[0] == 1


@pytest.mark.rule("SOLO-STATE-08", "SG-19")
def test_production_without_limit() -> None:
    table = solo()
    for plot, good in (("a3", "books"), ("b3", "books"), ("c3", "books"), ("a1", "gold")):
        table.store(plot, good, seat=L)
    table.goods(seat=L, gold=2)
    table.prices(gold=6, cloth=5, books=5, tools=4)
    state_action(table, "minister", "minister")
    assert table.lacerda.goods == [3, 0, 3, 0]
    assert table.s.prices == [5, 5, 4, 4]  # once for each type produced
    assert not table.happened(e.LACERDA_SKIPS)  # a store of each type is not needed
    state_action(table, "minister", "minister")
    assert table.lacerda.goods == [4, 0, 6, 0]
    assert table.s.prices == [4, 5, 3, 4]


@pytest.mark.rule("SG-20")
def test_without_a_store_there_is_no_production() -> None:
    table = solo()
    table.store("a3", "books")  # of the human
    prices = table.s.prices[:]
    state_action(table, "minister", "minister")
    assert [event[2] for event in table.happened(e.LACERDA_SKIPS)] == [w.PRODUCE]
    assert table.s.prices == prices


# ---- state actions: the Cardinal and favours ----


@pytest.mark.rule("SOLO-STATE-09", "SOLO-STATE-10", "SG-21")
def test_the_cardinal_moves_two_spaces_and_the_tile_ahead_is_discarded() -> None:
    table = solo()
    table.church(t1="clergy-discount", t2="clergy-instant-influence", t3="clergy-trade-extra")
    table.s.cardinal = 0
    state_action(table, "king", "king")
    assert table.s.cardinal == 2
    assert table.s.church[2] == w.NONE  # between the tiles of spaces 1 and 2
    assert table.s.church.count(w.NONE) == 1
    assert table.lacerda.ledger[w.W_CHURCH] == table.lacerda.wigs == 4
    tile = table.t.clergy_name.index("clergy-instant-influence")
    assert table.happened(e.TILE_GIVEN) == [(e.TILE_GIVEN, L, tile, 0, 0)]
    assert table.lacerda.clergy == []
    assert table.lacerda.influence == 0  # the benefit of the tile is not Lacerda's


@pytest.mark.rule("SG-21")
def test_no_tile_ahead_no_wigs() -> None:
    table = solo()
    table.church(t1="clergy-discount", t2="", t3="clergy-trade-any")
    table.s.cardinal = 0
    state_action(table, "king", "king")
    assert table.s.cardinal == 2
    assert table.lacerda.wigs == 0
    assert table.s.church.count(w.NONE) == 1
    assert not table.happened(e.LACERDA_SKIPS)


@pytest.mark.rule("SOLO-STATE-11", "SOLO-STATE-12", "SG-22", "CF-45")
@pytest.mark.parametrize(
    ("start", "treasury", "scoring"),
    [
        (0, 3, False),  # leaves the envelope: neither
        (1, 4, False),  # stops on the treasury icon
        (2, 4, False),  # passes it
        (3, 3, False),
        (4, 3, True),  # stops on the envelope
        (5, 3, True),  # passes it
    ],
)
def test_icons_on_which_the_cardinal_stops_or_which_it_passes(
    start: int, treasury: int, scoring: bool
) -> None:
    table = solo("minister", "king")
    table.s.cardinal = start
    table.lacerda.influence = 9
    table.turn(L)
    assert table.t.treasury_reais[table.s.treasury] == treasury
    assert bool(table.happened(e.CHURCH_OPENS)) == scoring


@pytest.mark.rule("SOLO-STATE-13", "SG-23", "CF-44")
def test_church_scoring_at_the_end_of_lacerdas_turn_begins_with_lacerda() -> None:
    table = solo("minister", "king")
    table.s.cardinal = 4
    table.clergy("clergy-discount")
    table.portfolio("political-03", "ship-red-1")  # influence 3 + 2
    table.portfolio("ship-blue-1", "ship-purple-1", seat=L)  # influence 2 + 1
    table.lacerda.influence = 1  # for the visit
    table.turn(L)
    assert (table.seat, table.asks) == (0, ag.ASK_GIVE_TILE)  # Lacerda has gained already
    assert table.lacerda.influence == 1 - 1 + (3 + 2) + (2 + 1)
    assert len(table.happened(e.AIDE_MOVES)) == 1
    assert w.NONE not in table.s.church  # after the maintenance
    table.play("give clergy-discount")
    assert table.me.influence == 3 + 2  # what Lacerda's ships are worth is not the human's
    gains = [event[1] for event in table.happened(e.INFLUENCE_GAINED)]
    assert gains == [L, 0]


@pytest.mark.rule("SOLO-STATE-13", "SG-23")
@pytest.mark.parametrize(("answer", "order"), [("give clergy-discount", [0, L]), ("stop", [L])])
def test_church_scoring_by_the_human_begins_with_the_human(answer: str, order: list[int]) -> None:
    table = solo()
    table.s.church_call = 0
    table.clergy("clergy-discount")
    table.portfolio("political-03")
    table.do(ag.task(ag.CHURCH_SCORING, 0))
    assert (table.seat, table.asks) == (0, ag.ASK_GIVE_TILE)
    assert table.lacerda.influence == 0
    table.play(answer)
    assert table.lacerda.influence == 3  # Lacerda always gains
    assert [event[1] for event in table.happened(e.INFLUENCE_GAINED)] == order


@pytest.mark.rule("SG-23")
def test_a_human_who_follows_and_moves_the_cardinal_comes_first() -> None:
    table = solo("minister", "builder")  # Lacerda takes a favour, so the Cardinal waits
    table.s.cardinal = 5
    table.favour("king")
    table.me.influence = table.lacerda.influence = 5
    table.portfolio("political-03")
    table.turn(L)
    assert (table.seat, table.asks) == (0, ag.ASK_FOLLOW)
    table.play("do cardinal", "move 1")
    table.play(table.offers[0])
    assert (table.seat, table.asks) == (0, ag.ASK_GIVE_TILE)
    assert not table.happened(e.INFLUENCE_GAINED)
    table.play(table.offers[0])
    assert [event[1] for event in table.happened(e.INFLUENCE_GAINED)] == [0, L]


@pytest.mark.rule("SOLO-STATE-13")
def test_without_clergy_tiles_only_lacerda_gains() -> None:
    table = solo()
    table.s.church_call = L
    table.portfolio("political-03")
    table.do(ag.task(ag.CHURCH_SCORING, L))
    assert (table.me.influence, table.lacerda.influence) == (0, 3)
    assert table.s.church_call == w.NONE


@pytest.mark.rule("SOLO-STATE-14", "SG-25")
@pytest.mark.parametrize(
    ("owned", "taken"),
    [
        ((), "builder"),
        (("builder",), "minister"),
        (("minister",), "builder"),
        (("builder", "minister"), "king"),
        (("builder", "minister", "king"), None),
    ],
)
def test_the_first_favour_it_lacks(owned: tuple[str, ...], taken: str | None) -> None:
    table = solo()
    table.favour(*owned, seat=L)
    state_action(table, "king", "builder")
    events_ = [v.NOBLES[event[2]] for event in table.happened(e.FAVOUR_TAKEN)]
    assert events_ == ([taken] if taken else [])
    assert sum(table.lacerda.favours) == min(3, len(owned) + 1)
    assert sum(table.s.favour_stack) == 6 - sum(table.lacerda.favours)
    assert len(table.happened(e.LACERDA_SKIPS)) == (taken is None)


# ---- Lacerda follows the human ----


def visit_the_minister(table: Table) -> None:
    """The human takes a decree in a visit and is then asked for the draw."""
    table.turn().play(f"court {MINISTER_CARD}")
    while table.asks in (ag.ASK_FREE_ACTION, ag.ASK_DECREE):
        table.play("stop" if "stop" in table.offers else table.offers[0])


@pytest.mark.rule("SOLO-FOL-01", "SOLO-FOL-02", "SOLO-FOL-03")
def test_lacerda_follows_inside_the_turn_of_the_human() -> None:
    table = solo()
    table.favour("minister", seat=L)
    table.official("minister", 2)
    table.official("minister", 1, seat=w.NEUTRAL)
    table.official("minister", 1, seat=L)
    table.me.influence = table.lacerda.influence = 8
    table.store("a3", "books", seat=L)  # it could produce, but never does when following
    visit_the_minister(table)
    assert (table.seat, table.asks) == (0, ag.ASK_DRAW)
    assert table.lacerda.favours == [0, 0, 0]
    assert table.s.favour_stack == [2, 2, 2]
    assert table.lacerda.influence == 8 - (1 + 2 + 1)
    assert len(table.lacerda.decrees) == 2
    assert table.lacerda.goods == [0, 0, 0, 0]
    order = events(table, e.DECREE_TAKEN, e.FOLLOWS, e.FAVOUR_RETURNED, e.VISIT_PAID)
    assert [event[:2] for event in order] == [
        (e.VISIT_PAID, 0),
        (e.DECREE_TAKEN, 0),
        (e.FOLLOWS, L),
        (e.FAVOUR_RETURNED, L),
        (e.VISIT_PAID, L),
        (e.DECREE_TAKEN, L),
        (e.DECREE_TAKEN, L),
    ]
    assert order[2][2:4] == (w.MINISTER, w.DECREE)
    assert order[4][4] == 1  # as a follower
    assert table.s.aide == w.BUILDER  # its own turn is still to come
    assert not table.happened(e.LACERDA_VISITS)


@pytest.mark.rule("SOLO-FOL-01")
def test_lacerda_follows_only_with_the_favour_of_that_noble() -> None:
    table = solo()
    table.favour("builder", "king", seat=L)
    table.me.influence = table.lacerda.influence = 8
    visit_the_minister(table)
    assert table.asks == ag.ASK_DRAW
    assert table.lacerda.favours == [1, 0, 1]
    assert (table.lacerda.decrees, table.lacerda.influence) == ([], 8)


@pytest.mark.rule("SOLO-FOL-01", "SOLO-FOL-02", "SG-27")
@pytest.mark.parametrize("wigs", [0, 2, 3])
def test_lacerda_follows_whatever_it_can_pay(wigs: int) -> None:
    table = solo()
    table.favour("minister", seat=L)
    table.official("minister", 3)
    table.me.influence = 8
    table.lacerda.influence, table.lacerda.wigs = 1, wigs  # of a cost of 4
    visit_the_minister(table)
    assert table.lacerda.favours[w.MINISTER] == 0
    assert len(table.lacerda.decrees) == 2
    assert (table.lacerda.influence, table.lacerda.wigs) == (0, 0)
    assert table.happened(e.VISIT_PAID)[-1] == (e.VISIT_PAID, L, w.MINISTER, 1 + wigs, 1)


@pytest.mark.rule("SOLO-FOL-02", "SOLO-TURN-09", "SG-27")
@pytest.mark.parametrize(("wigs", "follows"), [(2, False), (3, True)])
def test_agreed_to_pay_in_full_it_follows_only_if_it_can(wigs: int, follows: bool) -> None:
    table = solo(lacerda_pays="in-full")
    table.favour("minister", seat=L)
    table.official("minister", 3)
    table.me.influence = 8
    table.lacerda.influence, table.lacerda.wigs = 1, wigs  # of a cost of 4
    visit_the_minister(table)
    assert table.lacerda.favours[w.MINISTER] == (not follows)
    assert len(table.lacerda.decrees) == 2 * follows
    means = table.lacerda.influence + table.lacerda.wigs
    assert means == (0 if follows else 1 + wigs)


@pytest.mark.rule("SG-28")
def test_lacerda_keeps_its_favour_when_the_noble_action_is_impossible() -> None:
    table = solo()
    table.favour("minister", seat=L)
    table.me.influence = table.lacerda.influence = 8
    table.decree_display("decree-01")
    table.s.decree_next = len(table.s.decree_deck)
    visit_the_minister(table)  # the human takes the last decree
    assert table.asks == ag.ASK_DRAW
    assert table.lacerda.favours == [0, 1, 0]
    assert table.lacerda.influence == 8
    assert not table.happened(e.FOLLOWS)


@pytest.mark.rule("SG-28")
def test_lacerda_does_not_follow_the_builder_without_a_house() -> None:
    table = solo()
    table.favour("builder", seat=L)
    table.lacerda.influence = 8
    table.houses(2, 3, 3, seat=L)
    table.do(ag.task(ag.FOLLOW, L, w.BUILDER))
    assert table.lacerda.favours == [1, 0, 0]
    assert table.lacerda.influence == 8


# ---- the human follows Lacerda ----


@pytest.mark.rule("SOLO-FOL-04", "SG-43")
def test_the_human_follows_after_the_noble_action_and_before_step_four() -> None:
    table = solo("builder", "king")
    table.favour("minister")
    table.official("minister", 3)
    table.official("minister", 2, seat=L)
    table.official("minister", 1, seat=w.NEUTRAL)
    table.me.influence = table.lacerda.influence = 9
    table.treasury(2)  # visit modifier 2, and 1 after Lacerda's ship
    table.store("a2", "cloth")
    table.turn(L)
    assert (table.seat, table.asks) == (0, ag.ASK_FOLLOW)
    assert len(table.lacerda.decrees) == 2
    assert discarded(table) == []
    assert table.s.aide == w.KING
    assert table.offers == ["do produce", "do decree", "decline"]
    table.play("do produce")
    assert table.me.influence == 9 - (1 + 2 + 1)
    assert table.me.goods == [0, 1, 0, 0]
    assert table.me.favours == [0, 0, 0]
    assert len(discarded(table)) == 1
    assert table.s.aide == w.TREASURY
    assert (table.seat, table.asks) == (0, ag.ASK_TURN)


@pytest.mark.rule("SOLO-FOL-04")
def test_the_human_need_not_follow_and_cannot_without_the_favour() -> None:
    table = solo("builder", "king")
    table.favour("minister", "king")
    table.me.influence = table.lacerda.influence = 9
    table.turn(L)
    assert table.asks == ag.ASK_FOLLOW
    table.play("decline")
    assert table.me.favours == [0, 1, 1]
    assert table.asks == ag.ASK_TURN
    table.me.favours = [0, 1, 0]
    table.turn(L)  # now to the King
    assert table.s.courtier == w.KING
    assert table.asks == ag.ASK_TURN


@pytest.mark.rule("SG-44")
def test_nobody_follows_a_visit_that_was_skipped() -> None:
    table = solo("builder", "king")
    table.favour("minister")
    table.me.influence = 9
    table.store("a2", "cloth")  # the human could produce
    table.s.decree_display, table.s.decree_next = [], len(table.s.decree_deck)
    table.turn(L)
    assert [event[2] for event in table.happened(e.LACERDA_SKIPS)] == [w.DECREE]
    assert (table.seat, table.asks) == (0, ag.ASK_TURN)
    assert table.me.favours == [0, 1, 0]
    assert len(discarded(table)) == 1  # steps 4 and 5 take place
    assert table.s.aide == w.TREASURY
