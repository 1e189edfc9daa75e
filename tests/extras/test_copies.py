"""Environments can be copied and pickled, or say at once that they cannot."""

import pickle
import sys
from collections.abc import Callable
from copy import copy, deepcopy
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from lisboa.envs import zoo
from lisboa.envs.faults import EnvError
from lisboa.envs.single import SingleEnv
from lisboa.envs.vector import VectorEnv

MAGPIE = Path(__file__).parents[2] / "examples" / "magpie.py"
WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "copy": copy,
    "deepcopy": deepcopy,
}
every_way = pytest.mark.parametrize("way", WAYS)


def stepped(env: VectorEnv, seed: int, steps: int = 300) -> list[bytes]:
    chance = np.random.default_rng(seed)
    out = []
    for _ in range(steps):
        env.step((env.mask * chance.random(env.mask.shape)).argmax(axis=1))
        out.append(b"".join(array.tobytes() for array in env.arrays))
    return out


@every_way
def test_many_games_go_on_the_same_way(way: str) -> None:
    env = VectorEnv(3, variants={"tokens": True}, rewards="wigs")
    env.reset(seed=5)
    stepped(env, 1, 100)
    other = WAYS[way](env)
    shown = [array.copy() for array in env.arrays]
    seen = stepped(other, 2)
    for mine, before in zip(env.arrays, shown, strict=True):
        np.testing.assert_array_equal(mine, before)
    assert stepped(env, 2) == seen


@every_way
def test_before_the_deal_there_is_nothing_to_go_on_with(way: str) -> None:
    other = WAYS[way](VectorEnv(2))
    with pytest.raises(EnvError, match="reset"):
        other.step([0, 0])
    other.reset(seed=1)
    fresh = VectorEnv(2)
    fresh.reset(seed=1)
    assert stepped(other, 3, 20) == stepped(fresh, 3, 20)


def answered(env: Any, seed: int, most: int = 10_000) -> list[Any]:
    chance, out = Random(seed), []
    for agent in env.agent_iter(most):
        seen, reward, over, cut, _ = env.last()
        out.append([agent, seen["observation"].tobytes(), reward, over, cut])
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        env.step(None if over else chance.choice(legal))
    return out


# A shallow copy of PettingZoo's own wrapper is around the same environment.
@pytest.mark.parametrize(
    ("make", "way"),
    [*((zoo.raw_env, way) for way in WAYS), (zoo.env, "pickle"), (zoo.env, "deepcopy")],
)
def test_pettingzoo_goes_on_the_same_way(make: Callable[[int], Any], way: str) -> None:
    env = make(3)
    env.reset(seed=5)
    answered(env, 1, 30)
    other = WAYS[way](env)
    seen = answered(other, 2)
    assert seen[-1][3]
    assert answered(env, 2) == seen


def played(env: SingleEnv, seed: int, most: int) -> list[Any]:
    chance, out = Random(seed), []
    for _ in range(most):
        legal = np.flatnonzero(env.action_masks()).tolist()
        seen, reward, over, _, _ = env.step(chance.choice(legal))
        out.append([seen["observation"].tobytes(), reward, over])
        if over:
            env.reset()
    return out


@every_way
@pytest.mark.parametrize("bot", ["random", "greedy", "apprentice"])
def test_gymnasium_goes_on_the_same_way(bot: str, way: str) -> None:
    """Over the end of the game: the deals that follow are the same, too."""
    env = SingleEnv([bot])
    env.reset(seed=2)
    played(env, 1, 15)
    other = WAYS[way](env)
    assert played(env, 4, 130) == played(other, 4, 130)


@every_way
def test_bots_that_cannot_be_copied_are_named(way: str) -> None:
    for bot in ("planner:5it", f"program:{sys.executable} {MAGPIE}"):
        env = SingleEnv([bot])
        env.reset(seed=2)
        played(env, 1, 5)
        with pytest.raises(EnvError, match=bot.partition(":")[0]):
            WAYS[way](env)
        env.close()
