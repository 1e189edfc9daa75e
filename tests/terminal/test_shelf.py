"""Old games: listed, taken up again, and never lost."""

import subprocess
import sys
from pathlib import Path

import pytest

import lisboa
from lisboa.cli import main
from lisboa.terminal.saves import Save, Sitting

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def nobody_types(monkeypatch: pytest.MonkeyPatch) -> None:
    def end(_prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", end)
    monkeypatch.setenv("NO_COLOR", "")


def begin(data: Path, names: str, *words: str) -> None:
    line = ["play", "--data", str(data), "--names", names, "--seats", "human,random", "--seed", "3"]
    assert main([*line, "--new", *words]) == 0


def test_games_are_listed_the_last_one_first(capsys: Captured, tmp_path: Path) -> None:
    begin(tmp_path, "Ana,Ben")
    begin(tmp_path, "Clara,Duarte")
    broken = tmp_path / "games" / "odd.record"
    broken.write_text("no record")
    capsys.readouterr()
    assert main(["play", "--games", "--data", str(tmp_path)]) == 0
    _, *lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert any("unfinished, at turn 0: Clara and Duarte" in line for line in lines)
    assert any("-ana-ben" in line and "Ana and Ben" in line for line in lines)
    assert any("odd" in line and "cannot be read" in line for line in lines)


def test_no_games_yet(capsys: Captured, tmp_path: Path) -> None:
    assert main(["play", "--games", "--data", str(tmp_path / "new")]) == 0
    assert "No game is kept in" in capsys.readouterr().out
    assert not (tmp_path / "new").exists()


def test_one_is_taken_up_by_name_and_the_other_is_kept(capsys: Captured, tmp_path: Path) -> None:
    begin(tmp_path, "Ana,Ben")
    begin(tmp_path, "Clara,Duarte")
    save = Save(tmp_path)
    (old,) = save.folder.glob("*-ana-ben.record")
    text = old.read_text("utf-8")
    capsys.readouterr()
    assert main(["play", old.stem, "--data", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "The game of Ana and Ben goes on at turn 0." in said
    assert "The saved game is kept as" in said
    assert save.record.read_text("utf-8") == text
    assert save.sitting().seats == ["human", "random"]
    assert not old.exists()
    assert len(list(save.folder.glob("*-clara-duarte.record"))) == 1
    assert len(list(save.folder.glob("*.json"))) == 2


def test_a_record_from_elsewhere_is_played_on_with_bots(capsys: Captured, tmp_path: Path) -> None:
    game = lisboa.new_game(3, 5, names=["Ana", "Ben", "Clara"])
    game.play(game.legal[0])
    file = tmp_path / "mail.txt"
    file.write_text(game.record(), "utf-8")
    data = tmp_path / "data"
    assert main(["play", str(file), "--data", str(data)]) == 0
    assert Save(data).sitting().seats == ["human", "merchant", "merchant"]
    assert file.read_text("utf-8") == game.record()
    assert "Ana" in Save(data).record.read_text("utf-8")
    assert main(["play", str(file), "--data", str(data), "--seats", "random,human,human"]) == 0
    assert Save(data).sitting().seats == ["random", "human", "human"]


def test_an_old_game_is_told_for_one_round_alone(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = lisboa.new_game(2, 5, names=["Ana", "Ben"])
    while game.state.turn < 12 or game.decision is None or game.decision.kind != "ask-turn":
        game.play(game.legal[0])
    Save(tmp_path).write(game, Sitting(["human", "human"], 3))
    typed = iter([""])
    monkeypatch.setattr("builtins.input", lambda _: next(typed, "quit"))
    assert main(["play", "--data", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert 1 <= len([line for line in told.splitlines() if line.startswith("Draws ")]) <= 2
    assert "keeps the clergy tile" not in told


def finished(folder: Path) -> Path:
    game = lisboa.new_game(1, 5)
    while game.decision is not None:
        game.play(game.legal[0])
    file = folder / "over.record"
    file.write_text(game.record(), "utf-8")
    return file


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nowhere"], "nowhere: No such file or directory"),
        (["."], ".: this is a folder, not a record."),
        (["over.record"], "is over. “lisboa replay” steps through it."),
        (["game.record", "--players", "4"], "--players cannot change a game that has begun"),
        (["game.record", "--draft", "--new"], "--draft and --new cannot change a game"),
        (["game.record", "--seats", "human,random,random"], "the seats do not fit the game"),
        (["game.record", "--games"], "nothing else goes with it but --data."),
        (["noise.record"], "this is not a text file."),
    ],
)
def test_what_cannot_be_taken_up_touches_nothing(
    capsys: Captured,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    words: list[str],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    finished(tmp_path)
    Path("game.record").write_text(lisboa.new_game(2, 1).record(), "utf-8")
    Path("noise.record").write_bytes(b"\xff\xfe\0")
    save = Save(tmp_path / "data")
    save.write(lisboa.new_game(2, 3), Sitting(["human", "random"], 3))
    before = {path: path.read_bytes() for path in save.folder.iterdir()}
    assert main(["play", *words, "--data", "data"]) == 2
    assert sentence in capsys.readouterr().err
    assert {path: path.read_bytes() for path in save.folder.iterdir()} == before


def test_options_that_would_be_ignored_are_named(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begin(tmp_path, "Ana,Ben")
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    answers = iter(["y"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers, "quit"))
    line = ["play", "--data", str(tmp_path), "--players", "4", "--draft", "--ships-first"]
    assert main(line) == 0
    said = capsys.readouterr().out
    assert "--players, --draft and --ships-first need a new game and would be ignored" in said


def test_a_long_list_of_rules_comes_page_by_page(tmp_path: Path) -> None:
    """With a real pseudo-terminal of twenty lines."""
    import fcntl
    import os
    import pty
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(ours, termios.TIOCSWINSZ, struct.pack("HHHH", 20, 80, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-m", "lisboa", "rules", "player"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={x: y for x, y in os.environ.items() if x not in ("LINES", "COLUMNS")},
        cwd=tmp_path,
    )
    os.close(theirs)

    def read_up_to(end: str) -> str:
        text = ""
        while end not in text:
            text += os.read(ours, 65536).decode()
        return text

    page = read_up_to("q ends the list.")
    assert page.count("\n") <= 19
    assert "18 of " in page
    os.write(ours, b"\n")
    assert "36 of " in read_up_to("q ends the list.")
    os.write(ours, b"q\n")
    assert process.wait(20) == 0
    os.close(ours)
