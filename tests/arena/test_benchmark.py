"""Measuring: the work is the same every time, and what is counted is right. Nothing is timed."""

from functools import cache

import pytest

import lisboa.edition
from lisboa.arena import benchmark
from lisboa.arena.benchmark import Effort, Lap, RandomPlay
from lisboa.rules.machinery import engine
from lisboa.rules.machinery.driver import play_out
from lisboa.rules.machinery.state import State
from lisboa.rules.machinery.tables import Tables

FEW = Effort(games=1, every=10, windows=1, seconds=0.0)


@cache
def tables() -> Tables:
    return Tables(lisboa.edition.load())


class TestPlay:
    @pytest.mark.parametrize("players", benchmark.PLAYERS)
    def test_every_pass_is_the_same(self, players: int) -> None:
        play = RandomPlay(tables(), players, games=2)
        _, first = play()
        _, second = play()
        assert first == second == play.decisions > 0

    def test_speed(self) -> None:
        play = RandomPlay(tables(), 2, games=4)
        play.decisions = 800
        speed = play.speed(seconds=0.001)
        assert speed.decisions_per_second == pytest.approx(1000)
        assert speed.games_per_second == pytest.approx(5)
        assert speed.decisions_per_game == 200

    def test_counts_the_questions_of_four(self) -> None:
        plays = {players: RandomPlay(tables(), players, games=1) for players in (2, 4)}
        asked, largest = benchmark.count_work(plays)
        assert asked >= plays[4].decisions
        assert largest >= 0


class TestSample:
    @pytest.mark.parametrize("players", benchmark.PLAYERS)
    def test_a_walk_is_the_game_that_is_played(self, players: int) -> None:
        *_, last = benchmark.walk(tables(), players, seed=3)
        s = benchmark.begin(tables(), players, seed=3)
        play_out(s, benchmark.seated(players, seed=3), benchmark.MOST_QUESTIONS)
        assert last.s.over
        assert last.s.hash() == s.hash()

    def test_is_fixed(self) -> None:
        first, second = (benchmark.take_sample(tables(), FEW) for _ in range(2))
        assert [q.s.hash() for q in first] == [q.s.hash() for q in second]
        assert [q.action for q in first] == [q.action for q in second]
        assert len({q.s.hash() for q in first}) == len(first) > 10

    def test_calls_leave_it_alone(self) -> None:
        sample = benchmark.take_sample(tables(), FEW)
        before = [q.s.hash() for q in sample]
        for once in benchmark.calls(tables(), sample).values():
            _, things = once()
            assert things > 0
        assert [q.s.hash() for q in sample] == before
        assert all(q.action in engine.answers(q.s) for q in sample)


class TestWindows:
    def test_the_best_one_counts(self) -> None:
        laps = iter([(3.0, 1), (1.0, 2), (2.0, 1)])
        effort = Effort(games=1, every=1, windows=3, seconds=0.0)
        seen: list[tuple[int, int]] = []
        best = benchmark.best_windows(
            {"it": lambda: next(laps)}, effort, lambda done, of: seen.append((done, of))
        )
        assert best == {"it": 0.5}
        assert seen == [(0, 3), (1, 3), (2, 3), (3, 3)]

    def test_the_windows_of_all_measures_take_turns(self) -> None:
        order: list[str] = []

        def once(name: str) -> Lap:
            order.append(name)
            return 1.0, 1

        effort = Effort(games=1, every=1, windows=2, seconds=0.0)
        measures = {"a": lambda: once("a"), "b": lambda: once("b")}
        benchmark.best_windows(measures, effort, lambda done, of: None)
        assert order == ["a", "b", "a", "b"]

    def test_things_are_made_ready_for_the_call(self) -> None:
        called: list[int] = []
        once = benchmark.each([(n,) for n in range(70)], called.append, lambda n: (n * 2,))
        _, things = once()
        assert things == 70
        assert called == [n * 2 for n in range(70)]


@pytest.mark.parametrize(("part", "expected"), [(1.0, 0.25), (-1.0, 0.0), (9.0, 1.0)])
def test_share(part: float, expected: float) -> None:
    assert benchmark.share(part, 4.0) == expected


class TestMemory:
    def test_a_copy_shares_much_with_its_state(self) -> None:
        states = [q.s for q in benchmark.take_sample(tables(), FEW)]
        alone = benchmark.memory(states, benchmark.by_itself)
        copy = benchmark.memory(states, State.clone)
        assert 500 < copy <= alone < 100_000

    def test_a_state_by_itself_is_the_same_state(self) -> None:
        s = benchmark.begin(tables(), 4, seed=1)
        alone = benchmark.by_itself(s)
        assert alone.hash() == s.hash()
        assert alone.owner is not s.owner
        assert alone.players[0].hand is not s.players[0].hand
        assert alone.bag is s.bag
