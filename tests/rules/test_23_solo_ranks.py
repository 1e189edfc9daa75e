"""Chapter 23.6 to 23.8: the period change, the end of the game and the rank of the human."""

import pytest

from lisboa.rules import ranks, scoring
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from tests.rules.table import Table, tables

L = w.LACERDA
SOLO = Agreement(solo=True)


def solo(agreement: Agreement = SOLO) -> Table:
    return Table(2, agreement=agreement).lacerda_at("king")


def scored(table: Table) -> Table:
    return table.do(ag.task(ag.FINAL_SCORING, L))


def wigs(table: Table, category: int) -> tuple[int, int]:
    """What the human and Lacerda have in one category."""
    return table.me.ledger[category], table.lacerda.ledger[category]


# ---- the period change ----


@pytest.mark.rule("SOLO-PER-01", "SG-50", "DT-17")
def test_a_wig_for_each_cube_of_lacerda_when_the_human_gets_his_for_sets() -> None:
    table = solo()
    table.lacerda.rubble = [2, 4, 1]
    table.rubble(2, 3, 2)
    table.hand("political-01")
    table.s.trigger = 0
    table.do(ag.task(ag.END_TURN, 0))
    assert table.asks == ag.ASK_DISCARD  # after PERIOD-06, before anything else
    assert wigs(table, w.W_PERIOD) == (3 * 2, 7)
    assert table.lacerda.rubble == [2, 4, 1]  # they count again at the end


# ---- the end of the game ----


@pytest.mark.rule("SG-54")
@pytest.mark.parametrize(("seat", "seats"), [(0, [1, 0, 1]), (1, [0, 1])])
def test_the_round_is_completed_then_one_turn_each(seat: int, seats: list[int]) -> None:
    table = solo()
    table.s.period, table.s.trigger = 2, seat
    table.hand("political-01", "political-02", "political-03")
    table.do(ag.task(ag.END_TURN, seat))
    while table.offers:
        table.play(table.offers[0])
    assert [event[1] for event in table.happened(e.TURN_BEGINS)] == seats
    assert table.s.over


@pytest.mark.rule("SOLO-END-01")
def test_the_human_scores_as_in_a_game_for_two() -> None:
    results = []
    for agreement in (SOLO, Agreement()):
        table = Table(2, agreement=agreement)
        table.s.building = [w.NONE] * table.t.sites
        table.portfolio("ship-red-1")
        table.rubble(2, 1, 1)
        table.store("a2", "cloth")
        table.completed("plan-blue-3a")
        table.me.reais, table.me.influence = 7, 5
        table.favour("king")
        table.decrees("decree-20")
        results.append(scored(table).me.ledger)
    assert results[0] == results[1]
    ledger = results[0]
    assert ledger[w.W_SHIPS : w.W_FAVOURS + 1] == [2, 3, 9, 2, 6, 15, 2]


@pytest.mark.rule("SOLO-END-02")
def test_the_hulls_of_lacerdas_ships() -> None:
    table = solo()
    table.portfolio("ship-blue-1", "ship-red-1", "ship-purple-1", "ship-brown-1", seat=L)
    assert wigs(scored(table), w.W_SHIPS) == (0, 1 + 2 + 3 + 4)


@pytest.mark.rule("SOLO-END-03")
def test_a_wig_for_each_cube_and_nothing_for_sets() -> None:
    table = solo()
    table.lacerda.rubble = [3, 6, 2]
    table.rubble(1, 1, 3)
    assert wigs(scored(table), w.W_SETS) == (3, 11)


@pytest.mark.rule("SOLO-END-04")
def test_store_majorities_of_lacerda() -> None:
    table = solo()
    table.store("a2", "cloth", seat=L)
    table.store("b2", "cloth", seat=L)
    table.store("c2", "cloth")
    table.store("a4", "books", seat=L)
    table.store("b4", "books")
    table.store("d1", "gold")
    # Cloth 9 and 3, books (9 + 3) // 2 each, gold for the human alone.
    assert wigs(scored(table), w.W_MAJORITIES) == (3 + 6 + 3, 9 + 6)


@pytest.mark.rule("SOLO-END-05")
def test_nothing_for_money_and_influence_of_lacerda() -> None:
    table = solo()
    table.lacerda.influence, table.lacerda.reais = 10, 10
    table.lacerda.goods = [5, 5, 5, 5]
    assert scored(table).lacerda.wigs == 0


