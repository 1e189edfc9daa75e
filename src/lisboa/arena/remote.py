"""Work in pieces on a Ray cluster, with the same orderly end as `processes`.

The cluster is the one that RAY_ADDRESS names; without it Ray starts one on this machine. Every node
needs this package in the same version. Ray is an optional extra.
"""

import os
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeVar

from lisboa.arena.processes import MOST_JOBS, PATIENCE, WorkerLost, interruptible

AHEAD: Final = 2  # pieces that wait at each worker, so that it never does

Plan = TypeVar("Plan")
Piece = TypeVar("Piece")
Done = TypeVar("Done")


class NoRay(Exception):
    """The package is not installed, or there is no cluster where RAY_ADDRESS says."""

    def __init__(self, cause: str) -> None:
        super().__init__(cause)
        self.cause = cause


@contextmanager
def cluster() -> Generator[Any, None, None]:
    """Ray, connected; what was not connected before is let go in the end."""
    try:
        import ray
    except ModuleNotFoundError:
        raise NoRay("") from None
    ours = not ray.is_initialized()
    if ours:
        own: dict[str, Any] = {} if os.environ.get("RAY_ADDRESS") else {"include_dashboard": False}
        try:
            ray.init(log_to_driver=False, logging_level="ERROR", **own)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise NoRay(str(error).splitlines()[0]) from None
    try:
        yield ray
    finally:
        if ours:
            ray.shutdown()


def divide(
    make: Callable[[Plan], Callable[[Piece], Done]],
    plan: Plan,
    pieces: Sequence[Piece],
    jobs: int | None,
) -> Generator[Done, None, None]:
    """As `processes.divide`; None: as many workers as the cluster has cores."""
    if not pieces:
        return
    with interruptible() as interrupted, cluster() as ray:
        cores = int(ray.cluster_resources().get("CPU", 1))
        count = min(jobs or cores, len(pieces), MOST_JOBS)
        remote = ray.remote(num_cpus=1 if count <= cores else 0)(_Core)
        workers = [remote.remote(make, plan, str(Path.cwd())) for _ in range(count)]
        try:
            yield from _together(ray, workers, pieces, interrupted)
        finally:
            for worker in workers:
                ray.kill(worker)


def _together(
    ray: Any, workers: list[Any], pieces: Sequence[Piece], interrupted: Callable[[], bool]
) -> Generator[Any, None, None]:
    waiting, pending = iter(pieces), {}
    for worker in workers:
        for piece in islice(waiting, AHEAD):
            pending[worker.do.remote(piece)] = worker
    while pending:
        ready, _ = ray.wait(list(pending), timeout=PATIENCE)
        for future in ready:
            worker = pending.pop(future)
            if not interrupted():
                for piece in islice(waiting, 1):
                    pending[worker.do.remote(piece)] = worker
            yield _result(ray, future)


class _Core:
    """What one core of the cluster does."""

    def __init__(self, make: Callable[[Any], Callable[[Any], Any]], plan: Any, home: str) -> None:
        if Path(home).is_dir():  # bots of one's own are found from there
            os.chdir(home)
        self._do = make(plan)

    def do(self, piece: Any) -> Any:
        return self._do(piece)


def _result(ray: Any, future: Any) -> Any:
    try:
        return ray.get(future)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError:
        raise WorkerLost from None
