"""What the evaluation promises: the truth at the end, and nothing hidden before."""

from random import Random

import pytest

from lisboa.bots import decree_worth, weights
from lisboa.bots.evaluation import Weights, estimate, promise, turns_to_come
from lisboa.game import Game
from lisboa.rules import decree_scores
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery.agreement import PLAIN, Agreement
from lisboa.rules.machinery.state import State
from tests.rules.games import questions

SOLO = Agreement(solo=True)
TABLES = ((2, PLAIN), (3, PLAIN), (4, PLAIN), (2, SOLO))


def some(players: int, seed: int, agreement: Agreement, every: int = 40) -> list[State]:
    """Now and then a position of a random game, and its last one."""
    last, out = None, []
    for n, s in enumerate(questions(players, seed, agreement)):
        last = s
        if n % every == 0:
            out.append(s.clone())
    assert last is not None
    return [*out, last]


def the_weights(agreement: Agreement) -> Weights:
    return weights.load("greedy", agreement.solo)


@pytest.mark.parametrize(("players", "agreement"), TABLES)
def test_in_the_end_it_is_the_result(players: int, agreement: Agreement) -> None:
    end = some(players, 3, agreement)[-1]
    assert end.over
    assert estimate(end, the_weights(agreement)) == [p.wigs for p in end.players]


@pytest.mark.parametrize(("players", "agreement"), TABLES)
def test_decrees_are_counted_as_the_rules_count_them(players: int, agreement: Agreement) -> None:
    for s in some(players, 4, agreement):
        c = decree_worth.census(s)
        for seat in range(len(s.players)):
            for decree, score in zip(decree_worth.of(s.t), s.t.decree_score, strict=True):
                assert decree_worth.count(s, seat, decree, c) == decree_scores.count(s, seat, score)


@pytest.mark.parametrize(("players", "agreement"), TABLES)
def test_only_what_is_open_counts(players: int, agreement: Agreement) -> None:
    """The same estimate for whoever looks, whatever the hidden hands and decks are."""
    names = ["Ana", "Lacerda"] if agreement.solo else ["Ana", "Ben", "Eva", "Rui"][:players]
    for s in some(players, 5, agreement)[:-1]:
        view = Game.of_state(s.clone(), names).view(0)
        for seed in range(2):
            dealt = view.sample_state(Random(seed))
            assert estimate(dealt, the_weights(agreement)) == estimate(s, the_weights(agreement))


def test_one_more_wig_is_one_more_wig() -> None:
    s, chosen = some(2, 6, PLAIN)[2], the_weights(PLAIN)
    before, rival, own = estimate(s, chosen), promise(s, 0, chosen), promise(s, 1, chosen)
    s.players[1].wigs += 1
    assert estimate(s, chosen) == [before[0], pytest.approx(before[1] + 1)]
    assert promise(s, 1, chosen) == pytest.approx(own + 1)
    assert promise(s, 0, chosen) < rival


def test_the_last_turns_are_counted() -> None:
    """From the last round on every seat knows how often it will be on turn."""
    seen = False
    for s in questions(3, 7):
        if s.turns_left > 0 and s.agenda:
            seen = True
            left = [round(turns) for turns in turns_to_come(s, the_weights(PLAIN))]
            begins = ag.kind_of(s.agenda[-1]) == ag.ASK_TURN
            assert sum(left) == s.turns_left - (0 if begins else 1)
    assert seen


def test_against_lacerda_a_rank_counts() -> None:
    """A decree is worth more to a player who needs it for a rank."""
    s = some(2, 8, SOLO)[3]
    solo = the_weights(SOLO)
    plain = weights.of_values({**weights.values_of(solo), "rank_decree": 0.0})
    decree = s.decree_display[0]
    gains = []
    for chosen in (solo, plain):
        before = promise(s, 0, chosen)
        after = s.clone()
        after.players[0].decrees = sorted([*after.players[0].decrees, decree])
        gains.append(promise(after, 0, chosen) - before)
    assert gains[0] > gains[1]
