"""Words for people: Fluent catalogues, one file per language and topic, read when first used."""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGE = "en"

Argument = str | int | float


class Said(str):
    """A text that remembers how it was said, so that it can be said again in another language."""

    __slots__ = ("arguments", "message")
    message: str  # topic:key
    arguments: Mapping[str, Argument]  # a text among them may be something said itself

    def __new__(cls, text: str, message: str, arguments: Mapping[str, Argument]) -> "Said":
        said = super().__new__(cls, text)
        said.message = message
        said.arguments = arguments
        return said

    def __reduce__(self) -> tuple[type["Said"], tuple[str, str, Mapping[str, Argument]]]:
        return Said, (str(self), self.message, self.arguments)


@cache
def _bundle(language: str, topic: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    # The package's own folder: importlib.resources would cost a tenth of the start-up time.
    source = (Path(__file__).parent / language / f"{topic}.ftl").read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False, functions={"CAPITAL": _capital})
    bundle.add_resource(FluentResource(source))
    return bundle


def _capital(phrase: str) -> Any:  # the library takes texts, though its types do not say so
    """For the catalogues: { CAPITAL($phrase) } begins with a capital letter."""
    return phrase[:1].upper() + phrase[1:]


def has(topic: str, key: str) -> bool:
    """Whether the catalogue of a topic has this message."""
    return bool(_bundle(LANGUAGE, topic).has_message(key))


def say(topic: str, key: str, /, **arguments: Argument) -> str:
    """The message `key` of the catalogue `topic`, with its arguments filled in: `Said`.

    A missing message or argument is a fault of the program, never of its user.
    """
    return say_in(LANGUAGE, topic, key, arguments)


def say_in(language: str, topic: str, key: str, arguments: Mapping[str, Argument]) -> Said:
    """The same in any language."""
    text = _formatted(language, topic, key, tuple(arguments.items()))
    return Said(text, f"{topic}:{key}", arguments)


@lru_cache(maxsize=4096)  # a game says the same things over and over
def _formatted(
    language: str, topic: str, key: str, arguments: tuple[tuple[str, Argument], ...]
) -> str:
    bundle = _bundle(language, topic)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise LookupError(f"no message {topic}:{key}: write it into text/{language}/{topic}.ftl")
    text, faults = bundle.format_pattern(pattern, dict(arguments))
    if faults:
        raise LookupError(f"message {topic}:{key}: {faults[0]}")
    return cast(str, text)
