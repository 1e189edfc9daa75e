"""Chapter 8: action 1, selling goods to ships."""

import pytest

from lisboa.rules import selling
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from tests.rules.table import Table

SELL = ag.task(ag.ASK_LOAD, 0)


def cargo(table: Table, seat: int, slot: int) -> list[int]:
    """The goods under an upper slot: gold, cloth, books, tools."""
    return table.s.players[seat].cargo[slot * w.GOODS : (slot + 1) * w.GOODS]


@pytest.mark.rule(
    "CF-03", "EX-10", "SELL-04", "SELL-06", "SELL-07", "SELL-09", "SELL-11", "SELL-12", "SELL-13"
)
def test_the_worked_example() -> None:
    table = Table()
    table.prices(books=5, cloth=4, gold=4, tools=3)
    table.portfolio("ship-red-1")  # hull 2, +1
    table.portfolio("ship-purple-1", seat=1)  # hull 3, +2
    table.goods(gold=2, books=2, tools=1)
    table.do(SELL).play("load gold ship-red-1", "load gold ship-red-1")
    assert table.me.reais == 2 * (4 + 1)
    assert table.me.at_sea[0]
    assert table.me.wigs == 2  # one for each crate
    table.play("load books ship-purple-1", "load books ship-purple-1")
    assert table.me.reais == 10 + 2 * (5 + 2)
    assert not table.rival.at_sea[0]
    assert (table.rival.wigs, table.rival.reais) == (0, 0)  # nothing for the owner of the ship
    assert table.s.prices == [4, 4, 5, 3]
    assert table.me.goods == [0, 0, 0, 1]
    table.play("load tools ship-purple-1")  # the variant: the tool makes that ship sail, too
    assert table.me.reais == 24 + 5
    assert table.rival.at_sea[0]
    assert (table.rival.wigs, table.me.wigs) == (3, 2)
    assert table.s.prices == [4, 4, 5, 3]


@pytest.mark.rule("SELL-01")
def test_at_least_one_good_is_sold_then_one_may_stop() -> None:
    table = Table()
    table.portfolio("ship-purple-1")
    table.goods(gold=2, cloth=1)
    table.do(SELL)
    assert table.offers == ["load gold ship-purple-1", "load cloth ship-purple-1"]
    assert table.refuses("stop") == "SELL-01"
    table.play("load gold ship-purple-1")
    # The first good is settled before the second is chosen.
    assert (table.me.reais, cargo(table, 0, 0)) == (6 + 2, [1, 0, 0, 0])
    ship = table.card("ship-purple-1")
    assert table.happened(e.GOOD_SOLD) == [(e.GOOD_SOLD, 0, w.GOLD, ship, 8)]
    assert "stop" in table.offers
    assert ag.a_of(table.s.agenda[-1]) == 1  # a position says how many were sold
    table.play("stop")
    assert table.me.goods == [1, 1, 0, 0]
    assert not table.s.agenda


@pytest.mark.rule("SELL-02")
def test_any_docked_ship_with_room_takes_goods() -> None:
    table = Table()
    table.portfolio("ship-blue-1")
    table.portfolio("ship-red-1", seat=1)
    table.portfolio("ship-red-2", seat=2)
    table.cargo("ship-red-2", "cloth", "cloth")
    table.s.players[2].at_sea[0] = 1
    table.goods(gold=1)
    table.do(SELL)
    assert table.offers == ["load gold ship-blue-1", "load gold ship-red-1"]
    assert table.refuses("load gold ship-red-2") == "SELL-10"  # at sea
    assert table.refuses("load gold ship-purple-1") == "SELL-02"  # in no portfolio
    table.play("load gold ship-red-1")
    assert cargo(table, 1, 0) == [1, 0, 0, 0]


@pytest.mark.rule("SELL-03")
def test_a_good_of_any_type_goes_from_the_warehouse_under_the_ship() -> None:
    table = Table()
    table.portfolio("ship-brown-1")
    table.goods(gold=1, cloth=1, tools=1)
    table.do(SELL)
    assert table.refuses("load books ship-brown-1") == "SELL-03"
    table.play("load tools ship-brown-1", "load gold ship-brown-1", "load cloth ship-brown-1")
    assert table.me.goods == [0, 0, 0, 0]
    assert cargo(table, 0, 0) == [1, 1, 0, 1]
    assert not table.me.at_sea[0]  # face up


@pytest.mark.rule("SELL-04")
@pytest.mark.parametrize(
    ("ship", "modifier"),
    [("ship-blue-1", 0), ("ship-red-1", 1), ("ship-purple-1", 2), ("ship-brown-1", 3)],
)
@pytest.mark.parametrize(("good", "price"), [("gold", 6), ("cloth", 5), ("books", 3), ("tools", 2)])
def test_the_market_price_and_the_modifier_of_the_ship(
    ship: str, modifier: int, good: str, price: int
) -> None:
    table = Table()
    table.prices(gold=6, cloth=5, books=3, tools=2)
    table.portfolio(ship)
    table.goods(gold=1, cloth=1, books=1, tools=1)
    table.do(SELL).play(f"load {good} {ship}")
    assert table.me.reais == price + modifier


