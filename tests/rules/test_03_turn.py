"""Chapter 3: the frame of a turn, docking, taking gold, actions."""

import random

import pytest

from lisboa.rules import scoring
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State
from tests.rules.table import Table, tables

BLUE_HAND = ("political-01", "political-02", "political-03", "political-07", "political-13")


def take_gold(table: Table) -> None:
    """The whole turn of whoever is asked: the first card for gold, then the first card drawn."""
    table.play(next(answer for answer in table.offers if answer.startswith("gold ")))
    table.play(table.offers[0])


def played_at_random(players: int, seed: int) -> list[State]:
    """A whole game; its states, one for each answer."""
    chance, s = random.Random(seed), engine.start(tables(), deal.draw(tables(), players, seed))
    states = [s.clone()]
    while engine.legal(s):
        engine.apply(s, chance.choice(engine.legal(s)))
        states.append(s.clone())
    return states


# ---- the frame of a game ----


@pytest.mark.rule("FLOW-01")
def test_two_periods_with_a_variable_number_of_rounds() -> None:
    lengths: set[tuple[int, int]] = set()
    for seed in range(12):
        states = played_at_random(2, seed)
        assert {s.period for s in states} == {1, 2}
        assert states[-1].over == 1
        first = max(s.turn for s in states if s.period == 1)
        lengths.add((first, states[-1].turn - first))
    assert len({first for first, _ in lengths}) > 1
    assert len({second for _, second in lengths}) > 1


@pytest.mark.rule("FLOW-04")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_a_discarded_card_never_comes_back(players: int, seed: int) -> None:
    gone: set[int] = set()
    for s in played_at_random(players, seed):
        assert gone <= set(s.discards)
        gone = set(s.discards)
        assert len(gone) == len(s.discards)
        in_play = {s.court}
        for p in s.players:
            in_play.update(p.hand, p.upper, p.lower)
        for kind, stack in enumerate(s.stacks):
            in_play.update(stack[s.stack_next[kind] :])
        in_play.update(s.purple[s.purple_next :])
        assert not gone & in_play
    assert len(gone) > 5 * players


@pytest.mark.rule("FLOW-06")
def test_most_wigs_after_final_scoring_win() -> None:
    table = Table()
    table.me.wigs, table.rival.wigs = 10, 8
    table.favour("king", "minister", seat=1)  # 4 wigs in the final scoring
    assert scoring.winners(table.s) == [0]
    table.do(ag.task(ag.FINAL_SCORING, 0))
    assert [p.wigs for p in table.s.players] == [10, 12, 0]
    assert [event[1] for event in table.happened(e.GAME_OVER)] == [1]


# ---- the frame of a turn ----


@pytest.mark.rule("FLOW-02")
def test_dock_then_act_then_draw_then_maintenance() -> None:
    table = Table()
    table.hand(*BLUE_HAND)
    table.portfolio("ship-blue-1")
    table.cargo("ship-blue-1", "gold")
    table.me.at_sea[0] = 1
    table.goods(gold=1)
    table.turn()
    assert table.happened(e.SHIP_DOCKS)
    assert table.asks == ag.ASK_TURN
    table.play("portfolio political-03", "add", "trade", "offer gold plan", "plan plan-blue-2a")
    assert table.asks == ag.ASK_DRAW
    assert table.s.covered[w.PLAN] == w.GOLD
    table.play(table.offers[0])
    assert table.s.covered[w.PLAN] == w.NONE
    assert len(table.happened(e.TURN_BEGINS)) == 2  # the next player's turn has begun


@pytest.mark.rule("FLOW-03")
def test_only_hand_cards_and_only_one_of_them() -> None:
    table = Table()
    table.hand(*BLUE_HAND)
    table.goods(gold=2)
    table.turn()
    for use in ("gold", "portfolio", "court"):
        assert table.refuses(f"{use} political-05") == "FLOW-03"
    table.play("gold political-03")
    assert len(table.me.hand) == 4
    assert table.refuses("gold political-01") == "FLOW-02"
    assert table.refuses("portfolio political-01") == "FLOW-02"


@pytest.mark.rule("FLOW-05", "SETUP-13")
def test_the_player_to_the_left_is_next() -> None:
    table = Table(4)
    for seat in range(4):
        table.hand(f"political-{2 * seat + 1:02}", f"political-{2 * seat + 2:02}", seat=seat)
    table.turn(2)
    seats = []
    for _ in range(4):
        seats.append(table.seat)
        take_gold(table)
    assert seats == [2, 3, 0, 1]
    assert table.seat == 2


@pytest.mark.rule("FLOW-05")
def test_nobody_answers_for_another_player() -> None:
    table = Table()
    table.hand(*BLUE_HAND)
    table.hand("political-04", seat=1)
    table.turn()
    with pytest.raises(engine.Forbidden, match="not-your-turn"):
        engine.play(table.s, 1, table.t.actions.parse("gold political-04"))


