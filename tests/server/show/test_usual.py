"""What nobody need be asked."""

import pytest

from lisboa.game import Game
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import numbers as w
from lisboa.server.show.questions import asked
from lisboa.server.show.usual import usual
from tests.rules.table import Table
from tests.server.sittings import KINDS, asked_games


def usual_at(table: Table) -> str | None:
    answer = usual(table.s, Game.of_state(table.s, ["red", "green", "violet"]).legal)
    return None if answer is None else str(answer)


@pytest.mark.parametrize("kind", KINDS)
def test_a_usual_answer_is_one_of_the_answers(kind: str) -> None:
    seen = set()
    for game, seat in asked_games(kind, 5):
        question = asked(game, seat)
        assert question is not None
        if question.usual is not None:
            assert question.usual in [option.action for option in question.options]
            seen.add(question.kind)
        assert question.usual is not None or len(question.options) > 1
    assert "ask-payment" in seen


@pytest.mark.rule("INF-11")
@pytest.mark.parametrize(("reais", "paid"), [(9, "convert 0"), (4, "convert 0"), (3, "convert 1")])
def test_coins_are_paid_first(reais: int, paid: str) -> None:
    table = Table()
    table.me.reais, table.me.influence = reais, 6
    table.do(ag.task(ag.ASK_PAYMENT, 0, 4))
    assert usual_at(table) == paid and len(table.offers) > 1


@pytest.mark.rule("G-17")
@pytest.mark.parametrize(
    ("word", "what", "answer"),
    [
        (w.GIVE_RUBBLE, 0, "accept"),
        (w.GIVE_OFFICIAL, 0, "accept"),
        (w.GIVE_STATE, w.PLAN, "accept"),
        (w.GIVE_STATE, w.SHIP, None),  # it costs goods
        (w.GIVE_STATE, w.PRODUCE, None),  # prices may fall
        (w.GIVE_CARDINAL, 0, None),  # the church may be called
    ],
)
def test_a_reward_that_only_gains_is_taken(word: int, what: int, answer: str | None) -> None:
    table = Table()
    table.cubes("pile", brown=1, red=1)
    table.store("a1", "cloth")
    table.goods(gold=1, books=1, tools=1)
    table.do(ag.task(ag.REWARD, 0, word, what, 1 + ag.BIAS))
    assert table.offers == ["accept", "decline"]
    assert usual_at(table) == answer


@pytest.mark.rule("G-84")
def test_cubes_of_one_colour_are_alike() -> None:
    table = Table()
    table.cubes("A", red=1)
    table.cubes("1", red=2)
    table.do(ag.task(ag.TAKE_CUBE, 0, table.t.plot_name.index("plot-a1")))
    assert table.offers == ["cube row red", "cube column red"]
    assert usual_at(table) == "cube row red"
    table.cubes("1", red=1, blue=1)
    table.do(ag.task(ag.TAKE_CUBE, 0, table.t.plot_name.index("plot-a1")))
    assert usual_at(table) is None


def test_whoever_wants_to_be_asked_is_asked() -> None:
    table = Table()
    table.me.reais, table.me.influence = 9, 6
    table.do(ag.task(ag.ASK_PAYMENT, 0, 4))
    legal = Game.of_state(table.s, ["red", "green", "violet"]).legal
    assert str(usual(table.s, legal, ["payment"])) == "convert 0"
    assert usual(table.s, legal, ["only", "reward", "cube"]) is None
    assert usual(table.s, legal[:1], ["only"]) == legal[0]
    assert usual(table.s, legal[:1], ["payment"]) is None


@pytest.mark.rule("G-137", "HOUSE-05")
def test_what_people_judge_differently_is_asked() -> None:
    table = Table()
    table.me.influence = 5
    table.do(ag.task(ag.ASK_PENALTY, 0, 3))
    assert usual_at(table) is None
    table.houses(left=2)
    table.me.reais = 5
    table.do(ag.task(ag.ASK_VISIT_REAIS, 0, 3))
    assert usual_at(table) is None
