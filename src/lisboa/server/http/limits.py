"""How much, how fast and from where: what is refused before anybody looks at it.

Addresses are those of the connection, or what a trusted proxy says about them. A machine with
IPv6 has a whole network of addresses and counts as one.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from functools import partial
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import TYPE_CHECKING, Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from lisboa.server.buckets import Buckets
from lisboa.server.faults import Refusal
from lisboa.server.http import sentences
from lisboa.server.http.finding import is_known
from lisboa.server.settings import Rate, Settings
from lisboa.server.show.messages import Refused

if TYPE_CHECKING:
    from lisboa.server.http.metrics import Metrics

HARMLESS: Final = frozenset({"GET", "HEAD", "OPTIONS"})  # methods that change nothing
FAILED: Final = frozenset({401, 403})  # answers to a wrong credential, and
FAILED_SOCKET: Final = frozenset({4401, 4403})  # how a socket is closed because of one
TOO_MANY_GUESSES: Final = 4429
NOT_TEXT, POLICY_VIOLATION, TOO_BIG = 1003, 1008, 1009  # how a socket is closed (RFC 6455)
GAME: Final = re.compile("(?<=/api/games/)[^/]{1,16}")

_no = partial(Refusal, topic="operations")


class Doors:
    """Stands before everything else and lets through what is within the limits."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: "Metrics") -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._limits = limits = settings.limits
        self._requests = Buckets(limits.requests)
        self._failures = Buckets(limits.failures)
        self._sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        address, headers = address_of(scope), Headers(scope=scope)
        try:
            self._check(scope, address, headers)
            if scope["type"] == "websocket":
                await self._socket(scope, receive, send, address)
            else:
                await self._request(scope, receive, send, address, headers)
        except _Rejected as refused:
            self._metrics.refused(refused.refusal.code)
            await answer_to(refused.refusal, scope, receive, send, status=refused.status)

    def _check(self, scope: Scope, address: str, headers: Headers) -> None:
        if seconds := self._requests.take(address):
            raise _too_many(seconds)
        if not is_known(headers.get("host"), self._settings):
            raise _Rejected(421, _no("wrong-host", key="wrong-host"))
        changes = scope["type"] == "websocket" or scope["method"] not in HARMLESS
        if changes and not self._is_ours(headers):
            raise _Rejected(403, _no("wrong-origin", key="wrong-origin"))

    def _is_ours(self, headers: Headers) -> bool:
        """Programs other than browsers name no origin, and nobody's browser works for them."""
        origin = headers.get("origin")
        if origin is None or origin in self._settings.origins:
            return True
        # Where a proxy ends TLS the scheme is not ours to know.
        _, _, place = origin.partition("://")
        return bool(place) and place == headers.get("host")

    # ---- requests ----

    async def _request(
        self, scope: Scope, receive: Receive, send: Send, address: str, headers: Headers
    ) -> None:
        largest = self._settings.largest_body
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > largest:
            raise _Rejected(413, _no("too-large", key="body-too-large", n=largest))
        try:
            async with asyncio.timeout(self._limits.body_seconds):
                body = await _body(receive, largest)
        except TimeoutError:
            raise _Rejected(408, _no("too-slow", key="too-slow")) from None
        unread: Message | None = {"type": "http.request", "body": body, "more_body": False}

        async def again() -> Message:
            nonlocal unread
            message, unread = unread, None
            return await receive() if message is None else message

        seconds = 0.0  # until somebody who guesses may guess again

        async def told(message: Message) -> None:
            nonlocal seconds
            failed = message["type"] == "http.response.start" and message["status"] in FAILED
            if failed and "authorization" in headers:
                seconds = self._failures.take(_guess(scope, address))
            if not seconds:
                await send(message)

        await self._app(scope, again, told)
        if seconds:
            raise _too_many(seconds)

    # ---- sockets ----

    async def _socket(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        most = self._limits.connections
        if self._sockets[address] >= most:
            raise _Rejected(429, _no("too-many", key="too-many-sockets", n=most))
        self._sockets[address] += 1
        guessed = partial(self._failures.take, _guess(scope, address))
        gate = _Gate(receive, send, self._settings.largest_message, self._limits.messages, guessed)
        try:
            await self._app(scope, gate.receive, gate.send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


class _Gate:
    """The messages of one socket; one that is too large or one too many closes it."""

    def __init__(
        self,
        receive: Receive,
        send: Send,
        largest: int,
        rate: Rate,
        guessed: Callable[[], float],
    ) -> None:
        self._receive = receive
        self._send = send
        self._guessed = guessed  # the seconds that somebody has to wait who guesses again
        self._largest = largest
        self._bucket = Buckets(rate)
        self.closed_with = 0

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            return message
        if message.get("text") is None:
            return await self._close(NOT_TEXT)
        if len(message["text"].encode()) > self._largest:
            return await self._close(TOO_BIG)
        if self._bucket.take(""):
            return await self._close(POLICY_VIOLATION)
        return message

    async def send(self, message: Message) -> None:
        if self.closed_with:
            raise OSError("the socket is closed")  # what a lost connection looks like
        if message["type"] == "websocket.close":
            self.closed_with = message.get("code", 1000)
            if self.closed_with in FAILED_SOCKET and self._guessed():
                message = {**message, "code": TOO_MANY_GUESSES}
        await self._send(message)

    async def _close(self, code: int) -> Message:
        await self.send({"type": "websocket.close", "code": code})
        return {"type": "websocket.disconnect", "code": code}


def _guess(scope: Scope, address: str) -> str:
    """Wrong credentials are counted for each address and each game: whoever guesses keeps nobody
    else from theirs, and a right one is always good."""
    found = GAME.search(scope["path"])
    return f"{address} {found[0] if found else ''}"


def _too_many(seconds: float) -> "_Rejected":
    return _Rejected(429, _no("too-many", key="too-many-requests", seconds=ceil(seconds)))


class _Rejected(Exception):
    """A refusal of the doors, with the status of its answer."""

    def __init__(self, status: int, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.status = status
        self.refusal = refusal


async def _body(receive: Receive, largest: int) -> bytes:
    """All of it, also if it comes in pieces and nobody said how long it is."""
    parts, size, more = [], 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > largest:
            raise _Rejected(413, _no("too-large", key="body-too-large", n=largest))
        more = message.get("more_body", False)
    return b"".join(parts)


def address_of(scope: Scope) -> str:
    """Who asks, as far as the limits are concerned."""
    host = scope["client"][0] if scope.get("client") else ""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return str(host)
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((address, 64), strict=False))
    return str(address)


async def answer_to(
    refusal: Refusal, scope: Scope, receive: Receive, send: Send, status: int
) -> None:
    """Say no, outside of any endpoint."""
    if scope["type"] == "websocket":
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
            return
        await receive()  # the question whether the socket may open
    body = Refused.of(refusal).model_dump_json(exclude_none=True)
    plain = sentences.refused(refusal, Headers(scope=scope), status)
    answer = plain or Response(body, status, media_type="application/json")
    if refusal.retry_after:
        answer.headers["retry-after"] = refusal.retry_after
    await answer(scope, receive, send)


def install(app: FastAPI, settings: Settings, metrics: "Metrics") -> None:
    """To be called before the installs of metrics and headers: what is refused is counted, too."""
    app.add_middleware(Doors, settings=settings, metrics=metrics)
    app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=settings.trusted_proxies)
