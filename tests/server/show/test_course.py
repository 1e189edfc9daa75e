"""The steps of a turn, and the words for them."""

import pytest

from lisboa.game import Game
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import numbers as w
from lisboa.server.show.course import OPTIONAL, SILENT, STEP_OF, STEPS, coming, step_of
from lisboa.server.show.questions import asked
from lisboa.text import has, say
from lisboa.text.wording import action_crumb, question_title
from tests.server.sittings import KINDS, asked_games

MOST_WORDS = 5
LONGEST_CRUMB = 2


def test_every_task_is_a_step_or_silent() -> None:
    told = set(STEP_OF) | {ag.NOBLE_ACTION}
    assert not told & SILENT
    assert told | SILENT == {kind.number for kind in ag.TASKS}
    assert {kind.number for kind in ag.TASKS if kind.number >= ag.QUESTIONS} <= told
    assert told >= OPTIONAL
    assert set(STEP_OF.values()) <= set(STEPS)
    assert [step_of(ag.task(ag.NOBLE_ACTION, 0, w.STORE + noble)) for noble in range(w.NOBLES)] == [
        *("store", "decree", "opening")
    ]


def test_every_step_has_a_word() -> None:
    assert all(has("web", f"step-{step}") for step in STEPS)


def test_every_question_has_a_title_of_a_few_words() -> None:
    plain: dict[str, str | int] = {"n": 5, "visitor": "Ana", "noble": "the King"}
    for question in ag.TASKS[ag.QUESTIONS :]:
        for extra in (0, 1):
            title = say("questions", f"short-{question.message}", **plain, extra=extra)
            assert 0 < len(title.split()) <= MOST_WORDS, title


@pytest.mark.parametrize("kind", KINDS)
def test_titles_and_crumbs_can_be_said_in_games(kind: str) -> None:
    for game, seat in asked_games(kind, 4):
        names = [name.split()[0] for name in game.names]
        assert len(question_title(game.state, names).split()) <= MOST_WORDS
        for action in game.legal:
            assert len(action_crumb(game.state.t, action.id).split()) <= LONGEST_CRUMB
        question = asked(game, seat)
        assert question is not None
        assert question.step == step_of(game.state.agenda[-1])
        assert question.coming == coming(game.state)


def steps(game: Game) -> list[str]:
    """Optional ones in brackets."""
    return [f"({c.step})" if c.optional else c.step for c in coming(game.state)]


def test_a_turn_goes_from_a_card_to_the_draw() -> None:
    """A visit: a state action, then the noble's own; cubes and houses belong to stores."""
    seen: dict[str, set[str]] = {}
    for seed in (1, 2, 3):
        for game, seat in asked_games("three", seed):
            if game.state.active == seat and game.decision is not None:
                seen.setdefault(game.decision.kind, set()).add(" ".join(steps(game)))
    assert seen["ask-turn"] == {"action draw"}
    assert seen["ask-free-action"] == {"store house draw", "decree draw", "opening draw"}
    assert "house draw" in seen["ask-lot"]
    assert "house draw" in seen["ask-cube"]
    assert seen["ask-house"] == {"draw"}
    assert "draw" in seen["ask-load"] and "draw" in seen["ask-offer"]
    assert "(trade) draw" in seen["ask-office"]
    assert seen["ask-draw"] <= {"", "church"}


def test_a_follower_only_sees_what_it_does_itself() -> None:
    for game, seat in asked_games("three", 2):
        if game.decision is not None and game.decision.kind == "ask-follow":
            assert game.state.active != seat and steps(game) == []


def test_every_verb_has_a_crumb() -> None:
    assert all(has("options", f"crumb-{verb.name}") for verb in act.ALL_VERBS)
