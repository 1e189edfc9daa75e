"""Chapter 6: the treasury track: prices in réis on the right, the cost of visits on the left."""

import pytest

from lisboa.rules import treasury
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import numbers as w
from tests.rules.table import Table

NOBLE_CARD, TREASURY_CARD = "political-03", "political-17"
EVENT = "political-20"  # two goods of one's choice


@pytest.mark.rule("TREAS-01")
@pytest.mark.parametrize("value", [1, 3, 5, 7])
def test_the_value_is_the_subsidy_and_the_price_of_land_hiring_and_events(value: int) -> None:
    subsidy = Table()
    subsidy.treasury(value)
    subsidy.hand(TREASURY_CARD)
    subsidy.goods(gold=1)
    subsidy.turn().play(f"portfolio {TREASURY_CARD}")
    assert subsidy.me.reais == value

    land = Table()
    land.treasury(value)
    land.me.reais = 30
    land.do(ag.task(ag.PAY_LAND, 0, land.t.plot_name.index("plot-a1"))).play("convert 0")
    assert land.me.reais == 30 - value

    hiring = Table()
    hiring.treasury(value)
    hiring.me.reais = 30
    hiring.do(ag.task(ag.HIRE, 0, 2)).play("convert 0")
    assert hiring.me.reais == 30 - 2 * value

    event = Table()
    event.treasury(value)
    event.me.reais = 30
    event.hand(EVENT)
    event.turn().play(f"court {EVENT}")
    assert event.me.reais == 30 - value


@pytest.mark.rule("TREAS-02")
@pytest.mark.parametrize(("value", "modifier"), [(1, 3), (2, 2), (3, 1), (5, 0), (6, -1)])
def test_the_modifier_is_paid_by_visitors_and_followers(value: int, modifier: int) -> None:
    table = Table()
    table.treasury(value)
    table.official("king", 2, seat=2)
    table.me.influence = table.rival.influence = 9
    table.do(ag.task(ag.PAY_VISIT, 0, w.KING), ag.task(ag.PAY_VISIT, 1, w.KING, 1))
    assert table.me.influence == 9 - 2 - modifier
    assert table.rival.influence == 9 - 2 - modifier


@pytest.mark.rule("TREAS-02")
def test_the_modifier_is_no_part_of_any_other_price() -> None:
    table = Table()
    table.treasury(1)  # modifier +3
    table.hand(EVENT)
    table.me.reais, table.me.influence = 1, 9
    table.turn().play(f"court {EVENT}", "convert 0")
    assert (table.me.reais, table.me.influence) == (0, 9)


@pytest.mark.rule("TREAS-03", "TREAS-04")
def test_a_treasury_card_in_the_portfolio_lowers_the_treasury() -> None:
    table = Table()
    table.treasury(2)
    table.hand(TREASURY_CARD, EVENT, NOBLE_CARD)
    table.goods(gold=2)
    table.turn().play(f"portfolio {TREASURY_CARD}")
    assert (table.me.reais, treasury.value(table.s)) == (2, 1)
    # At the bottom of the track the marker stays; subsidy, slot and action follow all the same.
    table.turn().play(f"portfolio {EVENT}", "add")
    assert (table.me.reais, treasury.value(table.s)) == (2 + 1, 1)
    assert table.card(EVENT) in table.me.lower
    assert table.asks == ag.ASK_OFFER


@pytest.mark.rule("TREAS-04")
def test_other_cards_leave_the_treasury_alone() -> None:
    portfolio = Table()
    portfolio.hand(NOBLE_CARD)
    portfolio.goods(gold=1)
    portfolio.turn().play(f"portfolio {NOBLE_CARD}")
    assert treasury.value(portfolio.s) == 3
    gold = Table()
    gold.hand(TREASURY_CARD, NOBLE_CARD)
    gold.turn().play(f"gold {TREASURY_CARD}")
    assert treasury.value(gold.s) == 3


@pytest.mark.rule("TREAS-03", "TREAS-05")
def test_a_ship_raises_the_treasury() -> None:
    table = Table()
    table.treasury(6)
    table.goods(gold=1, cloth=1)
    table.shipyard("ship-blue-1", "ship-blue-2")
    table.do(ag.task(ag.STATE_ACTION, 0, w.SHIP)).play("pay good gold")
    assert treasury.value(table.s) == 7
    # At the top of the track the marker stays, but the influence of the ships still comes.
    table.do(ag.task(ag.STATE_ACTION, 0, w.SHIP)).play("add", "pay good cloth")
    assert treasury.value(table.s) == 7
    assert table.me.influence == 2 + (2 + 2)


@pytest.mark.rule("TREAS-06")
@pytest.mark.parametrize(
    ("start", "steps", "value"),
    [(1, 1, 3), (1, 2, 4), (2, 1, 4), (2, 2, 4), (3, 2, 3), (5, 2, 3)],
)
def test_the_cardinal_raises_the_treasury_at_its_icon(start: int, steps: int, value: int) -> None:
    """The treasury icon is at gap 3: stopping on it and passing it count, leaving it does not."""
    table = Table()
    table.s.cardinal = start
    table.do(ag.task(ag.STATE_ACTION, 0, w.CARDINAL)).play(f"move {steps}")
    table.play(table.offers[0])
    assert treasury.value(table.s) == value


@pytest.mark.rule("TREAS-07")
def test_paying_does_not_move_the_marker() -> None:
    table = Table()
    table.hand(EVENT)
    table.me.reais = 30
    table.do(ag.task(ag.PAY_LAND, 0, 0)).play("convert 0")
    table.do(ag.task(ag.HIRE, 0, 3)).play("convert 0")
    table.turn().play(f"court {EVENT}")
    assert table.me.reais == 30 - 3 - 9 - 3
    assert treasury.value(table.s) == 3
