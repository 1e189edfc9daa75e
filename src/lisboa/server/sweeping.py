"""Now and then: bots that nobody moves, tables that nobody looks at, games that are too old, games
that are to leave a keepsake."""

import asyncio
import time
from typing import TYPE_CHECKING

from lisboa.server import logs
from lisboa.server.expiring import expire
from lisboa.server.faults import DatabaseAway, Refusal, Rival
from lisboa.server.keeping import kept
from lisboa.server.settings import HOUR

if TYPE_CHECKING:
    from lisboa.server.host import Host


async def sweep(host: "Host") -> None:
    """Find bots that nobody moves, leave idle tables, forget what is too old."""
    started, looked, given_up = time.monotonic(), -HOUR, set[str]()
    while True:
        try:
            now = time.time()
            for game in await host.ask(host.archive.with_bot_to_move, now):
                await _look_after(host, game)
            await tell_again(host)
            running = time.monotonic() - started
            if running - looked >= HOUR:
                looked = running
                await expire(host, now, running)
            _leave_idle(host)
            await _keep(host, now, given_up)
        except DatabaseAway:
            logs.note("database-away", logs.WARNING)
        await asyncio.sleep(host.settings.sweep)


async def tell_again(host: "Host") -> None:
    """A database that went away may have written what it did not acknowledge: whoever looks at such
    a table is told how it stands."""
    unsure = [place for place in host.places.values() if place.table is None]
    for place in unsure:
        if place.room.sockets:
            await _look_after(host, place.game)


async def _look_after(host: "Host", game: str) -> None:
    try:
        async with host.at(game) as (place, table):
            host.movers.wake(place, table)
    except Refusal as refusal:
        logs.note("sweep", logs.WARNING, game=game, code=refusal.code)


async def _keep(host: "Host", now: float, given_up: set[str]) -> None:
    """A keepsake of one game, worked out beside everything else."""
    game = await host.ask(host.archive.to_keep, now - host.settings.at_rest, given_up)
    stored = None if game is None else await host.ask(host.archive.load, game, 0)
    if game is None or stored is None:
        return
    keepsake = None
    try:
        edition = await host.edition(stored.foundation.edition)
        keepsake = await asyncio.to_thread(kept, stored, edition)
        if keepsake is not None:
            await host.ask(host.archive.keep, game, keepsake)
    except (Refusal, Rival):  # of an edition that we cannot read; or the game was deleted
        pass
    except (ValueError, LookupError, TypeError) as error:
        logs.note_error("keep", error)
    if keepsake is None:
        given_up.add(game)
        logs.note("not-kept", logs.WARNING, game=game)


def _leave_idle(host: "Host") -> None:
    since = time.monotonic() - host.settings.idle
    for place in list(host.places.values()):
        busy = place.lock.locked() or place.room.sockets or host.movers.moves(place.game)
        if not busy and place.used < since:
            del host.places[place.game]
