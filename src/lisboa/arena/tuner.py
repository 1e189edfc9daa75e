"""The tuner: finds weights by letting many candidates play against the present best.

An evolution strategy. Each generation draws candidates around the present best, every weight times
a random factor; all of them play the same deals, each deal from every seat, against the present
best (solo: against Lacerda); and the best quarter of them, averaged, is the present best of the
next generation. Averages forgive: one lucky candidate does not carry the day.
"""

import json
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from math import exp, log, tanh
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from lisboa.bots import weights
from lisboa.bots.beam import Searcher
from lisboa.edition import load
from lisboa.rules import ranks
from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.driver import play_out
from lisboa.rules.machinery.tables import Tables

FORMAT: Final = 1
MOST_QUESTIONS: Final = 10_000
MUCH: Final = 30.0  # wigs: a lead beyond this hardly counts more
SMALLEST_SPREAD: Final = 0.06
COOLING: Final = 0.97  # of the spread, each generation
FIRST_SEED: Final = 1_000_000  # far from the deals on which bots are compared
Values = dict[str, float]


@dataclass(frozen=True)
class Schedule:
    """How much a generation plays."""

    candidates: int = 64  # many candidates and few games find more than few candidates and many
    best: int = 16
    deals: int = 2  # for two, each played from both seats
    deals_of_four: int = 1  # each played from one seat against three of the present best
    solo_deals: int = 4
    width: int = 4

    def games(self, solo: bool) -> int:
        """How many there are in one generation."""
        return self.candidates * (self.solo_deals if solo else 2 * self.deals + self.deals_of_four)


@dataclass
class Search:
    """Where a search stands; this is what survives an interruption."""

    solo: bool
    centre: Values
    spread: float = 0.25
    generation: int = 0
    seed: int = 1
    history: list[list[float]] = field(default_factory=list)  # win share and lead of the best

    def save(self, path: Path) -> None:
        """All or nothing, so that an interruption never leaves half a file."""
        text = json.dumps({"format": FORMAT, **asdict(self)}, indent=1)
        scratch = path.with_name(path.name + ".part")
        scratch.write_text(text, "utf-8")
        scratch.replace(path)

    @staticmethod
    def resume(path: Path, solo: bool) -> "Search":
        """Go on where a search was interrupted; ValueError if this is no such file."""
        doc = json.loads(path.read_text("utf-8"))
        if not isinstance(doc, dict) or doc.pop("format", None) != FORMAT or doc["solo"] != solo:
            raise ValueError(path)
        search = Search(**doc)
        weights.of_values(search.centre)
        return search


# ---- playing ----


@dataclass(frozen=True)
class Trial:
    """What one candidate has to play."""

    candidate: Values
    rival: Values
    solo: bool
    seeds: tuple[int, ...]
    seeds_of_four: tuple[int, ...]
    width: int


@dataclass(frozen=True)
class Outcome:
    """How it fared: what the search compares, wins (solo: ranks above jester), and the lead.

    The lead is over the average rival; wins are counted so that equals win half of the games,
    however many there are.
    """

    fitness: float
    wins: float
    lead: float


_tables: list[Tables] = []


def _table() -> Tables:
    if not _tables:
        _tables.append(Tables(load()))
    return _tables[0]


