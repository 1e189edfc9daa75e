"""Undo restores exactly; what is final says so before it is played."""

import json
from random import Random

import pytest

from lisboa.game import Game, GameError, new_game
from tests.game.play import PLAYERS, after

pytestmark = pytest.mark.parametrize("players", PLAYERS)

GAMES = 2


def snapshot(game: Game, since: int) -> str:
    """All that anybody can see of a game; of the events only those since a number."""
    seats = [None, *range(game.players)]
    return json.dumps(
        [
            game.state.hash(),
            [(a.id, str(a)) for a in game.legal],
            game.actions,
            game.over,
            game.position(),
            [game.view(seat).to_dict() for seat in seats],
            [[event.to_dict() for event in game.events(seat, since)] for seat in seats],
            repr(game.decision),
        ]
    )


@pytest.mark.rule("G-153")
def test_an_answer_is_final_if_and_only_if_it_cannot_be_taken_back(players: int) -> None:
    for seed in range(GAMES):
        game, chance = new_game(players, seed), Random(seed)
        while not game.over:
            seat, reveals = game.decision, game.state.reveals
            action = chance.choice(game.legal)
            final = action.final
            game.play(action)
            assert game.can_undo == (not final)
            passed = game.decision is None or seat is None or game.decision.seat != seat.seat
            assert final == (passed or game.state.reveals > reveals)


def test_undo_restores_exactly_at_every_step(players: int) -> None:
    """Every answer that is not final is taken back and played again."""
    taken_back = 0
    for seed in range(GAMES):
        game, chance = new_game(players, seed), Random(seed)
        while not game.over:
            action = chance.choice(game.legal)
            if action.final:
                game.play(action)
                continue
            since = len(game.events()) - 3
            before = snapshot(game, since)
            game.play(action)
            now = game.state.hash()
            game.undo()
            assert snapshot(game, since) == before
            game.play(action)
            assert game.state.hash() == now
            taken_back += 1
    assert taken_back > 100


def test_a_whole_run_of_answers_can_be_taken_back_to_the_last_final_one(players: int) -> None:
    game, chance = new_game(players, 21), Random(21)
    longest = 0
    while len(game.actions) < 120:
        if not game.can_undo:
            since, run, seen = len(game.events()), list[int](), [snapshot(game, 0)]
        action = chance.choice(game.legal)
        if action.final:
            for before in reversed(seen[:-1]):
                game.undo()
                assert snapshot(game, since) == before or before is seen[0]
            assert snapshot(game, 0) == seen[0]
            assert not game.can_undo
            longest = max(longest, len(run))
            for again in run:
                game.play(again)
        else:
            run.append(action.id)
        game.play(action)
        seen.append(snapshot(game, since))
    assert longest > 3


def test_every_legal_answer_says_whether_it_is_final(players: int) -> None:
    """Not only the one that is chosen: all of them, in sampled positions of a game."""
    for answers in range(0, 120, 9):
        game = after(players, 11, answers)
        for action in game.legal:
            copy = Game.of_state(game.state.clone(), game.names)
            copy.play(action.id)
            assert copy.can_undo == (not action.final)


def test_nothing_can_be_taken_back_at_first_and_after_a_final_answer(players: int) -> None:
    game = new_game(players, 3)
    with pytest.raises(GameError, match="Nothing can be taken back"):
        game.undo()
    game.play(next(action for action in game.legal if action.final))
    assert not game.can_undo
    with pytest.raises(GameError, match="the last answer was final"):
        game.undo()
