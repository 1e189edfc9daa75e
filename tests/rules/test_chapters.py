"""One numbering of chapters: that of rules.md, in the modules of the rules and in their tests."""

import re
from pathlib import Path
from typing import Final

import pytest

import lisboa.rules
from lisboa.text import rulebook

RULES: Final = Path(lisboa.rules.__file__).parent
BOOK: Final = rulebook.source("en")
HEADINGS: Final = re.findall(r"^##+ (\d+(?:\.\d+)?)\.? \S", BOOK, re.MULTILINE)

MODULES: Final = sorted(RULES.rglob("*.py"))
TESTS: Final = sorted(Path(__file__).parent.glob("test_[0-9][0-9]_*.py"))

_NUMBER = r"\d+(?:\.\d+)?"
_CHAPTERS = re.compile(rf"\bchapters? ({_NUMBER}(?:(?:,| and| to|, with) {_NUMBER})*)", re.I)


def named(text: str) -> set[str]:
    """The chapters that a text speaks of: "Chapters 2 and 22, with 23.1" are three."""
    runs = _CHAPTERS.findall(text)
    return {number for run in runs for number in re.findall(_NUMBER, run)}


def whole(numbers: set[str]) -> set[int]:
    """The chapters themselves: 23 for 23.5."""
    return {int(number.partition(".")[0]) for number in numbers}


def chapter_of(test: Path) -> int:
    return int(test.name.split("_")[1])


def test_chapters_and_their_parts_are_counted_without_a_gap() -> None:
    chapter = part = 0
    for number in HEADINGS:
        if "." in number:
            part += 1
            assert number == f"{chapter}.{part}"
        else:
            chapter, part = chapter + 1, 0
            assert number == str(chapter)


def test_every_statement_stands_in_a_chapter() -> None:
    assert all(re.match(r"\d+\. ", rule.section) for rule in rulebook.rules().values())


@pytest.mark.parametrize("file", [*MODULES, *TESTS], ids=lambda file: file.name)
def test_chapters_that_are_named_exist(file: Path) -> None:
    assert named(file.read_text("utf-8")) <= set(HEADINGS)


@pytest.mark.parametrize("test", TESTS, ids=lambda test: test.name)
def test_a_test_is_called_by_the_chapter_it_speaks_of(test: Path) -> None:
    first_line = test.read_text("utf-8").partition("\n")[0]
    assert str(chapter_of(test)) in HEADINGS
    assert whole(named(first_line)) <= {chapter_of(test)}


@pytest.mark.parametrize("module", sorted(RULES.glob("*.py")), ids=lambda module: module.name)
def test_a_module_and_its_tests_agree_on_their_chapter(module: Path) -> None:
    chapters = whole(named(module.read_text("utf-8")))
    assert chapters <= set(map(chapter_of, TESTS)), "a chapter without a test"
    for test in TESTS:
        if chapters and test.stem.split("_", 2)[2] == module.stem:
            assert chapter_of(test) in chapters
