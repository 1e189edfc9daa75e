"""What editions call their things in other languages."""

import pickle
import tomllib
from pathlib import Path

import pytest

from lisboa.edition import check, load, written
from lisboa.edition.titles import SECTIONS, Titles, title_ids
from lisboa.game import new_game
from lisboa.rules.machinery.tables import tables_of
from lisboa.text import again, say_in, speaking, things, titled
from tests.edition import own
from tests.text.speech import learn


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    learn(monkeypatch, tmp_path, "qx", {"things": "title = »{ $title }«\n"})


@pytest.fixture
def rossio(tmp_path: Path) -> Path:
    folder = own.new(tmp_path / "rossio", "Rossio")
    (folder / "titles").mkdir()
    return folder


def translate(folder: Path, text: str, language: str = "qx") -> None:
    (folder / "titles" / f"{language}.toml").write_text(text, "utf-8")


def test_a_reader_is_told_titles_in_the_own_language(rossio: Path) -> None:
    translate(rossio, '[decrees]\ndecree-01 = "Händler"\n[board]\noffice-king-person = "Joseph"\n')
    assert check(rossio) == []
    t = tables_of(load(rossio))
    assert things.decree(t, 0) == "“Merchants of Row A”"
    with speaking("qx"):
        assert things.decree(t, 0) == "»Händler«"
        assert things.decree(t, 1) == "»Merchants of Row B«"  # what is missing: its own words
        assert titled(t.edition.board.offices[2].person) == "Joseph"
        assert things.decree(tables_of(load()), 0) == "»Merchants of Row A«"


def test_a_title_travels_as_its_id_and_own_words(rossio: Path) -> None:
    translate(rossio, '[decrees]\ndecree-01 = "Händler"\n')
    with speaking("qx"):
        said = titled(load(rossio).decrees[0].title)
    assert (said.message, said.arguments) == ("title:decree-01", {"title": "Merchants of Row A"})  # type: ignore[attr-defined]  # it is Said
    assert again(said) == "Merchants of Row A"
    assert say_in("qx", "title", "decree-01", {"title": "Cloth hall"}) == "Cloth hall"


def test_they_have_no_effect_and_stay_with_the_edition(rossio: Path) -> None:
    before = load(rossio)
    translate(rossio, '[decrees]\ndecree-01 = "Händler"\n')
    kept = written(rossio)
    assert (kept.edition.fingerprint, kept.edition.imprint) == (before.fingerprint, before.imprint)
    assert kept.files["titles/qx"].startswith("[decrees]")
    game = pickle.loads(pickle.dumps(new_game(players=2, seed=1, edition=kept.edition)))
    with speaking("qx"):
        assert titled(game.state.t.edition.decrees[0].title) == "Händler"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("decrees = 1", "titles/qx.toml, decrees: the section must be one table"),
        ("[ships]\nship-red = 'x'", "titles/qx.toml, “ships”: there is no such section"),
        ("[decrees]\ndecree-99 = 'x'", "titles/qx.toml, decrees, field “decree-99”: nothing in"),
        ("[decrees]\ndecree-01 = 3", "titles/qx.toml, decrees, field decree-01: 3 is not text"),
        ("[decrees]\ndecree-01 = ''", "titles/qx.toml, decrees, field decree-01: the text must"),
        ("[decrees", "titles/qx.toml: the file is not valid TOML"),
    ],
)
def test_what_is_wrong_with_them_is_told(rossio: Path, text: str, fault: str) -> None:
    translate(rossio, text)
    (told,) = (found.text() for found in check(rossio))
    assert told.startswith(fault)


def test_a_file_is_called_as_its_language(rossio: Path) -> None:
    translate(rossio, "", "De AT")
    (rossio / "titles" / "notes.txt").write_text("mine", "utf-8")
    assert [fault.text() for fault in check(rossio)] == [
        "titles/De AT.toml: a file of titles is called as its language, in small letters: de.toml."
    ]


def test_a_new_edition_begins_in_one_language(rossio: Path) -> None:
    """Otherwise a changed title would still be told as that of Baixa to readers of others."""
    assert list((rossio / "titles").iterdir()) == []


def test_baixa_is_whole_in_every_language_it_is_told_in() -> None:
    files = written().files
    own = {file: tomllib.loads(files[file]) for file in SECTIONS}
    wanted = frozenset[str]().union(*(title_ids(own, section) for section in SECTIONS))
    titles = Titles.among(files)
    for language in (name.removeprefix("titles/") for name in files if "/" in name):
        assert titles.into(language).keys() == wanted, language
