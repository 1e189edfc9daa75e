"""Which messages nobody says, as far as reading the sources can tell.

A message counts as said if its key stands as a string in the program or in the page, or if a string
with holes there (`f"fault-{reason}"`) or one that ends with a hyphen could make it, whatever the
topic. Keys that are made of two declared names are looked up in the declarations. So a message that
is listed here is most likely said by nobody; one that is not listed may still be said by nobody.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from lisboa.rules.machinery import agenda, catalogue
from lisboa.text.catalogues import english

PACKAGE: Final = Path(__file__).parents[1]
CHECKOUT: Final = PACKAGE.parents[1]
PAGE: Final = CHECKOUT / "web" / "src"
FEWEST: Final = 3  # letters of a string with holes: fewer could make anything
_STRING = re.compile(r"""["']([\w:-]+)["']""")
_TEMPLATE = re.compile(r"`([^`\n]+)`")
_HOLE = re.compile(r"\$\{[^}]*\}")
_WORD = re.compile(r"[\w:-]*")
ANYTHING: Final = ".+"


def can_tell() -> bool:
    """Only a checkout has the sources of the page."""
    return PAGE.is_dir()


def unsaid() -> list[str]:
    """The messages that nobody says, as topic:key."""
    words, patterns = _strings()
    made = [re.compile(pattern) for pattern in patterns]
    out = []
    for file, messages in english().items():
        topic = file.removesuffix(".ftl")
        inside = set[str]().union(*(message.references for message in messages.messages.values()))
        declared = _declared(topic)
        for key in messages.messages:
            names = (key, f"{topic}:{key}")
            if key in inside or key in declared or not words.isdisjoint(names):
                continue
            if not any(pattern.fullmatch(name) for pattern in made for name in names):
                out.append(f"{topic}:{key}")
    return out


def _declared(topic: str) -> set[str]:
    """Keys that are made of declared names: see `text.wording`, and `words/say.ts` of the page."""
    tasks = [task.message for task in agenda.TASKS]
    if topic == "questions":
        return {f"{length}{task}" for length in ("", "short-", "pick-") for task in tasks}
    if topic == "actions":
        return {f"{verb.name}-{task}" for verb in catalogue.ALL_VERBS for task in tasks}
    if topic == "brief":  # a shorter word for any message
        return {
            f"{file.removesuffix('.ftl')}-{key}"
            for file, messages in english().items()
            for key in messages.messages
        }
    return set()


def _strings() -> tuple[set[str], set[str]]:
    """All strings that may be keys, and what those with holes may become."""
    words, patterns = set[str](), set[str]()
    for folder in (PACKAGE, CHECKOUT / "benchmarks"):
        for path in folder.rglob("*.py"):
            for parts in _in_python(path.read_text("utf-8")):
                _add(parts, words, patterns)
    for path in (*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")):
        source = path.read_text("utf-8")
        for word in _STRING.findall(source):
            _add([word], words, patterns)
        for template in _TEMPLATE.findall(source):
            _add(_HOLE.split(template), words, patterns)
    return words, patterns


def _in_python(source: str) -> Iterator[list[str]]:
    """Each string, cut at its holes."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield [node.value]
        elif isinstance(node, ast.JoinedStr):
            parts = [""]
            for value in node.values:
                if isinstance(value, ast.Constant):
                    parts[-1] += str(value.value)
                else:
                    parts.append("")
            yield parts


def _add(parts: list[str], words: set[str], patterns: set[str]) -> None:
    whole = "".join(parts)
    if not _WORD.fullmatch(whole):
        return
    if len(parts) == 1:
        words.add(whole)
        if whole.endswith("-"):
            patterns.add(re.escape(whole) + ANYTHING)
    elif len(whole) >= FEWEST:
        patterns.add(ANYTHING.join(map(re.escape, parts)))
