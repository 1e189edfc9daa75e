"""Chapter 4: playing a card into the portfolio; rewards and penalties of cards."""

import pytest

import lisboa.edition
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import engine
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.tables import Tables
from tests.rules.table import Table

NOBLES = ("political-03", "political-07", "political-10", "political-09")
TREASURIES = ("political-17", "political-19", "political-20", "political-21")
SPARE = "political-08"


def playing(card: str, *portfolio: str, sets: int = 0) -> Table:
    """A player with these cards and sets, one gold to trade, and this card in hand."""
    table = Table()
    table.rubble(sets, sets, sets)
    table.portfolio(*portfolio)
    table.goods(gold=1)
    table.hand(card, SPARE)
    return table.turn()


def cards(table: Table) -> set[str]:
    """The cards in my portfolio."""
    return {table.t.card_name[c] for c in table.me.upper + table.me.lower if c != w.NONE}


def told(table: Table, *kinds: int) -> list[int]:
    """The order in which events of these kinds happened."""
    assert table.s.log is not None
    return [event[0] for event in table.s.log if event[0] in kinds]


# ---- slots and limit ----


@pytest.mark.rule("PORT-01", "PORT-02")
def test_a_fourth_noble_finds_no_slot_below_the_limit_either() -> None:
    table = playing("political-09", *NOBLES[:3], sets=4)
    table.play("portfolio political-09")
    assert table.refuses("add") == "PORT-01"
    assert table.offers == [f"discard {name}" for name in NOBLES[:3]]


@pytest.mark.rule("PORT-01", "PORT-03")
def test_a_fourth_treasury_card_finds_no_slot_below_the_limit_either() -> None:
    table = playing("political-21", *TREASURIES[:3], sets=4)
    table.play("portfolio political-21")
    assert table.refuses("add") == "PORT-01"
    assert table.offers == [f"discard {name}" for name in TREASURIES[:3]]


@pytest.mark.rule("PORT-02", "PORT-03")
def test_nobles_and_ships_above_treasury_cards_below() -> None:
    table = playing("political-09", "ship-blue-1", sets=2)
    table.play("portfolio political-09", "add")
    assert table.card("political-09") in table.me.upper
    table.hand("political-17", SPARE)
    table.goods(gold=1)
    table.turn().play("portfolio political-17")
    assert table.card("political-17") in table.me.lower
    assert table.asks == ag.ASK_SELL_OR_TRADE


