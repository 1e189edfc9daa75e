"""OpenSpiel's own tests, as far as they apply (docs/envs.md says which do not)."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation

from lisboa.envs.encoding import layout_of
from lisboa.envs.openspiel import LisboaGame  # which registers it
from lisboa.game import new_game

GAMES = ["python_lisboa", "python_lisboa(players=4,deal=3)", "python_lisboa(players=1,deal=2)"]


def after(game: Any, answers: int, seed: int = 1) -> Any:
    state, chance = game.new_initial_state(), Random(seed)
    for _ in range(answers):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    """What OpenSpiel runs for its own games."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_the_deal_is_a_parameter() -> None:
    game = pyspiel.load_game("python_lisboa(players=3,deal=7)")
    assert game.get_parameters()["deal"] == 7
    assert isinstance(game, LisboaGame)
    state = game.new_initial_state()
    own = new_game(3, 7)
    assert own.decision is not None
    assert state.current_player() == own.decision.seat
    assert state.legal_actions() == sorted(action.id for action in own.legal)
    assert state.action_to_string(state.legal_actions()[0]) == str(own.legal[0])


def test_variants_and_rewards_are_parameters_too() -> None:
    game = pyspiel.load_game("python_lisboa(players=2,variants=tokens+queen,rewards=wigs)")
    state = after(game, 10_000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    first = game.new_initial_state().observation_tensor(0)
    assert any(first[layout_of(game.agreed.layout.t)["plot-tokens"]])


@pytest.mark.parametrize("name", GAMES)
def test_observations_are_refused_for_players_who_are_not_there(name: str) -> None:
    """As in integration_tests/api_test.py of OpenSpiel."""
    game = pyspiel.load_game(name)
    for answers in (0, 40, 10_000):
        state = after(game, answers)
        for player in range(game.num_players()):
            assert len(state.observation_tensor(player)) == game.observation_tensor_size()
            assert state.observation_string(player)
        for look in (state.observation_tensor, state.observation_string):
            with pytest.raises(RuntimeError, match="player >= 0"):
                look(-1)
            with pytest.raises(RuntimeError, match="player <"):
                look(game.num_players() + 1)


@pytest.mark.parametrize("name", GAMES)
def test_only_the_player_who_is_asked_has_legal_actions(name: str) -> None:
    game = pyspiel.load_game(name)
    for answers in (0, 10, 40, 100, 10_000):
        state = after(game, answers)
        for player in range(game.num_players()):
            if player != state.current_player():
                assert state.legal_actions(player) == []
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []


def test_observers_in_python_and_in_c_see_the_same() -> None:
    game = pyspiel.load_game("python_lisboa")
    state = after(game, 50)
    observation = make_observation(game)
    observation.set_from(state, 1)
    np.testing.assert_array_equal(observation.tensor, state.observation_tensor(1))


def test_a_clone_goes_on_by_itself() -> None:
    state = after(pyspiel.load_game("python_lisboa"), 50)
    copy = state.clone()
    before = copy.history()
    state.apply_action(state.legal_actions()[0])
    assert copy.history() == before != state.history()
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) == str(state)
    assert copy.observation_tensor(0) == state.observation_tensor(0)


def test_states_and_games_can_be_pickled() -> None:
    game = pyspiel.load_game("python_lisboa(players=2,deal=5)")
    state = after(game, 60)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.observation_tensor(1) == state.observation_tensor(1)
    text = pyspiel.serialize_game_and_state(game, state)
    _, other = pyspiel.deserialize_game_and_state(text)
    assert other.legal_actions() == state.legal_actions()


def test_the_environment_of_openspiel_plays_it() -> None:
    env = rl_environment.Environment("python_lisboa(players=2,deal=1)")
    step, chance = env.reset(), Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([chance.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)
