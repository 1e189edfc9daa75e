"""The lines that are open to us, and how long each may keep us waiting.

The doors (`http/limits.py`) see a request only when its head has arrived. Until then, and between
two requests, a line costs us one of the files that we may have open, so it has little time; and
where there are too many lines, of one address or of all, the one that has kept us waiting longest
makes room for a new one.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from typing import Final, TypeVar

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import _TrustedHosts

from lisboa.server import logs
from lisboa.server.http.limits import address_of
from lisboa.server.settings import Limits, Settings

FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\n"
    b"Connection: close\r\nRetry-After: 10\r\nContent-Length: 0\r\n\r\n"
)
SPARE_FILES: Final = 128  # for the database, workers and whatever else is no line

Protocol = TypeVar("Protocol", bound=type[asyncio.Protocol])


class OpenLine:
    """One connection, whatever is spoken on it."""

    def __init__(self, transport: asyncio.Transport, address: str, limits: Limits) -> None:
        self.transport = transport
        self.address = address
        self._limits = limits
        self._answers = 0  # that are under way
        self._loop = asyncio.get_running_loop()
        self._wait()

    @property
    def is_answered(self) -> bool:
        return self._answers > 0

    def _wait(self) -> None:
        self.since = self._loop.time()
        self._end = self._loop.call_later(self._limits.head_seconds, self.transport.abort)

    def left(self) -> None:
        """Nobody is there any more."""
        self._end.cancel()

    def answering(self, app: ASGIApp) -> ASGIApp:
        """The application, as it answers on this line."""

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            self._end.cancel()
            self._answers += 1
            try:
                await app(scope, receive, self._taken(send) if scope["type"] == "http" else send)
            finally:
                self._answers -= 1
                if not self._answers and not self.transport.is_closing():
                    self._wait()

        return answer

    def _taken(self, send: Send) -> Send:
        """Who does not take what was asked for is not waited for either."""

        async def told(message: Message) -> None:
            try:
                async with asyncio.timeout(self._limits.answer_seconds):
                    await send(message)
            except TimeoutError:
                self.transport.abort()

        return told


class OpenLines:
    """All lines of one process."""

    def __init__(self, settings: Settings, files: int) -> None:
        self._limits = settings.limits
        self._most = max(1, min(settings.most_connections, files - SPARE_FILES))
        self._lines: dict[asyncio.BaseTransport, OpenLine] = {}
        self._of: defaultdict[str, dict[OpenLine, None]] = defaultdict(dict)  # by address, in order
        self._proxies = _TrustedHosts(settings.trusted_proxies)
        self._log = logs.Seldom()

    def looked_after(self, protocol: Protocol) -> Protocol:
        """The same protocol, on lines that we look after; an upgrade keeps its line."""
        lines = self

        class LookedAfter(protocol):  # type: ignore[valid-type, misc]  # any that uvicorn speaks
            def connection_made(self, transport: asyncio.Transport) -> None:
                super().connection_made(transport)
                line = lines.line_of(transport)
                if line is None:
                    transport.write(FULL)
                    transport.close()
                else:
                    self.app: ASGIApp = line.answering(self.app)

            def connection_lost(self, exc: Exception | None) -> None:
                lines.left(self.transport)
                super().connection_lost(exc)

        return LookedAfter  # type: ignore[return-value]  # it is one

    def line_of(self, transport: asyncio.Transport) -> OpenLine | None:
        """None if there is no room for another one."""
        if transport in self._lines:
            return self._lines[transport]
        client = transport.get_extra_info("peername")
        address = address_of({"client": client})
        if not self._has_room(address, is_proxy=not client or client[0] in self._proxies):
            return None
        line = self._lines[transport] = OpenLine(transport, address, self._limits)
        self._of[address][line] = None
        return line

    def left(self, transport: asyncio.BaseTransport) -> None:
        line = self._lines.pop(transport, None)
        if line is not None:
            line.left()
            del self._of[line.address][line]
            if not self._of[line.address]:
                del self._of[line.address]

    def _has_room(self, address: str, is_proxy: bool) -> bool:
        """Who comes through a proxy is told apart by the doors: here all have its address."""
        here = () if is_proxy else self._of.get(address, ())
        if len(here) >= self._limits.connections:
            return self._made_room("address", here)
        return len(self._lines) < self._most or self._made_room("all", self._lines.values())

    def _made_room(self, kind: str, lines: Iterable[OpenLine]) -> bool:
        """Cut the line that has kept us waiting longest, if there is one that does."""
        self._log.note("too-many-connections", kind)
        idle = (line for line in lines if not line.is_answered)
        oldest = min(idle, key=lambda line: line.since, default=None)
        if oldest is None:
            return False
        self.left(oldest.transport)
        oldest.transport.abort()
        return True
