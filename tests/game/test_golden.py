"""Whole games, written once, replay to the same end for ever."""

import pytest

from lisboa.game import load, new_game
from tests.game.golden import FOLDER, SEEDS, file
from tests.game.play import PLAYERS


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_golden_game_ends_as_it_did(players: int, seed: int) -> None:
    text = file(players, seed).read_text("utf-8")
    game = load(text)
    assert game.result is not None
    totals = ", ".join(
        f"{name} {n}" for name, n in zip(game.names, game.result.totals, strict=True)
    )
    assert f"result: {totals}; won by " in text
    assert text.rstrip().endswith(game.state.hash())
    assert game.record() == text


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_its_seed_still_gives_its_deal(players: int, seed: int) -> None:
    game = load(file(players, seed).read_text("utf-8"))
    assert new_game(players, seed).deal == game.deal


def test_a_dozen_games_are_there() -> None:
    assert len(list(FOLDER.glob("*.lisboa"))) == len(PLAYERS) * len(SEEDS) == 12