@pytest.mark.rule("SELL-05", "G-72", "G-134")
def test_the_sellers_own_benefits_raise_the_price_on_every_ship() -> None:
    table = Table()
    table.prices(gold=4, cloth=4, books=4, tools=4)
    table.portfolio("political-20", "political-21")  # +1 for any good, +2 for cloth
    table.clergy("clergy-sell-bonus")  # +1
    table.portfolio("ship-purple-1", "political-79", seat=1)  # the rival's +2 is not mine
    table.goods(gold=1, cloth=1, tools=1)
    table.do(SELL).play("load gold ship-purple-1")
    assert table.me.reais == 4 + 2 + 1 + 1
    table.me.reais = 0
    table.play("load cloth ship-purple-1")
    assert table.me.reais == 4 + 2 + 1 + 1 + 2
    assert table.rival.reais == 0


@pytest.mark.rule("SELL-06", "SELL-09", "G-134")
def test_only_the_owner_gains_by_the_sailing() -> None:
    table = Table()
    table.portfolio("ship-red-1", seat=1)
    table.clergy("clergy-sail-bonus", seat=1)  # 1 more wig
    table.clergy("clergy-sail-bonus")  # worth nothing with a ship of somebody else
    table.goods(gold=1, cloth=1)
    table.do(SELL).play("load gold ship-red-1")
    assert table.rival.wigs == 0
    table.play("load cloth ship-red-1")
    assert (table.rival.wigs, table.rival.reais) == (2 + 1, 0)
    assert (table.me.wigs, table.me.reais) == (0, (6 + 1) + (5 + 1))


@pytest.mark.rule("SELL-07", "SELL-08", "SELL-09")
@pytest.mark.parametrize(
    ("ship", "hull"),
    [("ship-blue-1", 1), ("ship-red-1", 2), ("ship-purple-1", 3), ("ship-brown-1", 4)],
)
def test_a_full_ship_sails_at_once(ship: str, hull: int) -> None:
    table = Table()
    table.portfolio(ship)
    table.portfolio("ship-red-3", seat=1)  # so that the sale could go on
    table.goods(gold=5)
    table.do(SELL)
    for loaded in range(hull):
        assert (table.me.at_sea[0], table.me.wigs) == (0, 0), loaded
        table.play(f"load gold {ship}")
    assert (table.me.at_sea[0], table.me.wigs) == (1, hull)
    # The goods are turned face down first, then their wigs are counted.
    assert table.s.log is not None
    kinds = [event[0] for event in table.s.log]
    assert kinds.index(e.SHIP_SAILS) < kinds.index(e.WIGS)


@pytest.mark.rule("SELL-10", "G-67", "SELL-12")
def test_a_ship_at_sea_takes_no_goods_until_its_owners_next_turn() -> None:
    table = Table()
    table.hand("political-03", "political-07")
    table.hand("political-08", "political-09", seat=1)
    table.portfolio("ship-blue-1")
    table.portfolio("ship-purple-1", seat=1)
    table.goods(gold=2)
    table.goods(gold=2, seat=1)
    table.turn().play("portfolio political-03", "add", "sell", "load gold ship-blue-1")
    # Still in the same Sell action: the ship is away.
    assert table.refuses("load gold ship-blue-1") == "SELL-10"
    table.play("stop")
    table.play(table.offers[0])  # the draw
    # In a rival's turn: still away.
    table.play("portfolio political-08", "add", "sell")
    assert table.refuses("load gold ship-blue-1") == "SELL-10"
    assert cargo(table, 0, 0) == [1, 0, 0, 0]
    # At the start of the owner's turn it is back and empty.
    table.turn(0)
    assert cargo(table, 0, 0) == [0, 0, 0, 0]
    table.do(SELL)
    assert table.refuses("load gold ship-blue-1") == ""
    assert table.s.prices == [6, 5, 6, 4]


@pytest.mark.rule("SELL-11", "SELL-13")
def test_one_action_may_fill_several_ships_with_the_same_good() -> None:
    table = Table()
    table.portfolio("ship-blue-1", "ship-red-1")
    table.portfolio("ship-blue-2", seat=1)
    table.goods(tools=5)
    table.do(SELL)
    for ship in ("ship-blue-1", "ship-red-1", "ship-red-1", "ship-blue-2"):
        table.play(f"load tools {ship}")
    assert table.me.wigs == 1 + 2
    assert table.rival.wigs == 1
    assert table.me.reais == 4 + 2 * 5 + 4
    assert not table.s.agenda  # no ship has room: the action ends with a good left
    assert table.me.goods[w.TOOLS] == 1


@pytest.mark.rule("G-66")
def test_without_a_ship_to_load_one_can_still_trade() -> None:
    table = Table()
    table.hand("political-03", "political-07")
    table.goods(gold=1)
    table.portfolio("ship-blue-1", seat=1)
    table.do(SELL).play("load gold ship-blue-1")  # the only ship is at sea now
    table.goods(gold=1)
    table.turn().play("portfolio political-03")
    assert table.asks == ag.ASK_OFFER  # there was no choice between Sell and Trade
    assert not selling.open_ships(table.s)
    with_ship = Table()
    with_ship.hand("political-03", "political-07")
    with_ship.goods(gold=1)
    with_ship.portfolio("ship-blue-1", seat=1)
    with_ship.turn().play("portfolio political-03")
    assert with_ship.offers == ["sell", "trade"]
