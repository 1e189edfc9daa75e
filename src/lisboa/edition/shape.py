"""Shapes: what a value in an edition's file may look like, and what is wrong if it does not.

A shape never trusts what it is given: any value that TOML can express is answered with
complaints, never with an exception.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST = 40  # characters of a wrong value that a complaint repeats


class Complaint(NamedTuple):
    path: str  # from the entry to the value: "reward[1].n", counted from 1
    reason: str
    arguments: dict[str, str | int]


class Shape(Protocol):
    def complaints(self, value: object, path: str) -> Iterator[Complaint]: ...


def shown(value: object) -> str:
    """A value as its author wrote it, shortened; a table or list by its name only."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{…}"
    if isinstance(value, list):
        return "[…]"
    try:
        text = f"“{value}”" if isinstance(value, str) else str(value)
    except ValueError:  # a whole number with thousands of digits
        return "…"
    text = "".join(letter if letter.isprintable() else "�" for letter in text)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def listed(words: Iterable[object]) -> str:
    """Words of the format, side by side."""
    return ", ".join(shown(word) if isinstance(word, bool) else str(word) for word in words)


def complain(path: str, reason: str, **arguments: str | int) -> Complaint:
    return Complaint(path, reason, arguments)


# ---- single values


@dataclass(frozen=True)
class Whole:
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def complaints(self, value: object, path: str) -> Iterator[Complaint]:
        if not isinstance(value, int) or isinstance(value, bool):
            yield complain(path, "not-whole", value=shown(value))
        elif not self.low <= value <= self.high:
            bounds = {"low": str(self.low), "high": str(self.high)}
            yield complain(path, "out-of-range", value=shown(value), **bounds)


@dataclass(frozen=True)
class Word:
    """One of a few values; 1, 1.0 and true are three different ones."""

    words: tuple[str | int | bool, ...]

    def complaints(self, value: object, path: str) -> Iterator[Complaint]:
        if not any(value == word and type(value) is type(word) for word in self.words):
            reason = "not-the-word" if len(self.words) == 1 else "unknown-word"
            yield complain(path, reason, value=shown(value), words=listed(self.words))


@dataclass(frozen=True)
class Flag:
    """true or false."""

    def complaints(self, value: object, path: str) -> Iterator[Complaint]:
        if not isinstance(value, bool):
            yield complain(path, "not-flag", value=shown(value))


@dataclass(frozen=True)
class FreeText:
    """Free text for people: one line, no effect in play."""

    most: int = 0  # characters; 0: as many as there are

    def complaints(self, value: object, path: str) -> Iterator[Complaint]:
        if not isinstance(value, str):
            yield complain(path, "not-text", value=shown(value))
        elif not value.strip() or not value.isprintable():
            yield complain(path, "empty-text")
        elif 0 < self.most < len(value):
            yield complain(path, "long-text", most=str(self.most))


@dataclass(frozen=True)
class Name:
    """An id, or the id of another entry: lower-case words joined by hyphens."""

    def complaints(self, value: object, path: str) -> Iterator[Complaint]:
        if not isinstance(value, str) or not NAME.fullmatch(value):
            yield complain(path, "not-name", value=shown(value))


# ---- lists and tables


@dataclass(frozen=True)
class Several:
    """A list of `least` to `most` values of one shape, no two alike if `distinct`."""

    shape: Shape
    least: int
    most: int
    distinct: bool = False

    def complaints(self, value: object, path: str) -> Iterator[Complaint]:
        if not isinstance(value, list):
            yield complain(path, "not-list", value=shown(value))
            return
        if not self.least <= len(value) <= self.most:
            least = "exactly" if self.least == self.most else str(self.least)
            most = str(self.most)
            yield complain(path, "list-length", length=len(value), least=least, most=most)
        for place, part in enumerate(value, 1):
            yield from self.shape.complaints(part, f"{path}[{place}]")
            if self.distinct and part in value[: place - 1]:
                yield complain(f"{path}[{place}]", "twice-in-list", value=shown(part))


