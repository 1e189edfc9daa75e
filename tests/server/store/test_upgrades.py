"""After an upgrade a log is replayed once and compared; what differs is frozen and readable."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import func, select, update

from lisboa.edition import restored
from lisboa.server.settings import Settings
from lisboa.server.store import schema as t
from lisboa.server.store.database import connect
from tests.server.conftest import NewDatabase
from tests.server.players import Site, Sitting
from tests.server.running import in_thread

PLAYED = 20


@pytest.fixture
def settings(new_database: NewDatabase, data: Path) -> Settings:
    return Settings(data=data, database=new_database(), snapshot_every=8)


@contextmanager
def served(settings: Settings, sitting: Sitting | None = None) -> Iterator[Site]:
    with in_thread(settings) as url:
        site = Site(url)
        if sitting is not None:
            sitting.site = site
        yield site
        site.close()


@pytest.fixture
def played(settings: Settings) -> Sitting:
    """A game that an earlier version left in the database."""
    with served(settings) as site:
        sitting = site.new()
        with sitting.player(0, 1) as player:
            player.play(0, 1, chance=Random(9), most=PLAYED)
    return sitting


def _alter(settings: Settings, **values: object) -> None:
    engine = connect(settings)
    with engine.begin() as connection:
        connection.execute(update(t.games).values(values))
    engine.dispose()


def _verified(settings: Settings) -> tuple[str, str]:
    engine = connect(settings)
    with engine.begin() as connection:
        row = connection.execute(select(t.games.c.verified, t.games.c.status)).one()
    engine.dispose()
    return row.verified, row.status


def test_a_log_that_agrees_is_verified_once_and_played_on(
    settings: Settings, played: Sitting
) -> None:
    now, _ = _verified(settings)
    _alter(settings, verified="0.0.1/2")
    with served(settings, played), played.player(0, 1) as player:
        assert player.play(0, 1, chance=Random(1), most=3) == 3
    assert _verified(settings) == (now, "playing")


def test_a_game_that_differs_is_frozen_readable_and_says_so(
    settings: Settings, played: Sitting
) -> None:
    engine = connect(settings)
    with engine.begin() as connection:
        wrong = update(t.entries).where(t.entries.c.sequence == 15).values(hash="0" * 16)
        connection.execute(wrong)
    engine.dispose()
    _alter(settings, verified="0.0.1/1")
    with served(settings, played):
        state = played.look(0)
        assert state["table"]["status"] == "frozen" and state["asked"] is None
        assert state["view"]["players"]["red"]["hand"]
        with played.player(0, 1) as player:
            refused = player.draft(0, "decline")
            assert refused["code"] == "frozen"
        assert played.change("POST", "/end", played.host).json()["code"] == "frozen"
        assert played.ask("GET", "/record", played.seats[0]).status_code == 200
    assert _verified(settings)[1] == "frozen"
    with served(settings, played):
        assert played.look(0)["table"]["status"] == "frozen"


def test_seats_from_before_colours_could_be_chosen_have_their_own(
    settings: Settings, played: Sitting
) -> None:
    engine = connect(settings)
    with engine.begin() as connection:
        for column in (t.games.c.setup, t.snapshots.c.document):
            document = json.loads(connection.execute(select(column)).scalar_one())
            for seat in document["seats"]:
                del seat["colour"]
            connection.execute(update(column.table).values({column.name: json.dumps(document)}))
    engine.dispose()
    with served(settings, played):
        seats = played.look()["table"]["seats"]
        assert [seat["colour"] for seat in seats] == [0, 1]


def test_a_game_is_loaded_from_its_snapshot(settings: Settings, played: Sitting) -> None:
    """Without the entries before it there is nothing else to load it from."""
    engine = connect(settings)
    with engine.begin() as connection:
        snapshot = connection.execute(select(func.max(t.snapshots.c.sequence))).scalar_one()
        assert snapshot == 16
        connection.execute(t.entries.delete().where(t.entries.c.sequence <= snapshot))
    engine.dispose()
    with served(settings, played), played.player(0, 1) as player:
        assert player.state(0)["sequence"] == PLAYED
        assert player.state(0)["events"]
        player.play(0, 1, chance=Random(2), most=2)


def test_a_snapshot_that_lies_is_not_believed(settings: Settings, played: Sitting) -> None:
    engine = connect(settings)
    with engine.begin() as connection:
        document = connection.execute(select(t.snapshots.c.document)).scalar_one()
        wrong = document.replace('"treasury":', '"treasure":', 1)
        connection.execute(update(t.snapshots).values(document=wrong))
    engine.dispose()
    with served(settings, played):
        assert played.look()["actions"] == PLAYED


def test_a_game_goes_on_with_the_edition_that_it_was_dealt_with(settings: Settings) -> None:
    """One that this version of the program no longer brings: its files are in the database."""
    with served(settings) as site:
        sitting = site.new()
    engine = connect(settings)
    with engine.begin() as connection:
        row = connection.execute(select(t.editions)).one()
        files = json.loads(row.files)
        files["decrees"] = files["decrees"].replace("each = 3", "each = 4", 1)
        old = restored(files).edition.fingerprint
        assert old != row.fingerprint
        kept = {"imprint": old, "fingerprint": old, "files": json.dumps(files)}
        connection.execute(t.editions.insert(), kept)
        deal = connection.execute(select(t.games.c.deal)).scalar_one()
        changed = {"edition": old, "deal": deal.replace(row.fingerprint, old)}
        connection.execute(update(t.games).values(changed))
    engine.dispose()
    with served(settings, sitting), sitting.player(0, 1) as player:
        assert player.state(0)["table"]["edition"] == old
        assert player.play(0, 1, chance=Random(1), most=4) == 4
        printed = sitting.site.http.get(f"/api/editions/{old}").json()
        assert printed["fingerprint"] == old and printed["decrees"][0]["score"]["each"] == 4
