"""Chapter 12: following a visit by a royal favour."""

import pytest

from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import engine
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from tests.rules.table import Table

BUILDER, MINISTER, KING = "political-03", "political-07", "political-13"
OTHER = "political-20"


def visited(noble: str, card: str, *followers: int, players: int = 3) -> Table:
    """Seat 0 may visit this noble; these seats hold his favour and 5 influence."""
    table = Table(players)
    table.hand(card, OTHER)
    table.treasury(3)
    table.me.influence, table.me.reais = 5, 20
    for seat in followers:
        table.favour(noble, seat=seat)
        table.s.players[seat].influence = 5
    return table


def take_any_decree(table: Table) -> None:
    table.play(f"court {MINISTER}")
    assert table.asks == ag.ASK_DECREE
    table.play(table.offers[0])


# ---- who may follow, and when ----


@pytest.mark.rule("FOLLOW-01", "CF-12", "CF-52")
def test_others_follow_after_the_complete_visit() -> None:
    table = visited("minister", MINISTER, 1)
    table.store("a2", "cloth")
    table.turn().play(f"court {MINISTER}")
    assert (table.seat, table.asks) == (0, ag.ASK_FREE_ACTION)
    table.play("do produce")
    assert (table.seat, table.asks) == (0, ag.ASK_DECREE)
    table.play(table.offers[0])
    assert (table.seat, table.asks) == (1, ag.ASK_FOLLOW)
    assert len(table.me.decrees) == 1


@pytest.mark.rule("FOLLOW-02", "G-78")
def test_opponents_decide_clockwise_and_the_visitor_never() -> None:
    table = visited("minister", MINISTER, 0, 1, 2, 3, players=4)
    table.hand(MINISTER, OTHER, seat=2)
    table.turn(2)
    take_any_decree(table)
    asked = []
    while table.asks == ag.ASK_FOLLOW:
        asked.append(table.seat)
        table.play("decline")
    assert asked == [3, 0, 1]
    assert (table.seat, table.asks) == (2, ag.ASK_DRAW)
    assert table.s.players[2].favours == [0, 1, 0]


@pytest.mark.rule("VISIT-17", "FOLLOW-01")
def test_the_card_lies_at_court_until_the_last_follower_has_decided() -> None:
    table = visited("minister", MINISTER, 1, 2)
    table.turn()
    take_any_decree(table)
    card = table.card(MINISTER)
    table.play("do decree")
    for seat in (1, 2):  # one who follows, one who does not
        assert table.seat == seat
        assert table.s.court == card
        assert card not in table.s.discards
        table.play(table.offers[-1])
    assert (table.s.court, table.s.discards) == (w.NONE, [card])


@pytest.mark.rule("FOLLOW-03")
def test_only_with_a_favour_of_this_noble_and_only_if_one_likes() -> None:
    table = visited("minister", MINISTER, 2)
    table.favour("builder", "king", seat=1)
    table.rival.influence = 5
    table.turn()
    take_any_decree(table)
    assert (table.seat, table.asks) == (2, ag.ASK_FOLLOW)  # seat 1 has other favours
    table.play("decline")
    follower = table.s.players[2]
    assert (follower.favours, follower.influence, follower.decrees) == ([0, 1, 0], 5, [])
    assert table.asks == ag.ASK_DRAW


@pytest.mark.rule("FOLLOW-04", "FOLLOW-05", "FOLLOW-06")
def test_a_follower_returns_the_favour_pays_and_acts() -> None:
    table = visited("minister", MINISTER, 1)
    table.official("minister", 2, seat=1)
    table.official("minister", 1, seat=2)
    table.turn()
    take_any_decree(table)
    stack = table.s.favour_stack[1]
    assert table.offers == ["do decree", "decline"]
    table.play("do decree")
    assert table.s.favour_stack[1] == stack + 1
    assert table.rival.favours == [0, 0, 0]
    assert table.rival.influence == 5 - 2  # the modifier and one rival; own officials are free
    table.play(table.offers[0])
    assert len(table.rival.decrees) == 1
    assert table.s.log is not None
    wanted = (e.FAVOUR_RETURNED, e.VISIT_PAID, e.DECREE_TAKEN)
    order = [event[0] for event in table.s.log if event[0] in wanted and event[1] == 1]
    assert order == [e.FAVOUR_RETURNED, e.VISIT_PAID, e.DECREE_TAKEN]
    assert (e.VISIT_PAID, 1, w.MINISTER, 2, 1) in table.s.log  # told as following


