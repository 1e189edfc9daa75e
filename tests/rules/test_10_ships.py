"""Chapter 10: building a ship, the Minister's first state action."""

import pytest

from lisboa.rules import treasury
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from tests.rules.table import Table

SHIP = ag.task(ag.STATE_ACTION, 0, w.SHIP)
SELL = ag.task(ag.ASK_LOAD, 0)
TRADE = ag.task(ag.TRADE_NEXT, 0)


def cargo(table: Table, seat: int = 0, slot: int = 0) -> list[int]:
    """The goods under an upper slot: gold, cloth, books, tools."""
    return table.s.players[seat].cargo[slot * w.GOODS : (slot + 1) * w.GOODS]


def upper(table: Table) -> list[str]:
    """The cards in the upper slots, without the empty ones."""
    return [table.t.card_name[card] for card in table.me.upper if card != w.NONE]


def portfolio_size(table: Table) -> int:
    return sum(card != w.NONE for card in table.me.upper + table.me.lower)


@pytest.mark.rule("SHIP-01")
def test_only_the_top_ship_can_be_built() -> None:
    table = Table()
    table.shipyard("ship-blue-1", "ship-red-1")
    table.goods(gold=1, cloth=1, books=1)
    table.do(SHIP).play("pay good gold")
    assert upper(table) == ["ship-blue-1"]
    table.do(SHIP).play("add", "pay good books")  # now the red one is on top
    assert upper(table) == ["ship-blue-1", "ship-red-1"]
    built = [event[1:4] for event in table.happened(e.SHIP_BUILT)]
    assert built == [(0, table.card(ship), w.NONE) for ship in upper(table)]


@pytest.mark.rule("SHIP-02", "SHIP-04", "G-54")
def test_as_many_goods_as_the_hull_all_different() -> None:
    table = Table()
    table.shipyard("ship-purple-1")  # hull 3
    table.goods(gold=2, books=2, tools=1)
    table.do(SHIP).play("pay good tools")  # three types: no choice
    assert table.me.goods == [1, 0, 1, 0]
    assert not any(cargo(table))  # they go to the supply, not under the ship
    assert table.s.covered == [w.NONE] * 6


@pytest.mark.rule("SHIP-02", "G-54")
def test_gold_is_no_joker_and_no_good_counts_twice() -> None:
    table = Table()
    table.shipyard("ship-purple-1")
    table.goods(gold=6, cloth=1, books=1)
    table.do(TRADE)
    assert table.refuses("offer gold ship") == ""
    assert table.refuses("offer books ship") == "SHIP-02"  # gold and cloth: two types for three


@pytest.mark.rule("G-152", "SHIP-02")
def test_the_goods_are_paid_in_a_fixed_order() -> None:
    table = Table()
    table.shipyard("ship-red-1")
    table.goods(gold=1, cloth=1, books=1, tools=1)
    table.do(SHIP)
    assert table.offers == ["pay good gold", "pay good cloth", "pay good books"]
    assert table.refuses("pay good tools") == "G-152"  # no type would be left for the second
    table.play("pay good cloth")
    assert table.offers == ["pay good books", "pay good tools"]
    assert table.refuses("pay good gold") == "G-152"
    assert table.refuses("pay good cloth") == "G-152"  # G-54: not the same type again
    table.play("pay good tools")
    assert table.me.goods == [1, 0, 1, 0]


@pytest.mark.rule("SHIP-02")
def test_only_goods_of_the_warehouse_are_paid() -> None:
    table = Table()
    table.shipyard("ship-blue-1")
    table.goods(gold=1, books=1)
    table.do(SHIP)
    assert table.offers == ["pay good gold", "pay good books"]
    assert table.refuses("pay good cloth") == "SHIP-02"


@pytest.mark.rule("SHIP-03", "SHIP-09", "G-59")
def test_a_replacement_costs_the_difference_and_keeps_the_cargo() -> None:
    table = Table()
    table.shipyard("ship-purple-1")  # hull 3 for hull 2
    table.portfolio("ship-red-1")
    table.cargo("ship-red-1", "cloth")
    table.goods(gold=1, tools=4)
    table.do(SHIP).play("pay good gold")  # too few for a second ship: it must be a replacement
    assert table.me.goods == [0, 0, 0, 4]
    assert upper(table) == ["ship-purple-1"]
    old, new = table.card("ship-red-1"), table.card("ship-purple-1")
    assert old in table.s.discards
    assert table.happened(e.SHIP_BUILT) == [(e.SHIP_BUILT, 0, new, old, 0)]
    assert cargo(table) == [0, 1, 0, 0]
    # The cargo is face up; the ship sails with its new hull and pays for three crates.
    table.do(SELL).play("load tools ship-purple-1")
    assert (table.me.at_sea[0], table.me.wigs) == (1, 3)


