"""Chapter 5: rubble, sets and the warehouse."""

import pytest

from lisboa.rules import rubble
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from tests.rules.table import Table


def take(table: Table, *colours: str) -> Table:
    """Cubes from the pile, one by one, as a reward gives them."""
    table.cubes("pile", 6, 6, 6)
    for colour in colours:
        table.do(ag.task(ag.ASK_PILE, 0)).play(f"cube pile {colour}")
    return table


# ---- where cubes come from ----


@pytest.mark.rule("RUB-01")
def test_a_store_an_opening_and_a_reward_bring_cubes() -> None:
    table = Table()
    table.me.reais = 50
    table.cubes("A", brown=1)
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.STORE)).play("build plot-a2 gold", "house left")
    assert table.me.rubble == [1, 0, 0]
    table.cubes("site-east-a", red=2)
    table.available(blue="building-01")
    table.plan("plan-blue-2a")
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.OPEN)).play("open site-east-a", "convert 0")
    assert table.me.rubble == [1, 2, 0]
    table.cubes("pile", blue=1)
    table.goods(gold=1)
    table.hand("political-46", "political-03")
    table.turn().play("portfolio political-46")
    assert table.me.rubble == [1, 2, 1]
    assert table.me.sets == 1


@pytest.mark.rule("G-30", "G-147")
def test_a_rubble_reward_is_a_cube_of_choice_from_the_pile() -> None:
    table = Table()
    table.cubes("pile", brown=2, blue=1)
    table.goods(gold=1)
    table.hand("political-46", "political-03")
    table.turn().play("portfolio political-46")
    assert table.offers == ["cube pile brown", "cube pile blue"]
    assert table.refuses("cube pile red") == "G-30"
    table.play("cube pile blue", "offer gold plan", "plan plan-blue-2a")
    table.play(table.offers[0])
    assert table.s.pile == [2, 0, 0]  # not refilled at the end of the turn
    assert table.me.rubble == [0, 0, 1]


@pytest.mark.rule("G-30")
def test_an_empty_pile_gives_nothing() -> None:
    table = Table()
    table.goods(gold=1)
    table.hand("political-46", "political-03")
    table.turn().play("portfolio political-46")
    assert len(table.happened(e.EFFECT_FORFEITED)) == 1
    assert table.me.rubble == [0, 0, 0]
    assert table.card("political-46") in table.me.upper


@pytest.mark.rule("G-30")
def test_the_pile_never_enters_a_land_price() -> None:
    table = Table()
    table.cubes("pile", brown=6)
    table.me.reais = 10
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.STORE)).play("build plot-a2 gold", "house left")
    assert table.me.reais == 10 - 3
    assert table.me.rubble == [0, 0, 0]
    assert table.s.pile == [6, 0, 0]


@pytest.mark.rule("G-147", "RUB-03", "CF-27")
def test_a_colour_without_room_may_be_taken_from_the_pile_and_is_removed() -> None:
    table = Table()
    table.rubble(brown=5, red=1)
    table.cubes("pile", brown=1, red=1)
    table.do(ag.task(ag.ASK_PILE, 0))
    assert table.offers == ["cube pile brown", "cube pile red"]
    assert table.refuses("cube row brown") == "G-30"  # nothing else is meant by the pile
    table.play("cube pile brown")
    assert table.me.rubble == [5, 1, 0]
    assert table.s.pile == [0, 1, 0]


# ---- sets ----


@pytest.mark.rule("RUB-02", "RUB-04")
def test_a_set_is_complete_with_one_cube_of_each_colour_in_any_order() -> None:
    table = take(Table(), "blue", "blue", "brown")
    assert table.me.rubble == [1, 0, 2]
    assert table.me.sets == 0
    take(table, "red")
    assert table.me.sets == 1
    take(table, "red", "red")  # the second blue cube waits for a second brown one
    assert table.me.sets == 1
    take(table, "brown")
    assert table.me.sets == 2
    assert [event[2] for event in table.happened(e.SET_COMPLETED)] == [1, 2]


@pytest.mark.rule("RUB-03", "CF-26", "CF-27")
def test_the_sixth_cube_of_a_colour_is_removed_from_the_game() -> None:
    table = take(Table(), *["red"] * 6)
    assert table.me.rubble == [0, 5, 0]
    assert [event[3] for event in table.happened(e.CUBE_GAINED)] == [0, 0, 0, 0, 0, 1]
    assert table.s.pile == [6, 0, 6]  # it does not stay where it was


