"""Lisboa: random play, and how its cost grows. Usage: play_lisboa GAMES"""

import sys
from collections.abc import Callable, Iterable
from time import perf_counter

import lisboa.edition
from benchmarks.peers.serving import Window, repeated, serve
from lisboa import __version__, is_compiled
from lisboa.arena import benchmark
from lisboa.arena.benchmark import MOST_QUESTIONS, SEATS, Effort, RandomPlay, begin, seated
from lisboa.game import Game
from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery.driver import Course, play_out
from lisboa.rules.machinery.log import REAIS_GAINED
from lisboa.rules.machinery.tables import Tables
from lisboa.rules.machinery.work import WORK

TENTHS = 10
LOGS = (0, 1_000, 100_000)  # events told before
ACTIONS = (10, 100, 200)  # played before
AFTER = 20  # so many actions are timed from there on

Laps = Iterable[tuple[str, float, int]]  # of each part of a pass: its name, seconds and things


def filled(once: Callable[[], Laps]) -> Window:
    """A window of passes that consist of several parts."""

    def window(seconds: float) -> dict[str, float]:
        end = perf_counter() + seconds
        spent: dict[str, float] = {}
        things: dict[str, int] = {}
        while not things or perf_counter() < end:
            for name, lap, n in once():
                spent[name] = spent.get(name, 0.0) + lap
                things[name] = things.get(name, 0) + n
        return {name: spent[name] / things[name] for name in spent if things[name]}

    return window


def course(t: Tables, seeds: range) -> Callable[[], Laps]:
    """Decisions by tenth of the game."""
    lengths = []
    for seed in seeds:
        played = Course()
        play_out(begin(t, SEATS, seed), seated(SEATS, seed), MOST_QUESTIONS, played)
        lengths.append(len(played.actions))

    def once() -> Laps:
        for seed, length in zip(seeds, lengths, strict=True):
            s, seats = begin(t, SEATS, seed), seated(SEATS, seed)
            for tenth in range(TENTHS):
                questions = length * (tenth + 1) // TENTHS - length * tenth // TENTHS
                began = perf_counter()
                decisions = play_out(s, seats, questions)
                yield f"tenth {tenth + 1}", perf_counter() - began, decisions

    return once


def logs(t: Tables, seeds: range) -> Callable[[], Laps]:
    """Decisions with a log that has already grown."""

    def once() -> Laps:
        for seed in seeds:
            for length in (None, *LOGS):
                log = None if length is None else [(REAIS_GAINED, 0, 1, 0, 0)] * length
                s, seats = begin(t, SEATS, seed, log), seated(SEATS, seed)
                began = perf_counter()
                decisions = play_out(s, seats, MOST_QUESTIONS)
                yield f"log {length}", perf_counter() - began, decisions

    return once


def games(t: Tables, seeds: range) -> Callable[[], Laps]:
    """Answers given through `Game.play`, after so many others."""

    def once() -> Laps:
        for seed in seeds:
            game = Game.of_deal(t.edition, deal.draw(t, SEATS, seed))
            seats = seated(SEATS, seed)
            while not game.over and len(game.actions) < ACTIONS[-1] + AFTER:
                before = len(game.actions)
                action = seats[engine.seat_to_move(game.state)](game.state)
                began = perf_counter()
                game.play(action)
                spent = perf_counter() - began
                for start in ACTIONS:
                    if start <= before < start + AFTER:
                        yield f"game {start}", spent, 1

    return once


def main() -> None:
    t, number = Tables(lisboa.edition.load()), int(sys.argv[1])
    seeds = range(1, number + 1)
    plays = {players: RandomPlay(t, players, number) for players in benchmark.PLAYERS}
    for play in plays.values():
        WORK.reset()
        play()
    questions = WORK.questions  # of the last pass, the one with most players
    sample = benchmark.take_sample(t, Effort(number, every=20, windows=1, seconds=0.0))
    calls = benchmark.calls(t, sample)
    serve(
        {
            "version": __version__,
            "compiled": is_compiled(),
            "players": SEATS,
            "decisions_per_game": plays[SEATS].decisions / number,
            "questions_per_game": questions / number,
        },
        {
            "play": repeated("play", plays[SEATS]),
            "clone": repeated("clone", calls["clone"]),
            "legal": repeated("legal", calls["legal"]),
            **{f"play {n}": repeated(f"play {n}", play) for n, play in plays.items() if n < SEATS},
            "tenths": filled(course(t, seeds)),
            "logs": filled(logs(t, seeds)),
            "games": filled(games(t, seeds)),
        },
    )


if __name__ == "__main__":
    main()
