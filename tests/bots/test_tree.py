"""The tree: who is expected to win, what is tried first, and whose good is sought."""

from random import Random

import pytest

from lisboa.bots import weights
from lisboa.bots.planner import METHOD
from lisboa.bots.tree import Branch, Node, Tree, chances, margin, search, shares
from lisboa.rules.machinery import engine
from lisboa.rules.machinery.state import State
from tests.game.play import after


def sampled(players: int, seed: int, answers: int) -> list[State]:
    """Some worlds that look alike to the seat that is asked, which has a choice."""
    game = after(players, seed, answers)
    while len(game.state.answers) == 1:
        game.play(game.state.answers[0])
    view, chance = game.view(engine.seat_to_move(game.state)), Random(1)
    return [view.sample_state(chance) for _ in range(6)]


def grown(worlds: list[State], descents: int) -> Tree:
    tree = Tree(worlds[0], weights.load("greedy", solo=False), METHOD)
    search(tree, worlds, descents)
    return tree


def test_a_margin_is_measured_against_the_best_rival() -> None:
    wigs = [50.0, 61.0, 58.0]
    assert [margin(wigs, seat) for seat in range(3)] == [-11.0, 3.0, -3.0]


def test_chances_add_up_and_follow_the_wigs() -> None:
    won = chances([80.0, 95.0, 95.0, 20.0], scale=15.0)
    assert sum(won) == pytest.approx(1)
    assert won[3] < won[0] < won[1] == won[2]


def test_promise_makes_the_prior() -> None:
    node = Node(0, 0)
    node.branches = {action: Branch(action, promise) for action, promise in ((7, 4.0), (8, 1.0))}
    first, second = shares(node, [7, 8], temperature=3.0)
    assert first + second == pytest.approx(1)
    assert first / second == pytest.approx(2.718, abs=0.001)
    assert shares(node, [8], temperature=3.0) == [1.0]


def test_every_descent_is_counted_once_at_the_root() -> None:
    worlds = sampled(3, 5, 40)
    root = grown(worlds, 20).root
    assert root.visits == 20
    assert sum(branch.visits for branch in root.branches.values()) == 20
    assert sorted(root.branches) == sorted(worlds[0].answers)
    assert all(branch.available == 20 for branch in root.branches.values())


def test_worlds_are_left_as_they_are() -> None:
    worlds = sampled(2, 6, 30)
    before = [s.hash() for s in worlds]
    grown(worlds, 8)
    assert [s.hash() for s in worlds] == before


def test_the_same_worlds_grow_the_same_tree() -> None:
    visits = [
        [branch.visits for branch in grown(sampled(4, 7, 60), 12).root.branches.values()]
        for _ in range(2)
    ]
    assert visits[0] == visits[1]


def test_later_turns_are_known_by_their_questions() -> None:
    """What others do afterwards is looked for too, for their own good."""
    worlds = sampled(2, 8, 40)
    tree = grown(worlds, 12)
    seats = {node.seat for node in tree.later[0].values()}
    assert tree.later[0]
    assert seats != {tree.root.seat}
