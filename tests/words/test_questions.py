"""Every kind of task: run or asked by a chapter of the rules, written into a position and read
back; a question also in words and with its rules."""

import pytest

from lisboa.game.names import names_of
from lisboa.game.positions import steps
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import dispatch
from lisboa.rules.machinery.agenda import TaskKind
from lisboa.text import has, rulebook
from tests.rules.table import tables
from tests.words.chapters import source

SEATS = ["Ana", "Bento"]
each_task = pytest.mark.parametrize("kind", ag.TASKS, ids=lambda kind: kind.name)
QUESTIONS = ag.TASKS[ag.QUESTIONS :]
each_question = pytest.mark.parametrize("kind", QUESTIONS, ids=lambda kind: kind.name)


def constant(kind: TaskKind) -> str:
    return kind.name.replace("-", "_").upper()


@each_task
def test_its_number_is_called_like_it(kind: TaskKind) -> None:
    assert getattr(ag, constant(kind)) == kind.number
    assert (kind in QUESTIONS) == kind.name.startswith("ask-")


@each_task
def test_a_chapter_of_the_rules_has_it(kind: TaskKind) -> None:
    assert constant(kind) in source(), "no chapter puts it on the agenda"
    assert kind.number in (dispatch.QUESTIONS if kind in QUESTIONS else dispatch.TASKS)


@each_task
def test_a_position_holds_it(kind: TaskKind) -> None:
    names, types = names_of(tables()), {field.name: field.type for field in kind.fields}
    numbers = [1, 1, 1][: len(types)]
    if "effect" in types.values():
        numbers = [1, 0, 2 + ag.BIAS]
    elif "how" in types.values():
        numbers = [act.REPLACE, tables().political]
    elif "court" in types.values():
        numbers = [7]
    packed = ag.task(kind.number, 1, *numbers)
    doc = steps.to_words(names, SEATS, packed)
    assert [*doc] == ["task", "seat", *types]
    assert steps.from_words(names, SEATS, doc, "agenda[0]") == packed


@each_question
def test_it_is_asked_in_words(kind: TaskKind) -> None:
    assert has("questions", kind.message), f"write {kind.message} into text/en/questions.ftl"


@each_question
def test_its_rules_exist(kind: TaskKind) -> None:
    assert kind.rules and set(kind.rules) <= set(rulebook.rules())


@each_question
def test_it_has_verbs_to_answer_with(kind: TaskKind) -> None:
    assert set(dispatch.QUESTIONS[kind.number].verbs) <= set(range(act.VERBS))
    assert dispatch.QUESTIONS[kind.number].verbs
