"""How fast the engine is: random play, the cost of single calls, memory and start-up.

The work is fixed: the same seeded games and the same sample of their questions, everywhere. A
window repeats it until its time is up, the windows of all measures take turns, and the best one
counts, so that a busy moment of the machine spoils nothing. The garbage collector stays on.
"""

import json
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final, NamedTuple

import lisboa
from lisboa.edition import Edition
from lisboa.game import Game, View, from_position
from lisboa.game.names import SEAT_COLOURS
from lisboa.game.records import transcript
from lisboa.rules.machinery import deal, dispatch, engine
from lisboa.rules.machinery.agreement import PLAIN, Agreement
from lisboa.rules.machinery.driver import Choose, Uniform, play_out
from lisboa.rules.machinery.state import Event, State
from lisboa.rules.machinery.tables import Tables
from lisboa.rules.machinery.work import WORK

PLAYERS: Final = (1, 2, 3, 4)  # one plays against Lacerda
SEATS: Final = 4  # in the games that the sample is taken from
MOST_QUESTIONS: Final = 10_000  # a game has about 250
AT_ONCE: Final = 32  # made ready outside the clock: few enough to stay in the cache
ENGINE_CALLS: Final = ("clone", "legal", "apply", "unforbidden")
RARELY: Final = 10  # what takes long is done with every tenth question of the sample
COPIES: Final = 1000  # of states, to see how much memory they need
START_UPS: Final = ("--version", "rules STORE-08")  # command lines

Lap = tuple[float, int]  # seconds, and how many things were done in them
Once = Callable[[], Lap]  # a pass over the work of a measure, always the same
Progress = Callable[[int, int], None]  # so many windows of so many are done


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    games: int  # for each number of players
    every: int  # so many questions lie between those of the sample
    windows: int
    seconds: float  # a window takes at least; it ends with a whole pass


THOROUGH: Final = Effort(games=20, every=5, windows=5, seconds=0.4)
QUICK: Final = Effort(games=2, every=10, windows=3, seconds=0.02)


@dataclass(frozen=True)
class Speed:
    """Random play: whole games with their deal, without a log."""

    decisions_per_second: float  # questions with at least two answers
    games_per_second: float
    decisions_per_game: float


@dataclass(frozen=True)
class Report:
    """What was measured."""

    speeds: dict[int, Speed]  # by number of players
    costs: dict[str, float]  # seconds of one call, by the names in `calls`
    startups: dict[str, float]  # seconds, by command line
    lookahead_share: float  # of the time of random play with four players
    lookahead_largest: int  # the most positions searched for one question
    state_bytes: int  # boards and lists, without decks and tables
    clone_bytes: int  # those that a copy does not share


def run(t: Tables, effort: Effort, progress: Progress = lambda done, of: None) -> Report:
    """Measure everything.

    The share of look-ahead: what finding the answers to a question costs more than finding those
    that nothing on the table forbids, on average over the sample, times the questions of the games
    with four players, divided by the time that these games take.

    Calls of the engine are measured from outside; what calling costs by itself (`engine.legal` only
    reads a field) is taken off, since search and simulation run inside.
    """
    plays = {players: RandomPlay(t, players, effort.games) for players in PLAYERS}
    asked, largest = count_work(plays)
    sample = take_sample(t, effort)
    states = [q.s for q in sample]
    single = calls(t, sample)
    measures: dict[str, Once] = {
        **{f"play {players}": play for players, play in plays.items()},
        **single,
        "unforbidden": each(sample, dispatch.unforbidden, fresh),
        "crossing": each(sample, engine.legal, fresh),
        **{line: starting(line) for line in START_UPS},
    }
    best = best_windows(measures, effort, progress)
    for name in ENGINE_CALLS:
        best[name] -= best["crossing"]
    return Report(
        {players: play.speed(best[f"play {players}"]) for players, play in plays.items()},
        {name: best[name] for name in single},
        {line: best[line] for line in START_UPS},
        share(
            (best["legal"] - best["unforbidden"]) * asked,
            best[f"play {SEATS}"] * plays[SEATS].decisions,
        ),
        largest,
        memory(states, by_itself),
        memory(states, State.clone),
    )


def share(part: float, whole: float) -> float:
    """Between 0 and 1, even where a part is so small that measuring blurs it."""
    return min(max(part / whole, 0.0), 1.0)


def best_windows(
    measures: Mapping[str, Once], effort: Effort, progress: Progress
) -> dict[str, float]:
    """Seconds of one thing in the best window of each measure."""
    best = dict.fromkeys(measures, float("inf"))
    done, of = 0, effort.windows * len(measures)
    for _ in range(effort.windows):
        for name, once in measures.items():
            progress(done, of)
            best[name] = min(best[name], window(once, effort.seconds))
            done += 1
    progress(done, of)
    return best


def window(once: Once, seconds: float) -> float:
    """Seconds of one thing, over as many passes as fill the window."""
    end, spent, things = perf_counter() + seconds, 0.0, 0
    while not things or perf_counter() < end:
        lap, n = once()
        spent, things = spent + lap, things + n
    return spent / things


# ---- random play ----


def begin(t: Tables, players: int, seed: int, log: list[Event] | None = None) -> State:
    agreement = Agreement(solo=True) if players == 1 else PLAIN
    return engine.start(t, deal.draw(t, players + agreement.solo, seed, agreement=agreement), log)


def seated(players: int, seed: int) -> list[Choose]:
    """Players who leave everything to chance."""
    return [Uniform(f"random {seed} {seat}").choose for seat in range(players)]


