"""Which matches the leaderboard is made of."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

RIVAL: Final = "greedy-1"
LADDER: Final = ("random", "apprentice", "greedy-1", "greedy", "planner:200ms")


@dataclass(frozen=True)
class Planned:
    """A match: its name in the results, and how the arena is asked for it."""

    key: str
    bots: tuple[str, ...]
    players: int  # 1: against Lacerda
    games: int

    def words(self) -> list[str]:
        table = ["--solo"] if self.players == 1 else ["--players", str(self.players)]
        return ["--bots", ",".join(self.bots), *table, "--games", str(self.games)]


def matches(bots: Sequence[str], scale: float = 1.0) -> list[Planned]:
    """The strongest against the yardstick, each against three of them, solo, and then everybody
    against everybody at a table for two.

    `scale` makes all of them longer or shorter.
    """

    def games(number: int) -> int:
        return max(1, round(number * scale))

    pairs = len(bots) * (len(bots) - 1) // 2
    challengers = [bot for bot in bots if bot not in (RIVAL, "random")]
    return [
        *(Planned(f"two {bot}", (bot, RIVAL), 2, games(100)) for bot in challengers[-1:]),
        *(Planned(f"four {bot}", (bot, RIVAL), 4, games(100)) for bot in reversed(challengers)),
        *(Planned(f"three {bot}", (bot, RIVAL), 3, games(30)) for bot in challengers[-1:]),
        Planned("solo", tuple(bots), 1, games(20 * len(bots))),
        Planned("ladder", tuple(bots), 2, games(12 * pairs)),
    ]
