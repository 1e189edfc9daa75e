"""Who moves the bots: for each game one task, in the process that holds its lease.

Bots play only where somebody is or was: who looked at the table, or changed something there.
"""

import asyncio
import time
from typing import TYPE_CHECKING, Final

from lisboa.server import logs
from lisboa.server.faults import DatabaseAway, Refusal, Rival
from lisboa.server.play.entries import ACTION
from lisboa.server.thinking.thoughts import Job, Move
from lisboa.server.thinking.workers import WorkerError

if TYPE_CHECKING:
    from lisboa.server.host import HeldTable, Host
    from lisboa.server.play.table import Table

RENEW_AT: Final = 0.5  # of the lease's time


class Movers:
    """The bots of one process."""

    def __init__(self, host: "Host") -> None:
        self._host = host
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._leased: dict[str, float] = {}  # until when
        self._closing = False

    def moves(self, game: str) -> bool:
        return game in self._tasks

    def wake(self, place: "HeldTable", table: "Table") -> None:
        """Whoever holds the table says that a bot may be to move."""
        wanted = table.bot_to_move and place.attended
        if wanted and place.game not in self._tasks and not self._closing:
            self._tasks[place.game] = asyncio.create_task(self._move(place.game))

    async def close(self) -> None:
        self._closing = True
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _move(self, game: str) -> None:
        """Answer for bots until a human is asked; the sweep comes back to what went wrong."""
        try:
            while await self._answer(game):
                pass
        except (Refusal, WorkerError, DatabaseAway) as error:
            code = error.code if isinstance(error, Refusal) else type(error).__name__
            logs.note("bot-waits", logs.WARNING, game=game, code=code)
        except Exception as error:
            logs.note_error("bot-failed", error)
        finally:
            del self._tasks[game]
            self._leased.pop(game, None)

    async def _answer(self, game: str) -> bool:
        """One answer of a bot; False when there is none to give."""
        host = self._host
        async with host.at(game) as (place, table):
            seat, bot = table.to_move, table.bot_to_move
            if seat is None or bot is None or not await self._hold(game):
                return False
            sequence = table.sequence
            job = Job.of(game, sequence, table.view(seat), table.edition, bot)
            present = place.room.addresses
        move = await self._thought(job, present)
        if move is None:
            return False
        host.metrics.thought(bot, move.seconds, move.fault.what if move.fault else None)
        async with host.at(game) as (place, table):
            if table.sequence == sequence and table.bot_to_move == bot:
                began = time.monotonic()
                action = table.game.state.t.actions.name[move.action]
                table.add(ACTION, seat, {"action": action, "by": bot})
                table.follow_orders()
                entries = list(table.fresh)
                try:
                    await host.changes.write(place, table)
                except Rival:
                    return True
                host.changes.note_entries(game, entries, time.monotonic() - began)
        return True

    async def _thought(self, job: Job, present: set[str]) -> Move | None:
        """What the bot answers, however long it waits for its turn; None if another process has
        taken the game over."""
        thinking = asyncio.create_task(self._host.workers.choose(job, present))
        try:
            while not thinking.done():
                await asyncio.wait([thinking], timeout=self._host.settings.lease * RENEW_AT)
                if not thinking.done() and not await self._hold(job.game):
                    return None
            return thinking.result()
        finally:
            thinking.cancel()

    async def _hold(self, game: str) -> bool:
        """Whether we hold the lease of this game; renewed in good time."""
        now, length = time.time(), self._host.settings.lease
        if self._leased.get(game, 0.0) - now > length * RENEW_AT:
            return True
        held = await self._host.ask(self._host.archive.lease, game, now, now + length)
        if held:
            self._leased[game] = now + length
        return held
