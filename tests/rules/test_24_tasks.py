"""Chapter 24.3: task cards for newcomers (variant)."""

from collections.abc import Callable

import pytest

from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.state import State
from tests.rules.table import Table, tables

TASKS = Agreement(tasks=(0, 1, 2))
PACK_A = ("task-01", "task-02", "task-03", "task-04")
PACK_B = ("task-05", "task-06", "task-07", "task-08", "task-09", "task-10", "task-11", "task-12")
SPARE = "political-12"  # one more hand card that nobody plays


def with_tasks(*names: str, agreement: Agreement = TASKS) -> Table:
    """Seat 0 holds these task cards. Treasury 3: a visit costs 1, an event or a plot 3."""
    table = Table(agreement=agreement)
    hold(table, *names)
    table.me.reais = 20
    return table


def hold(table: Table, *names: str, seat: int = 0) -> None:
    table.s.players[seat].tasks = [table.t.task_name.index(name) for name in names]


def held(table: Table, seat: int = 0) -> list[str]:
    return [table.t.task_name[task] for task in table.s.players[seat].tasks]


def draw(table: Table) -> Table:
    """The turn goes on to its end: the active player draws the first card of the display."""
    assert table.asks == ag.ASK_DRAW
    return table.play(table.offers[0])


def fulfilled(table: Table, seat: int = 0) -> list[str]:
    """At the end of the turn: the cards of which this seat may be rewarded for one."""
    if table.asks == ag.ASK_DRAW:
        draw(table)
    if table.seat == seat and table.asks == ag.ASK_TASK:
        return [answer.removeprefix("task ") for answer in table.offers]
    if table.seat == seat and table.asks == ag.ASK_ACCEPT:
        # The only card is taken by itself when its reward asks something (G-153).
        return [table.t.task_name[table.happened(e.TASK_DONE)[-1][2]]]
    return []


def reward(table: Table, card: str) -> Table:
    """The end of the turn: the draw, and the reward for this card."""
    draw(table)
    if table.asks == ag.ASK_TASK:
        table.play(f"task {card}")
    return table


def skip_turns(table: Table) -> None:
    """The others take gold, or pass without cards, until it is the turn of seat 0 again."""
    while table.seat != 0:
        if table.asks == ag.ASK_TURN:
            table.play(table.offers[0])
        draw(table)


# ---- deeds: whole actions of seat 0, up to the draw ----


def store_on_a_visit(table: Table) -> None:
    table.hand("political-03", SPARE)
    table.me.influence = 1
    table.turn().play("court political-03", "stop", "build plot-c1 gold", "house left")


def decree_on_a_visit(table: Table) -> None:
    table.hand("political-07", SPARE)
    table.me.influence = 1
    table.turn().play("court political-07")  # neither ship nor production: no free action
    table.play(table.offers[0])


def ship_on_a_visit(table: Table) -> None:
    table.hand("political-07", SPARE)
    table.me.influence = 1
    table.goods(gold=1)
    table.turn().play("court political-07", "do ship")
    table.play(table.offers[0])  # the decree


def opening_on_a_visit(table: Table) -> None:
    table.hand("political-13", SPARE)
    table.me.influence = 1
    table.plan("plan-blue-2a")
    table.official("builder", 2)
    table.turn().play("court political-13", "stop", "open site-west-b", "use plan-blue-2a")


def store_by_event(table: Table) -> None:
    table.hand("political-17", SPARE)
    table.turn().play("court political-17", "build plot-c1 gold", "house left")


def decree_by_event(table: Table) -> None:
    table.hand("political-37", SPARE)
    table.turn().play("court political-37")
    table.play(table.offers[0])


def ship_by_event(table: Table) -> None:
    table.hand("political-38", SPARE)
    table.goods(gold=1)
    table.turn().play("court political-38")


def opening_by_event(table: Table) -> None:
    table.hand("political-39", SPARE)
    table.plan("plan-blue-2a")
    table.official("builder", 2)
    table.turn().play("court political-39", "open site-west-b", "use plan-blue-2a")


def trade(table: Table, *plays: str) -> None:
    """Play a card into the portfolio (2 réis) and trade."""
    table.hand("political-03", SPARE)
    table.turn().play("portfolio political-03")
    for answer in ("add", "trade"):
        if answer in table.offers:
            table.play(answer)
    table.play(*plays)


