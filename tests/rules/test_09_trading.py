"""Chapter 9: action 2, trading with the nobles."""

import pytest

from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from tests.rules.table import Table

TRADE = ag.task(ag.TRADE_NEXT, 0)


def market_day() -> Table:
    """Seat 0 has one good of each type, and all six state actions are possible."""
    table = Table()
    table.goods(gold=1, cloth=1, books=1, tools=1)
    table.store("a1", "gold")
    table.shipyard("ship-blue-1")
    return table


@pytest.mark.rule("TRADE-02", "TRADE-03", "TRADE-04")
def test_each_noble_accepts_gold_and_one_good_of_his_own() -> None:
    table = market_day().do(TRADE)
    assert set(table.offers) == {
        *(f"offer gold {deed}" for deed in ("recruit", "plan", "ship", "produce")),
        *(f"offer gold {deed}" for deed in ("cardinal", "favour")),
        "offer tools recruit",
        "offer tools plan",
        "offer books ship",
        "offer books produce",
        "offer cloth cardinal",
        "offer cloth favour",
    }
    assert table.refuses("offer tools ship") == "TRADE-04"
    assert table.refuses("offer cloth plan") == "TRADE-04"
    assert table.refuses("offer books favour") == "TRADE-04"


@pytest.mark.rule("TRADE-03")
def test_the_good_must_be_in_the_warehouse() -> None:
    table = market_day()
    table.goods(gold=1, books=1)
    table.do(TRADE)
    assert table.refuses("offer tools plan") == "TRADE-03"


@pytest.mark.rule("TRADE-01", "TRADE-05", "G-69")
def test_one_trade_is_completed_before_the_next_is_chosen() -> None:
    table = market_day().do(TRADE)
    assert table.refuses("stop") == "TRADE-01"  # at least one good
    table.play("offer tools recruit")
    # The good lies on the action before it is performed; nothing was said about a second trade.
    assert table.me.goods == [1, 1, 1, 0]
    assert table.s.covered[w.RECRUIT] == w.TOOLS
    assert table.asks == ag.ASK_OFFICE
    table.play("office king", "office builder")
    assert table.me.officials == 6
    assert table.asks == ag.ASK_OFFER
    assert "stop" in table.offers
    table.play("offer cloth favour", "favour king")
    assert table.me.favours == [0, 0, 1]
    assert not table.s.agenda  # two goods are the most
    assert table.me.goods == [1, 0, 1, 0]


@pytest.mark.rule("TRADE-07")
@pytest.mark.parametrize(
    "second", [["offer gold plan", "plan plan-blue-2a"], ["offer cloth favour", "favour king"]]
)
def test_the_second_trade_is_free_to_choose(second: list[str]) -> None:
    """With the same noble or another one."""
    table = market_day().do(TRADE).play("offer tools recruit", "office king", "office builder")
    table.play(*second)
    assert len(table.happened(e.GOOD_TRADED)) == 2


@pytest.mark.rule("TRADE-07", "TRADE-01")
def test_one_may_stop_after_the_first_trade() -> None:
    table = market_day().do(TRADE).play("offer cloth favour", "favour king", "stop")
    assert table.me.goods == [1, 0, 1, 1]
    assert not table.s.agenda


@pytest.mark.rule("TRADE-02", "TRADE-06")
def test_a_covered_action_is_blocked() -> None:
    table = market_day().do(TRADE).play("offer tools plan", "plan plan-blue-2a")
    assert table.refuses("offer gold plan") == "TRADE-06"
    assert "offer gold plan" not in table.offers
    assert "offer gold recruit" in table.offers


@pytest.mark.rule("CF-04", "TRADE-06", "TRADE-08")
def test_the_goods_stay_until_the_end_of_the_turn() -> None:
    table = market_day()
    table.hand("political-03", "political-07")
    table.hand("political-04", "political-08", seat=1)
    table.goods(gold=1, tools=1, seat=1)
    table.turn().play("portfolio political-03")
    table.play("offer tools plan", "plan plan-blue-2a", "stop")
    assert table.asks == ag.ASK_DRAW
    assert table.s.covered[w.PLAN] == w.TOOLS
    table.play(table.offers[0])
    # The next player of the same round finds the action free again.
    assert table.seat == 1
    assert table.s.covered == [w.NONE] * 6
    table.play("portfolio political-04")
    assert table.refuses("offer tools plan") == ""


@pytest.mark.rule("TRADE-09")
def test_the_traded_good_comes_on_top_of_the_cost_of_a_ship() -> None:
    table = market_day()
    table.goods(books=1, tools=1)
    table.shipyard("ship-red-1")  # two goods
    table.do(TRADE)
    assert table.refuses("offer books ship") == "SHIP-02"
    table.goods(books=2, tools=1)
    table.do(TRADE).play("offer books ship", "pay good tools")  # and the other book before it
    assert table.me.goods == [0, 0, 0, 0]
    assert table.card("ship-red-1") in table.me.upper


@pytest.mark.rule("G-68")
def test_a_good_gained_by_the_first_trade_can_be_traded_next() -> None:
    table = market_day()
    table.goods(gold=1)
    table.store("b2", "cloth")
    table.do(TRADE).play("offer gold produce")
    assert table.me.goods == [1, 1, 0, 0]
    table.play("offer cloth favour", "favour king")
    assert table.me.goods == [1, 0, 0, 0]


