"""Every answer tells browsers to be careful, also the one that says no."""

import asyncio

import httpx
import pytest
from fastapi import FastAPI
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from lisboa.server.http.headers import HEADERS
from lisboa.server.settings import Limits
from tests.server.porch import app_behind_doors, served

HEAD = "/api/games/x"


def ask(
    app: FastAPI, method: str, path: str, url: str = "http://lisboa.test", **headers: str
) -> httpx.Response:
    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url=url) as browser:
            return await browser.request(method, path, headers=headers)

    return asyncio.run(asked())


@pytest.mark.parametrize(
    ("method", "path", "origin", "status"),
    [
        ("GET", HEAD, "", 200),
        ("POST", HEAD, "", 200),
        ("PUT", HEAD, "", 405),
        ("GET", "/nowhere", "", 404),
        ("GET", "/metrics", "", 200),
        ("GET", "/api/private", "", 403),
        ("GET", "/api/broken/x", "", 500),
        ("POST", HEAD, "https://evil.example", 403),
    ],
)
def test_every_answer_carries_them(method: str, path: str, origin: str, status: int) -> None:
    app, _ = app_behind_doors()
    answer = ask(app, method, path, **({"origin": origin} if origin else {}))
    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_a_refused_socket_carries_them() -> None:
    app, _ = app_behind_doors(Limits(connections=0))
    with served(app) as door, pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{door}/api/live")
    headers = refused.value.response.headers
    assert {name: headers.get(name) for name in HEADERS} == HEADERS


def test_the_policy_allows_our_own_files_only() -> None:
    policy = dict(
        part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert "unsafe" not in str(policy) and "*" not in str(policy)
    assert HEADERS["x-content-type-options"] == "nosniff"
    assert HEADERS["referrer-policy"] == "no-referrer"


def test_what_a_seat_may_see_is_in_no_cache() -> None:
    app, _ = app_behind_doors()
    assert ask(app, "GET", HEAD).headers["cache-control"] == "no-store"
    assert "cache-control" not in ask(app, "GET", "/metrics").headers


def test_tls_once_is_tls_always() -> None:
    app, _ = app_behind_doors()
    name = "strict-transport-security"
    assert name not in ask(app, "GET", HEAD).headers
    assert name in ask(app, "GET", HEAD, url="https://lisboa.test").headers
    assert name in ask(app, "GET", HEAD, **{"x-forwarded-proto": "https"}).headers


def test_pages_of_friends_may_read_answers_and_others_may_not() -> None:
    app, _ = app_behind_doors(origins=("https://friend.example",))
    name = "access-control-allow-origin"
    friend = ask(app, "GET", HEAD, origin="https://friend.example")
    assert friend.headers[name] == "https://friend.example"
    assert name not in ask(app, "GET", HEAD, origin="https://evil.example").headers
    asked = {"access-control-request-method": "POST"}
    before = ask(app, "OPTIONS", HEAD, origin="https://friend.example", **asked)
    assert before.headers[name] == "https://friend.example"
    plain, _ = app_behind_doors()
    assert name not in ask(plain, "GET", HEAD, origin="https://friend.example").headers