@pytest.mark.rule("RUB-05", "CF-26", "SETUP-03")
def test_at_most_five_sets_and_a_marker_for_each() -> None:
    table = take(Table(), *["brown", "red", "blue"] * 6)
    assert table.me.rubble == [5, 5, 5]
    assert table.me.sets == 5
    assert table.me.markers == 5
    assert len(table.happened(e.SET_COMPLETED)) == 5


@pytest.mark.rule("RUB-06")
def test_a_set_raises_the_portfolio_limit_at_once() -> None:
    table = Table()
    table.rubble(brown=1, red=1)
    table.portfolio("political-03", "political-17")
    table.goods(gold=1)
    table.cubes("pile", blue=1)
    table.hand("political-46", "political-07")
    table.turn().play("portfolio political-46")
    # The reward of the card completed the set: the card itself is the third one.
    assert table.offers == ["add", "discard political-03"]
    table.play("add")
    assert len([card for card in table.me.upper + table.me.lower if card != w.NONE]) == 3


@pytest.mark.rule("RUB-07", "WARE-01")
def test_a_set_raises_the_warehouse_limit_of_every_good_at_once() -> None:
    table = Table()
    table.rubble(brown=1, red=1)
    table.goods(gold=2, cloth=2, books=2, tools=2)
    reward = [ag.task(ag.REWARD, 0, w.GIVE_GOOD, good, 2 + ag.BIAS) for good in range(w.GOODS)]
    table.do(*reward)
    assert table.me.goods == [2, 2, 2, 2]
    take(table, "blue")
    table.do(*reward)
    assert table.me.goods == [3, 3, 3, 3]


@pytest.mark.rule("EX-03", "RUB-06", "RUB-07", "RUB-08")
def test_the_second_set() -> None:
    table = Table()
    table.rubble(brown=2, red=1, blue=2)
    table.portfolio("political-03", "political-09", "political-17")
    table.goods(gold=3)
    assert table.me.markers == 1
    take(table, "red")
    assert table.me.sets == 2
    assert table.me.markers == 2
    table.hand("political-33", "political-07")  # reward: 1 gold
    table.turn().play("portfolio political-33", "add")
    assert table.me.goods[w.GOLD] == 4
    table.hand("political-22", "political-07")  # reward: 1 gold
    table.turn().play("portfolio political-22")
    assert table.me.goods[w.GOLD] == 4
    assert table.refuses("add") != ""


@pytest.mark.rule("RUB-08")
def test_a_marker_reaches_the_minister_only_with_its_set() -> None:
    table = take(Table(), "brown", "red")
    assert table.me.markers == 0
    take(table, "blue")
    assert table.me.markers == 1


@pytest.mark.rule("RUB-09", "RUB-12", "EX-03")
def test_a_marker_buys_a_second_decree_and_the_set_stays() -> None:
    table = Table()
    table.rubble(2, 2, 2)
    table.decree_display("decree-01", "decree-02", "decree-03")
    table.hand("political-07", "political-01")
    table.me.influence = 1
    table.turn().play("court political-07", "decree decree-01", "decree decree-03")
    assert len(table.me.decrees) == 2
    assert table.me.markers == 1
    assert table.me.sets == 2
    table.portfolio("political-03", "political-07", "political-17")
    table.goods(gold=3)
    table.hand("political-33", "political-09")
    table.turn().play("portfolio political-33", "add")  # the fourth card, the fourth gold
    assert table.me.goods[w.GOLD] == 4
    table.do(ag.task(ag.PERIOD_WIGS, 0))
    assert table.me.wigs == 6


@pytest.mark.rule("RUB-08", "RUB-09")
def test_the_next_set_brings_one_marker_and_not_the_spent_one() -> None:
    table = Table()
    take(table, "brown", "red", "blue")
    table.decree_display("decree-01", "decree-02", "decree-03")
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.DECREE)).play("decree decree-01", "decree decree-02")
    assert (table.me.sets, table.me.markers) == (1, 0)
    take(table, "brown", "red", "blue")
    assert (table.me.sets, table.me.markers) == (2, 1)


