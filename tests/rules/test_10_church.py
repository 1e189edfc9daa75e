"""Chapter 10: meeting the Cardinal, clergy tiles and church scoring.

The track has six gaps in which the Cardinal stands and six tiles between them: tile 0 lies ahead of
gap 0, tile 5 behind it. The envelope is at gap 0, the treasury icon at gap 3.
"""

import pytest

from lisboa.rules import treasury
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from tests.rules.table import Table

MEET = ag.task(ag.STATE_ACTION, 0, w.CARDINAL)
ONE_ARROW = ag.task(ag.REWARD, 0, w.GIVE_CARDINAL, 0, 1 + ag.BIAS)
SCORING = ag.task(ag.CHURCH_SCORING, 0)
TILES = {
    "t0": "clergy-discount",
    "t1": "clergy-sell-bonus",
    "t2": "clergy-trade-any",
    "t3": "clergy-follow-discount",
    "t4": "clergy-recruit-extra",
    "t5": "clergy-warehouse-bonus",
}


def church(cardinal: int = 0, players: int = 3, **tiles: str) -> Table:
    """Known tiles all around, or others where a test needs them."""
    table = Table(players)
    table.church(**{**TILES, **tiles})
    table.s.cardinal = cardinal
    return table


def called(table: Table, seat: int = 0) -> Table:
    """A church scoring is pending, called by this seat; it begins."""
    table.s.church_call = seat
    return table.do(SCORING)


def tiles(table: Table, seat: int = 0) -> list[str]:
    return [table.t.clergy_name[front] for front in table.s.players[seat].clergy]


# ---- meeting the Cardinal ----


@pytest.mark.rule("CARD-01", "CARD-08")
def test_nobody_owns_more_than_four_tiles() -> None:
    table = church()
    table.clergy("clergy-discount", "clergy-sell-bonus", "clergy-trade-any")
    table.do(MEET).play("move 1", "take tile clergy-discount behind")
    first = "clergy-discount"
    assert tiles(table) == [first, first, "clergy-sell-bonus", "clergy-trade-any"]
    table.goods(cloth=1, gold=1)
    table.do(ag.task(ag.TRADE_NEXT, 0))
    assert table.refuses("offer cloth cardinal") == "CARD-01"


@pytest.mark.rule("CARD-02", "CARD-03")
@pytest.mark.parametrize(
    ("steps", "behind", "ahead"),
    [(1, "clergy-discount", "clergy-sell-bonus"), (2, "clergy-sell-bonus", "clergy-trade-any")],
)
def test_one_or_two_gaps_clockwise_then_a_tile_beside_the_cardinal(
    steps: int, behind: str, ahead: str
) -> None:
    table = church().do(MEET)
    assert table.offers == ["move 1", "move 2"]
    table.play(f"move {steps}")
    assert table.s.cardinal == steps
    assert table.happened(e.CARDINAL_MOVED) == [(e.CARDINAL_MOVED, 0, steps, 0, 0)]
    assert table.offers == [f"take tile {ahead} ahead", f"take tile {behind} behind"]
    assert table.refuses("take tile clergy-recruit-extra ahead") == "CARD-03"
    table.play(f"take tile {behind} behind")
    assert tiles(table) == [behind]
    assert table.s.church[steps - 1] == w.NONE
    assert table.s.church[steps] != w.NONE


@pytest.mark.rule("G-33")
def test_the_track_is_a_ring_of_six_gaps() -> None:
    table = church()
    for gap in (1, 2, 3, 4, 5, 0, 1):
        table.do(MEET).play("move 1")
        assert table.s.cardinal == gap
        table.play(table.offers[0])
        table.me.clergy = []
        table.church(**TILES)


