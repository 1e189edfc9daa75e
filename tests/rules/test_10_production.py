"""Chapter 10: producing goods, the Minister's second state action."""

import pytest

from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from tests.rules.table import Table

PRODUCE = ag.task(ag.STATE_ACTION, 0, w.PRODUCE)
TRADE = ag.task(ag.TRADE_NEXT, 0)


def town(gold: int = 0, cloth: int = 0, books: int = 0, tools: int = 0) -> Table:
    """Seat 0 owns so many stores of each type."""
    table = Table()
    plots = {
        "gold": ["a1", "b1", "c1"],
        "cloth": ["a2", "b2", "c2"],
        "books": ["a3", "b3", "c3"],
        "tools": ["a5", "b5", "c5"],
    }
    for (good, free), n in zip(plots.items(), (gold, cloth, books, tools), strict=True):
        for plot in free[:n]:
            table.store(plot, good)
    table.houses()  # no ability of the houses, unless a test gives them
    return table


@pytest.mark.rule("EX-13a", "CF-05", "PROD-01", "PROD-05")
def test_the_worked_example() -> None:
    table = town(gold=1, cloth=1, books=2)
    table.rubble(brown=1, red=1, blue=1)
    table.prices(gold=6, cloth=5, books=6, tools=4)
    table.do(PRODUCE)
    assert table.me.goods == [1, 1, 2, 0]
    assert table.s.prices == [5, 4, 5, 4]  # two books lower the price by one, not two


@pytest.mark.rule("PROD-01")
def test_only_the_own_stores_produce() -> None:
    table = town(gold=1)
    table.store("b2", "cloth", seat=1)
    table.do(PRODUCE)
    assert table.me.goods == [1, 0, 0, 0]
    assert table.rival.goods == [0, 0, 0, 0]


@pytest.mark.rule("PROD-02")
@pytest.mark.parametrize(("street", "produced"), [("gold", [1, 0, 0, 0]), ("cloth", [0, 1, 0, 0])])
def test_a_store_produces_for_the_street_it_faces(street: str, produced: list[int]) -> None:
    """Plot A2 lies between two streets."""
    table = Table()
    table.me.reais = 30
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.STORE)).play(f"build plot-a2 {street}", "house left")
    table.me.goods = [0, 0, 0, 0]
    table.do(PRODUCE)
    assert table.me.goods == produced


@pytest.mark.rule("PROD-03", "G-64")
def test_what_exceeds_the_warehouse_goes_back_and_the_price_still_falls() -> None:
    table = town(tools=3)
    table.goods(tools=1)
    table.do(PRODUCE)
    assert table.me.goods == [0, 0, 0, 2]  # room for one of three
    assert table.happened(e.GOODS_GAINED) == [(e.GOODS_GAINED, 0, w.TOOLS, 1, 2)]
    assert table.s.prices[w.TOOLS] == 3


@pytest.mark.rule("CF-07", "PROD-04")
def test_a_type_without_room_is_not_produced_the_others_are() -> None:
    table = town(cloth=1, books=2)
    table.goods(books=2)
    table.do(PRODUCE)
    assert table.me.goods == [0, 1, 2, 0]
    assert table.s.prices == [6, 4, 6, 4]  # books keep their price


@pytest.mark.rule("PROD-05", "PROD-06", "SELL-12")
def test_prices_only_fall() -> None:
    table = town(gold=1)
    table.hand("political-03", "political-07")
    table.portfolio("ship-blue-1", seat=1)
    table.do(PRODUCE)
    assert table.s.prices == [5, 5, 6, 4]
    # Neither a sale nor the end of a turn brings the price up again; the next production lowers it.
    table.turn().play("portfolio political-03", "sell")
    assert table.me.reais == 2 + 5  # the reward of the card, and one gold sold
    table.play(table.offers[0])  # the draw
    assert table.s.prices == [5, 5, 6, 4]
    table.do(PRODUCE)
    assert table.s.prices == [4, 5, 6, 4]


@pytest.mark.rule("G-62")
def test_the_lowest_price_stays() -> None:
    table = town(gold=1, books=1)
    table.prices(gold=2, cloth=2, books=3, tools=2)
    table.do(PRODUCE)
    assert table.me.goods == [1, 0, 1, 0]  # the goods come all the same
    assert table.s.prices == [2, 2, 2, 2]
    assert table.happened(e.PRICE_FELL) == [(e.PRICE_FELL, 0, w.BOOKS, 2, 0)]


@pytest.mark.rule("G-61")
def test_a_production_of_nothing_is_impossible() -> None:
    nothing = Table()
    nothing.goods(books=1, gold=1)
    assert nothing.do(TRADE).refuses("offer books produce") == "G-61"
    full = town(cloth=2, tools=1)
    full.goods(books=1, gold=1, cloth=2, tools=2)
    assert full.do(TRADE).refuses("offer books produce") == "G-61"
    full.goods(books=1, gold=1, cloth=2, tools=1)
    assert full.do(TRADE).refuses("offer books produce") == ""


