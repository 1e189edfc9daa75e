"""One word, one meaning: no two modules and no two classes are called the same.

A name that means the same thing wherever it stands is written down here, with the reason. The page
has a test of its own: web/src/sources.test.ts.
"""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import lisboa

SOURCE: Final = Path(lisboa.__file__).parent

_COMMAND: Final = "the sub-command is called by its word, and does what this folder or file is for"
MODULES: Final = {
    "arena": _COMMAND,
    "backup": _COMMAND,
    "edition": _COMMAND,
    "play": _COMMAND,
    "rules": _COMMAND,
    "words": "those of which cards are made, and the sub-command for all others",
    "faults": "the faults of their folder, in the words of those who made them",
    "game": "the folder, and the one class that it is all about",
}
CLASSES: Final[dict[str, str]] = {}


def modules() -> Iterator[tuple[str, str]]:
    """Every module and package by its own name, with its place."""
    for path in sorted(SOURCE.rglob("*.py")):
        if path.parent != SOURCE:
            own = path.parent if path.name == "__init__.py" else path
            yield own.stem, path.relative_to(SOURCE).as_posix()


def classes() -> Iterator[tuple[str, str]]:
    """Every class of a module, also those for its own use alone."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                yield node.name.lstrip("_"), path.relative_to(SOURCE).as_posix()


def confused(named: Iterable[tuple[str, str]], meant: dict[str, str]) -> dict[str, list[str]]:
    """The names that stand in several places without a reason, and reasons without a name."""
    places = defaultdict(list)
    for name, place in named:
        places[name].append(place)
    often = {name: found for name, found in places.items() if len(found) > 1}
    return {name: often.get(name, []) for name in sorted(often.keys() ^ meant.keys())}


def test_no_two_modules_have_one_name() -> None:
    assert confused(modules(), MODULES) == {}


def test_no_two_classes_have_one_name() -> None:
    assert confused(classes(), CLASSES) == {}


def test_a_reason_must_be_needed_and_a_second_place_needs_one() -> None:
    named = [("play", "commands/play.py"), ("play", "server/play.py"), ("look", "text/look.py")]
    assert confused(named, {"play": "both play"}) == {}
    assert confused(named, {}) == {"play": ["commands/play.py", "server/play.py"]}
    assert confused(named, {"play": "both play", "look": "why?"}) == {"look": []}
