"""What is sent fits the types in the server's document, though nothing checks it on its way."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from lisboa.edition import load, word_types
from lisboa.edition.word_types import Among
from lisboa.edition.words import EFFECT_OF
from lisboa.game import new_game
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.tables import tables_of
from lisboa.server.http.app import create_app
from lisboa.server.http.editions import document_of
from lisboa.server.settings import Settings
from lisboa.server.show.messages import Replay
from lisboa.server.show.questions import asked
from lisboa.server.show.scores import scores
from lisboa.server.show.telling import tell
from lisboa.text import printed
from lisboa.text.places import PARTS
from tests.server.sittings import KINDS, asked_games, sitting

DOCUMENT: dict[str, Any] = create_app(Settings(data=Path())).openapi()
SCHEMAS: dict[str, Any] = DOCUMENT["components"]["schemas"]
OPEN = {"Todo"}  # has more fields than it names


def validator(name: str) -> jsonschema_rs.Validator:
    """Of one component; a field that it does not name is a fault here."""
    closed = {
        key: {"additionalProperties": False, **schema}
        if schema.get("type") == "object" and key not in OPEN
        else schema
        for key, schema in SCHEMAS.items()
    }
    ref = {"$ref": f"#/components/schemas/{name}"}
    return jsonschema_rs.validator_for({**ref, "components": {"schemas": closed}})


@pytest.mark.parametrize("kind", KINDS)
def test_views_and_positions_fit_their_type_at_every_step(kind: str) -> None:
    check = validator("SeatView").validate
    for game in sitting(kind, 1):
        check(game.position())
        for seat in (None, *range(game.players)):
            check(game.view(seat).to_dict())


def test_the_type_of_a_view_refuses_what_is_wrong() -> None:
    fits = validator("SeatView").is_valid
    view: Any = new_game(2, 1).view(0).to_dict()
    assert fits(view)
    for path, value in (
        (("turn",), "1"),
        (("period",), 3),
        (("weather",), "fine"),
        (("court", "prices"), {"gold": 3}),
        (("city", "pile"), ["yellow"]),
        (("players", "green", "wigs"), {"luck": 1}),
        (("agenda",), [{"task": "ask-nothing", "seat": "green"}]),
    ):
        wrong = json.loads(json.dumps(view))
        place = wrong
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
        assert not fits(wrong), path


@pytest.mark.parametrize("kind", KINDS)
def test_questions_events_and_scores_fit_their_types(kind: str) -> None:
    question, event, score = (validator(x).validate for x in ("Asked", "EventText", "Scores"))
    told = 0
    for game, seat in asked_games(kind, 2):
        given = asked(game, seat)
        assert given is not None
        question(given.model_dump(mode="json"))
        for text in tell(game, game.events(seat, told)):
            event(text.model_dump(mode="json"))
        told = len(game.events(seat))
        score(scores(game.state, seat).model_dump(mode="json"))


def test_an_edition_fits_its_type() -> None:
    validator("PrintedEdition").validate(json.loads(document_of(load())))


def test_a_view_is_sent_as_it_is() -> None:
    view = new_game(2, 1).view(0).to_dict()
    replay = Replay(at=0, actions=[], seat=0, edition="", view=view, to_move=None, events=[])
    assert replay.view is view
    assert json.loads(replay.model_dump_json())["view"] == view


def test_words_stand_in_the_document_under_their_names() -> None:
    lists = [
        mark
        for alias in vars(word_types).values()
        for mark in getattr(alias, "__metadata__", ())
        if isinstance(mark, Among)
    ]
    assert len(lists) > 15
    for words in lists:
        assert SCHEMAS[words.name]["enum"] == list(words.words)
    assert set(SCHEMAS["EffectWord"]["enum"]) == set(EFFECT_OF)
    assert tuple(SCHEMAS["PlayerBoard"]["properties"]["wigs"]["properties"]) == w.WIGS
    used = {
        part.what for words in printed.words(tables_of(load())).values() for part in words.parts
    }
    assert set(SCHEMAS["PartName"]["enum"]) == used == set(PARTS)
