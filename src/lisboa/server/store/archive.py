"""Everything that is said to the database."""

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Executable,
    Row,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from lisboa.edition import WrittenEdition
from lisboa.rules import RULES_VERSION
from lisboa.server.faults import DatabaseAway, Rival
from lisboa.server.play.entries import (
    ENDED,
    FROZEN,
    OVER,
    PLAYING,
    PROGRAM,
    Change,
    Entry,
    Foundation,
    Request,
    Snapshot,
    Stored,
)
from lisboa.server.store import schema as t
from lisboa.server.store.database import is_postgres

CHANNEL: Final = "lisboa"  # on which PostgreSQL tells other processes what changed
DRAFTS_REMEMBERED: Final = (
    64  # the latest requests of a game that only drafted; up to twice as many
)
GONE: Final = -1  # the revision of a game that was deleted

# What is said for every move is put together once. The revision decides between rivals.
_AS_SEEN: Final = (t.games.c.id == bindparam("game"), t.games.c.revision == bindparam("seen"))
_DRAFTED: Final = update(t.games).where(*_AS_SEEN).values(revision=t.games.c.revision + 1)
_MOVED: Final = _DRAFTED.values(
    sequence=bindparam("last"),
    status=bindparam("now"),
    bot_to_move=bindparam("bot"),
    changed=bindparam("at"),
)
_IN_SIGHT: Final = t.games.c.expired.is_(None)
_ADD_ENTRIES: Final = insert(t.entries)
_ADD_REQUEST: Final = insert(t.requests)
_NOTIFIED: Final = func.pg_notify(CHANNEL, bindparam("said"))