@pytest.mark.rule("SOLO-END-06", "SOLO-NOBLE-11")
def test_three_wigs_for_each_decree_whatever_it_says() -> None:
    table = solo()
    table.decrees("decree-20", "decree-41", "decree-63", seat=L)
    table.store("a2", "cloth", seat=L)  # decree 20 would be worth 6
    assert wigs(scored(table), w.W_DECREES) == (0, 9)


@pytest.mark.rule("SOLO-END-07", "SG-51", "CF-49")
def test_the_officials_on_all_plans_of_lacerda_count() -> None:
    table = solo()
    table.completed("plan-start-blue-a", "plan-start-green-a", "plan-blue-3a", seat=L)
    table.completed("plan-blue-4a")
    table.plan("plan-green-5a")  # unfinished: it does not count for the human
    table.official("builder", 5)  # nor do officials in offices
    assert wigs(scored(table), w.W_OFFICIALS) == (5, 15)


@pytest.mark.rule("SOLO-END-07", "SG-51")
def test_a_plan_that_lacerda_takes_counts_without_being_completed() -> None:
    table = solo()
    table.do(ag.task(ag.LACERDA_NOBLE, L, w.KING))
    table.lacerda_at("builder", "builder").do(ag.task(ag.LACERDA_STATE, L))
    assert scoring.plan_officials(table.s, table.lacerda) == 2
    assert wigs(scored(table), w.W_OFFICIALS) == (0, 15)


@pytest.mark.rule("SOLO-END-08")
def test_two_wigs_for_each_favour_of_lacerda() -> None:
    table = solo()
    table.favour("builder", "king", seat=L)
    assert wigs(scored(table), w.W_FAVOURS) == (0, 4)


@pytest.mark.rule("SG-55")
def test_neutral_officials_never_score() -> None:
    table = solo()
    for noble in ("builder", "minister", "king"):
        table.official(noble, 3, seat=w.NEUTRAL)
    table.official("king", 1)
    table.decrees("decree-58")  # most officials in offices
    assert wigs(scored(table), w.W_OFFICIALS) == (0, 0)
    assert table.me.ledger[w.W_DECREES] == 6


@pytest.mark.rule("SG-56", "CF-43")
@pytest.mark.parametrize(("human", "winner"), [(31, 0), (30, L), (29, L)])
def test_equal_wigs_are_not_enough(human: int, winner: int) -> None:
    table = solo()
    table.me.wigs, table.lacerda.wigs = human, 30
    for plot in ("a1", "b1", "c1"):
        table.store(plot, "gold")  # would break a tie among people
    assert scoring.winners(table.s) == [winner]


# ---- decrees of the human that look at Lacerda ----


@pytest.mark.rule("G-150")
def test_lacerdas_stores_count_for_a_majority_decree() -> None:
    for theirs, earned in ((("b1", "b2", "b3"), 0), (("b1", "b2"), 6)):
        table = solo()
        table.decrees("decree-20")
        table.store("a1", "gold")
        table.store("a2", "gold")
        for plot in theirs:
            table.store(plot, "gold" if plot != "b3" else "cloth", seat=L)
        assert scored(table).me.ledger[w.W_DECREES] == earned


@pytest.mark.rule("G-150")
@pytest.mark.parametrize(("ship", "earned"), [("ship-brown-1", 0), ("ship-blue-1", 6)])
def test_lacerdas_hulls_count_for_a_majority_decree(ship: str, earned: int) -> None:
    table = solo()
    table.decrees("decree-41")
    table.portfolio("ship-purple-1")
    table.portfolio(ship, seat=L)
    assert scored(table).me.ledger[w.W_DECREES] == earned


@pytest.mark.rule("G-150")
@pytest.mark.parametrize(("theirs", "earned"), [(3, 0), (2, 6)])
def test_lacerdas_officials_count_for_a_majority_decree(theirs: int, earned: int) -> None:
    table = solo()
    table.decrees("decree-58")
    table.official("king", 2)
    table.official("builder", theirs, seat=L)
    table.official("minister", 5, seat=w.NEUTRAL)
    assert scored(table).me.ledger[w.W_DECREES] == earned


