"""Chapter 20: final scoring."""

import pytest

from lisboa.edition import vocabulary as v
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from tests.rules.table import Table

# Plots of each type, so that a test can give a player any number of stores of it.
PLOTS = {
    "gold": "a1 a2 b1 b2 c1 c2 d1 d2 e2",
    "cloth": "a2 a3 b2 b3 c2 c3 d2 d3 e2 e3",
    "books": "a3 a4 b3 b4 c3 c4 d3 d4 e3 e4",
    "tools": "a4 a5 b4 b5 c4 c5 d4 d5 e4 e5",
}
PLANS = {"2": "plan-blue-2a", "3": "plan-blue-3a", "4": "plan-blue-4a", "5": "plan-blue-5a"}


def scored(table: Table) -> Table:
    return table.do(ag.task(ag.FINAL_SCORING, 0))


def wigs(table: Table, category: int) -> list[int]:
    return [p.ledger[category] for p in table.s.players]


def store_wigs(good: str, *stores: int) -> list[int]:
    """The wigs of all players, given their numbers of stores of one type."""
    table = Table(players=len(stores))
    plots = iter(PLOTS[good].split())
    for seat, n in enumerate(stores):
        for _ in range(n):
            table.store(next(plots), good, seat=seat)
    return wigs(scored(table), w.W_MAJORITIES)


def official_wigs(*plans: str) -> list[int]:
    """The wigs of all players, given the officials on their completed plans: "5 4"."""
    table = Table(players=len(plans))
    for seat, officials in enumerate(plans):
        table.completed(*(PLANS[n] for n in officials.split()), seat=seat)
    return wigs(scored(table), w.W_OFFICIALS)


# ---- ships and sets ----


@pytest.mark.rule("SCORE-01", "EX-32", "CF-30")
def test_ships_score_their_hulls() -> None:
    table = Table()
    table.portfolio("ship-red-1", "ship-purple-1", "ship-purple-2", "political-17")
    table.portfolio("political-03", "ship-brown-1", seat=1)
    assert wigs(scored(table), w.W_SHIPS) == [2 + 3 + 3, 4, 0]


@pytest.mark.rule("SCORE-02", "EX-33", "CF-31", "RUB-12")
def test_sets_score_three_wigs_each() -> None:
    table = Table()
    table.rubble(3, 5, 4)
    table.rubble(5, 5, 0, seat=1)
    table.rubble(1, 1, 1, seat=2)
    table.s.players[2].markers = 0  # used for a decree
    assert wigs(scored(table), w.W_SETS) == [9, 0, 3]


# ---- store majorities ----


@pytest.mark.rule("SCORE-03")
@pytest.mark.parametrize(
    ("good", "expected"),
    [
        ("gold", [1, 3, 2]),
        ("tools", [2, 6, 4]),
        ("books", [3, 9, 6]),
        ("cloth", [3, 9, 6]),
    ],
)
def test_three_places_for_each_type_of_store(good: str, expected: list[int]) -> None:
    assert store_wigs(good, 1, 3, 2) == expected


@pytest.mark.rule("SCORE-03")
def test_the_four_types_are_ranked_separately() -> None:
    table = Table()
    table.store("a1", "gold")
    table.store("b2", "gold", seat=1)
    table.store("c2", "gold", seat=1)
    table.store("a5", "tools")
    table.store("e3", "cloth", seat=1)
    # gold 3 + cloth 9 for the rival; gold 2 + tools 6 for me
    assert wigs(scored(table), w.W_MAJORITIES) == [8, 12, 0]


@pytest.mark.rule("SCORE-04", "EX-34")
def test_a_player_without_a_store_of_the_type_gets_nothing() -> None:
    assert store_wigs("tools", 5, 2, 0, 0) == [6, 4, 0, 0]
    assert store_wigs("cloth", 0, 0, 0) == [0, 0, 0]
    assert store_wigs("books", 0, 2, 0) == [0, 9, 0]


@pytest.mark.rule("SCORE-05", "CF-34", "G-113")
@pytest.mark.parametrize(
    ("good", "first_of_2", "first_of_3", "first_of_4", "second_of_2", "second_of_3", "third_of_2"),
    [
        ("gold", 2, 2, 1, 1, 1, 0),
        ("tools", 5, 4, 3, 3, 2, 1),
        ("books", 7, 6, 4, 4, 3, 1),
        ("cloth", 7, 6, 4, 4, 3, 1),
    ],
)
def test_tied_places_are_added_and_shared(
    good: str,
    first_of_2: int,
    first_of_3: int,
    first_of_4: int,
    second_of_2: int,
    second_of_3: int,
    third_of_2: int,
) -> None:
    assert store_wigs(good, 3, 3, 0, 0) == [first_of_2, first_of_2, 0, 0]
    assert store_wigs(good, 2, 2, 2, 0) == [first_of_3, first_of_3, first_of_3, 0]
    assert store_wigs(good, 2, 2, 2, 2) == [first_of_4] * 4
    assert store_wigs(good, 3, 1, 1, 0)[1:] == [second_of_2, second_of_2, 0]
    assert store_wigs(good, 3, 1, 1, 1)[1:] == [second_of_3] * 3
    assert store_wigs(good, 3, 2, 1, 1)[2:] == [third_of_2, third_of_2]


