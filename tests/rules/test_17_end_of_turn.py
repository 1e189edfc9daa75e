"""Chapter 17: drawing a card, maintenance, and what comes after it."""

import pytest

from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from tests.rules.table import Table


def emptied(table: Table) -> None:
    """No card is left on the display."""
    table.display(builder="", minister="", king="", treasury="")


@pytest.mark.rule("DRAW-01", "DRAW-02", "ENDTURN-01")
def test_any_face_up_card_may_be_drawn_and_the_next_of_its_stack_is_turned_up() -> None:
    table = Table()
    table.hand("political-01", "political-02", "political-03", "political-04", "political-05")
    table.display(
        builder="political-22 political-23",
        minister="political-27 political-28",
        king="political-33",
        treasury="",
    )
    table.turn().play("gold political-01")
    assert table.offers == ["draw political-22", "draw political-27", "draw political-33"]
    assert table.refuses("draw political-28") == "DRAW-01"  # still face down
    table.play("draw political-27")
    assert len(table.me.hand) == 5
    table.hand("political-07", "political-08", seat=1)
    table.turn(seat=1).play("gold political-07")
    assert table.offers == ["draw political-22", "draw political-28", "draw political-33"]


@pytest.mark.rule("DRAW-01", "FOLLOW-08")
def test_the_card_is_drawn_after_all_follows() -> None:
    table = Table()
    table.hand("political-07")
    table.me.influence = 1
    table.rival.influence = 1
    table.decree_display("decree-01", "decree-02")
    table.favour("minister", seat=1)
    table.display(builder="political-22", minister="", king="", treasury="")
    table.turn().play("court political-07", "decree decree-01")
    assert table.asks == ag.ASK_FOLLOW
    table.play("decline")
    assert (table.seat, table.asks) == (0, ag.ASK_DRAW)


@pytest.mark.rule("ENDTURN-01", "CF-41")
def test_the_last_card_of_a_stack_is_not_replaced() -> None:
    table = Table()
    table.hand("political-01", "political-02")
    table.hand("political-07", "political-08", seat=1)
    table.display(builder="political-22", minister="political-27", king="", treasury="")
    table.s.period = 2
    table.turn().play("gold political-01", "draw political-22", "gold political-07")
    assert table.offers == ["draw political-27"]


@pytest.mark.rule("G-99")
def test_the_draw_is_mandatory_even_in_the_last_turn() -> None:
    table = Table()
    table.s.period = 2
    table.s.trigger = 0
    table.s.turns_left = 1
    table.hand("political-01", "political-02")
    table.display(builder="political-22", minister="", king="", treasury="")
    table.turn().play("gold political-01")
    assert table.offers == ["draw political-22"]
    assert table.refuses("stop") == table.refuses("decline") == "FLOW-02"
    table.play("draw political-22")
    assert table.s.over


@pytest.mark.rule("G-98")
def test_without_a_face_up_card_the_draw_is_skipped_and_the_hand_shrinks() -> None:
    table = Table()
    table.hand("political-01", "political-02", "political-03", "political-04", "political-05")
    table.hand("political-07", seat=1)
    emptied(table)
    table.turn().play("gold political-01")
    assert len(table.me.hand) == 4
    assert (table.seat, table.asks) == (1, ag.ASK_TURN)


@pytest.mark.rule("ENDTURN-02", "ENDTURN-03", "ENDTURN-04", "ENDTURN-05", "ENDTURN-06")
def test_maintenance_follows_the_draw() -> None:
    table = Table()
    table.hand("political-01", "political-02")
    table.s.city[0] = 0
    table.church(t1="", t4="")
    next_tiles = list(table.s.bag[:2])
    table.decree_display("decree-01")
    next_decrees = list(table.s.decree_deck[table.s.decree_next : table.s.decree_next + 7])
    table.s.covered[w.PLAN] = w.GOLD
    large, small = table.s.large_left, table.s.small_left
    table.turn().play("gold political-01")
    assert table.asks == ag.ASK_DRAW
    assert table.s.city[0] == 0
    assert [table.s.church[1], table.s.church[4]] == [w.NONE, w.NONE]
    assert len(table.s.decree_display) == 1
    assert table.s.covered[w.PLAN] == w.GOLD

    table.play(table.offers[0])
    assert table.s.city == [1] * 5
    assert (table.s.large_left, table.s.small_left) == (large - 1, small)
    assert [table.s.church[1], table.s.church[4]] == next_tiles
    assert table.s.decree_display == [0, *next_decrees]
    assert table.s.covered == [w.NONE] * 6


