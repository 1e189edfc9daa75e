"""Short names for editions. Same fingerprint: the same game; same imprint: the same words, too."""

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import blake2b
from typing import Any

# What is there for people only. A ship's or a cube's colour has effect, a street's has none.
FOR_PEOPLE = frozenset({"title", "year", "name", "person", "cause", "Street.colour"})


def fingerprint(parts: Mapping[str, Any]) -> str:
    """Sixteen hexadecimal digits over everything in `parts` that has effect in play."""
    return _digest(_plain(parts, _with_effect))


def imprint(name: str, parts: Mapping[str, Any]) -> str:
    """Sixteen hexadecimal digits over everything in `parts`, words included, and the name."""
    return _digest([name, _plain(parts, _all_of)])


def _digest(plain: Any) -> str:
    canonical = json.dumps(plain, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return blake2b(canonical.encode(), digest_size=8).hexdigest()


def _plain(value: Any, names_of: Callable[[type], tuple[str, ...]]) -> Any:
    if isinstance(value, tuple):
        return [_plain(part, names_of) for part in value]
    if isinstance(value, Mapping):
        return {key: _plain(part, names_of) for key, part in value.items()}
    if is_dataclass(value) and not isinstance(value, type):
        return {name: _plain(getattr(value, name), names_of) for name in names_of(type(value))}
    return value


@cache
def _all_of(record: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(record))


@cache
def _with_effect(record: type) -> tuple[str, ...]:
    names = _all_of(record)
    return tuple(name for name in names if not FOR_PEOPLE & {name, f"{record.__name__}.{name}"})
