"""Chapter 18: what ends the first period, and the change of periods."""

import pytest

from lisboa.rules import turns
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from tests.rules.table import Table


def completes_a_set(table: Table, sets: int, seat: int = 0) -> Table:
    """The missing cube of the given set comes from the pile."""
    table.rubble(sets, sets - 1, sets, seat=seat)
    table.cubes("pile", red=1)
    return table.do(ag.task(ag.ASK_PILE, seat)).play("cube pile red")


def period_ends(table: Table, trigger: int = 0, after: int = 0) -> Table:
    """The turn of seat `after` is over; seat `trigger` has ended the period."""
    table.s.trigger = trigger
    table.s.active = after
    return table.do(ag.task(ag.END_TURN, after))


# ---- triggers ----


@pytest.mark.rule("PERIOD-01", "RUB-11")
def test_the_second_set_of_any_player_ends_the_period() -> None:
    table = Table()
    completes_a_set(table, 1, seat=2)
    assert table.s.trigger == w.NONE
    completes_a_set(table, 2, seat=1)
    assert table.happened(e.END_TRIGGERED) == [(e.END_TRIGGERED, 1, 1, 1, 0)]
    assert (table.s.trigger, table.s.by_sets) == (1, 1)


@pytest.mark.rule("PERIOD-02")
def test_a_third_empty_stack_ends_the_period() -> None:
    table = Table()
    table.hand("political-01", "political-02")
    table.hand("political-07", "political-08", seat=1)
    table.display(builder="political-22", minister="political-27", king="", treasury="political-37")
    table.turn().play("gold political-01", "draw political-22")
    assert not table.happened(e.END_TRIGGERED)  # two of four
    table.play("gold political-07", "draw political-37")
    assert table.happened(e.END_TRIGGERED) == [(e.END_TRIGGERED, 1, 0, 1, 0)]
    assert table.happened(e.PERIOD_ENDS)


@pytest.mark.rule("PERIOD-03", "PERIOD-01")
def test_the_turn_in_which_the_period_ends_is_played_to_its_end() -> None:
    table = Table()
    table.hand("political-80", "political-01")  # an event with a cube
    table.me.reais = 3
    table.rubble(2, 1, 2)
    table.cubes("pile", red=1)
    table.decree_display("decree-01")
    table.display(builder="political-22 political-23", minister="political-27")
    table.turn().play("court political-80", "accept")
    assert table.s.trigger == 0
    assert table.asks == ag.ASK_DRAW
    assert not table.happened(e.PERIOD_ENDS)
    table.play("draw political-22")
    assert len(table.s.decree_display) == 8
    assert table.happened(e.PERIOD_ENDS)


@pytest.mark.rule("PERIOD-03", "G-100", "G-106", "G-129")
def test_the_first_trigger_in_time_counts() -> None:
    table = Table()
    completes_a_set(table, 2, seat=2)
    completes_a_set(table, 2, seat=1)
    table.hand("political-01", "political-02")
    table.display(builder="political-22", minister="political-27", king="", treasury="")
    table.turn().play("gold political-01")
    table.play("draw political-22")  # a third empty stack as well
    assert table.happened(e.END_TRIGGERED) == [(e.END_TRIGGERED, 2, 1, 1, 0)]
    assert table.happened(e.PERIOD_ENDS) == [(e.PERIOD_ENDS, 2, 0, 0, 0)]


@pytest.mark.rule("G-129")
def test_cubes_are_gained_by_one_player_at_a_time() -> None:
    table = Table()
    for seat in (0, 1):
        table.rubble(2, 1, 2, seat=seat)
    table.cubes("site-west-e", red=2)
    table.do(ag.task(ag.SITE_CUBES, 1, table.t.site_name.index("site-west-e")))
    assert [p.sets for p in table.s.players] == [1, 2, 0]
    assert [p.rubble for p in table.s.players] == [[2, 1, 2], [2, 3, 2], [0, 0, 0]]
    assert table.s.trigger == 1