@pytest.mark.rule("SHIP-03")
def test_the_difference_is_paid_in_different_types() -> None:
    table = Table()
    table.shipyard("ship-purple-1")
    table.portfolio("ship-blue-1")
    table.goods(gold=1, books=5)
    table.do(TRADE)
    assert table.refuses("offer gold ship") == "SHIP-02"  # only books are left for two goods
    assert table.refuses("offer books ship") == ""


@pytest.mark.rule("EX-22", "SHIP-05", "TRADE-09")
def test_two_middle_houses_save_one_good() -> None:
    table = Table()
    table.houses(middle=2)
    table.shipyard("ship-purple-1")
    table.goods(gold=1, books=1, tools=1)
    table.do(TRADE).play("offer books ship", "pay good tools")
    assert table.me.goods == [0, 0, 0, 0]  # the book for the Minister, gold and tools for the ship
    assert upper(table) == ["ship-purple-1"]


@pytest.mark.rule("SHIP-05", "DT-11")
@pytest.mark.parametrize(
    ("houses", "ship", "paid"),
    [
        (0, "ship-brown-1", 4),
        (1, "ship-blue-1", 0),
        (1, "ship-brown-1", 3),
        (2, "ship-brown-1", 3),
        (3, "ship-brown-1", 0),
    ],
)
def test_middle_houses_make_ships_cheaper(houses: int, ship: str, paid: int) -> None:
    table = Table()
    table.houses(middle=houses)
    table.shipyard(ship)
    table.goods(gold=1, cloth=1, books=1, tools=1)
    table.do(SHIP)
    while table.s.agenda:
        table.play(table.offers[0])
    assert sum(table.me.goods) == 4 - paid
    assert upper(table) == [ship]


@pytest.mark.rule("G-60")
@pytest.mark.parametrize(
    ("old", "new", "houses", "paid"),
    [
        ("ship-blue-1", "ship-purple-1", 1, 1),
        ("ship-red-1", "ship-purple-1", 1, 0),
        ("ship-purple-2", "ship-purple-1", 1, 0),
        ("ship-blue-1", "ship-brown-1", 2, 2),
    ],
)
def test_middle_houses_make_replacements_cheaper(
    old: str, new: str, houses: int, paid: int
) -> None:
    table = Table()
    table.houses(middle=houses)
    table.shipyard(new)
    table.portfolio(old)
    table.goods(gold=1, cloth=1, books=1, tools=1)
    table.do(SHIP).play(f"replace {old}")
    while table.s.agenda:
        table.play(table.offers[0])
    assert sum(table.me.goods) == 4 - paid
    assert upper(table) == [new]


@pytest.mark.rule("G-134", "SHIP-02")
def test_the_clergy_discount_adds_to_that_of_the_houses() -> None:
    table = Table()
    table.houses(middle=1)
    table.clergy("clergy-ship-goods-discount")
    table.shipyard("ship-purple-1", "ship-red-1")
    table.goods(gold=1, tools=2)
    table.do(SHIP).play("pay good tools")  # 3 - 1 - 1
    assert table.me.goods == [1, 0, 0, 1]
    table.do(SHIP).play("add")  # 2 - 1 - 1
    assert table.me.goods == [1, 0, 0, 1]


@pytest.mark.rule("SHIP-06")
def test_below_the_limit_an_empty_slot_or_the_slot_of_a_noble() -> None:
    table = Table()
    table.shipyard("ship-blue-1")
    table.portfolio("political-03")
    table.goods(gold=1)
    table.do(SHIP)
    assert table.offers == ["add", "discard political-03"]
    table.play("discard political-03", "pay good gold")
    assert upper(table) == ["ship-blue-1"]
    assert table.card("political-03") in table.s.discards


@pytest.mark.rule("SHIP-06", "CF-08")
def test_at_the_limit_any_card_may_make_room() -> None:
    table = Table()
    table.shipyard("ship-blue-1")
    table.portfolio("political-03", "political-17")  # limit 2
    table.goods(gold=1)
    table.do(SHIP)
    assert table.offers == ["discard political-03", "discard political-17"]
    assert table.refuses("add") == "PORT-06"
    table.play("discard political-17", "pay good gold")
    assert upper(table) == ["political-03", "ship-blue-1"]
    assert portfolio_size(table) == 2


