"""Many games: what is counted, that jobs make no difference, and that nothing stops a run."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from multiprocessing import active_children
from pathlib import Path
from typing import ClassVar

import pytest

import lisboa.edition
from lisboa.arena import processes, simulation
from lisboa.arena.simulation import Series
from lisboa.arena.statistics import Spread, Statistics, StuckGame
from lisboa.bots.protocol import Budget
from lisboa.game import View
from lisboa.game.records import transcript
from lisboa.rules.machinery import engine
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.driver import Uniform
from lisboa.rules.machinery.state import State
from lisboa.rules.machinery.tables import Tables

ENDLESS = 100_000  # games nobody waits for


@cache
def tables() -> Tables:
    return Tables(lisboa.edition.load())


def series(games: int, *bots: str, seed: int = 1, records: Path | None = None) -> Series:
    return Series(lisboa.edition.load(), games, seed, bots or ("random",) * 3, records)


def total(parts: Iterator[Statistics], players: int = 3) -> Statistics:
    out = Statistics(players)
    for part in parts:
        out.add(part)
    return out


class TestGame:
    def test_depends_on_its_seed_alone(self) -> None:
        first, second = (simulation.play(tables(), ("random",) * 2, 5) for _ in range(2))
        other = simulation.play(tables(), ("random",) * 2, 6)
        assert first.course.actions == second.course.actions
        assert first.state.hash() == second.state.hash()
        assert first.course.actions != other.course.actions

    def test_has_everything_that_was_asked(self) -> None:
        game = simulation.play(tables(), ("random",) * 4, 1)
        assert game.state.over
        assert len(game.course.actions) == len(game.course.offered)
        assert min(game.course.offered) >= 1

    def test_choices_are_not_the_shuffles_of_the_deal(self) -> None:
        chance = Uniform("random 1 0")
        state = State.bare(tables())
        state.answers = list(range(1000))
        chosen = {chance.choose(state) for _ in range(100)}
        assert chosen <= set(state.answers)
        assert len(chosen) > 50


class TestCounting:
    def test_adds_up(self) -> None:
        counted = total(simulation.run(series(6)))
        assert (counted.games, counted.stuck) == (6, [])
        assert counted.wigs.size == counted.turns.size == 6 * 3
        assert sum(spread.total for spread in counted.by_category) == counted.wigs.total
        assert counted.by_category[w.W_START].least == w.STARTING_WIGS
        for ending in (counted.first_period, counted.game):
            assert ending.sets + ending.stacks == 6
        assert sum(counted.wins_by_place) == sum(counted.wins_by_seat) >= 6
        assert counted.answers.least >= 2
        assert counted.decisions <= counted.questions

    def test_does_not_depend_on_jobs(self) -> None:
        alone = total(simulation.run(series(8), jobs=1))
        assert total(simulation.run(series(8), jobs=2)) == alone

    def test_goes_on_where_another_run_stopped(self) -> None:
        whole = total(simulation.run(series(4, seed=10)))
        halves = total(simulation.run(series(2, seed=10)))
        halves.add(total(simulation.run(series(2, seed=12))))
        assert halves == whole

    def test_more_jobs_than_games(self) -> None:
        assert total(simulation.run(series(1), jobs=8)).games == 1

    def test_spread(self) -> None:
        spread = Spread()
        assert (spread.mean, spread.least, spread.most, spread.quantile(0.5)) == (0, 0, 0, 0)
        for number in (1, 2, 2, 3, 10):
            spread.note(number)
        assert (spread.size, spread.total, spread.mean) == (5, 18, 3.6)
        assert (spread.least, spread.most) == (1, 10)
        assert [spread.quantile(share) for share in (0.0, 0.25, 0.5, 0.8, 1.0)] == [1, 2, 2, 3, 10]


class TestSolo:
    OPTIONS = Agreement(solo=True, tasks=(0,))

    def series(self, games: int, records: Path | None = None) -> Series:
        return Series(lisboa.edition.load(), games, 1, ("random",), records, self.OPTIONS)

    def total(self, jobs: int, games: int = 4) -> Statistics:
        out = Statistics(1, solo=True)
        for part in simulation.run(self.series(games), jobs):
            out.add(part)
        return out

    def test_lacerda_is_counted_apart(self) -> None:
        counted = self.total(1)
        assert (counted.games, counted.stuck) == (4, [])
        assert counted.wigs.size == counted.turns.size == counted.lacerda.size == 4
        assert sum(spread.total for spread in counted.by_category) == counted.wigs.total
        by_category = counted.lacerda_by_category
        assert sum(spread.total for spread in by_category) == counted.lacerda.total
        assert by_category[w.W_MONEY].most == 0
        assert sum(counted.ranks) == sum(counted.wins_by_seat) == 4

    def test_does_not_depend_on_jobs(self) -> None:
        assert self.total(2) == self.total(1)

    def test_leaves_records(self, tmp_path: Path) -> None:
        for _ in simulation.run(self.series(1, tmp_path)):
            pass
        game = transcript.load(tmp_path.joinpath("game-1.txt").read_text("utf-8"))
        played = simulation.play(tables(), ("random",), 1, self.OPTIONS)
        assert game.names == ["red", "Lacerda"]
        assert game.state.agreement == self.OPTIONS
        assert game.state.hash() == played.state.hash()


class Watching:
    """Takes the first answer, and keeps what it was shown."""

    views: ClassVar[list[View]] = []  # of all seats and games

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        self.views.append(view)
        return legal[0]


class Failing:
    """Takes the first answer, but not always: greedy need not play a whole game in a test."""

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        self.asked += 1
        return self.fail() if self.asked % 20 == 1 else legal[0]

    def fail(self) -> int:
        raise ZeroDivisionError("a bug")


class Cheating(Failing):
    def fail(self) -> int:
        return -7


class TestBots:
    def test_see_their_seat_and_nothing_else(self) -> None:
        Watching.views.clear()
        game = simulation.play(tables(), ("random", f"{__name__}:Watching"), 5)
        assert len(Watching.views) > 20
        assert {view.seat for view in Watching.views} == {1}
        assert all(len(view.legal) > 1 for view in Watching.views)
        assert Watching.views[0].names == ["red", "green"]
        assert game.state.over
        assert game.forfeits.sentences() == []

    def test_against_lacerda(self) -> None:
        Watching.views.clear()
        simulation.play(tables(), (f"{__name__}:Watching",), 5, Agreement(solo=True))
        assert Watching.views[0].names == ["red", "Lacerda"]

    def test_one_that_fails_stops_no_game(self) -> None:
        bots = (f"{__name__}:Failing", f"{__name__}:Cheating")
        counted = total(simulation.run(series(2, *bots, seed=2)), players=2)
        assert (counted.games, counted.stuck) == (2, [])
        failed, cheated = counted.forfeits.to_list()
        assert (failed["bot"], failed["what"], failed["seed"]) == (bots[1], "nonsense", 2)
        assert (cheated["bot"], cheated["what"], cheated["seed"]) == (bots[0], "crash", 2)

    def test_forfeits_do_not_depend_on_jobs(self) -> None:
        bots = ("random", f"{__name__}:Cheating")
        alone = total(simulation.run(series(4, *bots)), players=2)
        assert total(simulation.run(series(4, *bots), jobs=2), players=2) == alone
        assert alone.forfeits.times


class TestStuckGames:
    def test_are_counted_and_stop_nobody(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Games in which the second seat begins get stuck, the others do not."""
        apply = engine.apply

        def fail(s: State, action: int) -> None:
            if s.start == 1:
                raise ZeroDivisionError("a bug")
            apply(s, action)

        starts = [simulation.play(tables(), ("random",) * 3, seed).state.start for seed in range(8)]
        monkeypatch.setattr(engine, "apply", fail)
        counted = total(simulation.run(series(8, seed=0)))
        stuck = [seed for seed, start in enumerate(starts) if start == 1]
        assert 0 < len(stuck) < 8
        assert (counted.games, counted.finished) == (8 - len(stuck), 8)
        detail = "ZeroDivisionError: a bug"
        assert counted.stuck == [StuckGame(seed, "exception", detail) for seed in stuck]

    def test_without_an_end(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(simulation, "MOST_QUESTIONS", 20)
        (stuck,) = total(simulation.run(series(1))).stuck
        assert (stuck.cause, stuck.detail) == ("endless", "20")

    def test_without_answers(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def forget(s: State, action: int) -> None:
            s.answers = []

        monkeypatch.setattr("lisboa.rules.machinery.engine.apply", forget)
        assert total(simulation.run(series(1))).stuck == [StuckGame(1, "no-answers")]

    def test_without_a_final_scoring(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def break_off(s: State, action: int) -> None:
            s.agenda, s.answers = [], []

        monkeypatch.setattr("lisboa.rules.machinery.engine.apply", break_off)
        assert total(simulation.run(series(1))).stuck == [StuckGame(1, "not-over")]


class TestInterruption:
    @pytest.mark.parametrize("jobs", [1, 2])
    def test_keeps_what_is_done(self, jobs: int) -> None:
        handler = signal.getsignal(signal.SIGINT)
        run = simulation.run(series(ENDLESS), jobs)
        counted = next(run)
        os.kill(os.getpid(), signal.SIGINT)
        counted.add(total(run))
        assert 1 <= counted.games < ENDLESS
        assert signal.getsignal(signal.SIGINT) is handler

    def test_a_second_one_is_not_held_back(self) -> None:
        run = simulation.run(series(ENDLESS))
        next(run)
        os.kill(os.getpid(), signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
        run.close()

    def test_reaches_no_other_process(self) -> None:
        """As the terminal sends it: to the program and all its processes at once."""
        program = (
            "import lisboa.edition\n"
            "from lisboa.arena.simulation import Series, run\n"
            f"series = Series(lisboa.edition.load(), {ENDLESS}, 1, ('random',) * 2)\n"
            "for part in run(series, 2): print(part.games, flush=True)\n"
        )
        process = subprocess.Popen(
            [sys.executable, "-c", program],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            text=True,
        )
        assert process.stdout is not None
        assert int(process.stdout.readline()) > 0
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=60)
        assert (process.returncode, err) == (0, "")

    def test_leaving_early_ends_the_processes(self) -> None:
        run = simulation.run(series(ENDLESS), jobs=2)
        next(run)
        run.close()

    def test_a_process_that_dies_is_noticed(self) -> None:
        run = simulation.run(series(ENDLESS), jobs=2)
        next(run)
        for process in active_children():
            process.kill()
        with pytest.raises(processes.WorkerLost):
            total(run)


class TestRecords:
    @pytest.mark.parametrize("jobs", [1, 2])
    def test_replay_to_the_same_game(self, tmp_path: Path, jobs: int) -> None:
        total(simulation.run(series(2, seed=3, records=tmp_path), jobs))
        assert sorted(file.name for file in tmp_path.iterdir()) == ["game-3.txt", "game-4.txt"]
        for seed in (3, 4):
            game = transcript.load(tmp_path.joinpath(f"game-{seed}.txt").read_text("utf-8"))
            played = simulation.play(tables(), ("random",) * 3, seed)
            assert game.over
            assert game.state.hash() == played.state.hash()

    def test_a_stuck_game_leaves_none(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(simulation, "MOST_QUESTIONS", 20)
        total(simulation.run(series(1, records=tmp_path)))
        assert list(tmp_path.iterdir()) == []
