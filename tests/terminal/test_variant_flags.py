"""A layout of city tokens on a command line."""

from io import StringIO
from pathlib import Path

import pytest

from lisboa.cli import main
from lisboa.game import load

PLAY = ("play", "--seats", "human,greedy", "--plain", "--new")


def played(data: Path, layout: Path) -> int:
    return main([*PLAY, "--data", str(data), "--tokens", str(layout)])


@pytest.mark.rule("G-120")
def test_a_game_begins_with_the_tokens_where_a_file_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    layout = tmp_path / "layout.json"
    layout.write_text('{"plots": {"plot-a1": "plot-token-gold", "plot-c3": "plot-token-any"}}')
    monkeypatch.setattr("sys.stdin", StringIO())  # nobody is there
    assert played(tmp_path, layout) == 0
    game = load((tmp_path / "games" / "terminal.record").read_text("utf-8"))
    tokens = game.position()["tokens"]
    assert tokens is not None
    assert tokens["plots"]["plot-a1"] == "plot-token-gold"
    assert tokens["plots"]["plot-c3"] == "plot-token-any"


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("nothing", "is no layout of tokens"),
        ("[]", "is no layout of tokens"),
        ('{"plots": {"plot-a1": "moon"}}', "is no token that can lie there"),
        ('{"moons": {}}', "“moons” is none"),
        (None, "No such file"),
    ],
)
def test_what_is_no_layout_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], written: str | None, says: str
) -> None:
    layout = tmp_path / "layout.json"
    if written is not None:
        layout.write_text(written)
    assert played(tmp_path, layout) == 2
    assert says in capsys.readouterr().err
    assert not (tmp_path / "games" / "terminal.record").exists()


def test_many_games_take_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    layout = tmp_path / "layout.json"
    layout.write_text("{}")
    assert main(["simulate", "--games", "1", "--tokens", str(layout)]) == 2
    assert "is for one game" in capsys.readouterr().err
