"""Random play through the environments. The best of several windows counts, as in `lisboa bench`.

Only our own work is timed: the answers are drawn outside the clock. PettingZoo's benchmark times
its own drawing, too, for both games alike.
"""

import contextlib
import io
import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final

from benchmarks.page import tell
from lisboa.edition import load
from lisboa.envs.agreed import Agreed
from lisboa.envs.observed import ObservedGame
from lisboa.envs.vector import VectorEnv
from lisboa.rules.machinery import engine

GAMES: Final = (1, 16, 64, 256)
USUAL: Final = 64
PLAYERS: Final = (1, 2, 3, 4)
TURNS: Final = re.compile(r"([\d.]+) turns per second")


@dataclass(frozen=True)
class Effort:
    """How much is measured."""

    steps: int  # in a window, over all games together
    windows: int
    rounds: int  # of PettingZoo's benchmark, five seconds each


THOROUGH: Final = Effort(steps=40_000, windows=7, rounds=3)
QUICK: Final = Effort(steps=2_000, windows=2, rounds=1)


def observation_size() -> int:
    return Agreed.on(2, None, "victory", load()).size


def actions() -> int:
    return Agreed.on(2, None, "victory", load()).actions


def run(effort: Effort) -> dict[str, Any]:
    tables = [*((games, 2) for games in GAMES), *((USUAL, players) for players in PLAYERS)]
    vector = {each: Stepping(*each, effort.steps) for each in tables}
    parts = {name: Part(name, effort.steps) for name in PARTS}
    measures: list[tuple[Any, Callable[[], float]]] = [*vector.items(), *parts.items()]
    best: dict[Any, float] = {}
    for number in range(1, effort.windows + 1):
        tell(f"window {number} of {effort.windows}")
        for key, once in measures:
            best[key] = min(best.get(key, float("inf")), once())
    return {
        "vector": [
            {"games": games, "players": players, "seconds": best[games, players]}
            for games, players in vector
        ],
        "parts": {name: best[name] for name in parts},
        "zoo": zoo(effort.rounds),
    }


class Stepping:
    """Seconds of one step of the vectorised environment, its observation included."""

    def __init__(self, games: int, players: int, steps: int) -> None:
        self.env = VectorEnv(games, players)
        self.env.reset(seed=1)
        self.steps = max(1, steps // games)
        self.chance = Random(games)

    def __call__(self) -> float:
        env, spent = self.env, 0.0
        for _ in range(self.steps):
            answers = [self.chance.choice(answers) for answers in env.answers]
            began = perf_counter()
            env.step(answers)
            spent += perf_counter() - began
        return spent / self.steps / env.games


def _rules(table: ObservedGame, action: int) -> None:
    engine.apply(table.s, action)


def _observed(table: ObservedGame, action: int) -> None:
    table.advance(action)
    table.observe(max(table.asked, 0))  # nobody is asked at the end


# What a step consists of, one part more each time.
PARTS: Final[dict[str, Callable[[ObservedGame, int], object]]] = {
    "rules": _rules,
    "mask": ObservedGame.advance,
    "observation": _observed,
}


class Part:
    """Seconds of one answer at a single table, up to some part of the step."""

    def __init__(self, name: str, steps: int) -> None:
        self.do = PARTS[name]
        self.table = Agreed.on(2, None, "victory", load()).table()
        self.steps, self.deal, self.chance = steps, 0, Random(1)

    def __call__(self) -> float:
        spent, table = 0.0, self.table
        for _ in range(self.steps):
            if not table.s.answers:
                self.deal += 1
                table.deal(self.deal)
            action = self.chance.choice(table.s.answers)
            began = perf_counter()
            self.do(table, action)
            spent += perf_counter() - began
        return spent / self.steps


def zoo(rounds: int) -> dict[str, list[float]]:
    """Turns a second in PettingZoo's own benchmark, its chess and Lisboa taking turns."""
    from pettingzoo.classic import chess_v6
    from pettingzoo.test import performance_benchmark

    from lisboa.envs import zoo as ours

    found: dict[str, list[float]] = {"chess": [], "lisboa": []}
    for number in range(1, rounds + 1):
        for name, make in (("chess", chess_v6.env), ("lisboa", lambda: ours.env(2))):
            tell(f"PettingZoo's benchmark, round {number} of {rounds}: {name}")
            said = io.StringIO()
            with contextlib.redirect_stdout(said):
                performance_benchmark(make())
            match = TURNS.search(said.getvalue())
            assert match is not None, said.getvalue()
            found[name].append(float(match[1]))
    return found