@pytest.mark.rule("RUB-09")
def test_without_a_set_there_is_no_marker_for_a_second_decree() -> None:
    table = Table()
    table.rubble(brown=5, red=5)
    table.decree_display("decree-01", "decree-02", "decree-03")
    table.hand("political-07", "political-01")
    table.me.influence = 1
    table.turn().play("court political-07", "decree decree-01")
    assert table.asks == ag.ASK_DRAW
    assert len(table.me.decrees) == 1


@pytest.mark.rule("RUB-10")
def test_three_wigs_for_each_set_at_the_end_of_the_period_and_of_the_game() -> None:
    table = Table()
    table.rubble(2, 3, 4)
    table.rubble(1, 1, 1, seat=1)
    table.do(ag.task(ag.PERIOD_WIGS, 0))
    assert [p.wigs for p in table.s.players] == [6, 3, 0]
    table.do(ag.task(ag.FINAL_SCORING, 0))
    assert [p.wigs for p in table.s.players] == [12, 6, 0]


@pytest.mark.rule("RUB-11")
def test_the_second_set_ends_the_first_period() -> None:
    table = Table()
    table.rubble(2, 2, 1)
    take(table)
    table.do(ag.task(ag.ASK_PILE, 0), ag.task(ag.END_TURN, 0)).play("cube pile blue")
    assert table.happened(e.PERIOD_ENDS)
    assert table.s.period == 2


@pytest.mark.rule("RUB-11")
def test_the_first_set_ends_nothing_and_the_third_not_the_game() -> None:
    table = take(Table(), "brown", "red", "blue")
    assert not table.happened(e.END_TRIGGERED)
    table.s.period = 2
    take(table, "brown", "red", "blue", "brown", "red", "blue")
    assert table.me.sets == 3
    assert not table.happened(e.END_TRIGGERED)
    take(table, "brown", "red", "blue")
    assert [event[1:4] for event in table.happened(e.END_TRIGGERED)] == [(0, 1, 2)]


@pytest.mark.rule("RUB-11")
def test_only_the_first_player_with_a_second_set_triggers() -> None:
    table = take(Table(), "brown", "red", "blue", "brown", "red", "blue")
    table.rubble(2, 2, 1, seat=1)
    table.do(ag.task(ag.ASK_PILE, 1)).play("cube pile blue")
    assert table.rival.sets == 2
    assert [event[1] for event in table.happened(e.END_TRIGGERED)] == [0]


# ---- warehouse ----


@pytest.mark.rule("WARE-01", "WARE-02")
@pytest.mark.parametrize("sets", range(6))
def test_two_goods_of_each_type_and_one_more_for_each_set(sets: int) -> None:
    table = Table()
    table.rubble(sets, sets, sets)
    goods = [ag.task(ag.REWARD, 0, w.GIVE_GOOD, good, 8 + ag.BIAS) for good in range(w.GOODS)]
    table.do(*goods)
    assert table.me.goods == [2 + sets] * 4


@pytest.mark.rule("WARE-02", "WARE-03", "G-26", "DT-12")
def test_a_good_over_the_limit_goes_back_before_it_can_be_spent() -> None:
    table = Table()
    table.hand("political-22", "political-07")  # reward: 1 gold
    table.goods(gold=2)
    table.turn().play("portfolio political-22")
    assert table.me.goods == [2, 0, 0, 0]
    assert [event[2:] for event in table.happened(e.GOODS_GAINED)] == [(w.GOLD, 0, 1)]
    table.play("offer gold plan", "plan plan-blue-2a", "offer gold recruit")
    assert table.me.goods == [0, 0, 0, 0]


@pytest.mark.rule("G-26")
def test_each_type_is_capped_by_itself() -> None:
    table = Table()
    table.hand("political-77", "political-07")  # reward: 1 gold and 1 cloth
    table.goods(gold=2, books=2)
    table.turn().play("portfolio political-77")
    assert table.me.goods == [2, 1, 2, 0]


@pytest.mark.rule("WARE-04")
def test_goods_under_ships_and_on_state_actions_do_not_count() -> None:
    table = Table()
    table.hand("political-22", "political-33", "political-07")
    table.portfolio("ship-red-1")
    table.cargo("ship-red-1", "gold")
    table.goods(gold=1)
    table.turn().play("portfolio political-22", "add")
    assert table.me.goods[w.GOLD] == 2
    table.play("trade", "offer gold plan", "plan plan-blue-2a")
    # One gold lies on the Builder, one under the ship and one in the warehouse.
    table.do(ag.task(ag.REWARD, 0, w.GIVE_GOOD, w.GOLD, 1 + ag.BIAS))
    assert table.me.goods[w.GOLD] == 2