def ship_by_trade(table: Table) -> None:
    table.goods(gold=1, books=1)
    trade(table, "offer books ship", "add")


def follow(table: Table, card: str, noble: str, *plays: str, visitor: int = 1) -> None:
    """Another player visits a noble, and seat 0 follows."""
    table.favour(noble)
    table.me.influence = 1
    table.hand(card, SPARE, seat=visitor)
    table.s.players[visitor].influence, table.s.players[visitor].reais = 1, 20
    table.turn(visitor).play(f"court {card}")
    while table.asks != ag.ASK_FOLLOW:
        table.play("stop" if "stop" in table.offers else table.offers[0])
    table.play(*plays)


def store_by_following(table: Table) -> None:
    follow(table, "political-03", "builder", "do store", "build plot-b3 cloth", "house left")


def decree_by_following(table: Table) -> None:
    follow(table, "political-07", "minister", "do decree")
    table.play(table.offers[0])


def ship_by_following(table: Table) -> None:
    table.goods(gold=1)
    follow(table, "political-07", "minister", "do ship")
    while table.seat == 0:
        table.play(table.offers[0])  # any slot, and the gold


def opening_by_following(table: Table) -> None:
    table.plan("plan-blue-2a")
    table.official("builder", 2)
    table.plan("plan-green-2a", seat=1)
    table.official("builder", 2, seat=1)
    follow(table, "political-13", "king", "do open", "open site-west-b", "use plan-blue-2a")


def recruit_two(table: Table) -> None:
    table.goods(tools=1)
    trade(table, "offer tools recruit", "office builder", "office king")


def plan_by_trade(table: Table) -> None:
    table.goods(tools=1)
    trade(table, "offer tools plan", "plan plan-blue-2a")


def cardinal_by_trade(table: Table) -> None:
    table.goods(cloth=1)
    trade(table, "offer cloth cardinal", "move 1")
    table.play(table.offers[0])


def favour_by_trade(table: Table) -> None:
    table.goods(cloth=1)
    trade(table, "offer cloth favour", "favour king")


def sale(table: Table) -> None:
    table.goods(books=1)
    table.portfolio("ship-red-1", seat=2)
    trade(table)


def production(table: Table) -> None:
    table.goods(books=1)
    table.store("A1", "gold")
    trade(table, "stop")


def church_scoring(table: Table) -> None:
    """Seat 0 moves the Cardinal to the envelope and gives up the tile it takes."""
    table.portfolio("political-02")
    table.s.cardinal = 5
    cardinal_by_trade(table)
    draw(table)
    table.play(table.offers[0])


DEED_OF = {
    "task-05": recruit_two,
    "task-06": plan_by_trade,
    "task-07": cardinal_by_trade,
    "task-08": favour_by_trade,
    "task-09": ship_by_following,
    "task-10": sale,
    "task-11": production,
    "task-12": church_scoring,
}


# ---- the two packs ----


def first_turn(drawn: deal.Deal) -> State:
    """Set-up is over: the task cards are dealt last of all (G-135)."""
    s = engine.start(tables(), drawn)
    while not s.turn:
        assert not any(p.tasks for p in s.players)
        engine.apply(s, s.answers[0])
    return s


@pytest.mark.rule("TASK-01", "G-135")
@pytest.mark.parametrize("seats", [(0,), (1,), (0, 2), (0, 1, 2, 3)])
def test_every_newcomer_gets_one_a_card_and_the_others_leave_the_game(
    seats: tuple[int, ...],
) -> None:
    dealt: set[str] = set()
    for seed in range(30):
        drawn = deal.draw(tables(), 4, seed, agreement=Agreement(tasks=seats))
        s = first_turn(drawn)
        names = [[s.t.task_name[task] for task in p.tasks] for p in s.players]
        assert [len(cards) for cards in names] == [int(seat in seats) for seat in range(4)]
        cards = [name for cards in names for name in cards]
        assert len(set(cards)) == len(seats)  # no card twice
        assert set(cards) <= set(PACK_A)
        assert not {s.t.task_name[task] for task in s.task_deck[s.task_next :]} & set(PACK_A)
        dealt.update(names[seats[-1]])
    assert dealt == set(PACK_A)  # random


