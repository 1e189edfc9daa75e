"""How much work the game layer asks for: it must not grow with the length of a game."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from lisboa.game import View, load, new_game
from lisboa.rules.machinery import engine
from lisboa.rules.machinery.state import State
from tests.game.play import after, steps
from tests.game.records.golden import file


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the game layer has called functions of the engine, and sampled a world."""
    counted: Counter[str] = Counter()

    def count(owner: object, name: str) -> None:
        original: Callable[..., object] = getattr(owner, name)

        def counting(*arguments: object) -> object:
            counted[name] += 1
            return original(*arguments)

        monkeypatch.setattr(owner, name, counting)

    count(engine, "apply")
    count(engine, "why_not")
    count(View, "sample_state")
    return counted


def test_a_replay_plays_every_answer_once_and_judges_none_anew(calls: Counter[str]) -> None:
    game = load(file(4, 1755).read_text("utf-8"))
    assert calls == {"apply": len(game.actions)}


def test_only_the_first_record_of_a_game_plays_it_again(calls: Counter[str]) -> None:
    """A game that is saved after every answer pays for this answer alone."""
    game = after(4, 3, 100)
    calls.clear()
    game.record()
    assert calls == {"apply": 100}
    for on in steps(game, 4, 50):
        on.record()
        on.record(known_to=2)
    assert calls == {"apply": 150}


def test_taking_back_plays_nothing(calls: Counter[str]) -> None:
    taken_back = 0
    for game in steps(new_game(2, 3), 3, 60):
        calls.clear()
        while game.can_undo and len(game.actions) % 7 == 0:
            game.undo()
            taken_back += 1
        assert not calls
    assert taken_back > 3


def test_all_previews_of_a_question_look_into_the_same_world(calls: Counter[str]) -> None:
    game = after(3, 4, 60)
    calls.clear()
    answers = game.legal
    assert len(answers) > 1
    assert [action.preview for action in answers] == [
        game.action(action.id).preview for action in answers
    ]
    assert calls["sample_state"] == 1


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_state_that_was_handed_out_stays_as_it_is(players: int) -> None:
    """Also where clones share what did not change, and through views, samples and undo."""
    game, chance = new_game(players, 8, variants={"draft": players > 1}), Random(8)
    handed_out: list[tuple[State, str, list[int]]] = []
    while not game.over:
        handed_out.append((game.state, game.state.hash(), list(game.state.answers)))
        action = chance.choice(game.legal)
        game.view(0).sample(chance)
        game.play(action)
        if game.can_undo and chance.random() < 0.3:
            game.undo()
    for s, before, answers in handed_out:
        assert s.hash() == before
        assert s.answers == answers
