"""`lisboa edition`: what it prints and how it ends."""

import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from lisboa.cli import main
from lisboa.edition import load
from lisboa.terminal.listings import LISTINGS

BAIXA = Path(str(files("lisboa.edition"))) / "baixa"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "my-edition"
    shutil.copytree(BAIXA, copy)
    return copy


def spoil(folder: Path) -> None:
    path = folder / "ships.toml"
    path.write_text(path.read_text("utf-8").replace("hull           = 2", "hull = 9"), "utf-8")


def test_check_of_a_sound_edition(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    for words in (["edition", "check"], ["edition", "check", str(folder)]):
        assert main(words) == 0
        said = capsys.readouterr().out
        assert said.startswith("The edition “baixa” is sound: 82 political cards, 70 decrees")
        assert load().fingerprint in said


def test_check_of_a_faulty_edition(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    spoil(folder)
    (folder / "tokens.toml").unlink()
    assert main(["edition", "check", str(folder)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "tokens.toml: the file is missing.",
        "ships.toml, ship-red, field hull: 9 is not between 1 and 4.",
        "2 faults.",
    ]


def test_check_of_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["edition", "check", str(tmp_path / "none")]) == 1
    assert "this is not a folder" in capsys.readouterr().out


def test_an_overview(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition"]) == 0
    plain = capsys.readouterr().out
    assert main(["edition", "show"]) == 0
    assert capsys.readouterr().out == plain
    assert load().fingerprint in plain
    assert all(kind in plain for kind in LISTINGS)


@pytest.mark.parametrize("kind", LISTINGS)
def test_every_kind_can_be_shown(capsys: pytest.CaptureFixture[str], kind: str) -> None:
    assert main(["edition", "show", kind]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 100
    assert not any("…" in line for line in lines)
    assert len(lines) > 5


@pytest.mark.parametrize("kind", LISTINGS)
@pytest.mark.parametrize("columns", [1, 40, 80])
def test_a_narrow_screen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, kind: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setattr("lisboa.commands.edition.is_screen", lambda: True)
    assert main(["edition", "show", kind]) == 0
    assert capsys.readouterr().out


def test_what_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    main(["edition", "show", "ships"])
    assert capsys.readouterr().out.splitlines()[4].split() == ["blue", "1", "0", "2", "1", "3"]
    main(["edition", "show", "decrees"])
    assert "3 wigs for each of your stores in row A (at most 9 wigs)." in capsys.readouterr().out
    main(["edition", "show", "board"])
    board = capsys.readouterr().out
    assert "Rua Aurea (gold)" in board
    assert "1: +3, 2: +2, 3: +1, 4: +1, 5: 0, 6: -1, 7: -2" in board


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("it", ("Ufficio del Re", "Case a destra", "Macerie: cubi rossi")),
        ("es", ("Oficina del Rey", "Casas, grupo de la derecha", "Escombros: cubos rojos")),
        ("pt", ("Gabinete do Rei", "Casas, grupo da direita", "Escombros: cubos vermelhos")),
        ("de", ("Amtsstube des Königs", "Holzhäuser, rechte Gruppe", "Trümmer: rote Würfel")),
        ("pl", ("Biuro Króla", "Domy, prawa grupa", "Gruz: kostki czerwone")),
    ],
)
def test_words_bend_as_the_language_needs_it(
    capsys: pytest.CaptureFixture[str], language: str, parts: tuple[str, ...]
) -> None:
    assert main(["edition", "show", "board", "--language", language]) == 0
    out = capsys.readouterr().out
    assert [part for part in parts if part not in out] == []


def test_another_edition_can_be_shown(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    path = folder / "clergy.toml"
    path.write_text(path.read_text("utf-8").replace("Carmelites", "[bold]Owls[/]"), "utf-8")
    assert main(["edition", "show", "clergy", "--edition", str(folder)]) == 0
    assert "[bold]Owls[/]" in capsys.readouterr().out


def test_a_faulty_edition_is_not_shown(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    spoil(folder)
    assert main(["edition", "show", "--edition", str(folder)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "has 1 fault and cannot be played" in said.err
    assert "ships.toml, ship-red, field hull" in said.err


def test_an_unknown_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["edition", "show", "cats"]) == 2
    said = capsys.readouterr().err
    assert "There is nothing called “cats” to show. Possible: board, politics, clergy" in said


def test_help(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["edition", "--help"], ["edition", "check", "-h"], ["edition", "show", "-h"]):
        assert main(words) == 0
        assert capsys.readouterr().out


def test_a_reader_that_goes_away() -> None:
    command = [sys.executable, "-m", "lisboa", "edition", "show", "politics"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout and process.stderr
        process.stdout.close()
        said = process.stderr.read()
        process.wait(30)
    assert said == b""