@pytest.mark.rule("TASK-02")
def test_the_b_cards_are_a_shuffled_pile() -> None:
    tops = set()
    for seed in range(40):
        drawn = deal.draw(tables(), 3, seed, agreement=Agreement(tasks=(2,)))
        names = [tables().task_name[task] for task in drawn.task_deck]
        assert sorted(names) == sorted(PACK_B)
        tops.add(names[0])
    assert tops == set(PACK_B)
    assert not deal.draw(tables(), 3, 1).task_deck  # nobody is new: no pile


# ---- pack A: only on a visit with a card ----


@pytest.mark.rule("TASK-A1", "TASK-A2", "TASK-A3", "TASK-A4", "TASK-05", "G-118")
@pytest.mark.parametrize(
    ("deed", "cards"),
    [
        (store_on_a_visit, ["task-01", "task-03"]),
        (decree_on_a_visit, ["task-02", "task-03"]),
        # With a ship as the free action of a visit to the Minister comes a decree.
        (ship_on_a_visit, ["task-01", "task-02", "task-03", "task-04"]),
        (opening_on_a_visit, ["task-02", "task-04"]),
    ],
)
def test_what_a_visit_fulfils(deed: Callable[[Table], None], cards: list[str]) -> None:
    table = with_tasks(*PACK_A)
    deed(table)
    assert fulfilled(table) == cards


@pytest.mark.rule("TASK-05", "TASK-A1", "TASK-A2", "TASK-A3", "TASK-A4", "G-149")
@pytest.mark.parametrize(
    "deed",
    [
        store_by_event,
        decree_by_event,
        ship_by_event,
        opening_by_event,
        ship_by_trade,
        store_by_following,
        decree_by_following,
        ship_by_following,
        opening_by_following,
    ],
)
def test_no_other_way_fulfils_an_a_card(deed: Callable[[Table], None]) -> None:
    table = with_tasks(*PACK_A)
    deed(table)
    assert fulfilled(table) == []
    assert held(table) == list(PACK_A)


@pytest.mark.rule("TASK-05")
def test_a_follower_does_not_fulfil_what_the_visitor_does() -> None:
    table = with_tasks(*PACK_A)
    hold(table, "task-03", seat=1)
    store_by_following(table)
    assert fulfilled(table, seat=1) == ["task-03"]
    assert not table.me.done


@pytest.mark.rule("TASK-05", "TASK-A2", "TASK-A3", "STARTDECREE-01")
def test_a_starting_decree_fulfils_no_task() -> None:
    table = with_tasks("task-02", "task-03")
    table.do(ag.task(ag.ASK_DECREE, 0), ag.task(ag.TASK_REWARDS, 0))
    table.play(table.offers[0])
    assert table.me.decrees
    assert fulfilled(table) == []


@pytest.mark.rule("TASK-A1", "TASK-A2", "TASK-A3", "TASK-A4", "TASK-03")
@pytest.mark.parametrize("card", PACK_A)
def test_an_a_card_is_worth_two_b_cards(card: str) -> None:
    table = with_tasks(card)
    ship_on_a_visit(table) if card in ("task-01", "task-04") else decree_on_a_visit(table)
    assert fulfilled(table) == [card]
    pile = [table.t.task_name[task] for task in table.s.task_deck]
    table.play(f"task {card}")
    assert held(table) == sorted(pile[:2])  # the A card is gone
    assert pile[2:] == [table.t.task_name[t] for t in table.s.task_deck[table.s.task_next :]]
    assert [event[1:3] for event in table.happened(e.TASK_DRAWN)] == [
        (0, task) for task in table.s.task_deck[:2]
    ]


# ---- pack B: which deed, and what it gives ----


@pytest.mark.rule(
    "TASK-B5", "TASK-B6", "TASK-B7", "TASK-B8", "TASK-B9", "TASK-B10", "TASK-B11", "TASK-B12"
)
@pytest.mark.parametrize("card", PACK_B)
def test_every_b_card_has_its_deed(card: str) -> None:
    table = with_tasks(*PACK_B)
    DEED_OF[card](table)
    # Who gains influence in a church scoring has met the Cardinal here.
    assert fulfilled(table) == (["task-07", card] if card == "task-12" else [card])


