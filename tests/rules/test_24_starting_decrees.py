"""Chapter 24.2: starting decrees (variant)."""

from dataclasses import replace

import pytest

from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import deal, engine, reasons
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.state import Event, State
from tests.rules.table import tables

DECREES = Agreement(starting_decrees=True)


def choosing(
    players: int, start: int = 0, agreement: Agreement = DECREES, log: list[Event] | None = None
) -> State:
    """A game at the first choice of a starting decree: all have kept a clergy tile."""
    s = engine.start(tables(), deal.draw(tables(), players, 1, start, agreement), log)
    while ag.kind_of(s.agenda[-1]) == ag.ASK_CLERGY:
        engine.apply(s, s.answers[0])
    return s


def take(s: State, decree: int) -> None:
    engine.play(s, engine.seat_to_move(s), s.t.actions.parse(f"decree {s.t.decree_name[decree]}"))


@pytest.mark.rule("STARTDECREE-01")
def test_each_player_takes_one_decree_in_reverse_turn_order() -> None:
    s = choosing(4, start=2)
    display, seats = list(s.decree_display), []
    for place in (7, 0, 3, 1):
        seats.append(engine.seat_to_move(s))
        take(s, display[place])
    assert seats == [1, 0, 3, 2]  # the start player chooses last
    assert [p.decrees for p in s.players] == [
        [display[0]],
        [display[7]],
        [display[1]],
        [display[3]],
    ]
    assert (ag.kind_of(s.agenda[-1]), engine.seat_to_move(s)) == (ag.ASK_TURN, 2)


@pytest.mark.rule("STARTDECREE-02", "STARTDECREE-03")
def test_the_display_is_refilled_once_after_all_have_chosen() -> None:
    s = choosing(4)
    display = list(s.decree_display)
    for left in (8, 7, 6, 5):
        assert s.decree_display == display[8 - left :]
        assert len(s.answers) == left
        take(s, s.decree_display[0])
    assert s.decree_display == [*display[4:], *s.decree_deck[8:12]]
    assert len(s.decree_display) == 8


@pytest.mark.rule("STARTDECREE-01")
def test_exactly_one_and_only_from_the_display() -> None:
    s = choosing(3)
    seat = engine.seat_to_move(s)
    hidden = s.t.actions.parse(f"decree {s.t.decree_name[s.decree_deck[8]]}")
    assert reasons.RULE[engine.why_not(s, hidden)][0] == "DECREE-01"
    stop = s.t.actions.parse("stop")
    assert reasons.RULE[engine.why_not(s, stop)][0] == "DECREE-01"  # nobody may go without
    gone = s.decree_display[0]
    take(s, gone)
    again = s.t.actions.parse(f"decree {s.t.decree_name[gone]}")
    assert reasons.RULE[engine.why_not(s, again)][0] == "DECREE-01"
    assert engine.seat_to_move(s) != seat
    assert len(s.players[seat].decrees) == 1


@pytest.mark.rule("STARTDECREE-01", "DECREE-04")
def test_everybody_sees_who_took_what() -> None:
    log: list[Event] = []
    s = choosing(2, log=log)
    display = list(s.decree_display)
    take(s, display[2])
    take(s, display[5])
    told = [event for event in log if event[0] == e.DECREE_TAKEN]
    assert told == [(e.DECREE_TAKEN, 1, display[2], 0, 0), (e.DECREE_TAKEN, 0, display[5], 0, 0)]
    assert e.DECREE_TAKEN not in e.PRIVATE


@pytest.mark.rule("STARTDECREE-01")
def test_the_plain_game_starts_without_decrees() -> None:
    s = choosing(3, agreement=Agreement())
    assert ag.kind_of(s.agenda[-1]) == ag.ASK_TURN
    assert not any(p.decrees for p in s.players)
    assert s.decree_display == list(s.decree_deck[:8])


@pytest.mark.rule("G-144", "STARTDECREE-01")
def test_a_tile_that_pays_for_decrees_pays_for_the_starting_decree() -> None:
    tiles = ("clergy-decree-bonus", "clergy-discount", "clergy-store-bonus")
    bonus, other, third = (tables().clergy_name.index(name) for name in tiles)
    drawn = deal.draw(tables(), 2, 1, 0, DECREES)
    s = engine.start(tables(), replace(drawn, pairs=((bonus, other), (other, third))))
    engine.apply(s, s.t.actions.parse("keep tile clergy-decree-bonus"))
    engine.apply(s, s.t.actions.parse("keep tile clergy-discount"))
    take(s, s.decree_display[0])
    take(s, s.decree_display[0])
    assert [p.wigs for p in s.players] == [6, 5]
    assert s.players[0].ledger[w.W_REWARDS] == 1


@pytest.mark.rule("ADDON-02", "TWOP-08")
@pytest.mark.parametrize(("players", "solo"), [(2, False), (2, True), (3, False)])
def test_no_starting_decree_about_row_e_while_it_is_covered(players: int, solo: bool) -> None:
    row_e = {n for n, decree in enumerate(tables().edition.decrees) if decree.row_e}
    shown = set()
    for seed in range(30):
        agreement = Agreement(solo=solo, starting_decrees=True)
        s = engine.start(tables(), deal.draw(tables(), players, seed, agreement=agreement))
        while ag.kind_of(s.agenda[-1]) != ag.ASK_TURN:
            shown |= row_e & set(s.decree_display)
            engine.apply(s, s.answers[-1])
        shown |= row_e & set(s.decree_display)
        assert bool(row_e & set(s.decree_deck)) == (players > 2)
    assert bool(shown) == (players > 2)


@pytest.mark.rule("G-121", "G-151")
def test_in_solo_only_the_human_takes_a_starting_decree() -> None:
    s = choosing(2, agreement=Agreement(solo=True, starting_decrees=True))
    assert (ag.kind_of(s.agenda[-1]), engine.seat_to_move(s)) == (ag.ASK_DECREE, 0)
    display = list(s.decree_display)
    take(s, display[3])
    assert [p.decrees for p in s.players] == [[display[3]], []]
    assert s.decree_display == [*display[:3], *display[4:], s.decree_deck[8]]
    assert (ag.kind_of(s.agenda[-1]), engine.seat_to_move(s)) == (ag.ASK_TURN, 0)
