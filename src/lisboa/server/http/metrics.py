"""How much is going on: Prometheus metrics, and the line in the log for each request.

Durations are counted in coarse steps, also in their sums: how long somebody thought about a hand
of cards is nobody's business.
"""

from bisect import bisect_left
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from ipaddress import ip_address
from time import monotonic
from typing import Final

from fastapi import FastAPI
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lisboa.server import logs
from lisboa.server.faults import Refusal
from lisboa.server.http.limits import answer_to
from lisboa.server.settings import Settings

STEPS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
PATH: Final = "/metrics"
ELSEWHERE: Final = "elsewhere"  # the route of what has none, so that nobody's path is a label
METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"})

disable_created_metrics()  # type: ignore[no-untyped-call]  # a function of a library


class Metrics:
    """The counters of one process, on a registry of their own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "lisboa_requests",
            "HTTP requests",
            ["method", "route", "status"],
            registry=registry,
        )
        self.request_seconds = _histogram("request", "HTTP requests", ["route"], registry)
        self.sockets = Gauge("lisboa_sockets", "Open WebSockets", registry=registry)
        self.moves = Counter(
            "lisboa_moves", "Entries written to games", ["kind"], registry=registry
        )
        self.refusals = Counter(
            "lisboa_refusals", "Requests that were refused", ["code"], registry=registry
        )
        self.move_seconds = _histogram("move", "From a request to its answer", [], registry)
        self.bot_seconds = _histogram("bot", "Thinking about one answer", ["bot"], registry)
        self.forfeits = Counter(
            "lisboa_forfeits",
            "Answers that greedy gave instead of a bot",
            ["what"],
            registry=registry,
        )
        self.games = Gauge("lisboa_games", "Games in memory", registry=registry)
        self.workers = Gauge(
            "lisboa_workers", "Worker processes and their jobs", ["state"], registry=registry
        )

    def moved(self, kind: str, seconds: float) -> None:
        """An entry was written, so long after it was asked for."""
        self.moves.labels(kind).inc()
        self.move_seconds.observe(_coarse(seconds))

    def refused(self, code: str) -> None:
        self.refusals.labels(code).inc()

    def thought(self, bot: str, seconds: float, forfeited: str | None = None) -> None:
        """A bot has answered; or greedy did, because of this."""
        self.bot_seconds.labels(bot).observe(_coarse(seconds))
        if forfeited is not None:
            self.forfeits.labels(forfeited).inc()

    def watch(self, games: Callable[[], int], workers: Callable[[], Mapping[str, int]]) -> None:
        """Ask these whenever somebody reads the metrics."""
        self.games.set_function(games)
        for state in workers():
            self.workers.labels(state).set_function(partial(_part, workers, state))

    def text(self) -> bytes:
        return generate_latest(self.registry)


def _part(workers: Callable[[], Mapping[str, int]], state: str) -> int:
    return workers()[state]


def _histogram(name: str, what: str, labels: list[str], registry: CollectorRegistry) -> Histogram:
    return Histogram(f"lisboa_{name}_seconds", what, labels, buckets=STEPS, registry=registry)


def _coarse(seconds: float) -> float:
    """The upper end of the step in which this lies."""
    return STEPS[min(bisect_left(STEPS, seconds), len(STEPS) - 1)]


class Watch:
    """Counts and notes every request and every socket; answers where the program failed."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = monotonic(), 0

        async def told(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, told)
        except Exception as error:
            logs.note_error("error", error, route=_route(scope))
            if status:  # too late to say so
                raise
            await answer_to(Refusal("failed", topic="operations"), scope, receive, told, status=500)
        finally:
            seconds = monotonic() - began
            method = scope["method"] if scope["method"] in METHODS else ELSEWHERE
            route = _route(scope)
            self._metrics.requests.labels(method, route, str(status)).inc()
            self._metrics.request_seconds.labels(route).observe(_coarse(seconds))
            logs.note("request", method=method, route=route, status=status, seconds=seconds)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, open_ = monotonic(), False

        async def told(message: Message) -> None:
            nonlocal open_
            if message["type"] == "websocket.accept":
                open_ = True
                self._metrics.sockets.inc()
            await send(message)

        try:
            await self._app(scope, receive, told)
        except Exception as error:
            logs.note_error("error", error, route=_route(scope))
            with suppress(RuntimeError, OSError):  # perhaps it is closed already
                await send({"type": "websocket.close", "code": 1011})
        finally:
            if open_:
                self._metrics.sockets.dec()
            logs.note("socket", route=_route(scope), seconds=monotonic() - began)


def _route(scope: Scope) -> str:
    """The template of the path: the path itself may hold what somebody typed."""
    path = getattr(scope.get("route"), "path", "")
    return path if isinstance(path, str) and path else ELSEWHERE


def install(app: FastAPI, settings: Settings, metrics: Metrics) -> None:
    """Between the limits and the headers: whatever is refused or fails is counted."""
    app.add_middleware(Watch, metrics=metrics)

    @app.get(PATH, include_in_schema=False)
    async def show(request: Request) -> Response:
        if not _is_near(request):
            return Response(status_code=404)
        return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)


def _is_near(request: Request) -> bool:
    """Metrics are for the operator's own network."""
    try:
        return request.client is not None and ip_address(request.client.host).is_private
    except ValueError:
        return False
