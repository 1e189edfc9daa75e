"""The words that people type: commands, yes and no. The catalogue holds them, one list each.

English is understood whatever the language.
"""

from difflib import get_close_matches
from functools import cache
from typing import Final

from lisboa.text import LANGUAGE, rulebook, say_in

OF_ALL: Final = "en"
COMMANDS: Final = (
    *("undo", "board", "hand", "log", "refused", "why", "rules", "help"),
    *("short", "full", "again", "save", "quit"),
)


def command(word: str) -> str | None:
    """The command that a word calls, with or without a mark behind it: “why?”"""
    return _commands().get(rulebook.fold(word.rstrip("?!.,:") or word[:1]))


def nearest(word: str) -> str | None:
    """A command that was perhaps meant."""
    long = [known for known in _commands() if len(known) > 2]
    near = get_close_matches(rulebook.fold(word), long, n=1, cutoff=0.7)
    return near[0] if near else None


def means(word: str, key: str) -> bool:
    """Whether a word stands in a list of the catalogue."""
    return rulebook.fold(word) in _listed(key)


def agrees(answer: str) -> bool | None:
    """Yes, no, or neither; saying nothing agrees."""
    word = rulebook.fold(answer.strip())
    if not word or word in _listed("yes-words"):
        return True
    return False if word in _listed("no-words") else None


@cache
def _commands() -> dict[str, str]:
    return {word: name for name in COMMANDS for word in _listed(f"words-{name}")}


@cache
def _listed(key: str) -> frozenset[str]:
    lists = (say_in(language, "commands", key, {}) for language in {LANGUAGE, OF_ALL})
    return frozenset(word for words in lists for word in rulebook.fold(words).split())
