"""The bots are as strong as their order says. Only compiled code plays quickly enough for this.

With iterations instead of a clock every game is the same each time.
"""

from lisboa.arena.match import Match, Place
from lisboa.arena.tournament import run
from lisboa.edition import load


def leads(first: str, second: str, deals: int) -> list[int]:
    """The wigs by which the first was ahead, each deal from both seats."""
    match = Match(load(), (first, second), players=2, seed=1)
    games = [Place(deal, seating) for deal in range(1, deals + 1) for seating in range(2)]
    out = []
    for game in run(match, games):
        wigs = {seat.bot: seat.wigs for seat in game.seats}
        out.append(wigs[first] - wigs[second])
    return out


def test_the_planner_is_stronger_than_greedy() -> None:
    assert sum(leads("planner:250it", "greedy-1", deals=1)) > 0


def test_greedy_is_stronger_than_the_apprentice() -> None:
    assert sum(leads("greedy", "apprentice", deals=3)) > 0


def test_the_apprentice_is_far_stronger_than_random() -> None:
    assert min(leads("apprentice", "random", deals=2)) > 20
