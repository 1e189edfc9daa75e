"""Chapter 10: acquiring a plan (Builder) and obtaining a royal favour (King)."""

import pytest

from lisboa.edition import vocabulary as v
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import deal
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.setup import lay_out
from tests.rules.table import Table, tables

PLAN = ag.task(ag.STATE_ACTION, 0, w.PLAN)
FAVOUR = ag.task(ag.STATE_ACTION, 0, w.FAVOUR)


def plans(table: Table) -> list[str]:
    return [table.t.plan_name[plan] for plan in table.me.plans]


# ---- plans ----


@pytest.mark.rule("PLAN-01")
def test_the_top_plan_of_either_stack() -> None:
    table = Table().do(PLAN)
    assert table.offers == ["plan plan-blue-2a", "plan plan-green-2a"]
    assert table.refuses("plan plan-blue-2b") == "PLAN-01"
    assert table.refuses("plan plan-blue-5b") == "PLAN-01"
    table.play("plan plan-blue-2a")
    table.do(PLAN)
    assert table.offers == ["plan plan-blue-2b", "plan plan-green-2a"]
    assert table.happened(e.PLAN_TAKEN) == [(e.PLAN_TAKEN, 0, table.me.plans[0], 0, 0)]


@pytest.mark.rule("PLAN-02")
def test_a_new_plan_is_unfinished() -> None:
    table = Table()
    table.official("king", 2)
    table.available(blue="building-01")
    table.do(PLAN).play("plan plan-blue-2a")
    assert plans(table) == ["plan-blue-2a"]
    assert table.me.completed == []
    # So it can be used to open a building, and counts for nothing before.
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.OPEN)).play("open site-west-e", "use plan-blue-2a")
    assert plans(table) == []
    assert [table.t.plan_name[plan] for plan in table.me.completed] == ["plan-blue-2a"]


@pytest.mark.rule("PLAN-03")
def test_any_number_of_plans_of_both_architects() -> None:
    table = Table()
    for _ in range(15):
        table.do(PLAN).play(table.offers[-1])
    table.do(PLAN).play(table.offers[0])
    assert len(table.me.plans) == 16
    assert table.me.plans == sorted(table.me.plans)
    assert {name.split("-")[1] for name in plans(table)} == {"blue", "green"}


@pytest.mark.rule("G-52")
def test_from_the_other_stack_when_one_is_empty() -> None:
    table = Table()
    table.s.plan_next[w.BLUE_ARCHITECT] = 8
    table.goods(tools=1, gold=1)
    table.do(PLAN)
    assert table.offers == ["plan plan-green-2a"]
    table.do(ag.task(ag.TRADE_NEXT, 0))
    assert table.refuses("offer tools plan") == ""
    table.s.plan_next[w.GREEN_ARCHITECT] = 8
    table.do(ag.task(ag.TRADE_NEXT, 0))
    assert table.refuses("offer tools plan") == "G-52"


# ---- favours ----


@pytest.mark.rule("FAV-01", "FAV-02")
def test_a_favour_of_a_noble_who_gave_none_yet() -> None:
    table = Table()
    table.favour("minister")
    table.do(FAVOUR)
    assert table.offers == ["favour builder", "favour king"]
    assert table.refuses("favour minister") == "FAV-02"
    table.play("favour king")
    assert table.me.favours == [0, 1, 1]
    assert table.s.favour_stack == [3, 2, 2]
    assert table.happened(e.FAVOUR_TAKEN) == [(e.FAVOUR_TAKEN, 0, w.KING, 0, 0)]


@pytest.mark.rule("FAV-03")
def test_a_favour_lets_its_owner_follow_a_visit_to_that_noble() -> None:
    table = Table()
    table.treasury(5)
    table.hand("political-07", "political-03")  # a Minister and a Builder
    table.favour("minister", seat=1)
    table.favour("king", seat=2)  # the wrong noble
    table.decree_display("decree-01", "decree-02")
    table.store("a1", "gold", seat=1)
    table.turn().play("court political-07", "decree decree-01")
    assert (table.seat, table.asks) == (1, ag.ASK_FOLLOW)
    assert table.offers == ["do produce", "do decree", "decline"]
    table.play("do produce")
    assert table.rival.goods == [1, 0, 0, 0]
    assert table.rival.favours == [0, 0, 0]
    assert table.happened(e.FAVOUR_RETURNED) == [(e.FAVOUR_RETURNED, 1, w.MINISTER, 0, 0)]
    assert (table.seat, table.asks) == (0, ag.ASK_DRAW)  # seat 2 is not asked


@pytest.mark.rule("FAV-04")
def test_a_favour_is_worth_two_wigs_at_the_end() -> None:
    table = Table()
    table.favour("builder", "king")
    table.favour("king", seat=1)
    table.do(ag.task(ag.FINAL_SCORING, 0))
    assert [p.wigs for p in table.s.players] == [4, 2, 0]


@pytest.mark.rule("G-75")
def test_a_follower_of_the_king_may_take_the_same_favour_back() -> None:
    table = Table()
    table.treasury(5)  # a visit costs nothing
    table.favour("builder", "minister", "king", seat=1)  # all three: the one returned is missing
    table.do(ag.task(ag.FOLLOW, 1, w.KING))
    assert "do favour" in table.offers
    table.play("do favour", "favour king")
    assert table.rival.favours == [1, 1, 1]
    assert table.s.favour_stack == [2, 2, 2]
    assert not table.s.agenda  # not a second time in this visit


@pytest.mark.rule("G-76")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("noble", v.NOBLES)
def test_a_favour_is_always_left_for_a_player_who_lacks_it(players: int, noble: str) -> None:
    """One of each for every player: when all others have theirs, one is on the stack."""
    state = lay_out(tables(), deal.draw(tables(), players, 7, start=0))
    table = Table(players)
    table.s = state
    for seat in range(players):
        for number, name in enumerate(v.NOBLES):
            if not state.players[seat].favours[number] and (seat, name) != (0, noble):
                table.do(ag.task(ag.ASK_FAVOUR, seat)).play(f"favour {name}")
    if state.players[0].favours[v.NOBLES.index(noble)]:
        assert state.favour_stack == [0, 0, 0]  # it was dealt to this player
    else:
        assert state.favour_stack[v.NOBLES.index(noble)] == 1
        table.do(FAVOUR)
        assert table.offers == [f"favour {noble}"]


@pytest.mark.rule("G-77")
def test_with_all_three_favours_no_other_can_be_obtained() -> None:
    table = Table()
    table.favour("builder", "minister", "king")
    table.goods(cloth=1, gold=1)
    table.do(ag.task(ag.TRADE_NEXT, 0))
    assert table.refuses("offer cloth favour") == "G-77"