@pytest.mark.rule("CARD-04", "CARD-05", "CARD-06")
@pytest.mark.parametrize(
    ("gap", "steps", "value", "call"),
    [
        (0, 1, 3, False),  # leaving the envelope is not reaching it
        (0, 2, 3, False),
        (1, 2, 4, False),  # stops on the treasury icon
        (2, 2, 4, False),  # passes it
        (3, 1, 3, False),
        (4, 2, 3, True),  # stops on the envelope
        (5, 1, 3, True),
        (5, 2, 3, True),  # passes it
    ],
)
def test_icons_count_when_the_cardinal_stops_on_them_or_passes(
    gap: int, steps: int, value: int, call: bool
) -> None:
    table = church(gap).do(MEET).play(f"move {steps}")
    # Step 3 comes after the tile.
    assert (treasury.value(table.s), table.s.church_call) == (3, w.NONE)
    table.play(table.offers[0])
    assert treasury.value(table.s) == value
    assert (table.s.church_call == 0) == call


@pytest.mark.rule("CARD-05")
def test_a_full_treasury_ignores_the_icon() -> None:
    table = church(2)
    table.treasury(7)
    table.do(MEET).play("move 1", "take tile clergy-trade-any behind")
    assert treasury.value(table.s) == 7
    assert tiles(table) == ["clergy-trade-any"]


@pytest.mark.rule("CARD-07", "G-34")
def test_the_cardinal_with_one_arrow_moves_exactly_one_gap() -> None:
    table = church()
    table.hand("political-15", "political-03")  # reward: the Cardinal with one arrow
    table.goods(gold=1)
    table.turn().play("portfolio political-15")
    assert table.s.cardinal == 1  # not asked how far
    assert table.asks == ag.ASK_TILE  # and a tile is taken as usual
    table.play("take tile clergy-discount behind")
    assert tiles(table) == ["clergy-discount"]


@pytest.mark.rule("CARD-07")
def test_a_reward_that_shows_the_action_itself_allows_two_gaps() -> None:
    table = church()
    table.hand("political-21", "political-03")  # event: a favour, then meet the Cardinal
    table.me.reais = 3
    table.turn().play("court political-21", "favour king", "accept")
    assert table.offers == ["move 1", "move 2"]


@pytest.mark.rule("G-34", "CARD-07")
def test_one_arrow_brings_the_icons_as_well() -> None:
    table = church(5).do(ONE_ARROW).play("accept", "take tile clergy-discount ahead")
    assert table.s.church_call == 0


@pytest.mark.rule("G-35", "CARD-08")
def test_with_four_tiles_the_one_arrow_is_forfeited() -> None:
    table = church(5)
    table.clergy(*["clergy-discount"] * 4)
    table.do(ONE_ARROW)
    assert not table.s.agenda
    assert table.s.cardinal == 5
    assert table.s.church_call == w.NONE
    assert len(table.happened(e.EFFECT_FORFEITED)) == 1


@pytest.mark.rule("G-38")
def test_the_cardinal_ends_where_a_tile_lies() -> None:
    table = church(t0="", t1="")  # nothing beside gap 1
    table.do(MEET)
    assert table.s.cardinal == 2  # two gaps: no choice
    assert table.offers == ["take tile clergy-trade-any ahead"]


@pytest.mark.rule("CARD-03", "G-38")
@pytest.mark.parametrize("tile", ["clergy-discount", "clergy-rubble-waiver"])
def test_beside_an_empty_space_only_the_other_tile_can_be_taken(tile: str) -> None:
    table = church(t0="", t1=tile)
    table.do(MEET).play("move 1")
    assert table.offers == [f"take tile {tile} ahead"]


@pytest.mark.rule("G-38")
def test_without_a_tile_in_reach_the_action_is_impossible() -> None:
    table = church(t0="", t1="", t2="")
    table.goods(cloth=1, gold=1)
    table.do(ag.task(ag.TRADE_NEXT, 0))
    assert table.refuses("offer cloth cardinal") == "G-38"
    # One arrow reaches less than the action.
    near = church(t0="", t1="").do(ONE_ARROW)
    assert not near.s.agenda
    assert near.s.cardinal == 0


