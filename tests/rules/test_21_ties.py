"""Chapter 21: who wins when wigs are equal."""

import pytest

from lisboa.rules import scoring
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from tests.rules.table import Table


def tied(players: int = 3) -> Table:
    """Final scoring is over and all have 50 wigs and nothing else."""
    table = Table(players=players)
    for p in table.s.players:
        p.wigs = 50
    return table


@pytest.mark.rule("FLOW-06")
def test_most_wigs_win_whatever_else_a_player_has() -> None:
    table = tied()
    table.rival.wigs = 51
    table.rubble(2, 2, 2)
    table.me.reais = 4
    assert scoring.winners(table.s) == [1]


@pytest.mark.rule("FLOW-06", "ENDGAME-05")
def test_the_winner_is_named_after_final_scoring() -> None:
    table = Table()
    table.me.wigs = 10
    table.rival.wigs = 7
    table.favour("king", "builder", seat=1)  # 4 more wigs
    table.do(ag.task(ag.FINAL_SCORING, 0))
    assert table.happened(e.GAME_OVER) == [(e.GAME_OVER, 1, 0, 0, 0)]
    assert scoring.winners(table.s) == [1]


@pytest.mark.rule("TIE-01", "TIE-02")
def test_sets_before_stores() -> None:
    table = tied()
    table.rubble(1, 1, 1, seat=1)
    for plot in ("a1", "b1", "c1"):
        table.store(plot, "gold")
    assert scoring.winners(table.s) == [1]
    table.rubble(1, 1, 1)
    assert scoring.winners(table.s) == [0]


@pytest.mark.rule("TIE-02", "TIE-03")
def test_stores_before_completed_plans() -> None:
    table = tied()
    table.store("a1", "gold", seat=1)
    table.completed("plan-blue-2a", "plan-blue-5a")
    assert scoring.winners(table.s) == [1]
    table.store("b1", "gold")
    assert scoring.winners(table.s) == [0]


@pytest.mark.rule("TIE-03", "TIE-04")
def test_completed_plans_before_money() -> None:
    table = tied()
    table.completed("plan-blue-2a", seat=1)
    table.plan("plan-blue-5a", "plan-green-5a")  # unfinished
    table.me.reais = 30
    assert scoring.winners(table.s) == [1]
    table.completed("plan-green-2a")
    assert scoring.winners(table.s) == [0]


@pytest.mark.rule("TIE-03")
def test_plans_are_counted_not_their_officials() -> None:
    table = tied()
    table.completed("plan-blue-5a")
    table.completed("plan-blue-2a", "plan-blue-2b", seat=1)
    assert scoring.winners(table.s) == [1]


@pytest.mark.rule("TIE-04", "G-111")
def test_money_includes_influence() -> None:
    table = tied()
    table.me.reais = 5
    table.rival.reais, table.rival.influence = 3, 4  # three coins below 4: 6 réis
    assert scoring.winners(table.s) == [1]
    table.me.influence = 2  # one more coin
    assert scoring.winners(table.s) == [0, 1]
    table.portfolio("political-17")  # G-110: permanent coins are no money
    assert scoring.winners(table.s) == [0, 1]


@pytest.mark.rule("TIE-05")
def test_players_who_are_still_tied_share_the_victory() -> None:
    assert scoring.winners(tied(4).s) == [0, 1, 2, 3]
    table = tied(4)
    table.s.players[1].reais = table.s.players[3].reais = 1
    assert scoring.winners(table.s) == [1, 3]
