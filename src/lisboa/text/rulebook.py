"""The rules as data: every statement of rules.md with its kind and section, and what tests prove.

One line of rules.md, one statement: `- **STORE-08** Step 5: pay the land price (LAND).` Its kind
follows from the family of its id, unless the text begins with another one: `*(note)* ...`.

Each language has a file of its own with the same ids, `text/de/rules.md`; a statement that it lacks
is that of the English one, which judges.
"""

import ast
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple, cast

from lisboa.text import ENGLISH, LANGUAGES, language

Kind = Literal["rule", "ruling", "example", "data", "note"]

KINDS: Final[tuple[Kind, ...]] = ("rule", "ruling", "example", "data", "note")
PROVABLE: Final[tuple[Kind, ...]] = ("rule", "ruling", "example")  # the kinds that need a test

_KIND_OF_FAMILY: Final[Mapping[str, Kind]] = {
    **dict.fromkeys(("COMP", "DG", "CHK"), "data"),
    **dict.fromkeys(("CF", "G", "SG"), "ruling"),
    **dict.fromkeys(("EX", "DT"), "example"),
}

_FOLDER: Final = Path(__file__).parent
_HEADING: Final = "## "
_ID = r"[A-Z]+(?:-[A-Z]+)*-[A-Z]?\d+[a-z]?"
_STATEMENT = re.compile(rf"- \*\*({_ID})\*\* (?:\*\((\w+)\)\* )?(.+)")
_REFERENCE = re.compile(rf"({_ID})(?:\.\.(\d+)|((?:/\d+)+))?")  # STORE-11..14, RUB-02/03


class Rule(NamedTuple):
    """One statement of the rules."""

    id: str
    kind: Kind
    section: str
    text: str
    language: str = ENGLISH  # in which it is written

    @property
    def family(self) -> str:
        """The id without its number: STORE, SOLO-TURN, G."""
        return self.id.rpartition("-")[0]