@pytest.mark.rule("CARD-09", "CF-28", "G-134")
def test_a_tile_works_as_long_as_it_lies_on_the_board() -> None:
    table = church(t1="clergy-warehouse-bonus")
    table.do(MEET).play("move 1", "take tile clergy-warehouse-bonus ahead")
    table.goods(gold=2)
    table.do(ag.task(ag.REWARD, 0, w.GIVE_GOOD, w.GOLD, 2 + ag.BIAS))
    assert table.me.goods[w.GOLD] == 3
    called(table).play("give clergy-warehouse-bonus")
    assert table.me.goods[w.GOLD] == 2  # the surplus goes with the tile


@pytest.mark.rule("CF-28", "G-142")
def test_an_instant_tile_acts_between_taking_it_and_the_icons() -> None:
    table = church(5, t0="clergy-instant-influence")
    table.do(MEET).play("move 1", "take tile clergy-instant-influence ahead")
    assert table.me.influence == 2
    order = (e.TILE_TAKEN, e.INFLUENCE_GAINED, e.CHURCH_CALLED)
    assert tuple(event[0] for event in table.s.log or [] if event[0] in order) == order
    # Afterwards it only waits for its wigs.
    table.s.players[0].influence = 0
    called(table).play("give clergy-instant-influence")
    assert (table.me.influence, table.me.wigs) == (0, 4)


@pytest.mark.rule("G-142")
def test_the_influence_of_a_tile_may_pay_for_the_land_that_gave_it() -> None:
    table = church(t0="clergy-trade-any", t1="clergy-instant-influence")
    table.treasury(1)
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.STORE))  # a price of 1, no coins, no influence
    table.play("build plot-b1 gold")  # reward: the Cardinal with one arrow
    assert tiles(table) == ["clergy-instant-influence"]  # nothing else could be paid for
    assert table.me.influence == 0
    assert table.s.owner[table.t.plot_name.index("plot-b1")] == 0


@pytest.mark.rule("G-142")
def test_the_influence_of_a_tile_may_pay_for_the_opening_that_gave_it() -> None:
    table = church(t0="clergy-trade-any", t1="clergy-instant-influence")
    table.treasury(1)
    table.plan("plan-blue-2a")
    table.available(blue="building-01")
    table.official("king")  # one of two; the other has to be hired for 1 real
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.OPEN))
    assert "open site-west-c" in table.offers  # reward: the Cardinal with one arrow
    assert table.refuses("open site-west-e") == "OPEN-02"
    table.play("open site-west-c", "convert 1")
    assert tiles(table) == ["clergy-instant-influence"]
    assert (table.me.influence, len(table.me.completed)) == (0, 1)


@pytest.mark.rule("CARD-10", "G-38")
def test_tiles_are_refilled_in_the_maintenance_only() -> None:
    table = church()
    table.treasury(5)
    table.do(MEET, ag.task(ag.STATE_ACTION, 1, w.CARDINAL), ag.task(ag.MAINTENANCE, 0))
    table.play("move 1", "take tile clergy-sell-bonus ahead", "move 1")
    assert table.offers == ["take tile clergy-trade-any ahead"]  # a later actor finds a gap
    table.play("take tile clergy-trade-any ahead")
    assert w.NONE not in table.s.church
    assert table.s.church[1:3] == list(table.s.bag[:2])


@pytest.mark.rule("G-40")
def test_with_an_empty_bag_the_spaces_stay_empty() -> None:
    table = church(t1="", t2="", t4="")
    table.s.bag_next = len(table.s.bag) - 1
    table.do(ag.task(ag.MAINTENANCE, 0))
    assert table.s.church[1] == table.s.bag[-1]
    assert (table.s.church[2], table.s.church[4]) == (w.NONE, w.NONE)


