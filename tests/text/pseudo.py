"""A language made from English: accents on every word and two fifths longer, within «».

What is not written so did not come from the catalogues. Lists of words that are typed, and commands
shown as they are typed, stay as they are.
"""

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from lisboa.edition.titles import Title
from lisboa.text import ENGLISH, LANGUAGES
from tests.text.speech import learn

NAME: Final = "qps"
ACCENTS: Final = str.maketrans("aeiouyAEIOUYcnszdlrtg", "áéíóúýÁÉÍÓÚÝçñšžďĺŕťğ")
TYPED: Final = re.compile(
    r"commands:(words-.*|.*-words|everything|help-commands)|asking:(small-words|topic-.*)"
    r"|play:part-.*|cli:.*-examples|cli:examples-of-all"
)
HOLES: Final = re.compile(r"(%\(\w+\)s)")  # of argparse
PLAIN: Final = re.compile(r"(?<![\w.-])[A-Za-z]{3,}(?![\w-])")  # a word without an accent


def pseudo(text: str) -> str:
    """ "Hello" -> "Héĺĺó~~" """
    parts = HOLES.split(text)  # every other one is a hole
    parts[::2] = (part.translate(ACCENTS) for part in parts[::2])
    return "".join(parts) + "~" * (len(text.strip()) * 2 // 5)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        lines = (node.value or "").split("\n")
        node.value = "\n".join(pseudo(line) if line.strip() else line for line in lines)
        return node


def catalogue(topic: str, source: str) -> str:
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and not TYPED.fullmatch(f"{topic}:{entry.id.name}"):
            _Accents().visit(entry)
            if entry.value is not None:
                first, last = ast.TextElement("«"), ast.TextElement("»")
                entry.value.elements = [first, *entry.value.elements, last]
    return FluentSerializer().serialize(resource)


def learn_pseudo(monkeypatch: pytest.MonkeyPatch, folder: Path) -> str:
    """Until the test ends there is this language, also for titles."""
    sources = {path.stem: path.read_text("utf-8") for path in LANGUAGES[ENGLISH].glob("*.ftl")}
    learn(monkeypatch, folder, NAME, {x: catalogue(x, source) for x, source in sources.items()})
    own = Title.into
    monkeypatch.setattr(Title, "into", lambda t, x: pseudo(t) if x == NAME else own(t, x))
    return NAME


def escaped(text: str, *names: str) -> list[str]:
    """The words that did not come from the catalogues, but for names, commands and ids of rules."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, " ")
    text = re.sub(r"\blisboa [a-z]+\b|--[a-z-]+|\b[A-Z]{2,}(-[A-Z]+)*\b", " ", text)
    return [word for word in PLAIN.findall(text) if not _bare(word)]


def _bare(word: str) -> bool:
    """A word whose letters have no accents to begin with."""
    return word.translate(ACCENTS) == word
