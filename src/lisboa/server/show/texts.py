"""Texts as clients get them: the key of a Fluent message and its arguments, in no language yet."""

from pydantic import BaseModel, Field

from lisboa.text import Said, language, say_in


class Text(BaseModel, frozen=True):
    """A message `topic:key` of the catalogues; arguments that are texts themselves are said
    first, in the same language."""

    key: str
    args: dict[str, "str | int | Text"] = Field(default_factory=dict)


def text_of(words: str) -> Text:
    """How something was said."""
    if not isinstance(words, Said):
        raise TypeError(f"not said from a catalogue: {words}")
    if words.plain is None:
        arguments = {name: _argument(x) for name, x in words.arguments.items()}
        words.plain = Text.model_construct(key=words.message, args=arguments)
    text: Text = words.plain
    return text


def _argument(value: str | float) -> str | int | Text:
    if isinstance(value, Said):
        return text_of(value)
    if isinstance(value, float):
        raise TypeError(f"no argument of a text: {value}")
    return value


def resolve(text: Text, spoken: str | None = None) -> Said:
    """Say it, in this language or the one that is spoken; a missing message is an error."""
    spoken = spoken or language()
    arguments = {
        name: resolve(x, spoken) if isinstance(x, Text) else x for name, x in text.args.items()
    }
    topic, _, key = text.key.partition(":")
    return say_in(spoken, topic, key, arguments)
