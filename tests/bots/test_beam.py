"""The beam: a value for every answer, found without knowing anything hidden."""

from random import Random

import pytest

from lisboa.bots import weights
from lisboa.bots.beam import Searcher, rank
from lisboa.bots.evaluation import promise
from lisboa.game import Game
from lisboa.rules.machinery import engine
from lisboa.rules.machinery.state import State
from tests.rules.games import questions

WEIGHTS = weights.load("greedy", False)
NAMES = ["Ana", "Ben", "Eva"]


def decisions(seed: int, every: int) -> list[State]:
    found = [s.clone() for s in questions(3, seed) if len(s.answers) > 1]
    return found[::every]


def test_every_answer_has_a_value_and_nothing_is_changed() -> None:
    for s in decisions(1, 25):
        before = s.hash()
        values = rank(s, WEIGHTS, 2)
        assert len(values) == len(s.answers)
        assert min(values) > -1000  # each answer was followed to the end of a line
        assert s.hash() == before


def test_hidden_things_play_no_part() -> None:
    for s in decisions(2, 30):
        seat = engine.seat_to_move(s)
        view = Game.of_state(s.clone(), NAMES).view(seat)
        expected = rank(s, WEIGHTS, 1)
        for seed in range(2):
            assert rank(view.sample_state(Random(seed)), WEIGHTS, 1) == expected


def test_a_last_answer_is_worth_what_it_leads_to() -> None:
    """If every answer ends the line, the values are those of the positions behind them."""
    tried = 0
    for s in decisions(3, 1):
        seat = engine.seat_to_move(s)
        if len(s.answers) > 4 or s.period != 2:
            continue
        after = []
        for action in s.answers:
            copy = s.clone()
            engine.apply(copy, action)
            after.append(copy)
        if all(copy.reveals > s.reveals and copy.period == s.period for copy in after):
            tried += 1
            assert rank(s, WEIGHTS, 3) == [promise(copy, seat, WEIGHTS) for copy in after]
    assert tried


def test_a_searcher_takes_the_best() -> None:
    s = decisions(4, 20)[2]
    values = rank(s, WEIGHTS, 2)
    chosen = Searcher(WEIGHTS, 2).choose(s)
    assert values[s.answers.index(chosen)] == pytest.approx(max(values))
