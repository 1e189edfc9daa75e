"""A small arena and many games at once on a Ray of this machine."""

import json
import pickle
from collections.abc import Callable, Iterator
from copy import copy, deepcopy
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
import ray

import lisboa.edition
from lisboa.arena import processes, tournament
from lisboa.arena.match import Match, Place, Played
from lisboa.cli import main
from lisboa.envs.cluster import ClusterEnv
from lisboa.envs.faults import EnvError, IllegalInGame
from lisboa.envs.vector import VectorEnv
from lisboa.game import GameError, IllegalAction
from tests.arena.stubs import DEADLY, USELESS


@pytest.fixture(scope="module", autouse=True)
def local() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield
    ray.shutdown()


def timeless(games: Iterator[Played]) -> list[Played]:
    return [
        replace(game, seats=tuple(replace(seat, seconds=0.0) for seat in game.seats))
        for game in sorted(games, key=lambda game: game.at)
    ]


def test_the_games_are_those_of_one_process() -> None:
    match = Match(lisboa.edition.load(), ("greedy", "random"), 2, 1)
    places = [Place(deal, seating) for deal in (1, 2, 3) for seating in (0, 1)]
    here = timeless(tournament.run(match, places))
    assert timeless(tournament.run_on_cluster(match, places, 2)) == here


def test_the_command(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LISBOA_DATA", str(tmp_path))
    line = "arena --bots random,greedy --games 4 --on ray --jobs 2 --json"
    assert main(line.split()) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert answer["games"] == 4
    assert ray.is_initialized(), "a Ray that was there before stays"


def test_a_bot_that_fails_there_is_told_here(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LISBOA_DATA", str(tmp_path))
    line = f"arena --bots random,{USELESS} --games 2 --on ray --jobs 1 --json"
    assert main(line.split()) == 1
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert set(answer["win_share"]) == {"random"}
    assert "LookupError: no idea at all" in answer["failed"][USELESS]["report"]


def test_a_worker_that_dies_is_told() -> None:
    match = Match(lisboa.edition.load(), (DEADLY, "random"), 2, 1)
    with pytest.raises(processes.WorkerLost):
        list(tournament.run_on_cluster(match, [Place(1, 0)], 1))


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_many_games_on_workers_are_those_of_one_process(workers: int) -> None:
    env, spread = VectorEnv(5, 3), ClusterEnv(workers, 5, 3)
    chance, ends = Random(1), 0
    env.reset(seed=4)
    spread.reset(seed=4)
    while ends < 2:
        for mine, its in zip(env.arrays, spread.arrays, strict=True):
            assert mine.tobytes() == its.tobytes()
        actions = [chance.choice(np.flatnonzero(mask).tolist()) for mask in env.mask]
        env.step(actions)
        spread.step(actions)
        ends += int(env.done.sum())
    spread.close()


@pytest.mark.parametrize("way", [copy, deepcopy, pickle.dumps])
def test_a_cluster_says_at_once_that_it_cannot_be_copied(way: Callable[[object], object]) -> None:
    env = ClusterEnv(1, 1)
    with pytest.raises(EnvError, match="with its workers"):
        way(env)
    env.close()


def test_wrong_calls_get_a_sentence() -> None:
    with pytest.raises(EnvError, match="Between 1 and 2 workers"):
        ClusterEnv(3, 2)
    env = ClusterEnv(1, 1)
    env.reset()
    with pytest.raises(EnvError, match="each of the 1 games"):
        env.step([])
    with pytest.raises(GameError, match="no action"):
        env.step([10_000])
    with pytest.raises(IllegalAction):
        env.step([int(np.flatnonzero(env.mask[0] == 0)[0])])
    env.close()


def test_the_faulty_game_is_named_and_no_worker_goes_on() -> None:
    env = ClusterEnv(2, 4)
    env.reset(seed=1)
    right = env.mask.argmax(axis=1).tolist()
    before = env.observation.tobytes()
    with pytest.raises(IllegalInGame, match=r"^Game 3: "):
        env.step([*right[:3], int(env.mask[3].argmin())])
    with pytest.raises(GameError, match=r"^Game 2: there is no action"):
        env.step([*right[:2], -1, right[3]])
    with pytest.raises(EnvError, match=r"^Game 1: an action is a whole number"):
        env.step([right[0], "3", *right[2:]])  # type: ignore[list-item]  # wrong on purpose
    same = VectorEnv(4)
    same.reset(seed=1)
    assert env.observation.tobytes() == before
    env.step(right)
    same.step(right)
    assert env.observation.tobytes() == same.observation.tobytes()
    env.close()
