"""A final answer that waits: what it turns up, and the draw that may be chosen before."""

import pytest

from lisboa.rules.machinery import agenda as ag
from lisboa.server.show.texts import resolve
from lisboa.server.show.waiting import draws, offered, turns_up
from tests.server.sittings import KINDS, asked_games, before_follows, twin


@pytest.mark.rule("OPEN-15", "G-153")
def test_one_pauses_before_the_next_building_while_the_turn_goes_on() -> None:
    paused, passed = 0, 0
    for seed in (1, 2, 3):
        for game, seat in asked_games("three", seed):
            for action in (
                game.legal if game.decision and game.decision.kind == "ask-use-plan" else []
            ):
                text = turns_up(action)
                then = game.clone()
                then.play(action)
                turned_up = then.state.building_next != game.state.building_next
                own = then.decision is not None and then.decision.seat == seat
                goes_on = own and then.state.turn == game.state.turn
                assert (text is not None) == (turned_up and goes_on)
                paused += text is not None
                passed += text is None
                assert text is None or "next building" in resolve(text)
    assert paused and passed


@pytest.mark.rule("G-153")
@pytest.mark.parametrize("kind", KINDS)
def test_nobody_pauses_before_the_end_of_a_turn(kind: str) -> None:
    """To draw, to pass, to decline: what is refilled then concerns no step of this turn."""
    for game, _ in asked_games(kind, 2):
        for action in game.legal:
            if action.final and turns_up(action) is not None:
                then = game.clone()
                then.play(action)
                assert then.state.turn == game.state.turn
                assert then.state.reveals > game.state.reveals
                assert ag.kind_of(game.state.agenda[-1]) != ag.ASK_DRAW


@pytest.mark.rule("FOLLOW-01", "DRAW-01")
def test_the_display_may_be_drawn_from_before_others_follow() -> None:
    game, final = before_follows()
    assert game.decision is not None
    seat, action = game.decision.seat, game.action(final)
    told = offered(action, game.names)
    assert [option.action for option in told] == [str(draw) for draw in draws(action)]
    game.play(final)
    assert game.decision is not None and game.decision.kind == "ask-follow"
    while game.decision is not None and game.decision.kind == "ask-follow":
        game.play("decline")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("ask-draw", seat)
    assert {option.action for option in told} == {str(draw) for draw in game.legal}
    assert all(option.final and option.pieces for option in told)


@pytest.mark.parametrize("kind", KINDS)
def test_only_a_visit_that_others_may_follow_lets_one_choose_before(kind: str) -> None:
    seen = 0
    for game, seat in asked_games(kind, 2):
        for action in game.legal:
            if action.final and draws(action):
                then = game.clone()
                then.play(action)
                assert then.decision is not None and then.decision.kind == "ask-follow"
                assert game.state.active == seat != then.decision.seat
                seen += 1
    assert seen or kind.startswith("solo")


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("kind", KINDS)
def test_what_the_seat_cannot_know_changes_nothing(kind: str) -> None:
    for number, (game, seat) in enumerate(asked_games(kind, 8)):
        if number % 2:
            continue
        other = twin(game, seat, number)
        for action in game.legal:
            if action.final:
                alike = other.action(str(action))
                assert turns_up(action) == turns_up(alike)
                assert offered(action, game.names) == offered(alike, game.names)
