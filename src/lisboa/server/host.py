"""The tables in memory: loaded on demand, changed one at a time, written down before they are
shown, and left when nobody looks."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import ParamSpec, TypeVar

from sqlalchemy import Engine

from lisboa.edition import Edition, built_in_files
from lisboa.server import logs
from lisboa.server.faults import DatabaseAway, Refusal, Rival
from lisboa.server.http.metrics import Metrics
from lisboa.server.play.entries import FROZEN, PLAYING, PROGRAM, Change, Entry, Request, Stored
from lisboa.server.play.foundations import Founded, built_in, stored_edition
from lisboa.server.play.rights import Deeds, Holder, holder_of
from lisboa.server.play.table import Table, rebuild
from lisboa.server.rooms import Room, Socket, warm_up
from lisboa.server.settings import HOUR, Settings
from lisboa.server.show.messages import Changing, Done, Hello, Play
from lisboa.server.store.archive import Archive
from lisboa.server.store.database import connect, is_postgres, migrate
from lisboa.server.store.notices import Notices
from lisboa.server.thinking.movers import Movers
from lisboa.server.thinking.workers import Workers

P = ParamSpec("P")
T = TypeVar("T")
Deed = Callable[[Deeds], str | None]  # what it brings: the secret of a new link


class HeldTable:
    """Where a table stands while it is in memory."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.room = Room()
        self.table: Table | None = None  # None: to be loaded, or loaded again
        self.revision = 0
        self.drafts: list[str] = []  # as the database has them
        self.used = time.monotonic()


