"""Changes of a table: done once, written down before anybody sees them, tried again when another
process was faster."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from lisboa.server import logs
from lisboa.server.faults import DatabaseAway, Refusal, Rival
from lisboa.server.play.entries import Change, Entry, Request
from lisboa.server.play.foundations import Founded
from lisboa.server.play.rights import Holder, Rights, holder_of
from lisboa.server.play.table import Table
from lisboa.server.show.messages import Changing, Done, Play

if TYPE_CHECKING:
    from lisboa.server.host import HeldTable, Host

Wish = Callable[[Rights], str | None]  # what it brings: a new link
Who = Callable[[Table, list[str]], Holder]  # what somebody's secrets are good for


class Changes:
    """All changes that one process makes. One that has begun is carried to its end: a line that is
    cut after it was written must not keep it from the others."""

    def __init__(self, host: "Host") -> None:
        self._host = host

    async def create(self, founded: Founded) -> None:
        await self._host.whole(self._create(founded))

    async def make(
        self,
        game: str,
        secrets: list[str],
        asked: Changing | Play,
        wish: Wish,
        who: Who = holder_of,
    ) -> Done:
        """Do something at a table, once."""
        return await self._host.whole(self._make(game, secrets, asked, wish, who))

    async def delete(self, game: str, secrets: list[str]) -> None:
        await self._host.whole(self._delete(game, secrets))

    async def _create(self, founded: Founded) -> None:
        table = founded.table
        change = _change_of(table, 0, [], None, attended=False)  # its bots wait for somebody
        edition = self._host.written(table.edition)
        try:
            await self._host.ask(self._host.archive.create, table.foundation, edition, change)
        except (DatabaseAway, Rival):
            raise Refusal("unavailable") from None

    async def _make(
        self, game: str, secrets: list[str], asked: Changing | Play, wish: Wish, who: Who
    ) -> Done:
        async with self._host.at(game) as (place, table):
            if asked.sequence is not None and asked.sequence > table.sequence:
                table = await self._host.load(place)  # another process may be ahead of us
            try:
                return await self._changed(place, table, who(table, secrets), asked, wish)
            except Rival:  # another process wrote first: what it left may still allow this
                table = await self._host.load(place)
            try:
                return await self._changed(place, table, who(table, secrets), asked, wish)
            except Rival:
                raise Refusal("stale", sequence=table.sequence) from None

    async def _changed(
        self,
        place: "HeldTable",
        table: Table,
        holder: Holder,
        asked: Changing | Play,
        wish: Wish,
    ) -> Done:
        request, began, table.now = asked.request, time.monotonic(), time.time()
        try:
            secret = self._do(table, holder, asked.sequence, wish)
        except Refusal:
            if (known := await self._known(place.game, holder, request)) is not None:
                return known
            raise
        except BaseException:
            place.table = None  # half done, perhaps
            raise
        done = Done(request=request, sequence=table.sequence, game=table.rematch)
        outcome = done.model_dump(exclude={"request", "secret", "type"})
        entries, place.attended = list(table.fresh), True
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
            self._host.metrics.moved(entry.kind, seconds)
            logs.note("entry", game=game, seat=entry.seat, kind=entry.kind, seconds=seconds)

    def _do(self, table: Table, holder: Holder, sequence: int | None, wish: Wish) -> str | None:
        if sequence is not None and sequence != table.sequence:
            raise Refusal("stale", sequence=table.sequence)
        return wish(Rights(table, holder))

    async def _known(self, game: str, holder: Holder, request: str) -> Done | None:
        """The answer to a request that was carried out before."""
        try:
            found = await self._host.ask(self._host.archive.request, game, request)
        except DatabaseAway:
            raise Refusal("unavailable") from None
        if found is None:
            return None
        if found.author != holder.author:
            raise Refusal("request-taken")
        return Done(request=request, **found.outcome)

    async def write(self, place: "HeldTable", table: Table, request: Request | None = None) -> None:
        """Make what is fresh durable, then show it. If that fails the table is loaded again."""
        change = _change_of(table, place.revision, place.drafts, request, place.attended)
        try:
            place.revision = await self._host.ask(self._host.archive.write, place.game, change)
        except BaseException:
            place.table = None
            raise
        place.drafts = table.drafts.kept
        table.fresh.clear()
        place.room.publish(table)
        self._host.movers.wake(place, table)
        every = self._host.settings.snapshot_every
        if change.sequence // every > (change.sequence - len(change.entries)) // every:
            self._keep_snapshot(place.game, table)

    def _keep_snapshot(self, game: str, table: Table) -> None:
        snapshot = table.snapshot()

        async def keep() -> None:
            try:
                await self._host.ask(self._host.archive.keep_snapshot, game, snapshot)
            except (DatabaseAway, Rival):  # the log is enough; or the game was deleted
                logs.note("no-snapshot", logs.WARNING, game=game)

        self._host.meanwhile(keep())

    async def _delete(self, game: str, secrets: list[str]) -> None:
        async with self._host.at(game) as (place, table):
            Rights(table, holder_of(table, secrets)).must_be_deletable()
            try:
                await self._host.ask(self._host.archive.delete, game)
            except DatabaseAway:
                raise Refusal("unavailable") from None
            self._host.forget(place)


def _change_of(
    table: Table, revision: int, drafts: list[str], request: Request | None, attended: bool
) -> Change:
    """From what the database has to what the table is now."""
    kept, now = 0, table.drafts.kept
    for old, new in zip(drafts, now, strict=False):
        if old != new:
            break
        kept += 1
    return Change(
        revision=revision,
        sequence=table.sequence,
        status=table.status,
        bot_to_move=attended and table.bot_to_move is not None,
        entries=list(table.fresh),
        drafts_before=len(drafts),
        drafts=now,
        drafts_kept=kept,
        request=request,
    )
