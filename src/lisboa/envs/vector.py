"""Many games at once, stepped in compiled code into NumPy arrays that are made once."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lisboa.edition import Edition
from lisboa.envs.agreed import Agreed, game_at
from lisboa.envs.batch import Batch, Standing
from lisboa.envs.faults import EnvError, extra
from lisboa.game import Game
from lisboa.game.game import check_seed

with extra("env"):
    import numpy as np


class VectorEnv:
    """So many games of the same kind; each begins anew by itself when it is over.

    After `reset` and every `step`, for each game i:

    - `observation[i]` is what the seat that is asked now may know (uint8, docs/envs.md),
    - `mask[i]` is 1 for each of its legal answers (uint8),
    - `seat[i]` is that seat (uint8),
    - `done[i]` is 1 if the last step ended a game (uint8); all else is then of the next one,
    - `reward[i]` is what that end was worth to each seat (float32), otherwise 0.

    The arrays are always the same objects and are overwritten by the next step.
    """

    def __init__(
        self,
        games: int,
        players: int = 2,
        *,
        variants: Mapping[str, object] | None = None,
        rewards: str = "victory",
        edition: Edition | None = None,
    ) -> None:
        if isinstance(games, bool) or not isinstance(games, int) or games < 1:
            raise EnvError("wrong-games", games=str(games))
        self._begin(games, Agreed.on(players, variants, rewards, edition))

    def _begin(self, games: int, agreed: Agreed) -> None:
        self.games = games
        self.players = agreed.players
        self.agreed = agreed
        self.observation = np.zeros((games, agreed.size), np.uint8)
        self.mask = np.zeros((games, agreed.actions), np.uint8)
        self.seat = np.zeros(games, np.uint8)
        self.reward = np.zeros((games, agreed.players), np.float32)
        self.done = np.zeros(games, np.uint8)
        self._begun = False
        self._batch = Batch(
            [agreed.table() for _ in range(games)],
            agreed.worth,
            *map(_flat, self.arrays),
        )

    @property
    def arrays(self) -> tuple[Any, ...]:
        """Observation, mask, seat, reward and done."""
        return self.observation, self.mask, self.seat, self.reward, self.done

    def reset(self, seed: int = 0, stride: int | None = None) -> None:
        """Game i plays the deals `seed + i`, `seed + i + stride`, `seed + i + 2 * stride`, …

        The stride is the number of games, unless these are a part of more.
        """
        self._batch.deal(check_seed(seed), self.games if stride is None else check_seed(stride))
        self._begun = True

    def step(self, actions: Sequence[int]) -> None:
        """One answer in every game. If one of them is illegal, nothing happens in any."""
        if not self._begun:
            raise EnvError("not-begun")
        numbers = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(numbers) != self.games:
            raise EnvError("wrong-actions", games=self.games, given=len(numbers))
        self._batch.step(numbers)

    @property
    def answers(self) -> list[list[int]]:
        """The legal answers in each game, by their numbers: what the mask says."""
        return [table.s.answers[:] for table in self._batch.tables]

    def put(self, number: int, game: Game) -> None:
        """Let one of the games go on from here; its deals to come stay those of `reset`."""
        if not self._begun:
            raise EnvError("not-begun")
        if game.over:
            raise EnvError("game-over")
        self._batch.put(number, game_at(game, self.agreed))

    def clone(self) -> "VectorEnv":
        """An independent copy, at the same point of the same games and of their deals to come."""
        return _going_on(self.games, self.agreed, self._standing(), self.arrays)

    def __reduce__(self) -> tuple[Callable[..., "VectorEnv"], tuple[object, ...]]:
        """For pickle and `copy`."""
        return _going_on, (self.games, self.agreed, self._standing(), self.arrays)

    def _standing(self) -> Standing | None:
        return self._batch.standing() if self._begun else None


def _going_on(
    games: int, agreed: Agreed, standing: Standing | None, arrays: tuple[Any, ...]
) -> VectorEnv:
    env = VectorEnv.__new__(VectorEnv)
    env._begin(games, agreed)
    if standing is not None:
        env._batch.go_on(standing)
        env._begun = True
    for mine, its in zip(env.arrays, arrays, strict=True):
        mine[:] = its
    return env


def _flat(array: Any) -> Any:
    return memoryview(array.reshape(-1))
