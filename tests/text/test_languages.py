"""Every language has all catalogues of the English one, every message of theirs, and no others."""

from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import lisboa.text

FOLDER: Final = Path(lisboa.text.__file__).parent
ENGLISH: Final = FOLDER / "en"  # the one in which messages are written first
LANGUAGES: Final = sorted({catalogue.parent for catalogue in FOLDER.glob("*/*.ftl")})


class Arguments(Visitor):
    """What a message is told: the names behind its $."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(source: str) -> dict[str, set[str]]:
    """The messages of a catalogue, each with its arguments."""
    out = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"this is no message: {entry.content}"
        if isinstance(entry, ast.Message):
            arguments = Arguments()
            arguments.visit(entry)
            out[entry.id.name] = arguments.names
    return out


def differing(english: str, other: str) -> list[str]:
    """What is missing, too much, or told what nobody tells it."""
    ours, theirs = messages(english), messages(other)
    return [
        *(f"{key} is missing" for key in ours if key not in theirs),
        *(f"{key} is nobody's" for key in theirs if key not in ours),
        *(
            f"{key} asks for ${name}"
            for key in theirs
            for name in sorted(theirs[key] - ours.get(key, theirs[key]))
        ),
    ]


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda folder: folder.name)
def test_a_language_says_everything(language: Path) -> None:
    catalogues = sorted(path.name for path in ENGLISH.glob("*.ftl"))
    assert sorted(path.name for path in language.glob("*.ftl")) == catalogues
    wrong = [
        f"text/{language.name}/{name}: {what}"
        for name in catalogues
        for what in differing(
            (ENGLISH / name).read_text("utf-8"), (language / name).read_text("utf-8")
        )
    ]
    assert not wrong


def test_what_differs_is_named() -> None:
    english = "hello = Hello, { $name }\nbye = Bye\n"
    assert differing(english, "hello = Olá\nbye = Adeus\n") == []
    assert differing(english, "hello = Olá, { $nome }\nthanks = Obrigado\n") == [
        "bye is missing",
        "thanks is nobody's",
        "hello asks for $nome",
    ]
