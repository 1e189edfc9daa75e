"""Back-up and restore: all games in one file that any of our databases can read.

The file is gzipped JSON lines: a header, one line `[table, row]` for each row, and an end with the
number of rows and a checksum. A back-up shows one moment, also while the server runs. It holds the
deals of games that are still played, so only its owner may read it.
"""

import gzip
import hashlib
import json
import os
import sqlite3
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, BinaryIO, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from lisboa import __version__
from lisboa.server.settings import Settings
from lisboa.server.store.claims import Claim, DatabaseTaken
from lisboa.server.store.database import MIGRATIONS, connect, is_postgres
from lisboa.server.store.schema import METADATA, games, leases, snapshots
from lisboa.text import say

FORMAT: Final = "lisboa-backup"
VERSION: Final = 1
LEFT_OUT: Final = (leases, snapshots)  # they are made anew
ROWS_AT_ONCE: Final = 1000
LONGEST_LINE: Final = 64_000_000  # characters; a row has some thousand
LOCK_SECONDS: Final = 10

Told = Callable[[int], None]  # how many rows are done


class BackupError(Exception):
    """What is wrong with a file or a database: a key of the catalogue `operations`."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        return say("operations", self.key, **self.arguments)


# ---- back-up ----


def back_up(engine: Engine, file: Path, told: Told = lambda n: None) -> dict[str, int]:
    """Write all games into a new file; how many rows of each table there are."""
    if file.exists():
        raise BackupError("file-exists", file=str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        with _one_moment(engine) as connection, _private(part) as out:
            rows = _write(connection, out, told)
        part.replace(file)
    except SQLAlchemyError as error:
        raise BackupError("database-error", error=type(error).__name__) from None
    finally:
        part.unlink(missing_ok=True)
    return rows


@contextmanager
def _one_moment(engine: Engine) -> Iterator[Connection]:
    """The database as it is now, whatever is written meanwhile; nobody has to wait."""
    if is_postgres(engine):
        quiet = engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        with quiet.begin() as connection:
            yield connection
        return
    path = Path(engine.url.database or "")
    if not path.is_file():
        raise BackupError("no-database", file=str(path))
    with TemporaryDirectory() as folder:
        copy = Path(folder, "copy.sqlite")
        _copy_sqlite(engine, copy)
        still = connect(Settings(data=Path(folder), database=f"sqlite:///{copy}"))
        try:
            with still.begin() as connection:
                yield connection
        finally:
            still.dispose()


def _copy_sqlite(engine: Engine, copy: Path) -> None:
    pooled = engine.raw_connection()
    to = sqlite3.connect(copy)
    try:
        source = pooled.driver_connection
        assert isinstance(source, sqlite3.Connection)
        source.backup(to)
    except sqlite3.Error as error:
        raise BackupError("database-error", error=type(error).__name__) from None
    finally:
        to.close()
        pooled.close()


@contextmanager
def _private(path: Path) -> Iterator[BinaryIO]:
    """A file that only its owner may read, safely on the disk at the end."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as out:
        yield out
        out.flush()
        os.fsync(out.fileno())


def _write(connection: Connection, out: BinaryIO, told: Told) -> dict[str, int]:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision != _scripts().get_current_head():
        raise BackupError("other-schema")
    sums, rows = hashlib.sha256(), Counter[str]()
    with gzip.GzipFile(fileobj=out, mode="wb", filename="", mtime=0) as packed:

        def write(line: object) -> None:
            data = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
            sums.update(data)
            packed.write(data)

        write(
            {
                "format": FORMAT,
                "version": VERSION,
                "program": __version__,
                "schema": revision,
                "created": datetime.now(UTC).isoformat(timespec="seconds"),
            }
        )
        for table in _kept_tables():
            found = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
            for row in found.mappings():
                write([table.name, dict(row)])
                rows[table.name] += 1
                told(rows.total())
        write({"end": dict(rows), "sha256": sums.hexdigest()})
    return dict(rows)


