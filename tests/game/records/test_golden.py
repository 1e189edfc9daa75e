"""Whole games, written once, replay to the same end for ever."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from lisboa.edition import load as baixa
from lisboa.game import GameError, RecordError, load, new_game
from lisboa.rules import LAST_PROGRAMS, RULES_VERSION
from tests.game.play import PLAYERS
from tests.game.records.golden import FOLDER, SEEDS, VARIED, dealt, file, games, varied_file

OF_THE_PAGE = Path(__file__).parents[3] / "web" / "src" / "fixtures"
PLAY_THEM_ANEW = "Play the games of the page anew: .venv-dev/bin/python web/src/fixtures/play.py"
WHAT_TO_DO = """
This game no longer goes as it was written: {problem}

If the rules were not meant to change, this is a fault of the program.
If they were meant to change:
  1. raise RULES_VERSION in src/lisboa/rules/__init__.py, once for all changes of a release, and
     write into LAST_PROGRAMS which release was the last of the old ones;
  2. write the games anew:  .venv-dev/bin/python -m tests.game.records.golden
  3. look at  git diff tests/game/records/golden : the deals must stay, and the first turn that
     differs in a game must be one that the change concerns. The rest differs because of it.
If only what the edition Baixa prints was meant to change, its fingerprint tells the records apart:
the same without the first step.
"""


@contextmanager
def explained() -> Iterator[None]:
    """A game that fails says what to do about it."""
    try:
        yield
    except (AssertionError, GameError, RecordError) as problem:
        pytest.fail(WHAT_TO_DO.format(problem=problem), pytrace=False)


def test_whoever_has_a_game_of_older_rules_is_told_which_program_plays_it() -> None:
    older = list(range(1, RULES_VERSION))
    assert list(LAST_PROGRAMS) == older, "write it into LAST_PROGRAMS of rules/__init__.py"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_golden_game_ends_as_it_did(players: int, seed: int) -> None:
    check(file(players, seed).read_text("utf-8"))


def check(text: str) -> None:
    with explained():
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
    with explained():
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


def test_the_command_writes_what_is_there() -> None:
    """So that after a change of the rules the difference shows this change and nothing else."""
    with explained():
        for path, record in games():
            assert path.read_text("utf-8") == record, path.name


@pytest.mark.parametrize("path", sorted(OF_THE_PAGE.glob("*.lisboa")), ids=lambda path: path.stem)
def test_the_page_is_tested_with_games_of_these_rules(path: Path) -> None:
    try:
        load(path.read_text("utf-8"))
    except RecordError as problem:
        pytest.fail(f"{problem} {PLAY_THEM_ANEW}", pytrace=False)


def test_the_page_is_tested_with_this_edition() -> None:
    printed = json.loads((OF_THE_PAGE / "edition.json").read_text("utf-8"))
    assert printed["imprint"] == baixa().imprint, PLAY_THEM_ANEW


def test_a_game_that_fails_says_what_to_do() -> None:
    text = file(2, SEEDS[0]).read_text("utf-8")
    with pytest.raises(pytest.fail.Exception, match=r"tests\.game\.records\.golden"):
        check(text.replace(f"rules: {RULES_VERSION}", f"rules: {RULES_VERSION + 1}"))
