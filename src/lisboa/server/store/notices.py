"""How processes on one PostgreSQL hear of each other's changes. SQLite has one process only."""

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sqlalchemy import Engine

from lisboa.server import logs
from lisboa.server.store.archive import CHANNEL

if TYPE_CHECKING:
    import psycopg

LISTEN_SECONDS: Final = 0.5  # until a listener that is to stop looks up
PAUSE: Final = 1.0  # before a lost connection is opened again

Heard = Callable[[str, int], None]  # a game and its new revision


class Notices:
    """A thread that listens; `heard` and `missed` are called from it."""

    def __init__(
        self, engine: Engine, process: str, heard: Heard, missed: Callable[[], None]
    ) -> None:
        self._address = engine.url.set(drivername="postgresql").render_as_string(
            hide_password=False
        )
        self._process = process
        self._heard = heard
        self._missed = missed
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="notices", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg

        while not self._stop.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._missed()  # whatever happened before we listened
                    self._listen(connection)
            except psycopg.Error as error:
                logs.note("notices-lost", logs.WARNING, error=type(error).__name__)
                self._stop.wait(PAUSE)

    def _listen(self, connection: "psycopg.Connection[tuple[object, ...]]") -> None:
        while not self._stop.is_set():
            for notice in connection.notifies(timeout=LISTEN_SECONDS):
                game, revision, process = notice.payload.split()
                if process != self._process:
                    self._heard(game, int(revision))
