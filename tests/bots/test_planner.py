"""The planner answers the same to the same, knows nothing it may not know, and explains itself."""

from random import Random

import pytest

from lisboa.bots.planner import Explanation, Planner
from lisboa.bots.protocol import Budget
from lisboa.bots.tree import Method
from lisboa.game import Game, new_game
from lisboa.game.view import View
from lisboa.rules.machinery import engine
from tests.game.play import steps

NARROW = Method(width=1, horizon=1, explore=0.2, temperature=2.0, scale=15.0)
MOST = 10_000


def narrow(seed: int) -> Planner:
    """One that is quick even where nothing is compiled."""
    return Planner(seed, method=NARROW)


def play(game: Game, seats: dict[int, Planner], iterations: int, most: int = MOST) -> Game:
    """So many answers of a game; at the other seats any answer is as good as any other."""
    chance, budget = Random(1), Budget(iterations=iterations)
    for _ in range(most):
        if game.over:
            break
        legal, seat = list(game.state.answers), engine.seat_to_move(game.state)
        if len(legal) > 1 and seat in seats:
            game.play(seats[seat].choose(game.view(seat), legal, budget), seat)
        else:
            game.play(chance.choice(legal))
    return game


def questions(players: int, seed: int, every: int) -> list[tuple[View, list[int]]]:
    """Every so many decisions of a random game, as the seat that is asked sees them."""
    found = []
    for number, game in enumerate(steps(new_game(players, seed), seed)):
        legal = list(game.state.answers)
        if number % every == 0 and len(legal) > 1:
            found.append((game.view(engine.seat_to_move(game.state)), legal))
    return found


def explain(view: View, legal: list[int], iterations: int) -> Explanation:
    return narrow(5).explain(view, legal, Budget(iterations=iterations))


# ---- the same answers ----


def test_the_same_seed_and_iterations_give_the_same_game() -> None:
    games = [play(new_game(2, 11), {0: Planner(3), 1: narrow(4)}, 4, most=8) for _ in range(2)]
    assert games[0].actions == games[1].actions


def test_what_others_hold_and_what_comes_next_changes_nothing() -> None:
    """The same position with the hidden part dealt anew gives the same explanation."""
    for view, legal in questions(3, 21, every=40):
        twin = view.sample(Random(99)).view(view.seat)
        assert explain(view, legal, 12) == explain(twin, legal, 12)


def test_the_clock_ends_a_thought() -> None:
    view, legal = questions(2, 8, every=40)[1]
    found = narrow(1).explain(view, legal, Budget(seconds=0.0))
    assert found.best.visits > 0


# ---- explanations ----


def test_visits_add_up_and_the_most_visited_answer_is_chosen() -> None:
    for view, legal in questions(2, 31, every=40):
        found = explain(view, legal, 24)
        assert [judgement.action for judgement in found.judgements] == legal
        assert sum(judgement.visits for judgement in found.judgements) == 24
        assert sum(judgement.prior for judgement in found.judgements) == pytest.approx(1)
        assert all(0 <= judgement.chance <= 1 for judgement in found.judgements)
        assert found.best.visits == max(judgement.visits for judgement in found.judgements)
        assert narrow(5).choose(view, legal, Budget(iterations=24)) == found.best.action


def test_the_line_can_be_played() -> None:
    for view, legal in questions(4, 41, every=60):
        found = explain(view, legal, 24)
        game = view.sample(Random(7))
        assert found.line[0] == (view.seat, found.best.action)
        for seat, action in found.line:
            game.play(action, seat)


# ---- reuse ----


def test_the_tree_is_kept_within_a_turn() -> None:
    """What was found out about the next question of a turn is still known when it is asked."""
    game, planner, kept = new_game(2, 51), narrow(6), 0
    for _ in range(12):
        seat = engine.seat_to_move(game.state)
        found = planner.explain(game.view(seat), list(game.state.answers), Budget(iterations=24))
        total = sum(judgement.visits for judgement in found.judgements)
        assert total >= 24
        kept += total > 24
        game.play(found.best.action)
        while len(game.state.answers) == 1:
            game.play(game.state.answers[0])
    assert kept


def test_asked_again_it_goes_on() -> None:
    view, legal = questions(2, 61, every=40)[1]
    planner = narrow(2)
    planner.explain(view, legal, Budget(iterations=30))
    again = planner.explain(view, legal, Budget(iterations=30))
    assert sum(judgement.visits for judgement in again.judgements) == 60


def test_another_game_begins_with_another_tree() -> None:
    planner = narrow(2)
    for seed in (71, 72):
        view, legal = questions(2, seed, every=40)[1]
        found = planner.explain(view, legal, Budget(iterations=16))
        assert sum(judgement.visits for judgement in found.judgements) == 16


# ---- whole games ----


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_kind_of_question_is_answered(players: int) -> None:
    variants: dict[str, object] = {"draft": players > 1, "tokens": True, "queen": True}
    variants["tasks"] = list(range(players))
    game = new_game(players, 80 + players, variants=variants)
    assert play(game, {0: narrow(players)}, iterations=1).over


def test_it_beats_chance() -> None:
    game = play(new_game(2, 91), {1: narrow(91)}, iterations=2)
    assert game.state.players[1].wigs > game.state.players[0].wigs + 20
