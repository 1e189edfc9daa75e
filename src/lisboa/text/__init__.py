"""Words for people: Fluent catalogues, one file per language and topic, read when first used."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGE = "en"


@cache
def _bundle(language: str, topic: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    # The package's own folder: importlib.resources would cost a tenth of the start-up time.
    source = (Path(__file__).parent / language / f"{topic}.ftl").read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def has(topic: str, key: str) -> bool:
    """Whether the catalogue of a topic has this message."""
    return bool(_bundle(LANGUAGE, topic).has_message(key))


def say(topic: str, key: str, /, **arguments: str | int | float) -> str:
    """The message `key` of the catalogue `topic`, with its arguments filled in.

    A missing message or argument is a fault of the program, never of its user.
    """
    bundle = _bundle(LANGUAGE, topic)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise LookupError(f"no message {topic}:{key}")
    text, faults = bundle.format_pattern(pattern, arguments)
    if faults:
        raise LookupError(f"message {topic}:{key}: {faults[0]}")
    return cast(str, text)
