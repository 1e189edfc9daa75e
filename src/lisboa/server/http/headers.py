"""What browsers are told to be careful about."""

from typing import Final

from fastapi import FastAPI
from starlette.datastructures import MutableHeaders
from starlette.middleware.cors import CORSMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lisboa.server.settings import Settings

# Our own files and nothing else: no inline scripts or styles, no other sites, no frames.
POLICY: Final = (
    "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",  # for browsers that do not know frame-ancestors
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HTTPS_ONLY: Final = "max-age=31536000"
API: Final = "/api"


class Headers:
    """Every answer carries them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def told(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["scheme"] in ("https", "wss"):
                    headers["strict-transport-security"] = HTTPS_ONLY
                if scope["path"].startswith(API):  # what one seat may see is in no cache
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, told)


def install(app: FastAPI, settings: Settings) -> None:
    """To be called last, so that no answer is without them."""
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=["GET", "POST", "PUT", "PATCH", "DELETE"],
            allow_headers=["authorization", "content-type"],
        )
    app.add_middleware(Headers)
