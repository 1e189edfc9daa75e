"""Every kind of event: told by a chapter of the rules, typed, put into a sentence, linked to the
board."""

import json
import re

import pytest

from lisboa.game.events import seen_by, typed
from lisboa.game.names import names_of
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery.log import EventKind
from lisboa.server.show import targets
from lisboa.text import wording
from lisboa.text.things import NAMERS
from tests.rules.table import tables
from tests.words.chapters import RULES, source

SEATS = ["Ana", "Lacerda"]
each_kind = pytest.mark.parametrize("kind", e.EVENTS, ids=lambda kind: kind.name)


def constant(kind: EventKind) -> str:
    return kind.name.replace("-", "_").upper()


def told(kind: EventKind) -> tuple[int, int, int, int, int]:
    ships = ("ship", "replaced")
    numbers = [tables().political if field.name in ships else 1 for field in kind.fields]
    x, y, z = [*numbers, 1, 1, 1][:3]
    return kind.number, 0, x, y, z


@each_kind
def test_its_number_is_called_like_it(kind: EventKind) -> None:
    assert getattr(e, constant(kind)) == kind.number


@each_kind
def test_a_chapter_of_the_rules_tells_it(kind: EventKind) -> None:
    machinery = "".join(file.read_text("utf-8") for file in RULES.glob("machinery/*.py"))
    assert re.search(rf"\be\.{constant(kind)}\b", source() + machinery), "nobody tells it"


@each_kind
def test_it_has_facts(kind: EventKind) -> None:
    event = typed(names_of(tables()), 7, told(kind))
    assert [*event.facts] == [field.name for field in kind.fields]
    assert event.kind == kind.name
    assert json.loads(json.dumps(event.to_dict())) == event.to_dict()
    for field, value in zip(kind.fields, event.facts.values(), strict=True):
        if field.type == "of-effect":  # effect 1, réis, names nothing
            assert value is None
        else:
            assert type(value) is {"number": int, "flag": bool}.get(field.type, str)


@each_kind
def test_it_is_a_sentence(kind: EventKind) -> None:
    text = wording.event_text(tables(), told(kind), SEATS)
    assert text.endswith(".") and "{" not in text
    if kind.of_lacerda:
        assert wording.event_text(tables(), told(kind), SEATS, lacerda=0) != text


@each_kind
def test_what_it_names_is_on_the_table(kind: EventKind) -> None:
    pointed = targets.concerned(tables(), told(kind))
    assert set(pointed) <= targets.all_elements(tables(), 2)
    assert ("seat:0" in pointed) != kind.happens
    named = [field for field in kind.fields if field.told in NAMERS]
    assert len(pointed) >= len(named), "write its element into server/show/targets.py"


@each_kind
def test_only_its_seat_sees_what_is_private(kind: EventKind) -> None:
    assert seen_by(0, told(kind))
    assert seen_by(1, told(kind)) != kind.private
    assert seen_by(None, told(kind)) != kind.private
