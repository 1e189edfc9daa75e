"""Shapes of documents: they refuse what does not look like them, and say where.

A shape also says itself as JSON Schema, for those who write positions. There it may say more than
it refuses: what is refused later, with a better sentence than a shape has.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from lisboa.game.faults import PositionError
from lisboa.game.names import UNKNOWN_NAMES

Schema = dict[str, Any]
Definitions = dict[str, Schema]  # what a schema refers to by name

LONGEST = 40  # so much of a wrong name is repeated in a complaint


def inside(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


@dataclass(frozen=True)
class Outline:
    check: Callable[[object, str], None]
    schema: Callable[[Definitions], Schema]

    def __call__(self, value: object, path: str) -> None:
        self.check(value, path)

    def told_as(self, other: "Outline") -> Self:
        """Refuses what it did, and says itself as another one."""
        return replace(self, schema=other.schema)

    def noted(self, note: str) -> Self:
        """Says besides what it means."""
        return replace(
            self, schema=lambda definitions: {**self.schema(definitions), "description": note}
        )

    def called(self, name: str) -> Self:
        """Defined once in a schema, and referred to by this name."""

        def schema(definitions: Definitions) -> Schema:
            if name not in definitions:
                definitions[name] = self.schema(definitions)
            return {"$ref": f"#/$defs/{name}"}

        return replace(self, schema=schema)


@dataclass(frozen=True)
class Naming(Outline):
    """A shape of names, which may also be the keys of an object."""

    known: Collection[str]


def number(low: int, high: int) -> Outline:
    def check(value: object, path: str) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            raise PositionError(path, "not-a-number")
        if not low <= value <= high:
            raise PositionError(path, "out-of-range", low=low, high=high)

    return Outline(check, lambda _: {"type": "integer", "minimum": low, "maximum": high})


def _check_flag(value: object, path: str) -> None:
    if not isinstance(value, bool):
        raise PositionError(path, "not-yes-or-no")


def _check_elsewhere(value: object, path: str) -> None:
    pass


def _check_nothing(value: object, path: str) -> None:
    if value is not None:
        raise PositionError(path, "no-variant")


def _check_no_items(value: object, path: str) -> None:
    if not isinstance(value, list):
        raise PositionError(path, "not-a-list")
    if value:
        raise PositionError(path, "no-variant")


flag = Outline(_check_flag, lambda _: {"type": "boolean"})
anything = Outline(_check_elsewhere, lambda _: {})  # looked at elsewhere
nothing = Outline(_check_nothing, lambda _: {"type": "null"})  # of a variant that is not in play
no_items = Outline(_check_no_items, lambda _: {"type": "array", "maxItems": 0})  # the same: a list


def said(**words: object) -> Outline:
    """Looked at elsewhere, and told in the words of JSON Schema."""
    return Outline(_check_elsewhere, lambda _: words)


def one_of(things: Collection[str]) -> Naming:
    """One of these names; a question mark comes from a view."""
    known = frozenset(things)

    def check(value: object, path: str) -> None:
        if not isinstance(value, str):
            raise PositionError(path, "not-a-name")
        if value not in known:
            if value in UNKNOWN_NAMES.values():
                raise PositionError(path, "view")
            raise PositionError(path, "unknown-name", name=value[:LONGEST])

    return Naming(check, lambda _: {"enum": list(things)}, known)


def or_nothing(shape: Outline) -> Outline:
    check_it = shape.check

    def check(value: object, path: str) -> None:
        if value is not None:
            check_it(value, path)

    return Outline(check, either(shape, nothing).schema)


def either(*shapes: Outline) -> Outline:
    """Looked at elsewhere, and told as a choice of which exactly one fits."""
    return Outline(
        _check_elsewhere,
        lambda definitions: {"oneOf": [shape.schema(definitions) for shape in shapes]},
    )


def items(shape: Outline, most: int, least: int = 0, *, distinct: bool = False) -> Outline:
    """A list; what is `distinct` is counted elsewhere, with all else that a box holds."""
    check_one = shape.check

    def check(value: object, path: str) -> None:
        if not isinstance(value, list):
            raise PositionError(path, "not-a-list")
        if not least <= len(value) <= most:
            raise PositionError(path, "wrong-length", n=len(value), least=least, most=most)
        for place, item in enumerate(value):
            check_one(item, f"{path}[{place}]")

    def schema(definitions: Definitions) -> Schema:
        out: Schema = {"type": "array", "items": shape.schema(definitions), "maxItems": most}
        if least:
            out["minItems"] = least
        return out | {"uniqueItems": True} if distinct else out

    return Outline(check, schema)


def fields(shapes: Mapping[str, Outline], required: tuple[str, ...] = ()) -> Outline:
    """An object with these fields, all but the required ones optional."""
    checks = {key: shape.check for key, shape in shapes.items()}

    def check(value: object, path: str) -> None:
        if not isinstance(value, dict):
            raise PositionError(path, "not-an-object")
        for key, item in value.items():
            if key not in checks:
                raise PositionError(inside(path, str(key)[:LONGEST]), "unknown-field")
            checks[key](item, inside(path, key))
        for key in required:
            if key not in value:
                raise PositionError(inside(path, key), "missing-field")

    def schema(definitions: Definitions) -> Schema:
        out: Schema = {"type": "object", "additionalProperties": False}
        if required:
            out["required"] = list(required)
        return out | {"properties": {key: x.schema(definitions) for key, x in shapes.items()}}

    return Outline(check, schema)


def each(keys: Naming, shape: Outline) -> Outline:
    """An object with fields of the same shape."""

    def schema(definitions: Definitions) -> Schema:
        names, values = keys.schema(definitions), shape.schema(definitions)
        return {"type": "object", "propertyNames": names, "additionalProperties": values}

    return Outline(fields(dict.fromkeys(keys.known, shape)).check, schema)