def _kept_tables() -> list[Table]:
    """In an order in which nothing refers to what comes later."""
    return [table for table in METADATA.sorted_tables if table not in LEFT_OUT]


# ---- restore ----


def restore(
    engine: Engine, file: Path, *, replace: bool = False, told: Told = lambda n: None
) -> dict[str, int]:
    """Read all games from a file; all of them, or on any error none.

    The tables are made as they were when the file was written, and then brought up to date as
    any database is that an older program wrote.
    """
    schema, rows = _checked(file)
    try:
        with ExitStack() as held:
            connection = held.enter_context(engine.begin())
            if replace:  # a server keeps games in memory
                held.enter_context(closing(Claim(engine)))
            if is_postgres(engine):
                connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_SECONDS}s'"))
            _make_room(connection, replace)
            _upgrade(connection, schema)
            _fill(connection, file, told)
            _upgrade(connection, "head")
    except DatabaseTaken:
        raise BackupError("server-runs") from None
    except SQLAlchemyError as error:
        raise BackupError("database-error", error=type(error).__name__) from None
    return rows


def _make_room(connection: Connection, replace: bool) -> None:
    if not replace and inspect(connection).has_table(games.name):
        there = connection.execute(select(func.count()).select_from(games)).scalar_one()
        if there:
            raise BackupError("has-games", n=there)
    METADATA.drop_all(connection)
    connection.execute(text("DROP TABLE IF EXISTS alembic_version"))


def _fill(connection: Connection, file: Path, told: Told) -> None:
    shape = MetaData()
    shape.reflect(connection)
    done, waiting = 0, _rows(file)
    while batch := list(islice(waiting, ROWS_AT_ONCE)):
        done += len(batch)
        while batch:  # rows of one table after the other
            name = batch[0][0]
            if name not in shape.tables:
                raise BackupError("damaged", file=str(file))
            alike = [row for table, row in batch if table == name]
            connection.execute(insert(shape.tables[name]), alike)
            batch = [(table, row) for table, row in batch if table != name]
        told(done)


def _rows(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Of a file that was checked: after its end nothing counts."""
    for _, line in islice(_lines(file), 1, None):
        if not isinstance(line, list):
            return
        yield line[0], line[1]


def _checked(file: Path) -> tuple[str, dict[str, int]]:
    """The schema of a sound file, and how many rows of each table it has."""
    sums, rows, schema = hashlib.sha256(), Counter[str](), ""
    for data, line in _lines(file):
        match line:
            case {"format": format_, "version": version, "schema": str(revision)} if not schema:
                if (format_, version) != (FORMAT, VERSION) or not _knows(revision):
                    raise BackupError("newer-file", file=str(file))
                schema = revision
            case [str(table), {}] if schema:
                rows[table] += 1
            case {"end": end, "sha256": checksum} if schema:
                if (end, checksum) != (dict(rows), sums.hexdigest()):
                    raise BackupError("damaged", file=str(file))
                return schema, dict(rows)
            case _:
                raise BackupError("damaged" if schema else "no-backup", file=str(file))
        sums.update(data)
    raise BackupError("cut-off" if schema else "no-backup", file=str(file))


def _lines(file: Path) -> Iterator[tuple[bytes, object]]:
    """Each line as bytes and as what it says; nothing after a fault."""
    first = True
    try:
        with gzip.open(file) as packed:
            while data := packed.readline(LONGEST_LINE):
                yield data, json.loads(data)
                first = False
    except gzip.BadGzipFile:
        raise BackupError("no-backup" if first else "damaged", file=str(file)) from None
    except EOFError:
        raise BackupError("cut-off", file=str(file)) from None
    except (ValueError, RecursionError, zlib.error):
        raise BackupError("no-backup" if first else "damaged", file=str(file)) from None


# ---- the schema ----


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _knows(revision: str) -> bool:
    return any(script.revision == revision for script in _scripts().walk_revisions())


def _upgrade(connection: Connection, revision: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
