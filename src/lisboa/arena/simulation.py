"""Many games by themselves, on one process or several.

Game i of a series has the seed `seed + i`, for its deal and for everybody's choices: what comes
out does not depend on how the games were divided among processes.
"""

from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from lisboa.arena import processes
from lisboa.arena.statistics import Statistics, StuckGame
from lisboa.bots.registry import find
from lisboa.bots.safeguard import Forfeits, Guarded, seed_of
from lisboa.edition import Edition
from lisboa.game.names import SEAT_COLOURS
from lisboa.game.variants import LACERDA
from lisboa.game.view import View
from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery.agreement import PLAIN, Agreement
from lisboa.rules.machinery.deal import Deal
from lisboa.rules.machinery.driver import Choose, Course, Uniform, play_out
from lisboa.rules.machinery.state import Event, State
from lisboa.rules.machinery.tables import Tables

RANDOM: Final = "random"  # the bot that needs no view
MOST_QUESTIONS: Final = 10_000  # a game has about 250
GAMES_AT_ONCE: Final = 10  # what a process is given: about half a second of work


class Stuck(Exception):
    """A game that cannot go on."""

    def __init__(self, cause: str, detail: str = "") -> None:
        super().__init__(cause, detail)
        self.cause = cause
        self.detail = detail


@dataclass(frozen=True)
class Series:
    """Games of one kind: `bots` names a bot for everybody, `records` a folder or nothing.

    In solo there is one bot; Lacerda, part of the rules, needs none.
    """

    edition: Edition
    games: int
    seed: int
    bots: tuple[str, ...]
    records: Path | None = None
    agreement: Agreement = PLAIN

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
    forfeits: Forfeits = field(default_factory=Forfeits)

    @property
    def names(self) -> list[str]:
        """How the seats are called."""
        colours = SEAT_COLOURS[: len(self.bots)]
        return [*colours, LACERDA] if self.deal.agreement.solo else [*colours]


def play(t: Tables, bots: tuple[str, ...], seed: int, agreement: Agreement = PLAIN) -> PlayedGame:
    """One game to its end; Stuck if it has none."""
    dealt = deal.draw(t, len(bots) + agreement.solo, seed, agreement=agreement)
    seats = [
        None if name == RANDOM else Guarded(find(name), seed_of(seed, number))
        for number, name in enumerate(bots)
    ]
    log: list[Event] = []
    s = engine.start(t, dealt, log)
    game = PlayedGame(t, dealt, bots, seed, s, log)
    try:
        choose = [_chooser(seat, number, game) for number, seat in enumerate(seats)]
        play_out(s, choose, MOST_QUESTIONS, game.course)
    finally:
        for seat in filter(None, seats):
            seat.close()
            game.forfeits.note(seed, seat)
    if s.agenda:
        raise Stuck("endless", str(MOST_QUESTIONS)) if s.answers else Stuck("no-answers")
    if not s.over:
        raise Stuck("not-over")
    return game


def _chooser(seat: Guarded | None, number: int, game: PlayedGame) -> Choose:
    """A bot sees a view of its seat; chance looks at nothing and stays in compiled code."""
    if seat is None:  # the deal draws from the bare number
        return Uniform(f"{RANDOM} {game.seed} {number}").choose
    names = game.names

    def choose(s: State) -> int:
        view = View(s, number, names)
        return seat.answer(view, view.legal)

    return choose


def run(series: Series, jobs: int = 1) -> Generator[Statistics, None, None]:
    """Play a series; what was counted comes piece by piece.

    Ctrl-C ends it early, after the games that are being played, so that none is lost.
    """
    return processes.divide(_Counter, series, _pieces(series, jobs), jobs)


def _pieces(series: Series, jobs: int) -> list[range]:
    """Game by game for one process, a few at a time for several."""
    size = 1 if jobs == 1 else max(1, min(GAMES_AT_ONCE, series.games // jobs))
    return [range(n, min(n + size, series.games)) for n in range(0, series.games, size)]


class _Counter:
    """What a process knows of a series."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.tables = Tables(series.edition)

    def __call__(self, numbers: range) -> Statistics:
        """Play the games with these numbers; a stuck one is counted and never stops others."""
        series = self.series
        counted = Statistics(series.players, solo=series.agreement.solo)
        for number in numbers:
            seed = series.seed + number
            try:
                game = play(self.tables, series.bots, seed, series.agreement)
            except Stuck as stuck:
                counted.stuck.append(StuckGame(seed, stuck.cause, stuck.detail))
            except Exception as error:
                detail = f"{type(error).__name__}: {error}"
                counted.stuck.append(StuckGame(seed, "exception", detail))
            else:
                if series.records is not None:
                    _write_record(series.records, game)
                counted.note_game(game.state, game.log, game.course.offered)
                counted.forfeits.add(game.forfeits)
        return counted


# ---- records ----


def _write_record(folder: Path, game: PlayedGame) -> None:
    """One file for a game, named by its seed."""
    from lisboa.game import Game
    from lisboa.game.records import transcript
    from lisboa.text import say

    replayed = Game.of_deal(game.tables.edition, game.deal, game.names)
    for action in game.course.actions:
        replayed.play(action)
    bots = ", ".join(game.bots)
    comment = say("simulate", "record-comment", seed=str(game.seed), bots=bots)
    file = folder / f"game-{game.seed}.txt"
    file.write_text(transcript.write(replayed, (comment,)), "utf-8")
