"""Gymnasium's own test, and games against bots."""

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from lisboa.bots.registry import UnknownBot
from lisboa.envs.faults import EnvError
from lisboa.envs.single import SingleEnv
from lisboa.game import new_game


@pytest.mark.parametrize("opponents", [(), ("random",), ("random", "greedy", "random")])
def test_check_env(opponents: tuple[str, ...]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like a render mode and a registered name
        check_env(SingleEnv(opponents))


def played(env: SingleEnv, chance: Random, most: int = 10_000) -> tuple[list[Any], float]:
    shown, reward = [], 0.0
    for _ in range(most):
        legal = np.flatnonzero(env.action_masks()).tolist()
        seen, reward, over, cut, info = env.step(chance.choice(legal))
        shown.append([seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward])
        assert not cut
        assert not info
        if over:
            break
    return shown, reward


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_against_two_bots(seat: int) -> None:
    env = SingleEnv(["greedy", "random"], seat)
    _, info = env.reset(seed=3)
    assert info == {"deal": 3}
    shown, reward = played(env, Random(1))
    game = env.game
    assert game.over
    assert game.result is not None
    assert (reward > 0) == (seat in game.result.winners)
    assert all(reward == 0 for _, _, reward in shown[:-1])
    with pytest.raises(EnvError, match="reset"):
        env.step(0)


def test_alone_one_plays_against_lacerda() -> None:
    env = SingleEnv(())
    env.reset(seed=3)
    _, reward = played(env, Random(1))
    assert reward == -1  # random play does not beat it


def test_the_same_seed_gives_the_same_course() -> None:
    env, other = SingleEnv(["random"]), SingleEnv(["random"])
    for each in (env, other):
        each.reset(seed=8)
    first = played(env, Random(2))
    assert first == played(other, Random(2))
    env.reset()
    other.reset()
    assert played(env, Random(2)) == played(other, Random(2))  # and so do the deals that follow


@pytest.mark.parametrize("bot", ["random", "greedy", "apprentice"])
def test_a_clone_goes_on_the_same_way(bot: str) -> None:
    env = SingleEnv([bot])
    env.reset(seed=2)
    played(env, Random(1), 15)
    copy = env.clone()
    assert played(env, Random(4), 30) == played(copy, Random(4), 30)


def test_what_cannot_be_copied_is_said() -> None:
    env = SingleEnv(["planner:5it"])
    env.reset(seed=2)
    played(env, Random(1), 5)
    with pytest.raises(EnvError, match="planner:5it"):
        env.clone()


def test_an_illegal_answer_loses_and_says_why() -> None:
    env = SingleEnv(["random"])
    env.reset(seed=2)
    wrong = int(np.flatnonzero(env.action_masks() == 0)[0])
    seen, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1, True)
    assert info["illegal"].endswith(")")
    assert not seen["action_mask"].any()


def test_a_game_can_be_gone_on_with() -> None:
    env, game = SingleEnv(["random"]), new_game(2, 12)
    for action in range(4):
        game.play(game.legal[action % len(game.legal)])
    env.reset(seed=1, options={"game": game})
    assert env.game.state.turn >= game.state.turn
    with pytest.raises(EnvError, match="other variants"):
        env.reset(options={"game": new_game(2, variants={"tokens": True})})
    with pytest.raises(EnvError, match=r"lisboa\.new_game"):
        env.reset(options={"game": "chess"})


def test_wrong_calls_get_a_sentence() -> None:
    with pytest.raises(UnknownBot):
        SingleEnv(["nobody"])
    with pytest.raises(EnvError, match="from 0 to 1"):
        SingleEnv(["random"], seat=2)
    with pytest.raises(EnvError, match="reset"):
        SingleEnv(["random"]).step(0)