@pytest.mark.rule("SCORE-06")
def test_after_a_tie_the_next_place_is_further_down() -> None:
    assert store_wigs("cloth", 2, 2, 1) == [7, 7, 3]
    assert store_wigs("cloth", 3, 2, 2, 1) == [9, 4, 4, 0]
    assert store_wigs("tools", 2, 2, 2, 1) == [4, 4, 4, 0]


@pytest.mark.rule("DT-07", "DT-08", "TWOP-09", "SCORE-05")
def test_two_players_use_the_first_and_the_third_place() -> None:
    assert store_wigs("tools", 3, 3) == [4, 4]
    assert store_wigs("tools", 3, 1) == [6, 2]
    assert store_wigs("tools", 3, 0) == [6, 0]
    assert store_wigs("tools", 0, 0) == [0, 0]
    assert [store_wigs(good, 1, 2) for good in v.GOODS] == [[1, 3], [3, 9], [3, 9], [2, 6]]
    assert [store_wigs(good, 2, 2)[0] for good in v.GOODS] == [2, 6, 6, 4]


# ---- money ----


@pytest.mark.rule("SCORE-07", "EX-36", "INF-12")
def test_five_reais_are_a_wig_and_influence_counts_without_moving() -> None:
    table = Table()
    table.me.reais = 13
    table.me.influence = 6  # over the coins on 5, 3, 2 and 0
    table.rival.reais = 4
    table.s.players[2].influence = 10  # six coins
    scored(table)
    assert wigs(table, w.W_MONEY) == [3, 0, 1]  # 17, 4 and 6 réis
    assert [p.influence for p in table.s.players] == [6, 0, 10]


@pytest.mark.rule("G-110")
def test_permanent_coins_do_not_count_as_money() -> None:
    table = Table()
    table.me.reais = 4
    table.portfolio("political-17", "political-62")
    table.clergy("clergy-discount")
    assert wigs(scored(table), w.W_MONEY) == [0, 0, 0]


# ---- officials on completed plans ----


@pytest.mark.rule("SCORE-09", "CF-33")
def test_completed_plans_are_ranked_by_their_officials() -> None:
    assert official_wigs("2", "5 4", "3 2") == [5, 15, 10]
    table = Table()
    table.completed("plan-blue-2a")
    table.plan("plan-blue-5a", "plan-blue-5b", seat=1)  # unfinished
    table.official("king", 4, seat=1)
    assert wigs(scored(table), w.W_OFFICIALS) == [15, 0, 0]


@pytest.mark.rule("SCORE-09", "G-95")
def test_a_clergy_reduction_does_not_lower_the_officials_counted() -> None:
    table = Table()
    table.completed("plan-blue-3a")
    table.clergy("clergy-staff-reduction", "clergy-staff-reduction")
    table.completed("plan-green-2a", seat=1)
    assert wigs(scored(table), w.W_OFFICIALS) == [15, 10, 0]


@pytest.mark.rule("SCORE-10", "SCORE-05", "SCORE-06", "G-113")
def test_ties_for_officials_are_shared() -> None:
    assert official_wigs("5", "3 2", "", "") == [12, 12, 0, 0]
    assert official_wigs("5", "5", "5", "") == [10, 10, 10, 0]
    assert official_wigs("5", "5", "5", "5") == [7, 7, 7, 7]
    assert official_wigs("5", "4", "4", "") == [15, 7, 7, 0]
    assert official_wigs("5", "4", "4", "4") == [15, 5, 5, 5]
    assert official_wigs("5", "4", "3", "3") == [15, 10, 2, 2]
    assert official_wigs("5", "4", "4", "2") == [15, 7, 7, 0]
    assert official_wigs("", "", "") == [0, 0, 0]


@pytest.mark.rule("DT-09", "TWOP-10")
def test_officials_of_two_players() -> None:
    assert official_wigs("5", "3 2") == [10, 10]
    assert official_wigs("5 2", "4") == [15, 5]
    assert official_wigs("2", "") == [15, 0]


# ---- favours, decrees, and what does not score ----


@pytest.mark.rule("SCORE-11", "FAV-04", "EX-39")
def test_each_favour_is_worth_two_wigs() -> None:
    table = Table()
    table.favour("king", "minister")
    table.favour("builder", seat=1)
    assert wigs(scored(table), w.W_FAVOURS) == [4, 2, 0]


@pytest.mark.rule("SCORE-08", "EX-37", "DECREE-05", "DECREE-07")
def test_decrees_score_for_their_owner_only() -> None:
    table = Table()
    table.decrees("decree-38", "decree-40")  # 2 for each ship, 6 for a hull of 4
    table.portfolio("ship-brown-1")
    table.portfolio("ship-brown-2", seat=1)
    assert wigs(scored(table), w.W_DECREES) == [2 + 6, 0, 0]


