"""What environments are made of can be copied and pickled."""

import pickle
import sys
from collections.abc import Callable
from copy import copy, deepcopy
from random import Random

import pytest

from lisboa.bots.registry import find
from lisboa.bots.safeguard import Guarded
from lisboa.edition import load
from lisboa.envs.agreed import Agreed
from lisboa.envs.encoding import layout_of
from lisboa.envs.faults import EnvError
from lisboa.envs.observed import ObservedGame
from lisboa.game import new_game
from lisboa.rules.machinery.tables import tables_of
from tests.envs.test_observed import Arrays, play_on, table
from tests.game.travellers import own_edition

WAYS: dict[str, Callable[[ObservedGame], ObservedGame]] = {
    "pickle": lambda at: pickle.loads(pickle.dumps(at)),
    "copy": copy,
    "deepcopy": deepcopy,
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("players", [1, 3])
def test_a_copied_table_goes_on_the_same_way_by_itself(way: str, players: int) -> None:
    here = table(4, players)
    play_on(here, Random(1), 40)
    before = here.s.hash()
    other = WAYS[way](here)
    assert (other.asked, other.mask) == (here.asked, here.mask)
    assert other.layout is here.layout
    seen = play_on(other, Random(2))
    assert here.s.hash() == before
    assert play_on(here, Random(2)) == seen


def test_a_table_before_the_deal_can_be_copied() -> None:
    other = pickle.loads(pickle.dumps(Agreed.on(2, None, "victory", None).table()))
    other.deal(4)
    assert other.s.hash() == table(4).s.hash()


@pytest.mark.parametrize("rewards", ["victory", "wigs"])
def test_what_was_agreed_on_travels(rewards: str) -> None:
    agreed = Agreed.on(2, {"tokens": True}, rewards, own_edition())
    for again in (pickle.loads(pickle.dumps(agreed)), deepcopy(agreed)):
        assert again == agreed
        assert again.layout is agreed.layout
    assert layout_of(tables_of(load())) is not agreed.layout


def test_where_many_games_stand_travels() -> None:
    arrays, other, chance = Arrays(), Arrays(), Random(3)
    arrays.batch.deal(7, stride=5)
    for _ in range(100):
        arrays.step(chance)
    other.batch.go_on(pickle.loads(pickle.dumps(arrays.batch.standing())))
    ways = Random(5), Random(5)
    for _ in range(400):  # over the ends of games
        arrays.step(ways[0])
        other.step(ways[1])
        assert arrays.seen() == other.seen()


@pytest.mark.parametrize("bot", ["random", "greedy", "apprentice"])
@pytest.mark.parametrize("way", [deepcopy, lambda seat: pickle.loads(pickle.dumps(seat))])
def test_a_bot_at_its_seat_travels(bot: str, way: Callable[[Guarded], Guarded]) -> None:
    game, seat = new_game(2, 3), Guarded(find(bot), 1)
    for _ in range(12):
        assert game.decision is not None
        game.play(seat.answer(game.view(game.decision.seat), [a.id for a in game.legal]))
    other, same = way(seat), game.clone()
    for each, at in ((seat, game), (other, same)):
        for _ in range(20):
            assert at.decision is not None
            at.play(each.answer(at.view(at.decision.seat), [a.id for a in at.legal]))
    assert same.actions == game.actions


@pytest.mark.parametrize("way", [copy, deepcopy, pickle.dumps])
@pytest.mark.parametrize("bot", ["planner:5it", f"program:{sys.executable}"])
def test_planners_and_programs_say_at_once_that_they_cannot(
    bot: str, way: Callable[[object], object]
) -> None:
    made = find(bot).make(1)
    with pytest.raises(TypeError, match="neither copied nor pickled"):
        way(made)


def test_errors_say_the_same_where_they_arrive() -> None:
    error = EnvError("wrong-games", games=0)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.key) == (EnvError, str(error), "wrong-games")
