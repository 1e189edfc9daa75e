"""Chapter 24.1: drafting the starting hands (variant), and the order of all set-up choices."""

from dataclasses import replace

import pytest

from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import deal, engine, reasons
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.deal import Deal
from lisboa.rules.machinery.state import Event, State
from tests.rules.table import tables

DRAFT = Agreement(draft=True)


def dealt(players: int, start: int = 0, agreement: Agreement = DRAFT) -> Deal:
    """The first player gets cards 1 to 5, the second 6 to 10, and so on."""
    hands = tuple(tuple(range(5 * seat, 5 * seat + 5)) for seat in range(players))
    return replace(deal.draw(tables(), players, 1, start, agreement), hands=hands)


def drafting(players: int, start: int = 0, log: list[Event] | None = None) -> State:
    """At the first question of the draft, when everybody has kept a clergy tile (G-135)."""
    s = engine.start(tables(), dealt(players, start))
    while not s.packs:
        engine.apply(s, s.answers[0])
    s.log = log
    return s


def offers(s: State) -> list[int]:
    """The numbers of the cards that the seat asked may keep; empty after the draft."""
    if ag.kind_of(s.agenda[-1]) != ag.ASK_KEEP_CARD:
        return []
    return [s.t.actions.thing[action] + 1 for action in s.answers]


def keep(s: State, *numbers: int) -> None:
    for card in numbers:
        engine.play(s, engine.seat_to_move(s), s.t.actions.parse(f"keep card political-{card:02}"))


def refuses(s: State, card: int) -> str:
    reason = engine.why_not(s, s.t.actions.parse(f"keep card political-{card:02}"))
    return reasons.RULE[reason][0] if reason else ""


def hand(s: State, seat: int) -> list[int]:
    return [card + 1 for card in s.players[seat].hand]


# ---- keeping and passing ----


@pytest.mark.rule("DRAFT-01")
def test_two_of_the_five_dealt_cards_are_kept() -> None:
    s = drafting(3)
    assert [hand(s, seat) for seat in range(3)] == [[], [], []]
    assert offers(s) == [1, 2, 3, 4]  # two are kept in the order of their numbers (G-152)
    keep(s, 2)
    assert engine.seat_to_move(s) == 0
    assert offers(s) == [3, 4, 5]
    keep(s, 5)
    assert hand(s, 0) == [2, 5]
    assert engine.seat_to_move(s) == 1
    assert offers(s) == [6, 7, 8, 9]


@pytest.mark.rule("DRAFT-01", "G-152")
def test_only_cards_of_the_own_pack_and_each_pair_in_one_way() -> None:
    s = drafting(3)
    assert refuses(s, 6) == "DRAFT-01"  # the neighbour's card
    assert refuses(s, 21) == "DRAFT-01"  # not dealt at all
    assert refuses(s, 5) == "G-152"  # no higher card would be left for the second
    keep(s, 3)
    assert refuses(s, 3) == "DRAFT-01"
    assert refuses(s, 1) == "G-152"
    assert refuses(s, 4) == ""


@pytest.mark.rule("DRAFT-01", "DRAFT-02", "DRAFT-03", "DRAFT-04", "DRAFT-05", "DT-15")
def test_keep_two_then_one_then_one_and_the_last_card_comes_by_itself() -> None:
    s = drafting(3)
    keep(s, 1, 2)  # seat 0 passes 3, 4, 5 to seat 1
    keep(s, 6, 7)  # seat 1 passes 8, 9, 10 to seat 2
    keep(s, 11, 12)  # seat 2 passes 13, 14, 15 to seat 0
    assert (engine.seat_to_move(s), offers(s)) == (0, [13, 14, 15])
    keep(s, 13)
    assert (engine.seat_to_move(s), offers(s)) == (1, [3, 4, 5])
    keep(s, 5)
    assert (engine.seat_to_move(s), offers(s)) == (2, [8, 9, 10])
    keep(s, 9)
    assert (engine.seat_to_move(s), offers(s)) == (0, [8, 10])
    keep(s, 10)
    assert (engine.seat_to_move(s), offers(s)) == (1, [14, 15])
    keep(s, 14)
    assert (engine.seat_to_move(s), offers(s)) == (2, [3, 4])
    assert [len(p.hand) for p in s.players] == [4, 4, 3]
    keep(s, 3)
    assert hand(s, 0) == [1, 2, 4, 10, 13]  # 4 was the last card of seat 2
    assert hand(s, 1) == [5, 6, 7, 8, 14]
    assert hand(s, 2) == [3, 9, 11, 12, 15]
    assert not s.packs
    assert ag.kind_of(s.agenda[-1]) == ag.ASK_TURN