@dataclass(frozen=True)
class Fields:
    """Named fields. `choice`: exactly one of these optional fields must be there."""

    required: Mapping[str, Shape]
    optional: Mapping[str, Shape] = field(default_factory=dict)
    choice: tuple[str, ...] = ()
    at_most_one: tuple[str, ...] = ()

    def complaints(self, value: object, path: str) -> Iterator[Complaint]:
        if not isinstance(value, dict):
            yield complain(path, "not-table", value=shown(value))
            return
        fields = {**self.required, **self.optional}
        for name in self.required:
            if name not in value:
                yield complain(_under(path, name), "missing-field")
        for name, part in value.items():
            if name in fields:
                yield from fields[name].complaints(part, _under(path, name))
            else:
                yield complain(_under(path, name), "unknown-field", fields=listed(fields))
        yield from self._choices(value, path)

    def plus(self, required: Mapping[str, Shape], optional: Mapping[str, Shape]) -> "Fields":
        """The same table with more fields."""
        return replace(
            self,
            required={**required, **self.required},
            optional={**self.optional, **optional},
        )

    def _choices(self, value: Mapping[str, object], path: str) -> Iterator[Complaint]:
        chosen = [name for name in self.choice if name in value]
        if self.choice and len(chosen) != 1:
            names = listed(self.choice)
            yield complain(_under(path, self.choice[0]), "not-exactly-one", fields=names)
        many = [name for name in self.at_most_one if name in value]
        if len(many) > 1:
            yield complain(_under(path, many[1]), "not-together", fields=listed(many))


def table(
    optional: Mapping[str, Shape] | None = None,
    choice: tuple[str, ...] = (),
    at_most_one: tuple[str, ...] = (),
    **required: Shape,
) -> Fields:
    """A table, its required fields written as keywords."""
    return Fields(required, optional or {}, choice, at_most_one)


@dataclass(frozen=True)
class Tagged:
    """A table whose other fields depend on the word in its field `tag`."""

    tag: str
    common: Fields
    forms: Mapping[str, Fields]

    def plus(self, required: Mapping[str, Shape], optional: Mapping[str, Shape]) -> "Tagged":
        return replace(self, common=self.common.plus(required, optional))

    def complaints(self, value: object, path: str) -> Iterator[Complaint]:
        if not isinstance(value, dict):
            yield complain(path, "not-table", value=shown(value))
            return
        word = value.get(self.tag)
        tag = {self.tag: Word(tuple(self.forms))}
        required, optional = {**tag, **self.common.required}, self.common.optional
        if isinstance(word, str) and word in self.forms:
            form = self.forms[word]
            yield from Fields(
                {**required, **form.required},
                {**optional, **form.optional},
                self.common.choice + form.choice,
                self.common.at_most_one + form.at_most_one,
            ).complaints(value, path)
        else:  # what else the table may hold is unknown; what every such table holds is not
            fields = {**required, **optional}
            common = {name: part for name, part in value.items() if name in fields}
            yield from Fields(required, optional).complaints(common, path)


@dataclass(frozen=True)
class Keyed:
    """A table that has exactly one of some fields, and a shape that depends on which."""

    forms: Mapping[str, Shape]

    def complaints(self, value: object, path: str) -> Iterator[Complaint]:
        if not isinstance(value, dict):
            yield complain(path, "not-table", value=shown(value))
            return
        keys = [key for key in self.forms if key in value]
        if len(keys) == 1:
            yield from self.forms[keys[0]].complaints(value, path)
        elif value and not keys:
            first = next(iter(value))
            yield complain(_under(path, first), "unknown-field", fields=listed(self.forms))
        else:
            yield complain(path, "not-exactly-one", fields=listed(self.forms))


def _under(path: str, name: str) -> str:
    name = name if NAME.fullmatch(name.replace("_", "-")) else shown(name)
    return f"{path}.{name}" if path else name
