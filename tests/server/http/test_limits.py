"""Too much, too large, too fast or from elsewhere: refused, and everybody else is served."""

import asyncio
import socket
from collections.abc import Iterator

import httpx
import pytest
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from lisboa.server.buckets import Buckets
from lisboa.server.http.limits import address_of
from lisboa.server.settings import Limits, Rate
from tests.server.porch import RIGHT, app_behind_doors, served

FEW = Limits(
    requests=Rate(5, 0.001),
    failures=Rate(2, 0.001),
    connections=2,
    messages=Rate(5, 0.001),
    body_seconds=0.3,
)
SMALL = 1000  # bytes of a body


def ask(app: FastAPI, *requests: httpx.Request, client: str = "192.0.2.1") -> list[httpx.Response]:
    async def asked() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app, client=(client, 1755))
        async with httpx.AsyncClient(transport=transport) as browser:
            return [await browser.send(request) for request in requests]

    return asyncio.run(asked())


def get(path: str, **headers: str) -> httpx.Request:
    return httpx.Request("GET", f"http://lisboa.test{path}", headers=headers)


def post(content: bytes = b"", **headers: str) -> httpx.Request:
    return httpx.Request("POST", "http://lisboa.test/api/games/x", content=content, headers=headers)


def code(response: httpx.Response) -> str:
    return str(response.json()["code"])


@pytest.fixture(scope="module")
def door() -> Iterator[str]:
    app, _ = app_behind_doors(
        Limits(messages=FEW.messages, body_seconds=0.3, connections=2),
        largest_body=SMALL,
        largest_message=100,
        origins=("https://friend.example",),
    )
    with served(app) as host:
        yield host


# ---- buckets ----


def test_a_bucket_empties_and_fills() -> None:
    now = 0.0
    buckets = Buckets(Rate(at_once=3, per_second=0.5), clock=lambda: now)
    assert [buckets.take("ana") for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]
    assert buckets.take("ben") == 0.0  # everybody has one
    now = 1.0
    assert buckets.take("ana") == 1.0
    now = 2.0
    assert [buckets.take("ana") for _ in range(2)] == [0.0, 2.0]
    now = 1000.0
    assert [buckets.take("ana") for _ in range(4)] == [0.0, 0.0, 0.0, 2.0]  # it overflows


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth0", True),
    ],
)
def test_who_counts_as_one(one: str, other: str, same: bool) -> None:
    addresses = [address_of({"client": (host, 1)}) for host in (one, other)]
    assert (addresses[0] == addresses[1]) == same


# ---- floods ----


def test_a_flood_is_refused_and_others_are_served() -> None:
    app, counted = app_behind_doors(FEW)
    answers = ask(app, *[get("/api/games/x") for _ in range(7)])
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert code(answers[-1]) == "too-many"
    assert int(answers[-1].headers["retry-after"]) > 0
    assert ask(app, get("/api/games/x"), client="192.0.2.2")[0].status_code == 200
    assert b'lisboa_refusals_total{code="too-many"} 2.0' in counted.text()


def test_wrong_credentials_run_out_sooner_and_right_ones_do_not() -> None:
    app, counted = app_behind_doors(Limits(failures=FEW.failures))
    guesses = [get("/api/private", authorization=f"Bearer guess{n}") for n in range(4)]
    answers = ask(app, *guesses)
    assert [answer.status_code for answer in answers] == [403, 403, 429, 429]
    assert code(answers[-1]) == "too-many" and int(answers[-1].headers["retry-after"]) > 0
    assert b'lisboa_refusals_total{code="too-many"} 2.0' in counted.text()
    right = get("/api/private", authorization=RIGHT)
    assert ask(app, right)[0].status_code == 200  # a whole school may have this address
    assert ask(app, guesses[0], client="192.0.2.2")[0].status_code == 403
    other = get("/api/games/AAAAAAAAAAAA/private", authorization="Bearer old link")
    assert ask(app, other)[0].status_code == 403  # who guesses at one game guesses at no other


def test_right_credentials_never_run_out() -> None:
    app, _ = app_behind_doors(Limits(failures=FEW.failures))
    right = [get("/api/private", authorization=RIGHT) for _ in range(20)]
    assert {answer.status_code for answer in ask(app, *right)} == {200}


# ---- proxies ----


def test_only_a_trusted_proxy_says_who_asks() -> None:
    app, _ = app_behind_doors(trusted_proxies="10.0.0.1")
    said = {"x-forwarded-for": "198.51.100.7", "x-forwarded-proto": "https"}
    behind = ask(app, get("/api/who", **said), client="10.0.0.1")[0].json()
    assert behind == {"client": "198.51.100.7", "scheme": "https"}
    liar = ask(app, get("/api/who", **said), client="192.0.2.1")[0].json()
    assert liar == {"client": "192.0.2.1", "scheme": "http"}


