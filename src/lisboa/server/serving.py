"""How uvicorn runs the application."""

import socket
import sys
from contextlib import suppress
from typing import Final

from fastapi import FastAPI
from uvicorn import Config, Server

from lisboa.server.lines import OpenLines
from lisboa.server.settings import Settings

LAST_WORDS: Final = 10  # seconds for what is under way when the server stops
BACKLOG: Final = 2048  # connections that wait to be accepted
ENOUGH_FILES: Final = 65_536  # open at once; some systems allow no more, whatever they say


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


def most_files() -> int:
    """How many files we may have open; from now on as many as the system allows at all, because
    each connection is one."""
    if sys.platform == "win32":
        return ENOUGH_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= soft < ENOUGH_FILES:
        wanted = ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_FILES)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return ENOUGH_FILES if soft == resource.RLIM_INFINITY else soft


def server_of(app: FastAPI, settings: Settings) -> Server:
    """A server for one process; it listens on the sockets it is given."""
    config = Config(
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
    config.load()
    lines = OpenLines(settings, most_files())
    config.http_protocol_class = lines.looked_after(config.http_protocol_class)
    assert config.ws_protocol_class is not None
    config.ws_protocol_class = lines.looked_after(config.ws_protocol_class)
    return Server(config)
