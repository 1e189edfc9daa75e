"""What the end of a game is worth to each seat. Both ways add up to zero."""

from collections.abc import Callable
from typing import Final

from lisboa.rules import scoring
from lisboa.rules.machinery.state import State

WIGS_FOR_ONE: Final = 100.0  # a reward of 1 in `wigs`


def victory(s: State) -> list[float]:
    """1 for the winner, and -1 shared by all others; whoever shares a victory gets a part of it."""
    winners, others = scoring.winners(s), len(s.players) - 1
    shares = [(seat in winners) / len(winners) for seat in range(len(s.players))]
    return [share - (1 - share) / others for share in shares]


def wigs(s: State) -> list[float]:
    """A hundredth of the wigs by which a seat is ahead of the mean of all others."""
    total, others = sum(p.wigs for p in s.players), len(s.players) - 1
    return [(p.wigs - (total - p.wigs) / others) / WIGS_FOR_ONE for p in s.players]


Worth = Callable[[State], list[float]]

WORTH: Final[dict[str, Worth]] = {"victory": victory, "wigs": wigs}