@pytest.mark.rule("PERIOD-04", "CF-22", "G-100", "G-101", "PERIOD-07", "PERIOD-14")
def test_a_follower_ends_the_period_in_the_turn_of_the_visitor() -> None:
    table = Table(players=4)
    table.hand("political-03", "political-01")
    for seat in (1, 2, 3):
        table.hand("political-17", seat=seat)
    for seat in (0, 2, 3):
        table.s.players[seat].reais = 20
        table.s.players[seat].influence = 1
    table.favour("builder", seat=2)
    table.favour("builder", seat=3)
    table.rubble(2, 1, 2, seat=2)
    table.cubes("A", red=2)
    table.s.church_call = 3
    table.clergy("clergy-discount", seat=3)
    table.turn().play("court political-03", "stop", "build plot-e3 books", "convert 0")
    table.play("house left")
    assert (table.seat, table.asks) == (2, ag.ASK_FOLLOW)
    table.play("do store", "build plot-a2 gold", "house left")
    assert table.happened(e.END_TRIGGERED) == [(e.END_TRIGGERED, 2, 1, 1, 0)]
    # the other follower still acts, then the visitor draws, then the church
    assert (table.seat, table.asks) == (3, ag.ASK_FOLLOW)
    table.play("do plan", "plan plan-blue-2a")
    assert (table.seat, table.asks) == (0, ag.ASK_DRAW)
    table.play(table.offers[0])
    assert (table.seat, table.asks) == (3, ag.ASK_GIVE_TILE)
    table.play("stop")
    # the follower discards first
    asked = []
    while table.asks == ag.ASK_DISCARD:
        asked.append(table.seat)
        table.play("stop")
    assert asked == [2, 3, 0, 1]
    assert (table.seat, table.asks) == (1, ag.ASK_TURN)  # left of the visitor


# ---- step by step ----


@pytest.mark.rule("PERIOD-05", "PERIOD-06", "RUB-10")
def test_three_wigs_per_set_before_anything_is_discarded() -> None:
    table = Table()
    table.hand("political-03")
    table.rubble(2, 3, 2)
    table.rubble(1, 3, 2, seat=1)
    table.s.players[1].markers = 0  # a marker that was used still leaves its set
    table.rubble(5, 0, 5, seat=2)
    period_ends(table)
    assert table.asks == ag.ASK_DISCARD
    assert turns.display(table.s) == []
    assert [p.ledger[w.W_PERIOD] for p in table.s.players] == [6, 3, 0]


@pytest.mark.rule("PERIOD-07")
def test_any_number_of_hand_cards_may_be_discarded() -> None:
    table = Table()
    table.hand("political-17", "political-18", "political-19")
    table.hand("political-20", "political-21", seat=1)
    table.hand("political-37", seat=2)
    period_ends(table, trigger=1)
    assert table.seat == 1
    table.play("stop")  # none
    assert table.seat == 2
    table.play("discard political-37")  # all
    assert table.seat == 0
    assert table.offers == [
        "discard political-17",
        "discard political-18",
        "discard political-19",
        "stop",
    ]
    table.play("discard political-17", "discard political-19")
    names = ("political-20", "political-21", "political-18")
    assert all(any(table.card(c) in p.hand for p in table.s.players) for c in names)
    gone = ("political-17", "political-19", "political-37")
    assert sorted(table.s.discards) == [table.card(c) for c in gone]


@pytest.mark.rule("G-152", "PERIOD-07")
def test_cards_are_discarded_in_the_order_of_their_numbers() -> None:
    table = Table()
    table.hand("political-17", "political-18", "political-19")
    period_ends(table).play("discard political-18")
    assert table.offers == ["discard political-19", "stop"]
    assert table.refuses("discard political-17") == "G-152"
    assert table.refuses("discard political-20") == "FLOW-03"


