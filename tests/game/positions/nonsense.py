"""Documents with something wrong in them."""

from collections.abc import Iterator
from typing import Any

import pytest

from lisboa.game import PositionError, from_position

Path_ = tuple[str | int, ...]


def refused(doc: object) -> PositionError:
    """What is wrong with a position; always a sentence that begins with the path."""
    with pytest.raises(PositionError) as fault:
        from_position(doc)
    assert str(fault.value).startswith(f"{fault.value.path or 'position'}: ")
    assert str(fault.value).endswith((".", ")"))
    return fault.value


def places(value: Any, path: Path_ = ()) -> Iterator[Path_]:
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in parts:
        yield (*path, key)
        if isinstance(part, dict | list):
            yield from places(part, (*path, key))


def at(doc: Any, path: Path_) -> Any:
    for key in path:
        doc = doc[key]
    return doc


def put(doc: Any, path: Path_, value: Any) -> Any:
    """Put a value at a place; what was there before."""
    place = at(doc, path[:-1])
    before, place[path[-1]] = place[path[-1]], value
    return before