@pytest.mark.rule("SHIP-06")
def test_three_upper_slots_are_the_most() -> None:
    table = Table()
    table.rubble(brown=2, red=2, blue=2)  # limit 4
    table.shipyard("ship-blue-1")
    table.portfolio("political-03", "political-07", "political-13")
    table.goods(gold=1)
    table.do(SHIP)
    assert table.refuses("add") == "PORT-01"
    assert len(table.offers) == 3
    # At the limit, a treasury card makes no room in the upper slots.
    table.portfolio("political-17")
    table.do(SHIP)
    assert table.refuses("discard political-17") == "PORT-01"
    table.play("discard political-07", "pay good gold")
    assert upper(table) == ["political-03", "ship-blue-1", "political-13"]


@pytest.mark.rule("SHIP-07", "CF-09")
def test_the_treasury_moves_before_the_influence_is_gained() -> None:
    table = Table()
    table.shipyard("ship-blue-1")
    table.goods(gold=1)
    table.do(SHIP).play("pay good gold")
    assert treasury.value(table.s) == 4
    assert table.me.influence == 2
    steps = [e.GOODS_PAID, e.CARD_PLACED, e.TREASURY_MOVED, e.INFLUENCE_GAINED]
    assert [event[0] for event in table.s.log or [] if event[0] in steps] == steps


@pytest.mark.rule("SHIP-08", "SHIP-10")
@pytest.mark.parametrize(("room", "influence"), [("add", 3 + 2), ("discard political-03", 2)])
def test_influence_counts_the_new_ship_but_no_card_that_made_room(
    room: str, influence: int
) -> None:
    table = Table()
    table.shipyard("ship-blue-1")
    table.portfolio("political-03")  # 3
    table.goods(gold=1)
    table.do(SHIP).play(room, "pay good gold")
    assert table.me.influence == influence


@pytest.mark.rule("EX-11", "SHIP-08", "SHIP-10", "TRADE-09", "G-69")
def test_the_worked_example() -> None:
    table = Table()
    table.hand("political-33", "political-03")  # a King card: 1 gold
    table.portfolio("ship-blue-1")
    table.shipyard("ship-red-1")
    table.goods(books=1, cloth=1)
    table.turn().play("portfolio political-33", "add")
    assert table.me.goods == [1, 1, 1, 0]
    table.play("trade", "offer books ship")
    # The limit is 2: the King card goes, or the old ship.
    assert table.offers == [
        "replace ship-blue-1",
        "discard ship-blue-1",
        "discard political-33",
    ]
    table.play("discard political-33")
    assert table.me.goods == [0, 0, 0, 0]
    assert upper(table) == ["ship-blue-1", "ship-red-1"]
    assert treasury.value(table.s) == 4
    assert table.me.influence == 2 + 2
    assert table.s.covered[w.SHIP] == w.BOOKS


@pytest.mark.rule("EX-11", "G-69")
def test_after_the_ship_a_second_action_may_still_be_bought() -> None:
    table = Table()
    table.shipyard("ship-blue-1")
    table.goods(gold=1, books=2)
    table.do(TRADE).play("offer books ship", "pay good books")
    assert table.asks == ag.ASK_OFFER
    assert "offer gold plan" in table.offers


@pytest.mark.rule("G-53")
def test_two_players_run_out_of_ships() -> None:
    table = Table(players=2)
    table.houses(middle=3)  # ships cost nothing
    table.goods(books=1, gold=1)
    for hulls in ((1, 2), (3, 4)):
        for hull in hulls:
            table.do(SHIP)
            while table.s.agenda:
                table.play(table.offers[0])
            assert table.t.hull[max(table.me.upper)] == hull
        table.do(TRADE)
        assert table.refuses("offer books ship") == "G-53"
        if hulls == (1, 2):
            table.do(ag.task(ag.NEW_SHIPYARD, 0))  # the period change


@pytest.mark.rule("G-55")
def test_a_ship_of_the_same_size_replaces_for_nothing() -> None:
    table = Table()
    table.shipyard("ship-red-2")
    table.portfolio("ship-red-1")
    table.cargo("ship-red-1", "tools")
    table.do(SHIP).play("replace ship-red-1")
    assert upper(table) == ["ship-red-2"]
    assert cargo(table) == [0, 0, 0, 1]
    assert treasury.value(table.s) == 4
    assert table.me.influence == 2


