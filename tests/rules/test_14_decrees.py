"""Chapter 14: taking a decree, the Minister's noble action."""

import pytest

from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from tests.rules.table import Table

MINISTER, OTHER = "political-07", "political-20"


def minister_visit() -> Table:
    """Seat 0 visits the Minister, with four decrees on display and no state action possible."""
    table = Table()
    table.hand(MINISTER, OTHER)
    table.me.influence = 5
    table.decree_display("decree-01", "decree-02", "decree-28", "decree-30")
    return table


def owned(table: Table, seat: int = 0) -> list[str]:
    return [table.t.decree_name[decree] for decree in table.s.players[seat].decrees]


def wigs_for_decrees(table: Table) -> list[int]:
    table.do(ag.task(ag.FINAL_SCORING, 0))
    return [p.ledger[w.W_DECREES] for p in table.s.players]


@pytest.mark.rule("DECREE-01")
def test_one_decree_of_the_display() -> None:
    table = minister_visit()
    table.turn().play(f"court {MINISTER}")
    assert table.offers == [
        "decree decree-01",
        "decree decree-02",
        "decree decree-28",
        "decree decree-30",
    ]
    assert table.refuses("decree decree-03") == "DECREE-01"
    table.play("decree decree-28")
    assert owned(table) == ["decree-28"]
    assert table.asks == ag.ASK_DRAW


@pytest.mark.rule("DECREE-02", "DECREE-03", "EX-25", "CF-16", "G-89")
def test_a_set_marker_buys_one_more_decree() -> None:
    table = minister_visit()
    table.rubble(2, 2, 2)
    table.turn().play(f"court {MINISTER}", "decree decree-02")
    assert table.offers == ["decree decree-01", "decree decree-28", "decree decree-30", "stop"]
    table.play("decree decree-01")
    assert table.asks == ag.ASK_DRAW  # no third decree, though a marker is left
    assert owned(table) == ["decree-01", "decree-02"]
    assert (table.me.markers, table.me.sets) == (1, 2)  # the set itself stays
    taken = [event[1:4] for event in table.happened(e.DECREE_TAKEN)]
    assert taken == [(0, table.me.decrees[1], 0), (0, table.me.decrees[0], 1)]  # told as one more


@pytest.mark.rule("DECREE-02")
def test_nobody_has_to_use_a_marker() -> None:
    table = minister_visit()
    table.rubble(1, 1, 1)
    table.turn().play(f"court {MINISTER}")
    assert table.refuses("stop") == "DECREE-01"  # the first decree is not optional
    table.play("decree decree-02", "stop")
    assert (table.me.markers, owned(table)) == (1, ["decree-02"])


@pytest.mark.rule("DECREE-03", "CF-16")
def test_one_marker_in_a_turn_whoever_is_active() -> None:
    table = minister_visit()
    table.rubble(2, 2, 2)
    decree = ag.task(ag.NOBLE_ACTION, 0, w.DECREE)
    table.s.turn = 5
    table.do(decree, decree).play("decree decree-01", "decree decree-02", "decree decree-28")
    assert not table.s.agenda  # the second action of the same turn has no marker to spend
    assert table.me.markers == 1
    table.s.turn = 6
    table.decree_display("decree-03", "decree-04", "decree-05")
    table.do(decree).play("decree decree-03", "decree decree-04")
    assert table.me.markers == 0


@pytest.mark.rule("CF-16", "DECREE-08", "G-87")
def test_a_follower_uses_a_marker_too_and_sees_what_is_left() -> None:
    table = minister_visit()
    table.rubble(1, 1, 1)
    table.rubble(1, 1, 1, seat=1)
    table.favour("minister", seat=1)
    table.rival.influence = 5
    table.turn().play(f"court {MINISTER}", "decree decree-02", "decree decree-01", "do decree")
    assert table.offers == ["decree decree-28", "decree decree-30"]
    table.play("decree decree-28", "decree decree-30")
    assert owned(table, 1) == ["decree-28", "decree-30"]
    assert table.s.decree_display == []
    table.play(table.offers[0])  # the draw; then the maintenance
    assert len(table.s.decree_display) == 8


