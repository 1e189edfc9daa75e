"""Chapter 26: rulings that belong to no single chapter."""

from random import Random

import pytest

from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import engine
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State
from tests.rules import games
from tests.rules.table import Table


def is_final(table: Table, text: str) -> bool:
    assert text in table.offers
    return engine.is_final(table.s, table.t.actions.parse(text))


# ---- questions with one answer, and answers that cannot be taken back (G-153) ----


@pytest.mark.rule("G-153")
def test_a_forced_answer_is_given_by_the_engine_and_reported() -> None:
    table = Table()
    table.hand("political-07")
    table.goods(gold=1)
    table.favour("builder", "minister")
    table.turn().play("portfolio political-07")
    # the card has one way into the portfolio, and without a ship there is no Sell
    assert table.happened(e.CARD_PLACED)
    assert table.asks == ag.ASK_OFFER
    table.play("offer gold favour")
    # only the King's favour is missing, so it is taken at once; no good is left to trade
    assert table.happened(e.FAVOUR_TAKEN) == [(e.FAVOUR_TAKEN, 0, w.KING, 0, 0)]
    assert table.asks == ag.ASK_DRAW


@pytest.mark.rule("G-153")
def test_a_draw_turns_up_a_card_or_passes_the_turn_and_is_final() -> None:
    table = Table()
    table.hand("political-01", "political-02")
    table.hand("political-07", seat=1)
    table.display(builder="political-22 political-23", minister="political-27", king="political-33")
    table.turn().play("gold political-01")
    assert is_final(table, "draw political-22")
    assert is_final(table, "draw political-27")


@pytest.mark.rule("G-153")
def test_a_draw_that_reveals_nothing_is_not_final_if_the_same_player_is_asked_next() -> None:
    def drawing() -> Table:
        table = Table()
        table.s.period = 2
        table.hand("political-01", "political-02")
        table.display(builder="political-22 political-23", minister="political-27")
        table.clergy("clergy-discount")
        table.s.church_call = 0  # so the church asks this player after the draw
        return table.turn().play("gold political-01")

    assert not is_final(drawing(), "draw political-27")
    assert is_final(drawing(), "draw political-22")  # turns up a card
    table = drawing()
    table.church(t1="")  # a tile is turned up
    assert is_final(table, "draw political-27")
    table = drawing()
    table.decree_display("decree-01")  # decrees are turned up
    assert is_final(table, "draw political-27")


@pytest.mark.rule("G-153")
def test_a_single_draw_is_asked_because_it_is_final() -> None:
    table = Table()
    table.s.period = 2
    table.hand("political-01", "political-02")
    table.hand("political-07", "political-08", seat=1)
    table.display(builder="political-22", minister="", king="", treasury="")
    table.turn().play("gold political-01")
    assert table.offers == ["draw political-22"]
    assert is_final(table, "draw political-22")


@pytest.mark.rule("G-153")
def test_ordinary_answers_within_a_turn_are_not_final() -> None:
    table = Table()
    table.hand("political-01", "political-07", "political-17")
    table.goods(gold=2)
    table.me.influence = 1
    table.turn()
    for text in ("gold political-01", "portfolio political-01", "court political-07"):
        assert not is_final(table, text)
    table.play("portfolio political-17")
    assert not is_final(table, "offer gold plan")
    table.play("offer gold plan")
    assert not is_final(table, "plan plan-blue-2a")
    table.play("plan plan-blue-2a")
    assert not is_final(table, "stop")  # the draw is still to come


@pytest.mark.rule("G-153")
def test_the_last_answer_before_a_follower_is_asked_is_final() -> None:
    table = Table()
    table.hand("political-07")
    table.me.influence = table.rival.influence = 1
    table.decree_display("decree-01", "decree-02")
    table.turn().play("court political-07")
    assert not is_final(table, "decree decree-01")  # nobody can follow
    table.favour("minister", seat=1)
    assert is_final(table, "decree decree-01")
    table.play("decree decree-01")
    assert table.seat == 1
    assert is_final(table, "decline")  # back to the visitor


@pytest.mark.rule("G-153", "G-74")
def test_a_favour_that_cannot_be_used_makes_no_answer_final() -> None:
    table = Table()
    table.hand("political-07")
    table.me.influence = 1
    table.decree_display("decree-01", "decree-02")
    table.favour("minister", seat=1)  # but the visit costs 1
    table.turn().play("court political-07")
    assert not is_final(table, "decree decree-01")


@pytest.mark.rule("G-153")
def test_a_forced_answer_is_asked_if_it_passes_the_decision_to_a_follower() -> None:
    table = Table()
    table.hand("political-07", "political-08")
    table.me.influence = table.rival.influence = 1
    table.decree_display("decree-01")
    table.favour("minister", seat=1)
    table.store("a1", "gold", seat=1)
    table.turn().play("court political-07")
    assert table.offers == ["decree decree-01"]
    table.play("decree decree-01")
    assert (table.seat, table.offers) == (1, ["do produce", "decline"])


def opening(buildings_left: int) -> Table:
    """The question by which of two plans a building opens, with so many tiles in its stack."""
    table = Table()
    table.plan("plan-blue-2a", "plan-blue-2b")
    table.official("king", 2)
    table.available(blue="building-01")
    stack = table.s.building_stack[0][:buildings_left]
    table.s.building_stack = (stack, table.s.building_stack[1])
    table.s.building_next[0] = 0
    site = table.t.site_name.index("site-west-a")
    return table.do(ag.task(ag.ASK_USE_PLAN, 0, site), ag.task(ag.ASK_PLAN, 0))


@pytest.mark.rule("G-153", "G-127")
def test_an_opening_that_turns_up_the_next_building_is_final() -> None:
    assert is_final(opening(2), "use plan-blue-2a")
    # the last tile of the stack was visible already
    assert not is_final(opening(1), "use plan-blue-2a")
    assert not is_final(opening(0), "use plan-blue-2a")