@pytest.mark.rule("G-39")
def test_each_pass_of_the_treasury_icon_counts() -> None:
    """Two meetings in one turn, a whole lap apart."""
    table = church(2)
    for _ in range(2):
        table.s.cardinal = 2
        table.church(**TILES)
        table.do(MEET).play("move 1", "take tile clergy-follow-discount ahead")
    assert treasury.value(table.s) == 5


# ---- church scoring ----


@pytest.mark.rule("EX-14", "CHURCH-05", "CHURCH-06", "CHURCH-07")
@pytest.mark.parametrize(
    ("given", "wigs", "left"),
    [
        (["clergy-discount"], 2, ["clergy-trade-any"]),
        (["clergy-discount", "clergy-trade-any"], 2 + 3, []),
    ],
)
def test_the_worked_example(given: list[str], wigs: int, left: list[str]) -> None:
    table = church()
    table.clergy("clergy-discount", "clergy-trade-any")  # 2 and 3 wigs on their backs
    table.portfolio("ship-red-1", "political-24")  # 2 + 4
    table.me.influence = 1
    called(table).play(*(f"give {tile}" for tile in given))
    if left:
        table.play("stop")
    assert table.me.wigs == wigs
    assert tiles(table) == left
    assert table.me.influence == 1 + 6  # once, however many tiles


@pytest.mark.rule("CHURCH-07", "CHURCH-06")
def test_the_wigs_come_before_the_influence() -> None:
    table = church()
    table.clergy("clergy-discount")
    table.portfolio("political-03")
    called(table).play("give clergy-discount")
    order = (e.TILE_GIVEN, e.WIGS, e.INFLUENCE_GAINED)
    assert tuple(event[0] for event in table.s.log or [] if event[0] in order) == order


@pytest.mark.rule("CHURCH-03", "CHURCH-05")
def test_nobody_has_to_give_a_tile() -> None:
    table = church()
    table.clergy("clergy-discount", "clergy-sell-bonus")
    table.portfolio("political-03")
    called(table)
    assert table.offers == ["give clergy-discount", "give clergy-sell-bonus", "stop"]
    assert table.refuses("give clergy-trade-any") == "CHURCH-05"
    table.play("stop")
    assert len(tiles(table)) == 2
    assert (table.me.wigs, table.me.influence) == (0, 0)


@pytest.mark.rule("CHURCH-04")
def test_without_tiles_there_is_no_influence() -> None:
    table = church()
    table.portfolio("political-03")
    table.clergy("clergy-discount", seat=1)
    table.portfolio("political-07", seat=1)
    called(table)
    assert table.seat == 1
    table.play("give clergy-discount")
    assert [p.influence for p in table.s.players] == [0, 2, 0]


@pytest.mark.rule("CHURCH-02")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_from_the_mover_clockwise(first: int, order: list[int]) -> None:
    table = church()
    for seat in range(3):
        table.clergy("clergy-discount", seat=seat)
    called(table, first)
    asked = []
    while table.s.agenda:
        asked.append(table.seat)
        table.play("stop")
    assert asked == order


@pytest.mark.rule("G-152", "CHURCH-05")
def test_tiles_are_given_in_a_fixed_order() -> None:
    table = church()
    table.clergy("clergy-discount", "clergy-sell-bonus", "clergy-sell-bonus", "clergy-trade-any")
    called(table)
    assert table.offers == [
        "give clergy-discount",
        "give clergy-sell-bonus",
        "give clergy-trade-any",
        "stop",
    ]
    table.play("give clergy-sell-bonus")
    assert table.refuses("give clergy-discount") == "G-152"
    assert table.offers == ["give clergy-sell-bonus", "give clergy-trade-any", "stop"]
    table.play("give clergy-sell-bonus", "give clergy-trade-any")
    assert tiles(table) == ["clergy-discount"]
    assert table.me.wigs == 2 + 2 + 3