@pytest.mark.rule("TASK-B7", "TASK-B10")
@pytest.mark.parametrize("card", ["task-07", "task-10"])
def test_three_reais(card: str) -> None:
    table = with_tasks(card)
    DEED_OF[card](table)
    reais = table.me.reais
    reward(table, card)
    assert table.me.reais == reais + 3
    assert held(table) == []


@pytest.mark.rule("TASK-B8", "TASK-B9", "CF-47")
@pytest.mark.parametrize("card", ["task-08", "task-09"])
def test_two_influence_without_any_benefit(card: str) -> None:
    table = with_tasks(card)
    table.clergy("clergy-influence-bonus")
    table.portfolio("political-02")
    DEED_OF[card](table)
    table.me.influence = 4
    reward(table, card)
    assert table.me.influence == 6
    assert held(table) == []


@pytest.mark.rule("TASK-B11", "WARE-03")
def test_one_gold_if_there_is_room() -> None:
    for gold, after in ((0, 1), (1, 2), (2, 2)):
        table = with_tasks("task-11")
        production(table)
        table.goods(gold=gold)
        reward(table, "task-11")
        assert table.me.goods == [after, 0, 0, 0]
        assert held(table) == []


@pytest.mark.rule("TASK-B12", "G-155")
def test_two_wigs() -> None:
    table = with_tasks("task-12")
    church_scoring(table)
    wigs, rewards = table.me.wigs, table.me.ledger[w.W_REWARDS]
    table.play("task task-12")
    assert table.me.wigs == wigs + 2
    assert table.me.ledger[w.W_REWARDS] == rewards + 2
    assert held(table) == []


@pytest.mark.rule("TASK-B5", "TASK-B6", "CF-47")
@pytest.mark.parametrize("card", ["task-05", "task-06"])
def test_one_official_into_any_office(card: str) -> None:
    table = with_tasks(card)
    DEED_OF[card](table)
    serving = table.s.offices[w.MINISTER * w.COLOURS_OF_OFFICIALS]
    reward(table, card)
    assert table.offers == ["accept", "decline"]  # G-17
    table.play("accept")
    assert table.offers == ["office builder", "office minister", "office king"]
    table.play("office minister")
    assert table.s.offices[w.MINISTER * w.COLOURS_OF_OFFICIALS] == serving + 1
    assert held(table) == []


@pytest.mark.rule("CF-47", "TASK-B6", "TASK-B9")
@pytest.mark.parametrize("card", ["task-06", "task-09"])
def test_blank_rewards_taken_from_below_are_three_reais(card: str) -> None:
    table = with_tasks(card, agreement=Agreement(tasks=(0,), blank_task_rewards="below"))
    DEED_OF[card](table)
    reais, influence = table.me.reais, table.me.influence
    reward(table, card)
    assert (table.me.reais, table.me.influence) == (reais + 3, influence)
    assert table.asks != ag.ASK_ACCEPT
    assert held(table) == []


@pytest.mark.rule("CF-47")
def test_the_printed_rewards_do_not_depend_on_the_blank_ones() -> None:
    below = Agreement(tasks=(0,), blank_task_rewards="below")
    table = with_tasks("task-05", agreement=below)
    recruit_two(table)
    reward(table, "task-05")
    assert table.asks == ag.ASK_ACCEPT
    table = with_tasks("task-08", agreement=below)
    favour_by_trade(table)
    reward(table, "task-08")
    assert table.me.influence == 2
    table = with_tasks("task-01", agreement=below)
    ship_on_a_visit(table)
    reward(table, "task-01")
    assert len(held(table)) == 2


# ---- what counts as the deed ----


@pytest.mark.rule("TASK-B5", "G-139")
def test_one_recruited_official_is_not_enough() -> None:
    table = with_tasks("task-05")
    table.goods(tools=1)
    trade(table, "offer tools recruit", "office builder", "stop")
    assert fulfilled(table) == []


@pytest.mark.rule("G-139", "TASK-B5")
def test_three_recruited_officials_are_two_or_more() -> None:
    table = with_tasks("task-05")
    table.clergy("clergy-recruit-extra")
    table.goods(tools=1)
    trade(table, "offer tools recruit", "office builder", "office minister", "office king")
    assert fulfilled(table) == ["task-05"]


