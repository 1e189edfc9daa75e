"""A wrong clock deletes nothing, and a right one not too much at once."""

import asyncio
import time
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import update

from lisboa.cli import main
from lisboa.server.expiring import expire
from lisboa.server.host import Host
from lisboa.server.http.metrics import Metrics
from lisboa.server.settings import DAY, HOUR, Settings
from lisboa.server.store.database import connect, migrate
from lisboa.server.store.schema import games
from tests.server.players import WAIT, Site
from tests.server.running import in_thread
from tests.server.store.test_archive import new_game

TODAY = 20_000 * DAY
OLD, NEW = TODAY - 400 * DAY, TODAY - HOUR
LONG = 24 * HOUR  # since the server was started


class Shop:
    """A host that is only asked what has expired, and games of known age."""

    def __init__(self, data: Path, **settings: float) -> None:
        self.host = Host(Settings(data=data, **settings), Metrics())  # type: ignore[arg-type]
        migrate(self.host.engine)
        self.old = [new_game(self.host.archive, created=OLD + n) for n in range(30)]
        self.new = [new_game(self.host.archive, created=NEW)]

    def after(self, now: float, running: float = LONG) -> int:
        """How many old games are there after a look at a clock."""
        asyncio.run(expire(self.host, now, running))
        assert all(self.host.archive.load(game) is not None for game in self.new)
        return sum(self.host.archive.load(game) is not None for game in self.old)


@pytest.fixture
def shop(data: Path) -> Shop:
    return Shop(data)


def test_nothing_expires_in_the_first_hours(shop: Shop) -> None:
    assert shop.after(TODAY, running=0.0) == 30
    assert shop.after(TODAY, running=6 * HOUR - 1) == 30
    assert shop.after(TODAY, running=6 * HOUR) < 30


def test_no_clock_is_believed_that_is_far_from_the_newest_change(shop: Shop) -> None:
    assert shop.after(TODAY + 2 * 365 * DAY) == 30
    assert shop.after(TODAY - 50 * DAY) == 30


def test_never_more_than_a_share_at_once(shop: Shop, tmp_path: Path) -> None:
    assert [shop.after(TODAY) for _ in range(3)] == [27, 24, 21]
    (tmp_path / "other").mkdir()
    assert Shop(tmp_path / "other", expire_share=0.001).after(TODAY) == 29


def test_what_expired_by_a_wrong_clock_is_back_as_soon_as_it_is_right(data: Path) -> None:
    shop = Shop(data, expire_share=1.0, longest_silence=9e9, keep_unfinished=500 * DAY)
    assert shop.after(TODAY + 120 * DAY) == 0
    assert shop.after(TODAY + 120 * DAY + 29 * DAY) == 0
    assert shop.after(TODAY, running=0.0) == 30


def test_what_nobody_brings_back_is_deleted_for_good(data: Path) -> None:
    shop = Shop(data, expire_share=1.0, longest_silence=9e9)
    assert shop.after(TODAY) == 0 and shop.host.archive.count()[0] == 31
    shop.after(TODAY + 29 * DAY)
    assert shop.host.archive.count()[0] == 31
    shop.after(TODAY + 31 * DAY)
    assert shop.host.archive.count()[0] == 1


def test_a_server_that_starts_brings_back_and_deletes_nothing(data: Path) -> None:
    settings = Settings(data=data)
    with in_thread(settings) as url, closing(Site(url)) as site:
        old, expired = site.new(), site.new()
    engine = connect(settings)
    with engine.begin() as connection:
        for sitting, values in ((old, {"changed": 10.0}), (expired, {"expired": 10.0})):
            connection.execute(update(games).where(games.c.id == sitting.game).values(values))
    engine.dispose()
    with in_thread(settings) as url, closing(Site(url)) as site:
        old.site = expired.site = site
        until = time.monotonic() + WAIT
        while expired.ask("GET", "", expired.spectator).status_code == 404:
            assert time.monotonic() < until
        assert old.look()["sequence"] == 0


def test_a_single_game_is_brought_back_and_stays(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shop = Shop(data, expire_share=1.0, longest_silence=9e9)
    now = time.time()
    asyncio.run(expire(shop.host, now, LONG))
    lost, other = shop.old[:2]
    assert shop.host.archive.load(lost) is None
    where = ["--data", str(data)]
    assert main(["revive", lost, *where]) == 0
    assert f"{lost} is back." in capsys.readouterr().out
    asyncio.run(expire(shop.host, now + HOUR, LONG))
    assert shop.host.archive.load(lost) is not None and shop.host.archive.load(other) is None
    assert main(["revive", lost, *where]) == 0
    assert "nothing to bring back" in capsys.readouterr().out
    assert main(["revive", "AAAAAAAAAAAA", *where]) == 1
    assert "there is no such game" in capsys.readouterr().err
    assert main(["revive", lost, "--data", str(data / "other")]) == 2
    assert "there is no such database" in capsys.readouterr().err
