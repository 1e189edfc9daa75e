"""Shapes of documents: functions that refuse what does not look like them, and say where."""

from collections.abc import Callable, Collection, Mapping

from lisboa.game.faults import PositionError
from lisboa.game.names import UNKNOWN_NAMES

Shape = Callable[[object, str], None]

LONGEST = 40  # so much of a wrong name is repeated in a complaint


def inside(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def number(low: int, high: int) -> Shape:
    def check(value: object, path: str) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            raise PositionError(path, "not-a-number")
        if not low <= value <= high:
            raise PositionError(path, "out-of-range", low=low, high=high)

    return check


def flag(value: object, path: str) -> None:
    if not isinstance(value, bool):
        raise PositionError(path, "not-yes-or-no")


def anything(value: object, path: str) -> None:
    """Looked at elsewhere."""


def nothing(value: object, path: str) -> None:
    """Belongs to a variant that is not in play."""
    if value is not None:
        raise PositionError(path, "no-variant")


def no_items(value: object, path: str) -> None:
    """The same for a list."""
    if not isinstance(value, list):
        raise PositionError(path, "not-a-list")
    if value:
        raise PositionError(path, "no-variant")


def one_of(things: Collection[str]) -> Shape:
    """One of these names; a question mark comes from a view."""
    known = frozenset(things)

    def check(value: object, path: str) -> None:
        if not isinstance(value, str):
            raise PositionError(path, "not-a-name")
        if value not in known:
            if value in UNKNOWN_NAMES.values():
                raise PositionError(path, "view")
            raise PositionError(path, "unknown-name", name=value[:LONGEST])

    return check


def or_nothing(shape: Shape) -> Shape:
    def check(value: object, path: str) -> None:
        if value is not None:
            shape(value, path)

    return check


def items(shape: Shape, most: int, least: int = 0) -> Shape:
    def check(value: object, path: str) -> None:
        if not isinstance(value, list):
            raise PositionError(path, "not-a-list")
        if not least <= len(value) <= most:
            raise PositionError(path, "wrong-length", n=len(value), least=least, most=most)
        for place, item in enumerate(value):
            shape(item, f"{path}[{place}]")

    return check


def fields(shapes: Mapping[str, Shape], required: tuple[str, ...] = ()) -> Shape:
    """An object with these fields, all but the required ones optional."""

    def check(value: object, path: str) -> None:
        if not isinstance(value, dict):
            raise PositionError(path, "not-an-object")
        for key, item in value.items():
            if key not in shapes:
                raise PositionError(inside(path, str(key)[:LONGEST]), "unknown-field")
            shapes[key](item, inside(path, key))
        for key in required:
            if key not in value:
                raise PositionError(inside(path, key), "missing-field")

    return check


def each(keys: Collection[str], shape: Shape) -> Shape:
    """An object with fields of the same shape."""
    return fields(dict.fromkeys(keys, shape))
