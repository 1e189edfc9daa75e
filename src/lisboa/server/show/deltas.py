"""Small differences between two documents, such as the views of a seat before and after a move.

Everything in a delta comes from the document after it, except the names of what is dropped.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, final

from pydantic import with_config
from typing_extensions import TypedDict  # pydantic cannot read the one of Python 3.11

Doc = dict[str, Any]


@final
@with_config(extra="forbid")
class Splice(TypedDict):
    """What becomes of a list: `cut` items give way to others, `at` this place."""

    at: int
    cut: int
    put: NotRequired[list[Any]]


@final
@with_config(extra="forbid")
class Delta(TypedDict, total=False):
    """What becomes of an object; parts that say nothing are left out."""

    set: Doc
    drop: list[str]
    inside: dict[str, "Splice | Delta"]  # the fields that stay, but for something in them


def delta(before: Mapping[str, Any], after: Mapping[str, Any]) -> Delta:
    """What turns one document into the other."""
    return Deltas().between(before, after)


class Deltas:
    """Differences between documents that share parts, as the views of one table do: parts that were
    compared for one audience are not compared again for the next."""

    def __init__(self) -> None:
        # By the identity of both parts, which are kept here so that it stays theirs.
        self._known: dict[tuple[int, int], tuple[Any, Any, Splice | Delta | None]] = {}

    def between(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> Delta:
        out: Delta = {}
        for key, new in after.items():
            old = before.get(key)
            if isinstance(new, dict | list) and type(old) is type(new):
                if (change := self._inside(old, new)) is not None:
                    out.setdefault("inside", {})[key] = change
            elif key not in before or old != new:
                out.setdefault("set", {})[key] = new
        if dropped := [key for key in before if key not in after]:
            out["drop"] = dropped
        return out

    def _inside(self, old: Any, new: Any) -> Splice | Delta | None:
        """None: nothing."""
        known = self._known.get((id(old), id(new)))
        if known is None:
            change: Splice | Delta | None = None
            if old != new:
                change = self.between(old, new) if isinstance(new, dict) else _splice(old, new)
            known = self._known[id(old), id(new)] = (old, new, change)
        return known[2]


def _splice(old: Sequence[object], new: Sequence[object]) -> Splice:
    """One stretch is replaced: what stays before and behind it is not sent."""
    shorter = min(len(old), len(new))
    first = 0
    while first < shorter and old[first] == new[first]:
        first += 1
    last = 0
    while last < shorter - first and old[-1 - last] == new[-1 - last]:
        last += 1
    out: Splice = {"at": first, "cut": len(old) - first - last}
    if put := list(new[first : len(new) - last]):
        out["put"] = put
    return out


def apply(before: Mapping[str, Any], change: Delta) -> Doc:
    """The document after the change; the one before stays as it is."""
    gone = change.get("drop", [])
    after = {key: value for key, value in before.items() if key not in gone}
    after |= change.get("set", {})
    for key, part in change.get("inside", {}).items():
        after[key] = _spliced(after[key], part) if "at" in part else apply(after[key], part)
    return after


def _spliced(old: Sequence[object], change: Splice) -> list[object]:
    at, cut = change["at"], change["cut"]
    return [*old[:at], *change.get("put", []), *old[at + cut :]]