# ---- docking ----


@pytest.mark.rule("DOCK-01", "DOCK-02")
def test_a_ship_at_sea_docks_by_itself_at_the_start_of_its_owners_turn() -> None:
    table = Table(2)
    table.hand(*BLUE_HAND)
    table.hand("political-04", "political-05", "political-06", seat=1)
    table.portfolio("ship-red-1")
    table.cargo("ship-red-1", "cloth")
    table.goods(gold=2)
    table.turn().play("portfolio political-03", "add", "sell")  # the last space under the ship
    assert table.asks == ag.ASK_DRAW
    table.play(table.offers[0])
    assert table.me.at_sea[0]
    assert table.me.wigs == 2
    reais = table.me.reais
    take_gold(table)
    assert table.asks == ag.ASK_TURN
    assert table.seat == 0
    assert not table.me.at_sea[0]
    assert not any(table.me.cargo)
    assert table.me.goods == [1, 0, 0, 0]  # the cargo went to the supply
    assert (table.me.wigs, table.me.reais) == (2, reais)


@pytest.mark.rule("DOCK-01")
def test_every_own_ship_at_sea_docks_and_takes_goods_again() -> None:
    table = Table()
    table.hand(*BLUE_HAND)
    table.portfolio("ship-blue-1", "ship-blue-2")
    table.cargo("ship-blue-1", "gold")
    table.cargo("ship-blue-2", "books")
    table.me.at_sea = [1, 1, 0]
    table.goods(books=1, tools=1)
    table.turn()
    assert len(table.happened(e.SHIP_DOCKS)) == 2
    table.play("portfolio political-03", "discard ship-blue-2", "sell")
    assert table.offers == ["load books ship-blue-1", "load tools ship-blue-1"]


@pytest.mark.rule("DOCK-03")
def test_goods_under_a_ship_that_is_not_full_stay() -> None:
    table = Table()
    table.hand(*BLUE_HAND)
    table.portfolio("ship-red-1")
    table.cargo("ship-red-1", "gold")
    table.turn()
    assert table.me.cargo[w.GOLD] == 1
    assert not table.happened(e.SHIP_DOCKS)


@pytest.mark.rule("DOCK-04")
def test_ships_of_rivals_stay_at_sea() -> None:
    table = Table()
    table.hand(*BLUE_HAND)
    table.portfolio("ship-blue-1", seat=1)
    table.cargo("ship-blue-1", "gold")
    table.rival.at_sea[0] = 1
    table.portfolio("ship-blue-2")
    table.goods(gold=1, cloth=1)
    table.turn()
    assert table.rival.at_sea[0]
    assert table.rival.cargo[w.GOLD] == 1
    table.play("portfolio political-03", "add", "sell")
    assert table.refuses("load gold ship-blue-1") == "SELL-10"


# ---- taking gold ----


@pytest.mark.rule("GOLD-01", "GOLD-02", "GOLD-03", "GOLD-04", "EX-01", "DRAW-02", "FLOW-03")
def test_a_card_for_gold() -> None:
    table = Table()
    table.hand("political-01", "political-02", "political-03", "political-07", "political-13")
    table.display(builder="political-22 political-23")
    table.turn().play("gold political-03")
    assert table.me.goods == [1, 0, 0, 0]
    assert table.card("political-03") in table.s.discards
    assert table.asks == ag.ASK_DRAW
    table.play("draw political-22")
    assert len(table.me.hand) == 5
    assert table.card("political-22") in table.me.hand
    assert table.seat == 1


@pytest.mark.rule("GOLD-02", "G-01")
def test_any_card_may_go_for_gold_and_nothing_else_is_needed() -> None:
    table = Table()
    table.hand("political-01", "political-12", "political-17", "political-20")
    table.turn()
    # Without goods, réis, influence and wigs nothing else is possible.
    assert table.offers == [
        "gold political-01",
        "gold political-12",
        "gold political-17",
        "gold political-20",
    ]


@pytest.mark.rule("G-01")
def test_a_player_without_cards_passes() -> None:
    table = Table()
    table.display(builder="", minister="", king="", treasury="")
    table.hand("political-04", "political-05", seat=1)
    table.portfolio("ship-blue-1")
    table.cargo("ship-blue-1", "gold")
    table.me.at_sea[0] = 1
    table.turn()
    assert [event[1] for event in table.happened(e.TURN_PASSED)] == [0]
    assert table.me.goods == [0, 0, 0, 0]
    assert not table.me.at_sea[0]  # docking is part of every turn
    assert table.seat == 1
    assert table.asks == ag.ASK_TURN


@pytest.mark.rule("G-02")
def test_gold_for_a_full_warehouse_goes_back_but_the_card_is_gone() -> None:
    table = Table()
    table.hand(*BLUE_HAND)
    table.goods(gold=2)
    table.turn()
    assert table.refuses("gold political-03") == ""
    table.play("gold political-03")
    assert table.me.goods[w.GOLD] == 2
    assert table.card("political-03") in table.s.discards
    assert len(table.me.hand) == 4


