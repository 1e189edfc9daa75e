"""Processes: two on one PostgreSQL, and one that is killed while people play."""

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Thread

import pytest

from lisboa.cli import main
from lisboa.server.host import Host
from lisboa.server.http.metrics import Metrics
from lisboa.server.settings import Settings
from lisboa.server.store.claims import Claim, DatabaseTaken
from lisboa.server.store.database import connect
from tests.server.conftest import NewDatabase
from tests.server.players import BOT, HUMAN, Site, Sitting
from tests.server.running import Process, in_thread


@pytest.fixture(scope="module")
def two(
    postgres: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Process, Process]]:
    """They start at the same time on an empty database."""
    database, data = postgres(), tmp_path_factory.mktemp("data")
    started: list[Process] = []
    starts = [Thread(target=lambda: started.append(Process(data, database))) for _ in range(2)]
    for start in starts:
        start.start()
    for start in starts:
        start.join()
    with started[0], started[1]:
        yield started[0], started[1]


def test_two_processes_see_each_others_moves_at_once(two: tuple[Process, Process]) -> None:
    here, there = Site(two[0].url), Site(two[1].url)
    sitting = here.new()
    with sitting.player(0, 1) as one, sitting.player(0, 1, site=there) as other:
        chance = Random(3)
        for turn in range(20):
            mover, watcher = (one, other) if turn % 2 else (other, one)
            seat = mover.wait_for_question(0, 1)
            assert seat is not None
            action = chance.choice(mover.options(seat))["action"]
            drafted = mover.draft(seat, action)
            assert drafted["type"] == "done", drafted
            done = mover.ask("confirm", seat)
            assert done["sequence"] == turn + 1
            mover.hear_of(done["sequence"], seat)
            assert watcher.hear_of(done["sequence"], seat)["view"] == mover.known[seat]["view"]
    _rivals(sitting, here, there)
    assert sitting.ask("DELETE", "", sitting.host).status_code == 204
    sitting.site = there
    assert sitting.ask("GET", "", sitting.host).status_code == 404
    here.close()
    there.close()


def _rivals(sitting: Sitting, here: Site, there: Site) -> None:
    """Two answers at the same time, one through each process: one counts."""
    with sitting.player(0, 1) as one, sitting.player(0, 1, site=there) as other:
        seat = one.wait_for_question(0, 1)
        assert seat is not None
        other.state(seat)
        answers: list[str] = []
        action = one.options(seat)[0]["action"]

        def play(player: object) -> None:
            answers.append(player.draft(seat, action, confirm=True)["type"])  # type: ignore[attr-defined]  # a Player

        threads = [Thread(target=play, args=(player,)) for player in (one, other)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == ["done", "refused"]
        assert sitting.look()["actions"] == 21


def test_who_looks_through_one_process_sees_what_they_did_by_the_other(
    two: tuple[Process, Process],
) -> None:
    """At once: the notice may still be on the way."""
    here, there = Site(two[0].url), Site(two[1].url)
    for _ in range(20):
        sitting = here.new()
        sitting.site = there
        sitting.look()  # from now on both hold it
        sitting.site = here
        assert sitting.change("POST", "/end", sitting.host).status_code == 200
        sitting.site = there
        assert sitting.look()["table"]["status"] == "ended"
        sitting.site = here
        assert sitting.ask("DELETE", "", sitting.host).status_code == 204
        sitting.site = there
        assert sitting.ask("GET", "", sitting.host).status_code == 404
    here.close()
    there.close()


def test_one_process_moves_a_bot_and_the_other_takes_over(two: tuple[Process, Process]) -> None:
    here, there = Site(two[0].url), Site(two[1].url)
    sitting = here.new(HUMAN, BOT, BOT)
    with sitting.player(0) as player, sitting.player(0, site=there) as other:
        other.state(0)
        player.play(0, chance=Random(2), most=6)
        player.wait_for_question(0)
        sequence = player.state(0)["sequence"]
        assert other.hear_of(sequence, 0)["view"] == player.state(0)["view"]
    two[0].stop()
    sitting.site = there
    with sitting.player(0) as player:
        assert player.play(0, chance=Random(2), most=10) == 10
        actions = player.state(0)["actions"]
    assert sitting.look()["actions"] >= actions
    here.close()
    there.close()


def test_a_second_server_on_one_sqlite_file_says_so(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    serve = ["serve", "--data", str(data), "--port", "0"]
    file = str(data / "file")
    with Process(data) as first:
        site = Site(first.url)
        site.new()
        site.close()
        assert main(serve) == 2
        assert "A server uses this database already" in capsys.readouterr().err
        with pytest.raises(DatabaseTaken):
            Claim(connect(Settings(data=data)))
        assert main(["backup", file, "--data", str(data)]) == 0
        assert main(["restore", file, "--data", str(data), "--replace"]) == 2
        assert "Stop it first" in capsys.readouterr().err
        first.kill()
    assert main(["restore", file, "--data", str(data), "--replace"]) == 0
    with Process(data):  # nobody has to clean up after one that was killed
        assert main(serve) == 2


def test_a_postgresql_that_is_not_there_gets_its_own_sentence(
    postgres: NewDatabase, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = postgres().replace("/lisboa_", "/lisbon_", 1)
    assert main(["serve", "--data", str(data), "--database", wrong]) == 2
    assert "There is no such database" in capsys.readouterr().err


def test_a_postgresql_without_an_encoding_keeps_every_letter(
    postgres: NewDatabase, data: Path
) -> None:
    """As a cluster makes its databases that was set up without a locale."""
    plain = postgres("ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0")
    settings = Settings(data=data, database=plain)
    with in_thread(settings) as url, closing(Site(url)) as site:
        sitting = site.new({**HUMAN, "name": "Mañana 🎴"}, HUMAN)
    with in_thread(settings) as url, closing(Site(url)) as sitting.site:
        assert sitting.look()["table"]["seats"][0]["name"] == "Mañana 🎴"


def test_only_the_owner_may_read_what_a_server_writes(tmp_path: Path) -> None:
    data, before = tmp_path / "data", os.umask(0o022)
    try:
        for _ in range(2):
            with Process(data) as server, closing(Site(server.url)) as site:
                site.new()
                files = {file.name: file.stat().st_mode & 0o777 for file in data.iterdir()}
                assert {"lisboa.sqlite", "lisboa.sqlite-wal", "lisboa.sqlite.lock"} <= set(files)
                assert set(files.values()) == {0o600}
                assert data.stat().st_mode & 0o777 == 0o700
                server.stop()
            (data / "lisboa.sqlite").chmod(0o644)  # as an earlier program left it
    finally:
        os.umask(before)


def test_the_host_itself_takes_the_claim(data: Path) -> None:
    settings = Settings(data=data)
    with in_thread(settings), pytest.raises(DatabaseTaken):
        asyncio.run(Host(settings, Metrics()).start())
    with in_thread(settings):
        pass


def _kill_soon(process: Process, seconds: float) -> None:
    time.sleep(seconds)
    process.kill()
