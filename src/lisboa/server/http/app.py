"""The application: endpoints, live play, limits and headers put together."""

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse, Response
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException

from lisboa import PRODUCT, __version__
from lisboa.server.faults import Refusal, malformed
from lisboa.server.host import Host
from lisboa.server.http import (
    api,
    choosing,
    editions,
    headers,
    limits,
    live,
    metrics,
    packing,
    pages,
    seats,
    sentences,
)
from lisboa.server.settings import Settings
from lisboa.server.show.messages import ClientMessage, Refused, ServerMessage
from lisboa.server.show.targets import ElementKind

SCHEMAS: Final = "#/components/schemas/{model}"
# When the garbage collector looks for cycles. A move makes thousands of objects that are gone at
# once, and hardly a cycle; the views of all audiences need not be looked through for them.
SELDOM: Final = (50_000, 20, 100)
LIVE: Final = "/api/games/{game}/live"


def create_app(settings: Settings) -> FastAPI:
    """One process of the server; its host is `app.state.host`."""
    counted = metrics.Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        host = Host(settings, counted)
        app.state.host = host
        await host.start()
        gc.freeze()  # editions and words are here for good: no need to look through them again
        gc.set_threshold(*SELDOM)
        yield
        await host.close()

    app = FastAPI(
        title=PRODUCT,
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.include_router(api.router)
    app.include_router(seats.router)
    app.include_router(editions.router)
    app.include_router(choosing.router)
    app.include_router(live.router)
    pages.install(app)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _misunderstood)
    app.add_exception_handler(HTTPException, _not_here)
    packing.install(app)
    limits.install(app, settings, counted)
    metrics.install(app, settings, counted)
    headers.install(app, settings)
    app.openapi = lambda: _document(app)  # type: ignore[method-assign]  # FastAPI's way to add to it
    return app


def _answer(request: Request, refusal: Refusal, status: int | None = None) -> Response:
    status = status or refusal.status
    body = Refused.of(refusal).model_dump(mode="json")
    answer = sentences.refused(refusal, request.headers, status) or JSONResponse(body, status)
    if refusal.status == 401:
        answer.headers["WWW-Authenticate"] = "Bearer"
    if refusal.retry_after:
        answer.headers["Retry-After"] = refusal.retry_after
    return answer


async def _refused(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, Refusal)
    request.app.state.host.metrics.refused(fault.code)
    return _answer(request, fault)


async def _misunderstood(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, RequestValidationError)
    return _answer(request, malformed(fault.errors()))


async def _not_here(request: Request, fault: Exception) -> Response:
    """No such path or method."""
    assert isinstance(fault, HTTPException)
    if fault.status_code in (404, 405):
        answer = _answer(request, Refusal("not-here"), fault.status_code)
    else:
        answer = _answer(request, Refusal("malformed", where="request", what="http"))
    answer.headers.update(fault.headers or {})
    return answer


# ---- the document ----


def _document(app: FastAPI) -> dict[str, Any]:
    """OpenAPI knows no WebSockets: their messages are added as schemas of the same document, and so
    are the kinds of elements, of which messages only tell as part of a name."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, routes=app.routes)
        schemas = document["components"]["schemas"]
        for name, message, mode in (
            ("ClientMessage", ClientMessage, "validation"),
            ("ServerMessage", ServerMessage, "serialization"),
            ("ElementKind", ElementKind, "serialization"),
        ):
            schema = TypeAdapter(message).json_schema(ref_template=SCHEMAS, mode=mode)  # type: ignore[arg-type]  # a loop over literals
            for model, definition in schema.pop("$defs", {}).items():
                schemas.setdefault(model, definition)
            schemas[name] = schema
        document["x-websockets"] = {
            LIVE: {
                "client": {"$ref": SCHEMAS.format(model="ClientMessage")},
                "server": {"$ref": SCHEMAS.format(model="ServerMessage")},
            }
        }
        app.openapi_schema = document
    return app.openapi_schema