def test_a_flood_cannot_hide_behind_invented_addresses() -> None:
    app, _ = app_behind_doors(FEW, trusted_proxies="10.0.0.1")
    through = [
        get("/api/who", **{"x-forwarded-for": f"203.0.113.{n}, 198.51.100.7"}) for n in range(6)
    ]
    answers = ask(app, *through, client="10.0.0.1")
    assert [answer.status_code for answer in answers] == [200] * 5 + [429]
    other = get("/api/who", **{"x-forwarded-for": "198.51.100.8"})
    assert ask(app, other, client="10.0.0.1")[0].status_code == 200


# ---- sizes ----


def wire(door: str) -> socket.socket:
    host, _, port = door.partition(":")
    return socket.create_connection((host, int(port)))


def test_a_body_within_the_limit_arrives_whole(door: str) -> None:
    answer = httpx.post(f"http://{door}/api/games/x", content=b"x" * SMALL)
    assert answer.json() == {"bytes": SMALL}


def test_a_large_body_is_refused(door: str) -> None:
    answer = httpx.post(f"http://{door}/api/games/x", content=b"x" * (SMALL + 1))
    assert (answer.status_code, code(answer)) == (413, "too-large")


def test_a_large_body_of_unknown_length_is_refused(door: str) -> None:
    with wire(door) as line:
        head = b"POST /api/games/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        line.sendall(head + (b"64\r\n" + b"x" * 100 + b"\r\n") * 20)  # and never an end
        assert line.recv(4096).startswith(b"HTTP/1.1 413")


def test_chunks_within_the_limit_arrive_whole(door: str) -> None:
    pieces = (b"x" * 100 for _ in range(10))
    answer = httpx.post(f"http://{door}/api/games/x", content=pieces)
    assert answer.json() == {"bytes": SMALL}


def test_a_body_that_never_comes_is_not_waited_for(door: str) -> None:
    with wire(door) as line:
        line.sendall(b"POST /api/games/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf")
        assert line.recv(4096).startswith(b"HTTP/1.1 408")


# ---- origins ----


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (None, 200),  # not a browser
        ("http://lisboa.test", 200),
        ("https://lisboa.test", 200),  # TLS ended at a proxy
        ("https://friend.example", 200),
        ("https://evil.example", 403),
        ("https://lisboa.test.evil.example", 403),
        ("http://lisboa.test:8080", 403),
        ("null", 403),
        ("", 403),
        ("lisboa.test", 403),
    ],
)
def test_other_pages_change_nothing(origin: str | None, status: int) -> None:
    app, _ = app_behind_doors(origins=("https://friend.example",))
    named = {} if origin is None else {"origin": origin}
    assert ask(app, post(b"", **named))[0].status_code == status
    assert ask(app, get("/api/games/x", **named))[0].status_code == 200  # looking is harmless


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_other_pages_open_no_socket(door: str, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        live(door, origin)
    assert refused.value.response.status_code == 403
    assert b"wrong-origin" in (refused.value.response.body or b"")


def live(door: str, origin: str | None = None) -> ClientConnection:
    return connect(f"ws://{door}/api/live", origin=origin)  # type: ignore[arg-type]  # a NewType


# ---- sockets ----


def test_our_own_pages_and_friends_may(door: str) -> None:
    for origin in (None, f"http://{door}", "https://friend.example"):
        with live(door, origin) as line:
            line.send("bom dia")
            assert line.recv() == "bom dia"


def closed(line: ClientConnection) -> int:
    with pytest.raises(ConnectionClosed) as end:
        while True:
            line.recv(5)
    assert end.value.rcvd is not None
    return end.value.rcvd.code


def test_a_large_message_closes_the_socket(door: str) -> None:
    with live(door) as line:
        line.send("ã" * 50)
        assert line.recv() == "ã" * 50
        line.send("ã" * 51)  # a hundred and two bytes
        assert closed(line) == 1009


def test_a_flood_of_messages_closes_the_socket(door: str) -> None:
    with live(door) as line:
        for _ in range(6):
            line.send("hello")
        assert [line.recv() for _ in range(5)] == ["hello"] * 5
        assert closed(line) == 1008


def test_sockets_of_one_address_are_counted(door: str) -> None:
    with live(door), live(door), pytest.raises(InvalidStatus) as refused:
        live(door)
    assert refused.value.response.status_code == 429
    with live(door) as line:  # closed ones do not count
        line.send("still here")
        assert line.recv() == "still here"


def test_wrong_secrets_in_sockets_run_out() -> None:
    app, _ = app_behind_doors(FEW)
    with served(app) as door:
        for closed_with in (4403, 4403, 4429, 4429):
            with live(door) as line:
                line.send("wrong secret")
                assert closed(line) == closed_with
        with live(door) as line:  # somebody else, for all we know
            line.send("bom dia")
            assert line.recv() == "bom dia"
