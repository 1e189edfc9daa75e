"""PettingZoo's own tests, and what they do not look at."""

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest

from lisboa.envs import encoding, zoo
from lisboa.envs.faults import EnvError
from lisboa.game import IllegalAction, new_game

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # they still import games of their own in an old way
    from pettingzoo.test import api_test, render_test, seed_test

# What api_test warns of is meant: an agent that is not asked has no legal answer, and an
# observation comes with its mask, as in PettingZoo's own games.
MEANT = pytest.mark.filterwarnings("ignore::UserWarning")


@MEANT
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_api(players: int) -> None:
    api_test(zoo.env(players), num_cycles=400)


@MEANT
@pytest.mark.parametrize("players", [1, 2, 4])
def test_seed(players: int) -> None:
    seed_test(lambda: zoo.env(players), num_cycles=200)


def test_render() -> None:
    render_test(zoo.env, custom_tests={"ansi": lambda text: "Baixa" in text})


def test_every_step_is_shown_to_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    env = zoo.raw_env(2, render_mode="human")
    env.reset(seed=1)
    assert "Baixa" in capsys.readouterr().out
    answer(env, Random(1))
    assert "Baixa" in capsys.readouterr().out
    env.clone().render()
    assert "Baixa" in capsys.readouterr().out


def test_a_mode_that_is_not_there_is_refused_and_none_is_told() -> None:
    with pytest.raises(EnvError, match="human, ansi, not as 'rgb_array'"):
        zoo.env(render_mode="rgb_array")
    env = zoo.raw_env(render_mode="ansi")
    with pytest.raises(EnvError, match="reset"):
        env.render()
    with pytest.warns(UserWarning, match="Nothing is rendered"):
        assert zoo.raw_env().render() is None


@pytest.mark.parametrize("wrong", ["3", 3.7, None, True], ids=repr)
def test_what_is_no_number_is_refused_in_a_sentence(wrong: Any) -> None:
    env = zoo.raw_env(2)
    with pytest.raises(EnvError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    before = env.game.position()
    with pytest.raises(EnvError, match=r"An action is a whole number.*\.$"):
        env.step(wrong)
    assert env.game.position() == before


def answer(env: Any, chance: Random) -> None:
    seen, _, over, _, _ = env.last()
    legal = np.flatnonzero(seen["action_mask"]).tolist()
    env.step(None if over else chance.choice(legal))


def test_a_game_is_played_to_its_end_and_rewarded() -> None:
    env, chance = zoo.env(3), Random(1)
    env.reset(seed=4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last()
        total[agent] += reward
        answer(env, chance)
        if over:
            assert reward != 0
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) == pytest.approx(1)
    result = env.unwrapped.game.result
    assert [seat for seat in range(3) if total[f"player_{seat}"] > 0] == list(result.winners)


def test_without_a_seed_the_next_deal_is_played() -> None:
    env = zoo.raw_env(2)
    for deal in (0, 1):
        env.reset()
        assert env.game.position() == new_game(2, deal).position()
    env.reset(seed=9)
    assert env.game.position() == new_game(2, 9).position()
    env.reset()
    assert env.game.position() == new_game(2, 10).position()


def test_what_was_shown_stays_as_it_is() -> None:
    env, chance = zoo.raw_env(2), Random(1)
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    before = [array.tobytes() for array in seen.values()]
    for _ in range(20):
        answer(env, chance)
    assert before == [array.tobytes() for array in seen.values()]
    seen["observation"][0] = 1  # and it is the agent's own


def test_a_clone_goes_on_by_itself() -> None:
    env, chance = zoo.raw_env(2), Random(1)
    env.reset(seed=1)
    for _ in range(30):
        answer(env, chance)
    copy = env.clone()
    before = copy.game.position()
    ways = [Random(5), Random(5)]
    while env.agents:
        answer(env, ways[0])
    assert copy.game.position() == before
    while copy.agents:
        answer(copy, ways[1])
    assert copy.game.position() == env.game.position()


def test_an_illegal_answer_is_refused_with_its_reason() -> None:
    env = zoo.raw_env(2)
    env.reset(seed=1)
    before = env.game.position()
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=r"\([A-Z]+-\d+\)$"):
        env.step(wrong)
    assert env.game.position() == before
    with pytest.raises(EnvError, match="player_0, player_1"):
        env.observe("player_7")


def test_the_name_carries_the_version_of_the_encoding() -> None:
    assert zoo.raw_env.metadata["name"] == f"lisboa_v{encoding.ENCODING_VERSION}"