@pytest.mark.rule("G-139", "TASK-B5")
def test_an_official_placed_by_a_reward_is_not_recruited() -> None:
    table = with_tasks("task-05")
    table.goods(tools=1)
    table.hand("political-05", SPARE)  # its reward: place an official
    table.turn().play("portfolio political-05", "office minister")
    table.play("offer tools recruit", "office builder", "stop")
    assert table.me.officials == 6
    assert fulfilled(table) == []


@pytest.mark.rule("TASK-B5", "G-46")
def test_the_last_official_alone_is_not_enough() -> None:
    table = with_tasks("task-05")
    table.official("minister", 7)
    table.s.offices[w.MINISTER * w.COLOURS_OF_OFFICIALS] = 4
    table.goods(tools=1)
    trade(table, "offer tools recruit", "office builder")
    assert table.me.officials == 0
    assert fulfilled(table) == []


@pytest.mark.rule("G-149", "TASK-B6")
@pytest.mark.parametrize("way", ["trade", "visit", "follow", "reward", "event"])
def test_a_deed_counts_by_whatever_way(way: str) -> None:
    table = with_tasks("task-06")
    if way == "trade":
        plan_by_trade(table)
    elif way == "visit":
        table.hand("political-03", SPARE)
        table.me.influence = 1
        table.turn().play("court political-03", "do plan", "plan plan-blue-2a")
        table.play("build plot-c1 gold", "house left")
    elif way == "follow":
        follow(table, "political-03", "builder", "do plan", "plan plan-blue-2a")
    elif way == "reward":
        table.hand("political-01", SPARE)
        table.goods(cloth=1)
        table.turn().play("portfolio political-01", "plan plan-blue-2a")
        table.play("offer cloth favour", "favour king")
    else:
        table.hand("political-19", SPARE)
        table.turn().play("court political-19", "office builder", "stop")
        table.play("accept", "plan plan-blue-2a")
    assert fulfilled(table) == ["task-06"]


@pytest.mark.rule("G-149", "TASK-B7")
def test_the_cardinal_of_a_reward_is_met_too() -> None:
    table = with_tasks("task-07")
    table.hand("political-15", SPARE)  # its reward: cardinal = 1
    table.goods(tools=1)
    table.turn().play("portfolio political-15")
    table.play(table.offers[0], "offer tools plan", "plan plan-blue-2a")
    assert fulfilled(table) == ["task-07"]


@pytest.mark.rule("TASK-03", "G-17")
def test_a_declined_reward_fulfils_nothing() -> None:
    table = with_tasks("task-07")
    table.hand("political-21", SPARE)  # event: a favour, then meet the Cardinal
    table.me.reais = 3
    table.turn().play("court political-21", "favour king", "decline")
    assert fulfilled(table) == []


@pytest.mark.rule("TASK-B10")
def test_who_sells_fulfils_not_the_owner_of_the_ship() -> None:
    table = with_tasks("task-10")
    hold(table, "task-11", "task-10", seat=2)
    sale(table)
    assert fulfilled(table) == ["task-10"]
    assert not table.s.players[2].done


@pytest.mark.rule("TASK-B12")
def test_a_church_scoring_without_influence_fulfils_nothing() -> None:
    table = with_tasks("task-12")
    table.s.cardinal = 5
    table.church(t5="clergy-discount", t0="clergy-sell-bonus")
    cardinal_by_trade(table)
    table.me.upper = [w.NONE] * 3  # no envelope in any slot
    draw(table)
    assert table.asks == ag.ASK_GIVE_TILE
    wigs = table.me.wigs
    table.play(table.offers[0])
    assert table.me.wigs > wigs
    assert table.me.influence == 0
    assert fulfilled(table) == []


@pytest.mark.rule("TASK-B12", "INF-07")
def test_influence_gained_on_space_10_is_gained_all_the_same() -> None:
    table = with_tasks("task-12")
    table.portfolio("political-02")
    table.s.cardinal = 5
    cardinal_by_trade(table)
    table.me.influence = 10
    draw(table)
    table.play(table.offers[0])
    assert table.me.influence == 10
    assert fulfilled(table) == ["task-12"]


@pytest.mark.rule("TASK-B12", "CHURCH-03")
def test_who_keeps_the_tiles_gains_no_influence_and_fulfils_nothing() -> None:
    table = with_tasks("task-12")
    table.portfolio("political-02")
    table.s.cardinal = 5
    cardinal_by_trade(table)
    draw(table).play("stop")
    assert fulfilled(table) == []