@pytest.mark.rule("G-112")
def test_goods_crates_unfinished_plans_clergy_tiles_and_markers_do_not_score() -> None:
    table = Table()
    table.goods(gold=2, cloth=2, books=2, tools=2)
    table.portfolio("ship-blue-1", "political-03", "political-17")
    table.cargo("ship-blue-1", "gold")
    table.plan("plan-blue-5a", "plan-green-5a")
    table.clergy("clergy-instant-influence", "clergy-trade-any")
    table.me.markers = 2
    table.hand("political-75", "political-10")
    table.official("king", 3)
    scored(table)
    assert table.me.wigs == 1  # the hull of the ship


@pytest.mark.rule("G-19")
def test_wigs_have_no_maximum() -> None:
    table = Table()
    table.me.wigs = 199
    table.favour("king")
    scored(table)
    assert table.me.wigs == 201


# ---- the result ----


def everything() -> Table:
    """A player who scores in every category."""
    table = Table()
    table.portfolio("ship-brown-1")
    table.rubble(1, 1, 1)
    table.store("a1", "gold")
    table.me.reais = 5
    table.decrees("decree-38")
    table.completed("plan-blue-2a")
    table.favour("king")
    return scored(table)


@pytest.mark.rule(
    "SCORE-01", "SCORE-02", "SCORE-03", "SCORE-07", "SCORE-08", "SCORE-09", "SCORE-11"
)
def test_the_steps_of_final_scoring_come_in_their_printed_order() -> None:
    events = everything().happened(e.WIGS)
    assert [event[1:4] for event in events] == [
        (0, 4, w.W_SHIPS),
        (0, 3, w.W_SETS),
        (0, 3, w.W_MAJORITIES),
        (0, 1, w.W_MONEY),
        (0, 2, w.W_DECREES),
        (0, 15, w.W_OFFICIALS),
        (0, 2, w.W_FAVOURS),
    ]


@pytest.mark.rule("G-155")
def test_wigs_by_category_add_up_to_the_score() -> None:
    table = everything()
    assert table.me.wigs == sum(table.me.ledger) == 4 + 3 + 3 + 1 + 2 + 15 + 2
    assert table.s.over


@pytest.mark.rule("G-155")
def test_every_way_to_gain_or_lose_wigs_has_its_category() -> None:
    table = Table()
    # sailing
    table.goods(gold=1)
    table.portfolio("ship-blue-1")
    table.do(ag.task(ag.ASK_LOAD, 0)).play("load gold ship-blue-1")
    # a numbered envelope that ends on 10, and a reward in wigs
    table.me.influence = 8
    table.hand("political-09", "political-10")
    table.s.trigger = 0
    table.do(ag.task(ag.PERIOD_DISCARD, 0))
    table.play("discard political-09", "discard political-10", "claim political-10")
    table.s.trigger = w.NONE
    assert table.me.ledger[w.W_SAILING] == 1
    assert table.me.ledger[w.W_REWARDS] == 1
    table.hand("political-09")
    table.do(ag.task(ag.PERIOD_DISCARD, 0)).play("discard political-09", "claim political-09")
    assert table.me.ledger[w.W_INFLUENCE] == 1
    # a visit paid in wigs, and a penalty
    table.me.influence = 0
    table.do(ag.task(ag.PAY_VISIT, 0, w.KING))  # costs 1
    assert table.me.ledger[w.W_VISITS] == -1
    table.hand("political-12")  # lose a wig
    table.goods(gold=1)
    table.turn().play("portfolio political-12")
    assert table.me.ledger[w.W_PENALTIES] == -1
    # the church
    table.clergy("clergy-follow-discount")
    table.do(ag.task(ag.ASK_GIVE_TILE, 0)).play("give clergy-follow-discount")
    assert table.me.ledger[w.W_CHURCH] == 3
    assert table.me.wigs == sum(table.me.ledger) == 1 + 1 + 1 - 1 - 1 + 3


@pytest.mark.rule("G-155")
def test_stores_openings_and_sets_of_the_period_have_categories_of_their_own() -> None:
    table = Table()
    table.s.scoring = (4, 3, 3, 4)
    table.building("site-north-gold", "building-01")
    table.store("a1", "gold")
    lot = table.t.actions.thing[table.t.actions.parse("build plot-a1 gold")]
    table.do(ag.task(ag.STORE_WIGS, 0, lot))
    assert table.me.ledger[w.W_STORES] == 4
    plan, site = (table.t.plan_name.index("plan-blue-2a"), table.t.site_name.index("site-west-a"))
    table.plan("plan-blue-2a")
    table.building("site-west-a", "building-02")
    table.do(ag.task(ag.COMPLETE_PLAN, 0, plan, site))
    assert table.me.ledger[w.W_OPENINGS] == 4
    table.rubble(2, 2, 2)
    table.do(ag.task(ag.PERIOD_WIGS, 0))
    assert table.me.ledger[w.W_PERIOD] == 6
    assert table.me.wigs == sum(table.me.ledger) == 14