@pytest.mark.rule("G-150")
def test_lacerda_has_no_sets_and_no_reais() -> None:
    table = solo()
    table.decrees("decree-46", "decree-63")
    table.rubble(1, 1, 1)
    table.me.reais = 1
    table.do(ag.task(ag.LACERDA_NOBLE, L, w.BUILDER))
    table.lacerda.rubble = [6, 6, 6]
    assert scored(table).me.ledger[w.W_DECREES] == 6 + 6


@pytest.mark.rule("G-150")
def test_the_building_of_the_set_up_counts_for_decrees() -> None:
    t = tables()
    s = engine.start(t, deal.draw(t, 2, 1, agreement=SOLO))
    architect = next(face for face in s.building if face != w.NONE) // t.buildings
    decree = ("decree-28", "decree-29")[architect]
    s.players[0].decrees = [t.decree_name.index(decree)]
    before = s.players[0].ledger[w.W_DECREES]
    s.agenda = [ag.task(ag.FINAL_SCORING, L)]
    engine.resume(s)
    assert s.players[0].ledger[w.W_DECREES] == before + 1


# ---- ranks ----


def right_hand() -> Table:
    """The human just meets every condition of the highest rank."""
    table = solo()
    table.me.wigs, table.lacerda.wigs = 41, 40
    for plot, good in (("a1", "gold"), ("a2", "cloth"), ("a3", "books"), ("a4", "books")):
        table.store(plot, good)
    for plot, good in (("b3", "books"), ("b4", "tools"), ("b5", "tools")):
        table.store(plot, good, seat=L)
    table.me.reais = 20
    table.decrees(*(f"decree-{n:02}" for n in range(11, 19)))
    table.portfolio("ship-blue-1", "ship-red-1")
    return table


def fewer_decrees(table: Table, n: int) -> Table:
    table.me.decrees = table.me.decrees[:n]
    return table


def more_stores_of_lacerda(table: Table, n: int) -> Table:
    for plot in ("c5", "d5", "c4")[:n]:
        table.store(plot, "tools", seat=L)
    return table


@pytest.mark.rule("SOLO-RANK-04")
def test_the_right_hand_of_the_marquis() -> None:
    table = right_hand()
    assert ranks.majorities(table.s) == 3
    assert ranks.rank(table.s) == ranks.RIGHT_HAND == ranks.RANKS - 1  # none is higher
    for change in ("reais", "decrees", "ships", "stores", "majorities"):
        table = right_hand()
        if change == "reais":
            table.me.reais = 19
        elif change == "decrees":
            fewer_decrees(table, 7)
        elif change == "ships":
            table.me.upper[1] = table.card("political-03")  # a noble is no ship
        elif change == "stores":
            more_stores_of_lacerda(table, 1)
        else:
            table.s.store[table.t.plot_name.index("plot-a1")] = w.BOOKS  # no gold any more
        assert ranks.rank(table.s) == ranks.FAVOURITE, change


@pytest.mark.rule("SOLO-RANK-03")
def test_the_kings_favourite() -> None:
    for change in ("", "reais", "decrees", "ships", "stores", "majorities"):
        table = fewer_decrees(right_hand(), 7)
        table.me.reais = 10
        table.me.upper[1] = w.NONE
        more_stores_of_lacerda(table, 1)
        table.s.store[table.t.plot_name.index("plot-a1")] = w.BOOKS
        assert ranks.rank(table.s) == ranks.FAVOURITE
        if change == "reais":
            table.me.reais = 9
        elif change == "decrees":
            fewer_decrees(table, 6)
        elif change == "ships":
            table.me.upper[0] = w.NONE
        elif change == "stores":
            more_stores_of_lacerda(table, 2)
        elif change == "majorities":
            table.s.store[table.t.plot_name.index("plot-a2")] = w.BOOKS
        assert ranks.rank(table.s) == (ranks.SERVANT if change else ranks.FAVOURITE), change


def servant() -> Table:
    """The human just meets every condition of a Court servant."""
    table = fewer_decrees(right_hand(), 6)
    table.me.reais = 5
    table.me.upper = [w.NONE] * 3
    more_stores_of_lacerda(table, 3)
    for plot in ("a1", "a2"):
        table.s.store[table.t.plot_name.index(f"plot-{plot}")] = w.BOOKS
    return table