@pytest.mark.rule("PROD-07")
@pytest.mark.parametrize("houses", [1, 2])
def test_one_or_two_right_houses_give_one_more_good(houses: int) -> None:
    table = town(gold=1, cloth=1)
    table.houses(right=houses)
    table.do(PRODUCE)
    assert table.offers == ["take good gold", "take good cloth"]
    assert "stop" not in table.offers  # no choice but the type
    table.play("take good cloth")
    assert table.me.goods == [1, 2, 0, 0]
    assert not table.s.agenda


@pytest.mark.rule("CF-29", "EX-23", "PROD-07")
@pytest.mark.parametrize(("sets", "cloth"), [(1, 3), (0, 2)])
def test_three_right_houses_give_one_more_of_each_type(sets: int, cloth: int) -> None:
    table = town(cloth=2, books=1, tools=1)
    table.rubble(brown=sets, red=sets, blue=sets)
    table.houses(right=3)
    table.goods(gold=1)
    table.prices(gold=6, cloth=5, books=6, tools=4)
    table.do(PRODUCE)
    assert table.me.goods == [1, cloth, 2, 2]
    assert table.s.prices == [6, 4, 5, 3]
    assert not table.s.agenda


@pytest.mark.rule("CF-29")
def test_the_other_houses_do_not_help_to_produce() -> None:
    table = town(gold=1)
    table.houses(left=2, middle=3)
    table.do(PRODUCE)
    assert table.me.goods == [1, 0, 0, 0]
    assert not table.s.agenda


@pytest.mark.rule("G-63", "PROD-07")
def test_one_more_only_of_a_type_that_was_received_and_has_room() -> None:
    table = town(gold=1, cloth=1, books=2)
    table.houses(right=1)
    table.goods(gold=2)  # full: nothing is received
    table.do(PRODUCE)
    assert table.me.goods == [2, 1, 2, 0]
    assert table.offers == ["take good cloth"]
    assert table.refuses("take good gold") != ""  # not received
    assert table.refuses("take good tools") != ""  # no store
    assert table.refuses("take good books") != ""  # no room left
    table.play("take good cloth")
    assert table.me.goods == [2, 2, 2, 0]
    assert table.s.prices == [6, 4, 5, 4]  # no second fall for the extra cloth


@pytest.mark.rule("G-63")
def test_three_right_houses_give_nothing_of_a_full_type() -> None:
    table = town(gold=1, tools=1)
    table.houses(right=3)
    table.goods(gold=2)
    table.do(PRODUCE)
    assert table.me.goods == [2, 0, 0, 2]
    assert table.s.prices == [6, 5, 6, 3]


@pytest.mark.rule("PROD-07", "G-63")
def test_one_more_good_needs_room() -> None:
    table = town(gold=2)
    table.houses(right=1)
    table.do(PRODUCE)
    assert table.me.goods == [2, 0, 0, 0]
    assert not table.s.agenda


@pytest.mark.rule("G-140", "G-134")
def test_every_source_of_one_more_good_counts_separately() -> None:
    table = town(gold=1, cloth=1)
    table.rubble(brown=2, red=2, blue=2)
    table.houses(right=1)
    table.clergy("clergy-produce-bonus", "clergy-produce-bonus")
    table.do(PRODUCE).play("take good cloth", "take good gold", "take good cloth")
    assert table.me.goods == [2, 3, 0, 0]
    assert table.s.prices == [5, 4, 6, 4]
    assert not table.s.agenda


@pytest.mark.rule("G-140")
def test_the_clergy_bonus_comes_on_top_of_three_right_houses() -> None:
    table = town(gold=1, cloth=1)
    table.rubble(brown=2, red=2, blue=2)
    table.houses(right=3)
    table.clergy("clergy-produce-bonus")
    table.do(PRODUCE)
    assert table.me.goods == [2, 2, 0, 0]
    table.play("take good gold")
    assert table.me.goods == [3, 2, 0, 0]


@pytest.mark.rule("G-134", "PROD-03")
def test_a_larger_warehouse_holds_more_of_a_production() -> None:
    table = town(gold=3)
    table.clergy("clergy-warehouse-bonus")
    table.do(PRODUCE)
    assert table.me.goods == [3, 0, 0, 0]


@pytest.mark.rule("G-65")
def test_the_supply_of_goods_has_no_end() -> None:
    """The box holds 17 gold; four players with five sets can own 28."""
    table = Table(players=4)
    for seat in range(4):
        table.rubble(5, 5, 5, seat=seat)
        table.goods(gold=6, seat=seat)
    table.store("a1", "gold")
    table.do(PRODUCE)
    assert table.me.goods == [7, 0, 0, 0]
