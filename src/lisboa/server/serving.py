"""How uvicorn runs the application."""

import gc
import os
import socket
import sys
import threading
from contextlib import suppress
from math import ceil
from types import FrameType
from typing import Final

from fastapi import FastAPI
from uvicorn import Config, Server

from lisboa.server import logs
from lisboa.server.lines import OpenLines
from lisboa.server.settings import Settings

LAST_WORDS: Final = 0.5  # of the time in which the server has to stop: for what is under way
BACKLOG: Final = 2048  # connections that wait to be accepted
# Objects that were made before rings of them are looked for, and how often all are gone through:
# that takes a tenth of a second where there are hundreds of tables, and meanwhile nobody is heard.
SELDOM: Final = (10_000, 25, 100)
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


class TimelyServer(Server):
    """Ends within its time: whatever does not answer then, a database for instance, is left. What
    was acknowledged is written, and workers end with the process."""

    def __init__(self, config: Config, within: float) -> None:
        super().__init__(config)
        self._patience = threading.Timer(within, _leave)
        self._patience.daemon = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            self._patience.start()
        super().handle_exit(sig, frame)


def _leave() -> None:
    logs.note("stopped-late", logs.ERROR)
    os._exit(1)


def clean_seldom() -> None:
    """What is loaded stays as long as we do, and tables hold few rings."""
    gc.freeze()
    gc.set_threshold(*SELDOM)


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


def server_of(app: FastAPI, settings: Settings) -> TimelyServer:
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
        timeout_graceful_shutdown=ceil(settings.stop_within * LAST_WORDS),
    )
    config.load()
    lines = OpenLines(settings, most_files())
    config.http_protocol_class = lines.looked_after(config.http_protocol_class)
    assert config.ws_protocol_class is not None
    config.ws_protocol_class = lines.looked_after(config.ws_protocol_class)
    return TimelyServer(config, settings.stop_within)