@pytest.mark.rule("PERIOD-08", "G-103", "G-104", "G-148")
def test_one_reward_for_each_noble_in_an_order_of_choice() -> None:
    table = Table()
    table.hand("political-03", "political-07", "political-08", "political-13", "political-17")
    period_ends(table)
    table.play("discard political-03", "discard political-07", "discard political-08")
    assert table.happened(e.REWARD_CLAIMED) == []  # first all discards, then the rewards
    table.play("discard political-13", "stop")
    assert table.offers == [
        "claim political-03",
        "claim political-07",
        "claim political-08",
        "claim political-13",
    ]
    table.play("claim political-08")  # of two Minister cards the player chooses one
    assert table.refuses("claim political-07") == "PERIOD-08"
    assert table.refuses("claim political-17") == "PERIOD-08"  # it stays in the hand
    table.play("claim political-13", "claim political-03")
    claimed = [event[2] for event in table.happened(e.REWARD_CLAIMED)]
    assert claimed == [table.card(f"political-{n}") for n in ("08", "13", "03")]
    assert table.me.goods == [0, 1, 1, 0]
    assert table.me.reais == 2  # not the 3 of the other Minister card


@pytest.mark.rule("PERIOD-09")
def test_penalties_and_treasury_cards_do_nothing_when_discarded() -> None:
    table = Table()
    table.me.reais = 5
    table.hand("political-04", "political-07", "political-17")  # lose 2, gain 3, treasury
    period_ends(table).play("discard political-04", "discard political-07", "discard political-17")
    assert table.offers == ["claim political-07"]
    assert table.refuses("claim political-04") == "PERIOD-09"
    assert table.refuses("claim political-17") == "PERIOD-09"
    table.play("claim political-07")
    assert table.me.reais == 5 + 3
    assert not table.happened(e.PENALTY_PAID)


@pytest.mark.rule("PERIOD-08", "G-148", "G-17")
def test_a_reward_that_is_an_action_may_be_declined() -> None:
    table = Table()
    table.hand("political-01", "political-07")
    table.hand("political-17", seat=1)
    period_ends(table)
    assert table.offers == ["discard political-01", "discard political-07", "stop"]
    table.play("discard political-01", "discard political-07", "claim political-01")
    assert table.offers == ["accept", "decline"]
    table.play("decline", "claim political-07")
    assert table.me.plans == []
    assert table.me.reais == 3
    assert table.seat == 1


@pytest.mark.rule("G-105")
def test_the_warehouse_limit_holds_in_the_period_change() -> None:
    table = Table()
    table.goods(books=2)
    table.hand("political-08", "political-17")
    table.hand("political-18", seat=1)
    period_ends(table).play("discard political-08", "stop", "claim political-08")
    assert table.me.goods == [0, 0, 2, 0]


@pytest.mark.rule("CF-21", "PERIOD-10", "PERIOD-16", "SETUP-31")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_new_shipyard_comes_after_the_discards(players: int) -> None:
    table = Table(players=players)
    for seat in range(players):
        table.hand(f"political-{17 + seat}", seat=seat)
    period_ends(table)
    for _ in range(players):
        assert table.asks == ag.ASK_DISCARD
        ship = table.s.shipyard[table.s.shipyard_next]
        assert table.t.card_name[ship] == "ship-blue-1"
        assert all(len(p.hand) == 1 for p in table.s.players)
        table.play("stop")
    copies = range(1, players)
    purple = [f"ship-purple-{n}" for n in copies]
    brown = [f"ship-brown-{n}" for n in copies]
    ships = table.s.shipyard[table.s.shipyard_next :]
    assert [table.t.card_name[ship] for ship in ships] == purple + brown


@pytest.mark.rule("PERIOD-10", "SHIP-01")
def test_the_first_purple_ship_is_on_top_however_many_were_built_before() -> None:
    table = Table(players=4)
    for seat, ship in ((0, "ship-blue-1"), (1, "ship-blue-2"), (2, "ship-purple-1")):
        if seat == 2:
            period_ends(table)
        table.houses(middle=3, seat=seat)  # ships cost no goods
        table.do(ag.task(ag.STATE_ACTION, seat, w.SHIP)).play("add")
        assert table.t.card_name[table.s.players[seat].upper[0]] == ship