class RandomPlay:
    """Random games, the same ones in every pass; the things counted are decisions."""

    def __init__(self, t: Tables, players: int, games: int) -> None:
        self.t = t
        self.players = players
        self.games = games
        self.decisions = 0  # in one pass

    def __call__(self) -> Lap:
        began, decisions = perf_counter(), 0
        for seed in range(1, self.games + 1):
            s, seats = begin(self.t, self.players, seed), seated(self.players, seed)
            decisions += play_out(s, seats, MOST_QUESTIONS)
        self.decisions = decisions
        return perf_counter() - began, decisions

    def speed(self, seconds: float) -> Speed:
        """From the seconds of one decision."""
        each_game = self.decisions / self.games
        return Speed(1 / seconds, 1 / seconds / each_game, each_game)


def count_work(plays: Mapping[int, RandomPlay]) -> tuple[int, int]:
    """Questions whose answers are found in a pass with four, and the largest look-ahead of all."""
    asked = largest = 0
    for players, play in plays.items():
        WORK.reset()
        play()
        largest = max(largest, WORK.largest)
        if players == SEATS:
            asked = WORK.questions
    return asked, largest


# ---- single calls ----


class Moment(NamedTuple):
    """A question of a game, and one of its answers."""

    s: State
    action: int


def walk(t: Tables, players: int, seed: int) -> Iterator[Moment]:
    """Every question of a random game, also those that the engine answers itself."""
    s, seats = begin(t, players, seed), seated(players, seed)
    while s.agenda:
        s.answers = engine.answers(s)
        action = s.answers[0]
        if len(s.answers) > 1:
            action = seats[engine.seat_to_move(s)](s)
        yield Moment(s, action)
        engine.carry_out(s, action)


def take_sample(t: Tables, effort: Effort) -> list[Moment]:
    """Questions as they occur in random play, at regular distances."""
    games = (walk(t, SEATS, seed) for seed in range(1, effort.games + 1))
    course = (question for game in games for question in game)
    return [
        Moment(s.clone(), action)
        for number, (s, action) in enumerate(course)
        if number % effort.every == 0
    ]


def each(
    things: Sequence[Any],
    call: Callable[..., object],
    ready: Callable[..., tuple[Any, ...]] = lambda *thing: thing,
) -> Once:
    """A pass that calls a function with each thing, made ready outside the clock."""

    def once() -> Lap:
        spent = 0.0
        for first in range(0, len(things), AT_ONCE):
            batch = [ready(*thing) for thing in things[first : first + AT_ONCE]]
            began = perf_counter()
            for arguments in batch:
                call(*arguments)
            spent += perf_counter() - began
        return spent, len(things)

    return once


def calls(t: Tables, sample: list[Moment]) -> dict[str, Once]:
    """What a program does with a game, by name."""
    decisions = [q for q in sample if len(q.s.answers) > 1]
    some = decisions[:: min(RARELY, 1 + len(decisions) // RARELY)]
    games = [(game_at(q.s),) for q in some]
    texts = [(save(game), t.edition) for (game,) in games]
    views = [(view(game), number) for number, (game,) in enumerate(games)]
    finished = finished_game(t)
    return {
        "clone": each(sample, State.clone, fresh),
        "legal": each(sample, engine.answers, fresh),
        "apply": each(sample, engine.carry_out, lambda s, action: (s.clone(), action)),
        "hash": each(sample, State.hash, fresh),
        "view": each(games, view),
        "sample": each(views, View.sample_state, lambda view, seed: (view, Random(seed))),
        "play": each(some, Game.play, lambda s, action: (game_at(s), action)),
        "undo": each([q for q in some if played(*q).can_undo], Game.undo, lambda *q: (played(*q),)),
        "position-save": each(games, save),
        "position-load": each(texts, load),
        "record-save": each([(finished,)], Game.record),
        "replay": each([(finished.record(), t.edition)], transcript.load),
    }


def fresh(s: State, action: int) -> tuple[State]:
    """A copy that was not touched for a while would have left the cache."""
    return (s.clone(),)


def game_at(s: State) -> Game:
    return Game.of_state(s.clone(), SEAT_COLOURS[: len(s.players)])


def played(s: State, action: int) -> Game:
    """A game in which one answer was given."""
    game = game_at(s)
    game.play(action)
    return game


def view(game: Game) -> View:
    """What the seat that is asked may know."""
    return game.view(engine.seat_to_move(game.state))


def save(game: Game) -> str:
    return json.dumps(game.position())


def load(text: str, edition: Edition) -> Game:
    return from_position(json.loads(text), edition)


def finished_game(t: Tables) -> Game:
    """A random game of four with its record."""
    game = Game.of_deal(t.edition, deal.draw(t, SEATS, seed=1))
    seats = seated(SEATS, seed=1)
    while not game.over:
        game.play(seats[engine.seat_to_move(game.state)](game.state))
    return game


# ---- memory and start-up ----


def memory(states: Sequence[State], copy: Callable[[State], State]) -> int:
    """Bytes of a copy, without what it shares with others."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    copies = [copy(states[number % len(states)]) for number in range(COPIES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before - sys.getsizeof(copies)) // COPIES


def by_itself(s: State) -> State:
    """A copy that shares only decks and tables, as a state that nobody copied does."""
    copy = s.clone()
    for owner in (copy, *copy.players):
        for name in dir(owner):
            value = getattr(owner, name)
            if isinstance(value, list):
                setattr(owner, name, value[:])
    return copy


def starting(line: str) -> Once:
    """A pass that runs a command line in a process of its own, with the same engine."""
    home = str(Path(lisboa.__file__).parents[1])
    path = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH"))))
    words = [sys.executable, "-m", "lisboa", *line.split()]

    def once() -> Lap:
        began = perf_counter()
        subprocess.run(
            words,
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=True,
        )
        return perf_counter() - began, 1

    return once
