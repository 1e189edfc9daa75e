"""A page of somebody else cannot pass for ours by a name that leads to this machine."""

import socket
from pathlib import Path

import httpx
import pytest

from lisboa.server.http.finding import is_known
from lisboa.server.settings import Settings
from tests.server.http.test_limits import ask, code, live
from tests.server.porch import app_behind_doors, served


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:1755", "LOCALHOST:1755", "lisboa.localhost:1755"),
        *("127.0.0.1:1755", "192.168.1.20:1755", "[::1]:1755", "[fe80::1]", "203.0.113.9"),
        *("laptop:1755", "laptop.local:1755", "laptop.lan", "nas.home.arpa", "box.internal."),
        *(socket.gethostname(), f"{socket.gethostname()}:1755"),
    ],
)
def test_at_home_every_usual_name_is_good(host: str) -> None:
    assert is_known(host, Settings(data=Path()))


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:1755", "127.0.0.1.evil.example", "localhost.evil.example"),
        *("evil.example.", "192.168.1.20.nip.io", "", ":1755", "evil.example]", "1.2.3"),
    ],
)
def test_names_that_anybody_can_buy_are_not(host: str) -> None:
    assert not is_known(host, Settings(data=Path()))


def test_an_operator_allows_names() -> None:
    settings = Settings(data=Path(), host="inn.example", names=("Lisboa.example", "*.club.example"))
    for host in ("lisboa.example", "LISBOA.example:443", "a.club.example", "inn.example:1755"):
        assert is_known(host, settings)
    for host in ("other.example", "club.example", "evilclub.example", "lisboa.example.evil.net"):
        assert not is_known(host, settings)
    assert is_known("whatever.example", Settings(data=Path(), names=("*",)))


def test_what_asks_for_another_name_is_refused_before_anybody_looks() -> None:
    app, counted = app_behind_doors(names=())
    evil = httpx.Request("GET", "http://evil.example/api/who")
    metrics = httpx.Request("GET", "http://evil.example/metrics")
    for answer in ask(app, evil, metrics, client="127.0.0.1"):
        assert (answer.status_code, code(answer)) == (421, "wrong-host")
    reader = httpx.Request("GET", "http://evil.example/", headers={"accept": "text/html"})
    assert "lisboa serve --name NAME" in ask(app, reader)[0].text
    assert b'lisboa_refusals_total{code="wrong-host"} 3.0' in counted.text()


def test_no_socket_opens_by_another_name() -> None:
    app, _ = app_behind_doors(names=())
    with served(app) as door:
        with live(door) as line:
            line.send("bom dia")
            assert line.recv() == "bom dia"
        host, _, port = door.partition(":")
        with socket.create_connection((host, int(port))) as wire:
            wire.sendall(
                b"GET /api/live HTTP/1.1\r\nHost: evil.example\r\nConnection: Upgrade\r\n"
                b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            assert wire.recv(4096).startswith(b"HTTP/1.1 421")
