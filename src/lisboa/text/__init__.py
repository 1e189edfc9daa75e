"""Words for people: Fluent catalogues, one folder per language and one file per topic, read when
first used.

Which language is spoken is known where somebody reads: `use_language` says it for a program,
`speaking` for a part of it (a command, an answer of the server). What a language lacks is said in
English, the original.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
UNREAD: Final = "unread"  # where nobody reads: a text only remembers what it would say
TITLE: Final = "title"  # the topic of what editions call their things
# By name, with their folders: whatever has catalogues, English first. The package's own folder:
# importlib.resources would cost a tenth of the start-up time.
LANGUAGES: Final[dict[str, Path]] = {
    folder.name: folder
    for folder in sorted(Path(__file__).parent.iterdir(), key=lambda x: (x.name != ENGLISH, x.name))
    if (folder / "things.ftl").is_file()
}
# As Unicode calls them, where that is not the name of the folder: plurals and numbers differ.
LOCALES: Final[dict[str, str]] = {"pt": "pt-PT"}

Argument = str | int | float
Words = TypeVar("Words", str, Argument)
Told = tuple[tuple[Any, ...], ...]

_of_program = ENGLISH
_spoken: ContextVar[str | None] = ContextVar("language", default=None)
_inflected: set[str] = set()  # languages that ask for forms of words
MOST_SAID: Final = 8192  # texts that are kept; then it begins anew
_said: dict[tuple[object, ...], "Said"] = {}


# ---- the language ----


def language() -> str:
    """The one that is spoken here."""
    return _spoken.get() or _of_program


def use_language(name: str) -> None:
    """Speak this language from now on, in the whole program. ValueError if we do not know it."""
    global _of_program
    _of_program = known(name)


@contextmanager
def speaking(name: str) -> Iterator[None]:
    """Speak this language within, whatever others speak at the same time."""
    before = _spoken.set(name if name == UNREAD else known(name))
    try:
        yield
    finally:
        _spoken.reset(before)


def known(name: str) -> str:
    """The name of a language, if it is one of ours."""
    if name not in LANGUAGES:
        raise ValueError(say("cli", "unknown-language", text=name, languages=", ".join(LANGUAGES)))
    return name


def locale_of(language: str) -> str:
    return LOCALES.get(language, language)


# ---- what is said ----


class Said(str):
    """A text that remembers how it was said, so that it can be said again in another language."""

    __slots__ = ("arguments", "message", "plain")
    message: str  # topic:key
    arguments: Mapping[str, Argument]  # a text among them may be something said itself
    plain: Any  # as a server sends it (`server.show.texts`), once it has; None before

    def __new__(cls, text: str, message: str, arguments: Mapping[str, Argument]) -> "Said":
        said = str.__new__(cls, text)  # super() would take a tenth of the time
        said.message = message
        said.arguments = arguments
        said.plain = None
        return said

    def __reduce__(self) -> tuple[type["Said"], tuple[str, str, Mapping[str, Argument]]]:
        return Said, (str(self), self.message, self.arguments)


def has(topic: str, key: str) -> bool:
    """Whether there is such a message: in English, so that what is told does not depend on who
    reads it."""
    return bool(_bundle(ENGLISH, topic).has_message(key))


def say(topic: str, key: str, /, **arguments: Argument) -> str:
    """The message `key` of the catalogue `topic`, with its arguments filled in: `Said`.

    A missing message or argument is a fault of the program, never of its user.
    """
    return say_in(_spoken.get() or _of_program, topic, key, arguments)


def say_in(language: str, topic: str, key: str, arguments: Mapping[str, Argument]) -> Said:
    """The same in any language, in which the arguments are said already. What was said before is
    not said again: a game says the same things over and over."""
    mark = (language, topic, key, *arguments, *[_mark(value) for value in arguments.values()])
    said = _said.get(mark)
    if said is None:
        said = _said_anew(language, topic, key, arguments)
        if len(_said) >= MOST_SAID:
            _said.clear()
        _said[mark] = said
    return said


def _mark(value: Argument) -> object:
    """Texts that read alike may have been said otherwise, so they go by their identity, which is
    theirs as long as what was said with them is kept."""
    return value if type(value) is str or type(value) is int else (id(value),)


def _said_anew(language: str, topic: str, key: str, arguments: Mapping[str, Argument]) -> Said:
    if language == UNREAD:  # other things said are other texts all the same
        return Said(f"{topic}:{key} {[*arguments.values()]}", f"{topic}:{key}", arguments)
    if topic == TITLE:
        return Said(_title_in(language, arguments["title"]), f"{topic}:{key}", arguments)
    told = _apart(arguments) if language in _inflected else tuple(arguments.items())
    return Said(_formatted(language, topic, key, told), f"{topic}:{key}", arguments)


def titled(own: str) -> str:
    """What is printed on a thing as its title: a text `title:ID`, if the edition knows others."""
    from lisboa.edition.titles import Title

    return say(TITLE, own.id, title=own) if isinstance(own, Title) else own


def _title_in(language: str, own: Argument) -> str:
    from lisboa.edition.titles import Title

    return own.into(language) if isinstance(own, Title) else str(own)


def again(words: Words) -> Words | Said:
    """What was said before, in the language that is spoken now; all else stays as it is."""
    if not isinstance(words, Said):
        return words
    topic, _, key = words.message.partition(":")
    arguments = {name: again(value) for name, value in words.arguments.items()}
    return say_in(language(), topic, key, arguments)


def original(words: str) -> str:
    """What was said, in English: for files and programs, which are told the same by everybody."""
    with speaking(ENGLISH):
        return again(words)


def _apart(arguments: Mapping[str, Argument]) -> Told:
    """The arguments, so that texts that read alike but were said otherwise are not the same: their
    forms may differ."""
    return tuple(
        (name, value, value.message, _apart(value.arguments))
        if isinstance(value, Said)
        else (name, value)
        for name, value in arguments.items()
    )


@lru_cache(maxsize=4096)
def _formatted(language: str, topic: str, key: str, told: Told, form: str = "") -> str:
    bundle = _bundle(language, topic)
    if not bundle.has_message(key):
        if language == ENGLISH:
            raise LookupError(f"no message {topic}:{key}: write it into text/en/{topic}.ftl")
        return _formatted(ENGLISH, topic, key, told)
    message = bundle.get_message(key)
    pattern = message.attributes[form] if form else message.value
    if pattern is None:
        raise LookupError(f"message {topic}:{key} in text/{language} has forms and nothing else")
    text, faults = bundle.format_pattern(pattern, {name: value for name, value, *_ in told})
    if faults:
        raise LookupError(f"message {topic}:{key} in text/{language}: {faults[0]}")
    return cast(str, text)


# ---- catalogues ----


@cache
def _bundle(language: str, topic: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    path = LANGUAGES[language] / f"{topic}.ftl"
    source = path.read_text("utf-8") if language == ENGLISH or path.is_file() else ""
    if "FORM(" in source:
        _inflected.add(language)
    functions: dict[str, Any] = {
        "CAPITAL": _capital,
        "FORM": _form_in(language),
        "INITIAL": _initial,
    }
    locales = [locale_of(language), ENGLISH]  # the second for languages that nobody counts in
    bundle = FluentBundle(locales, use_isolating=False, functions=functions)
    bundle.add_resource(FluentResource(source))
    return bundle


def _capital(phrase: Any) -> Any:
    """For the catalogues: { CAPITAL($phrase) } begins with a capital letter, if it has letters."""
    return phrase[:1].upper() + phrase[1:] if isinstance(phrase, str) else phrase


def _initial(phrase: Any) -> str:
    """For the catalogues: { INITIAL($name) -> … } chooses by the first letter, small and without
    accent, whatever quotes stand before it; an h, which may be mute, comes with the next one."""
    import unicodedata

    letters = unicodedata.normalize("NFD", str(phrase)).lower()
    found = [letter for letter in letters if letter.isalnum()]
    return "".join(found[: 2 if found[:1] == ["h"] else 1])


def _form_in(language: str) -> Callable[[Any, str], Any]:
    """For the catalogues: { FORM($noble, "acc") } is what the message of the argument has under
    `.acc` in this language, or else the argument itself."""

    def form(phrase: Any, name: str) -> Any:
        if not isinstance(phrase, Said):
            return phrase
        topic, _, key = phrase.message.partition(":")
        if topic == TITLE or not (bundle := _bundle(language, topic)).has_message(key):
            return phrase
        if name not in bundle.get_message(key).attributes:
            return phrase
        return _formatted(language, topic, key, _apart(phrase.arguments), name)

    return form
