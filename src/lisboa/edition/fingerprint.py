"""A short name for what an edition does in play: same fingerprint, same game."""

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import blake2b
from typing import Any

# What is there for people only. A ship's or a cube's colour has effect, a street's has none.
FOR_PEOPLE = frozenset({"title", "year", "name", "person", "cause", "Street.colour"})


def fingerprint(parts: Mapping[str, Any]) -> str:
    """Sixteen hexadecimal digits over everything in `parts` that has effect in play."""
    canonical = json.dumps(_plain(parts), ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return blake2b(canonical.encode(), digest_size=8).hexdigest()


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, Mapping):
        return {key: _plain(part) for key, part in value.items()}
    if is_dataclass(value) and not isinstance(value, type):
        return {name: _plain(getattr(value, name)) for name in _with_effect(type(value))}
    return value


@cache
def _with_effect(record: type) -> tuple[str, ...]:
    names = (field.name for field in fields(record))
    return tuple(name for name in names if not FOR_PEOPLE & {name, f"{record.__name__}.{name}"})
