"""The planner: it looks some turns ahead in worlds that agree with what its seat knows."""

from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from lisboa.bots import weights
from lisboa.bots.protocol import Budget
from lisboa.bots.tree import Branch, Method, Node, Tree, play_forced, search, shares, sow
from lisboa.bots.weights import Tuned
from lisboa.game.positions import writing
from lisboa.game.view import View
from lisboa.rules.machinery import engine
from lisboa.rules.machinery.state import State

# A beam wider than greedy's, and about two more turns of one's own where two play.
METHOD: Final = Method(width=8, horizon=4, explore=0.2, temperature=3.0, scale=25.0)
# Alone the lead is often large, and what counts are the steps of a rank: none may vanish in it.
SOLO_METHOD: Final = Method(width=8, horizon=4, explore=0.2, temperature=3.0, scale=60.0)
ITERATIONS: Final = 1000  # if nobody says how long to think
WORLDS_AT_ONCE: Final = 8
DESCENTS_AT_ONCE: Final = 16  # between two looks at the clock


@dataclass(frozen=True)
class Judgement:
    """What the planner thinks of one answer."""

    action: int
    visits: int
    margin: float  # the wigs by which this seat is expected to be ahead of its best rival
    chance: float  # how likely it is to win, as far as wigs can tell
    prior: float  # the share of attention it got before the search


@dataclass(frozen=True)
class Explanation:
    """Why the planner answers as it does."""

    judgements: tuple[Judgement, ...]  # in the order of the legal answers
    line: tuple[tuple[int, int], ...]  # (seat, action): what it expects of this turn

    @property
    def best(self) -> Judgement:
        """The answer that was visited most often; the better one of two, the first of equals."""
        return max(self.judgements, key=lambda found: (found.visits, found.chance))


class Planner:
    """One seat of one game. With the same seed, views and iterations it answers the same."""

    def __init__(self, seed: int, tuned: Tuned | None = None, method: Method | None = None) -> None:
        self._seed = seed
        self._tuned = tuned or weights.shipped("greedy")
        self._method = method
        self._thoughts = 0
        self._tree: Tree | None = None
        self._world: State | None = None  # one that agrees with the view at the tree's root

    def __reduce__(self) -> str:
        # Compiled, a tree cannot be copied, and a copy without it would answer differently.
        raise TypeError("a planner goes on with its tree, so it can be neither copied nor pickled")

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        return self.explain(view, legal, budget).best.action

    def explain(self, view: View, legal: list[int], budget: Budget) -> Explanation:
        """Think, and tell what was found out about every answer."""
        end = None if budget.seconds is None else perf_counter() + budget.seconds
        self._thoughts += 1
        chance = Random(f"planner {self._seed} {self._thoughts}")
        world = view.sample_state(chance)
        tree = self._tree = self._kept(world) or self._new_tree(world)
        self._world = world
        sow(tree, world)
        self._think(tree, view, chance, budget.iterations, end)
        priors = shares(tree.root, legal, tree.method.temperature)
        judgements = [
            _judgement(tree.root.branches[action], prior)
            for action, prior in zip(legal, priors, strict=True)
        ]
        return Explanation(tuple(judgements), tuple(_line(tree, world)))

    def _new_tree(self, world: State) -> Tree:
        solo = world.agreement.solo
        method = self._method or (SOLO_METHOD if solo else METHOD)
        return Tree(world, self._tuned[solo], method)

    def _think(
        self, tree: Tree, view: View, chance: Random, left: int | None, end: float | None
    ) -> None:
        """Descend again and again, until the time is up or no iterations are left."""
        if left is None and end is None:
            left = ITERATIONS
        while left is None or left > 0:
            descents = DESCENTS_AT_ONCE if left is None else min(left, DESCENTS_AT_ONCE)
            worlds = [view.sample_state(chance) for _ in range(min(WORLDS_AT_ONCE, descents))]
            search(tree, worlds, descents)
            if left is not None:
                left -= descents
            if end is not None and perf_counter() >= end:
                return

    # ---- going on with the same tree ----

    def _kept(self, world: State) -> Tree | None:
        """The tree of the last question, if this one came up in it without anything turned up."""
        tree, before = self._tree, self._world
        if tree is None or before is None or before.turn != world.turn:
            return None
        seen = _seen(world)
        if _seen(before) == seen:
            return tree  # the same question once more
        for branch in tree.root.branches.values():
            for node in branch.next:
                if node.question == world.agenda[-1] and _seen_after(before, branch) == seen:
                    tree.root = node
                    return tree
        return None


def _seen(s: State) -> list[int]:
    """All that the seat that is asked knows."""
    return writing.masked(s, engine.seat_to_move(s)).numbers()


def _seen_after(before: State, branch: Branch) -> list[int]:
    """The same after one of its answers; nothing if that turned up something hidden."""
    after = before.clone()
    engine.apply(after, branch.action)
    play_forced(after)
    return _seen(after) if after.reveals == before.reveals and after.agenda else []


# ---- telling ----


def _judgement(branch: Branch, prior: float) -> Judgement:
    visits = max(1, branch.visits)
    return Judgement(
        branch.action, branch.visits, branch.margin / visits, branch.chance / visits, prior
    )


def _line(tree: Tree, world: State) -> list[tuple[int, int]]:
    """What was visited most, until the turn ends or something hidden is turned up."""
    s = world.clone()
    line: list[tuple[int, int]] = []
    node: Node | None = tree.root
    while node is not None:
        tried = [known for action in s.answers if (known := node.branches.get(action))]
        branch = max(tried, key=lambda known: (known.visits, known.chance), default=None)
        if branch is None or not branch.visits:
            break
        line.append((node.seat, branch.action))
        engine.apply(s, branch.action)
        while len(s.answers) == 1 and _goes_on(s, world):
            line.append((engine.seat_to_move(s), s.answers[0]))
            engine.apply(s, s.answers[0])
        if not _goes_on(s, world):
            break
        node = next((known for known in branch.next if known.question == s.agenda[-1]), None)
    return line


def _goes_on(s: State, world: State) -> bool:
    return bool(s.agenda) and s.turn == world.turn and s.reveals == world.reveals
