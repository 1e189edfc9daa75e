"""Every environment with the same hands: begin from a game, look, answer."""

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
import pyspiel

from lisboa.envs.openspiel import LisboaState
from lisboa.envs.single import SingleEnv
from lisboa.envs.vector import VectorEnv
from lisboa.envs.zoo import raw_env
from lisboa.game import Game

Seen = tuple[bytes, bytes]  # observation and mask


class Player(Protocol):
    """An environment that stands at a given game."""

    def look(self, seat: int) -> Seen | None:
        """What it shows to this seat, or None if it shows another one only."""
        ...

    def answer(self, action: int) -> None: ...


class Zoo:
    def __init__(self, game: Game, seat: int) -> None:
        self.env = raw_env(game.players)
        self.env.reset(options={"game": game})

    def look(self, seat: int) -> Seen:
        seen = self.env.observe(f"player_{seat}")
        return seen["observation"].tobytes(), seen["action_mask"].tobytes()

    def answer(self, action: int) -> None:
        self.env.step(action)


class Single:
    """The other seats are played by the test, too: it stands in for the bots."""

    def __init__(self, game: Game, seat: int) -> None:
        self.env = SingleEnv(["random"] * (game.players - 1), seat)
        self.env.reset(seed=0)
        self.seat = seat
        self.env.table.take(game.state.clone())
        self._note()

    def _note(self) -> None:
        self.env._open = self.env.table.asked == self.seat

    def look(self, seat: int) -> Seen | None:
        if seat != self.seat:
            return None
        seen = self.env._look()
        return seen["observation"].tobytes(), seen["action_mask"].tobytes()

    def answer(self, action: int) -> None:
        self.env.table.play(action)
        self._note()


class Spiel:
    def __init__(self, game: Game, seat: int) -> None:
        parameters = f"players={game.players}"
        self.state: Any = pyspiel.load_game(f"python_lisboa({parameters})").new_initial_state()
        assert isinstance(self.state, LisboaState)
        self.state.course.table.take(game.state.clone())

    def look(self, seat: int) -> Seen:
        tensor = np.array(self.state.observation_tensor(seat), np.float32)
        return tensor.tobytes(), bytes(self.state.legal_actions_mask(seat))

    def answer(self, action: int) -> None:
        self.state.course.table.play(action)


class Vector:
    """The second of two games; the first one is another's."""

    def __init__(self, game: Game, seat: int) -> None:
        self.env = VectorEnv(2, game.players)
        self.env.reset(seed=3)
        self.env.put(1, game)

    def look(self, seat: int) -> Seen | None:
        if self.env.seat[1] != seat or self.env.done[1]:
            return None
        return self.env.observation[1].tobytes(), self.env.mask[1].tobytes()

    def answer(self, action: int) -> None:
        other = int(np.flatnonzero(self.env.mask[0])[0])
        self.env.step([other, action])


EVERY: dict[str, Callable[[Game, int], Player]] = {
    "pettingzoo": Zoo,
    "gymnasium": Single,
    "openspiel": Spiel,
    "vector": Vector,
}
