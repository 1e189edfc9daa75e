"""Large answers that hold nobody's secrets are compressed.

What only one seat may know never is: how well it compresses beside a name that another player
chose would tell of it to whoever sees how long answers are. Live connections, whose messages are
small, compress nothing for the same reason. The page and editions are packed beforehand (`pages`).
"""

import re
from typing import Final

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

# What everybody at a table may see, and what can be seen after the end of a game alone.
OPEN: Final = re.compile(r"/api/(openapi\.json|games/[^/]+/(stories|turns|replay))")
SMALLEST: Final = 1000  # bytes that are worth it
LEVEL: Final = 5  # of 9: above it there is little to gain


class Packing:
    """Compresses what is open to all, for clients that say they can read it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._packing = GZipMiddleware(app, SMALLEST, LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_open = scope["type"] == "http" and OPEN.fullmatch(scope["path"])
        await (self._packing if is_open else self._app)(scope, receive, send)


def install(app: FastAPI) -> None:
    app.add_middleware(Packing)
