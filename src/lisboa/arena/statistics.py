"""What is counted over many games: whole numbers only, so that the order of games never matters."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from lisboa.bots.safeguard import Forfeits
from lisboa.rules import ranks, scoring
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Event, State

FIRST_PERIOD = 1


@dataclass
class Spread:
    """How often each number came up."""

    counts: Counter[int] = field(default_factory=Counter)

    def note(self, number: int) -> None:
        self.counts[number] += 1

    def add(self, other: "Spread") -> None:
        self.counts.update(other.counts)

    @property
    def size(self) -> int:
        return self.counts.total()

    @property
    def total(self) -> int:
        return sum(number * times for number, times in self.counts.items())

    @property
    def mean(self) -> float:
        return self.total / self.size if self.size else 0.0

    @property
    def least(self) -> int:
        return min(self.counts, default=0)

    @property
    def most(self) -> int:
        return max(self.counts, default=0)

    def quantile(self, share: float) -> int:
        """The least number that at least this share of all numbers does not exceed."""
        seen = 0
        for number in sorted(self.counts):
            seen += self.counts[number]
            if seen >= share * self.size:
                return number
        return 0


@dataclass(frozen=True, order=True)
class StuckGame:
    """A game that could not be played to its end; its seed plays it again."""

    seed: int
    cause: str  # "exception", "no-answers", "endless", "not-over"
    detail: str = ""


@dataclass
class Ending:
    """What ended a period, or the game."""

    sets: int = 0
    stacks: int = 0

    def note(self, by_sets: int) -> None:
        self.sets += by_sets
        self.stacks += 1 - by_sets

    def add(self, other: "Ending") -> None:
        self.sets += other.sets
        self.stacks += other.stacks


def _spreads() -> list[Spread]:
    return [Spread() for _ in range(w.W_CATEGORIES)]


@dataclass
class Statistics:
    """Everything counted over some games; `add` brings two of them together.

    In solo there is one player; what Lacerda scores is counted apart.
    """

    players: int
    games: int = 0  # played to their end
    questions: int = 0
    answers: Spread = field(default_factory=Spread)  # of every decision
    turns: Spread = field(default_factory=Spread)  # of every player
    wigs: Spread = field(default_factory=Spread)  # of every player
    by_category: list[Spread] = field(default_factory=_spreads)
    first_period: Ending = field(default_factory=Ending)
    game: Ending = field(default_factory=Ending)
    wins_by_place: list[int] = field(default_factory=list)  # in turn order; ties count for all
    wins_by_seat: list[int] = field(default_factory=list)
    shared: int = 0  # games that several players won
    stuck: list[StuckGame] = field(default_factory=list)
    forfeits: Forfeits = field(default_factory=Forfeits)  # decisions that bots forfeited
    solo: bool = False
    lacerda: Spread = field(default_factory=Spread)  # its wigs
    lacerda_by_category: list[Spread] = field(default_factory=_spreads)
    ranks: list[int] = field(default_factory=lambda: [0] * ranks.RANKS)  # how often reached

    def __post_init__(self) -> None:
        self.wins_by_place = self.wins_by_place or [0] * self.seats
        self.wins_by_seat = self.wins_by_seat or [0] * self.seats

    @property
    def seats(self) -> int:
        return self.players + self.solo

    @property
    def decisions(self) -> int:
        """Questions with at least two answers."""
        return self.answers.size

    @property
    def finished(self) -> int:
        """Games that are done with, one way or the other."""
        return self.games + len(self.stuck)

    def note_game(self, s: State, log: Iterable[Event], offered: Iterable[int]) -> None:
        """Count a game that is over; `offered` holds the number of answers to each question."""
        self.games += 1
        for answers in offered:
            self.questions += 1
            if answers > 1:
                self.answers.note(answers)
        self._note_course(log)
        for p in s.players[: self.players]:
            self.wigs.note(p.wigs)
            for spread, wigs in zip(self.by_category, p.ledger, strict=True):
                spread.note(wigs)
        if self.solo:
            self._note_lacerda(s)
        winners = scoring.winners(s)
        self.shared += len(winners) > 1
        for seat in winners:
            self.wins_by_seat[seat] += 1
            self.wins_by_place[(seat - s.start) % self.seats] += 1

    def _note_lacerda(self, s: State) -> None:
        p = s.players[w.LACERDA]
        self.lacerda.note(p.wigs)
        for spread, wigs in zip(self.lacerda_by_category, p.ledger, strict=True):
            spread.note(wigs)
        self.ranks[ranks.rank(s)] += 1

    def _note_course(self, log: Iterable[Event]) -> None:
        turns = [0] * self.seats
        for kind, seat, x, y, _ in log:
            if kind == e.TURN_BEGINS:
                turns[seat] += 1
            elif kind == e.END_TRIGGERED:
                (self.first_period if y == FIRST_PERIOD else self.game).note(x)
        for n in turns[: self.players]:
            self.turns.note(n)

    def add(self, other: "Statistics") -> None:
        self.games += other.games
        self.questions += other.questions
        self.answers.add(other.answers)
        self.turns.add(other.turns)
        self.wigs.add(other.wigs)
        self.lacerda.add(other.lacerda)
        for mine, theirs in zip(
            (*self.by_category, *self.lacerda_by_category),
            (*other.by_category, *other.lacerda_by_category),
            strict=True,
        ):
            mine.add(theirs)
        self.first_period.add(other.first_period)
        self.game.add(other.game)
        for wins, more in (
            (self.wins_by_place, other.wins_by_place),
            (self.wins_by_seat, other.wins_by_seat),
            (self.ranks, other.ranks),
        ):
            wins[:] = map(sum, zip(wins, more, strict=True))
        self.shared += other.shared
        self.stuck = sorted([*self.stuck, *other.stuck])
        self.forfeits.add(other.forfeits)