class NotPythonError(Exception):
    """A file among the tests that cannot be read as Python."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(path, reason)
        self.path = path
        self.reason = reason


class Coverage(NamedTuple):
    """Which of the statements that need a test have one."""

    tested: tuple[Rule, ...]
    untested: tuple[Rule, ...]
    unknown: Mapping[str, str]  # ids that tests name and the rules do not have, with a file each

    @property
    def total(self) -> int:
        return len(self.tested) + len(self.untested)


def rules(spoken: str | None = None) -> Mapping[str, Rule]:
    """All statements by id, in the order of the rules; in the language that is spoken, or this."""
    return _rules(spoken or language())


@cache
def _rules(spoken: str) -> Mapping[str, Rule]:
    own = {rule.id: rule for rule in _parse(source(spoken), spoken)}
    if spoken == ENGLISH:
        return own
    english = _rules(ENGLISH)
    headings = dict(zip(_headings(ENGLISH), _headings(spoken), strict=False))
    return {
        id: own.get(id) or rule._replace(section=headings.get(rule.section, rule.section))
        for id, rule in english.items()
    }


def languages() -> list[str]:
    """Those in which there are rules, English first."""
    found = {folder.name for folder in _FOLDER.iterdir() if (folder / "rules.md").is_file()}
    return [ENGLISH, *sorted(found - {ENGLISH})]


def source(spoken: str) -> str:
    """The file of a language; empty where it has none."""
    path = LANGUAGES.get(spoken, _FOLDER / spoken) / "rules.md"
    return path.read_text("utf-8") if spoken == ENGLISH or path.is_file() else ""


def find(name: str, spoken: str | None = None) -> Rule | None:
    """The statement with this id, in capitals or not, with or without the zero: store-8."""
    id = _by_plain_id().get(_plain(name))
    return rules(spoken)[id] if id else None


def family(name: str) -> list[Rule]:
    """All statements of a family such as STORE or SOLO-TURN."""
    return [rule for rule in rules().values() if rule.family == name]


def search(words: Sequence[str]) -> list[Rule]:
    """The statements in whose id or text words begin like these; accents do not matter. English
    words are understood if those of the language that is spoken are not meant."""
    ids = having(words, language()) or having(words, ENGLISH)
    return [rules()[id] for id in ids]


def having(words: Iterable[str], spoken: str) -> list[str]:
    """The ids of the statements that have all these words in one language."""
    wanted = [beginning(word) for word in words]
    texts = {rule.id: fold(f"{rule.id} {rule.text}") for rule in rules(spoken).values()}
    return [id for id, text in texts.items() if all(word.search(text) for word in wanted)]


def beginning(word: str) -> re.Pattern[str]:
    """Where a word begins so in a text without capitals and accents: “win”, but not “drawing”."""
    return re.compile(rf"(?<!\w){re.escape(fold(word))}")


def sections() -> dict[str, list[Rule]]:
    """The statements of each section, both in the order of the rules."""
    found: dict[str, list[Rule]] = {}
    for rule in rules().values():
        found.setdefault(rule.section, []).append(rule)
    return found


def references(text: str) -> Iterator[str]:
    """The ids that a text names, those inside ranges and lists included."""
    for match in _REFERENCE.finditer(text):
        first, last, others = match.groups()
        stem, _, number = first.rpartition("-")
        yield first
        if last:
            yield from (f"{stem}-{n:02}" for n in range(int(number) + 1, int(last) + 1))
        if others:
            yield from (f"{stem}-{n}" for n in others[1:].split("/"))


def mentions(rule: Rule) -> list[Rule]:
    """The other statements that name this one."""
    return [
        other
        for other in rules().values()
        if other is not rule and rule.id in references(other.text)
    ]


def fold(text: str) -> str:
    """The text in small letters without accents, letter for letter."""
    plain = "".join(unicodedata.normalize("NFD", letter)[0] for letter in text).lower()
    # Unicode takes the one for a letter of its own; the other is printed, but hardly ever typed.
    return plain.replace("ł", "l").replace("’", "'")


def coverage(tests: Path) -> Coverage:
    """Which statements the tests below this folder name in their rule markers."""
    named = named_in_tests(tests)
    needed = [rule for rule in rules().values() if rule.kind in PROVABLE]
    return Coverage(
        tested=tuple(rule for rule in needed if rule.id in named),
        untested=tuple(rule for rule in needed if rule.id not in named),
        unknown={name: file for name, file in named.items() if name not in rules()},
    )


def named_in_tests(tests: Path) -> dict[str, str]:
    """Every id in a `pytest.mark.rule("STORE-08", ...)` below this folder, with its first file.

    The files are read, not run.
    """
    named: dict[str, str] = {}
    for path in sorted(tests.rglob("*.py")):
        try:
            tree = ast.parse(path.read_bytes(), path.name)
        except (SyntaxError, ValueError) as error:
            raise NotPythonError(path, str(error)) from error
        for name in _marked(tree):
            named.setdefault(name, path.relative_to(tests).as_posix())
    return named


def _parse(source: str, spoken: str) -> Iterator[Rule]:
    section = ""
    for line in source.splitlines():
        if line.startswith(_HEADING):
            section = line.removeprefix(_HEADING)
        elif match := _STATEMENT.fullmatch(line):
            name, kind, text = match.groups()
            usual = _KIND_OF_FAMILY.get(name.partition("-")[0], "rule")
            kind = cast(Kind, kind) if kind else usual
            yield Rule(name, kind, section, text.replace("*", ""), spoken)


def _headings(spoken: str) -> list[str]:
    lines = source(spoken).splitlines()
    return [line.removeprefix(_HEADING) for line in lines if line.startswith(_HEADING)]


@cache
def _by_plain_id() -> Mapping[str, str]:
    return {_plain(id): id for id in rules(ENGLISH)}


def _plain(name: str) -> str:
    return name.strip().lower().replace("-0", "-")


def _marked(tree: ast.AST) -> Iterator[str]:
    """The ids in all rule markers: on functions and classes, modules and parameters."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_rule_marker(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _is_rule_marker(node: ast.expr) -> bool:
    match node:
        case ast.Attribute(attr="rule", value=ast.Attribute(attr="mark") | ast.Name(id="mark")):
            return True
    return False
