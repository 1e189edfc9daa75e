"""A match: who plays whom on which deals, and what comes out of a game."""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations

from lisboa.edition import Edition
from lisboa.rules.machinery.agreement import PLAIN, Agreement

Seating = tuple[str, ...]  # the bot of every seat


@dataclass(frozen=True)
class Match:
    """Everything that decides the games, but not how many of them are played.

    Bots are named by the words with which the registry finds them. Each deal is played by all
    `seatings`, so that luck with the deal and with the seat is the same for everybody.
    """

    edition: Edition
    bots: tuple[str, ...]
    players: int
    seed: int  # of the first deal; the next one has the next number
    agreement: Agreement = PLAIN

    @property
    def contestants(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def seatings(self) -> list[Seating]:
        """Who sits where in each game of a deal.

        As many bots as seats: all of them, in every rotation. Fewer: the first one against copies
        of the others. More: every group that fills the table, in every rotation. Against Lacerda
        each bot plays alone.
        """
        if self.agreement.solo:
            return [(bot,) for bot in self.bots]
        if len(self.bots) > self.players:
            groups = list(combinations(self.bots, self.players))
        else:
            groups = [self._filled()]
        return list(dict.fromkeys(turned for group in groups for turned in rotations(group)))

    def _filled(self) -> Seating:
        others = self.bots[1:] or self.bots
        missing = self.players - len(self.bots)
        return (*self.bots, *(others[n % len(others)] for n in range(missing)))

    def deals_for(self, games: int) -> int:
        """So many deals give at least so many games."""
        return -(-games // len(self.seatings))


def rotations(group: Seating) -> Iterator[Seating]:
    for turn in range(len(group)):
        yield group[-turn:] + group[:-turn]


@dataclass(frozen=True, order=True)
class Place:
    """Where a game stands in its match."""

    deal: int  # its seed
    seating: int  # which of the match's


@dataclass(frozen=True)
class Seated:
    """What became of one seat."""

    bot: str
    wigs: int
    place: int  # 1 for the winner; those who are equal share the best one
    share: float  # of the victory
    turns: int
    decisions: int  # questions with at least two answers
    seconds: float  # spent on them
    faults: int  # decisions that the bot forfeited
    fault: str = ""  # the first of them
    report: str = ""  # a traceback, or what a program wrote to its error output


@dataclass(frozen=True)
class Played:
    """A game that is over. Against Lacerda its seat is the last one."""

    at: Place
    seats: tuple[Seated, ...]
    ended_by: str  # "sets" or "stacks"
    rank: str | None = None  # reached against Lacerda


def seed_of(at: Place, seat: int) -> int:
    """What a bot draws its chances from: another number for every seat of every game."""
    text = f"arena {at.deal} {at.seating} {seat}"
    return int.from_bytes(sha256(text.encode()).digest()[:4], "big")
