"""Whole games, written once, replay to the same end for ever."""

import pytest

from lisboa.game import load, new_game
from tests.game.play import PLAYERS
from tests.game.records.golden import FOLDER, SEEDS, VARIED, dealt, file, varied_file


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_golden_game_ends_as_it_did(players: int, seed: int) -> None:
    check(file(players, seed).read_text("utf-8"))


def check(text: str) -> None:
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


@pytest.mark.parametrize(("name", "players", "variants"), VARIED)
def test_a_golden_solo_game_or_variant_ends_as_it_did(
    name: str, players: int, variants: dict[str, object]
) -> None:
    text = varied_file(name).read_text("utf-8")
    check(text)
    assert dealt(name, players, variants).deal == load(text).deal
    assert ("variant: solo" in text) == (players == 1)


def test_twenty_games_are_there() -> None:
    assert len(list(FOLDER.glob("*.lisboa"))) == len(PLAYERS) * len(SEEDS) + len(VARIED) == 20
