"""Many games at once: the same games that are played one by one."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

from lisboa.envs import rewards
from lisboa.envs.faults import EnvError, IllegalInGame
from lisboa.envs.vector import VectorEnv
from lisboa.game import Game, GameError, IllegalAction, new_game


def choose(env: VectorEnv, chance: Random) -> list[int]:
    return [int(chance.choice(np.flatnonzero(mask).tolist())) for mask in env.mask]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_game_is_the_one_its_deal_says(players: int) -> None:
    """Observation, mask, seat, reward and done, over the end of a game and beyond."""
    env, chance = VectorEnv(3, players), Random(players)
    env.reset(seed=10)
    games = [new_game(players, 10 + number) for number in range(3)]
    deals, ended = [10, 11, 12], 0
    while ended < 4:
        check(env, games)
        actions = choose(env, chance)
        env.step(actions)
        for number, game in enumerate(games):
            game.play(actions[number])
            assert env.done[number] == game.over
            expected = rewards.victory(game.state)[:players] if game.over else [0.0] * players
            assert env.reward[number].tolist() == pytest.approx(expected)
            if game.over:
                ended += 1
                deals[number] += 3
                games[number] = new_game(players, deals[number])
    check(env, games)


def check(env: VectorEnv, games: list[Game]) -> None:
    for number, game in enumerate(games):
        assert game.decision is not None
        assert env.seat[number] == game.decision.seat
        assert np.flatnonzero(env.mask[number]).tolist() == sorted(a.id for a in game.legal)
        table = env.agreed.table()
        table.take(game.state.clone())
        assert env.observation[number].tobytes() == table.observe(game.decision.seat)


def test_the_arrays_stay_the_same_objects() -> None:
    env = VectorEnv(2)
    before = [env.observation, env.mask, env.seat, env.reward, env.done]
    env.reset(seed=1)
    env.step(choose(env, Random(1)))
    after = [env.observation, env.mask, env.seat, env.reward, env.done]
    assert all(one is other for one, other in zip(before, after, strict=True))
    assert [array.dtype.name for array in after] == ["uint8", "int8", "uint8", "float32", "bool"]


def course(env: VectorEnv, chance: Random, steps: int) -> list[Any]:
    out = []
    for _ in range(steps):
        env.step(choose(env, chance))
        out.append([x.tobytes() for x in (env.observation, env.mask, env.reward, env.done)])
    return out


def test_the_same_seed_gives_the_same_course() -> None:
    env, other = VectorEnv(4, 3), VectorEnv(4, 3)
    env.reset(seed=5)
    other.reset(seed=5)
    first = course(env, Random(1), 300)
    assert first == course(other, Random(1), 300)
    env.reset(seed=5)
    assert first == course(env, Random(1), 300)
    env.reset(seed=6)
    assert first != course(env, Random(1), 300)


def test_a_clone_goes_on_the_same_way_and_by_itself() -> None:
    env, chance = VectorEnv(3), Random(2)
    env.reset(seed=5)
    course(env, chance, 50)
    copy = env.clone()
    before = copy.observation.tobytes()
    first = course(env, Random(7), 300)
    assert copy.observation.tobytes() == before
    assert course(copy, Random(7), 300) == first


def test_an_illegal_answer_changes_nothing_anywhere() -> None:
    env, chance = VectorEnv(3), Random(4)
    env.reset(seed=1)
    actions = choose(env, chance)
    before = [x.tobytes() for x in (env.observation, env.mask)]
    wrong = [*actions[:2], int(np.flatnonzero(env.mask[2] == 0)[0])]
    with pytest.raises(IllegalAction, match=r"^Game 2: .*\([A-Z]+-\d+\)$") as refused:
        env.step(wrong)
    assert isinstance(refused.value, IllegalInGame)
    assert refused.value.game == 2
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.game, str(again)) == (2, str(refused.value))
    assert before == [x.tobytes() for x in (env.observation, env.mask)]
    env.step(np.array(actions))


def test_wrong_calls_get_a_sentence() -> None:
    with pytest.raises(EnvError, match="at least 1"):
        VectorEnv(0)
    with pytest.raises(GameError, match="1 to 4 players"):
        VectorEnv(2, 5)
    with pytest.raises(EnvError, match="victory, wigs"):
        VectorEnv(2, rewards="money")
    env = VectorEnv(2)
    with pytest.raises(EnvError, match="reset"):
        env.step([0, 0])
    env.reset()
    with pytest.raises(EnvError, match="each of the 2 games"):
        env.step([0])
    with pytest.raises(EnvError, match="other seats"):
        env.put(0, new_game(3))
    right = choose(env, Random(1))
    for wrong in (-1, 10_000):
        with pytest.raises(GameError, match=f"^Game 1: there is no action “{wrong}”") as refused:
            env.step([right[0], wrong])
        assert refused.value.arguments["game"] == 1
    with pytest.raises(EnvError, match="from 0 to 1; there is no game 2"):
        env.put(2, new_game(2, 1))
    with pytest.raises(EnvError, match=r"lisboa\.new_game"):
        env.put(0, "chess")  # type: ignore[arg-type]  # wrong on purpose
    assert repr(env) == "<VectorEnv of 2 games for 2>"


@pytest.mark.parametrize("wrong", ["3", 3.0, None, True, [3], np.float64(3)], ids=repr)
def test_what_is_no_number_is_refused_in_a_sentence(wrong: Any) -> None:
    env = VectorEnv(2)
    env.reset(seed=1)
    before, right = env.observation.tobytes(), choose(env, Random(1))
    with pytest.raises(EnvError, match=r"^Game 1: an action is a whole number.*\.$") as refused:
        env.step([right[0], wrong])
    assert refused.value.arguments["game"] == 1
    assert env.observation.tobytes() == before


@pytest.mark.parametrize("wrong", ["33", 3, None, {1: 2}], ids=repr)
def test_what_is_no_list_is_refused_in_a_sentence(wrong: Any) -> None:
    env = VectorEnv(2)
    env.reset(seed=1)
    with pytest.raises(EnvError, match="as a list or an array of whole numbers"):
        env.step(wrong)


def test_actions_come_as_they_are_made() -> None:
    env, other = VectorEnv(2), VectorEnv(2)
    for each in (env, other):
        each.reset(seed=1)
    right = choose(env, Random(1))
    env.step(right)
    other.step([np.int64(action) for action in right])
    assert env.observation.tobytes() == other.observation.tobytes()
    with pytest.raises(EnvError, match="whole number"):
        env.step(env.mask.argmax(axis=1).astype(np.float32))
    env.step(env.mask.argmax(axis=1))


def test_rewards_by_wigs_add_up_to_zero() -> None:
    env, chance = VectorEnv(4, 3, rewards="wigs"), Random(1)
    env.reset(seed=1)
    ends = 0
    while ends < 3:
        env.step(choose(env, chance))
        ends += int(env.done.sum())
        assert np.allclose(env.reward.sum(axis=1), 0, atol=1e-6)
    assert ends