@pytest.mark.rule("TASK-B12", "INF-02")
def test_influence_for_a_ship_is_not_influence_of_the_church() -> None:
    table = with_tasks("task-12")
    ship_by_trade(table)
    assert table.me.influence > 0
    assert fulfilled(table) == []


# ---- when: at the end of the current turn ----


@pytest.mark.rule("TASK-03", "G-36")
def test_the_reward_comes_after_draw_maintenance_and_church() -> None:
    table = with_tasks("task-07", "task-12")
    table.me.reais = 0
    table.portfolio("political-02")
    table.s.cardinal = 5
    cardinal_by_trade(table)
    assert table.asks == ag.ASK_DRAW
    assert table.me.reais == 2  # of the card played
    draw(table)
    assert table.asks == ag.ASK_GIVE_TILE
    assert table.s.covered == [w.NONE] * w.STATE_ACTIONS
    assert table.me.reais == 2
    table.play(table.offers[0])
    assert table.asks == ag.ASK_TASK
    table.play("task task-07")
    assert table.me.reais == 5
    assert [event[1:3] for event in table.happened(e.TASK_DONE)] == [
        (0, table.t.task_name.index("task-07"))
    ]


@pytest.mark.rule("G-36", "TASK-03")
def test_the_reward_of_the_last_turn_still_counts_in_the_final_scoring() -> None:
    table = with_tasks("task-07")
    table.me.reais = 0
    table.s.period, table.s.turns_left = 2, 1
    cardinal_by_trade(table)  # 2 réis of the card played
    draw(table)
    assert not table.s.over
    table.play("task task-07")  # 2 + 3 réis
    assert table.s.over
    assert table.me.ledger[w.W_MONEY] == 1


@pytest.mark.rule("G-36", "TASK-03")
def test_the_reward_comes_before_the_period_ends() -> None:
    table = with_tasks("task-06")
    table.s.trigger = 0
    plan_by_trade(table)
    reward(table, "task-06")
    assert not table.happened(e.PERIOD_ENDS)
    table.play("decline")
    assert table.happened(e.PERIOD_ENDS)
    assert held(table) == []


@pytest.mark.rule("TASK-03", "TASK-B12", "G-45")
def test_a_task_done_by_the_church_in_the_change_of_periods_is_rewarded_there() -> None:
    table = with_tasks("task-12")
    table.hand("political-15")  # its reward moves the Cardinal, here onto the envelope
    table.portfolio("political-02")
    table.clergy("clergy-discount")
    table.s.cardinal, table.s.trigger, table.s.active = 5, 0, 0
    table.do(ag.task(ag.END_TURN, 0)).play("discard political-15", "accept")
    table.play(table.offers[0])
    assert table.asks == ag.ASK_GIVE_TILE
    table.play("give clergy-discount", "stop")
    assert table.offers == ["task task-12"]
    table.play("task task-12")
    assert held(table) == []
    assert (table.s.period, table.seat) == (2, 1)


@pytest.mark.rule("TASK-03")
def test_the_card_is_gone_and_cannot_be_done_again() -> None:
    table = with_tasks("task-07")
    cardinal_by_trade(table)
    reward(table, "task-07")
    table.me.upper = [w.NONE] * 3
    cardinal_by_trade(table)
    assert fulfilled(table) == []


@pytest.mark.rule("TASK-03")
def test_only_a_card_one_holds_can_be_named() -> None:
    table = with_tasks("task-05", "task-07")
    cardinal_by_trade(table)
    draw(table)
    assert table.refuses("task task-05") == "TASK-03"  # held, not done
    assert table.refuses("task task-08") == "TASK-03"  # not held
    assert table.refuses("task task-07") == ""


# ---- one card per turn ----


def recruit_and_plan(table: Table) -> None:
    table.goods(gold=1, tools=1)
    trade(table, "offer tools recruit", "office builder", "office king")
    table.play("offer gold plan", "plan plan-blue-2a")


