"""`lisboa replay`: a record told turn by turn, and stepped through."""

import re
import sys
from pathlib import Path
from random import Random

import pytest

import lisboa
from lisboa.cli import main
from lisboa.text import things

Captured = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game, chance = lisboa.new_game(3, 7, names=["Ana", "Ben", "Clara"]), Random(7)
    while not game.over:
        game.play(chance.choice(game.legal))
    path = tmp_path_factory.mktemp("records") / "whole.record"
    path.write_text(game.record(), "utf-8")
    return path


@pytest.fixture(autouse=True)
def colours_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plain screen switches them off for the whole process."""
    monkeypatch.setenv("NO_COLOR", "")


def stepped(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, typed: list[str], *words: str
) -> list[str]:
    """What is shown before each line that is typed, and after the last."""
    shown: list[str] = []
    lines = iter(typed)

    def type_it(prompt: str) -> str:
        shown.append(capsys.readouterr().out + prompt)
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", type_it)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    assert main(["replay", *words]) == 0
    return shown


def test_in_a_pipe_all_turns_are_told(capsys: Captured, record: Path) -> None:
    game = lisboa.load(record.read_text("utf-8"))
    assert main(["replay", str(record)]) == 0
    text = capsys.readouterr().out
    turns = [int(n) for n in re.findall(r"^Turn (\d+), (?:Ana|Ben|Clara)$", text, re.MULTILINE)]
    assert turns == list(range(1, game.state.turn + 1))
    assert text.index("Before the first turn") < text.index("Turn 1,")
    assert text.index("Final scoring") > text.index(f"Turn {turns[-1]},")


def test_from_a_turn_on(capsys: Captured, record: Path) -> None:
    assert main(["replay", str(record), "--at", "5"]) == 0
    text = capsys.readouterr().out
    assert "Turn 4," not in text
    assert "Turn 5," in text


def test_stepping(capsys: Captured, monkeypatch: pytest.MonkeyPatch, record: Path) -> None:
    last = lisboa.load(record.read_text("utf-8")).state.turn
    typed = ["p", "", "n", "p", "12", str(last), "n", "999", "xyz\a", "b", "q"]
    shown = stepped(capsys, monkeypatch, typed, str(record))
    assert "Before the first turn" in shown[0]
    assert "This is the beginning." in shown[1]
    assert "Turn 1," in shown[2]
    assert "Turn 2," in shown[3]
    assert "Turn 1," in shown[4]
    assert "Turn 12," in shown[5]
    assert "Final scoring" in shown[6]
    assert "This is the last turn." in shown[7]
    assert "There is no turn 999" in shown[8]
    assert "I do not understand “xyz�”" in shown[9]
    assert f"The table after turn {last}" in shown[10]


def test_the_end_of_input_ends_it(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, record: Path
) -> None:
    assert len(stepped(capsys, monkeypatch, [""], str(record), "--at", "3")) == 2


def test_only_the_hand_of_the_seat_is_shown(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, record: Path
) -> None:
    whole = lisboa.load(record.read_text("utf-8"))
    assert whole.deal is not None
    hands = [[things.card(whole.state.t, c).strip("“”") for c in hand] for hand in whole.deal.hands]
    for words, seat in (((), None), (("--seat", "ben"), 1)):
        board = stepped(capsys, monkeypatch, ["b", "q"], str(record), *words)[1]
        for other, hand in enumerate(hands):
            for title in set(hand) - {"Board of Trade", "School of Commerce", "Royal Press"}:
                assert (title in board) == (other == seat)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--at", "999"], "There is no turn 999; the last one is "),
        (["--seat", "Zoe"], "Nobody called “Zoe” plays. The players are Ana, Ben and Clara."),
    ],
)
def test_nonsense(capsys: Captured, record: Path, words: list[str], sentence: str) -> None:
    assert main(["replay", str(record), *words]) == 2
    assert sentence in capsys.readouterr().err


def test_files_that_are_no_records(capsys: Captured, tmp_path: Path) -> None:
    tmp_path.joinpath("binary").write_bytes(b"\xff\0")
    tmp_path.joinpath("text").write_text("Hello")
    for name, sentence in (
        (".", "this is a folder"),
        ("binary", "this is not a text file"),
        ("text", "Lisboa record 1"),
        ("nowhere", "No such file"),
    ):
        assert main(["replay", str(tmp_path / name)]) == 2
        assert sentence in capsys.readouterr().err


def test_a_game_that_is_not_over(capsys: Captured, tmp_path: Path) -> None:
    game = lisboa.new_game(2, 1)
    for _ in range(12):
        game.play(game.legal[0])
    path = tmp_path / "begun.record"
    path.write_text(game.record(), "utf-8")
    assert main(["replay", str(path)]) == 0
    text = capsys.readouterr().out
    assert f"Turn {game.state.turn}," in text
    assert "Final scoring" not in text
