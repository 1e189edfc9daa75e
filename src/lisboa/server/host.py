"""The host of one process: its tables in memory, loaded on demand, each for one at a time."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from math import ceil, inf
from secrets import token_hex
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import Engine

from lisboa.edition import Edition, WrittenEdition, load, restored, written
from lisboa.rules import RULES_VERSION
from lisboa.server import logs
from lisboa.server.buckets import Buckets
from lisboa.server.changes import Changes
from lisboa.server.faults import DatabaseAway, Refusal
from lisboa.server.http.metrics import Metrics
from lisboa.server.keeping import Keepsake, from_snapshot
from lisboa.server.play.entries import FROZEN, PLAYING, PROGRAM, Stored
from lisboa.server.play.offered import alike, missing
from lisboa.server.play.past import PastTable
from lisboa.server.play.rights import holder_of
from lisboa.server.play.table import Table, rebuild
from lisboa.server.rooms import Room, Socket, warm_up
from lisboa.server.settings import Settings
from lisboa.server.show.messages import Hello
from lisboa.server.store.archive import Archive
from lisboa.server.store.claims import Claim
from lisboa.server.store.database import connect, is_postgres, migrate
from lisboa.server.store.notices import Notices
from lisboa.server.sweeping import sweep
from lisboa.server.thinking.movers import Movers
from lisboa.server.thinking.sharing import NOBODY
from lisboa.server.thinking.workers import Workers

_too_many = partial(Refusal, "too-many", topic="operations")

P = ParamSpec("P")
T = TypeVar("T")


class HeldTable:
    """Where a table stands while it is in memory."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.lock = asyncio.Lock()
        self.room = Room()
        self.table: Table | None = None  # None: to be loaded, or loaded again
        self.revision = 0
        self.drafts: list[str] = []  # as the database has them
        self.attended = False  # whether somebody is or was here, for whom bots may play
        self.used = time.monotonic()