@pytest.mark.rule("TASK-04", "G-117")
def test_of_two_fulfilled_cards_one_is_chosen() -> None:
    table = with_tasks("task-05", "task-06", "task-07")
    recruit_and_plan(table)
    assert fulfilled(table) == ["task-05", "task-06"]
    table.play("task task-06", "decline")
    assert held(table) == ["task-05", "task-07"]
    assert table.asks != ag.ASK_TASK
    assert len(table.happened(e.TASK_DONE)) == 1


@pytest.mark.rule("G-117", "TASK-04")
def test_the_other_card_must_be_fulfilled_again() -> None:
    table = with_tasks("task-05", "task-06")
    recruit_and_plan(table)
    draw(table).play("task task-05", "decline")
    assert table.me.done == []
    skip_turns(table)  # no reward at the end of the rivals' turns
    table.play(f"gold {SPARE}")
    assert fulfilled(table) == []
    assert held(table) == ["task-06"]
    skip_turns(table)
    table.me.upper = [w.NONE] * 3
    table.goods(tools=1)
    trade(table, "offer tools plan", "plan plan-blue-2b")
    assert fulfilled(table) == ["task-06"]


@pytest.mark.rule("TASK-04")
def test_a_card_of_each_pack_still_means_one_card() -> None:
    table = with_tasks("task-01", "task-06")
    table.hand("political-03", SPARE)
    table.me.influence = 1
    table.turn().play("court political-03", "do plan", "plan plan-blue-2a")
    table.play("build plot-c1 gold", "house left")
    assert fulfilled(table) == ["task-01", "task-06"]
    table.play("task task-01")
    assert "task-06" in held(table)
    assert len(held(table)) == 3
    assert table.asks != ag.ASK_TASK


@pytest.mark.rule("G-119")
def test_a_card_just_drawn_is_not_fulfilled_by_what_was_done_before() -> None:
    table = with_tasks("task-01")
    table.s.task_deck = tuple(table.t.task_name.index(name) for name in ("task-06", "task-07"))
    table.hand("political-03", SPARE)
    table.me.influence = 1
    table.turn().play("court political-03", "do plan", "plan plan-blue-2a")
    table.play("build plot-c1 gold", "house left")
    draw(table).play("task task-01")
    assert held(table) == ["task-06", "task-07"]
    assert table.asks == ag.ASK_DRAW  # the next player, who has no cards
    assert table.seat == 1
    skip_turns(table)
    assert len(table.happened(e.TASK_DONE)) == 1
    table.play(f"gold {SPARE}")
    assert fulfilled(table) == []
    skip_turns(table)
    table.goods(tools=1)
    trade(table, "offer tools plan", "plan plan-blue-2b")
    assert fulfilled(table) == ["task-06"]


@pytest.mark.rule("TASK-A1", "G-153")
def test_a_task_card_that_is_drawn_comes_to_light() -> None:
    table = with_tasks("task-01")
    reveals = table.s.reveals
    table.do(ag.task(ag.MUST, 0, w.GIVE_DRAW_TASKS, 0, 2 + ag.BIAS))
    assert len(held(table)) == 3
    assert table.s.reveals > reveals  # nobody takes back what came before


# ---- in another player's turn ----


@pytest.mark.rule("G-116", "TASK-B9")
def test_who_follows_is_rewarded_at_the_end_of_the_visitors_turn() -> None:
    table = with_tasks("task-09")
    ship_by_following(table)
    assert (table.asks, table.seat) == (ag.ASK_DRAW, 1)
    draw(table)
    assert (table.asks, table.seat) == (ag.ASK_TASK, 0)
    influence = table.me.influence
    table.play("task task-09")
    assert table.me.influence == influence + 2
    assert (table.asks, table.seat) == (ag.ASK_DRAW, 2)  # the next player, without cards


@pytest.mark.rule("TASK-B9", "G-78")
def test_a_visit_of_ones_own_or_a_declined_follow_is_no_following() -> None:
    table = with_tasks("task-09")
    store_on_a_visit(table)
    assert fulfilled(table) == []
    table = with_tasks("task-09")
    follow(table, "political-03", "builder", "decline")
    assert fulfilled(table) == []


