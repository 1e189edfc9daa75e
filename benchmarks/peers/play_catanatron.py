"""catanatron: four random players. Usage: play_catanatron GAMES"""

import sys
from collections.abc import Iterator
from importlib.metadata import version
from time import perf_counter

from catanatron import Color, Game, RandomPlayer
from catanatron.models.actions import generate_playable_actions

from benchmarks.peers.serving import Lap, each, repeated, serve

MOST_TURNS = 1000  # as in Game.play
EVERY = 20  # so many decisions lie between those of the sample


def play(seed: int) -> Iterator[Game]:
    """A random game, shown at every question."""
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
        yield game
        game.play_tick()


def is_decision(game: Game) -> bool:
    return len(game.state.playable_actions) > 1


def main() -> None:
    seeds = range(1, int(sys.argv[1]) + 1)

    def once() -> Lap:
        began = perf_counter()
        decisions = sum(is_decision(game) for seed in seeds for game in play(seed))
        return perf_counter() - began, decisions

    shown = (game for seed in seeds for game in play(seed) if is_decision(game))
    sample = [game.copy() for number, game in enumerate(shown) if number % EVERY == 0]
    _, decisions = once()
    questions = sum(1 for seed in seeds for _ in play(seed))
    serve(
        {
            "version": version("catanatron"),
            "players": len(Color),
            "decisions_per_game": decisions / len(seeds),
            "questions_per_game": questions / len(seeds),
        },
        {
            "play": repeated("play", once),
            "clone": repeated("clone", each(sample, Game.copy, Game.copy)),
            "legal": repeated(
                "legal",
                each(sample, Game.copy, lambda game: generate_playable_actions(game.state)),
            ),
        },
    )


if __name__ == "__main__":
    main()
