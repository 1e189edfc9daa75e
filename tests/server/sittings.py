"""Random games of all kinds, at every question, for those who look at what clients get."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Final

from lisboa.game import Game, new_game
from lisboa.server.show.usual import usual
from lisboa.server.show.waiting import draws
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


def before_usual() -> tuple[Game, str]:
    """A game at a question of which one answer is followed by a question that almost everybody
    answers alike."""
    for seed in count(1):
        for game in steps(new_game(2, seed), seed):
            for action in game.legal if game.decision is not None else ():
                then = action.next
                if len(then) > 1 and usual(then[0].before, then) is not None:
                    return game, str(action)
    raise AssertionError("seeds do not end")


def before_follows() -> tuple[Game, str]:
    """A game at a question of which one answer ends a visit that others may follow, before the
    visitor draws; and this answer."""
    for seed in count(1):
        for game in steps(new_game(3, seed), seed):
            for action in game.legal if game.decision is not None else ():
                if action.final and len(draws(action)) > 1:
                    return game, str(action)
    raise AssertionError("seeds do not end")
