"""A full disk and a database that goes away: clear errors, nothing half done, and back again."""

import resource
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine, make_url, text

from lisboa.server.settings import Settings
from tests.server.conftest import NewDatabase
from tests.server.players import Json, Player, Site
from tests.server.running import PATIENCE, Process, in_thread


def until(answer: Callable[[], Json], good: Callable[[Json], bool]) -> Json:
    end = time.monotonic() + PATIENCE
    while not good(found := answer()):
        assert time.monotonic() < end, found
        time.sleep(0.05)
    return found


def any_answer(player: Player) -> Json:
    seat = player.wait_for_question(0, 1)
    assert seat is not None
    return player.draft(seat, player.options(seat)[0]["action"], confirm=True)


def test_postgresql_goes_away_and_comes_back(postgres: NewDatabase, data: Path) -> None:
    url = make_url(postgres())
    admin = create_engine(
        url.set(drivername="postgresql+psycopg", database="postgres"), isolation_level="AUTOCOMMIT"
    )

    def allow(connections: bool) -> None:
        with admin.connect() as connection:
            name = url.database
            connection.execute(text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {connections}"))
            if not connections:
                end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"
                connection.execute(text(end), {"name": name})

    settings = Settings(data=data, database=url.render_as_string(hide_password=False))
    with in_thread(settings) as address:
        site = Site(address)
        sitting = site.new()
        with sitting.player(0, 1) as player:
            player.play(0, 1, chance=Random(1), most=5)
            allow(False)
            refused = any_answer(player)
            assert (refused["type"], refused["code"]) == ("refused", "unavailable")
            assert site.http.get("/api/health").status_code == 503
            assert site.http.post("/api/games", json={"seats": [{}, {}]}).status_code == 503
            allow(True)
            until(lambda: any_answer(player), lambda answer: answer["type"] == "done")
            assert sitting.look()["actions"] == 6
            assert site.http.get("/api/health").status_code == 200
        site.close()
    admin.dispose()


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
def test_a_full_disk_is_said_and_nothing_is_lost(data: Path) -> None:
    with Process(data) as process:
        site = Site(process.url)
        sitting = site.new()
        with sitting.player(0, 1) as player:
            player.play(0, 1, chance=Random(1), most=5)
            process.limit_files(4096)
            refused = any_answer(player)
            assert (refused["type"], refused["code"]) == ("refused", "unavailable")
            assert sitting.look()["actions"] == 5
            process.limit_files(None)
            until(lambda: any_answer(player), lambda answer: answer["type"] == "done")
            assert sitting.look()["actions"] == 6
        site.close()