class Archive:
    """Calls block: the host makes them from threads. What fails has changed nothing."""

    def __init__(self, engine: Engine, process: str) -> None:
        self._engine = engine
        self._process = process  # our name among the processes on this database
        self._insert: Any = postgres_insert if is_postgres(engine) else sqlite_insert
        self._moved: Executable = _MOVED
        self._drafted: Executable = _DRAFTED
        if is_postgres(engine):  # in the same transaction: it is heard if and when it is there
            self._moved, self._drafted = _MOVED.returning(_NOTIFIED), _DRAFTED.returning(_NOTIFIED)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Rival from error
        except SQLAlchemyError as error:
            raise DatabaseAway(type(error).__name__) from error

    def ping(self) -> None:
        with self._transaction() as connection:
            connection.execute(text("SELECT 1"))

    # ---- games ----

    def create(self, game: Foundation, edition: WrittenEdition, change: Change) -> None:
        """A new game, its edition and its first entries, if it begins with some."""
        kept = self._insert(t.editions).on_conflict_do_nothing()
        with self._transaction() as connection:
            connection.execute(kept, _row_of(edition))
            connection.execute(
                insert(t.games),
                {
                    **vars(game),
                    "setup": _json(game.setup),
                    "changed": game.created,
                    "sequence": change.sequence,
                    "revision": 0,
                    "verified": PROGRAM,
                    "status": change.status,
                    "bot_to_move": change.bot_to_move,
                },
            )
            _append(connection, game.id, change.entries)
            if change.request is not None:
                _note(connection, game.id, change.request)

    def revision(self, game: str) -> int:
        """Of a game, now; of one that is gone or out of sight: `GONE`."""
        asked = select(t.games.c.revision).where(t.games.c.id == game, _IN_SIGHT)
        with self._transaction() as connection:
            found = connection.execute(asked).scalar_one_or_none()
        return GONE if found is None else found

    def load(self, game: str, after: int | None = None) -> Stored | None:
        """A game from its snapshot on, or what came after an entry (0: all of it)."""
        with self._transaction() as connection:
            row = connection.execute(select(t.games).where(t.games.c.id == game, _IN_SIGHT)).first()
            if row is None:
                return None
            usable = after is None and (row.verified, row.rules) == (PROGRAM, RULES_VERSION)
            ours = t.snapshots.c.verified == PROGRAM
            snapshot = self._snapshot(connection, game, ours) if usable else None
            if after is None:
                after = snapshot.sequence if snapshot else 0
            return Stored(
                foundation=Foundation(
                    id=row.id,
                    edition=row.edition,
                    rules=row.rules,
                    seed=row.seed,
                    deal=row.deal,
                    setup=json.loads(row.setup),
                    created=row.created,
                ),
                sequence=row.sequence,
                revision=row.revision,
                status=row.status,
                verified=row.verified,
                changed=row.changed,
                bot_to_move=row.bot_to_move,
                entries=_entries(connection, game, after),
                drafts=_drafts(connection, game),
                snapshot=snapshot,
            )

    def edition_files(self, imprint: str) -> dict[str, str] | None:
        query = select(t.editions.c.files).where(t.editions.c.imprint == imprint)
        with self._transaction() as connection:
            text = connection.execute(query).scalar_one_or_none()
            return None if text is None else json.loads(text)

    def editions_alike(self, fingerprint: str) -> list[dict[str, str]]:
        """The files of all editions that play the same game."""
        query = select(t.editions.c.files).where(t.editions.c.fingerprint == fingerprint)
        with self._transaction() as connection:
            return [json.loads(text) for text in connection.execute(query).scalars()]

    def write(self, game: str, change: Change) -> int:
        """Make a change durable; the new revision. Rival if the game is not as it was seen."""
        with self._transaction() as connection:
            values: dict[str, Any] = {"game": game, "seen": change.revision}
            values["said"] = self._said(game, change.revision + 1)
            if change.entries:
                values |= {
                    "last": change.sequence,
                    "now": change.status,
                    "bot": change.bot_to_move,
                    "at": change.entries[-1].at,
                }
            statement = self._moved if change.entries else self._drafted
            if connection.execute(statement, values).rowcount != 1:
                raise Rival
            _append(connection, game, change.entries)
            _redraft(connection, game, change)
            if change.request is not None:
                drafted = None if change.entries else change.revision + 1
                _note(connection, game, change.request, drafted)
            if (change.revision + 1) % DRAFTS_REMEMBERED == 0:
                before = change.revision + 1 - DRAFTS_REMEMBERED
                c = t.requests.c
                forgotten = delete(t.requests).where(c.game == game, c.drafted <= before)
                connection.execute(forgotten)
        return change.revision + 1

    def request(self, game: str, request: str) -> Request | None:
        """What came of an earlier request."""
        c = t.requests.c
        query = select(c.author, c.outcome).where(c.game == game, c.request == request)
        with self._transaction() as connection:
            row = connection.execute(query).first()
        return None if row is None else Request(request, row.author, json.loads(row.outcome))

    def delete(self, game: str) -> None:
        with self._transaction() as connection:
            connection.execute(delete(t.games).where(t.games.c.id == game))
            self._tell(connection, game, GONE)

    # ---- games that are too old ----

    def count(self) -> tuple[int, float]:
        """How many games there are, and when the newest change was."""
        query = select(func.count(), func.max(t.games.c.changed))
        with self._transaction() as connection:
            number, newest = connection.execute(query).one()
        return number, newest or 0.0

    def expire(
        self, finished_before: float, unfinished_before: float, now: float, most: int
    ) -> list[str]:
        """Put games out of sight that nobody has touched for long, the oldest first; which ones."""
        c = t.games.c
        old = (c.expired.is_(None), _too_old(finished_before, unfinished_before))
        with self._transaction() as connection:
            oldest = select(c.id).where(*old).order_by(c.changed).limit(most)
            games = list(connection.execute(oldest).scalars())
            gone = update(t.games).where(c.id.in_(games), *old)
            # A revision more: nobody who has such a game in mind can write to it.
            connection.execute(gone.values(expired=now, revision=c.revision + 1))
            connection.execute(update(t.games).where(c.expired > now).values(expired=now))
            for game in games:
                self._tell(connection, game, GONE)
        return games

    def bring_back(self, finished_before: float, unfinished_before: float) -> int:
        """Show games again that are not too old after all; how many."""
        old = _too_old(finished_before, unfinished_before)
        back = update(t.games).where(t.games.c.expired.is_not(None), ~old).values(expired=None)
        with self._transaction() as connection:
            return connection.execute(back).rowcount

    def delete_expired(self, before: float, most: int) -> int:
        """Forget games that have been out of sight since then; how many."""
        c = t.games.c
        with self._transaction() as connection:
            first = select(c.id).where(c.expired < before).order_by(c.expired).limit(most)
            games = list(connection.execute(first).scalars())
            gone = delete(t.games).where(c.id.in_(games), c.expired < before)
            return connection.execute(gone).rowcount

    # ---- upgrades and snapshots ----

    def set_verified(self, game: str, revision: int, status: str) -> None:
        """This program agrees with the log of a game, or freezes it."""
        seen = (t.games.c.id == game, t.games.c.revision == revision)
        values: dict[str, Any] = {"verified": PROGRAM, "status": status}
        if status == FROZEN:
            values |= {"bot_to_move": False}
        with self._transaction() as connection:
            connection.execute(delete(t.snapshots).where(t.snapshots.c.game == game))
            connection.execute(update(t.games).where(*seen).values(values))

    def keep_snapshot(self, game: str, snapshot: Snapshot) -> None:
        values = {
            "game": game,
            "sequence": snapshot.sequence,
            "verified": PROGRAM,
            "document": _json(snapshot.document),
        }
        with self._transaction() as connection:
            connection.execute(
                self._insert(t.snapshots).on_conflict_do_update(
                    index_elements=["game"],
                    set_=values,
                    where=t.snapshots.c.sequence < snapshot.sequence,
                ),
                values,
            )

    def _snapshot(
        self, connection: Connection, game: str, which: ColumnElement[bool]
    ) -> Snapshot | None:
        c = t.snapshots.c
        query = select(c.sequence, c.document).where(c.game == game, which)
        row = connection.execute(query).first()
        return None if row is None else Snapshot(row.sequence, json.loads(row.document))

    # ---- keepsakes: for programs that play by other rules ----

    def keep(self, game: str, keepsake: dict[str, Any]) -> None:
        """Rival if the game is gone; an older keepsake does not replace a newer one."""
        values = {"sequence": keepsake["sequence"], "document": _packed(keepsake)}
        c = t.keepsakes.c
        statement = self._insert(t.keepsakes).on_conflict_do_update(
            index_elements=["game"], set_=values, where=c.sequence <= values["sequence"]
        )
        with self._transaction() as connection:
            connection.execute(statement, {"game": game, **values})

    def keepsake(self, game: str) -> dict[str, Any] | None:
        query = select(t.keepsakes.c.document).where(t.keepsakes.c.game == game)
        with self._transaction() as connection:
            document = connection.execute(query).scalar_one_or_none()
        return None if document is None else _unpacked(document)

    def last_snapshot(self, game: str) -> Snapshot | None:
        """Whichever program wrote it."""
        with self._transaction() as connection:
            return self._snapshot(connection, game, t.snapshots.c.verified != "")

    def to_keep(self, at_rest_since: float, besides: Collection[str] = ()) -> str | None:
        """A game of ours without a keepsake of its last entry, that is over or at rest."""
        c, there = t.games.c, t.keepsakes.c
        query = (
            select(c.id)
            .join(t.keepsakes, (there.game == c.id) & (there.sequence == c.sequence), isouter=True)
            .where(there.game.is_(None), c.rules == RULES_VERSION)
            .where(or_(c.status.in_((OVER, ENDED)), c.changed < at_rest_since))
            .where(c.status != FROZEN, c.id.not_in(besides), _IN_SIGHT)
            .limit(1)
        )
        with self._transaction() as connection:
            return connection.execute(query).scalar_one_or_none()

    # ---- bots: one process moves those of a game ----

    def lease(self, game: str, now: float, until: float) -> bool:
        """Take or keep the lease, unless another process holds it."""
        c = t.leases.c
        values = {"game": game, "holder": self._process, "until": until}
        statement = self._insert(t.leases).on_conflict_do_update(
            index_elements=["game"],
            set_={"holder": self._process, "until": until},
            where=or_(c.holder == self._process, c.until < now),
        )
        with self._transaction() as connection:
            return connection.execute(statement.returning(c.game), values).first() is not None

    def attend(self, game: str, revision: int) -> None:
        """Somebody has come to a table where a bot is to move: from now on it may."""
        seen = (t.games.c.id == game, t.games.c.revision == revision, t.games.c.status == PLAYING)
        with self._transaction() as connection:
            connection.execute(update(t.games).where(*seen).values(bot_to_move=True))

    def drop_leases(self) -> None:
        """We stop: others may take over at once."""
        with self._transaction() as connection:
            connection.execute(delete(t.leases).where(t.leases.c.holder == self._process))

    def with_bot_to_move(self, now: float) -> list[str]:
        """Games that wait for a bot which no other process moves."""
        c, lease = t.games.c, t.leases.c
        taken = select(lease.game).where(lease.until >= now, lease.holder != self._process)
        waits = (c.bot_to_move, c.status == PLAYING, c.rules == RULES_VERSION, _IN_SIGHT)
        query = select(c.id).where(*waits, c.id.not_in(taken))
        with self._transaction() as connection:
            return list(connection.execute(query).scalars())

    def _tell(self, connection: Connection, game: str, revision: int) -> None:
        if is_postgres(self._engine):
            connection.execute(select(_NOTIFIED), {"said": self._said(game, revision)})

    def _said(self, game: str, revision: int) -> str:
        return f"{game} {revision} {self._process}"