@pytest.mark.rule("ENDTURN-02", "ENDTURN-03", "ENDTURN-04", "G-40", "G-86", "G-91")
def test_maintenance_takes_what_is_left() -> None:
    table = Table()
    table.s.city = [0, 0, 1, 1, 0]
    table.s.large_left, table.s.small_left = 1, 1
    table.church(t1="", t4="")
    table.s.bag_next = len(table.s.bag) - 1
    table.decree_display()
    table.s.decree_next = len(table.s.decree_deck) - 3
    table.do(ag.task(ag.MAINTENANCE, 0))
    assert table.s.city == [1, 0, 1, 1, 1]
    assert [table.s.church[1], table.s.church[4]] == [table.s.bag[-1], w.NONE]
    assert table.s.decree_display == list(table.s.decree_deck[-3:])
    table.s.city[4] = 0
    table.do(ag.task(ag.MAINTENANCE, 0))
    assert table.s.city == [1, 0, 1, 1, 0]
    assert table.s.church[4] == w.NONE
    assert len(table.s.decree_display) == 3


@pytest.mark.rule("ENDTURN-05", "TRADE-08")
def test_goods_on_state_actions_go_to_the_supply() -> None:
    table = Table()
    table.hand("political-07")
    table.goods(gold=1)
    table.turn().play("portfolio political-07", "offer gold favour", "favour king")
    assert table.s.covered[w.FAVOUR] == w.GOLD
    table.play(table.offers[0])
    assert table.s.covered[w.FAVOUR] == w.NONE
    assert [p.goods for p in table.s.players] == [[0, 0, 0, 0]] * 3


@pytest.mark.rule("G-36", "CHURCH-01", "CF-11", "PERIOD-03", "ENDTURN-06")
def test_church_scoring_comes_after_maintenance_and_before_the_end_of_the_period() -> None:
    table = Table()
    table.hand("political-15")  # its reward moves the Cardinal
    table.goods(gold=1)
    table.s.cardinal = 5
    table.church(t0="clergy-discount")
    table.clergy("clergy-sell-bonus", seat=1)
    table.display(builder="political-22", minister="political-27", king="", treasury="")
    table.turn().play("portfolio political-15", "take tile clergy-discount ahead")
    table.play("offer gold favour", "favour king")
    assert (table.asks, table.s.church[0]) == (ag.ASK_DRAW, w.NONE)
    table.play("draw political-22")  # a third empty stack ends the period

    assert table.happened(e.END_TRIGGERED)
    assert (table.seat, table.asks) == (0, ag.ASK_GIVE_TILE)
    assert table.s.church[0] != w.NONE
    assert table.s.covered == [w.NONE] * 6
    assert not table.happened(e.PERIOD_ENDS)
    table.play("stop")
    assert (table.seat, table.asks) == (1, ag.ASK_GIVE_TILE)
    table.play("stop")
    assert table.happened(e.PERIOD_ENDS)
    assert table.s.church_call == w.NONE


@pytest.mark.rule("G-37", "CARD-06")
def test_one_church_scoring_starts_with_the_first_player_who_passed_the_icon() -> None:
    table = Table()
    for seat in (1, 0):
        table.clergy("clergy-discount", seat=seat)
        table.s.cardinal = 5
        table.do(ag.task(ag.STATE_ACTION, seat, w.CARDINAL)).play("move 1")
        table.play(table.offers[0])
    table.do(ag.task(ag.CHURCH_SCORING, 0))
    asked = []
    while table.s.agenda:
        asked.append(table.seat)
        table.play("stop")
    assert asked == [1, 0]


@pytest.mark.rule("G-37")
def test_without_the_icon_there_is_no_church_scoring() -> None:
    table = Table()
    table.clergy("clergy-discount")
    table.s.cardinal = 0
    table.do(ag.task(ag.STATE_ACTION, 0, w.CARDINAL)).play("move 2")
    table.play(table.offers[0])
    table.do(ag.task(ag.CHURCH_SCORING, 0))
    assert table.asks == w.NONE


@pytest.mark.rule("G-44", "CHURCH-01")
def test_church_scoring_of_the_last_turn_precedes_final_scoring() -> None:
    table = Table()
    table.s.period, table.s.trigger, table.s.turns_left = 2, 0, 1
    table.hand("political-01")
    table.clergy("clergy-instant-influence")  # 4 wigs on its back
    table.portfolio("political-10")
    table.me.influence = 6
    table.me.reais = 1
    table.s.church_call = 0
    emptied(table)
    table.turn().play("gold political-01")
    assert table.asks == ag.ASK_GIVE_TILE
    assert not table.s.over
    table.play("give clergy-instant-influence")
    # 4 wigs; influence 6 + 2 = 8 is worth 5 réis, with the coin 6 and so 1 wig
    assert table.s.over
    assert table.me.ledger[w.W_CHURCH] == 4
    assert table.me.ledger[w.W_MONEY] == 1
    assert table.me.wigs == 5
