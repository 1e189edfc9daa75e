"""Chapter 19: what ends the game, and the last rounds."""

import pytest

from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from tests.rules.table import Table


def second_period(players: int, start: int) -> Table:
    """Nobody has cards, so that turns pass by themselves once they begin."""
    table = Table(players=players)
    table.s.period = 2
    table.s.start = start
    table.display(builder="", minister="", king="", treasury="")
    return table


def turns_taken(table: Table) -> list[int]:
    return [event[1] for event in table.happened(e.TURN_BEGINS)]


def fourth_set(table: Table, seat: int) -> None:
    """The missing cube of a fourth set comes by an event in the turn of this seat."""
    table.hand("political-80", seat=seat)
    table.s.players[seat].reais = 3
    table.rubble(4, 3, 4, seat=seat)
    table.cubes("pile", red=1)
    table.turn(seat=seat).play("court political-80", "accept", "cube pile red")


@pytest.mark.rule("ENDGAME-01", "RUB-11")
def test_the_fourth_set_triggers_the_end_only_in_the_second_period() -> None:
    table = Table()
    table.s.period = 2
    table.cubes("pile", red=2)
    table.rubble(3, 2, 4)
    table.do(ag.task(ag.ASK_PILE, 0)).play("cube pile red")
    assert table.s.trigger == w.NONE  # the third
    table.rubble(4, 3, 4)
    table.do(ag.task(ag.ASK_PILE, 0)).play("cube pile red")
    assert table.happened(e.END_TRIGGERED) == [(e.END_TRIGGERED, 0, 1, 2, 0)]


@pytest.mark.rule("ENDGAME-02")
def test_three_empty_stacks_trigger_the_end_in_the_second_period() -> None:
    table = second_period(3, start=0)
    table.hand("political-01", "political-02", seat=1)
    table.hand("political-03", "political-04", seat=2)
    table.display(builder="political-63", king="political-73", treasury="political-78")
    table.turn(seat=1).play("gold political-01", "draw political-63")
    assert not table.happened(e.END_TRIGGERED)  # minister and builder
    table.play("gold political-03", "draw political-73")
    assert table.happened(e.END_TRIGGERED) == [(e.END_TRIGGERED, 2, 0, 2, 0)]
    assert not table.happened(e.PERIOD_ENDS)


@pytest.mark.rule("ENDGAME-03", "ENDGAME-04", "ENDGAME-05", "ENDGAME-06", "FLOW-05")
def test_the_round_is_completed_and_one_more_is_played() -> None:
    table = second_period(4, start=1)
    fourth_set(table, seat=2)
    # the rest of the round: 3 and, right of the start player, 0; then all, from 1 on
    assert turns_taken(table) == [2, 3, 0, 1, 2, 3, 0]
    assert table.happened(e.LAST_ROUND) == [(e.LAST_ROUND, 2, 6, 0, 0)]
    assert table.s.over
    assert table.me.ledger[w.W_SETS] == 0
    assert table.s.players[2].ledger[w.W_SETS] == 12
    assert table.asks == w.NONE
    assert table.offers == []


@pytest.mark.rule("EX-31", "ENDGAME-03", "ENDGAME-04", "ENDGAME-06")
def test_the_player_right_of_the_start_player_completes_the_round() -> None:
    yellow, green = 2, 1
    table = second_period(4, start=yellow)
    fourth_set(table, seat=0)
    assert turns_taken(table) == [0, green, yellow, 3, 0, green]


@pytest.mark.rule("G-108", "ENDGAME-03")
def test_a_trigger_in_the_last_turn_of_a_round_leaves_one_full_round() -> None:
    table = second_period(3, start=1)
    fourth_set(table, seat=0)
    assert turns_taken(table) == [0, 1, 2, 0]


@pytest.mark.rule("ENDGAME-04")
def test_a_trigger_by_the_start_player_leaves_the_longest_end() -> None:
    table = second_period(3, start=1)
    fourth_set(table, seat=1)
    assert turns_taken(table) == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("G-106", "G-100")
def test_a_second_trigger_does_not_change_the_end() -> None:
    table = second_period(3, start=0)
    table.hand("political-01", "political-02", seat=1)
    table.display(builder="political-63", minister="political-68")
    table.s.trigger, table.s.turns_left = 0, 5
    table.turn(seat=1).play("gold political-01", "draw political-63")  # a third empty stack
    assert not table.happened(e.END_TRIGGERED)
    assert not table.happened(e.LAST_ROUND)
    assert (table.s.trigger, table.s.turns_left) == (0, 4)


@pytest.mark.rule("G-109", "ENDGAME-06")
def test_the_period_change_does_not_move_the_start_of_a_round() -> None:
    table = Table(players=4)
    table.s.start = 2
    table.hand("political-46", seat=0)
    table.rubble(4, 3, 4)
    table.cubes("pile", red=1)
    table.s.trigger = 0
    table.do(ag.task(ag.END_TURN, 3))
    table.play("discard political-46", "accept", "cube pile red")
    # the period ended with seat 3; the round still ends with seat 1
    assert table.s.start == 2
    assert table.happened(e.LAST_ROUND) == [(e.LAST_ROUND, 0, 2 + 4, 0, 0)]
    assert table.seat == 0


@pytest.mark.rule("ENDGAME-05", "G-99")
def test_the_last_turn_is_a_whole_turn() -> None:
    table = second_period(3, start=0)
    table.s.trigger, table.s.turns_left = 0, 1
    table.hand("political-01", "political-02", seat=2)
    table.display(builder="political-63 political-64", king="political-75")
    table.church(t1="")
    table.turn(seat=2).play("gold political-01")
    assert table.asks == ag.ASK_DRAW
    table.play("draw political-63")
    assert table.s.church[1] != w.NONE
    assert table.s.over