@pytest.mark.rule("FOLLOW-06", "FOLLOW-09", "CF-13", "EX-15")
def test_a_follower_on_the_king_chooses_one_of_three() -> None:
    table = visited("king", KING, 1)
    for seat in (0, 1):
        table.plan(("plan-blue-2a", "plan-green-2a")[seat], seat=seat)
        table.official("builder", 2, seat=seat)
    table.turn().play(f"court {KING}", "stop", "open site-east-a")
    table.play(*table.offers)
    assert (table.seat, table.asks) == (1, ag.ASK_FOLLOW)
    assert table.offers == ["do cardinal", "do favour", "do open", "decline"]
    table.play("do cardinal", "move 1")
    table.play(table.offers[0])
    assert len(table.rival.clergy) == 1
    assert table.rival.favours == [0, 0, 0]
    assert table.rival.plans  # exactly one action: no opening on top of it
    assert (table.seat, table.asks) == (0, ag.ASK_DRAW)


@pytest.mark.rule("FOLLOW-06")
def test_a_follower_gives_no_good() -> None:
    table = visited("minister", MINISTER, 1)
    table.store("a2", "cloth", seat=1)
    table.goods(seat=1, gold=1, books=1)
    table.turn()
    take_any_decree(table)
    assert table.refuses("do recruit") == "VISIT-04"
    table.play("do produce")
    assert table.rival.goods == [1, 1, 1, 0]
    assert table.s.covered == [-1] * 6


@pytest.mark.rule("FOLLOW-07", "G-75")
def test_nobody_follows_the_same_visit_twice() -> None:
    table = visited("king", KING, 1)
    table.plan("plan-blue-2a")
    table.official("builder", 2)
    table.turn().play(f"court {KING}", "stop", "open site-east-a")
    table.play(*table.offers)
    table.play("do favour", "favour king")
    assert table.rival.favours == [0, 0, 1]  # taken back, but this visit is over
    assert (table.seat, table.asks) == (0, ag.ASK_DRAW)


@pytest.mark.rule("FOLLOW-08")
def test_following_does_not_change_the_order_of_turns() -> None:
    table = visited("minister", MINISTER, 2)
    for seat in (1, 2):
        table.hand(BUILDER, OTHER, seat=seat)
    table.turn()
    take_any_decree(table)
    table.play("do decree")
    table.play(table.offers[0])
    assert (table.seat, table.asks) == (0, ag.ASK_DRAW)
    table.play(table.offers[0])
    assert (table.seat, table.asks) == (1, ag.ASK_TURN)


# ---- what following costs ----


@pytest.mark.rule("G-73", "FOLLOW-05")
def test_the_cost_of_following_is_computed_when_it_is_paid() -> None:
    table = visited("builder", BUILDER, 1)
    table.official("minister", 2, seat=1)
    table.turn().play(f"court {BUILDER}")
    assert table.me.influence == 4
    table.play("do recruit", "office builder", "stop", "build plot-c4 books", "convert 0")
    table.play("house left")
    table.play("do plan")
    assert table.rival.influence == 5 - 2  # the visitor's new official is a rival now


@pytest.mark.rule("FOLLOW-05", "G-11")
def test_only_follow_discounts_make_following_cheaper() -> None:
    table = visited("minister", MINISTER, 1, 2)
    table.official("minister", 3)
    table.clergy("clergy-follow-discount", seat=1)  # 2 less
    table.clergy("clergy-visit-discount", seat=2)
    table.turn()
    take_any_decree(table)
    for _ in range(2):
        table.play("do decree")
        table.play(table.offers[0])
    assert table.rival.influence == 5 - 4 + 2
    assert table.s.players[2].influence == 5 - 4


@pytest.mark.rule("G-06", "FOLLOW-05")
def test_no_following_beyond_ones_means() -> None:
    table = visited("minister", MINISTER, 1, 2)
    table.official("minister", 3)
    table.rival.influence, table.rival.wigs, table.rival.reais = 1, 2, 9
    table.s.players[2].influence, table.s.players[2].wigs = 1, 3
    table.turn()
    take_any_decree(table)
    assert table.seat == 2
    assert table.rival.favours == [0, 1, 0]
    table.play("do decree")
    assert (table.s.players[2].influence, table.s.players[2].wigs) == (0, 0)


@pytest.mark.rule("FOLLOW-05", "G-06", "G-11")
def test_a_follow_discount_decides_whether_one_is_asked() -> None:
    table = visited("minister", MINISTER, 1, 2)
    table.official("minister", 3)  # 4 for both
    table.clergy("clergy-follow-discount", seat=1)  # 2 less
    table.clergy("clergy-visit-discount", seat=2)  # not for followers
    table.rival.influence = table.s.players[2].influence = 2
    table.turn()
    take_any_decree(table)
    assert (table.seat, table.asks) == (1, ag.ASK_FOLLOW)
    table.play("do decree")
    table.play(table.offers[0])
    assert (table.rival.influence, table.rival.wigs) == (0, 0)
    assert (table.seat, table.asks) == (0, ag.ASK_DRAW)


