"""How many functions of the engine a fixed game calls: slow code that no counter of ours sees."""

import sys
from types import FrameType

import pytest

from lisboa.rules.machinery.driver import Choose, Uniform, play_out
from tests.rules.games import new


@pytest.mark.parametrize("players", [2, 4])
def test_a_decision_takes_a_few_hundred_calls(players: int) -> None:
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    s = new(players, 1755)
    seats: list[Choose] = [Uniform(f"1755 {seat}").choose for seat in range(players)]
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        decisions = play_out(s, seats, 10_000)
    finally:
        sys.setprofile(before)
    assert s.over
    assert calls < 300 * decisions, calls / decisions
