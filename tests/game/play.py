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


def varied(seed: int, players: int | None = None) -> Game:
    """A new game with a random combination of variants, alone or together."""
    chance = Random(seed)
    if players is None:
        players = chance.choice((1, *PLAYERS))
    switches = ("starting_decrees", "tokens", "queen", "discard_before_ships")
    variants: dict[str, object] = {name: chance.random() < 0.5 for name in switches}
    variants["draft"] = players > 1 and chance.random() < 0.6
    variants["tasks"] = chance.sample(range(players), chance.randrange(players + 1))
    variants["servant_decrees"] = chance.choice((4, 6))
    variants["blank_task_rewards"] = chance.choice(("above", "below"))
    variants["lacerda_pays"] = chance.choice(("what-it-can", "in-full"))
    return new_game(players, seed, variants=variants)


def first(game: Game, text: str) -> Action:
    """The first legal answer that begins with these words."""
    return next(action for action in game.legal if str(action).startswith(text))