@pytest.mark.rule("G-27", "WARE-03")
def test_the_reward_of_a_plot_comes_before_the_cube_that_makes_room() -> None:
    table = Table()
    table.rubble(brown=1, red=1)
    table.cubes("C", blue=1)
    table.goods(gold=2)
    table.me.reais = 10
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.STORE)).play("build plot-c1 gold")  # reward: 1 gold
    assert table.me.sets == 1
    assert table.me.goods[w.GOLD] == 2


@pytest.mark.rule("G-27")
def test_the_cubes_of_a_site_come_before_its_reward() -> None:
    table = Table()
    table.rubble(brown=1, red=1)
    table.cubes("site-north-gold", brown=1, blue=1)
    table.goods(gold=2)
    table.available(blue="building-01")  # gold and cloth
    table.plan("plan-blue-2a")
    table.official("king", 3)
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.OPEN)).play("open site-north-gold")  # reward: 1 gold
    assert table.me.sets == 1
    assert table.me.goods[w.GOLD] == 3


@pytest.mark.rule("G-21")
def test_a_limit_from_a_clergy_tile_falls_with_the_tile() -> None:
    table = Table()
    table.rubble(1, 1, 1)
    table.clergy("clergy-warehouse-bonus", "clergy-discount")
    table.goods(gold=4, cloth=3, books=4, tools=0)
    table.s.church_call = 0
    table.do(ag.task(ag.CHURCH_SCORING, 0)).play("give clergy-warehouse-bonus")
    assert table.me.goods == [3, 3, 3, 0]


@pytest.mark.rule("G-21")
def test_another_tile_leaves_the_limit_alone() -> None:
    table = Table()
    table.clergy("clergy-warehouse-bonus", "clergy-discount")
    table.goods(gold=3)
    table.portfolio("political-03", "political-17")
    table.s.church_call = 0
    table.do(ag.task(ag.CHURCH_SCORING, 0)).play("give clergy-discount", "stop")
    assert table.me.goods[w.GOLD] == 3
    table.hand("political-09", "political-07")
    table.turn().play("portfolio political-09")
    assert table.refuses("add") == "PORT-06"  # the tile is no room for cards


@pytest.mark.rule("G-105")
def test_the_limit_holds_in_the_change_of_periods() -> None:
    table = Table(2)
    table.goods(gold=2, books=1)
    table.hand("political-22", "political-69", "political-17")  # rewards: 1 gold; 2 books
    table.s.trigger = 0
    table.do(ag.task(ag.END_TURN, 0))
    table.play("discard political-22", "discard political-69", "claim political-22")
    table.play("claim political-69")
    assert table.me.goods == [2, 0, 2, 0]


# ---- wigs without end ----


@pytest.mark.rule("G-19")
def test_wigs_are_counted_without_a_maximum() -> None:
    table = Table()
    table.me.wigs = 1000
    table.do(ag.task(ag.REWARD, 0, w.GIVE_WIGS, 0, 3 + ag.BIAS))
    assert table.me.wigs == 1003


@pytest.mark.rule("G-21")
def test_nothing_goes_back_and_nothing_is_said_if_all_still_fits() -> None:
    table = Table()
    table.clergy("clergy-warehouse-bonus", "clergy-discount")
    table.goods(gold=2, cloth=1)
    table.s.church_call = 0
    table.do(ag.task(ag.CHURCH_SCORING, 0)).play("give clergy-warehouse-bonus")
    assert table.me.goods == [2, 1, 0, 0]
    assert not table.happened(e.GOODS_PAID)


@pytest.mark.rule("LAND-03", "G-134")
def test_a_waiver_concerns_the_cubes_of_its_own_colour() -> None:
    table = Table()
    for waived in range(w.COLOURS):
        benefit = [0] * w.BENEFITS
        benefit[w.RUBBLE_WAIVER + waived] = 1
        for colour in range(w.COLOURS):
            paid = 0 if colour == waived else table.t.cube_price[colour]
            assert rubble.price_of_each(table.s, benefit, colour) == paid
