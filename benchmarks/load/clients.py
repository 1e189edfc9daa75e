"""Scripted people: every seat has a WebSocket of its own and answers at random.

They come as if through a proxy, each from an address of its own: the limits of the server hold for
them as for everybody. What is not needed is not parsed: the server is to be measured, not this.
"""

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from random import Random
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

SEATS = 4
PATIENCE = 60.0  # seconds for an answer over HTTP
DONE, NEWS = b'{"type":"done"', (b'{"type":"update"', b'{"type":"state"')
ASKED, OVER = b'"asked":{', b'"status":"over"'
SEQUENCE = re.compile(rb'"sequence":(\d+)')
CONFIRMING = 0.25  # of the time for a move: from the draft to the confirm
_numbers = count(1)


@dataclass
class Tally:
    """What happened while one pace was kept; times in seconds."""

    drafts: list[float] = field(default_factory=list)  # until acknowledged
    moves: list[float] = field(default_factory=list)  # until acknowledged
    seen: list[float] = field(default_factory=list)  # until the last of the others has the update
    finished: int = 0  # games


@dataclass
class Pace:
    """How fast everybody plays now."""

    seconds: float | None = None  # between two moves of a game; 0: at once; None: nobody moves
    tally: Tally = field(default_factory=Tally)
    faults: list[str] = field(default_factory=list)


class Client(asyncio.Protocol):
    """One connection."""

    def __init__(
        self, url: str, game: str, secret: str, heard: Callable[[bytes], None], pace: Pace
    ) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/games/{game}/live"
        self._protocol = ClientProtocol(parse_uri(address))
        self._secret = secret
        self._heard = heard
        self._pace = pace
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        request = self._protocol.connect()
        request.headers["X-Forwarded-For"] = next_address()
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                self.say(type="hello", secrets=[self._secret])
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._heard(bytes(event.data))
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._transport is not None:
            self._pace.faults.append(f"a connection was lost: {self._protocol.close_reason or exc}")

    def say(self, **message: Any) -> None:
        self._protocol.send_text(json.dumps(message).encode())
        self._flush()

    def _flush(self) -> None:
        if self._transport is not None:
            self._transport.writelines(self._protocol.data_to_send())

    def leave(self) -> None:
        if self._transport is not None:
            transport, self._transport = self._transport, None
            transport.close()


def next_address() -> str:
    number = next(_numbers)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


class Table:
    """Four clients that play one game after the other."""

    def __init__(self, url: str, pace: Pace, chance: Random) -> None:
        self._url = url
        self._pace = pace
        self._chance = chance
        self._clients: list[Client] = []
        self.resting = True  # nothing is under way here
        self._sitting: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        """A new game, and everybody knows its state."""
        created = await asyncio.to_thread(new_game, self._url)
        self._request = count()
        self._question: tuple[int, int, list[str]] | None = None  # seat, sequence, answers
        self._over = False
        self._waits_for: str | None = None  # an answer to what it sent: draft or confirm
        self._sent, self._sequence = 0.0, 0
        self._unaware: set[int] = set(range(SEATS))  # who has not seen the last move
        self._ready = asyncio.Event()
        loop, server = asyncio.get_running_loop(), parse_uri(self._url.replace("http", "ws", 1))
        self._clients = [
            Client(self._url, created["game"], secret, self._ear(seat), self._pace)
            for seat, secret in enumerate(created["seats"])
        ]
        for client in self._clients:
            await loop.create_connection(lambda c=client: c, server.host, server.port)  # type: ignore[misc]  # the client of this turn
        await self._ready.wait()

    def leave(self) -> None:
        for client in self._clients:
            client.leave()

    def go(self) -> None:
        """Play at the present pace, from some moment on."""
        if self.resting:
            self.resting = False
            self._after(self._chance.random(), self._draft)

    # ---- hearing ----

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        return lambda message: self._hear(seat, message)

    def _hear(self, seat: int, message: bytes) -> None:
        now = perf_counter()
        if message.startswith(DONE):
            self._acknowledged(now)
        elif message.startswith(NEWS):
            self._over = self._over or OVER in message
            if ASKED in message:
                self._asked(seat, json.loads(message))
            found = SEQUENCE.search(message)
            assert found is not None
            if int(found[1]) > self._sequence or not self._ready.is_set():
                self._noticed(seat, now)
        else:
            self._pace.faults.append(message.decode())

    def _asked(self, seat: int, document: dict[str, Any]) -> None:
        if not document["draft"]["actions"]:
            answers = [option["action"] for option in document["asked"]["options"]]
            self._question = seat, document["sequence"], answers

    def _acknowledged(self, now: float) -> None:
        took, kind = now - self._sent, self._waits_for
        self._waits_for = None
        if kind == "draft":
            self._pace.tally.drafts.append(took)
            self._after(CONFIRMING, self._confirm)
        else:
            self._pace.tally.moves.append(took)
            self._next()

    def _noticed(self, seat: int, now: float) -> None:
        self._unaware.discard(seat)
        if self._unaware:
            return
        if self._ready.is_set():
            self._pace.tally.seen.append(now - self._sent)
            self._next()
        else:
            self._ready.set()

    # ---- moving ----

    def _next(self) -> None:
        """Once a move is acknowledged and everybody has seen it."""
        if self._waits_for or self._unaware:
            return
        if self._over:
            self._pace.tally.finished += 1
            self.leave()
            self._sitting = asyncio.create_task(self._another())
        else:
            self._after(1 - CONFIRMING, self._draft)

    async def _another(self) -> None:
        try:
            await self.sit_down()
        except OSError as error:
            self._pace.faults.append(f"a game does not begin: {type(error).__name__}")
        else:
            self._after(1 - CONFIRMING, self._draft)

    def _after(self, share: float, step: Callable[[], None]) -> None:
        """Go on after this share of the time for a move, more or less."""
        seconds = self._pace.seconds or 0.0
        if seconds:
            wait = seconds * share * self._chance.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(wait, step)
        else:
            step()

    def _draft(self) -> None:
        if self._pace.seconds is None:
            self.resting = True
            return
        assert self._question is not None
        seat, self._sequence, answers = self._question
        action = self._chance.choice(answers)
        if self._pace.seconds:
            self._say(seat, "draft", action=action)
        else:
            self._unaware = set(range(SEATS)) - {seat}
            self._say(seat, "draft", action=action, confirm=True)
            self._waits_for = "confirm"

    def _confirm(self) -> None:
        assert self._question is not None
        seat = self._question[0]
        self._unaware = set(range(SEATS)) - {seat}
        self._say(seat, "confirm")

    def _say(self, seat: int, kind: str, **more: Any) -> None:
        request = f"load-{next(self._request):06d}"
        self._waits_for, self._sent = kind, perf_counter()
        self._clients[seat].say(
            type=kind, request=request, sequence=self._sequence, seat=seat, **more
        )


def new_game(url: str) -> dict[str, Any]:
    body = json.dumps({"seats": [{"kind": "human"}] * SEATS}).encode()
    headers = {"Content-Type": "application/json", "X-Forwarded-For": next_address()}
    with urlopen(Request(f"{url}/api/games", body, headers), timeout=PATIENCE) as answer:
        created: dict[str, Any] = json.load(answer)
    return created
