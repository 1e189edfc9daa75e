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
class Shape:
    check: Callable[[object, str], None]
    schema: Callable[[Definitions], Schema]

    def __call__(self, value: object, path: str) -> None:
        self.check(value, path)

    def told_as(self, other: "Shape") -> Self:
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
class Naming(Shape):
    """A shape of names, which may also be the keys of an object."""

    known: Collection[str]


def number(low: int, high: int) -> Shape:
    def check(value: object, path: str) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            raise PositionError(path, "not-a-number")
        if not low <= value <= high:
            raise PositionError(path, "out-of-range", low=low, high=high)

    return Shape(check, lambda _: {"type": "integer", "minimum": low, "maximum": high})


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


flag = Shape(_check_flag, lambda _: {"type": "boolean"})
anything = Shape(_check_elsewhere, lambda _: {})  # looked at elsewhere
nothing = Shape(_check_nothing, lambda _: {"type": "null"})  # of a variant that is not in play
no_items = Shape(_check_no_items, lambda _: {"type": "array", "maxItems": 0})  # the same: a list


def said(**words: object) -> Shape:
    """Looked at elsewhere, and told in the words of JSON Schema."""
    return Shape(_check_elsewhere, lambda _: words)


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


def or_nothing(shape: Shape) -> Shape:
    check_it = shape.check

    def check(value: object, path: str) -> None:
        if value is not None:
            check_it(value, path)

    return Shape(check, either(shape, nothing).schema)


def either(*shapes: Shape) -> Shape:
    """Looked at elsewhere, and told as a choice of which exactly one fits."""
    return Shape(
        _check_elsewhere,
        lambda definitions: {"oneOf": [shape.schema(definitions) for shape in shapes]},
    )


def items(shape: Shape, most: int, least: int = 0, *, distinct: bool = False) -> Shape:
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

    return Shape(check, schema)


def fields(shapes: Mapping[str, Shape], required: tuple[str, ...] = ()) -> Shape:
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

    return Shape(check, schema)


def each(keys: Naming, shape: Shape) -> Shape:
    """An object with fields of the same shape."""

    def schema(definitions: Definitions) -> Schema:
        names, values = keys.schema(definitions), shape.schema(definitions)
        return {"type": "object", "propertyNames": names, "additionalProperties": values}

    return Shape(fields(dict.fromkeys(keys.known, shape)).check, schema)
