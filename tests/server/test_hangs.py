"""A database that hangs, a disk that is full: the server says so in time, and ends in time."""

import signal
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Thread

import httpx
import pytest
from sqlalchemy import Engine, event, text
from websockets.exceptions import ConnectionClosed

from lisboa.server.faults import DatabaseAway
from lisboa.server.settings import Settings
from lisboa.server.store.archive import Archive
from lisboa.server.store.database import connect, is_postgres, migrate
from tests.server.conftest import NewDatabase
from tests.server.players import BOT, HUMAN, Site
from tests.server.running import PATIENCE, Process, in_thread
from tests.server.store.test_archive import new_game


@contextmanager
def hanging(settings: Settings) -> Iterator[None]:
    """Nobody gets at the games of this database."""
    engine = connect(settings)
    with closing(engine.connect()) as connection:
        if is_postgres(engine):
            connection.execute(text("LOCK TABLE games IN ACCESS EXCLUSIVE MODE"))
        else:
            connection.execute(text("SELECT 1"))  # our transactions take the lock for writing
        yield
    engine.dispose()


def test_health_answers_within_seconds_when_the_database_hangs(
    new_database: NewDatabase, data: Path
) -> None:
    settings = Settings(data=data, database=new_database())
    with in_thread(settings) as url, closing(Site(url)) as site:
        assert site.http.get("/api/health").status_code == 200
        with hanging(settings):
            answer = site.http.get("/api/health")
            assert answer.elapsed.total_seconds() < 8  # SQLite itself gives up after ten
            assert (answer.status_code, answer.json()["database_answers"]) == (503, False)
            assert answer.json()["status"] == "failing"
        until = time.monotonic() + PATIENCE
        while site.http.get("/api/health").status_code != 200:
            assert time.monotonic() < until


def test_health_says_when_the_disk_is_full(data: Path) -> None:
    with in_thread(Settings(data=data)) as url:
        assert httpx.get(f"{url}/api/health").json()["disk_full"] is False
    with in_thread(Settings(data=data, least_room=10**18)) as url:
        answer = httpx.get(f"{url}/api/health")
        assert (answer.status_code, answer.json()["disk_full"]) == (503, True)
        assert answer.json()["database_answers"]


def fill(engine: Engine) -> None:
    """As if there were no room for another row."""
    if is_postgres(engine):
        with engine.begin() as connection:
            connection.execute(text(NO_ROOM))
            connection.execute(text(ON_INSERT))
    else:
        engine.dispose()
        event.listen(engine, "connect", lambda made, _: made.execute("PRAGMA max_page_count = 1"))


NO_ROOM = """CREATE FUNCTION no_room() RETURNS trigger AS $$
BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END $$ LANGUAGE plpgsql"""
ON_INSERT = "CREATE TRIGGER no_room BEFORE INSERT ON games EXECUTE FUNCTION no_room()"


def test_whatever_is_refused_for_lack_of_room_is_known_for_a_while(
    new_database: NewDatabase, data: Path
) -> None:
    engine = connect(Settings(data=data, database=new_database()))
    migrate(engine)
    archive = Archive(engine, "us")
    new_game(archive)
    assert archive.has_room(0)
    fill(engine)
    with pytest.raises(DatabaseAway):
        for _ in range(1000):
            new_game(archive)
    assert not archive.has_room(0)
    archive.ping()  # it still answers
    engine.dispose()


def test_told_to_end_it_ends_within_its_time_also_if_the_database_hangs(
    postgres: NewDatabase, data: Path
) -> None:
    database = postgres()
    with Process(data, database, words=("--stop-within", "4")) as process:
        with closing(Site(process.url)) as site:
            sitting = site.new(HUMAN, {**BOT, "level": "minister"})
            with sitting.player(0) as player:
                player.state(0)
                workers = process.children
                assert workers
                with hanging(Settings(data=data, database=database)):
                    request = Thread(target=_in_vain, args=(site, sitting.game))
                    request.start()
                    assert process.stop(signal.SIGTERM) != 0  # it did not wait for the database
                    request.join(PATIENCE)
                with pytest.raises(ConnectionClosed) as told:
                    while True:
                        player.hear()
                assert told.value.rcvd is not None and told.value.rcvd.code == 1012  # come again
        until = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{worker}").exists() for worker in workers):
            assert time.monotonic() < until
            time.sleep(0.1)


def _in_vain(site: Site, game: str) -> None:
    """A request that waits for the database."""
    with suppress(httpx.TransportError):
        site.http.get(f"/api/games/{game[::-1]}", headers={"Authorization": "Bearer x"})
