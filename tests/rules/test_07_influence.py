"""Chapter 7: influence, how it is gained and what it can be spent on."""

import pytest

from lisboa.rules import influence
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import dispatch
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from tests.rules.table import Table

GAIN_BY_PORTFOLIO = ag.task(ag.CHURCH_INFLUENCE, 0)
EVENT = "political-20"  # two goods of one's choice


def paying(price: int, *, reais: int, influence: int) -> Table:
    """A table at which seat 0 has to pay this price."""
    table = Table()
    table.me.reais, table.me.influence = reais, influence
    return table.do(ag.task(ag.ASK_PAYMENT, 0, price))


# ---- gaining ----


@pytest.mark.rule("INF-01")
def test_an_envelope_without_number_adds_up_the_upper_slots() -> None:
    table = Table()
    table.portfolio("political-03", "ship-purple-1")  # 3 and 1
    table.portfolio("political-17")  # a treasury card has no envelope
    table.portfolio("political-25", seat=1)  # and those of rivals do not count
    table.do(GAIN_BY_PORTFOLIO)
    assert table.me.influence == 3 + 1
    assert table.rival.influence == 0


@pytest.mark.rule("INF-03", "CF-02", "EX-08")
def test_an_envelope_with_a_number_gives_that_number() -> None:
    table = Table()
    table.portfolio("political-25")  # 5 in the upper slots, which do not count here
    table.clergy("clergy-influence-bonus")
    table.goods(gold=1)
    table.hand("political-09")
    table.me.influence = 1
    table.turn().play("portfolio political-09")  # a card: 2 influence
    assert table.me.influence == 1 + 2

    table.me.influence, table.me.reais = 1, 30
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.STORE)).play("build plot-a3 books")  # land: 2
    assert table.me.influence == 1 + 2

    table.me.influence = 1
    table.church(t1="clergy-instant-influence")  # a clergy tile: 2
    table.do(ag.task(ag.STATE_ACTION, 0, w.CARDINAL))
    table.play("move 1", "take tile clergy-instant-influence ahead")
    assert table.me.influence == 1 + 2


@pytest.mark.rule("CF-02", "EX-07", "INF-05", "INF-06", "INF-08")
def test_influence_ends_at_ten_and_is_worth_one_wig_there() -> None:
    table = Table()
    table.portfolio("political-03", "ship-red-1")  # 3 + 2
    table.me.influence = 7
    table.do(GAIN_BY_PORTFOLIO)
    assert (table.me.influence, table.me.wigs) == (10, 1)


@pytest.mark.rule("INF-06")
@pytest.mark.parametrize(("before", "wigs"), [(6, 0), (7, 1), (8, 1)])
def test_a_gain_that_ends_below_ten_gives_no_wig(before: int, wigs: int) -> None:
    table = Table()
    table.portfolio("political-03")
    table.me.influence = before
    table.do(GAIN_BY_PORTFOLIO)
    assert table.me.wigs == wigs


@pytest.mark.rule("INF-06", "INF-07", "G-31")
@pytest.mark.parametrize("before", [9, 10])
def test_a_gain_of_one_is_enough_for_the_wig(before: int) -> None:
    table = Table()
    table.portfolio("ship-purple-1")  # 1
    table.me.influence = before
    table.do(GAIN_BY_PORTFOLIO)
    assert (table.me.influence, table.me.wigs) == (10, 1)


@pytest.mark.rule("INF-04")
def test_the_envelope_on_a_card_is_no_reward_when_it_is_played() -> None:
    table = Table()
    table.hand("political-03")  # envelope 3, reward 2 réis
    table.goods(gold=1)
    table.turn().play("portfolio political-03")
    assert (table.me.influence, table.me.reais) == (0, 2)
    table.do(GAIN_BY_PORTFOLIO)
    assert table.me.influence == 3


@pytest.mark.rule("INF-07", "DT-01", "G-126")
def test_a_gain_on_ten_is_worth_a_wig_as_well() -> None:
    table = Table()
    table.portfolio("political-03")  # 3
    table.clergy("clergy-discount")  # 2 wigs on its back
    table.clergy("clergy-discount", seat=1)
    table.me.influence = 10
    table.s.church_call = 0
    table.do(ag.task(ag.CHURCH_SCORING, 0)).play("give clergy-discount")
    # The wig is there before the next player decides (G-126).
    assert table.seat == 1
    assert (table.me.influence, table.me.wigs) == (10, 2 + 1)


