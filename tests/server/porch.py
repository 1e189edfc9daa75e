"""A small app behind the doors, on a real socket."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from fastapi import FastAPI, HTTPException, Request, WebSocket, WebSocketDisconnect
from fastapi.responses import StreamingResponse

from lisboa.server.http import headers, limits, metrics
from lisboa.server.http.metrics import Metrics
from lisboa.server.serving import server_of
from lisboa.server.settings import Limits, Settings

RIGHT = "Bearer right"


def app_behind_doors(limit: Limits | None = None, **settings: Any) -> tuple[FastAPI, Metrics]:
    """Installed as the server does it."""
    app, counted = FastAPI(), Metrics()
    chosen = Settings(
        data=Path(), limits=limit or Limits(), **{"names": ("lisboa.test",), **settings}
    )
    _add_routes(app)
    limits.install(app, chosen, counted)
    metrics.install(app, chosen, counted)
    headers.install(app, chosen)
    return app, counted


def _add_routes(app: FastAPI) -> None:
    @app.get("/api/games/{game}")
    async def look(game: str) -> dict[str, str]:
        return {"game": game}

    @app.get("/api/large")
    async def large() -> StreamingResponse:
        return StreamingResponse(b"x" * 1_000_000 for _ in range(50))

    @app.post("/api/games/{game}")
    async def change(game: str, request: Request) -> dict[str, int]:
        return {"bytes": len(await request.body())}

    @app.get("/api/private")
    async def private(request: Request) -> dict[str, str]:
        if request.headers.get("authorization") != RIGHT:
            raise HTTPException(403)
        return {"all": "well"}

    @app.get("/api/games/{game}/private")
    async def private_game(game: str, request: Request) -> dict[str, str]:
        return await private(request)

    @app.get("/api/broken/{game}")
    async def broken(game: str) -> None:
        raise ValueError(f"a hand of cards: {game}")

    @app.get("/api/who")
    async def who(request: Request) -> dict[str, str]:
        assert request.client is not None
        return {"client": request.client.host, "scheme": request.url.scheme}

    @app.websocket("/api/live")
    async def live(line: WebSocket) -> None:
        await line.accept()
        with suppress(WebSocketDisconnect):
            while (said := await line.receive_text()) != "wrong secret":
                if said == "break":
                    raise ValueError("a hand of cards")
                await line.send_text(said)
            await line.close(4403)


@contextmanager
def served(app: FastAPI, settings: Settings | None = None) -> Iterator[str]:
    """`host:port` of a running server."""
    server = server_of(app, settings or Settings(data=Path()))
    with socket.create_server(("127.0.0.1", 0)) as door:
        thread = threading.Thread(target=server.run, args=([door],))
        thread.start()
        while not server.started:
            time.sleep(0.01)
        host, port = door.getsockname()
        try:
            yield f"{host}:{port}"
        finally:
            server.should_exit = True
            thread.join()
