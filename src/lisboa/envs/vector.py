"""Many games at once, stepped in compiled code into NumPy arrays that are made once."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from lisboa.edition import Edition
from lisboa.envs.agreed import Agreed, game_at
from lisboa.envs.batch import Batch, Standing
from lisboa.envs.faults import EnvError, IllegalInGame, extra
from lisboa.game import Game, GameError, IllegalAction
from lisboa.game.game import check_seed, whole

with extra("env"):
    import numpy as np


class VectorEnv:
    """So many games of the same kind; each begins anew by itself when it is over.

    After `reset` and every `step`, for each game i:

    - `observation[i]` is what the seat that is asked now may know (uint8, docs/envs.md),
    - `mask[i]` is 1 for each of its legal answers (int8, as in the other environments),
    - `seat[i]` is that seat (uint8),
    - `done[i]` says whether the last step ended a game (bool); all else is then of the next one,
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
        self._begin(check_games(games), Agreed.on(players, variants, rewards, edition))

    def _begin(self, games: int, agreed: Agreed) -> None:
        self.games = games
        self.players = agreed.players
        self.agreed = agreed
        self.observation = np.zeros((games, agreed.size), np.uint8)
        self.mask = np.zeros((games, agreed.actions), np.int8)
        self.seat = np.zeros(games, np.uint8)
        self.reward = np.zeros((games, agreed.players), np.float32)
        self.done = np.zeros(games, np.bool_)
        self._begun = False
        self._batch = Batch(
            [agreed.table() for _ in range(games)],
            agreed.worth,
            *map(_flat, self.arrays),
        )

    def __repr__(self) -> str:
        return f"<VectorEnv of {self.games} games for {self.players}>"

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
        numbers = check_actions(actions, self.games)
        try:
            self._batch.step(numbers)
        except IllegalAction as illegal:
            raise IllegalInGame(illegal.reason, illegal.action, self._batch.checked) from None
        except GameError:
            wrong = self._batch.checked
            action = str(numbers[wrong])
            raise GameError("unknown-action-of-many", game=wrong, action=action) from None

    @property
    def answers(self) -> list[list[int]]:
        """The legal answers in each game, by their numbers: what the mask says."""
        return [table.s.answers[:] for table in self._batch.tables]

    def put(self, number: int, game: Game) -> None:
        """Let one of the games go on from here; its deals to come stay those of `reset`."""
        if not self._begun:
            raise EnvError("not-begun")
        index = whole(number)
        if index is None or not 0 <= index < self.games:
            raise EnvError("no-such-game", game=repr(number), last=self.games - 1)
        s = game_at(game, self.agreed)
        if s.over:
            raise EnvError("game-over")
        self._batch.put(index, s)

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


def check_games(games: object) -> int:
    number = whole(games)
    if number is None or number < 1:
        raise EnvError("wrong-games", games=repr(games))
    return number


def check_actions(actions: object, games: int) -> list[int]:
    """One whole number for each game."""
    given: object = actions.tolist() if isinstance(actions, np.ndarray) else actions
    if type(given) is not list:
        if isinstance(given, str | bytes) or not isinstance(given, Sequence):
            raise EnvError("no-actions", given=repr(given)[:40])
        given = list(given)
    if len(given) != games:
        raise EnvError("wrong-actions", games=games, given=len(given))
    if {*map(type, given)} == {int}:  # nearly always, and this is quick
        return given
    numbers = []
    for game, action in enumerate(given):
        number = whole(action)
        if number is None:
            raise EnvError("wrong-action-of-many", game=game, action=repr(action)[:40])
        numbers.append(number)
    return numbers


def _flat(array: Any) -> Any:
    """All numbers of an array in a row, those of one byte as bytes."""
    row = array.reshape(-1)
    return memoryview(row.view(np.uint8) if row.itemsize == 1 else row)
