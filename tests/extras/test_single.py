"""Gymnasium's own test, and games against bots."""

import pickle
import warnings
from copy import deepcopy
from random import Random
from typing import Any

import gymnasium
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
        warnings.simplefilter("ignore")  # it would like a registered name
        check_env(SingleEnv(opponents), skip_render_check=False)


def test_gymnasium_makes_it_by_name() -> None:
    env = gymnasium.make("lisboa/Lisboa-v1", opponents=["greedy", "random"], render_mode="ansi")
    check_env(env.unwrapped, skip_render_check=False)
    seen, info = env.reset(seed=7)
    same, _ = SingleEnv(["greedy", "random"]).reset(seed=7)
    assert info == {"deal": 7}
    assert seen["observation"].tobytes() == same["observation"].tobytes()
    drawn = env.render()
    assert isinstance(drawn, str)
    assert "Your hand" in drawn
    seen, _, over, cut, _ = env.step(env.action_space.sample(seen["action_mask"]))
    assert (type(over), type(cut)) == (bool, bool)
    copied = deepcopy(env.unwrapped)
    assert copied.render() == pickle.loads(pickle.dumps(env.unwrapped)).render() == env.render()
    many = gymnasium.make_vec("lisboa/Lisboa-v1", num_envs=2)
    assert many.reset(seed=1)[0]["action_mask"].dtype == np.int8


def test_every_step_is_shown_to_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    env = SingleEnv(["random"], render_mode="human")
    env.reset(seed=3)
    assert "Your hand" in capsys.readouterr().out
    played(env, Random(1))
    assert "over" in capsys.readouterr().out.splitlines()[-1]
    assert SingleEnv(["random"], render_mode="ansi").render_mode == "ansi"
    with pytest.warns(UserWarning, match="Nothing is rendered"):
        assert SingleEnv(["random"]).render() is None
    with pytest.raises(EnvError, match="human, ansi"):
        SingleEnv(["random"], render_mode="film")


@pytest.mark.parametrize("wrong", ["3", 3.7, None, True, np.float32(3)], ids=repr)
def test_what_is_no_number_is_refused_in_a_sentence(wrong: Any) -> None:
    env = SingleEnv(["random"])
    env.reset(seed=1)
    before = env.game.position()
    with pytest.raises(EnvError, match=r"An action is a whole number.*\.$"):
        env.step(wrong)
    assert env.game.position() == before
    env.step(env.action_masks().argmax())  # nothing is lost


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
    for opponents in ("random", 2, None):
        with pytest.raises(EnvError, match="Name the opponents in a list"):
            SingleEnv(opponents)  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(EnvError, match="reset"):
        SingleEnv(["random"]).step(0)
