"""Every word of rewards, events and penalties: checked, carried out, told, shown short, explained
with its rules, written into a position and read back. That it is drawn is for the page's types."""

import copy
from typing import Any

import pytest

from lisboa.edition import words
from lisboa.edition.checker import Documents, inspect, read
from lisboa.edition.components import Effect
from lisboa.edition.loader import edition
from lisboa.edition.shape import Whole, Word
from lisboa.edition.words import EFFECT_WORDS, PENALTIES_OF_CARDS, DeclaredEffect
from lisboa.game.names import names_of
from lisboa.game.positions import steps
from lisboa.rules import influence
from lisboa.rules.foresight import land
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.state import State
from lisboa.server.http.editions import document_of
from lisboa.server.show import course
from lisboa.text import cards, downtown, rulebook, things, wording
from tests.edition.test_load import BAIXA
from tests.rules.table import Table, tables
from tests.words.chapters import GUIDE

SEATS = ["Ana", "Bento", "Clara"]
SHAPES = {
    words.GIFTS: words.BENEFIT_OF["instant"].form.required["effect"],
    words.REWARDS: words.REWARD,
    words.EVENTS: words.EVENT,
    words.FIRST_TASKS: words.FIRST_TASK_REWARD,
    PENALTIES_OF_CARDS: words.PENALTY,
}
each_word = pytest.mark.parametrize("effect", EFFECT_WORDS, ids=lambda effect: effect.word)
given = pytest.mark.parametrize(
    "effect", [x for x in EFFECT_WORDS if x.word in words.EFFECTS], ids=lambda effect: effect.word
)
lost = pytest.mark.parametrize(
    "effect", [x for x in EFFECT_WORDS if x.word in words.PENALTIES], ids=lambda effect: effect.word
)


def amounts(effect: DeclaredEffect) -> list[Any]:
    match effect.amount:
        case Whole(low=low, high=high):
            return [low, high]
        case Word(words=allowed):
            return list(allowed)
    return [1]


def examples(effect: DeclaredEffect) -> list[Effect]:
    return [Effect(effect.word, n, x) for n in amounts(effect) for x in effect.names or ("",)]


def written(effect: DeclaredEffect, place: str) -> list[dict[str, object]]:
    """As it stands in a file."""
    names = (words.ANY,) if place == PENALTIES_OF_CARDS else effect.names
    if not effect.names:
        return [{effect.word: n} for n in amounts(effect)]
    if effect.amount is None:
        return [{effect.word: name} for name in names]
    return [{effect.word: name, "n": n} for name in names for n in amounts(effect)]


def numbers(effect: DeclaredEffect) -> list[tuple[int, int, int]]:
    """As the engine knows it."""
    number = words.EFFECT_NUMBER[effect.word]
    whats = [effect.first + i for i in range(len(effect.names))] or [0]
    return [(number, what, n) for what in whats for n in amounts(effect)]


@each_word
def test_the_engine_has_its_number(effect: DeclaredEffect) -> None:
    constant = f"{'GIVE' if effect.word in words.EFFECTS else 'LOSE'}_{effect.word.upper()}"
    assert hasattr(w, constant), f"write {constant} into rules/machinery/numbers.py"
    assert getattr(w, constant) == words.EFFECT_NUMBER[effect.word]


@each_word
def test_it_is_accepted_where_it_may_stand_and_nowhere_else(effect: DeclaredEffect) -> None:
    assert effect.stands and set(effect.stands) <= set(SHAPES)
    for place, shape in SHAPES.items():
        for table in written(effect, place):
            assert bool([*shape.complaints([table], "here")]) == (place not in effect.stands), table


@pytest.fixture(scope="module")
def documents() -> Documents:
    return read(BAIXA)[0]


@each_word
def test_an_edition_with_it_is_sound_loaded_and_explained(
    effect: DeclaredEffect, documents: Documents
) -> None:
    for place in effect.stands:
        for table in written(effect, place):
            if max(amounts(effect)) in table.values() and len(amounts(effect)) > 1:
                continue  # as much as that may need more of the box
            changed = copy.deepcopy(dict(documents))
            _put(changed, place, table)
            assert inspect(changed) == []
            if place != PENALTIES_OF_CARDS or effect.word not in words.EFFECTS:
                assert effect.word.encode() in document_of(edition(changed))


def _put(documents: Documents, place: str, table: dict[str, object]) -> None:
    """Into the first card, tile or task that has something there."""
    entries, field = {
        words.GIFTS: (documents["clergy"]["tile"], "effect"),
        words.REWARDS: (documents["politics"]["card"], "reward"),
        words.EVENTS: (documents["politics"]["card"], "event"),
        words.FIRST_TASKS: ([x for x in documents["tasks"]["task"] if x["pack"] == "A"], "reward"),
        PENALTIES_OF_CARDS: (documents["politics"]["card"], "penalty"),
    }[place]
    holders = [x["benefit"] if place == words.GIFTS else x for x in entries]
    next(x for x in holders if field in x)[field] = [table]


def rich_table() -> Table:
    """Where everything can be gained and lost."""
    table = Table(agreement=Agreement(tasks=(0, 1, 2)))
    table.me.reais, table.me.wigs, table.me.influence = 30, 25, 5
    table.goods(gold=1, cloth=1, books=1, tools=1)
    table.official("king")
    table.favour("minister")
    table.plan("plan-blue-2a")
    table.official("builder", 2)
    table.clergy("clergy-sail-bonus")
    table.cubes("pile", brown=1, red=1, blue=1)
    table.store("a2", "gold")
    table.treasury(5)
    return table


