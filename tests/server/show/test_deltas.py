"""A client that applies every delta holds the view it would have been sent."""

import json
from collections.abc import Iterator
from statistics import median
from typing import Final

import pytest
from pydantic import TypeAdapter

from lisboa.game import Game
from lisboa.server.show.deltas import Delta, Doc, apply, delta
from tests.server.sittings import KINDS, sitting

WIRE: Final[TypeAdapter[Delta]] = TypeAdapter(Delta)


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ({"a": 1}, {"a": 1}, {}),
        ({"a": 1}, {"a": 2, "b": None}, {"set": {"a": 2, "b": None}}),
        ({"a": 1, "b": 2}, {"b": 2}, {"drop": ["a"]}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1, "c": 3}}, {"inside": {"a": {"set": {"c": 3}}}}),
        ({"a": {"b": 1}}, {"a": None}, {"set": {"a": None}}),
        ({"a": [1, 2, 3]}, {"a": [1, 3]}, {"inside": {"a": {"at": 1, "cut": 1}}}),
        ({"a": [1, 3]}, {"a": [1, 2, 3]}, {"inside": {"a": {"at": 1, "cut": 0, "put": [2]}}}),
        ({"a": [1, 1, 1]}, {"a": [1, 1]}, {"inside": {"a": {"at": 2, "cut": 1}}}),
        ({"a": [1]}, {"a": []}, {"inside": {"a": {"at": 0, "cut": 1}}}),
        ({"a": []}, {"a": {}}, {"set": {"a": {}}}),
        ({"a": None}, {}, {"drop": ["a"]}),
    ],
)
def test_examples(before: Doc, after: Doc, change: Delta) -> None:
    old = json.dumps(before)
    assert delta(before, after) == change
    assert apply(before, change) == after
    assert json.dumps(before) == old


def views(kind: str, seed: int) -> Iterator[tuple[Doc, Doc]]:
    """What each seat and a spectator saw before and after every answer."""
    known: dict[int | None, Doc] = {}
    for game in sitting(kind, seed):
        for seat in (None, *range(game.players)):
            after = on_the_wire(game, seat)
            if seat in known:
                yield known[seat], after
            known[seat] = after


def on_the_wire(game: Game, seat: int | None) -> Doc:
    doc: Doc = json.loads(json.dumps(game.view(seat).to_dict()))
    return doc


@pytest.mark.parametrize("kind", KINDS)
def test_a_delta_turns_every_view_into_the_next(kind: str) -> None:
    sizes = []
    for before, after in views(kind, 3):
        sent = WIRE.dump_json(delta(before, after))
        assert apply(before, WIRE.validate_json(sent)) == after
        sizes.append(len(sent) / len(json.dumps(after)))
    assert median(sizes) < 0.1
    assert max(sizes) < 1


def values(change: Delta, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    """Everything that a delta tells, with the place where it stands."""
    for key, value in change.get("set", {}).items():
        yield (*path, key), value
    for key, inside in change.get("inside", {}).items():
        if "at" not in inside:
            yield from values(inside, (*path, key))
        else:
            yield from (((*path, key), value) for value in inside.get("put", []))


@pytest.mark.parametrize("kind", KINDS)
def test_a_delta_tells_only_what_the_view_after_it_holds(kind: str) -> None:
    told = 0
    for before, after in views(kind, 4):
        for path, value in values(delta(before, after)):
            held: object = after
            for key in path:
                assert isinstance(held, dict)
                held = held[key]
            assert value == held or (isinstance(held, list) and value in held)
            told += 1
    assert told > 1000
