"""What the database promises: one truth among rivals, one holder of a lease, and forgetting."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, select

from lisboa.edition import load, written
from lisboa.server.faults import Rival
from lisboa.server.play.entries import ACTION, OVER, PLAYING, Change, Entry, Request
from lisboa.server.play.foundations import deal_anew
from lisboa.server.settings import Settings
from lisboa.server.show.messages import NewGame, NewSeat
from lisboa.server.store.archive import DRAFTS_REMEMBERED, Archive
from lisboa.server.store.database import connect, migrate
from lisboa.server.store.schema import METADATA, requests
from tests.server.conftest import NewDatabase


@pytest.fixture
def engine(new_database: NewDatabase, tmp_path: Path) -> Iterator[Engine]:
    engine = connect(Settings(data=tmp_path, database=new_database()))
    migrate(engine)
    yield engine
    engine.dispose()


@pytest.fixture
def archive(engine: Engine) -> Archive:
    return Archive(engine, "here")


def new_game(archive: Archive, *, created: float = 0.0, status: str = PLAYING) -> str:
    table = deal_anew(NewGame(seats=[NewSeat(), NewSeat()]), load(), created).table
    change = Change(0, 0, status, bot_to_move=True)
    archive.create(table.foundation, written(), change)
    return table.foundation.id


def entry(sequence: int) -> Entry:
    return Entry(sequence, ACTION, 0, {"action": "stop"}, time.time(), "0" * 16)


def test_the_migrations_make_the_tables_that_the_program_uses(engine: Engine) -> None:
    migrate(engine)  # a second time does no harm
    with engine.connect() as connection:
        assert not compare_metadata(MigrationContext.configure(connection), METADATA)


def test_of_rivals_one_is_written_and_the_other_changes_nothing(archive: Archive) -> None:
    game = new_game(archive)
    assert archive.write(game, Change(0, 1, PLAYING, False, [entry(1)])) == 1
    with pytest.raises(Rival):
        archive.write(game, Change(0, 1, PLAYING, False, [entry(1)], drafts=["stop"]))
    stored = archive.load(game)
    assert stored is not None and stored.drafts == []
    assert [found.sequence for found in stored.entries] == [1]


def test_a_request_is_written_once(archive: Archive) -> None:
    game = new_game(archive)
    request = Request("the-request", "author", {"sequence": 1})
    archive.write(game, Change(0, 1, PLAYING, False, [entry(1)], request=request))
    with pytest.raises(Rival):
        archive.write(game, Change(1, 2, PLAYING, False, [entry(2)], request=request))
    assert archive.request(game, "the-request") == request
    assert archive.request(game, "another") is None
    stored = archive.load(game)
    assert stored is not None and stored.sequence == 1


def test_requests_do_not_grow_with_every_draft(engine: Engine, archive: Archive) -> None:
    game = new_game(archive)
    archive.write(game, Change(0, 1, PLAYING, False, [entry(1)], request=Request("move", "a", {})))
    for n in range(1, 500):
        drafted = Request(f"draft-{n}", "a", {"sequence": 1})
        archive.write(game, Change(n, 1, PLAYING, False, request=drafted))
    with engine.connect() as connection:
        there = set(connection.execute(select(requests.c.request)).scalars())
    assert there >= {"move", *(f"draft-{n}" for n in range(500 - DRAFTS_REMEMBERED, 500))}
    assert len(there) <= 1 + 2 * DRAFTS_REMEMBERED


def test_one_process_holds_the_lease_until_it_runs_out(engine: Engine, archive: Archive) -> None:
    game, there = new_game(archive), Archive(engine, "there")
    assert archive.lease(game, now=100, until=115)
    assert not there.lease(game, now=110, until=125)
    assert there.with_bot_to_move(110) == [] and archive.with_bot_to_move(110) == [game]
    assert archive.lease(game, now=110, until=125)
    assert there.with_bot_to_move(126) == [game]
    assert there.lease(game, now=126, until=140)
    assert not archive.lease(game, now=127, until=140)
    there.drop_leases()
    assert archive.lease(game, now=128, until=140)


def test_old_games_go_out_of_sight_and_come_back_as_they_were(archive: Archive) -> None:
    finished = [new_game(archive, created=when, status=OVER) for when in (10, 1000)]
    playing = [new_game(archive, created=when) for when in (11, 500)]
    archive.write(finished[0], Change(0, 1, OVER, False, [], drafts=["stop"]))
    assert archive.count() == (4, 1000)
    assert archive.expire(900, 400, now=2000, most=1) == [finished[0]]  # the oldest first
    assert archive.expire(900, 400, now=2001, most=9) == [playing[0]]
    assert archive.load(finished[0]) is None and archive.load(playing[0]) is None
    assert archive.load(finished[1]) is not None and archive.load(playing[1]) is not None
    assert playing[0] not in archive.with_bot_to_move(0)
    assert archive.to_keep(12, [finished[1]]) is None
    with pytest.raises(Rival):  # by somebody who has not heard of it
        archive.write(playing[0], Change(0, 1, PLAYING, False, [entry(1)]))
    assert archive.bring_back(900, 11) == 1
    stored = archive.load(playing[0])
    assert stored is not None and stored.sequence == 0
    assert archive.bring_back(10, 10) == 1
    stored = archive.load(finished[0])
    assert stored is not None and stored.drafts == ["stop"]


def test_what_was_out_of_sight_for_long_is_forgotten(archive: Archive) -> None:
    games = [new_game(archive, created=when) for when in (10, 11, 12)]
    archive.expire(0, 11, now=100, most=9)
    archive.expire(0, 12, now=200, most=9)
    assert archive.delete_expired(before=100, most=9) == 0
    assert archive.delete_expired(before=201, most=1) == 1
    assert archive.bring_back(0, 0) == 1
    assert [archive.load(game) is not None for game in games] == [False, True, True]
    archive.expire(0, 12, now=9e9, most=9)
    archive.expire(0, 0, now=300, most=9)  # the clock was wrong, and nothing waits for that time
    assert archive.delete_expired(before=301, most=9) == 1