@pytest.mark.rule("CHURCH-05")
def test_two_equal_tiles_may_both_be_given() -> None:
    table = church()
    table.clergy("clergy-trade-any", "clergy-trade-any")
    called(table).play("give clergy-trade-any")
    assert table.offers == ["give clergy-trade-any", "stop"]
    table.play("give clergy-trade-any")
    assert (tiles(table), table.me.wigs) == ([], 3 + 3)


@pytest.mark.rule("G-43", "G-134")
def test_a_tile_given_away_no_longer_adds_influence() -> None:
    table = church()
    table.clergy("clergy-influence-bonus", "clergy-trade-any")
    table.portfolio("political-03")
    called(table).play("give clergy-influence-bonus", "stop")
    assert table.me.influence == 3
    kept = church()
    kept.clergy("clergy-influence-bonus", "clergy-trade-any")
    kept.portfolio("political-03")
    called(kept).play("give clergy-trade-any")
    assert kept.me.influence == 3 + 2


@pytest.mark.rule("G-41")
def test_given_tiles_leave_the_game() -> None:
    table = church(t1="")
    table.s.bag, table.s.bag_next = (), 0
    table.clergy("clergy-discount")
    called(table).play("give clergy-discount")
    table.do(ag.task(ag.MAINTENANCE, 0))
    assert table.s.church[1] == w.NONE  # nothing came back into the bag


@pytest.mark.rule("G-42")
def test_a_tile_is_given_in_church_scoring_only() -> None:
    table = church()
    table.clergy(*["clergy-discount"] * 4)
    table.hand("political-03", "political-04")
    table.goods(cloth=1, gold=1)
    assert table.turn().refuses("give clergy-discount") == "FLOW-02"
    table.play("portfolio political-03")
    assert table.refuses("give clergy-discount") == "FLOW-02"
    assert table.refuses("offer cloth cardinal") == "CARD-01"  # and so it stays impossible


@pytest.mark.rule("CARD-06", "CHURCH-01", "CHURCH-08", "CF-11", "G-36")
def test_church_scoring_follows_the_maintenance() -> None:
    table = church(5)
    table.hand("political-03", "political-04")
    table.hand("political-07", "political-08", seat=1)
    table.goods(cloth=1, gold=1)
    table.clergy("clergy-sell-bonus", seat=1)
    table.turn().play("portfolio political-03", "offer cloth cardinal", "move 1")
    table.play("take tile clergy-discount ahead", "stop")
    assert table.s.church_call == 0  # the Cardinal lies down: scoring is pending
    assert table.asks == ag.ASK_DRAW
    assert not table.happened(e.CHURCH_OPENS)
    table.play(table.offers[0])
    # Drawn, refilled, goods cleared; only now the church.
    assert table.asks == ag.ASK_GIVE_TILE
    assert w.NONE not in table.s.church
    assert table.s.covered == [w.NONE] * 6
    assert (table.seat, table.s.active) == (0, 0)
    table.play("stop")
    assert (table.seat, table.s.active) == (1, 0)
    table.play("stop")
    assert table.s.church_call == w.NONE  # standing again
    assert table.s.cardinal == 0  # where it was
    assert (table.seat, table.asks, table.s.active) == (1, ag.ASK_TURN, 1)


@pytest.mark.rule("CARD-06", "CHURCH-01", "CHURCH-02", "G-36")
def test_a_follower_calls_a_scoring_for_the_end_of_the_visitors_turn() -> None:
    table = church(5)
    table.treasury(5)  # a visit costs nothing
    table.hand("political-13", "political-03")  # a King card
    table.plan("plan-blue-2a")
    table.available(blue="building-01")
    table.official("king", 2, plaza=True)
    table.clergy("clergy-trade-any")
    table.favour("king", seat=1)
    table.turn().play("court political-13", "stop", "open site-west-e", "use plan-blue-2a")
    assert (table.seat, table.asks) == (1, ag.ASK_FOLLOW)
    table.play("do cardinal", "move 2", "take tile clergy-sell-bonus ahead")
    assert (table.seat, table.asks) == (0, ag.ASK_DRAW)  # first the visitor draws
    table.play(table.offers[0])
    assert (table.seat, table.asks) == (1, ag.ASK_GIVE_TILE)  # then the church, the mover first
    table.play("stop")
    assert (table.seat, table.asks) == (0, ag.ASK_GIVE_TILE)


