"""The ranks against Lacerda in words: they say what the rules say."""

from functools import cache
from random import Random

import pytest

import lisboa.edition
from lisboa.arena import simulation
from lisboa.game import Game, new_game
from lisboa.rules import ranks
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.state import State
from lisboa.rules.machinery.tables import Tables
from lisboa.text import ladder, look, player_boards


@cache
def played(servant_decrees: int) -> State:
    agreement = Agreement(solo=True, servant_decrees=servant_decrees)
    return simulation.play(Tables(lisboa.edition.load()), ("random",), 1, agreement).state


def ending(chance: Random, servant_decrees: int = 6) -> State:
    """A game that might have ended like this."""
    s = played(servant_decrees).clone()
    p, lacerda = s.players[0], s.players[w.LACERDA]
    p.wigs, lacerda.wigs = chance.choice([(50, 49), (50, 50), (90, 20)])
    p.decrees = list(range(chance.randint(3, 9)))
    p.reais, p.influence = chance.randint(0, 25), 0
    p.upper = [s.t.political + n if chance.random() < 0.6 else w.NONE for n in range(len(p.upper))]
    s.owner = [chance.choice([0, 0, 0, w.LACERDA]) for _ in s.owner]
    s.store = [chance.randrange(w.GOODS) for _ in s.store]
    p.houses, lacerda.houses = [chance.randint(3, 6)], [chance.randint(3, 6)]
    p.completed = [0, 1, 2, 3] if chance.random() < 0.7 else []
    return s


@pytest.mark.parametrize("servant_decrees", [4, 6])
def test_conditions_are_those_of_the_rules(servant_decrees: int) -> None:
    chance, reached = Random(1), set()
    for _ in range(600):
        s = ending(chance, servant_decrees)
        reached.add(ranks.rank(s))
        for rank in range(1, ranks.RANKS):
            met = all(condition.met for condition in ladder.conditions(s, rank))
            assert met == ranks.meets(s, rank)
    assert reached == set(range(ranks.RANKS))


def test_the_verdict_says_what_was_reached_and_what_is_missing() -> None:
    chance, seen = Random(2), set()
    for _ in range(600):
        s = ending(chance)
        told, rank = list(ladder.verdict(s, "Ana")), ranks.rank(s)
        assert told[1] == f"Rank of Ana: {ladder.rank_name(rank)}."
        assert any(line.startswith("Reached: ") for line in told) == (rank > ranks.JESTER)
        missing = [line for line in told if line.startswith("Missing for the next rank")]
        assert len(missing) == (rank < ranks.RIGHT_HAND)
        assert ("There is no higher rank." in told) == (rank == ranks.RIGHT_HAND)
        seen.add(told[0])
    assert "Ana is ahead of Lacerda: 90 wigs to 20." in seen
    assert any("level with 50 wigs" in line for line in seen)


def test_lacerda_may_be_ahead() -> None:
    s = played(6)
    assert next(ladder.verdict(s, "Ana")).startswith("Lacerda is ahead of Ana: ")


def later(own: int, theirs: int, free: int) -> State:
    """A game that goes on, with so many stores and plots."""
    s = played(6).clone()
    s.over = False
    s.players[0].houses, s.players[w.LACERDA].houses = [own], [theirs]
    open_plots = [i for i, row in enumerate(s.t.plot_row) if s.t.row_players[row] <= 2]
    s.owner = [w.LACERDA] * len(s.owner)
    for plot in open_plots[:free]:
        s.owner[plot] = w.NONE
    return s


@pytest.mark.rule("SOLO-RANK-03", "SOLO-RANK-04", "SOLO-RANK-06")
@pytest.mark.parametrize(
    ("own", "theirs", "free", "lost"),
    [
        (0, 0, 20, []),
        (2, 7, 9, []),  # eight can still be built
        (2, 8, 9, [ranks.RIGHT_HAND]),  # more than eight cannot
        (8, 8, 3, [ranks.RIGHT_HAND]),
        (3, 6, 3, [ranks.RIGHT_HAND]),  # there is no room for a seventh
        (3, 7, 3, [ranks.FAVOURITE, ranks.RIGHT_HAND]),
        (1, 1, 2, [ranks.SERVANT, ranks.FAVOURITE, ranks.RIGHT_HAND]),
    ],
)
def test_a_rank_is_out_of_reach_when_stores_cannot_be_caught_up(
    own: int, theirs: int, free: int, lost: list[int]
) -> None:
    s = later(own, theirs, free)
    assert [rank for rank in range(ranks.RANKS) if ladder.out_of_reach(s, rank)] == lost
    assert len(ladder.lost_ranks(s)) == len(lost)
    s.over = True
    assert not ladder.lost_ranks(s)  # then the verdict says what was missing


def test_it_says_why() -> None:
    (told,) = ladder.lost_ranks(later(2, 8, 9))
    assert told == (
        "Right hand of the Marquis (Lacerda has 8 stores, and more than 8 of your own are not "
        "possible)"
    )
    told_at_the_terminal = player_boards.belongings(
        look.look(Game.of_state(later(2, 8, 9), ["Ana", "Lacerda"]), 0), 0
    )
    assert ("ranks out of reach", told) in told_at_the_terminal


def test_what_is_out_of_reach_is_never_reached() -> None:
    """Over whole games: a rank that was given up is not the one at the end."""
    for seed in range(12):
        game, chance = new_game(1, seed), Random(seed)
        given_up: set[int] = set()
        while not game.over:
            game.play(chance.choice(game.legal))
            now = {rank for rank in range(ranks.RANKS) if ladder.out_of_reach(game.state, rank)}
            assert game.over or given_up <= now
            given_up |= now
        assert ranks.rank(game.state) not in given_up