@pytest.mark.rule("G-70")
def test_an_impossible_action_cannot_be_bought() -> None:
    table = Table()  # no store: nothing to produce
    table.goods(gold=2)
    table.favour("builder", "minister", "king")
    table.s.plan_next = [8, 8]
    table.me.officials = 0
    table.clergy(*["clergy-discount"] * 4)
    table.shipyard("ship-purple-1")
    table.do(TRADE)
    assert table.offers == []
    assert table.refuses("offer gold recruit") == "G-46"
    assert table.refuses("offer gold plan") == "G-52"
    assert table.refuses("offer gold ship") == "SHIP-02"
    assert table.refuses("offer gold produce") == "G-61"
    assert table.refuses("offer gold cardinal") == "CARD-01"
    assert table.refuses("offer gold favour") == "G-77"
    # Hence, without a ship to sell to, no card can go into the portfolio.
    table.hand("political-03", "political-04")
    assert table.turn().refuses("portfolio political-03") == "PORT-11"


@pytest.mark.rule("G-61", "G-70")
def test_the_good_is_spent_before_its_action_is_judged() -> None:
    """The gold that is traded makes room for the gold that is produced."""
    table = Table()
    table.store("a1", "gold")
    table.goods(gold=2, books=1)
    table.do(TRADE)
    assert table.refuses("offer books produce") == "G-61"  # no room for gold
    assert table.refuses("offer gold produce") == ""
    table.play("offer gold produce")
    assert table.me.goods == [2, 0, 1, 0]


@pytest.mark.rule("TRADE-09", "TRADE-07", "G-69")
def test_it_may_matter_which_good_buys_a_ship() -> None:
    table = Table()
    table.shipyard("ship-red-1")  # two goods of different types
    table.goods(gold=1, books=2)
    table.s.covered = [w.GOLD] * w.STATE_ACTIONS
    table.s.covered[w.SHIP] = w.NONE
    table.do(ag.task(ag.TRADE_NEXT, 0, 1))
    assert table.offers == ["offer books ship", "stop"]  # the gold is still needed


@pytest.mark.rule("G-71")
def test_a_covered_action_can_still_be_a_reward() -> None:
    table = market_day().do(TRADE).play("offer tools plan", "plan plan-blue-2a")
    reward = table.t.card_reward[table.card("political-01")]  # acquire a plan
    table.do(*ag.effect_tasks(ag.REWARD, 0, reward)).play("accept", "plan plan-blue-2b")
    assert len(table.me.plans) == 2


@pytest.mark.rule("G-125")
def test_a_state_action_as_a_reward_needs_no_good_but_costs_what_it_costs() -> None:
    table = Table()
    table.hand("political-82", "political-03")  # event: build a ship, 3 wigs
    table.shipyard("ship-red-1")
    table.goods(gold=1, tools=1)
    table.me.reais = 5
    table.turn().play("court political-82")
    assert table.me.goods == [0, 0, 0, 0]  # the two goods of the ship, none for the Minister
    assert table.card("ship-red-1") in table.me.upper
    assert table.s.covered == [w.NONE] * 6


@pytest.mark.rule("G-125")
def test_an_impossible_state_action_as_a_reward_is_forfeited() -> None:
    table = Table()
    table.hand("political-48", "political-03")  # reward: produce
    table.goods(gold=1)
    table.turn().play("portfolio political-48")
    assert table.happened(e.EFFECT_FORFEITED) == [
        (e.EFFECT_FORFEITED, 0, w.GIVE_STATE, w.PRODUCE, 0)
    ]
    assert table.asks == ag.ASK_OFFER
    table = Table()
    table.hand("political-48", "political-03")
    table.goods(gold=1)
    table.store("a2", "cloth")
    table.turn().play("portfolio political-48")
    assert table.me.goods == [1, 1, 0, 0]


@pytest.mark.rule("G-134", "TRADE-04")
def test_with_trade_any_every_noble_accepts_any_good() -> None:
    table = market_day()
    table.clergy("clergy-trade-any")
    table.do(TRADE)
    assert len(table.offers) == 4 * 6
    table.play("offer cloth plan", "plan plan-blue-2a")
    assert table.s.covered[w.PLAN] == w.CLOTH


@pytest.mark.rule("G-134", "TRADE-01")
def test_trade_extra_allows_a_third_trade() -> None:
    table = market_day()
    table.clergy("clergy-trade-extra")
    table.do(TRADE).play("offer tools plan", "plan plan-blue-2a", "offer cloth favour")
    table.play("favour king")
    assert table.refuses("offer gold plan") == "TRADE-06"  # each action still once
    assert "stop" in table.offers  # a choice
    table.play("offer gold recruit", "office king", "office builder")
    assert len(table.happened(e.GOOD_TRADED)) == 3
    assert not table.s.agenda


@pytest.mark.rule("G-134")
def test_a_tile_taken_by_the_first_trade_allows_a_third() -> None:
    table = market_day()
    table.church(t1="clergy-trade-extra")
    table.do(TRADE)
    table.play("offer cloth cardinal", "move 1", "take tile clergy-trade-extra ahead")
    table.play("offer tools plan", "plan plan-blue-2a")
    assert table.asks == ag.ASK_OFFER
    table.play("offer gold recruit", "office king", "office builder")
    assert len(table.happened(e.GOOD_TRADED)) == 3
