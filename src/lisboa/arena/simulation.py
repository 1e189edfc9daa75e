"""Many games by themselves, on one process or several.

Game i of a series has the seed `seed + i`, for its deal and for everybody's choices: what comes
out does not depend on how the games were divided among processes.
"""

import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context, parent_process
from os import _exit
from pathlib import Path
from typing import Final

from lisboa.arena.policies import POLICIES
from lisboa.arena.statistics import Statistics, StuckGame
from lisboa.edition import Edition
from lisboa.rules import deal, engine
from lisboa.rules.deal import Deal
from lisboa.rules.driver import Course, NotAnAnswer, play_out
from lisboa.rules.options import PLAIN, Options
from lisboa.rules.state import Event, State
from lisboa.rules.tables import Tables

MOST_QUESTIONS: Final = 10_000  # a game has about 250
GAMES_AT_ONCE: Final = 10  # what a process is given: about half a second of work
PATIENCE: Final = 0.2  # seconds until an interruption is noticed


class Stuck(Exception):
    """A game that cannot go on."""

    def __init__(self, cause: str, detail: str = "") -> None:
        super().__init__(cause, detail)
        self.cause = cause
        self.detail = detail


class WorkerLost(Exception):
    """A process died and took its games with it."""


@dataclass(frozen=True)
class Series:
    """Games of one kind: `bots` names a policy for everybody, `records` a folder or nothing.

    In solo there is one bot; Lacerda, part of the rules, needs none.
    """

    edition: Edition
    games: int
    seed: int
    bots: tuple[str, ...]
    records: Path | None = None
    options: Options = PLAIN

    @property
    def players(self) -> int:
        return len(self.bots)


@dataclass
class PlayedGame:
    """A game from its deal to its end, with all that was asked, answered and told."""

    tables: Tables
    deal: Deal
    bots: tuple[str, ...]
    seed: int
    state: State
    log: list[Event]
    course: Course = field(default_factory=Course)


def play(t: Tables, bots: tuple[str, ...], seed: int, options: Options = PLAIN) -> PlayedGame:
    """One game to its end; Stuck if it has none."""
    dealt = deal.draw(t, len(bots) + options.solo, seed, options=options)
    seats = [POLICIES[name](seed, seat) for seat, name in enumerate(bots)]
    log: list[Event] = []
    s = engine.start(t, dealt, log)
    game = PlayedGame(t, dealt, bots, seed, s, log)
    try:
        play_out(s, [seat.choose for seat in seats], MOST_QUESTIONS, game.course)
    except NotAnAnswer as error:
        raise Stuck("illegal-answer", str(error.action)) from None
    if s.agenda:
        raise Stuck("endless", str(MOST_QUESTIONS)) if s.answers else Stuck("no-answers")
    if not s.over:
        raise Stuck("not-over")
    return game


def run(series: Series, jobs: int = 1) -> Generator[Statistics, None, None]:
    """Play a series; what was counted comes piece by piece.

    Ctrl-C ends it early, after the games that are being played, so that none is lost.
    """
    pieces = _pieces(series, jobs)
    with _interruptible() as interrupted:
        if min(jobs, len(pieces)) == 1:
            yield from _alone(series, interrupted)
        else:
            yield from _together(series, pieces, min(jobs, len(pieces)), interrupted)


def _pieces(series: Series, jobs: int) -> list[range]:
    size = max(1, min(GAMES_AT_ONCE, series.games // jobs))
    return [range(n, min(n + size, series.games)) for n in range(0, series.games, size)]


# ---- one process ----


def _alone(series: Series, interrupted: Callable[[], bool]) -> Iterator[Statistics]:
    t = Tables(series.edition)
    for number in range(series.games):
        if interrupted():
            return
        yield _count(t, series, range(number, number + 1))


def _count(t: Tables, series: Series, numbers: range) -> Statistics:
    """Play the games with these numbers; one that gets stuck is counted and never stops others."""
    statistics = Statistics(series.players, solo=series.options.solo)
    for number in numbers:
        seed = series.seed + number
        try:
            game = play(t, series.bots, seed, series.options)
        except Stuck as stuck:
            statistics.stuck.append(StuckGame(seed, stuck.cause, stuck.detail))
        except Exception as error:
            detail = f"{type(error).__name__}: {error}"
            statistics.stuck.append(StuckGame(seed, "exception", detail))
        else:
            if series.records is not None:
                _write_record(series.records, game)
            statistics.note_game(game.state, game.log, game.course.offered)
    return statistics


# ---- several processes ----

_work: tuple[Tables, Series] | None = None  # of a process that plays for another one


def _begin_work(series: Series) -> None:
    """What a process does first: it leaves Ctrl-C to its parent and never outlives it."""
    global _work
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    _work = Tables(series.edition), series


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        _exit(1)


def _do_piece(numbers: range) -> Statistics:
    assert _work is not None
    t, series = _work
    return _count(t, series, numbers)


def _together(
    series: Series, pieces: list[range], jobs: int, interrupted: Callable[[], bool]
) -> Iterator[Statistics]:
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin_work, (series,))
    waiting = iter(pieces)
    pending: set[Future[Statistics]] = set()
    try:
        while not interrupted():
            with _ctrl_c_waits():  # a process that starts here must not hear it
                for piece in islice(waiting, 2 * jobs - len(pending)):
                    pending.add(pool.submit(_do_piece, piece))
            if not pending:
                return
            done, pending = wait(pending, PATIENCE, FIRST_COMPLETED)
            yield from map(_result, done)
        pool.shutdown(cancel_futures=True)
        yield from (_result(future) for future in pending if not future.cancelled())
    finally:
        pool.shutdown(cancel_futures=True)


def _result(future: Future[Statistics]) -> Statistics:
    try:
        return future.result()
    except BrokenProcessPool:
        raise WorkerLost from None


# ---- the keyboard ----


@contextmanager
def _interruptible() -> Iterator[Callable[[], bool]]:
    """Inside, the first Ctrl-C only makes the yielded question true; a second one is as usual."""
    before = signal.getsignal(signal.SIGINT)
    if not callable(before) or threading.current_thread() is not threading.main_thread():
        yield lambda: False
        return
    asked = threading.Event()

    def ask(number: int, frame: object) -> None:
        asked.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, ask)
    try:
        yield asked.is_set
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Inside, Ctrl-C is held back; processes that start there never hear it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# ---- records ----


def _write_record(folder: Path, game: PlayedGame) -> None:
    """One file for a game, named by its seed."""
    from lisboa.game import Game, records
    from lisboa.game.variants import LACERDA
    from lisboa.text import say, things

    names = [*things.colours(1), LACERDA] if game.deal.options.solo else None
    replayed = Game.of_deal(game.tables.edition, game.deal, names)
    for action in game.course.actions:
        replayed.play(action)
    bots = ", ".join(game.bots)
    comment = say("simulate", "record-comment", seed=str(game.seed), bots=bots)
    file = folder / f"game-{game.seed}.txt"
    file.write_text(records.write(replayed, (comment,)), "utf-8")