def play(trial: Trial) -> Outcome:
    """All games of a trial, in compiled code where there is any."""
    me = Searcher(weights.of_values(trial.candidate), trial.width)
    if trial.solo:
        return _mean([_alone(me, seed) for seed in trial.seeds])
    other = Searcher(weights.of_values(trial.rival), trial.width)
    games = [_among(me, other, 2, seat, seed) for seed in trial.seeds for seat in range(2)]
    games += [_among(me, other, 4, (seed + seed // 1000) % 4, seed) for seed in trial.seeds_of_four]
    return _mean(games)


def _among(me: Searcher, other: Searcher, players: int, seat: int, seed: int) -> Outcome:
    t = _table()
    s = engine.start(t, deal.draw(t, players, seed))
    seats = [me if place == seat else other for place in range(players)]
    play_out(s, [searcher.choose for searcher in seats], MOST_QUESTIONS)
    wigs = [p.wigs for p in s.players]
    rivals = wigs[:seat] + wigs[seat + 1 :]
    won = 1.0 if wigs[seat] > max(rivals) else 0.5 if wigs[seat] == max(rivals) else 0.0
    lead = wigs[seat] - sum(rivals) / len(rivals)
    return Outcome(tanh(lead / MUCH), won * players / 2, lead)


def _alone(me: Searcher, seed: int) -> Outcome:
    """A rank counts most, the lead over Lacerda shows the way there."""
    t = _table()
    s = engine.start(t, deal.draw(t, 2, seed, agreement=Agreement(solo=True)))
    play_out(s, [me.choose, me.choose], MOST_QUESTIONS)
    lead, rank = s.players[0].wigs - s.players[w.LACERDA].wigs, ranks.rank(s)
    step = (0.0, 1.0, 1.5, 1.8)[rank]
    return Outcome(step + 0.5 * tanh(lead / MUCH), float(rank > ranks.JESTER), lead)


def _mean(games: list[Outcome]) -> Outcome:
    n = len(games)
    return Outcome(
        sum(game.fitness for game in games) / n,
        sum(game.wins for game in games) / n,
        sum(game.lead for game in games) / n,
    )


# ---- searching ----

Play = Callable[[list[Trial]], list[Outcome]]


def generations(search: Search, effort: Schedule, play_all: Play) -> Iterator[Search]:
    """Search on and on; each step is one generation."""
    while True:
        trials = _trials(search, effort)
        outcomes = play_all(trials)
        order = sorted(range(len(trials)), key=lambda i: outcomes[i].fitness, reverse=True)
        best = order[: effort.best]
        search.centre = _average([trials[i].candidate for i in best])
        wins = sum(outcomes[i].wins for i in best) / len(best)
        lead = sum(outcomes[i].lead for i in best) / len(best)
        search.history.append([round(wins, 3), round(lead, 2)])
        search.spread = max(SMALLEST_SPREAD, search.spread * COOLING)
        search.generation += 1
        yield search


def _trials(search: Search, effort: Schedule) -> list[Trial]:
    """The candidates of a generation and the deals that all of them play."""
    first = FIRST_SEED * search.seed + 1000 * search.generation
    count = effort.solo_deals if search.solo else effort.deals
    seeds = tuple(range(first, first + count))
    four = tuple(range(first + 500, first + 500 + effort.deals_of_four))
    chance = Random(f"tuner {search.seed} {search.generation}")
    return [
        Trial(
            _varied(search.centre, search.spread, chance),
            search.centre,
            search.solo,
            seeds,
            () if search.solo else four,
            effort.width,
        )
        for _ in range(effort.candidates)
    ]


def _varied(values: Values, spread: float, chance: Random) -> Values:
    """Every weight times a random factor around 1; what is 0 stays 0."""
    return {name: value * exp(spread * chance.gauss(0.0, 1.0)) for name, value in values.items()}


def _average(candidates: list[Values]) -> Values:
    """By factors, the better ones counting more."""
    shares = [log(len(candidates) + 0.5) - log(place + 1) for place in range(len(candidates))]
    total = sum(shares)
    out = {}
    for name, value in candidates[0].items():
        if value == 0.0:
            out[name] = 0.0
        else:
            pairs = zip(shares, candidates, strict=True)
            out[name] = exp(sum(share * log(values[name]) for share, values in pairs) / total)
    return out


# ---- running ----


@contextmanager
def players(jobs: int) -> Iterator[Play]:
    """Who plays the trials: this process, or several."""
    if jobs == 1:
        yield lambda trials: list(map(play, trials))
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_leave_ctrl_c) as pool:
        try:
            yield lambda trials: list(pool.map(play, trials))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_ctrl_c() -> None:
    """To the process that started the others: it decides what becomes of them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def tune(
    search: Search, effort: Schedule, jobs: int, minutes: float, each: Callable[[Search], None]
) -> None:
    """Generation after generation until the time is over; `each` is called after every one."""
    ends = monotonic() + 60 * minutes
    with players(jobs) as play_all:
        for step in generations(search, effort, play_all):
            each(step)
            if monotonic() >= ends:
                return


def compare(
    first: Values, second: Values, solo: bool, games: int, effort: Schedule, jobs: int
) -> Outcome:
    """How the first weights fare against the second on deals that no search has seen."""
    trials = [
        Trial(first, second, solo, (FIRST_SEED // 2 + game,), (), effort.width)
        for game in range(games)
    ]
    with players(jobs) as play_all:
        return _mean(play_all(trials))
