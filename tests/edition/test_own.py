"""Editions of one's own: a copy to begin with, names, words that are left out."""

from importlib.resources import files
from pathlib import Path

import pytest

from lisboa.cli import main
from lisboa.commands import serve
from lisboa.edition import EditionError, load, written
from lisboa.edition.shelf import shelf
from lisboa.edition.vocabulary import FILES
from lisboa.game import Game, new_game
from lisboa.rules.machinery.tables import tables_of
from lisboa.text import things
from tests.edition import own

BAIXA = Path(str(files("lisboa.edition"))) / "baixa"
Captured = pytest.CaptureFixture[str]


def test_a_new_edition_is_baixa_under_another_name(tmp_path: Path, capsys: Captured) -> None:
    folder = tmp_path / "deep" / "Chiado"
    assert main(["edition", "new", str(folder)]) == 0
    said = capsys.readouterr().out
    assert "“Chiado”" in said and f"    lisboa serve --open --edition {folder}\n" in said
    assert sorted(path.name for path in folder.iterdir()) == sorted(f"{f}.toml" for f in FILES)
    made = load(folder)
    assert (made.name, made.fingerprint) == ("Chiado", load().fingerprint)
    assert made.imprint != load().imprint
    assert main(["edition", "check", str(folder)]) == 0
    assert "server" not in capsys.readouterr().out


def test_a_name_with_everything_in_it(tmp_path: Path) -> None:
    name = 'O "Rato" \\ de São Bento\'s'
    assert main(["edition", "new", str(tmp_path / "x"), "--name", name]) == 0
    assert load(tmp_path / "x").name == name


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("BAIXA", "is the name of the edition that comes with the program"),
        ("", "one line and not empty"),
        ("two\nlines", "one line and not empty"),
        ("x" * 41, "not have more than 40 characters"),
    ],
)
def test_a_name_that_cannot_be(tmp_path: Path, capsys: Captured, name: str, reason: str) -> None:
    assert main(["edition", "new", str(tmp_path / "x"), "--name", name]) == 2
    assert reason in capsys.readouterr().err
    assert not (tmp_path / "x").exists()


def test_nothing_is_overwritten(tmp_path: Path, capsys: Captured) -> None:
    note = tmp_path / "note.txt"
    note.write_text("mine", "utf-8")
    assert main(["edition", "new", str(tmp_path)]) == 2
    assert "There is something in" in capsys.readouterr().err
    assert main(["edition", "new", str(note)]) == 2
    assert "is not a folder" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["note.txt"]


def test_the_text_of_an_edition_is_kept_as_it_was_checked(tmp_path: Path) -> None:
    folder = own.new(tmp_path / "x", "Chiado")
    path = folder / "decrees.toml"
    text = path.read_text("utf-8")
    path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert written(folder).files["decrees"] == text


def test_a_shelf_ends_with_baixa(tmp_path: Path) -> None:
    one, two = own.new(tmp_path / "1", "Chiado"), own.new(tmp_path / "2", "Graça")
    assert [found.edition.name for found in shelf([two, one])] == ["Graça", "Chiado", "baixa"]
    assert [found.edition for found in shelf([])] == [load()]


def test_two_editions_of_one_name(tmp_path: Path, capsys: Captured) -> None:
    one, two = own.new(tmp_path / "1", "Chiado"), own.new(tmp_path / "2", "chiado ")
    with pytest.raises(EditionError, match="field edition: “chiado ” is the name of the edition"):
        shelf([one, two])
    assert main(["edition", "check", str(one), str(two)]) == 1
    assert f"is the name of the edition in {one}, too" in capsys.readouterr().out


def test_a_copy_that_is_still_called_baixa(capsys: Captured) -> None:
    with pytest.raises(EditionError, match="“baixa” is the name of the edition that comes with"):
        shelf([BAIXA])
    assert main(["edition", "check", str(BAIXA)]) == 0
    assert "not offered by a server: “baixa” is the name" in capsys.readouterr().out


def test_a_server_does_not_begin_with_a_faulty_edition(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "_door", lambda *_, **__: pytest.fail("it began"))
    folder = own.new(tmp_path / "x", "Chiado")
    (folder / "ships.toml").unlink()
    words = ["serve", "--data", str(tmp_path / "data"), "--edition", str(folder)]
    assert main(words) == 1
    said = capsys.readouterr().err
    assert "has 1 fault and cannot be played" in said and "ships.toml: the file is missing." in said
    assert main([*words[:3], "--edition", str(tmp_path / "none")]) == 1
    assert "this is not a folder" in capsys.readouterr().err


def test_what_has_no_title_is_called_by_its_id(tmp_path: Path) -> None:
    folder = own.new(tmp_path / "x", "Chiado")
    for file in ("politics", "clergy", "decrees", "buildings"):
        path = folder / f"{file}.toml"
        lines = path.read_text("utf-8").splitlines(keepends=True)
        path.write_text("".join(x for x in lines if not x.startswith("title")), "utf-8")
    t = tables_of(load(folder))
    assert things.decree(t, 0) == "“Decree 01”"
    assert things.tile(t, 1) == "“Clergy rubble waiver”"
    assert all(card.title for card in (*t.edition.cards, *t.edition.variant_cards))
    assert t.edition.fingerprint == load().fingerprint


def test_words_of_one_edition_are_not_said_of_another(tmp_path: Path) -> None:
    """Both play the same game, so their fingerprints are the same."""
    folder = own.new(tmp_path / "x", "Chiado")
    own.change(folder, "decrees", "Merchants of Row A", "Up the hill")

    def first(game: Game) -> str:
        return things.decree(game.state.t, 0)

    assert "Up the hill" in first(new_game(2, 1, edition=load(folder)))
    assert "Merchants of Row A" in first(new_game(2, 1))
