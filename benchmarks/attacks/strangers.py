"""Who takes what he can get, from one address."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

PATIENCE = 60.0  # seconds for an answer over HTTP
BOTS_FROM = "198.51.100.66"  # said in a header, as a proxy would
LINES_FROM = "127.0.0.2"  # without a proxy: a real address, and one that nobody trusts
MINISTERS = ({"kind": "bot", "level": "minister"},) * 4
DRIP = 2.0  # seconds between two bytes of a request that never ends


async def made(url: str, seats: Sequence[Any], address: str) -> tuple[int, dict[str, Any]]:
    """The status of the answer to a wish for a new game, and what it says."""
    headers = {"X-Forwarded-For": address, "Content-Type": "application/json"}
    wish = Request(f"{url}/api/games", json.dumps({"seats": seats}).encode(), headers)

    def ask() -> tuple[int, dict[str, Any]]:
        try:
            with urlopen(wish, timeout=PATIENCE) as answer:
                return answer.status, json.load(answer)
        except HTTPError as refused:
            with refused:
                return refused.code, json.load(refused)

    return await asyncio.to_thread(ask)


@asynccontextmanager
async def bots(url: str, count: int) -> AsyncIterator[str]:
    """As many tables of bots alone as one address gets, each with somebody who watches."""
    answers, watched = Counter[int](), 0
    async with AsyncExitStack() as held:
        for _ in range(count):
            status, table = await made(url, MINISTERS, BOTS_FROM)
            answers[status] += 1
            if status == 201:
                address = f"{url.replace('http', 'ws', 1)}/api/games/{table['game']}/live"
                says = {"X-Forwarded-For": BOTS_FROM}
                with suppress(OSError, WebSocketException):
                    line = await connect(address, additional_headers=says)
                    await held.enter_async_context(line)
                    await line.send(json.dumps({"type": "hello", "secrets": [table["spectator"]]}))
                    watched += 1
        told = ", ".join(f"{number} × {status}" for status, number in answers.items())
        yield f"{told}; {watched} watched"


class HalfOpen(asyncio.Protocol):
    """A request whose head goes on for ever."""

    def __init__(self) -> None:
        self.open = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport
        transport.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        self._drip()

    def _drip(self) -> None:
        if self.open:
            self._transport.write(b"x")
            asyncio.get_running_loop().call_later(DRIP, self._drip)

    def connection_lost(self, exc: Exception | None) -> None:
        self.open = False

    def leave(self) -> None:
        self.open = False
        self._transport.abort()


@asynccontextmanager
async def lines(url: str, count: int) -> AsyncIterator[list[HalfOpen]]:
    """So many lines, one after the other."""
    place, loop, held = urlsplit(url), asyncio.get_running_loop(), list[HalfOpen]()
    assert place.hostname is not None and place.port is not None
    try:
        for _ in range(count):
            with suppress(OSError):
                async with asyncio.timeout(PATIENCE):
                    _, line = await loop.create_connection(
                        HalfOpen, place.hostname, place.port, local_addr=(LINES_FROM, 0)
                    )
                    held.append(line)
        yield held
    finally:
        for line in held:
            line.leave()
