"""Live play: one WebSocket for each client."""

import asyncio
from contextlib import suppress
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from lisboa.server.faults import Refusal, malformed
from lisboa.server.host import Host
from lisboa.server.http.limits import address_of
from lisboa.server.play.rights import Rights
from lisboa.server.rooms import Socket
from lisboa.server.show.messages import (
    AnswerAhead,
    ClientMessage,
    Confirm,
    Done,
    DraftAction,
    GameId,
    Hello,
    Ping,
    Pong,
    Refused,
    Rewind,
    Undo,
)
from lisboa.server.show.wire import written

CLIENT_MESSAGE: Final[TypeAdapter[ClientMessage]] = TypeAdapter(ClientMessage)
# How a socket is closed: say hello again; or do not, as the status of HTTP says.
AGAIN: Final = 4000
NO: Final = 4000
SLOWEST: Final = 20.0  # seconds for a client to take a message
# Nobody is there any more; starlette says so with a RuntimeError when one sends.
LOST: Final = (WebSocketDisconnect, OSError, RuntimeError, TimeoutError)

router = APIRouter()


@router.websocket("/api/games/{game}/live")
async def live(websocket: WebSocket, game: GameId) -> None:
    """After `hello` the client gets its state, then updates and the answers to what it sends."""
    host: Host = websocket.app.state.host
    await websocket.accept()
    try:
        hello = await _hello(host, websocket)
        place, socket = await host.join(game, hello, address_of(websocket.scope))
    except Refusal as refusal:
        host.metrics.refused(refusal.code)
        await _say_no(websocket, refusal)
        return
    except LOST:
        return
    both = (
        asyncio.create_task(_write(websocket, socket)),
        asyncio.create_task(_read(host, websocket, socket, game, hello.secrets)),
    )
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        host.leave(place, socket)
        for task in both:
            task.cancel()
        ends = await asyncio.gather(*both, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | OSError):
            raise end


async def _hello(host: Host, websocket: WebSocket) -> Hello:
    try:
        async with asyncio.timeout(host.settings.hello_within):
            message = _understood(await websocket.receive_text())
    except TimeoutError:
        raise Refusal("no-credential") from None
    if not isinstance(message, Hello):
        raise Refusal("no-credential")
    return message


async def _say_no(websocket: WebSocket, refusal: Refusal) -> None:
    with suppress(*LOST):
        await websocket.send_text(written(Refused.of(refusal)))
        await websocket.close(NO + refusal.status)


async def _write(websocket: WebSocket, socket: Socket) -> None:
    """Until the socket is closed, or the client does not read what it is sent."""
    with suppress(*LOST):
        while (message := await socket.waiting.get()) is not None:
            async with asyncio.timeout(SLOWEST):
                await websocket.send_text(message)
        await websocket.close(AGAIN)


async def _read(
    host: Host, websocket: WebSocket, socket: Socket, game: str, secrets: list[str]
) -> None:
    while True:
        text = await websocket.receive_text()
        request = None
        try:
            message = _understood(text)
            request = getattr(message, "request", None)
            answer: Pong | Done | Refused = await _answer(host, game, secrets, message)
        except Refusal as refusal:
            host.metrics.refused(refusal.code)
            answer = Refused.of(refusal, request)
        socket.send(written(answer))


def _understood(text: str) -> ClientMessage:
    try:
        return CLIENT_MESSAGE.validate_json(text)
    except ValidationError as error:
        raise malformed(error.errors()) from None


async def _answer(host: Host, game: str, secrets: list[str], said: ClientMessage) -> Done | Pong:
    if isinstance(said, Ping):
        return Pong()
    if isinstance(said, Hello):
        raise Refusal("hello-twice")
    return await host.changes.make(game, secrets, said, _SpokenWish(said))


class _SpokenWish:
    """What a message asks for."""

    def __init__(self, said: DraftAction | Undo | AnswerAhead | Confirm | Rewind) -> None:
        self._said = said

    def __call__(self, rights: Rights) -> None:
        said = self._said
        if said.drafted is not None:
            rights.must_have_seen(said.drafted)
        if isinstance(said, DraftAction):
            rights.draft(said.seat, (*said.before, said.action), said.usual)
            if said.confirm:
                rights.confirm(said.seat)
        elif isinstance(said, Undo):
            rights.undo(said.seat, said.keep)
        elif isinstance(said, AnswerAhead):
            rights.draw_ahead(said.seat, said.action)
        elif isinstance(said, Confirm):
            rights.confirm(said.seat)
        else:
            rights.rewind(said.seat, said.to)
