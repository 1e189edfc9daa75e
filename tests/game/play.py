"""Random games to look at from all sides."""

from collections.abc import Iterator
from random import Random

from lisboa.game import Action, Game, new_game

PLAYERS = (2, 3, 4)


def steps(game: Game, seed: int, most: int = 10_000) -> Iterator[Game]:
    """The game at every question, played on at random; the last one may be over."""
    chance = Random(seed)
    yield game
    for _ in range(most):
        if game.over:
            return
        game.play(chance.choice(game.legal))
        yield game


def random_game(players: int, seed: int) -> Iterator[Game]:
    return steps(new_game(players, seed), seed)


def after(players: int, seed: int, answers: int) -> Game:
    """A random game after so many answers."""
    game = new_game(players, seed)
    for _ in steps(game, seed, answers):
        pass
    return game


def finished(players: int, seed: int) -> Game:
    return after(players, seed, 10_000)


def first(game: Game, text: str) -> Action:
    """The first legal answer that begins with these words."""
    return next(action for action in game.legal if str(action).startswith(text))
