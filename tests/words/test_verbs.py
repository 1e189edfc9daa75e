"""Every verb: an answer to some question, written and read in three forms, told, linked to the
board."""

import pytest

from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import dispatch
from lisboa.rules.machinery.catalogue import Verb
from lisboa.server.show import targets
from lisboa.text import has, wording
from lisboa.text.things import NAMERS
from tests.rules.table import Table, tables

each_verb = pytest.mark.parametrize("verb", act.ALL_VERBS, ids=lambda verb: verb.name)


def first(verb: Verb) -> int:
    return tables().actions.base[verb.number]


@each_verb
def test_its_number_is_called_like_it(verb: Verb) -> None:
    assert getattr(act, verb.name.replace("-", "_").upper()) == verb.number


@each_verb
def test_some_question_is_answered_with_it(verb: Verb) -> None:
    assert any(verb.number in question.verbs for question in dispatch.QUESTIONS.values())


@each_verb
def test_number_text_and_structure_say_the_same(verb: Verb) -> None:
    catalogue = tables().actions
    last = [*catalogue.base, catalogue.size][verb.number + 1] - 1
    for action in (first(verb), last):
        assert catalogue.verb[action] == verb.number
        assert catalogue.parse(catalogue.name[action]) == action
        assert catalogue.from_dict(catalogue.to_dict(action)) == action
        assert catalogue.to_dict(action)["do"] == verb.word
        assert catalogue.of(verb.number, catalogue.thing[action], catalogue.other[action]) == action


@each_verb
def test_it_is_told(verb: Verb) -> None:
    assert has("actions", verb.name), f"write {verb.name} into text/en/actions.ftl"
    text = wording.action_text(tables(), None, first(verb))
    assert text and "{" not in text


@each_verb
def test_what_it_names_is_on_the_table(verb: Verb) -> None:
    table = Table()
    asking = next(n for n, question in dispatch.QUESTIONS.items() if verb.number in question.verbs)
    table.s.agenda = [ag.task(asking, 0)]
    touched = targets.touched(table.s, first(verb))
    assert set(touched) <= targets.all_elements(tables(), 3)
    named = [field for field in verb.fields if field.told in NAMERS]
    assert len(touched) >= len(named), "write its element into server/show/targets.py"