@pytest.mark.rule("SOLO-RANK-01", "SOLO-RANK-02", "CF-43")
def test_a_court_servant_or_a_jester() -> None:
    assert ranks.majorities(servant().s) == 1
    assert ranks.rank(servant().s) == ranks.SERVANT
    for change in ("reais", "wigs", "equal wigs", "stores", "majorities", "decrees"):
        table = servant()
        if change == "reais":
            table.me.reais = 4
        elif change == "wigs":
            table.me.wigs = 39
        elif change == "equal wigs":
            table.me.wigs = 40
        elif change == "stores":
            table.me.houses = [2, 1, 0]
        elif change == "majorities":
            for plot in ("b4", "c4", "c5"):  # as many as the human
                table.s.store[table.t.plot_name.index(f"plot-{plot}")] = w.BOOKS
        else:
            fewer_decrees(table, 3)
        assert ranks.rank(table.s) == ranks.JESTER, change


@pytest.mark.rule("SOLO-RANK-05", "CF-42", "DT-16")
@pytest.mark.parametrize(
    ("decrees", "rank"),
    [
        (3, ranks.JESTER),
        (4, ranks.JESTER),
        (5, ranks.JESTER),
        (6, ranks.SERVANT),
        (7, ranks.FAVOURITE),
        (8, ranks.RIGHT_HAND),
    ],
)
def test_the_number_of_decrees_alone(decrees: int, rank: int) -> None:
    assert ranks.rank(fewer_decrees(right_hand(), decrees).s) == rank


@pytest.mark.rule("DT-16")
@pytest.mark.parametrize(
    ("decrees", "rank"), [(5, ranks.JESTER), (6, ranks.SERVANT), (7, ranks.FAVOURITE)]
)
def test_ten_reais_two_majorities_and_a_ship(decrees: int, rank: int) -> None:
    table = fewer_decrees(right_hand(), decrees)
    table.me.reais = 10
    table.me.upper[1] = w.NONE
    more_stores_of_lacerda(table, 1)  # as many as the human
    table.s.store[table.t.plot_name.index("plot-a1")] = w.BOOKS
    assert ranks.majorities(table.s) == 2
    assert ranks.rank(table.s) == rank


@pytest.mark.rule("SOLO-RANK-05", "CF-42")
@pytest.mark.parametrize(("decrees", "rank"), [(3, ranks.JESTER), (4, ranks.SERVANT)])
def test_a_table_may_agree_on_four_decrees(decrees: int, rank: int) -> None:
    table = fewer_decrees(right_hand(), decrees)
    table.s.agreement = Agreement(solo=True, servant_decrees=4)
    assert ranks.rank(table.s) == rank


@pytest.mark.rule("SOLO-RANK-06")
def test_a_higher_rank_needs_the_conditions_of_the_lower_ones() -> None:
    table = right_hand()
    table.me.houses, table.lacerda.houses = [2, 1, 0], [2, 0, 0]  # 3 stores against 2
    assert ranks.meets(table.s, ranks.RIGHT_HAND)
    assert ranks.rank(table.s) == ranks.JESTER


@pytest.mark.rule("SG-52")
def test_majorities_are_sole_first_places_in_five_categories() -> None:
    table = solo()
    assert ranks.majorities(table.s) == 0
    table.store("a1", "gold")
    assert ranks.majorities(table.s) == 1
    table.store("b1", "gold", seat=L)  # a shared first place is none
    assert ranks.majorities(table.s) == 0
    table.store("c1", "gold")
    table.store("a2", "cloth")
    table.store("a3", "books")
    table.store("a4", "tools")
    table.completed("plan-blue-3a")
    table.completed("plan-start-blue-a", seat=L)
    assert ranks.majorities(table.s) == 5
    table.completed("plan-blue-2a", seat=L)
    assert ranks.majorities(table.s) == 4


@pytest.mark.rule("SG-53")
def test_influence_turned_into_reais_counts_for_the_ranks() -> None:
    table = servant()
    table.me.reais, table.me.influence = 1, 7  # 7 is worth 4: the coins at 5, 3, 2 and 0
    assert ranks.rank(table.s) == ranks.SERVANT
    table.me.influence = 5  # worth 3
    assert ranks.rank(table.s) == ranks.JESTER