@pytest.mark.rule("G-56", "G-146")
def test_the_slot_of_a_ship_is_only_reused_by_a_replacement() -> None:
    below = Table()
    below.shipyard("ship-red-1")
    below.portfolio("ship-blue-1")
    below.goods(gold=1, cloth=1)
    below.do(SHIP)
    below.portfolio("ship-blue-2", seat=1)
    assert below.offers == ["add", "replace ship-blue-1"]  # the player decides
    assert below.refuses("replace ship-blue-2") == "SHIP-03"  # not a ship of somebody else
    assert below.refuses("discard ship-blue-1") == "G-146"
    # With three upper cards no other slot becomes free either.
    full = Table()
    full.rubble(brown=1, red=1, blue=1)  # limit 3
    full.shipyard("ship-red-1")
    full.portfolio("ship-blue-1", "political-03", "political-07")
    full.goods(gold=1, cloth=1)
    full.do(SHIP)
    assert full.refuses("discard ship-blue-1") == "G-146"
    assert full.offers == [
        "replace ship-blue-1",
        "discard political-03",
        "discard political-07",
    ]


@pytest.mark.rule("G-146", "SHIP-06")
def test_at_the_limit_a_ship_is_replaced_or_discarded_for_another_slot() -> None:
    def harbour() -> Table:
        table = Table()
        table.shipyard("ship-purple-1")
        table.portfolio("ship-red-1", "political-17")  # limit 2
        table.cargo("ship-red-1", "books")
        table.goods(gold=1, cloth=1, tools=1)
        return table.do(SHIP)

    assert harbour().offers == [
        "replace ship-red-1",
        "discard ship-red-1",
        "discard political-17",
    ]
    not_mine = harbour()
    not_mine.portfolio("ship-blue-1", seat=1)
    assert not_mine.refuses("discard ship-blue-1")
    replaced = harbour().play("replace ship-red-1", "pay good gold")
    assert replaced.me.goods == [0, 1, 0, 1]  # the difference
    assert sum(replaced.me.cargo) == 1
    discarded = harbour().play("discard ship-red-1", "pay good tools")
    assert discarded.me.goods == [0, 0, 0, 0]  # the full price
    assert sum(discarded.me.cargo) == 0
    for table in (replaced, discarded):
        assert upper(table) == ["ship-purple-1"]
        assert portfolio_size(table) == 2
    both = harbour().play("discard political-17", "pay good tools")
    assert upper(both) == ["ship-red-1", "ship-purple-1"]
    assert cargo(both) == [0, 0, 1, 0]


@pytest.mark.rule("SHIP-06", "G-146")
@pytest.mark.parametrize(
    "cards", [("political-12", "political-17"), ("political-03", "political-15")]
)
def test_every_way_to_make_room_is_named_once(cards: tuple[str, str]) -> None:
    table = Table()
    table.shipyard("ship-blue-1")
    table.portfolio(*cards)  # limit 2, and an upper slot is free
    table.goods(gold=1)
    table.do(SHIP)
    assert table.offers == [f"discard {card}" for card in cards]


@pytest.mark.rule("G-57", "SELL-10")
def test_a_ship_that_replaces_one_at_sea_is_at_sea() -> None:
    """Here as a follower, in the turn of somebody else."""
    table = Table()
    table.treasury(5)
    table.favour("minister")
    table.portfolio("ship-red-1")
    table.goods(gold=2, cloth=1, books=1, tools=1)
    table.do(SELL).play("load gold ship-red-1", "load gold ship-red-1")
    assert (table.me.at_sea[0], table.me.wigs) == (1, 2)
    table.shipyard("ship-purple-1")
    table.do(ag.task(ag.FOLLOW, 0, w.MINISTER)).play("do ship", "replace ship-red-1")
    table.play("pay good books")
    assert upper(table) == ["ship-purple-1"]
    assert cargo(table) == [2, 0, 0, 0]  # two crates stay, but it has sailed already
    assert table.me.wigs == 2
    table.portfolio("ship-blue-1", seat=1)
    table.goods(gold=1, cloth=1)
    table.do(SELL)
    assert table.refuses("load gold ship-purple-1") == "SELL-10"
    # It docks with its owner's next turn and is then empty.
    table.hand("political-03", "political-04")
    table.turn()
    assert cargo(table) == [0, 0, 0, 0]
    table.do(SELL)
    assert table.refuses("load gold ship-purple-1") == ""


@pytest.mark.rule("G-58")
def test_sailing_comes_before_a_replacement_in_the_same_turn() -> None:
    table = Table()
    table.portfolio("ship-blue-1")
    table.shipyard("ship-red-1")
    table.goods(gold=1, cloth=1, books=1)
    table.do(SELL, SHIP).play("load gold ship-blue-1")
    assert table.me.wigs == 1  # sailed, one crate
    table.play("replace ship-blue-1", "pay good cloth")
    assert upper(table) == ["ship-red-1"]
    assert table.me.at_sea[0]
    assert cargo(table) == [1, 0, 0, 0]
    assert table.me.wigs == 1  # nothing more for the old crate