@pytest.mark.rule("PORT-04", "PORT-05")
@pytest.mark.parametrize("sets", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("card", ["political-09", "political-21"])
def test_two_cards_and_one_more_for_each_set_in_any_split(sets: int, card: str) -> None:
    limit = 2 + sets
    for nobles in range(4):
        treasuries = limit - 1 - nobles
        if not 0 <= treasuries <= 3:
            continue
        if (nobles if card == "political-09" else treasuries) == 3:
            continue  # that row is full
        held = [*NOBLES[:nobles], *TREASURIES[:treasuries]]
        table = playing(card, *held, sets=sets)
        table.play(f"portfolio {card}")
        if table.asks == ag.ASK_ROOM:
            table.play("add")
        assert len(cards(table)) == limit
        table = playing(card, *held, "ship-blue-1" if nobles < 3 else "political-20", sets=sets)
        table.play(f"portfolio {card}")
        assert table.asks == ag.ASK_ROOM
        assert table.refuses("add") in ("PORT-06", "PORT-01")
        assert len(cards(table)) == limit


@pytest.mark.rule("PORT-06", "CF-51", "EX-02")
def test_at_the_limit_a_card_in_the_portfolio_makes_room_first() -> None:
    table = playing("political-09", "political-03", "political-07", "political-17", sets=1)
    table.play("portfolio political-09")
    assert table.refuses("add") == "PORT-06"
    assert table.refuses("discard political-09") == "PORT-06"  # never the new card itself
    assert table.offers == [
        "discard political-03",
        "discard political-07",
        "discard political-17",
    ]
    table.play("discard political-07")
    assert cards(table) == {"political-03", "political-09", "political-17"}
    assert table.s.discards == [table.card("political-07")]
    assert told(table, e.CARD_DISCARDED, e.CARD_PLACED) == [e.CARD_DISCARDED, e.CARD_PLACED]


@pytest.mark.rule("PORT-07")
def test_below_the_limit_a_card_of_the_same_row_may_be_replaced() -> None:
    table = playing("political-09", "political-03", "political-17", sets=1)
    table.play("portfolio political-09")
    assert table.offers == ["add", "discard political-03"]
    table.play("discard political-03")
    assert cards(table) == {"political-09", "political-17"}


@pytest.mark.rule("G-29", "PORT-07")
def test_no_card_is_discarded_without_being_replaced() -> None:
    table = playing("political-09", "political-03", "political-17", sets=1)
    assert table.refuses("discard political-03") == "FLOW-02"
    table.play("portfolio political-09")
    # The card would go into the upper row: nothing below has to leave for it.
    assert table.refuses("discard political-17") == "PORT-07"
    table.play("add")
    assert table.refuses("discard political-03") == "FLOW-02"


@pytest.mark.rule("G-22")
def test_at_the_limit_a_card_of_the_other_row_may_leave() -> None:
    table = playing("political-09", "political-17", "political-19")
    table.play("portfolio political-09")
    assert table.offers == ["discard political-17", "discard political-19"]
    table.play("discard political-19")
    assert cards(table) == {"political-09", "political-17"}


@pytest.mark.rule("G-22")
def test_the_card_that_leaves_must_free_a_slot_of_the_right_row() -> None:
    table = playing("political-09", *NOBLES[:3], "political-17", sets=2)
    table.play("portfolio political-09")
    assert table.refuses("discard political-17") == "PORT-01"
    assert table.offers == [f"discard {name}" for name in NOBLES[:3]]


@pytest.mark.rule("G-20")
def test_five_sets_still_leave_only_six_slots() -> None:
    held = [*NOBLES[:3], *TREASURIES[:2]]
    table = playing("political-21", *held, sets=5)
    table.play("portfolio political-21", "add")
    assert len(cards(table)) == 6
    table = playing("political-09", *held, "political-21", sets=5)
    table.play("portfolio political-09")
    assert table.offers == [f"discard {name}" for name in NOBLES[:3]]
    # The portfolio counts as full: only for want of an upper slot can no lower card leave.
    assert table.refuses("discard political-21") == "PORT-01"


@pytest.mark.rule("PORT-08")
def test_goods_under_a_ship_that_makes_room_for_a_noble_go_to_the_supply() -> None:
    table = playing("political-09", "ship-red-1", "political-03")
    table.cargo("ship-red-1", "gold")
    table.play("portfolio political-09", "discard ship-red-1")
    assert not any(table.me.cargo)
    assert table.me.goods == [1, 0, 0, 0]
    assert table.me.wigs == 0
    # The noble in the slot of the ship takes no goods.
    assert table.asks == ag.ASK_OFFER  # nothing to sell to


@pytest.mark.rule("G-24")
@pytest.mark.parametrize("at_sea", [0, 1])
def test_a_ship_that_makes_room_for_a_treasury_card_loses_its_goods_too(at_sea: int) -> None:
    table = playing("political-17", "ship-red-1", "political-03")
    table.cargo("ship-red-1", "gold", *["books"] * at_sea)
    table.me.at_sea[0] = at_sea
    table.play("portfolio political-17", "discard ship-red-1")
    assert not any(table.me.cargo)
    assert not any(table.me.at_sea)
    assert table.me.goods == [1, 0, 0, 0]
    assert table.me.wigs == 0


@pytest.mark.rule("G-24")
def test_a_ship_that_makes_room_for_another_ship_loses_its_goods_too() -> None:
    table = Table()
    table.portfolio("ship-blue-1", "political-03")
    table.cargo("ship-blue-1", "gold")
    table.me.at_sea[0] = 1
    table.shipyard("ship-red-1")
    table.goods(cloth=1, books=1)
    table.do(ag.task(ag.STATE_ACTION, 0, w.SHIP)).play("discard ship-blue-1", "pay good books")
    assert cards(table) == {"ship-red-1", "political-03"}
    assert not any(table.me.cargo)
    assert not any(table.me.at_sea)
    assert table.me.goods == [0, 0, 0, 0]  # the full price
    assert table.me.wigs == 0


@pytest.mark.rule("G-124")
def test_slots_are_not_chosen_and_cargo_stays_with_its_ship() -> None:
    table = playing("political-09", "political-03", "ship-red-1", "political-07", sets=1)
    table.cargo("ship-red-1", "gold")
    table.play("portfolio political-09")
    assert table.offers == ["discard political-03", "discard ship-red-1", "discard political-07"]
    table.play("discard political-03", "sell")
    # One more good fills the ship, wherever it lies: it sails with both.
    assert [event[2:4] for event in table.happened(e.SHIP_SAILS)] == [(table.card("ship-red-1"), 2)]
    assert table.me.wigs == 2


@pytest.mark.rule("G-124")
@pytest.mark.parametrize("order", [("political-03", "ship-red-1"), ("ship-red-1", "political-03")])
def test_envelopes_count_the_same_in_every_slot(order: tuple[str, str]) -> None:
    table = Table()
    table.portfolio(*order)
    table.do(ag.task(ag.CHURCH_INFLUENCE, 0))
    assert table.me.influence == 3 + 2


# ---- a noble card ----


@pytest.mark.rule("PORT-09", "PORT-13", "PORT-15", "PORT-16", "CF-01", "EX-04")
def test_reward_then_slot_then_sell_or_trade() -> None:
    table = Table()
    table.portfolio("ship-blue-1", seat=1)
    table.hand("political-22", SPARE)
    table.turn()
    assert table.refuses("portfolio political-22") == ""  # its gold can be traded
    table.play("portfolio political-22")
    assert table.me.goods == [1, 0, 0, 0]
    assert table.card("political-22") in table.me.upper
    assert told(table, e.CARD_PLAYED, e.GOODS_GAINED, e.CARD_PLACED) == [
        e.CARD_PLAYED,
        e.GOODS_GAINED,
        e.CARD_PLACED,
    ]
    assert table.me.influence == 0
    assert table.offers == ["sell", "trade"]
    table.play("trade", "offer gold plan")
    assert table.asks == ag.ASK_PLAN


@pytest.mark.rule("PORT-13", "CF-01")
def test_the_reward_comes_before_the_room_is_made() -> None:
    table = playing("political-33", "political-03", "political-07")
    table.play("portfolio political-33")
    assert table.asks == ag.ASK_ROOM
    assert table.me.goods == [2, 0, 0, 0]


@pytest.mark.rule("PORT-13", "PORT-15", "CF-01")
def test_the_penalty_comes_before_the_room_is_made() -> None:
    table = playing("political-04", "political-03", "political-07")
    table.me.reais = 5
    table.play("portfolio political-04")
    assert table.asks == ag.ASK_ROOM
    assert table.me.reais == 3


@pytest.mark.rule("PORT-17", "EX-04")
def test_the_envelope_counts_as_long_as_the_card_is_there() -> None:
    table = playing("political-22", "political-03")
    table.play("portfolio political-22", "add")
    table.do(ag.task(ag.CHURCH_INFLUENCE, 0))
    assert table.me.influence == 3 + 3
    table.hand("political-10", SPARE)
    table.turn().play("portfolio political-10", "discard political-22")
    table.me.influence = 0
    table.do(ag.task(ag.CHURCH_INFLUENCE, 0))
    assert table.me.influence == 3 + 2


@pytest.mark.rule("G-25")
def test_a_noble_does_not_count_for_an_unnumbered_envelope_in_its_own_reward(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = playing("political-09", "political-03")
    # No card of this edition shows one: let the reward be a ship, which brings such an envelope.
    rewards = table.t.card_reward[:]
    rewards[table.card("political-09")] = ((w.GIVE_STATE, w.SHIP, 1),)
    monkeypatch.setattr(table.t, "card_reward", rewards)
    table.goods(gold=1, books=1)
    table.shipyard("ship-blue-1", "ship-blue-2")
    table.turn().play("portfolio political-09", "accept", "add", "pay good books")
    assert table.me.influence == 3 + 2  # political-03 and the ship


@pytest.mark.rule("PORT-11", "PORT-16")
def test_sell_or_trade_must_follow() -> None:
    table = playing("political-09")
    table.portfolio("ship-blue-1", seat=1)
    table.goods(gold=1, cloth=1)
    table.turn().play("portfolio political-09")
    assert table.offers == ["sell", "trade"]
    assert table.refuses("stop") == "FLOW-02"
    table.play("sell")
    assert table.refuses("stop") != ""
    assert "stop" not in table.offers


@pytest.mark.rule("PORT-12")
def test_without_a_good_no_card_is_played_into_the_portfolio() -> None:
    table = Table()
    table.portfolio("ship-red-1", seat=1)
    table.hand("political-02", "political-07", "political-17", "political-25")
    table.turn()
    assert table.refuses("portfolio political-07") == "PORT-12"
    assert table.refuses("portfolio political-17") == "PORT-12"
    assert table.refuses("portfolio political-02") == ""  # its reward is a tool
    table.goods(books=1)
    table.turn()
    assert table.refuses("portfolio political-07") == ""
    assert "portfolio political-25" not in table.offers  # it costs the only good
    table.goods(books=2)
    assert table.turn().refuses("portfolio political-25") == ""


# ---- penalties ----


@pytest.mark.rule("PORT-14", "G-05")
def test_a_penalty_that_cannot_be_paid_prevents_nothing() -> None:
    table = playing("political-12")
    table.play("portfolio political-12")  # lose 1 wig
    assert table.card("political-12") in table.me.upper
    assert table.me.wigs == 0
    assert table.me.ledger == [0] * w.W_CATEGORIES
    table = playing("political-32")
    table.play("portfolio political-32")  # lose a favour
    assert table.card("political-32") in table.me.upper


@pytest.mark.rule("PORT-19", "G-16", "EX-05")
def test_an_official_of_choice_comes_back_from_office_or_plaza() -> None:
    table = playing("political-31")
    table.portfolio("ship-red-1", seat=1)
    table.official("king")
    table.official("builder", plaza=True)
    table.official("minister", 2, seat=1)
    table.turn().play("portfolio political-31")
    assert table.offers == ["return office-king", "return plaza-builder"]
    assert table.refuses("return office-minister") != ""  # not an own one
    table.play("return office-king")
    assert table.me.officials == 7
    assert table.s.offices[w.KING * w.COLOURS_OF_OFFICIALS] == 0
    assert table.s.plazas[w.BUILDER * w.COLOURS_OF_OFFICIALS] == 1
    table.play("sell")
    table.do(ag.task(ag.CHURCH_INFLUENCE, 0))
    assert table.me.influence == 5


@pytest.mark.rule("PORT-19", "PORT-14", "EX-05")
def test_without_an_official_nothing_is_removed() -> None:
    table = playing("political-31")
    table.official("king", seat=1)
    table.play("portfolio political-31")
    assert table.me.officials == 8
    assert table.s.offices[w.KING * w.COLOURS_OF_OFFICIALS + 1] == 1
    assert table.card("political-31") in table.me.upper


@pytest.mark.rule("G-16")
def test_the_good_and_the_favour_to_lose_are_chosen() -> None:
    table = playing("political-25")
    table.goods(gold=1, tools=2)
    table.turn().play("portfolio political-25")
    assert table.offers == ["lose good gold", "lose good tools"]
    table.play("lose good tools")
    assert table.me.goods == [1, 0, 0, 1]
    table = playing("political-32")
    table.favour("builder", "king")
    table.turn().play("portfolio political-32")
    assert table.offers == ["lose favour builder", "lose favour king"]
    table.play("lose favour king")
    assert table.me.favours == [1, 0, 0]
    assert table.s.favour_stack == [2, 3, 3]


@pytest.mark.rule("G-15")
def test_a_penalty_takes_as_much_as_there_is() -> None:
    table = playing("political-56")  # lose 4 réis
    table.me.reais = 3
    table.play("portfolio political-56")
    assert table.me.reais == 0
    table = playing("political-11")  # lose 2 influence
    table.me.influence = 1
    table.play("portfolio political-11")
    assert table.me.influence == 0
    assert table.happened(e.PENALTY_PAID) == [(e.PENALTY_PAID, 0, w.GIVE_INFLUENCE, 1, 0)]
    table = Table()
    table.goods(tools=1)
    table.do(ag.task(ag.PENALTY, 0, w.GIVE_GOOD, w.ANY_GOOD, 2 + ag.BIAS)).play("lose good tools")
    assert table.me.goods == [0, 0, 0, 0]
    assert not table.s.agenda


@pytest.mark.rule("G-137", "PORT-26", "G-12")
def test_a_penalty_in_reais_is_a_payment_with_its_discounts() -> None:
    table = playing("political-56", "political-17")  # pay 4 réis; a coin card
    table.me.reais, table.me.influence = 6, 8
    table.turn().play("portfolio political-56")
    assert (table.me.reais, table.me.influence) == (3, 8)  # coins reach: nothing is asked
    assert table.happened(e.REAIS_PAID) == [(e.REAIS_PAID, 0, 3, 0, 1)]
    assert table.happened(e.PENALTY_PAID) == [(e.PENALTY_PAID, 0, w.GIVE_REAIS, 3, 0)]
    table = playing("political-56", "political-17")
    table.clergy("clergy-discount", "clergy-discount", "clergy-discount")
    table.me.influence = 8
    table.turn().play("portfolio political-56")  # four discounts: nothing is left to pay
    assert (table.me.reais, table.me.influence) == (0, 8)
    assert table.happened(e.REAIS_PAID) == []
    assert table.happened(e.PENALTY_PAID) == [(e.PENALTY_PAID, 0, w.GIVE_REAIS, 0, 0)]


@pytest.mark.rule("G-137", "INF-12")
@pytest.mark.parametrize(("converted", "influence", "unpaid"), [(0, 8, 2), (1, 7, 1), (2, 5, 0)])
def test_what_coins_do_not_reach_may_come_from_influence(
    converted: int, influence: int, unpaid: int
) -> None:
    table = playing("political-56", "political-17")
    table.me.reais, table.me.influence = 1, 8  # 1 of 4 by the coin card, 1 in coins
    table.turn().play("portfolio political-56")
    assert table.asks == ag.ASK_PENALTY
    assert table.offers == ["convert 0", "convert 1", "convert 2"]
    assert table.refuses("convert 3") == "G-137"  # coins come first
    assert table.refuses("convert 5") == "G-09"
    table.play(f"convert {converted}")
    assert (table.me.reais, table.me.influence) == (0, influence)
    assert table.happened(e.REAIS_PAID) == [(e.REAIS_PAID, 0, 1, converted, 1)]
    assert table.happened(e.PENALTY_PAID) == [
        (e.PENALTY_PAID, 0, w.GIVE_REAIS, 1 + converted, unpaid)
    ]
    assert table.card("political-56") in table.me.upper  # played all the same (PORT-14)


@pytest.mark.rule("G-137", "INF-13")
def test_influence_pays_no_more_of_a_penalty_than_it_is_worth() -> None:
    table = playing("political-56")
    table.me.influence = 3  # worth 2 réis
    table.turn().play("portfolio political-56")
    assert table.offers == ["convert 0", "convert 1", "convert 2"]
    assert table.refuses("convert 3") == "INF-13"
    table = playing("political-56")  # neither coins nor influence: nothing is asked
    table.turn().play("portfolio political-56")
    assert table.asks == ag.ASK_OFFER
    assert table.happened(e.PENALTY_PAID) == [(e.PENALTY_PAID, 0, w.GIVE_REAIS, 0, 4)]


@pytest.mark.rule("G-137")
def test_influence_alone_may_pay_a_whole_penalty() -> None:
    table = playing("political-56")
    table.me.influence = 10
    table.turn().play("portfolio political-56")
    assert table.offers == [f"convert {n}" for n in range(5)]
    table.play("convert 4")
    assert table.happened(e.PENALTY_PAID) == [(e.PENALTY_PAID, 0, w.GIVE_REAIS, 4, 0)]


@pytest.mark.rule("G-137", "G-05")
def test_influence_is_lost_step_by_step_and_wigs_stop_at_nothing() -> None:
    table = playing("political-11")
    table.me.influence = 8
    table.play("portfolio political-11")
    assert table.me.influence == 6
    table = Table()
    table.me.wigs = 1
    table.do(ag.task(ag.PENALTY, 0, w.GIVE_WIGS, 0, 3 + ag.BIAS))
    assert table.me.wigs == 0
    assert table.me.ledger[w.W_PENALTIES] == -1


# ---- rewards ----


@pytest.mark.rule("G-17")
def test_goods_reais_wigs_influence_and_treasury_moves_happen_by_themselves() -> None:
    table = playing("political-14")  # 1 tool, 2 réis
    table.play("portfolio political-14")
    assert table.asks == ag.ASK_OFFER
    assert (table.me.goods, table.me.reais) == ([1, 0, 0, 1], 2)
    table = playing("political-10")
    table.play("portfolio political-10")
    assert table.me.wigs == 1
    table = playing("political-09")
    table.play("portfolio political-09")
    assert table.me.influence == 2
    table = playing("political-34")
    table.play("portfolio political-34")
    assert table.t.treasury_reais[table.s.treasury] == 4


@pytest.mark.rule("G-17", "G-26")
def test_a_reward_is_taken_as_far_as_there_is_room() -> None:
    table = playing("political-69")  # 2 books
    table.goods(books=1, gold=1)
    table.turn().play("portfolio political-69")
    assert table.me.goods == [1, 0, 2, 0]
    table.treasury(7)
    table.hand("political-34", SPARE)
    table.turn().play("portfolio political-34", "add")  # the treasury is full already
    assert table.t.treasury_reais[table.s.treasury] == 7
    assert table.card("political-34") in table.me.upper


@pytest.mark.rule("G-17")
@pytest.mark.parametrize(
    ("card", "word"),
    [
        ("political-01", w.GIVE_STATE),
        ("political-05", w.GIVE_OFFICIAL),
        ("political-15", w.GIVE_CARDINAL),
        ("political-46", w.GIVE_RUBBLE),
    ],
)
def test_elsewhere_than_in_the_portfolio_they_may_be_declined(card: str, word: int) -> None:
    table = Table()
    table.cubes("pile", red=1)
    table.do(*reversed(ag.effect_tasks(ag.REWARD, 0, table.t.card_reward[table.card(card)])))
    assert table.offers == ["accept", "decline"]
    table.play("decline")
    assert [event[2] for event in table.happened(e.EFFECT_DECLINED)] == [word]
    assert table.me.plans == []
    assert table.me.officials == 8
    assert table.me.clergy == []
    assert table.me.rubble == [0, 0, 0]


@pytest.mark.rule("PORT-09", "G-17")
@pytest.mark.parametrize(
    ("card", "offers"),
    [
        ("political-01", "plan plan-blue-2a, plan plan-green-2a"),
        ("political-05", "office builder, office minister, office king"),
        ("political-16", "favour builder, favour minister, favour king"),
        ("political-46", "cube pile brown, cube pile red"),
    ],
)
def test_what_the_card_covers_must_be_resolved(card: str, offers: str) -> None:
    table = playing(card)
    table.cubes("pile", brown=1, red=1)
    table.turn().play(f"portfolio {card}")
    assert table.offers == offers.split(", ")
    assert table.refuses("decline") == "FLOW-02"
    assert table.refuses("stop") in ("FLOW-02", "G-46")
    table.play(table.offers[0])
    assert not table.happened(e.EFFECT_DECLINED)
    assert table.card(card) in table.me.upper


@pytest.mark.rule("PORT-09", "G-17", "CARD-07")
def test_the_cardinal_that_the_card_covers_is_met() -> None:
    table = playing("political-15")
    table.church(t0="clergy-discount", t1="clergy-sell-bonus")
    table.turn().play("portfolio political-15")
    assert (table.asks, table.s.cardinal) == (ag.ASK_TILE, 1)
    table.play("take tile clergy-sell-bonus ahead")
    assert len(table.me.clergy) == 1


@pytest.mark.rule("PORT-09", "G-17", "G-46")
def test_of_up_to_two_officials_at_least_one_is_recruited() -> None:
    table = playing("political-29")  # reward: recruit
    table.turn().play("portfolio political-29")
    assert table.refuses("stop") == "G-46"
    table.play("office king")
    assert "stop" in table.offers
    table.play("stop")
    assert table.me.officials == 7
    assert table.card("political-29") in table.me.upper


@pytest.mark.rule("PORT-09", "G-17")
def test_a_ship_that_the_card_covers_may_be_declined() -> None:
    table = shipwright()
    table.goods(gold=1, cloth=1)
    table.turn().play("portfolio political-03")
    assert table.offers == ["accept", "decline"]
    table.play("decline")
    assert [event[2:4] for event in table.happened(e.EFFECT_DECLINED)] == [(w.GIVE_STATE, w.SHIP)]
    assert table.me.goods == [1, 1, 0, 0]


@pytest.mark.rule("PORT-12", "G-03")
def test_a_ship_that_takes_the_last_good_is_not_built_on_the_way() -> None:
    table = shipwright()
    table.goods(gold=1)
    table.turn().play("portfolio political-03")  # it can only be declined
    assert table.happened(e.EFFECT_DECLINED)
    assert table.asks == ag.ASK_OFFER


def shipwright() -> Table:
    """A Builder card whose reward is a ship, in an edition of one's own."""
    table = Table()
    table.use(Tables(lisboa.edition.load()))
    table.t.card_reward[table.card("political-03")] = ((w.GIVE_STATE, w.SHIP, 1),)
    table.hand("political-03", SPARE)
    table.shipyard("ship-blue-1")
    return table


@pytest.mark.rule("PORT-12", "G-03", "PORT-09")
@pytest.mark.parametrize(
    ("card", "good"),
    [("political-01", "tools"), ("political-05", "tools"), ("political-16", "cloth")],
)
def test_a_reward_that_leaves_nothing_to_sell_or_trade_keeps_the_card_out(
    card: str, good: str
) -> None:
    """The last plan, official or favour goes with the reward, and nothing else can be had."""
    table = Table()
    table.hand(card, "political-03")
    last = {"political-01": w.PLAN, "political-05": w.RECRUIT, "political-16": w.FAVOUR}[card]
    table.goods(**{good: 1})
    table.s.plan_next = [len(stack) for stack in table.t.plan_stack]
    table.me.officials = 0
    table.favour("builder", "minister", "king")
    table.clergy(*["clergy-discount"] * 4)
    assert table.turn().refuses(f"portfolio {card}") == "PORT-11"  # impossible: forfeited
    if last == w.PLAN:
        table.s.plan_next[0] -= 1
    elif last == w.RECRUIT:
        table.me.officials = 1
    else:
        table.me.favours[w.KING] = 0
    assert table.turn().refuses(f"portfolio {card}") == "PORT-12"
    play = table.t.actions.parse(f"portfolio {card}")
    assert engine.why_not(table.s, play) == r.REWARD_IN_THE_WAY
    assert f"portfolio {card}" not in table.offers
    assert "portfolio political-03" in table.offers  # a reward of réis leaves the trade
    if last == w.PLAN:  # of two plans one is left
        table.s.plan_next[0] -= 1
    elif last == w.RECRUIT:
        table.me.officials = 2
    else:
        table.me.favours[w.MINISTER] = 0
    assert table.turn().refuses(f"portfolio {card}") == ""


@pytest.mark.rule("G-17")
@pytest.mark.parametrize("card", ["political-05", "political-15", "political-16", "political-46"])
def test_an_impossible_reward_is_forfeited_and_the_card_still_played(card: str) -> None:
    table = playing(card)
    table.me.officials = 0
    table.s.offices[0] = 4
    table.s.plazas[0] = 4
    table.clergy(*["clergy-discount"] * 4)
    table.favour("builder", "minister", "king")
    assert table.turn().refuses(f"portfolio {card}") == ""
    table.play(f"portfolio {card}")
    assert len(table.happened(e.EFFECT_FORFEITED)) == 1
    assert table.card(card) in table.me.upper


@pytest.mark.rule("G-17")
def test_the_second_effect_of_an_event_may_be_declined_the_first_may_not() -> None:
    table = playing("political-40")  # recruit, then meet the Cardinal
    table.me.reais = 3
    table.turn().play("court political-40")
    assert table.offers == ["office builder", "office minister", "office king"]
    table.play("office builder", "stop")
    assert table.offers == ["accept", "decline"]
    table.play("decline")
    assert table.me.clergy == []
    assert table.asks == ag.ASK_DRAW


@pytest.mark.rule("G-138")
def test_a_good_of_choice_is_one_with_room() -> None:
    table = playing("political-06")
    table.goods(gold=2, books=1)
    table.turn().play("portfolio political-06")
    assert table.offers == ["take good cloth", "take good books", "take good tools"]
    assert table.refuses("take good gold") == "G-138"
    table.play("take good books")
    assert table.me.goods == [2, 0, 2, 0]


@pytest.mark.rule("G-138")
def test_a_good_of_choice_is_lost_when_nothing_has_room() -> None:
    table = playing("political-20")
    table.goods(gold=2, cloth=2, books=2, tools=1)
    table.me.reais = 3
    table.turn().play("court political-20")  # two goods of choice, room for one tool
    assert table.me.goods == [2, 2, 2, 2]
    assert len(table.happened(e.EFFECT_FORFEITED)) == 1
    assert table.asks == ag.ASK_DRAW


# ---- a treasury card ----


@pytest.mark.rule("PORT-20", "PORT-21", "PORT-22", "PORT-23", "PORT-09", "EX-06")
def test_subsidy_then_treasury_then_slot_then_sell_or_trade() -> None:
    table = playing("political-17", "political-19", "political-03")
    table.portfolio("ship-blue-1", seat=1)
    table.play("portfolio political-17")
    assert table.asks == ag.ASK_ROOM
    assert table.me.reais == 3
    assert table.t.treasury_reais[table.s.treasury] == 2
    table.play("discard political-03")
    assert table.card("political-17") in table.me.lower
    assert table.offers == ["sell", "trade"]
    assert told(table, e.REAIS_GAINED, e.TREASURY_MOVED, e.CARD_PLACED) == [
        e.REAIS_GAINED,
        e.TREASURY_MOVED,
        e.CARD_PLACED,
    ]
    table.play("trade")
    assert table.asks == ag.ASK_OFFER


@pytest.mark.rule("PORT-20")
def test_the_subsidy_is_the_treasury_value_of_the_moment() -> None:
    for value in (1, 5, 7):
        table = playing("political-20")
        table.treasury(value)
        table.play("portfolio political-20")
        assert table.me.reais == value


@pytest.mark.rule("PORT-24", "PORT-20")
def test_a_better_subsidy_is_for_later_cards_only() -> None:
    table = playing("political-18")  # 2 réis more for each treasury card played
    table.play("portfolio political-18")
    assert table.me.reais == 3
    table.hand("political-17", SPARE)
    table.turn().play("portfolio political-17")
    assert table.me.reais == 3 + 2 + 2  # the treasury fell to 2


@pytest.mark.rule("G-28", "PORT-24")
def test_a_benefit_works_in_the_turn_in_which_the_card_is_played() -> None:
    table = playing("political-20")  # 1 real more for each good sold
    table.portfolio("ship-blue-1", seat=1)
    table.goods(cloth=1)
    table.prices(gold=6, cloth=5, books=6, tools=4)
    table.turn().play("portfolio political-20", "sell")
    assert table.me.reais == 3 + 5 + 1


@pytest.mark.rule("PORT-24")
def test_a_benefit_ends_when_its_card_leaves() -> None:
    table = playing("political-03", "political-20", "political-17")
    table.portfolio("ship-blue-1", seat=1)
    table.goods(cloth=1)
    table.turn().play("portfolio political-03", "discard political-20", "sell")
    assert table.me.reais == 2 + 5


@pytest.mark.rule("PORT-25")
def test_benefits_add_up() -> None:
    table = playing("political-03", "political-20", "political-37", "political-21", sets=2)
    table.portfolio("ship-blue-1", seat=1)
    table.goods(cloth=1)
    table.turn().play("portfolio political-03", "sell")  # +1, +1, and +2 for cloth
    assert table.me.reais == 2 + 5 + 1 + 1 + 2


@pytest.mark.rule("PORT-26", "EX-06")
def test_one_real_on_a_card_counts_in_every_payment_and_is_not_used_up() -> None:
    table = playing("political-20", "political-17")
    table.me.reais = 20
    table.turn().play("court political-20", "take good gold", "take good cloth")
    assert table.me.reais == 20 - (3 - 1)  # an event
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.STORE)).play("build plot-a2 gold", "house left")
    assert table.me.reais == 18 - (3 - 1)  # land
    table.available(blue="building-01")
    table.plan("plan-blue-2a")
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.OPEN)).play("open site-east-a", "convert 0")
    assert table.me.reais == 16 - (2 * 3 - 1)  # two officials hired in one payment
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.STORE)).play("build plot-b3 cloth", "house left")
    assert table.me.reais == 11 - (3 - 1)  # land again
    assert table.card("political-17") in table.me.lower


# ---- ships and the card just played ----


@pytest.mark.rule("G-23")
@pytest.mark.parametrize("card", ["political-33", "political-17"])
def test_the_card_just_played_may_make_room_for_a_ship(card: str) -> None:
    table = playing(card, "ship-blue-1")
    table.shipyard("ship-red-1", "ship-red-2")
    table.goods(gold=1, books=1, cloth=1)
    table.turn().play(f"portfolio {card}")
    if table.asks == ag.ASK_ROOM:
        table.play("add")
    table.play("trade", "offer books ship", f"discard {card}")
    assert cards(table) == {"ship-blue-1", "ship-red-1"}
    assert table.card(card) in table.s.discards
    assert table.me.influence == 4


@pytest.mark.rule("PORT-12")
def test_the_reason_is_the_good_that_the_penalty_takes() -> None:
    table = Table()
    table.portfolio("ship-red-1", seat=1)
    table.hand("political-25", "political-07")
    table.goods(books=1)
    assert table.turn().refuses("portfolio political-25") == "PORT-12"