class Host:
    """All tables of one process."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.process = token_hex(8)
        self.engine: Engine = connect(settings)
        self.archive = Archive(self.engine, self.process)
        self.workers = Workers(settings.workers)
        self.places: dict[str, HeldTable] = {}
        self._editions: dict[str, Edition] = {}
        threads = settings.database_threads if is_postgres(self.engine) else 1
        self._threads = ThreadPoolExecutor(threads, "database")
        self._movers = Movers(self)
        self._notices: Notices | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._background: set[asyncio.Task[None]] = set()
        metrics.watch(lambda: len(self.places), self.workers.state)

    async def start(self) -> None:
        await self.ask(migrate, self.engine)
        await asyncio.to_thread(warm_up)
        await self.workers.start()
        if is_postgres(self.engine):
            self._notices = self._listen(asyncio.get_running_loop())
            self._notices.start()
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Nothing is lost: what was acknowledged is written, and the rest was not."""
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)
        await self._movers.close()
        await self.workers.close()
        await asyncio.gather(*self._background, return_exceptions=True)
        if self._notices is not None:
            await asyncio.to_thread(self._notices.close)
        try:
            await self.ask(self.archive.drop_leases)
        except DatabaseAway:
            logs.note("leases-kept", logs.WARNING)
        self._threads.shutdown()
        self.engine.dispose()

    async def ask(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask the database, in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: call(*args, **kwargs))

    # ---- tables ----

    @asynccontextmanager
    async def at(self, game: str) -> AsyncIterator[tuple[HeldTable, Table]]:
        """A table for oneself: nobody sees what happens to it in here before it is written."""
        place = self.places.get(game)
        if place is None:
            place = self.places[game] = HeldTable(game)
        async with place.lock:
            place.used = time.monotonic()
            table = place.table or await self._load(place)
            table.now = time.time()
            yield place, table

    async def _load(self, place: HeldTable) -> Table:
        try:
            return await self._load_from_database(place)
        except DatabaseAway:
            raise Refusal("unavailable") from None

    async def _load_from_database(self, place: HeldTable) -> Table:
        stored = await self.ask(self.archive.load, place.game)
        if stored is None:
            self._forget(place)
            raise Refusal("unknown-game")
        table = await self._rebuilt(stored)
        if stored.verified != PROGRAM or (table.status == FROZEN) != (stored.status == FROZEN):
            logs.note("verified", game=place.game, kind=table.status)
            await self.ask(self.archive.set_verified, place.game, stored.revision, table.status)
        self._settle(place, table, stored)
        return table

    async def _rebuilt(self, stored: Stored) -> Table:
        edition = await self.edition(stored.foundation.edition)
        if stored.snapshot is not None:
            try:
                return rebuild(stored.foundation, edition, stored.entries, stored.snapshot)
            except (ValueError, LookupError, TypeError) as error:
                logs.note_error("snapshot", error)
                whole = await self.ask(self.archive.load, stored.foundation.id, 0)
                stored = whole or stored
        return rebuild(stored.foundation, edition, stored.entries, None)

    async def edition(self, fingerprint: str) -> Edition:
        """What is printed: the built-in edition, or that of a game."""
        if fingerprint == built_in().fingerprint:
            return built_in()
        if fingerprint not in self._editions:
            files = await self.ask(self.archive.edition_files, fingerprint)
            if files is None:
                raise Refusal("unknown-edition")
            try:
                self._editions[fingerprint] = stored_edition(files)
            except (ValueError, LookupError, TypeError) as error:  # of a form that we do not know
                logs.note_error("edition", error)
                raise Refusal(FROZEN) from None
        return self._editions[fingerprint]

    def _settle(self, place: HeldTable, table: Table, stored: Stored) -> None:
        """The table is as the database says; everybody who looks gets what is new."""
        if table.status == PLAYING:
            table.redraft(stored.drafts)
        table.fresh.clear()
        place.table, place.revision, place.drafts = table, stored.revision, stored.drafts
        place.room.publish(table)
        self._movers.wake(place, table)

    def _forget(self, place: HeldTable) -> None:
        place.room.dissolve()
        place.table = None
        if self.places.get(place.game) is place:
            del self.places[place.game]

    async def _catch_up(self, game: str, revision: int) -> None:
        """Another process changed a table that we hold."""
        place = self.places.get(game)
        if place is None:
            return
        async with place.lock:
            table = place.table
            if revision >= 0 and (table is None or place.revision >= revision):
                return
            try:
                stored = await self.ask(
                    self.archive.load, game, 0 if table is None else table.sequence
                )
            except DatabaseAway:
                place.table = None
                return
            if stored is None:
                self._forget(place)
            elif table is not None:
                for entry in stored.entries:
                    table.apply(entry)
                self._settle(place, table, stored)

    def _listen(self, loop: asyncio.AbstractEventLoop) -> Notices:
        def heard(game: str, revision: int) -> None:
            loop.call_soon_threadsafe(self.soon, game, revision)

        def missed() -> None:
            for game in list(self.places):
                heard(game, 2**31)

        return Notices(self.engine, self.process, heard, missed)

    def soon(self, game: str, revision: int) -> None:
        if game in self.places:
            task = asyncio.create_task(self._catch_up(game, revision))
            self._background.add(task)
            task.add_done_callback(self._background.discard)

    # ---- changes ----

    async def create(self, founded: Founded) -> None:
        table = founded.table
        change = _change_of(table, HeldTable(table.foundation.id), None)
        try:
            await self.ask(self.archive.create, table.foundation, built_in_files(), change)
        except (DatabaseAway, Rival):
            raise Refusal("unavailable") from None
        if table.bot_to_move:
            async with self.at(table.foundation.id):
                pass

    async def change(
        self, game: str, secrets: list[str], asked: Changing | Play, deed: Deed
    ) -> Done:
        """Do something at a table, once."""
        async with self.at(game) as (place, table):
            if asked.sequence is not None and asked.sequence > table.sequence:
                table = await self._load(place)  # another process may be ahead of us
            try:
                return await self._changed(place, table, secrets, asked, deed)
            except Rival:  # another process wrote first: what it left may still allow this
                table = await self._load(place)
            try:
                return await self._changed(place, table, secrets, asked, deed)
            except Rival:
                raise Refusal("stale", sequence=table.sequence) from None

    async def _changed(
        self, place: HeldTable, table: Table, secrets: list[str], asked: Changing | Play, deed: Deed
    ) -> Done:
        request, began, table.now = asked.request, time.monotonic(), time.time()
        holder = holder_of(table, secrets)
        try:
            secret = self._do(table, holder, asked.sequence, deed)
        except Refusal:
            if (known := await self._known(place.game, holder, request)) is not None:
                return known
            raise
        except BaseException:
            place.table = None  # half done, perhaps
            raise
        done = Done(request=request, sequence=table.sequence, game=table.rematch)
        outcome = done.model_dump(exclude={"request", "secret", "type"})
        entries = list(table.fresh)
        try:
            await self.write(place, table, Request(request, holder.author, outcome))
        except Rival:
            if (known := await self._known(place.game, holder, request)) is not None:
                return known
            raise
        except DatabaseAway:
            raise Refusal("unavailable") from None
        self.note_entries(place.game, entries, time.monotonic() - began)
        return done.model_copy(update={"secret": secret})

    def note_entries(self, game: str, entries: list[Entry], seconds: float) -> None:
        """That something happened, for operators: never what."""
        for entry in entries:
            self.metrics.moved(entry.kind, seconds)
            logs.note("entry", game=game, seat=entry.seat, kind=entry.kind, seconds=seconds)

    def _do(self, table: Table, holder: Holder, sequence: int | None, deed: Deed) -> str | None:
        if sequence is not None and sequence != table.sequence:
            raise Refusal("stale", sequence=table.sequence)
        return deed(Deeds(table, holder))

    async def _known(self, game: str, holder: Holder, request: str) -> Done | None:
        """The answer to a request that was carried out before."""
        try:
            found = await self.ask(self.archive.request, game, request)
        except DatabaseAway:
            raise Refusal("unavailable") from None
        if found is None:
            return None
        if found.author != holder.author:
            raise Refusal("request-taken")
        return Done(request=request, **found.outcome)

    async def write(self, place: HeldTable, table: Table, request: Request | None = None) -> None:
        """Make what is fresh durable, then show it. If that fails the table is loaded again."""
        change = _change_of(table, place, request)
        try:
            place.revision = await self.ask(self.archive.write, place.game, change)
        except BaseException:
            place.table = None
            raise
        place.drafts = table.drafts
        table.fresh.clear()
        place.room.publish(table)
        self._movers.wake(place, table)
        every = self.settings.snapshot_every
        if change.sequence // every > (change.sequence - len(change.entries)) // every:
            self._keep_snapshot(place.game, table)

    def _keep_snapshot(self, game: str, table: Table) -> None:
        snapshot = table.snapshot()

        async def keep() -> None:
            try:
                await self.ask(self.archive.keep_snapshot, game, snapshot)
            except (DatabaseAway, Rival):  # the log is enough; or the game was deleted
                logs.note("no-snapshot", logs.WARNING, game=game)

        task = asyncio.create_task(keep())
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def delete(self, game: str, secrets: list[str]) -> None:
        async with self.at(game) as (place, table):
            Deeds(table, holder_of(table, secrets)).must_be_deletable()
            try:
                await self.ask(self.archive.delete, game)
            except DatabaseAway:
                raise Refusal("unavailable") from None
            self._forget(place)

    # ---- live connections ----

    async def join(self, game: str, hello: Hello) -> tuple[HeldTable, Socket]:
        async with self.at(game) as (place, table):
            holder = holder_of(table, hello.secrets)
            if len(place.room.sockets) >= self.settings.most_sockets_per_game:
                raise Refusal("too-many")
            audiences = tuple(sorted(holder.seats)) or (None,)
            socket = Socket(audiences, self.settings.waiting_messages)
            place.room.join(table, socket, hello.told, hello.sequence)
            return place, socket

    # ---- now and then ----

    async def _sweep(self) -> None:
        """Find bots that nobody moves, leave idle tables, forget what is too old."""
        expired = 0.0
        while True:
            try:
                now = time.time()
                for game in await self.ask(self.archive.with_bot_to_move, now):
                    await self._look_after(game)
                if now - expired > HOUR:
                    expired = now
                    await self._expire(now)
                self._leave_idle()
            except DatabaseAway:
                logs.note("database-away", logs.WARNING)
            await asyncio.sleep(self.settings.sweep)

    async def _look_after(self, game: str) -> None:
        try:
            async with self.at(game) as (place, table):
                self._movers.wake(place, table)
        except Refusal as refusal:
            logs.note("sweep", logs.WARNING, game=game, code=refusal.code)

    async def _expire(self, now: float) -> None:
        settings = self.settings
        gone = await self.ask(
            self.archive.expire, now - settings.keep_finished, now - settings.keep_unfinished
        )
        for game in gone:
            if game in self.places:
                self._forget(self.places[game])
        if gone:
            logs.note("expired", count=len(gone))

    def _leave_idle(self) -> None:
        since = time.monotonic() - self.settings.idle
        for place in list(self.places.values()):
            busy = place.lock.locked() or place.room.sockets or self._movers.moves(place.game)
            if not busy and place.used < since:
                del self.places[place.game]


def _change_of(table: Table, place: HeldTable, request: Request | None) -> Change:
    """From what the database has to what the table is now."""
    kept = 0
    for old, new in zip(place.drafts, table.drafts, strict=False):
        if old != new:
            break
        kept += 1
    return Change(
        revision=place.revision,
        sequence=table.sequence,
        status=table.status,
        bot_to_move=table.bot_to_move is not None,
        entries=list(table.fresh),
        drafts_before=len(place.drafts),
        drafts=table.drafts,
        drafts_kept=kept,
        request=request,
    )