@pytest.mark.rule("PERIOD-11")
def test_hands_are_filled_to_five_from_the_purple_deck() -> None:
    table = Table()
    table.hand("political-17", "political-18", "political-19", "political-20", "political-22")
    table.hand("political-03", "political-21", seat=1)
    dealt = set(table.s.purple[: 2 + 3 + 5])
    period_ends(table)
    table.play("discard political-17", "discard political-20", "stop", "stop")
    assert [len(p.hand) for p in table.s.players] == [5, 5, 5]
    kept = [{"political-18", "political-19", "political-22"}, {"political-03", "political-21"}]
    for p, names in zip(table.s.players, [*kept, set[str]()], strict=True):
        cards = {table.card(name) for name in names}
        assert cards < set(p.hand)
        assert p.hand == sorted(p.hand)
        assert set(p.hand) - cards <= dealt
        assert all(table.t.card_deck[card] == w.PURPLE_DECK for card in set(p.hand) - cards)
    assert [event[2] for event in table.happened(e.CARDS_DEALT)] == [2, 3, 5]
    for seat, p in enumerate(table.s.players):  # everybody is told the own cards
        told = {event[2] for event in table.happened(e.CARD_RECEIVED) if event[1] == seat}
        assert told == set(p.hand) & dealt
    assert (table.s.purple, table.s.purple_next) == ((), 0)  # what nobody got leaves the game


@pytest.mark.rule("PERIOD-05", "PERIOD-11", "PERIOD-12")
def test_the_new_display_has_four_stacks_of_five_brown_cards() -> None:
    table = Table()
    table.hand("political-17")
    period_ends(table).play("stop")
    assert [len(stack) for stack in table.s.stacks] == [5, 5, 5, 5]
    for kind, stack in enumerate(table.s.stacks):
        assert {table.t.card_kind[card] for card in stack} == {kind}
        # neither the rest of the red cards nor the purple ones that nobody got
        assert {table.t.card_deck[card] for card in stack} == {w.BROWN_DECK}
    assert turns.display(table.s) == [stack[0] for stack in table.s.stacks]


@pytest.mark.rule("PERIOD-12", "G-153")
def test_the_new_display_comes_to_light_even_if_nobody_is_dealt_a_card() -> None:
    table = Table()
    reveals = table.s.reveals
    table.do(ag.task(ag.NEW_DISPLAY, 0))
    assert table.s.reveals > reveals  # nobody takes back what came before


@pytest.mark.rule("PERIOD-13")
def test_church_track_and_decrees_are_refilled() -> None:
    table = Table()
    table.hand("political-17", "political-15")
    table.church(t2="")
    table.decree_display("decree-01", "decree-02")
    period_ends(table).play("stop")
    assert w.NONE not in table.s.church
    assert len(table.s.decree_display) == 8


@pytest.mark.rule("PERIOD-14")
def test_play_goes_on_to_the_left_of_the_player_whose_turn_it_was() -> None:
    table = Table(players=4)
    period_ends(table, trigger=0, after=2)
    assert (table.seat, table.asks) == (3, ag.ASK_TURN)


@pytest.mark.rule("PERIOD-15")
def test_everything_else_stays_as_it_is() -> None:
    table = Table()
    table.hand("political-17")
    table.portfolio("political-03", "ship-red-1", "political-18")
    table.cargo("ship-red-1", "gold")
    table.goods(gold=2, books=1)
    table.clergy("clergy-discount")
    table.favour("king")
    table.plan("plan-blue-2a")
    table.completed("plan-blue-2b")
    table.decrees("decree-01")
    table.official("king", 2)
    table.official("builder", 1, plaza=True)
    table.rubble(1, 2, 1)
    table.store("a2", "gold")
    table.me.reais, table.me.influence = 7, 6
    table.prices(gold=4, cloth=5, books=3, tools=2)
    table.treasury(5)
    table.s.cardinal = 2
    s, p = table.s.clone(), table.me.clone()
    period_ends(table).play("stop")
    for name in ("prices", "treasury", "cardinal", "offices", "plazas", "owner", "favour_stack"):
        assert getattr(table.s, name) == getattr(s, name), name
    names = "upper lower cargo goods clergy favours plans completed decrees rubble sets markers"
    for name in [*names.split(), "reais", "influence", "houses", "officials", "benefit"]:
        assert getattr(table.me, name) == getattr(p, name), name