@pytest.mark.rule("G-65")
def test_the_supply_of_goods_never_runs_out() -> None:
    table = Table(4)
    table.hand(*BLUE_HAND)
    for seat in range(4):
        table.rubble(5, 5, 5, seat=seat)
        table.goods(seat=seat, gold=6)  # 24 of the 17 in the box
    table.turn().play("gold political-03")
    assert table.me.goods[w.GOLD] == 7


# ---- actions ----


@pytest.mark.rule("ACT-01", "ACT-02")
def test_every_card_may_go_into_the_portfolio_to_sell_or_to_trade() -> None:
    table = Table()
    table.portfolio("ship-blue-1", seat=1)
    for card in ("political-03", "political-07", "political-14", "political-17"):
        table.goods(gold=1, cloth=1)
        table.hand(card, "political-16")
        table.me.upper, table.me.lower = [w.NONE] * 3, [w.NONE] * 3
        table.turn().play(f"portfolio {card}")
        assert table.asks == ag.ASK_SELL_OR_TRADE
        assert table.offers == ["sell", "trade"]
        assert table.s.court == w.NONE


@pytest.mark.rule("ACT-03", "ACT-01")
@pytest.mark.parametrize(
    ("card", "deeds"),
    [
        ("political-03", ["do recruit", "do plan", "stop"]),
        ("political-07", ["do ship", "do produce", "stop"]),
        ("political-13", ["do cardinal", "do favour", "stop"]),
    ],
)
def test_a_noble_card_at_court_visits_the_noble_it_shows(card: str, deeds: list[str]) -> None:
    table = Table()
    table.hand(card, "political-05")
    table.goods(gold=1, cloth=1)
    table.me.influence, table.me.reais = 10, 30
    table.plan("plan-blue-2a")
    table.store("A1", "gold")
    table.turn().play(f"court {card}")
    assert table.offers == deeds
    assert table.refuses("do decree") == "VISIT-04"


@pytest.mark.rule("ACT-04", "ACT-01")
def test_a_treasury_card_at_court_is_an_event() -> None:
    table = Table()
    table.hand("political-20", "political-05")
    table.me.reais = 3
    table.turn().play("court political-20")
    assert [event[2] for event in table.happened(e.EVENT_SPONSORED)] == [table.card("political-20")]
    assert not table.happened(e.VISIT_PAID)
    assert table.me.reais == 0
    assert table.asks == ag.ASK_GOOD


@pytest.mark.rule("ACT-05")
def test_an_action_that_cannot_be_carried_out_cannot_be_chosen() -> None:
    table = Table()
    table.hand("political-03", "political-07", "political-13", "political-20")
    table.turn()
    assert table.refuses("portfolio political-07") == "PORT-12"  # no good to sell or trade
    assert table.refuses("court political-07") == "G-06"  # the visit costs 1 influence
    assert table.refuses("court political-20") == "EVENT-02"  # the event costs 3 réis
    table.me.influence = 4
    table.turn()
    assert table.refuses("court political-07") == ""
    assert table.refuses("court political-13") == "OPEN-01"  # nothing to open without a plan
    assert table.refuses("court political-20") == ""


@pytest.mark.rule("ACT-05")
def test_a_card_is_not_played_into_the_portfolio_when_nothing_can_be_sold_or_traded() -> None:
    table = Table()
    table.hand("political-03", "political-07")
    table.goods(books=1)
    table.turn()
    # No ship to sell to; the Minister wants the book, but a ship and a production are impossible.
    assert table.refuses("portfolio political-03") == "PORT-11"
    table.portfolio("ship-blue-1", seat=2)
    assert table.turn().refuses("portfolio political-03") == ""


@pytest.mark.rule("G-132")
def test_one_card_at_court_until_the_end_of_the_action() -> None:
    table = Table()
    table.hand(*BLUE_HAND)
    table.me.influence = 5
    table.decree_display("decree-01", "decree-02")
    table.turn().play("court political-07")
    assert table.s.court == table.card("political-07")
    assert table.refuses("court political-03") == "FLOW-02"
    table.play("decree decree-01")
    assert table.asks == ag.ASK_DRAW
    assert table.s.court == w.NONE
    assert table.s.discards == [table.card("political-07")]
    assert table.refuses("court political-03") == "FLOW-02"


@pytest.mark.rule("G-132")
def test_a_treasury_card_leaves_the_court_after_its_event() -> None:
    table = Table()
    table.hand("political-20", "political-05")
    table.me.reais = 3
    table.turn().play("court political-20", "take good gold")
    assert table.s.court == table.card("political-20")
    table.play("take good gold")
    assert table.asks == ag.ASK_DRAW
    assert table.s.court == w.NONE
    assert table.s.discards == [table.card("political-20")]