@pytest.mark.rule("G-90")
def test_a_marker_of_the_same_turn_may_be_used() -> None:
    table = minister_visit()
    table.s.turn = 5
    table.rubble(1, 1, 0)
    table.cubes("C", blue=1)
    table.me.reais = 3
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.STORE), ag.task(ag.NOBLE_ACTION, 0, w.DECREE))
    table.play("build plot-c4 books", "convert 0", "house left", "decree decree-01")
    assert table.offers[-1] == "stop"
    table.play("decree decree-02")
    assert (table.me.sets, table.me.markers) == (1, 0)


@pytest.mark.rule("G-89")
def test_limits_stay_when_the_marker_is_gone() -> None:
    table = minister_visit()
    table.rubble(1, 1, 1)
    table.turn().play(f"court {MINISTER}", "decree decree-02", "decree decree-01")
    assert (table.me.markers, table.me.sets) == (0, 1)
    table.goods(gold=2)
    table.do(ag.task(ag.REWARD, 0, w.GIVE_GOOD, w.GOLD, 1 + ag.BIAS))
    assert table.me.goods == [3, 0, 0, 0]
    table.do(ag.task(ag.PERIOD_WIGS, 0))
    assert table.me.wigs == 3


@pytest.mark.rule("G-91")
def test_no_decree_no_visit_and_no_extra_decree() -> None:
    table = minister_visit()
    table.rubble(1, 1, 1)
    table.decree_display("decree-01")
    table.s.decree_next = len(table.s.decree_deck)  # the deck is used up
    table.turn().play(f"court {MINISTER}")
    assert owned(table) == ["decree-01"]  # the only one, so it was not asked for
    assert table.me.markers == 1  # nothing left to buy with it
    table.play(table.offers[0])
    assert table.s.decree_display == []
    table.hand(MINISTER, OTHER)
    assert table.turn().refuses(f"court {MINISTER}") == "G-91"


@pytest.mark.rule("DECREE-05", "DECREE-07", "DECREE-09", "EX-26")
def test_decrees_score_for_their_owner_at_the_end() -> None:
    table = Table()
    table.decrees("decree-28", seat=1)  # 1 wig for each open building of the blue architect
    for site in ("site-west-a", "site-north-gold", "site-east-d"):
        table.building(site, "building-01", "blue")
    table.building("site-east-a", "building-02", "green")
    assert [p.wigs for p in table.s.players] == [0, 0, 0]
    assert wigs_for_decrees(table) == [0, 3, 0]


@pytest.mark.rule("DECREE-07")
def test_a_decree_whose_condition_is_not_met_scores_nothing() -> None:
    table = Table()
    table.decrees("decree-01", "decree-28")  # stores in row A; buildings of the blue architect
    table.store("b2", "cloth")
    table.building("site-east-a", "building-02", "green")
    assert wigs_for_decrees(table) == [0, 0, 0]


@pytest.mark.rule("DECREE-04")
def test_everybody_is_told_which_decree_was_taken() -> None:
    table = minister_visit()
    table.turn().play(f"court {MINISTER}", "decree decree-28")
    number = table.t.decree_name.index("decree-28")
    assert table.happened(e.DECREE_TAKEN) == [(e.DECREE_TAKEN, 0, number, 0, 0)]


@pytest.mark.rule("DECREE-06")
def test_any_number_of_decrees() -> None:
    table = minister_visit()
    table.decrees(*table.t.decree_name[40:60])
    table.turn().play(f"court {MINISTER}", "decree decree-01")
    assert len(table.me.decrees) == 21


@pytest.mark.rule("G-144")
def test_a_decree_bonus_for_each_decree() -> None:
    table = minister_visit()
    table.clergy("clergy-decree-bonus")
    table.rubble(1, 1, 1)
    table.turn().play(f"court {MINISTER}", "decree decree-02")
    assert table.me.wigs == 1
    table.play("decree decree-01")
    assert table.me.wigs == 2