class Host:
    """All tables of one process."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.process = token_hex(8)
        self.engine: Engine = connect(settings)
        self.archive = Archive(self.engine, self.process)
        self.workers = Workers(settings.workers, settings.limits)
        self.places: dict[str, HeldTable] = {}
        self._editions = {one.edition.imprint: one for one in (written(), *settings.editions)}
        threads = settings.database_threads if is_postgres(self.engine) else 1
        self._threads = ThreadPoolExecutor(threads, "database")
        self.changes = Changes(self)
        self.movers = Movers(self)
        self._claim: Claim | None = None
        self._notices: Notices | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._background: set[asyncio.Task[Any]] = set()
        self._log = logs.Seldom()
        self._games_made = Buckets(settings.limits.games)
        self._spectators: Counter[str] = Counter()  # sockets of each address
        metrics.watch(lambda: len(self.places), self.workers.state)

    async def start(self) -> None:
        self._claim = await self.ask(Claim, self.engine)
        await self.ask(migrate, self.engine)
        await asyncio.to_thread(warm_up)
        await self.workers.start()
        if is_postgres(self.engine):
            self._notices = self._listen(asyncio.get_running_loop())
            self._notices.start()
        self._sweeping = asyncio.create_task(sweep(self))

    async def close(self) -> None:
        """Nothing is lost: what was acknowledged is written, and the rest was not."""
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)
        await self.movers.close()
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
        if self._claim is not None:
            self._claim.close()

    async def ask(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask the database, in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: call(*args, **kwargs))

    def meanwhile(self, work: Coroutine[None, None, None]) -> None:
        """Something that nobody waits for, except at the end."""
        self._beside(work)

    async def whole(self, work: Coroutine[None, None, T]) -> T:
        """Something that is carried to its end, even if whoever waits for it is gone by then."""
        return await asyncio.shield(self._beside(work))

    def _beside(self, work: Coroutine[None, None, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task

    # ---- tables ----

    @asynccontextmanager
    async def at(self, game: str) -> AsyncIterator[tuple[HeldTable, Table]]:
        """A table for oneself: nobody sees what happens to it in here before it is written."""
        place = self.places.get(game)
        if place is None:
            place = self.places[game] = HeldTable(game)
        async with place.lock:
            place.used = time.monotonic()
            table = place.table or await self.load(place)
            table.now = time.time()
            yield place, table

    @asynccontextmanager
    async def seen(self, game: str) -> AsyncIterator[tuple[HeldTable, Table]]:
        """A table for those who look, with all that they have done by another process: its notice
        may still be on the way."""
        async with self.at(game) as (place, table):
            if self._notices is not None and await self._is_behind(place):
                table = await self.load(place)
            yield place, table

    async def _is_behind(self, place: HeldTable) -> bool:
        try:
            return await self.ask(self.archive.revision, place.game) != place.revision
        except DatabaseAway:
            return False  # what we know is better than nothing

    async def load(self, place: HeldTable) -> Table:
        """As the database has it now."""
        try:
            return await self._load_from_database(place)
        except DatabaseAway:
            raise Refusal("unavailable") from None

    async def _load_from_database(self, place: HeldTable) -> Table:
        stored = await self.ask(self.archive.load, place.game)
        if stored is None:
            self.forget(place)
            raise Refusal("unknown-game")
        table = await self._rebuilt(stored)
        if isinstance(table, PastTable):
            pass  # the program that played it has the last word
        elif stored.verified != PROGRAM or (table.status == FROZEN) != (stored.status == FROZEN):
            logs.note("verified", game=place.game, kind=table.status)
            await self.ask(self.archive.set_verified, place.game, stored.revision, table.status)
        self._settle(place, table, stored)
        return table

    async def _rebuilt(self, stored: Stored) -> Table:
        edition = await self.edition(stored.foundation.edition)
        if stored.foundation.rules != RULES_VERSION:
            return PastTable(stored, edition, await self._kept(stored.foundation.id, edition))
        if stored.snapshot is not None:
            try:
                return rebuild(stored.foundation, edition, stored.entries, stored.snapshot)
            except (ValueError, LookupError, TypeError) as error:
                logs.note_error("snapshot", error)
                whole = await self.ask(self.archive.load, stored.foundation.id, 0)
                stored = whole or stored
        return rebuild(stored.foundation, edition, stored.entries, None)

    async def _kept(self, game: str, edition: Edition) -> Keepsake | None:
        """How a game from before stood, as far as it was written down."""
        keepsake = await self.ask(self.archive.keepsake, game)
        snapshot = await self.ask(self.archive.last_snapshot, game)
        if snapshot is None or (keepsake and keepsake["sequence"] >= snapshot.sequence):
            return keepsake
        return from_snapshot(snapshot, edition) or keepsake

    async def edition(self, imprint: str) -> Edition:
        """What is printed: an edition that we offer, or that of a game, whatever has become of the
        folder it came from."""
        if imprint == load().fingerprint:  # so a game of an earlier program names Baixa
            return load()
        if imprint not in self._editions:
            files = await self.ask(self.archive.edition_files, imprint)
            if files is None:
                raise Refusal("unknown-edition")
            self._editions[imprint] = _restored(files)
        return self._editions[imprint].edition

    async def edition_alike(self, fingerprint: str, name: str) -> Edition:
        """One with which a record can be played: of those that we offer, or of any game."""
        offered = self.settings.editions
        found = alike(offered, fingerprint, name)
        if found is None:
            kept = await self.ask(self.archive.editions_alike, fingerprint)
            found = alike(tuple(map(_restored, kept)), fingerprint, name)
        if found is None:
            raise missing(offered, fingerprint, name)
        self._editions.setdefault(found.edition.imprint, found)
        return found.edition

    def written(self, edition: Edition) -> WrittenEdition:
        """An edition with which somebody plays here, and its text."""
        known = self._editions.values()
        return next(one for one in known if one.edition.imprint == edition.imprint)

    def _settle(self, place: HeldTable, table: Table, stored: Stored) -> None:
        """The table is as the database says; everybody who looks gets what is new."""
        if table.status == PLAYING:
            table.drafts.restore(stored.drafts)
        table.fresh.clear()
        place.table, place.revision, place.drafts = table, stored.revision, stored.drafts
        place.attended = place.attended or stored.bot_to_move
        place.room.publish(table)
        self.movers.wake(place, table)

    def forget(self, place: HeldTable) -> None:
        """The game is gone."""
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
                self.forget(place)
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
        """Catch up with another process."""
        if game in self.places:
            self.meanwhile(self._catch_up(game, revision))

    # ---- strangers ----

    async def must_have_room(self, address: str) -> None:
        """Refuses another game where there are too many already, or too many of this address."""
        if seconds := self._games_made.take(address):
            raise _too_many(key="too-many-games", seconds=ceil(seconds))
        try:
            stored, _ = await self.ask(self.archive.count)
        except DatabaseAway:
            raise Refusal("unavailable") from None
        if stored >= (self.settings.most_games or inf):
            self._log.note("full", "games")
            raise Refusal("full", topic="operations")

    # ---- live connections ----

    async def join(
        self, game: str, hello: Hello, address: str = NOBODY
    ) -> tuple[HeldTable, Socket]:
        async with self.seen(game) as (place, table):
            holder = holder_of(table, hello.secrets)
            audiences = tuple(sorted(holder.seats)) or (None,)
            if any(place.room.listeners(seat) >= self._most(seat) for seat in audiences):
                raise Refusal("too-many")
            if not holder.seats and self._spectators[address] >= self.settings.limits.spectators:
                raise _too_many(key="too-many-spectators", n=self.settings.limits.spectators)
            await self._attend(place, table)
            socket = Socket(audiences, self.settings.waiting_messages, address)
            place.room.join(table, socket, hello.told, hello.sequence)
            self._spectators[address] += not holder.seats
            return place, socket

    def leave(self, place: HeldTable, socket: Socket) -> None:
        place.room.leave(socket)
        self._spectators[socket.address] -= None in socket.audiences
        if not self._spectators[socket.address]:
            del self._spectators[socket.address]

    async def _attend(self, place: HeldTable, table: Table) -> None:
        """Somebody is here: bots may play, and whichever process moves them is to know it."""
        if not place.attended and table.bot_to_move:
            with suppress(DatabaseAway):  # then we alone know
                await self.ask(self.archive.attend, place.game, place.revision)
        place.attended = True
        self.movers.wake(place, table)

    def _most(self, seat: int | None) -> int:
        """Each audience has its own limit: nobody is kept from a seat by those who only look."""
        settings = self.settings
        return settings.most_spectators if seat is None else settings.most_sockets_per_seat


def _restored(files: dict[str, str]) -> WrittenEdition:
    try:
        return restored(files)
    except (ValueError, LookupError, TypeError) as error:  # of a form that we do not know
        logs.note_error("edition", error)
        raise Refusal(FROZEN) from None
