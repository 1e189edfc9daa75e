"""The database: SQLite beside the program or PostgreSQL by URL, always at the newest schema."""

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.pool import ConnectionPoolEntry

from lisboa.server.settings import Settings

MIGRATIONS: Final = Path(__file__).parent / "migrations"
NEWEST: Final = "head"
MIGRATION_LOCK: Final = 1755  # of PostgreSQL, so that two processes do not migrate at once
SQLITE_SAYS: Final = {
    sqlite3.SQLITE_CANTOPEN: "database-missing",
    sqlite3.SQLITE_NOTADB: "database-damaged",
    sqlite3.SQLITE_CORRUPT: "database-damaged",
}
PATIENCE: Final = 10  # seconds until a locked or unreachable database is an error


class UnknownDatabase(ValueError):
    """A URL that names no database we can use."""


class UnusableDatabase(Exception):
    """One that cannot be served, and why: a key of the catalogue `server`."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class NoWayBack(Exception):
    """A schema that holds what earlier ones cannot: its number."""


def connect(settings: Settings) -> Engine:
    """An engine; nothing is opened yet."""
    try:
        url = make_url(settings.database_url)
        if url.get_backend_name() == "sqlite":
            return _sqlite(url.render_as_string(hide_password=False))
        if url.get_backend_name() == "postgresql":
            return create_engine(
                url.set(drivername="postgresql+psycopg"),
                pool_size=settings.database_threads,
                hide_parameters=True,  # what fails may be told, with what never
                # Text is text, also in a database without an encoding (SQL_ASCII).
                connect_args={"connect_timeout": PATIENCE, "client_encoding": "utf8"},
            )
    except (ArgumentError, NoSuchModuleError, ImportError):
        pass
    raise UnknownDatabase


def _sqlite(url: str) -> Engine:
    engine = create_engine(
        url,
        hide_parameters=True,
        connect_args={"check_same_thread": False, "timeout": PATIENCE},
    )
    event.listen(engine, "do_connect", _make_private)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _make_private(
    dialect: object, record: object, words: list[str], options: dict[str, object]
) -> None:
    """Deals are secret: only the owner may read the file, and those that SQLite puts beside it,
    which are made as it is. A file that is there is not opened: to close it would let go of the
    locks that this process has on it."""
    file = Path(words[0])
    if words[0] != ":memory:" and not options.get("uri"):
        with suppress(OSError):  # what is wrong with it SQLite says itself
            file.touch(0o600, exist_ok=False)
        with suppress(OSError):  # of somebody else
            file.chmod(0o600)


def _prepare_sqlite(connection: sqlite3.Connection, entry: ConnectionPoolEntry) -> None:
    """Python's own idea of when a transaction begins is switched off: we say so ourselves."""
    connection.isolation_level = None
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def is_postgres(engine: Engine) -> bool:
    return engine.dialect.name == "postgresql"


def migrate(engine: Engine, to: str = NEWEST) -> None:
    """Bring the schema to the newest version, or back to an earlier one; two processes that start
    together do it once."""
    config = _config()
    with engine.begin() as connection:
        if is_postgres(engine):
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        for script in _left_behind(_revision(connection), to):
            if not hasattr(script.module, "downgrade"):
                raise NoWayBack(script.revision)
            command.downgrade(config, str(script.down_revision))
        command.upgrade(config, to)


def _left_behind(now: str | None, to: str) -> list[Script]:
    """What has to be taken back, the newest first. Their numbers are in order."""
    if now is None or to == NEWEST:
        return []
    return [script for script in _scripts() if to < script.revision <= now]


def check(engine: Engine) -> None:
    """Say why this database could not be served, before anybody relies on it."""
    revision = revision_of(engine)
    if revision is not None and revision not in revisions():
        raise UnusableDatabase("database-newer")


def revision_of(engine: Engine) -> str | None:
    """Of the schema of this database; None: it has no tables yet."""
    try:
        with engine.connect() as connection:
            return _revision(connection)
    except DBAPIError as error:
        raise UnusableDatabase(_why(error.orig)) from None


def revisions() -> list[str]:
    """All that this program knows, the newest first."""
    return [script.revision for script in _scripts()]


def _scripts() -> list[Script]:
    return list(ScriptDirectory.from_config(_config()).walk_revisions())


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _why(error: BaseException | None) -> str:
    if isinstance(error, sqlite3.Error):
        return SQLITE_SAYS.get(getattr(error, "sqlite_errorcode", 0), "database-away")
    # PostgreSQL tells those who are not in yet in words alone.
    return "database-missing" if "does not exist" in str(error) else "database-away"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
