"""How much the engine works on fixed games: a regression by a factor shows here, not by a clock."""

from typing import Final

import pytest

from lisboa.rules.machinery.agreement import PLAIN, Agreement
from lisboa.rules.machinery.driver import Choose, Uniform, play_out
from lisboa.rules.machinery.work import WORK
from tests.rules.games import new

GAMES: Final = 12
SOLO: Final = Agreement(solo=True)


def work_of(players: int, agreement: Agreement = PLAIN) -> int:
    """Play some games and count; returns the number of decisions."""
    WORK.reset()
    decisions = 0
    for seed in range(GAMES):
        seats: list[Choose] = [Uniform(f"{seed} {seat}").choose for seat in range(players)]
        decisions += play_out(new(players, seed, agreement), seats, 10_000)
    return decisions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_few_questions_are_put_that_have_one_answer(players: int) -> None:
    """Every question is answered once: its answers are found once (G-153)."""
    decisions = work_of(players)
    assert decisions > GAMES * 100
    assert decisions <= WORK.questions < 1.25 * decisions


@pytest.mark.parametrize(("players", "agreement"), [(2, PLAIN), (3, PLAIN), (4, PLAIN), (2, SOLO)])
def test_most_questions_need_no_search(players: int, agreement: Agreement) -> None:
    decisions = work_of(players, agreement)
    assert WORK.clones < 0.35 * decisions
    assert WORK.positions < 0.35 * decisions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_search_is_large(players: int) -> None:
    work_of(players)
    assert 0 < WORK.largest < 120


def test_a_reset_begins_at_nothing() -> None:
    work_of(2)
    WORK.reset()
    assert (WORK.questions, WORK.clones, WORK.positions, WORK.largest) == (0, 0, 0, 0)
