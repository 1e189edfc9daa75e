"""The words that people type: commands, yes and no. The catalogue holds them, one list each.

English is understood whatever the language.
"""

from difflib import get_close_matches
from functools import cache
from typing import Final

from lisboa.text import ENGLISH, language, rulebook, say_in

COMMANDS: Final = (
    *("undo", "board", "hand", "log", "refused", "why", "rules", "help"),
    *("short", "full", "again", "save", "quit"),
)


def command(word: str) -> str | None:
    """The command that a word calls, with or without a mark behind it: “why?”"""
    return _commands(language()).get(rulebook.fold(word.rstrip("?!.,:") or word[:1]))


def nearest(word: str) -> str | None:
    """A command that was perhaps meant."""
    long = [known for known in _commands(language()) if len(known) > 2]
    near = get_close_matches(rulebook.fold(word), long, n=1, cutoff=0.7)
    return near[0] if near else None


def means(word: str, key: str) -> bool:
    """Whether a word stands in a list of the catalogue."""
    return rulebook.fold(word) in typed("commands", key)


def typed(topic: str, key: str) -> frozenset[str]:
    """A list of any catalogue: its words and the English ones, without capitals and accents."""
    return _listed(language(), topic, key)


def agrees(answer: str) -> bool | None:
    """Yes, no, or neither; saying nothing agrees."""
    word = rulebook.fold(answer.strip())
    if not word or word in typed("commands", "yes-words"):
        return True
    return False if word in typed("commands", "no-words") else None


@cache
def _commands(spoken: str) -> dict[str, str]:
    """A word of both languages means what it means in that of the reader."""
    return {
        word: name
        for one in (ENGLISH, spoken)
        for name in COMMANDS
        for word in _list(one, "commands", f"words-{name}")
    }


@cache
def _listed(spoken: str, topic: str, key: str) -> frozenset[str]:
    return frozenset((*_list(ENGLISH, topic, key), *_list(spoken, topic, key)))


def _list(spoken: str, topic: str, key: str) -> list[str]:
    return rulebook.fold(say_in(spoken, topic, key, {})).split()