def fingerprint(s: State) -> list[int]:
    copy = s.clone()
    copy.agenda = []
    return copy.numbers()


@given
def test_it_is_carried_out(effect: DeclaredEffect) -> None:
    for number, what, n in numbers(effect):
        table = rich_table()
        before = fingerprint(table.s)
        table.do(ag.task(ag.MUST, 0, number, what, n + ag.BIAS))
        while table.s.answers:
            table.play(table.offers[0])
        assert fingerprint(table.s) != before, f"{effect.word} changes nothing: rules/effects.py"


@lost
def test_a_penalty_takes_it(effect: DeclaredEffect) -> None:
    number = words.EFFECT_NUMBER[effect.word]
    for n in amounts(effect):
        table = rich_table()
        before = fingerprint(table.s)
        table.do(ag.task(ag.PENALTY, 0, number, 0, n + ag.BIAS))
        while table.s.answers:
            table.play(table.offers[0])
        assert fingerprint(table.s) != before, f"{effect.word} takes nothing: rules/effects.py"
        assert table.happened(e.PENALTY_PAID)


@given
def test_the_lookahead_knows_what_it_brings(effect: DeclaredEffect) -> None:
    """What a reward brings by itself may help to pay for the plot that gives it."""
    for number, what, n in numbers(effect):
        table = rich_table()
        s, p = table.s, table.me
        expected = land.means_after(s, ((number, what, n),), p.reais, p.influence)
        table.do(ag.task(ag.REWARD, 0, number, what, n + ag.BIAS))
        now = p.reais + s.t.worth[p.influence], s.t.treasury_reais[s.treasury]
        assert expected == now, f"{effect.word}: rules/foresight/land.py, means_after"


@given
def test_the_lookahead_knows_what_a_tile_with_it_brings(effect: DeclaredEffect) -> None:
    """The Cardinal may bring an instant tile that helps to pay."""
    for number, what, n in numbers(effect) if words.GIFTS in effect.stands else ():
        table = rich_table()
        before = influence.means(table.s, table.me)
        table.do(ag.task(ag.REWARD, 0, number, what, n + ag.BIAS))
        brought = influence.means(table.s, table.me) - before
        known = land.instant_means(((number, what, n),))
        assert known >= brought, f"{effect.word}: rules/foresight/land.py, instant_means"


@given
def test_the_steps_to_come_count_it_only_if_it_asks(effect: DeclaredEffect) -> None:
    for number, what, n in numbers(effect):
        table = rich_table()
        todo = ag.task(ag.REWARD, 0, number, what, n + ag.BIAS)
        table.s.agenda = [ag.task(ag.END_TURN, 0), todo, ag.task(ag.ASK_PILE, 0)]
        counted = bool(course.coming(table.s))
        table.do(todo)
        asks = bool(table.s.answers)
        assert counted == asks, f"{effect.word}: server/show/course.py, _BY_THEMSELVES"


@given
def test_it_is_told_at_length_and_shown_short(effect: DeclaredEffect) -> None:
    texts = {cards.effects_text((example,)) for example in examples(effect)}
    assert len(texts) == len(examples(effect))
    assert all(text.endswith(".") and "{" not in text for text in texts)
    short = {downtown.short_reward((example,)) for example in numbers(effect)}
    assert all(short) and len(short) >= len(effect.names or ("",))


@given
def test_events_name_it(effect: DeclaredEffect) -> None:
    for number, what, _ in numbers(effect):
        for kind in (e.EFFECT_FORFEITED, e.EFFECT_DECLINED):
            text = wording.event_text(tables(), (kind, 0, number, what, 0), SEATS)
            assert things.effect(number, what) in text


@lost
def test_a_penalty_is_told(effect: DeclaredEffect) -> None:
    number = words.EFFECT_NUMBER[effect.word]
    for n in amounts(effect):
        assert cards.penalty_text((Effect(effect.word, n, words.ANY),)).endswith(".")
        text = wording.event_text(tables(), (e.PENALTY_PAID, 0, number, n, 0), SEATS)
        assert things.loss(number, n) in text


@each_word
def test_its_rules_exist(effect: DeclaredEffect) -> None:
    unwritten = set(effect.rules) - set(rulebook.rules())
    assert not unwritten, f"write {unwritten} into text/en/rules.md"


@each_word
def test_a_position_holds_it(effect: DeclaredEffect) -> None:
    names = names_of(tables())
    kinds = [ag.REWARD] if effect.stands == (words.FIRST_TASKS,) else [ag.REWARD, ag.MUST]
    kinds = kinds if effect.word in words.EFFECTS else []
    if effect.word in words.PENALTIES:
        kinds.append(ag.PENALTY)
    for kind in kinds:
        for number, what, n in numbers(effect):
            packed = ag.task(kind, 1, number, what, n + ag.BIAS)
            doc = steps.to_words(names, SEATS, packed)
            assert steps.from_words(names, SEATS, doc, "agenda", with_tasks=True) == packed, doc


@each_word
def test_the_guide_for_editions_names_it(effect: DeclaredEffect) -> None:
    assert f"{effect.word} = " in GUIDE, "write it into docs/editions.md"