@pytest.mark.rule("CHURCH-08", "CHURCH-01")
def test_no_second_scoring_without_reaching_the_icon_again() -> None:
    table = church(5)
    table.clergy("clergy-discount")
    table.do(MEET, SCORING, SCORING, ag.task(ag.ASK_TURN, 1))
    table.hand("political-07", "political-08", seat=1)
    table.play("move 1", "take tile clergy-discount ahead", "stop")
    assert table.asks == ag.ASK_TURN
    assert len(table.happened(e.CHURCH_OPENS)) == 1


@pytest.mark.rule("G-36", "CF-11")
def test_church_scoring_comes_before_the_period_change() -> None:
    table = church()
    table.clergy("clergy-discount")
    table.hand("political-03")
    table.s.trigger = 0  # the period ends with this turn
    table.s.church_call = 0
    table.do(ag.task(ag.MAINTENANCE, 0), SCORING, ag.task(ag.END_TURN, 0))
    assert table.asks == ag.ASK_GIVE_TILE
    assert not table.happened(e.PERIOD_ENDS)
    table.play("stop")
    assert table.happened(e.PERIOD_ENDS)


@pytest.mark.rule("G-44")
def test_church_scoring_of_the_last_turn_comes_before_final_scoring() -> None:
    table = church(5)
    table.hand("political-03", "political-04")
    table.goods(cloth=1, gold=1)
    table.s.period, table.s.trigger, table.s.turns_left = 2, 0, 1
    table.turn().play("portfolio political-03", "offer cloth cardinal", "move 1")
    table.play("take tile clergy-discount ahead", "stop")
    table.play(table.offers[0])
    assert table.asks == ag.ASK_GIVE_TILE
    table.play("give clergy-discount")
    assert table.s.over
    assert table.me.ledger[w.W_CHURCH] == 2
    assert table.me.influence == 3  # worth a real at the end like any other influence


@pytest.mark.rule("G-45")
def test_the_cardinal_moved_in_the_period_change() -> None:
    table = church(5)
    table.hand("political-15")  # reward: the Cardinal with one arrow
    table.hand("political-26", seat=1)  # the same
    table.clergy("clergy-discount", seat=2)
    table.s.trigger = 1
    table.do(ag.task(ag.END_TURN, 0))
    assert table.seat == 1
    table.play("discard political-26", "accept", "take tile clergy-discount ahead")
    assert table.s.church_call == 1
    table.play("stop")  # seat 2 has no hand, seat 0 keeps the card
    # After the refill, before the next turn, beginning with the player who moved it.
    assert table.asks == ag.ASK_GIVE_TILE
    assert table.seat == 1
    assert table.s.period == 2
    assert w.NONE not in table.s.church
    table.play("stop")
    assert (table.seat, table.asks) == (2, ag.ASK_GIVE_TILE)


@pytest.mark.rule("G-37", "CHURCH-02")
def test_one_scoring_however_often_the_envelope_is_passed() -> None:
    table = church(5)
    table.do(
        ag.task(ag.STATE_ACTION, 1, w.CARDINAL),
        ag.task(ag.STATE_ACTION, 2, w.CARDINAL),
        SCORING,
        SCORING,
    )
    table.clergy("clergy-trade-any")
    table.play("move 1", "take tile clergy-discount ahead")
    table.s.cardinal = 5
    table.play("move 1", "take tile clergy-warehouse-bonus behind")
    asked = []
    while table.s.agenda:
        asked.append(table.seat)
        table.play("stop")
    assert asked == [1, 2, 0]  # once, from the first who reached it
