"""`lisboa check`: records that replay, records that do not, and files that are none."""

from pathlib import Path
from random import Random

import pytest

import lisboa
from lisboa.cli import main
from lisboa.text import things

Captured = pytest.CaptureFixture[str]


def play(players: int, seed: int, answers: int = 1000) -> lisboa.Game:
    game, chance = lisboa.new_game(players, seed), Random(seed)
    while not game.over and answers:
        game.play(chance.choice(game.legal))
        answers -= 1
    return game


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "whole.record"
    path.write_text(play(3, 7).record(), "utf-8")
    return path


def test_a_sound_record(capsys: Captured, record: Path) -> None:
    game = lisboa.load(record.read_text("utf-8"))
    assert game.result is not None
    winner = things.called(game.names[game.result.winners[0]])
    assert main(["check", str(record)]) == 0
    line = f"{record}: ok, Red, Green and Violet, {game.state.turn} turns, won by {winner}\n"
    assert capsys.readouterr().out == line


def test_here_an_edition_is_given_by_an_option(capsys: Captured, tmp_path: Path) -> None:
    text = play(2, 1, answers=20).record()
    line = next(line for line in text.splitlines() if line.startswith("edition:"))
    path = tmp_path / "other.record"
    path.write_text(text.replace(line, "edition: alfama 0123456789abcdef"), "utf-8")
    for command in ("check", "replay"):
        assert main([command, str(path)]) in (1, 2)
        said = "".join(capsys.readouterr())
        assert "Give its folder with --edition." in said
        assert "lisboa.edition" not in said


def test_an_unfinished_one(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "begun.record"
    path.write_text(play(2, 1, answers=20).record(), "utf-8")
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out.endswith("turns, unfinished\n")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("Lisboa record 1", "Something else", "ine 1"),
        ("seat: red", "seat red", "ine 4: a colon is missing"),
        ("1 red: gold", "1 red: sell; gold", "cannot be played here"),
        ("  = ", "  = 0", "the state after this turn"),
        ("rules: ", "rules: 9", "A newer program plays it."),
    ],
)
def test_a_wrong_one_names_the_line(
    capsys: Captured, tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    text = play(2, 3).record()
    if old.startswith("1 red"):
        line = next(line for line in text.splitlines() if line.startswith("1 "))
        head, _, rest = line.partition(": ")
        old, new = line, f"{head}: draw political-82; {rest}"
    path = tmp_path / "wrong.record"
    path.write_text(text.replace(old, new, 1), "utf-8")
    assert main(["check", str(path)]) == 1
    out, err = capsys.readouterr()
    assert sentence in out
    assert out.count("\n") == 1
    assert err == ""


def test_every_file_has_its_line(capsys: Captured, tmp_path: Path, record: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff\0")
    empty = tmp_path / "empty.record"
    empty.write_text("")
    files = [record, tmp_path, picture, empty, tmp_path / "nowhere"]
    assert main(["check", *map(str, files)]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert [line.startswith(f"{path}: ") for line, path in zip(lines, files, strict=True)]
    assert "ok" in lines[0]
    assert lines[1].endswith("this is a folder, not a record.")
    assert lines[2].endswith("this is not a text file.")
    assert "Lisboa record 1" in lines[3]
    assert lines[4].endswith("No such file or directory.")


def test_truncated_anywhere_it_gets_one_line(capsys: Captured, tmp_path: Path) -> None:
    text = play(2, 3).record()
    path = tmp_path / "short.record"
    for size in range(0, len(text), 211):
        path.write_text(text[:size], "utf-8")
        assert main(["check", str(path)]) in (0, 1)
        out, err = capsys.readouterr()
        assert (out.count("\n"), err) == (1, "")


def test_no_file(capsys: Captured) -> None:
    assert main(["check"]) == 2
    assert "Something is missing: FILE" in capsys.readouterr().err