# ---- unusual things in the change of periods ----


@pytest.mark.rule("G-45", "G-148", "G-37")
def test_cardinals_moved_by_rewards_make_one_church_scoring_at_the_end() -> None:
    table = Table()
    table.hand("political-15", "political-26")  # two Cardinals
    table.hand("political-49", seat=1)  # and one more
    table.s.cardinal = 4
    table.clergy("clergy-discount", seat=1)
    table.clergy("clergy-sell-bonus", seat=2)
    period_ends(table, trigger=2, after=2)
    table.play("discard political-15", "discard political-26", "claim political-26", "accept")
    table.play(table.offers[0])  # gap 5
    table.play("accept")
    table.play(table.offers[0])  # gap 0: the icon
    table.play("discard political-49", "accept")
    assert not table.happened(e.CHURCH_OPENS)
    table.play(table.offers[0])
    # hands, display and church track are new before the church scoring, which seat 0 called
    assert [len(p.hand) for p in table.s.players] == [5, 5, 5]
    assert w.NONE not in table.s.church
    assert table.happened(e.NEW_PERIOD)
    asked = []
    while table.asks == ag.ASK_GIVE_TILE:
        asked.append(table.seat)
        table.play("stop")
    assert asked == [0, 1, 2]
    assert (table.seat, table.asks) == (0, ag.ASK_TURN)


@pytest.mark.rule("G-102")
def test_a_set_completed_in_the_period_change_counts_at_once_but_not_for_its_wigs() -> None:
    table = Table()
    table.hand("political-46", "political-47")  # a cube; a book and influence
    table.goods(books=2)
    table.rubble(2, 1, 2)
    table.cubes("pile", red=1)
    table.s.by_sets = 1
    period_ends(table, trigger=1)
    table.play("discard political-46", "discard political-47", "claim political-46", "accept")
    assert table.me.sets == 2
    table.play("claim political-47")
    assert table.me.goods == [0, 0, 3, 0]
    assert table.me.ledger[w.W_PERIOD] == 3
    assert not table.happened(e.END_TRIGGERED)
    assert table.s.period == 2
    assert (table.s.trigger, table.s.by_sets, table.s.turns_left) == (w.NONE, 0, w.NONE)


@pytest.mark.rule("G-102", "G-107")
def test_a_fourth_set_completed_in_the_period_change_ends_the_game() -> None:
    table = Table(players=4)
    table.hand("political-46", "political-17", seat=1)
    table.rubble(4, 3, 4, seat=1)
    table.cubes("pile", red=1)
    period_ends(table, trigger=1, after=2)
    table.play("discard political-46", "accept", "cube pile red")
    assert table.happened(e.END_TRIGGERED) == [(e.END_TRIGGERED, 1, 1, 2, 0)]
    # the current round ends with seat 3; then all four once more
    assert table.happened(e.LAST_ROUND) == [(e.LAST_ROUND, 1, 5, 0, 0)]
    assert table.seat == 3


@pytest.mark.rule("G-107")
def test_a_fourth_set_of_the_first_period_ends_the_game_when_the_second_begins() -> None:
    table = Table()
    completes_a_set(table, 4, seat=1)
    assert table.happened(e.END_TRIGGERED) == [(e.END_TRIGGERED, 1, 1, 1, 0)]
    period_ends(table, trigger=1, after=1)
    assert table.happened(e.END_TRIGGERED)[1:] == [(e.END_TRIGGERED, 1, 1, 2, 0)]
    assert table.happened(e.LAST_ROUND) == [(e.LAST_ROUND, 1, 4, 0, 0)]


@pytest.mark.rule("G-106")
def test_a_second_set_in_the_second_period_does_nothing() -> None:
    table = Table()
    table.s.period = 2
    completes_a_set(table, 2)
    assert table.me.sets == 2
    assert not table.happened(e.END_TRIGGERED)
