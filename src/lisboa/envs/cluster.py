"""Many games at once on a Ray cluster: the vectorised environment, spread over workers."""

from collections.abc import Mapping, Sequence
from typing import Any

from lisboa.edition import Edition
from lisboa.envs.faults import EnvError, extra
from lisboa.envs.vector import VectorEnv
from lisboa.game.game import check_seed

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
        if isinstance(workers, bool) or not isinstance(workers, int) or not 1 <= workers <= games:
            raise EnvError("wrong-workers", workers=str(workers), games=games)
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
            [
                worker.reset.remote(seed + first, self.games)
                for worker, first in zip(self._workers, self._first, strict=False)
            ]
        )

    def step(self, actions: Sequence[int]) -> None:
        """One answer in every game."""
        if len(actions) != self.games:
            raise EnvError("wrong-actions", games=self.games, given=len(actions))
        self._gather(
            [
                worker.step.remote(actions[self._first[number] : self._first[number + 1]])
                for number, worker in enumerate(self._workers)
            ]
        )

    def _gather(self, futures: list[Any]) -> None:
        for number, future in enumerate(futures):
            try:
                parts = ray.get(future)
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            for mine, part in zip(self.arrays, parts, strict=True):
                mine[self._first[number] : self._first[number + 1]] = part

    def __reduce__(self) -> str:
        """Neither pickled nor copied: the games are with the workers."""
        raise EnvError("no-cluster-copy")

    def close(self) -> None:
        """Let the workers go."""
        for worker in self._workers:
            ray.kill(worker)
        self._workers = []


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