def _row_of(written: WrittenEdition) -> dict[str, str]:
    return {
        "imprint": written.edition.imprint,
        "fingerprint": written.edition.fingerprint,
        "files": _json(written.files),
    }


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _too_old(finished_before: float, unfinished_before: float) -> ColumnElement[bool]:
    c = t.games.c
    open_ = c.status.in_((PLAYING, FROZEN))
    return or_((~open_) & (c.changed < finished_before), open_ & (c.changed < unfinished_before))


def _packed(value: object) -> str:
    """A tenth of its size, and still text, as back-ups want it."""
    return b64encode(zlib.compress(_json(value).encode(), 9)).decode()


def _unpacked(text: str) -> Any:
    return json.loads(zlib.decompress(b64decode(text)))


def _append(connection: Connection, game: str, entries: list[Entry]) -> None:
    if entries:
        rows = [{**vars(e), "game": game, "payload": _json(e.payload)} for e in entries]
        connection.execute(_ADD_ENTRIES, rows)


def _note(connection: Connection, game: str, request: Request, drafted: int | None = None) -> None:
    connection.execute(
        _ADD_REQUEST,
        {
            "game": game,
            "request": request.id,
            "author": request.author,
            "outcome": _json(request.outcome),
            "drafted": drafted,
        },
    )


def _redraft(connection: Connection, game: str, change: Change) -> None:
    c = t.drafts.c
    kept = change.drafts_kept
    if change.drafts_before > kept:
        connection.execute(delete(t.drafts).where(c.game == game, c.place >= kept))
    new = [
        {"game": game, "place": place, "action": action}
        for place, action in enumerate(change.drafts[kept:], start=kept)
    ]
    if new:
        connection.execute(insert(t.drafts), new)


def _entries(connection: Connection, game: str, after: int) -> list[Entry]:
    c = t.entries.c
    query = select(t.entries).where(c.game == game, c.sequence > after).order_by(c.sequence)
    return [_entry(row) for row in connection.execute(query)]


def _entry(row: Row[Any]) -> Entry:
    payload = json.loads(row.payload)
    return Entry(row.sequence, row.kind, row.seat, payload, row.at, row.hash)


def _drafts(connection: Connection, game: str) -> list[str]:
    query = select(t.drafts.c.action).where(t.drafts.c.game == game).order_by(t.drafts.c.place)
    return list(connection.execute(query).scalars())
