"""How much the engine works on fixed games: a regression by a factor shows here, not by a clock."""

from typing import Final

import pytest

from lisboa.rules.driver import Choose, Uniform, play_out
from lisboa.rules.options import PLAIN, Options
from lisboa.rules.work import WORK
from tests.rules.games import new

GAMES: Final = 12
SOLO: Final = Options(solo=True)


def work_of(players: int, options: Options = PLAIN) -> int:
    """Play some games and count; returns the number of decisions."""
    WORK.reset()
    decisions = 0
    for seed in range(GAMES):
        seats: list[Choose] = [Uniform(f"{seed} {seat}").choose for seat in range(players)]
        decisions += play_out(new(players, seed, options), seats, 10_000)
    return decisions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_few_questions_are_put_that_have_one_answer(players: int) -> None:
    """Every question is answered once: its answers are found once (G-153)."""
    decisions = work_of(players)
    assert decisions > GAMES * 100
    assert decisions <= WORK.questions < 1.25 * decisions


@pytest.mark.parametrize(("players", "options"), [(2, PLAIN), (3, PLAIN), (4, PLAIN), (2, SOLO)])
def test_most_questions_need_no_search(players: int, options: Options) -> None:
    decisions = work_of(players, options)
    assert WORK.clones < 0.35 * decisions
    assert WORK.positions < 0.35 * decisions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_search_is_large(players: int) -> None:
    work_of(players)
    assert 0 < WORK.largest < 120