@pytest.mark.rule("DT-02", "G-31")
def test_a_gain_of_nothing_on_ten_gives_no_wig() -> None:
    table = Table()
    table.clergy("clergy-discount")
    table.me.influence = 10
    table.s.church_call = 0
    table.do(ag.task(ag.CHURCH_SCORING, 0)).play("give clergy-discount")
    assert (table.me.influence, table.me.wigs) == (10, 2)
    assert not table.happened(e.INFLUENCE_GAINED)


@pytest.mark.rule("G-32")
def test_two_gains_in_one_turn_give_a_wig_each() -> None:
    table = Table()
    table.hand("political-03")
    table.goods(gold=2, books=1)
    table.shipyard("ship-blue-1")
    table.church(t1="clergy-instant-influence")
    table.me.influence = 9
    table.turn().play("portfolio political-03", "offer books ship", "add")  # the gold is paid
    assert (table.me.influence, table.me.wigs) == (10, 1)
    table.play("offer gold cardinal", "move 1", "take tile clergy-instant-influence ahead")
    assert (table.me.influence, table.me.wigs) == (10, 2)


@pytest.mark.rule("G-134", "G-141", "INF-01")
@pytest.mark.parametrize(
    ("tiles", "cards", "gained"),
    [
        (1, [], 2),
        (2, [], 4),
        (1, ["political-03"], 5),
    ],
)
def test_the_influence_bonus_adds_to_every_gain_by_portfolio(
    tiles: int, cards: list[str], gained: int
) -> None:
    table = Table()
    table.clergy(*["clergy-influence-bonus"] * tiles)
    table.portfolio(*cards)
    table.do(GAIN_BY_PORTFOLIO)
    assert table.me.influence == gained


# ---- spending ----


@pytest.mark.rule("INF-09")
def test_influence_pays_visits_and_prices_but_no_goods() -> None:
    table = Table()
    table.treasury(3)
    table.me.influence = 10
    table.do(ag.task(ag.PAY_VISIT, 0, w.KING))
    assert table.me.influence == 9
    table.do(ag.task(ag.ASK_PAYMENT, 0, 1)).play("convert 1")
    assert (table.me.influence, table.me.reais) == (8, 0)
    # Influence buys no good: neither for a noble nor for a ship.
    table.goods(books=1, tools=1)
    table.shipyard("ship-purple-1")
    table.do(ag.task(ag.TRADE_NEXT, 0))
    assert table.refuses("offer books ship") == "SHIP-02"
    assert table.refuses("offer cloth favour") == "TRADE-03"


@pytest.mark.rule("INF-10")
def test_influence_stops_at_zero_without_a_penalty() -> None:
    table = Table()
    table.hand("political-11")  # lose 2 influence
    table.goods(gold=1)
    table.me.influence, table.me.wigs, table.me.reais = 1, 5, 4
    table.turn().play("portfolio political-11")
    assert table.me.influence == 0
    assert (table.me.wigs, table.me.reais, table.me.goods) == (5, 4, [1, 0, 0, 0])
    assert table.asks == ag.ASK_OFFER  # the turn goes on


@pytest.mark.rule("CF-32", "INF-09", "INF-10")
def test_a_visit_of_four_with_two_influence_costs_two_wigs() -> None:
    table = Table()
    table.treasury(3)  # modifier 1
    table.official("king", 3, seat=1)
    table.me.influence, table.me.wigs = 2, 18
    table.do(ag.task(ag.PAY_VISIT, 0, w.KING))
    assert (table.me.influence, table.me.wigs) == (0, 16)


@pytest.mark.rule("INF-11", "G-130")
def test_any_part_of_a_price_may_come_from_influence() -> None:
    table = paying(4, reais=10, influence=10)
    assert table.offers == ["convert 0", "convert 1", "convert 2", "convert 3", "convert 4"]
    table.play("convert 3")  # although the coins would do (G-130)
    assert (table.me.reais, table.me.influence) == (9, 5)
    assert table.happened(e.REAIS_PAID) == [(e.REAIS_PAID, 0, 1, 3, 0)]  # one coin
    assert table.happened(e.INFLUENCE_LOST) == [(e.INFLUENCE_LOST, 0, 5, 5, 0)]


@pytest.mark.rule("INF-11")
def test_coins_must_cover_what_influence_does_not() -> None:
    table = paying(4, reais=3, influence=10)
    assert table.refuses("convert 0") == "INF-11"
    assert table.offers == ["convert 1", "convert 2", "convert 3", "convert 4"]