@pytest.mark.rule("HOUSE-05", "FOLLOW-05")
def test_following_may_be_paid_in_reais_too() -> None:
    table = visited("minister", MINISTER, 1)
    table.official("minister", 3)
    table.houses(left=2, seat=1)
    table.rival.reais = 2
    table.turn()
    take_any_decree(table)
    table.play("do decree")
    assert table.offers == ["reais 0", "reais 1", "reais 2"]
    table.play("reais 2")
    assert (table.rival.reais, table.rival.influence) == (0, 3)


# ---- what a follower can still do ----


@pytest.mark.rule("G-74")
def test_without_the_noble_action_the_state_actions_remain() -> None:
    table = visited("builder", BUILDER, 1)
    table.only_plots("c4", "d3")
    table.rival.influence = 1
    table.turn().play(f"court {BUILDER}", "stop", "build plot-c4 tools", "convert 0", "house left")
    assert table.seat == 1  # without réis for land
    assert table.offers == ["do recruit", "do plan", "decline"]
    assert table.refuses("do store") == "VISIT-06"


@pytest.mark.rule("G-74", "G-85")
def test_a_follower_without_a_house_left_builds_no_store() -> None:
    table = visited("builder", BUILDER, 1)
    table.houses(2, 3, 3, seat=1)
    table.rival.reais = 50
    table.turn().play(f"court {BUILDER}", "stop", "build plot-c4 tools", "convert 0", "house left")
    assert table.offers == ["do recruit", "do plan", "decline"]
    assert table.refuses("do store") == "G-85"


@pytest.mark.rule("G-74")
def test_whoever_can_do_nothing_keeps_the_favour() -> None:
    table = visited("builder", BUILDER, 1)
    table.only_plots("c4", "d3")
    table.official("minister", 8, seat=1, plaza=True)  # nobody left to recruit
    table.s.plan_next = [8, 8]
    table.rival.influence = 1
    table.turn().play(f"court {BUILDER}", "stop", "build plot-c4 tools", "convert 0", "house left")
    assert (table.seat, table.asks) == (0, ag.ASK_DRAW)
    assert table.rival.favours == [1, 0, 0]


@pytest.mark.rule("G-03", "G-74")
def test_a_follower_can_only_pay_so_that_the_land_remains_payable() -> None:
    table = visited("builder", BUILDER, 1)
    table.only_plots("c4", "d3")
    table.houses(left=2, seat=1)
    table.rival.influence, table.rival.reais = 2, 2
    table.turn().play(f"court {BUILDER}", "stop", "build plot-c4 tools", "convert 0", "house left")
    # Following costs 1, d3 costs 3: with 1 influence left, worth 1 real, both coins are needed.
    assert "do store" in table.offers
    table.play("do store")
    assert (table.rival.influence, table.rival.reais) == (1, 2)
    assert table.offers == ["build plot-d3 cloth", "build plot-d3 books"]


@pytest.mark.rule("G-03", "FOLLOW-06")
def test_a_follower_on_the_king_has_no_free_action_to_help() -> None:
    table = visited("king", KING, 1)
    table.only_sites("site-east-a", "site-north-books")
    table.available(blue="building-04", green="building-10")  # both show books
    table.plan("plan-blue-2a")
    table.official("builder", 2)
    table.plan("plan-green-2a", seat=1)
    table.official("builder", 1, seat=1)
    table.church(t0="clergy-staff-reduction", t1="clergy-staff-reduction")
    table.rival.influence = 1
    table.turn().play(f"court {KING}", "stop", "open site-east-a")
    table.play(*table.offers)
    # A tile of the Cardinal would spare the missing official, but a follower has one action.
    assert table.offers == ["do cardinal", "do favour", "decline"]
    assert table.refuses("do open") == "OPEN-02"


# ---- what cannot be taken back ----


@pytest.mark.rule("G-153", "FOLLOW-01")
@pytest.mark.parametrize(("followers", "final"), [((1,), True), ((2,), True), ((), False)])
def test_the_last_answer_before_somebody_may_follow_is_final(
    followers: tuple[int, ...], final: bool
) -> None:
    table = visited("minister", MINISTER, *followers)
    table.rubble(1, 1, 1)  # a set marker for a second decree
    table.turn()
    take_any_decree(table)
    assert (table.seat, table.asks) == (0, ag.ASK_DECREE)
    for action in table.s.answers:
        assert engine.is_final(table.s, action) == final


@pytest.mark.rule("G-153", "G-74")
def test_an_answer_is_not_final_because_of_those_who_cannot_follow() -> None:
    table = visited("minister", MINISTER, 1, 2)
    table.shipyard()
    table.decree_display(table.t.decree_name[0])
    table.turn().play(f"court {MINISTER}")  # the only decree is taken by itself
    assert (table.seat, table.asks) == (0, ag.ASK_DRAW)
    assert table.me.decrees == [0]
