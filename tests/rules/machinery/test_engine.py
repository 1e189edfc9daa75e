"""From question to question: what is refused, and what nobody is asked for."""

from dataclasses import replace

import pytest

from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.catalogue import UnknownAction
from lisboa.rules.machinery.state import Event
from lisboa.rules.machinery.tables import Tables
from tests.rules.games import new, questions
from tests.rules.table import tables


@pytest.mark.rule("FLOW-02")
def test_what_is_no_action_at_all_is_not_asked_for() -> None:
    s = new(2, 1)
    for action in (-1, s.t.actions.size, s.t.actions.size + 7):
        assert engine.why_not(s, action) == r.NOT_ASKED


@pytest.mark.rule("DRAFT-01")
def test_the_first_action_of_the_catalogue_is_one_like_all_others() -> None:
    s = new(4, 1, Agreement(draft=True))
    assert engine.why_not(s, 0) == r.NOT_ASKED
    while 0 not in s.answers:
        engine.apply(s, s.answers[-1])
    assert engine.why_not(s, 0) == r.ALLOWED


def test_when_the_game_is_over_nobody_is_asked() -> None:
    *_, s = questions(2, 3)
    assert s.over and engine.legal(s) == []
    assert engine.seat_to_move(s) == w.NONE
    assert engine.why_not(s, 0) == r.NOT_ASKED
    with pytest.raises(engine.Forbidden) as refused:
        engine.play(s, 0, 0)
    assert refused.value.reason == r.NOT_YOUR_TURN


@pytest.mark.rule("FLOW-05")
def test_what_is_refused_changes_nothing() -> None:
    s = new(3, 1)
    seat, before = engine.seat_to_move(s), s.hash()
    stop = s.t.actions.parse("stop")
    for who, action, reason, message in (
        ((seat + 1) % 3, s.answers[0], r.NOT_YOUR_TURN, "not-your-turn"),
        (seat, stop, r.NOT_ASKED, "not-asked"),
    ):
        with pytest.raises(engine.Forbidden, match=message) as refused:
            engine.play(s, who, action)
        assert refused.value.reason == reason
        assert s.hash() == before
    engine.play(s, seat, s.answers[0])
    assert s.hash() != before


def test_a_log_is_kept_from_the_start_or_not_at_all() -> None:
    drawn, log = deal.draw(tables(), 2, 1), list[Event]()
    s = engine.start(tables(), drawn, log)
    assert s.log is log
    engine.apply(s, s.answers[0])
    assert log
    assert engine.start(tables(), drawn).log is None


# ---- the catalogue ----


def test_every_action_has_a_number_a_text_and_a_form() -> None:
    catalogue = tables().actions
    for action in range(catalogue.size):
        assert catalogue.parse(f" {catalogue.name[action].replace(' ', '  ')} ") == action
        assert catalogue.from_dict(catalogue.to_dict(action)) == action
        verb, thing, other = (
            catalogue.verb[action],
            catalogue.thing[action],
            catalogue.other[action],
        )
        assert catalogue.of(verb, thing, other) == action
        if not other:
            assert catalogue.of(verb, thing) == action
        if not other and not thing:
            assert catalogue.of(verb) == action


def test_what_the_catalogue_does_not_hold_is_named() -> None:
    catalogue = tables().actions
    with pytest.raises(UnknownAction, match="build plot-z9 gold"):
        catalogue.parse("build plot-z9 gold")
    with pytest.raises(UnknownAction, match="plot-z9"):
        catalogue.from_dict({"do": "build", "plot": "plot-z9", "good": "gold"})


@pytest.mark.rule("INF-12", "HOUSE-05")
def test_amounts_reach_from_nothing_to_the_most_that_can_be_paid() -> None:
    catalogue = tables().actions
    for word in ("convert", "reais"):
        amounts = [name for name in catalogue.name if name.startswith(f"{word} ")]
        assert amounts == [f"{word} {n}" for n in range(tables().most_paid + 1)]


@pytest.mark.rule("INF-12")
def test_influence_may_be_worth_more_than_any_visit_costs() -> None:
    board = tables().edition.board
    every_space = replace(board, coin_spaces=tuple(range(board.influence_max)))
    t = Tables(replace(tables().edition, board=every_space))
    assert t.most_paid == board.influence_max > tables().most_paid
    assert t.actions.parse(f"convert {board.influence_max}")
