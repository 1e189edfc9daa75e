"""A table, and many of them at once, without NumPy."""

from array import array
from random import Random

import pytest

from lisboa.envs.agreed import Agreed
from lisboa.envs.batch import Batch
from lisboa.envs.faults import EnvError
from lisboa.envs.observed import ObservedGame
from lisboa.envs.rewards import victory, wigs
from lisboa.game import GameError, IllegalAction, new_game
from lisboa.rules.machinery import numbers as w
from tests.game.play import finished

N = 3


def table(seed: int, players: int = 2) -> ObservedGame:
    out = Agreed.on(players, None, "victory", None).table()
    out.deal(seed)
    return out


def play_on(at: ObservedGame, chance: Random, most: int = 10_000) -> list[bytes]:
    """What the seat that was asked saw, at every question."""
    seen: list[bytes] = []
    while at.s.answers and len(seen) < most:
        seen.append(at.observe(at.asked))
        at.play(chance.choice(at.s.answers))
    return seen


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_table_is_the_game_of_its_deal(players: int) -> None:
    here, game = table(4, players), new_game(players, 4)
    assert here.s.hash() == game.state.hash()
    chance = Random(1)
    while here.s.answers:
        assert game.decision is not None
        assert here.asked == game.decision.seat
        assert [action for action, legal in enumerate(here.mask) if legal] == sorted(here.s.answers)
        action = chance.choice(here.s.answers)
        here.play(action)
        game.play(action)
    assert game.over
    assert here.asked == w.NONE
    assert not any(here.mask)
    assert here.s.hash() == game.state.hash()


def test_a_clone_goes_on_the_same_way() -> None:
    here = table(4)
    play_on(here, Random(1), 40)
    copy = here.clone()
    assert play_on(here, Random(2)) == play_on(copy, Random(2))


def test_an_illegal_answer_changes_nothing() -> None:
    here = table(4)
    before = here.s.hash()
    with pytest.raises(IllegalAction, match=r"\(.+\)$"):
        here.play(here.mask.index(0))
    with pytest.raises(GameError, match="no action"):
        here.play(10_000)
    assert here.s.hash() == before


# ---- many at once ----


class Arrays:
    """What NumPy would hold."""

    def __init__(self) -> None:
        agreed = Agreed.on(2, None, "victory", None)
        self.observation = bytearray(N * agreed.size)
        self.mask = bytearray(N * agreed.actions)
        self.seat, self.done = bytearray(N), bytearray(N)
        self.reward = array("f", [0.0] * (2 * N))
        self.batch = Batch(
            [agreed.table() for _ in range(N)],
            agreed.worth,
            memoryview(self.observation),
            memoryview(self.mask),
            memoryview(self.seat),
            memoryview(self.reward),
            memoryview(self.done),
        )

    def seen(self) -> list[bytes]:
        parts = (self.observation, self.mask, self.seat, self.reward, self.done)
        return [bytes(part) for part in parts]

    def step(self, chance: Random) -> None:
        self.batch.step([chance.choice(each.s.answers) for each in self.batch.tables])


def test_every_row_is_that_of_its_table() -> None:
    arrays, chance = Arrays(), Random(3)
    arrays.batch.deal(7, stride=N)
    single = [table(7 + number) for number in range(N)]
    deals, ended = [7, 8, 9], 0
    size = len(arrays.observation) // N
    while ended < 4:
        actions = [chance.choice(each.s.answers) for each in single]
        arrays.batch.step(actions)
        for number, here in enumerate(single):
            here.play(actions[number])
            worth = [0.0, 0.0] if here.s.answers else victory(here.s)
            assert arrays.reward[2 * number : 2 * number + 2].tolist() == worth
            assert arrays.done[number] == (not here.s.answers)
            if not here.s.answers:
                ended += 1
                deals[number] += N
                here.deal(deals[number])
            assert arrays.seat[number] == here.asked
            row = arrays.observation[number * size : (number + 1) * size]
            assert row == here.observe(here.asked)
            first = number * len(here.mask)
            assert arrays.mask[first : first + len(here.mask)] == here.mask


def test_one_illegal_answer_stops_all() -> None:
    arrays = Arrays()
    arrays.batch.deal(7, stride=N)
    before = arrays.seen()
    wrong = [each.s.answers[0] for each in arrays.batch.tables[:-1]]
    with pytest.raises(IllegalAction):
        arrays.batch.step([*wrong, arrays.batch.tables[-1].mask.index(0)])
    assert arrays.seen() == before


def test_a_copy_goes_on_the_same_way() -> None:
    arrays, other, chance = Arrays(), Arrays(), Random(3)
    arrays.batch.deal(7, stride=N)
    for _ in range(100):
        arrays.step(chance)
    other.batch.go_on(arrays.batch.standing())
    ways = Random(5), Random(5)
    for _ in range(400):  # over the ends of games
        arrays.step(ways[0])
        other.step(ways[1])
        assert arrays.seen() == other.seen()


# ---- rewards ----


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_add_up_to_zero(players: int) -> None:
    for seed in range(5):
        game = finished(players, seed)
        assert game.result is not None
        for worth in (victory(game.state), wigs(game.state)):
            assert sum(worth) == pytest.approx(0)
        best = victory(game.state)
        assert [seat for seat in range(players) if best[seat] > 0] == list(game.result.winners)
        ahead = wigs(game.state)
        totals = game.result.totals
        assert ahead[0] == pytest.approx((totals[0] - sum(totals[1:]) / (players - 1)) / 100)


def test_a_shared_victory_is_shared_out() -> None:
    s = finished(3, 1).state.clone()
    for p in s.players:
        p.wigs, p.sets, p.houses, p.completed, p.reais, p.influence = 50, 0, [0, 0, 0], [], 0, 0
    s.players[2].wigs = 10
    assert victory(s) == pytest.approx([0.25, 0.25, -0.5])


def test_wrong_agreements_get_a_sentence() -> None:
    with pytest.raises(GameError, match="1 to 4 players"):
        Agreed.on(5, None, "victory", None)
    with pytest.raises(EnvError, match="victory, wigs"):
        Agreed.on(2, None, "fame", None)
    with pytest.raises(GameError, match="no variant"):
        Agreed.on(2, {"dragons": True}, "victory", None)
