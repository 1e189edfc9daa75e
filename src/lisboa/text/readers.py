"""Which of our languages somebody reads, by a command line, an environment or a browser."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from lisboa.text import ENGLISH, LANGUAGES, known

OPTION: Final = "--language"
VARIABLE: Final = "LISBOA_LANGUAGE"
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set decides
_WANTED: Final = re.compile(r"\s*([A-Za-z-]{1,20}|\*)\s*(?:;\s*q=([0-9.]{1,5})\s*)?", re.ASCII)
MOST: Final = 20  # wishes of one header that are looked at


def matching(tag: str) -> str | None:
    """Our language for a name such as de, de_AT.UTF-8 or pt-BR."""
    name = re.split("[.@]", tag)[0].replace("_", "-").lower()
    return next((one for one in (name, name.partition("-")[0]) if one in LANGUAGES), None)


def of_terminal(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language of somebody at a terminal; ValueError if one is wished for that we lack."""
    wished = asked if asked is not None else environment.get(VARIABLE)
    if wished:
        return matching(wished) or known(wished)
    if asked is not None:
        return known(asked)
    locale = next(filter(None, map(environment.get, LOCALE)), "")
    return matching(locale) or ENGLISH


def of_browser(header: str) -> str:
    """The best of our languages for an `Accept-Language`, whatever nonsense stands there."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(",")[:MOST]:
        wish = _WANTED.fullmatch(part)
        language = wish and (ENGLISH if wish[1] == "*" else matching(wish[1]))
        if wish and language and (weight := _weight(wish[2])):
            wishes.append((weight, language))
    return max(wishes, key=lambda wish: wish[0], default=(0, ENGLISH))[1]


def _weight(text: str | None) -> float:
    try:
        return 1 if text is None else float(text)
    except ValueError:
        return 0


def without_option(words: Sequence[str]) -> tuple[list[str], str | None]:
    """A command line without the language, and the language; the last one counts. One that is not
    named stays, and is complained about with the rest."""
    rest, asked = list[str](), None
    left = iter(words)
    for word in left:
        option, sign, value = word.partition("=")
        if option != OPTION:
            rest.append(word)
        elif sign:
            asked = value
        else:
            named = next(left, None)
            if named is None:
                rest.append(word)
            asked = named if named is not None else asked
    return rest, asked