@pytest.mark.rule("G-153")
def test_church_and_period_answers_are_final_when_the_next_player_is_asked() -> None:
    table = Table()
    for seat in (0, 1):
        table.clergy("clergy-discount", "clergy-trade-any", seat=seat)
    table.s.church_call = 0
    table.do(ag.task(ag.CHURCH_SCORING, 0))
    assert not is_final(table, "give clergy-discount")
    assert is_final(table, "give clergy-trade-any")
    assert is_final(table, "stop")

    table = Table()
    table.hand("political-17", "political-18")
    table.hand("political-19", seat=1)
    table.s.trigger = 0
    table.do(ag.task(ag.END_TURN, 0))
    assert not is_final(table, "discard political-17")
    assert is_final(table, "discard political-18")
    assert is_final(table, "stop")


@pytest.mark.rule("G-153")
def test_the_new_display_makes_the_last_discard_final_even_if_the_same_player_goes_on() -> None:
    table = Table()
    table.hand("political-17", "political-18", "political-19", "political-20", "political-21")
    table.s.trigger = 1
    table.do(ag.task(ag.END_TURN, 2))
    assert is_final(table, "stop")
    table.play("stop")
    assert (table.seat, table.asks) == (0, ag.ASK_TURN)


@pytest.mark.rule("G-153")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_final_is_what_reveals_something_or_changes_the_seat(players: int) -> None:
    chance = Random(players)
    for s in games.questions(players, seed=players):
        if s.answers:
            action = chance.choice(s.answers)
            after = s.clone()
            engine.apply(after, action)
            passes = engine.seat_to_move(after) != engine.seat_to_move(s)
            assert engine.is_final(s, action) == (passes or after.reveals > s.reveals)


# ---- what everybody knows (G-136) ----


@pytest.mark.rule("G-136", "FLOW-04", "G-80", "VISIT-17")
def test_every_card_that_leaves_a_hand_is_shown_and_remembered() -> None:
    table = Table()
    table.hand("political-01", "political-03", "political-07", "political-37", "political-17")
    table.goods(gold=2)
    table.me.influence, table.me.reais = 5, 10
    table.portfolio("political-18", "political-19")
    table.display(builder="", minister="", king="", treasury="")
    table.turn().play("gold political-01")
    table.turn().play("court political-07", "stop")
    table.play(table.offers[0])
    table.turn().play("court political-37", "convert 0")
    table.play(table.offers[0])
    table.turn().play("portfolio political-17", "discard political-18")
    table.play("offer gold plan", "plan plan-blue-2a", "stop")
    gone = ("political-01", "political-07", "political-37", "political-18")
    assert table.s.discards == [table.card(name) for name in gone]
    table.s.trigger = 0
    table.do(ag.task(ag.END_TURN, 0)).play("discard political-03", "claim political-03")
    assert table.s.discards[4:] == [table.card("political-03")]


@pytest.mark.rule("G-136", "FLOW-04")
def test_a_card_that_everybody_knows_is_in_the_hand() -> None:
    """Without a draft nobody has to remember more than the discards."""
    table = Table()
    table.hand("political-01", "political-22", "political-23")
    table.me.seen = [table.card("political-22"), table.card("political-23")]
    table.turn().play("gold political-22")
    assert table.me.seen == [table.card("political-23")]
    assert table.me.shown == []


def political_cards(s: State) -> list[int]:
    """Those in hands and portfolios, at court and discarded."""
    places = [s.discards, [s.court], *(p.hand + p.upper + p.lower for p in s.players)]
    return [card for place in places for card in place if 0 <= card < s.t.political]


@pytest.mark.rule("G-136", "FLOW-04", "PERIOD-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_blue_and_purple_cards_of_a_hand_are_unknown(players: int) -> None:
    left = (e.CARD_FOR_GOLD, e.CARD_PLAYED, e.CARD_AT_COURT, e.EVENT_SPONSORED, e.CARD_DISCARDED)
    drawn: set[tuple[int, int]] = set()
    out: set[int] = set()
    for s in games.questions(players, seed=10 + players):
        for kind, seat, card, *_ in s.log or []:
            if kind == e.CARD_DRAWN:
                drawn.add((seat, card))
            elif kind in left:
                out.add(card)
        s.log = []
        for seat, p in enumerate(s.players):
            for card in p.hand:
                shown = s.t.card_deck[card] in (w.RED_DECK, w.BROWN_DECK)
                assert ((seat, card) in drawn) == (card in p.seen) == shown
        if s.agenda and ag.kind_of(s.agenda[-1]) == ag.ASK_TURN:
            cards = political_cards(s)
            assert len(cards) == len(set(cards))
            hands = {card for p in s.players for card in p.hand}
            assert set(cards) - hands == {card for card in out if card < s.t.political}


# ---- selling to a rival's ship ----


@pytest.mark.rule("G-72", "SELL-04", "SELL-05")
def test_a_sale_counts_the_modifier_of_the_ship_and_the_benefits_of_the_seller() -> None:
    table = Table()
    table.goods(cloth=1)
    table.prices(gold=6, cloth=5, books=6, tools=4)
    table.portfolio("political-21")  # 2 more for cloth
    table.clergy("clergy-sell-bonus")  # 1 more
    table.portfolio("ship-red-1", "political-20", seat=1)  # ship +1; the owner's bonus is his own
    table.clergy("clergy-sell-bonus", seat=1)
    table.do(ag.task(ag.ASK_LOAD, 0)).play("load cloth ship-red-1")
    assert table.me.reais == 5 + 1 + 2 + 1
    assert table.rival.reais == 0