@pytest.mark.rule("DRAFT-05")
def test_nobody_chooses_from_cards_that_were_passed_in_the_same_round() -> None:
    s = drafting(4, start=2)
    asked = []
    for _ in range(4):
        asked.append(engine.seat_to_move(s))
        own = 5 * asked[-1]
        assert s.packs[asked[-1]] == list(range(own, own + 5))
        keep(s, own + 1, own + 2)
    assert asked == [2, 3, 0, 1]
    # All packs have moved one place to the left: seat 0 holds what seat 3 passed.
    assert [[card + 1 for card in pack] for pack in s.packs] == [
        [18, 19, 20],
        [3, 4, 5],
        [8, 9, 10],
        [13, 14, 15],
    ]


@pytest.mark.rule("G-115")
def test_two_players_pass_to_each_other() -> None:
    s = drafting(2)
    keep(s, 1, 2)
    keep(s, 6, 7)
    assert offers(s) == [8, 9, 10]
    keep(s, 8)
    keep(s, 3)
    assert offers(s) == [4, 5]
    keep(s, 4)
    keep(s, 9)
    assert hand(s, 0) == [1, 2, 4, 8, 10]
    assert hand(s, 1) == [3, 5, 6, 7, 9]


@pytest.mark.rule("DRAFT-01", "SETUP-28")
def test_without_the_draft_the_five_dealt_cards_are_the_hand() -> None:
    s = engine.start(tables(), dealt(3, agreement=Agreement()))
    for _ in range(3):
        assert not any(p.hand for p in s.players)
        engine.apply(s, s.answers[0])
    assert [hand(s, seat) for seat in range(3)] == [
        [1, 2, 3, 4, 5],
        [6, 7, 8, 9, 10],
        [11, 12, 13, 14, 15],
    ]
    assert not s.packs
    assert ag.kind_of(s.agenda[-1]) == ag.ASK_TURN


# ---- what the others learn ----


@pytest.mark.rule("G-18", "G-136", "DRAFT-05")
def test_only_the_player_learns_which_cards_were_kept() -> None:
    log: list[Event] = []
    s = drafting(3, log=log)
    while offers(s):
        engine.apply(s, s.answers[-1])
    kept = [event for event in log if event[0] == e.CARD_KEPT]
    assert {event[0] for event in log} - {e.CARD_KEPT} <= {e.INFLUENCE_GAINED, e.TURN_BEGINS}
    assert e.CARD_KEPT in e.PRIVATE
    for seat, p in enumerate(s.players):
        assert sorted(event[2] for event in kept if event[1] == seat) == p.hand
        assert not p.seen


@pytest.mark.rule("DRAFT-05", "G-136")
def test_everybody_remembers_the_cards_passed_on() -> None:
    s = drafting(3)
    for numbers in ((1, 2), (6, 7), (11, 12)):
        keep(s, *numbers)
    passed = [[card + 1 for card in p.passed] for p in s.players]
    assert passed == [[3, 4, 5], [8, 9, 10], [13, 14, 15]]
    keep(s, 13, 3, 8)
    assert [card + 1 for card in s.players[0].passed] == [3, 4, 5, 14, 15]


@pytest.mark.rule("DRAFT-05", "G-136")
def test_drafted_cards_that_left_the_hand_are_remembered() -> None:
    s = drafting(3)
    while offers(s):
        engine.apply(s, s.answers[0])
    card = s.players[0].hand[0]
    s.agenda = [ag.task(ag.BEGIN_TURN, 0)]
    engine.resume(s)
    engine.apply(s, s.t.actions.parse(f"gold {s.t.card_name[card]}"))
    assert [p.shown for p in s.players] == [[card], [], []]


@pytest.mark.rule("G-18", "DRAFT-04")
def test_nothing_public_is_said_about_a_drafted_card_before_it_is_played() -> None:
    log: list[Event] = []
    s = drafting(4, log=log)
    while ag.kind_of(s.agenda[-1]) != ag.ASK_TURN:
        engine.apply(s, s.answers[0])
    public = [event for event in log if event[0] not in e.PRIVATE]
    cards = {e.CARD_RECEIVED, e.CARD_DRAWN, e.CARD_DISCARDED, e.CARDS_DEALT, e.CARD_KEPT}
    assert not [event for event in public if event[0] in cards]
    card = s.players[0].hand[0]
    engine.apply(s, s.t.actions.parse(f"gold political-{card + 1:02}"))
    assert (e.CARD_FOR_GOLD, 0, card, 0, 0) in log


