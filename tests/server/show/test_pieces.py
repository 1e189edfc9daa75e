"""What is pressed for an answer."""

import pytest

from lisboa.rules.machinery import catalogue as act
from lisboa.server.show.pieces import PIECES, pieces
from lisboa.server.show.questions import asked
from lisboa.server.show.targets import all_elements
from tests.server.sittings import KINDS, asked_games

# Numbers, and yes or no.
WITHOUT = {act.SELL, act.TRADE, act.CONVERT, act.PAY_REAIS, act.ACCEPT, act.DECLINE, act.STOP}


def test_every_verb_says_what_is_pressed_for_it() -> None:
    assert set(PIECES) == {verb.number for verb in act.ALL_VERBS}


@pytest.mark.parametrize("kind", KINDS)
def test_pieces_are_on_the_table_and_tell_the_answers_apart(kind: str) -> None:
    """What is left to be chosen at a plot is the store; a ship makes room or is replaced."""
    verbs = set()
    for game, seat in asked_games(kind, 3):
        s, there = game.state, all_elements(game.state.t, game.players)
        pressed: dict[tuple[str, ...], list[str]] = {}
        for action in game.legal:
            verb, put = s.t.actions.verb[action.id], pieces(s, action.id)
            assert set(put) <= there, action
            assert len(put) <= 2 and (put or verb in WITHOUT), action
            if put:
                pressed.setdefault(tuple(put), []).append(str(action))
                verbs.add(verb)
        for (first, *_), answers in pressed.items():
            assert len(answers) == 1 or first.startswith(("plot:", "ship:")), answers
            assert len(answers) <= 2, answers
        question = asked(game, seat)
        assert question is not None
        assert [o.pieces for o in question.options] == [pieces(s, a.id) for a in game.legal]
    assert {act.GOLD, act.PORTFOLIO, act.COURT, act.OFFER, act.DRAW} <= verbs
