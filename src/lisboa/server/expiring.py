"""Games that are too old: first out of sight, then gone.

A clock may be wrong, above all when a machine has just started, and must not cost anybody a game.
So nothing happens in the first hours, nor while the clock is far from the newest change, and never
to many games at once; and what was put out of sight comes back by itself as soon as it is not too
old: when the clock is right again, or games are to be kept for longer.
"""

from typing import TYPE_CHECKING

from lisboa.server import logs

if TYPE_CHECKING:
    from lisboa.server.host import Host


async def expire(host: "Host", now: float, running: float) -> None:
    """By a clock that says `now`, in a process that has been running for so many seconds."""
    settings, archive = host.settings, host.archive
    before = now - settings.keep_finished, now - settings.keep_unfinished
    if back := await host.ask(archive.bring_back, *before):
        logs.note("brought-back", count=back)
    count, newest = await host.ask(archive.count)
    if running < settings.expire_after or not count:
        return
    if abs(now - newest) > settings.longest_silence:
        logs.note("clock-doubted", seconds=now - newest)
        return
    most = max(1, int(count * settings.expire_share))
    if deleted := await host.ask(archive.delete_expired, now - settings.keep_expired, most):
        logs.note("deleted", count=deleted)
    gone = await host.ask(archive.expire, *before, now, most)
    for game in gone:
        if game in host.places:
            host.forget(host.places[game])
    if gone:
        logs.note("expired", count=len(gone))