@pytest.mark.rule("G-116", "TASK-B12", "G-149")
def test_several_rewards_go_clockwise_from_the_active_player() -> None:
    """Seat 0 follows seat 2 and calls the church scoring, so it starts with seat 0."""
    table = with_tasks("task-12")
    table.s.cardinal = 5
    for seat in range(3):
        hold(table, "task-12", seat=seat)
        table.portfolio(f"political-0{seat + 1}", seat=seat)
        table.clergy("clergy-sail-bonus", seat=seat)
    table.plan("plan-green-2a", seat=2)
    table.official("builder", 2, seat=2)
    follow(table, "political-13", "king", "do cardinal", "move 1", visitor=2)
    table.play(table.offers[0])
    draw(table)
    givers, rewarded = [], []
    while table.asks == ag.ASK_GIVE_TILE:
        if table.seat not in givers:
            givers.append(table.seat)
        table.play(table.offers[0])
    while table.asks == ag.ASK_TASK:
        rewarded.append(table.seat)
        table.play("task task-12")
    assert givers == [0, 1, 2]
    assert rewarded == [2, 0, 1]
    assert [p.tasks for p in table.s.players] == [[], [], []]


@pytest.mark.rule("TASK-04", "G-117")
def test_what_was_done_in_one_turn_is_forgotten_in_the_next_for_every_seat() -> None:
    table = with_tasks("task-09", "task-08")
    table.plan("plan-green-2a", seat=1)
    table.official("builder", 2, seat=1)
    follow(table, "political-13", "king", "do favour", "favour builder")
    assert fulfilled(table) == ["task-08", "task-09"]
    table.play("task task-08")
    assert [p.done for p in table.s.players] == [[], [], []]
    table.hand(SPARE, "political-03")
    draw(table)  # seat 2 passes
    assert (table.asks, table.seat) == (ag.ASK_TURN, 0)
    assert held(table) == ["task-09"]
    assert len(table.happened(e.TASK_DONE)) == 1


# ---- alone against Lacerda ----


def solo_table() -> Table:
    """It is Lacerda's turn to visit the Builder; the human has his favour and task cards."""
    table = Table(players=2, agreement=Agreement(solo=True, tasks=(0,)))
    hold(table, "task-03", "task-09")
    table.hand(SPARE)
    table.favour("builder")
    table.me.influence, table.me.reais = 4, 20
    table.lacerda.influence = 5
    table.s.courtier, table.s.aide = w.KING, w.BUILDER
    return table


@pytest.mark.rule("G-151", "TASK-01")
@pytest.mark.parametrize("seats", [(0,), (0, 1)])
def test_tasks_are_for_the_human_alone(seats: tuple[int, ...]) -> None:
    for seed in range(10):
        drawn = deal.draw(tables(), 2, seed, agreement=Agreement(solo=True, tasks=seats))
        s = first_turn(drawn)
        assert len(s.players[0].tasks) == 1
        assert s.players[w.LACERDA].tasks == []
        assert len(s.task_deck[s.task_next :]) == 8


@pytest.mark.rule("G-151", "TASK-B9", "G-116", "TASK-05")
def test_following_lacerda_fulfils_b9_but_no_a_card() -> None:
    table = solo_table()
    table.turn(seat=w.LACERDA)
    assert (table.asks, table.seat) == (ag.ASK_FOLLOW, 0)
    table.play("do store", "build plot-d2 gold", "convert 0")
    assert table.me.influence == 3
    table.play("house left")  # the reward comes by itself, at the end of Lacerda's turn (G-153)
    assert [event[1:3] for event in table.happened(e.TASK_DONE)] == [
        (0, table.t.task_name.index("task-09"))
    ]
    assert table.me.influence == 5
    assert table.s.log is not None
    kinds = [event[0] for event in table.s.log]
    assert kinds.index(e.AIDE_MOVES) < kinds.index(e.TASK_DONE)
    assert held(table) == ["task-03"]
    assert (table.asks, table.seat) == (ag.ASK_TURN, 0)


@pytest.mark.rule("G-151", "TASK-B9")
def test_lacerda_following_the_human_is_no_following_of_the_human() -> None:
    table = solo_table()
    table.me.favours[w.BUILDER] = 0
    table.favour("builder", seat=w.LACERDA)
    table.hand("political-03", SPARE)
    table.turn().play("court political-03", "stop", "build plot-c1 gold")
    while table.asks != ag.ASK_DRAW:
        table.play(table.offers[0])
    assert [event[1] for event in table.happened(e.FOLLOWS)] == [w.LACERDA]
    assert fulfilled(table) == ["task-03"]