@pytest.mark.parametrize("price", range(1, 9))
@pytest.mark.parametrize("means", [(0, 10), (3, 10), (3, 1), (20, 5), (5, 0)])
def test_the_foreseen_shares_of_influence_are_those_that_are_offered(
    means: tuple[int, int], price: int
) -> None:
    table = Table()
    table.me.reais, table.me.influence = means
    table.s.agenda = [ag.task(ag.ASK_PAYMENT, 0, price)]
    offered = [table.s.t.actions.thing[action] for action in dispatch.unforbidden(table.s)]
    least, most = influence.shares(table.s, table.me, price)
    assert offered == list(range(least, most + 1))


@pytest.mark.rule("EX-09", "INF-12")
@pytest.mark.parametrize(
    ("start", "reais", "end"),
    [(10, 3, 5), (9, 3, 5), (8, 3, 3), (4, 3, 0), (10, 1, 8), (7, 1, 5), (1, 1, 0), (10, 6, 0)],
)
def test_each_real_moves_the_marker_to_the_next_coin(start: int, reais: int, end: int) -> None:
    """The coins are on 0, 2, 3, 5, 7 and 8."""
    table = paying(reais, reais=reais, influence=start)
    table.play(f"convert {reais}")
    assert (table.me.influence, table.me.reais) == (end, reais)


@pytest.mark.rule("INF-13")
def test_no_reais_from_influence_beyond_zero() -> None:
    table = paying(6, reais=6, influence=4)  # coins at 3, 2 and 0
    assert table.offers == ["convert 0", "convert 1", "convert 2", "convert 3"]
    assert table.refuses("convert 4") == "INF-13"
    nothing = paying(6, reais=6, influence=0)
    assert nothing.offers == ["convert 0"]
    assert nothing.refuses("convert 1") == "INF-13"


@pytest.mark.rule("INF-13", "G-10")
def test_an_event_beyond_coins_and_influence_cannot_be_sponsored() -> None:
    table = Table()
    table.treasury(5)
    table.hand(EVENT, "political-03")
    table.me.reais, table.me.influence = 1, 4  # 1 + 3
    assert table.turn().refuses(f"court {EVENT}") == "EVENT-02"
    table.me.influence = 6  # 1 + 4
    assert table.turn().refuses(f"court {EVENT}") == ""


@pytest.mark.rule("INF-14", "INF-09")
def test_influence_is_not_exchanged_without_a_payment() -> None:
    table = Table()
    table.hand("political-03", "political-17")
    table.me.influence = 10
    table.turn()
    assert table.refuses("convert 1") == "FLOW-02"
    table.play("gold political-03")
    assert table.refuses("convert 1") == "FLOW-02"
    table.play(table.offers[0])  # the turn is over
    assert (table.me.influence, table.me.reais) == (10, 0)


@pytest.mark.rule("G-09")
def test_no_more_than_the_sum_due_comes_from_influence() -> None:
    table = paying(1, reais=0, influence=7)
    assert table.refuses("convert 2") == "G-09"
    assert table.offers == ["convert 1"]
    table.play("convert 1")  # two spaces for one real: no change is given
    assert (table.me.influence, table.me.reais) == (5, 0)


@pytest.mark.rule("G-10", "INF-11")
def test_influence_pays_land_staff_and_events_alone_or_mixed() -> None:
    land = Table()
    land.me.reais, land.me.influence = 0, 5
    land.do(ag.task(ag.NOBLE_ACTION, 0, w.STORE)).play("build plot-c1 gold")
    assert land.me.influence == 0  # 3 réis, all of them from influence
    assert land.asks == ag.ASK_HOUSE

    staff = Table()
    staff.plan("plan-blue-2a")
    staff.available(blue="building-01")
    staff.me.reais, staff.me.influence = 4, 4
    staff.do(ag.task(ag.NOBLE_ACTION, 0, w.OPEN))
    staff.play("open site-west-e", "convert 3")  # 2 officials, 6 réis
    assert (staff.me.reais, staff.me.influence) == (1, 0)
    assert staff.me.completed

    event = Table()
    event.hand(EVENT)
    event.me.reais, event.me.influence = 1, 10
    event.turn().play(f"court {EVENT}", "convert 2")
    assert (event.me.reais, event.me.influence) == (0, 7)


@pytest.mark.rule("G-14")
def test_the_unused_part_of_a_discount_is_lost() -> None:
    table = Table()
    table.treasury(1)
    table.portfolio("political-80")  # 2 réis count as paid
    table.hand(EVENT)
    table.me.reais = 4
    table.turn().play(f"court {EVENT}")
    assert table.me.reais == 4
    for value in (1, 2):  # cheaper than the discount, and just as dear
        table.treasury(value)
        table.do(ag.task(ag.PAY_LAND, 0, 0))
        assert not table.s.agenda
        assert table.me.reais == 4
