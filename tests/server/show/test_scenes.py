"""What all see alike is described once; each gets what was described for it alone."""

import json
from typing import Any

import pytest

from lisboa.game.view import Views
from lisboa.server.show.deltas import Deltas, delta
from lisboa.server.show.figures import figures
from lisboa.server.show.questions import asked
from lisboa.server.show.scenes import Scene
from lisboa.server.show.wire import written
from tests.server.sittings import KINDS, asked_games, sitting


@pytest.mark.parametrize("kind", KINDS)
def test_each_sees_what_it_would_see_by_itself(kind: str) -> None:
    before: dict[int | None, Any] = {}
    for game in sitting(kind, 3):
        scene, deltas = Scene(game), Deltas()
        for seat in (None, *range(game.players)):
            view = scene.view(seat)
            assert json.dumps(view) == json.dumps(game.view(seat).to_dict())
            assert scene.figures(seat) == figures(game.state, seat)
            if seat in before:
                shared = deltas.between(before[seat], view)
                assert json.dumps(shared) == json.dumps(delta(before[seat], view))
            before[seat] = view


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_shared_holds_nothing_of_a_hand(kind: str) -> None:
    """The views of others are made after that of the seat, from the same parts."""
    for game in sitting(kind, 4):
        views = Views(game.state, game.names)
        everybody = json.dumps(views.of(None))
        for seat in range(game.players):
            views.of(seat)
        assert json.dumps(views.of(None)) == everybody == json.dumps(game.view(None).to_dict())


@pytest.mark.parametrize("kind", KINDS)
def test_messages_are_written_as_their_types_say(kind: str) -> None:
    for game, seat in asked_games(kind, 5):
        question = asked(game, seat)
        assert question is not None
        assert written(question) == question.model_dump_json()
