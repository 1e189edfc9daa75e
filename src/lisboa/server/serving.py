"""How uvicorn runs the application."""

import socket
from typing import Final

from fastapi import FastAPI
from uvicorn import Config, Server

from lisboa.server.settings import Settings

LAST_WORDS: Final = 10  # seconds for what is under way when the server stops
BACKLOG: Final = 2048  # connections that wait to be accepted


def open_door(host: str, port: int) -> socket.socket:
    """A listening socket. It says that it speaks TCP: only then does asyncio send small messages
    at once instead of waiting 40 ms for more."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(BACKLOG)
    except BaseException:
        door.close()
        raise
    return door


def server_of(app: FastAPI, settings: Settings) -> Server:
    """A server for one process; it listens on the sockets it is given."""
    return Server(
        Config(
            app,
            lifespan="on",
            log_config=None,
            access_log=False,
            proxy_headers=False,  # limits.py looks after them
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=settings.largest_message,
            ws_per_message_deflate=False,  # see http/packing.py; it costs memory, too
            timeout_graceful_shutdown=LAST_WORDS,
        )
    )
