"""What happened, in sentences that point at the board."""

import json

import pytest

from lisboa.game import Game
from lisboa.rules.machinery import log as e
from lisboa.server.show.telling import EventText, tell
from lisboa.server.show.texts import Text, resolve
from lisboa.text.look import lacerda
from lisboa.text.wording import event_text
from tests.server.sittings import KINDS, sitting, twin


def wire(game: Game, seat: int | None, since: int = 0) -> str:
    return json.dumps([x.model_dump() for x in tell(game, game.events(seat, since))])


@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_game_is_told_in_the_words_of_the_terminal(kind: str) -> None:
    *_, game = sitting(kind, 1)
    events = game.events(0)
    told = tell(game, events)
    assert [x.number for x in told] == [event.number for event in events]
    solo = lacerda(game.state)
    for event, sentence in zip(events, told, strict=True):
        assert resolve(sentence.text) == event_text(game.state.t, event.told, game.names, solo)
        assert EventText.model_validate_json(sentence.model_dump_json()) == sentence


def test_a_name_that_nobody_gave_is_left_to_the_readers_language() -> None:
    *_, game = sitting("three with a draft", 2)
    game.names = ["red", "Ana", "violet"]
    shown = [Text(key="things:seat-red"), "Ana", Text(key="things:seat-violet")]
    met = set()
    for sentence in tell(game, game.events(0)):
        phrase = sentence.text.args["phrase"]
        assert isinstance(phrase, Text)
        if "who" in phrase.args:
            assert phrase.args["who"] == shown[sentence.seat]
            met.add(sentence.seat)
    assert met == {0, 1, 2}


def test_what_one_seat_alone_was_told_the_others_are_not() -> None:
    *_, game = sitting("three with a draft", 2)
    private = {event.number for event in game.events(1) if event.told[0] in e.PRIVATE}
    assert private <= {x.number for x in tell(game, game.events(1))}
    for seat in (None, 0, 2):
        assert not private & {x.number for x in tell(game, game.events(seat))}


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("kind", KINDS)
def test_what_a_watcher_cannot_know_changes_no_byte(kind: str) -> None:
    compared = 0
    for number, game in enumerate(sitting(kind, 3)):
        seats = [None, *range(game.players)]
        seat = seats[number % len(seats)]
        one, other = Game.of_state(game.state.clone(), game.names), twin(game, seat, number)
        common = [x for x in one.legal if x.id in other.state.answers]
        if not common:
            continue
        answer = common[number % len(common)].id
        since = len(one.events())
        one.play(answer)
        other.play(answer)
        if one.view(seat).to_dict() == other.view(seat).to_dict():  # nothing else was turned up
            assert wire(one, seat, since) == wire(other, seat, since)
            compared += 1
    assert compared > 50
