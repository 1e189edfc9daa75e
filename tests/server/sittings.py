"""Random games of all kinds, at every question, for those who look at what clients get."""

from collections.abc import Iterator
from random import Random
from typing import Final

from lisboa.game import Game, new_game
from tests.game.play import steps

KINDS: Final[dict[str, tuple[int, dict[str, object]]]] = {
    "solo": (1, {}),
    "solo with tasks and tokens": (1, {"tasks": True, "tokens": True}),
    "two with tokens and the Queen": (2, {"tokens": True, "queen": True}),
    "two with decrees": (2, {"starting_decrees": True}),
    "three": (3, {}),
    "three with a draft": (3, {"draft": True}),
    "four with tasks": (4, {"tasks": True}),
}


def sitting(kind: str, seed: int) -> Iterator[Game]:
    """One game, at every question of it."""
    players, variants = KINDS[kind]
    return (game for game in steps(new_game(players, seed, variants=variants), seed))


def asked_games(kind: str, seed: int) -> Iterator[tuple[Game, int]]:
    """The same with the seat that is asked, up to the end."""
    for game in sitting(kind, seed):
        if game.decision is not None:
            yield game, game.decision.seat


def twin(game: Game, seat: int | None, number: int) -> Game:
    """A game that differs in what this seat cannot know, and in nothing else."""
    return game.view(seat).sample(Random(number))
