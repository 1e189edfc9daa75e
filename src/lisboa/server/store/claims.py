"""One server on one SQLite file: two would not hear of each other. PostgreSQL tells its servers."""

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Engine

from lisboa.server.store.database import IN_MEMORY, is_postgres

BESIDE: Final = ".lock"  # what the name of the file with the lock ends in


class DatabaseTaken(Exception):
    """Another server uses this file."""


class Claim:
    """The right to serve a database, until it is closed or the process ends, however it ends.

    It is a lock of SQLite's own on an empty file beside the database: the same on every system,
    and whoever only reads or writes the database, as a back-up does, never meets it.
    """

    def __init__(self, engine: Engine) -> None:
        self._lock: sqlite3.Connection | None = None
        file = engine.url.database
        if is_postgres(engine) or file in IN_MEMORY:
            return
        lock = Path(f"{Path(str(file)).resolve()}{BESIDE}")
        with suppress(FileExistsError):  # to open one that is there would let go of its locks
            lock.touch(0o600, exist_ok=False)
        self._lock = sqlite3.connect(lock, timeout=0, check_same_thread=False)
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise DatabaseTaken from None

    def close(self) -> None:
        if self._lock is not None:
            self._lock.close()
