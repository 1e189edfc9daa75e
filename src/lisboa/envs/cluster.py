"""Many games at once on a Ray cluster: the vectorised environment, spread over workers."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any

from lisboa.edition import Edition
from lisboa.envs.faults import EnvError, IllegalInGame, extra
from lisboa.envs.vector import VectorEnv, check_actions, check_games
from lisboa.game import GameError
from lisboa.game.game import check_seed, whole

with extra("ray"):
    import ray

with extra("env"):
    import numpy as np


class ClusterEnv:
    """As `VectorEnv`, with `workers` of them on the cluster that Ray is connected to.

    The same seed and the same actions give the same arrays, whatever the number of workers. A
    learner that takes all steps itself spends its time on sending; where it can, it should rather
    play whole stretches on the workers: `ray.remote(VectorEnv)` is such a worker.
    """

    def __init__(
        self,
        workers: int,
        games: int,
        players: int = 2,
        *,
        variants: Mapping[str, object] | None = None,
        rewards: str = "victory",
        edition: Edition | None = None,
    ) -> None:
        games, number = check_games(games), whole(workers)
        if number is None or not 1 <= number <= games:
            raise EnvError("wrong-workers", workers=repr(workers), games=games)
        workers = number
        self.games = games
        self.players = players
        self._first = [games * number // workers for number in range(workers + 1)]
        agreed = {"variants": variants, "rewards": rewards, "edition": edition}
        remote = ray.remote(_Shard)
        self._workers = [
            remote.remote(self._first[number + 1] - self._first[number], players, **agreed)
            for number in range(workers)
        ]
        sizes = ray.get(self._workers[0].shapes.remote())
        self.arrays = [np.zeros((games, *shape), dtype) for shape, dtype in sizes]
        self.observation, self.mask, self.seat, self.reward, self.done = self.arrays

    def reset(self, seed: int = 0) -> None:
        """Game i plays the deals `seed + i`, `seed + i + games`, `seed + i + 2 * games`, …"""
        seed = check_seed(seed)
        self._gather(
            {
                number: worker.reset.remote(seed + self._first[number], self.games)
                for number, worker in enumerate(self._workers)
            }
        )

    def step(self, actions: Sequence[int]) -> None:
        """One answer in every game. If one of them is illegal, nothing happens in any."""
        numbers, workers = check_actions(actions, self.games), range(len(self._workers))
        for game, action in enumerate(numbers):
            if not 0 <= action < self.mask.shape[1] or not self.mask[game, action]:
                refusing = bisect_right(self._first, game) - 1  # it says why
                workers = range(refusing, refusing + 1)
                break
        self._gather(
            {
                number: self._workers[number].step.remote(
                    numbers[self._first[number] : self._first[number + 1]]
                )
                for number in workers
            }
        )

    def _gather(self, futures: Mapping[int, Any]) -> None:
        for number, future in futures.items():
            first = self._first[number]
            try:
                parts = ray.get(future)
            except ray.exceptions.RayTaskError as error:
                raise _of_all(error.cause, first) from None
            for mine, part in zip(self.arrays, parts, strict=True):
                mine[first : self._first[number + 1]] = part

    def __reduce__(self) -> str:
        """Neither pickled nor copied: the games are with the workers."""
        raise EnvError("no-cluster-copy")

    def close(self) -> None:
        """Let the workers go."""
        for worker in self._workers:
            ray.kill(worker)
        self._workers = []


def _of_all(fault: Exception, first: int) -> Exception:
    """What a worker says of one of its games, with the number that the game has among all."""
    if isinstance(fault, IllegalInGame):
        return IllegalInGame(fault.reason, fault.action, first + fault.game)
    if isinstance(fault, GameError) and "game" in fault.arguments:
        game = first + int(fault.told["game"])
        return GameError(fault.key, **{**fault.arguments, "game": game})
    return fault


class _Shard:
    """Some of the games; every call answers with all arrays."""

    def __init__(self, games: int, players: int, **agreed: Any) -> None:
        self._env = VectorEnv(games, players, **agreed)

    def shapes(self) -> list[tuple[tuple[int, ...], str]]:
        return [(array.shape[1:], array.dtype.name) for array in self._env.arrays]

    def reset(self, seed: int, stride: int) -> tuple[Any, ...]:
        self._env.reset(seed, stride)
        return self._env.arrays

    def step(self, actions: Sequence[int]) -> tuple[Any, ...]:
        self._env.step(actions)
        return self._env.arrays
