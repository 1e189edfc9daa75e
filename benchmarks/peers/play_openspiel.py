"""OpenSpiel, driven from Python: random play. Usage: play_openspiel GAME GAMES"""

import sys
from collections.abc import Iterator
from importlib.metadata import version
from random import Random
from time import perf_counter

import pyspiel

from benchmarks.peers.serving import Lap, each, repeated, serve

EVERY = 20  # so many decisions lie between those of the sample


def play(game: pyspiel.Game, seed: int) -> Iterator[tuple[pyspiel.State, int]]:
    """A random game, shown at every question with the number of its answers; chance asks none."""
    rng = Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(outcomes, weights)[0]
        else:
            actions = state.legal_actions()
            yield state, len(actions)
            action = actions[int(rng.random() * len(actions))]
        state.apply_action(action)


def way_on(state: pyspiel.State) -> list[int]:
    """Actions that lead to the next decision."""
    after, way = state.clone(), list[int]()
    while not way or after.is_chance_node():
        way.append(after.legal_actions()[0])
        after.apply_action(way[-1])
    return [] if after.is_terminal() else way


def gone(state: pyspiel.State, way: list[int]) -> pyspiel.State:
    """A position whose answers nobody has asked for: some games remember them."""
    after = state.clone()
    for action in way:
        after.apply_action(action)
    return after


def main() -> None:
    game, seeds = pyspiel.load_game(sys.argv[1]), range(1, int(sys.argv[2]) + 1)

    def once() -> Lap:
        began = perf_counter()
        decisions = sum(answers > 1 for seed in seeds for _, answers in play(game, seed))
        return perf_counter() - began, decisions

    shown = (state for seed in seeds for state, answers in play(game, seed) if answers > 1)
    sample = [state.clone() for number, state in enumerate(shown) if number % EVERY == 0]
    ways = [(state, way) for state in sample if (way := way_on(state))]
    _, decisions = once()
    questions = sum(1 for seed in seeds for _ in play(game, seed))
    serve(
        {
            "version": version("open_spiel"),
            "players": game.num_players(),
            "decisions_per_game": decisions / len(seeds),
            "questions_per_game": questions / len(seeds),
        },
        {
            "play": repeated("play", once),
            "clone": repeated("clone", each(sample, pyspiel.State.clone, pyspiel.State.clone)),
            "legal": repeated(
                "legal", each(ways, lambda pair: gone(*pair), pyspiel.State.legal_actions)
            ),
        },
    )


if __name__ == "__main__":
    main()
