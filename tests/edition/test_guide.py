"""The worked example of docs/editions.md, followed to the letter."""

import re
import shlex
from pathlib import Path

import pytest

from lisboa.cli import main
from lisboa.edition import check, load
from lisboa.edition.vocabulary import FILES
from lisboa.terminal.listings import LISTINGS, pieces
from tests.edition import own

GUIDE = (Path(__file__).parents[2] / "docs" / "editions.md").read_text("utf-8")
EXAMPLE = GUIDE.partition("## Your own, from the folder to the table")[2].partition("\n## ")[0]


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", EXAMPLE, re.MULTILINE | re.DOTALL)


def follow(folder: Path) -> None:
    """Change every entry as the guide shows it."""
    for block in blocks("toml"):
        comment, entry = block.split("\n", 1)
        file = comment.removeprefix("# ").removesuffix(".toml")
        name = re.search(r'^id +=.*"(.+)"$', entry, re.MULTILINE)
        assert name is not None
        path = folder / f"{file}.toml"
        entries = re.split(r"(?=^\[\[)", path.read_text("utf-8"), flags=re.MULTILINE)
        (place,) = [i for i, text in enumerate(entries) if f'"{name[1]}"' in text.split("\n")[1]]
        entries[place] = f"{entry}\n"
        path.write_text("".join(entries), "utf-8")


@pytest.fixture
def rossio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    begin, *_ = blocks("sh")
    assert main(shlex.split(begin)[1:]) == 0
    follow(tmp_path / "rossio")
    return tmp_path / "rossio"


def test_the_example_is_a_sound_edition(rossio: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(shlex.split(blocks("sh")[1])[1:]) == 0
    assert "The edition “Rossio” is sound" in capsys.readouterr().out
    edition = load(rossio)
    assert edition.decrees[0].title == "Guild of the drapers"
    assert edition.cards[0].title == "Political 01"
    assert edition.board.streets[0].name == "Rua do Ouro"
    assert edition.fingerprint != load().fingerprint


def test_the_faults_are_those_of_the_guide(
    rossio: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own.change(rossio, "board", "reward  = [{ reais = 6 }]", "reward  = [{ real = 6 }]")
    own.leave_out(rossio, "decrees", "decree-70")
    capsys.readouterr()
    assert main(["edition", "check", "rossio"]) == 1
    assert [capsys.readouterr().out] == blocks("text")


def test_other_counts_are_sound_once_they_are_stated(rossio: Path) -> None:
    own.leave_out(rossio, "decrees", "decree-70")
    own.change(rossio, "board", "decree_cards           = 70", "decree_cards           = 69")
    assert check(rossio) == []


def test_files_and_kinds_have_one_list_of_names() -> None:
    assert tuple(LISTINGS) == FILES
    assert tuple(kind for kind, *_ in pieces(load())) == FILES
    assert re.findall(r"^\| `(\w+)\.toml` \|", GUIDE, re.MULTILINE) == [*FILES]
