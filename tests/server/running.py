"""A real server on a real socket, in a thread or as a process of its own."""

import os
import resource
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import httpx

from lisboa.server.http.app import create_app
from lisboa.server.serving import open_door, server_of
from lisboa.server.settings import Limits, Rate, Settings

PLENTY = Rate(1_000_000, 1_000_000.0)
UNLIMITED = Limits(
    requests=PLENTY,
    failures=PLENTY,
    games=PLENTY,
    thinking=PLENTY,
    thinking_of_game=PLENTY,
    connections=1_000_000,
    spectators=1_000_000,
    messages=PLENTY,
)
PATIENCE = 90.0  # a busy machine is no reason to fail


@contextmanager
def in_thread(settings: Settings, limits: Limits = UNLIMITED) -> Iterator[str]:
    """The address of a server that ends with the context."""
    door = open_door("127.0.0.1", 0)
    settings = replace(settings, limits=limits)
    server = server_of(create_app(settings), settings)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [door]}, daemon=True)
    thread.start()
    until = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive() and time.monotonic() < until, "the server does not start"
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{door.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server does not stop"


def _limit_open_files(count: int) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (count, hard))


class Process:
    """`lisboa serve`, to be ended in every way a process can end."""

    def __init__(
        self,
        data: Path,
        database: str = "",
        port: int = 0,
        editions: Sequence[Path] = (),
        words: Sequence[str] = (),
        files: int | None = None,
    ) -> None:
        words = ["serve", "--data", str(data), "--port", str(port), "--database", database, *words]
        words += [word for folder in editions for word in ("--edition", str(folder))]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "lisboa", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONWARNINGS": "default"},
            preexec_fn=None if files is None else partial(_limit_open_files, files),
        )
        assert self._process.stdout is not None
        self.said = self._process.stdout.readline()
        self.url = self.said.split()[2]
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                httpx.get(f"{self.url}/api/health")
                return
            except httpx.TransportError:
                assert self._process.poll() is None and time.monotonic() < until
                time.sleep(0.02)

    @property
    def pid(self) -> int:
        return self._process.pid

    def limit_files(self, size: int | None) -> None:
        """No file of this process may grow beyond this size."""
        soft = resource.RLIM_INFINITY if size is None else size
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (soft, resource.RLIM_INFINITY))

    def kill(self) -> None:
        """No time to say anything."""
        self._process.kill()
        self._done()

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """As an operator does, or the system."""
        self._process.send_signal(how)
        return self._done()

    @property
    def children(self) -> list[int]:
        """The processes that it has started."""
        pid = self._process.pid
        return [int(n) for n in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def _done(self) -> int:
        code = self._process.wait(PATIENCE)
        if self._process.stdout is not None:
            self._process.stdout.close()
        return code

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.kill()