# ---- the order of the choices before the first turn ----


def questions_of_the_set_up(s: State) -> list[tuple[int, int]]:
    """Kind and seat of every question up to the first turn; the first answer is always given."""
    asked = [(ag.kind_of(s.agenda[-1]), engine.seat_to_move(s))]
    while asked[-1][0] != ag.ASK_TURN:
        engine.apply(s, s.answers[0])
        asked.append((ag.kind_of(s.agenda[-1]), engine.seat_to_move(s)))
    return asked


@pytest.mark.rule("G-135", "STARTDECREE-01", "SETUP-06")
def test_clergy_in_turn_order_then_the_draft_then_decrees_in_reverse_order() -> None:
    agreement = Agreement(draft=True, starting_decrees=True, tasks=(0, 1, 2))
    s = engine.start(tables(), deal.draw(tables(), 3, 4, 1, agreement))
    card, tile, decree = ag.ASK_KEEP_CARD, ag.ASK_CLERGY, ag.ASK_DECREE
    assert questions_of_the_set_up(s) == [
        *((tile, seat) for seat in (1, 2, 0)),
        *((card, seat) for seat in (1, 1, 2, 2, 0, 0)),
        *((card, seat) for seat in (1, 2, 0)),
        *((card, seat) for seat in (1, 2, 0)),
        *((decree, seat) for seat in (0, 2, 1)),
        (ag.ASK_TURN, 1),
    ]


@pytest.mark.rule("G-135", "G-128")
def test_instant_effects_after_all_tiles_and_before_the_decrees() -> None:
    instant = tables().clergy_name.index("clergy-instant-influence")
    other = tables().clergy_name.index("clergy-discount")
    drawn = deal.draw(tables(), 3, 1, 1, Agreement(starting_decrees=True))
    log: list[Event] = []
    s = engine.start(tables(), replace(drawn, pairs=((instant, other),) * 3), log)
    keep_it = s.t.actions.parse("keep tile clergy-instant-influence")
    engine.apply(s, keep_it)
    engine.apply(s, keep_it)
    assert [p.influence for p in s.players] == [6, 4, 5]  # nothing yet
    engine.apply(s, keep_it)
    assert ag.kind_of(s.agenda[-1]) == ag.ASK_DECREE
    assert [p.influence for p in s.players] == [8, 6, 7]
    assert [event[1] for event in log if event[0] == e.INFLUENCE_GAINED] == [1, 2, 0]


@pytest.mark.rule("G-135")
def test_the_other_tile_goes_where_the_deal_says() -> None:
    tiles = ("clergy-discount", "clergy-sail-bonus", "clergy-store-bonus")
    kept, first, second = (tables().clergy_name.index(name) for name in tiles)
    drawn = deal.draw(tables(), 2, 1, 0, DRAFT)
    drawn = replace(drawn, pairs=((kept, first), (kept, second)), returns=(3, 0))
    s = engine.start(tables(), drawn)
    for _ in range(2):
        engine.apply(s, s.t.actions.parse("keep tile clergy-discount"))
    assert s.bag == (second, *drawn.bag[:3], first, *drawn.bag[3:])
    church = s.church
    assert church == [second, *drawn.bag[:3], first, drawn.bag[3]]
    while offers(s):
        engine.apply(s, s.answers[0])
    assert (s.church, s.bag_next) == (church, 6)  # the draft touches no tile


@pytest.mark.rule("G-135")
def test_the_draft_draws_nothing_at_random() -> None:
    agreement = Agreement(draft=True, starting_decrees=True)
    drawn = deal.draw(tables(), 4, 9, 3, agreement)
    one, other = engine.start(tables(), drawn), engine.start(tables(), drawn)
    questions_of_the_set_up(one)
    questions_of_the_set_up(other)
    assert one.hash() == other.hash()


# ---- not alone ----


@pytest.mark.rule("G-151")
def test_no_draft_in_solo() -> None:
    with pytest.raises(ValueError, match="solo"):
        Agreement(solo=True, draft=True)
