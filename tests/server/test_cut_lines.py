"""What was written is told, wherever the line of the one who asked for it is cut."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from lisboa.edition import load
from lisboa.server.faults import DatabaseAway, Refusal
from lisboa.server.host import Host
from lisboa.server.http.metrics import Metrics
from lisboa.server.play.foundations import deal_anew
from lisboa.server.rooms import Socket
from lisboa.server.settings import Settings
from lisboa.server.show.messages import Changing, Created, Hello, NewGame, NewSeat
from lisboa.server.store.database import migrate
from lisboa.server.sweeping import tell_again

FAR = 200  # more steps than anything here takes
Work = Callable[[Host, Created], Coroutine[None, None, Any]]


class StepwiseHost(Host):
    """Its database answers in the loop's own steps, so that each of them can be the last."""

    async def ask(self, call: Callable[..., Any], *args: Any, **more: Any) -> Any:
        await asyncio.sleep(0)
        answer = call(*args, **more)
        await asyncio.sleep(0)
        return answer


async def _steps(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


async def _watched(host: Host) -> tuple[Created, Socket]:
    """A new game, and somebody who looks at it."""
    founded = deal_anew(NewGame(seats=[NewSeat(), NewSeat()]), load(), 0.0)
    created = founded.created
    assert created is not None
    await host.changes.create(founded)
    hello = Hello(type="hello", secrets=[created.spectator])
    _, watcher = await host.join(created.game, hello)
    return created, watcher


async def _cut(host: Host, work: Work, steps: int) -> tuple[bool, Created, list[Any]]:
    """Let somebody begin, watched by another, and cut the line after so many steps: whether
    there was something to cut, and what the other one heard."""
    created, watcher = await _watched(host)
    asked = asyncio.create_task(work(host, created))
    await _steps(steps)
    cut = asked.cancel()
    with suppress(asyncio.CancelledError):
        await asked
    await _steps(FAR)
    return cut, created, _heard(watcher)


def _heard(watcher: Socket) -> list[Any]:
    waiting = [watcher.waiting.get_nowait() for _ in range(watcher.waiting.qsize())]
    return [message and json.loads(message) for message in waiting]


async def _confirm(host: Host, created: Created) -> None:
    def answer(rights: Any) -> None:
        seat = rights.table.to_move
        rights.draft(seat, (str(rights.table.game.legal[0]),))
        rights.confirm(seat)

    secrets = [secret for secret in created.seats if secret is not None]
    asked = Changing(request="the-confirm", sequence=0)
    await host.changes.make(created.game, secrets, asked, answer)


async def _delete(host: Host, created: Created) -> None:
    await host.changes.delete(created.game, [created.host])


def _everywhere(data: Path, work: Work, told: Callable[[Host, Created, list[Any]], bool]) -> None:
    """Cut after every step, until there is nothing left to cut."""

    async def run() -> None:
        host = StepwiseHost(Settings(data=data), Metrics())
        migrate(host.engine)
        happened = set[bool]()
        for steps in range(FAR):
            cut, created, heard = await _cut(host, work, steps)
            stored = host.archive.load(created.game, 0)
            done = stored is None or stored.sequence > 0
            assert told(host, created, heard) == done, f"cut after {steps} steps"
            happened.add(done)
            if not cut:
                break
        assert not cut and True in happened
        await host.close()

    asyncio.run(run())


def test_a_confirm_that_was_written_is_told_to_the_others(data: Path) -> None:
    _everywhere(data, _confirm, lambda host, created, heard: heard[-1]["sequence"] == 1)


def test_a_game_that_was_deleted_is_gone_for_everybody(data: Path) -> None:
    def told(host: Host, created: Created, heard: list[Any]) -> bool:
        return created.game not in host.places and heard[-1] is None

    _everywhere(data, _delete, told)


class UnsureHost(StepwiseHost):
    """Its database writes, and goes away before it says so."""

    async def ask(self, call: Callable[..., Any], *args: Any, **more: Any) -> Any:
        answer = await super().ask(call, *args, **more)
        if call == self.archive.write:
            raise DatabaseAway
        return answer


def test_what_was_written_without_a_word_is_told_as_well(data: Path) -> None:
    async def run() -> None:
        host = UnsureHost(Settings(data=data), Metrics())
        migrate(host.engine)
        created, watcher = await _watched(host)
        with pytest.raises(Refusal, match="unavailable"):
            await _confirm(host, created)
        await tell_again(host)
        assert _heard(watcher)[-1]["sequence"] == 1
        await host.close()

    asyncio.run(run())
