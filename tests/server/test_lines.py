"""Lines that keep us waiting: cut, and everybody else is served."""

import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from lisboa.server.logs import Seldom
from lisboa.server.settings import Limits, Settings
from tests.server.porch import app_behind_doors, served
from tests.server.running import Process

HEAD = b"GET /api/games/x HTTP/1.1\r\nHost: x\r\n"
WAIT = 30.0  # a busy machine is no reason to fail
SOON = Limits(head_seconds=0.5, answer_seconds=0.5)
FEW = 3
NOBODY = "10.0.0.1"  # the only proxy that is trusted: the tests come without one


@contextmanager
def server(limits: Limits, proxy: str = NOBODY, most: int = 1000) -> Iterator[str]:
    app, _ = app_behind_doors(limits)
    with served(
        app, Settings(Path(), trusted_proxies=proxy, most_connections=most, limits=limits)
    ) as door:
        yield door


@pytest.fixture(scope="module")
def hasty() -> Iterator[str]:
    with server(SOON) as door:
        yield door


def line(door: str) -> socket.socket:
    host, _, port = door.partition(":")
    opened = socket.create_connection((host, int(port)))
    opened.settimeout(WAIT)
    return opened


def is_cut(opened: socket.socket) -> bool:
    """Whether nothing more comes, once it has come."""
    try:
        while opened.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


# ---- time ----


def drip(slow: socket.socket) -> None:
    """Byte after byte, until the line is cut."""
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        slow.sendall(b"x")
        time.sleep(0.05)


@pytest.mark.parametrize("sent", [b"", b"GET", HEAD, HEAD + b"X-Slow: "])
def test_half_a_head_is_not_waited_for(hasty: str, sent: bytes) -> None:
    with closing(line(hasty)) as slow:
        slow.sendall(sent)
        assert is_cut(slow)


def test_bytes_that_drip_buy_no_time(hasty: str) -> None:
    with closing(line(hasty)) as slow, pytest.raises(OSError):
        slow.sendall(HEAD + b"X-Slow: ")
        drip(slow)


def test_the_next_request_on_a_line_has_no_more_time(hasty: str) -> None:
    with closing(line(hasty)) as slow:
        slow.sendall(HEAD + b"\r\n" + HEAD)
        assert slow.recv(65536).startswith(b"HTTP/1.1 200")
        assert is_cut(slow)


def test_a_body_that_goes_on_after_its_answer_is_not_waited_for(hasty: str) -> None:
    with closing(line(hasty)) as slow, pytest.raises(OSError):
        slow.sendall(b"POST /api/games/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\n")
        assert slow.recv(65536).startswith(b"HTTP/1.1 413")
        drip(slow)


def test_who_does_not_take_the_answer_is_not_waited_for(hasty: str) -> None:
    with closing(line(hasty)) as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.sendall(b"GET /api/large HTTP/1.1\r\nHost: x\r\n\r\n")
        time.sleep(4 * SOON.answer_seconds)
        taken = 0
        try:
            while part := slow.recv(65536):
                taken += len(part)
        except ConnectionResetError:
            pass
    assert taken < 50_000_000


def test_a_socket_may_be_silent_for_longer(hasty: str) -> None:
    with connect(f"ws://{hasty}/api/live") as live:
        time.sleep(3 * SOON.head_seconds)
        live.send("still here")
        assert live.recv(WAIT) == "still here"


# ---- numbers ----


@pytest.mark.parametrize("which", ["address", "all"])
def test_whoever_keeps_us_waiting_longest_makes_room(which: str) -> None:
    few, most = (FEW, 1000) if which == "address" else (1000, FEW)
    with server(Limits(head_seconds=WAIT, connections=few), most=most) as door, ExitStack() as held:
        lines = [held.enter_context(closing(line(door))) for _ in range(FEW)]
        for slow in lines:
            slow.sendall(HEAD)
        assert httpx.get(f"http://{door}/api/games/x").status_code == 200
        assert is_cut(lines[0])
        lines[1].sendall(b"\r\n")  # the others are still there
        assert lines[1].recv(65536).startswith(b"HTTP/1.1 200")


def test_who_is_answered_makes_no_room() -> None:
    with server(Limits(connections=FEW)) as door, ExitStack() as held:
        sockets = [held.enter_context(connect(f"ws://{door}/api/live")) for _ in range(FEW)]
        answer = httpx.get(f"http://{door}/api/games/x")
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "10")
        for live in sockets:
            live.send("here")
            assert live.recv(WAIT) == "here"
        sockets[0].close()
        until = time.monotonic() + WAIT
        while httpx.get(f"http://{door}/api/games/x").status_code != 200:
            assert time.monotonic() < until


def test_guests_of_a_proxy_are_not_taken_for_one() -> None:
    patient = Limits(connections=FEW, head_seconds=WAIT)
    with server(patient, proxy="127.0.0.1") as door, ExitStack() as held:
        lines = [held.enter_context(closing(line(door))) for _ in range(2 * FEW)]
        for each in lines:
            each.sendall(HEAD)
        assert httpx.get(f"http://{door}/api/games/x").status_code == 200
        for each in lines:
            each.sendall(b"\r\n")
            assert each.recv(65536).startswith(b"HTTP/1.1 200")


# ---- files ----


def test_a_server_may_open_as_many_files_as_the_system_allows(data: Path) -> None:
    with Process(data, words=["--most-connections", "5000"], files=256) as server:
        limits = Path(f"/proc/{server.pid}/limits").read_text()
        found = re.search(r"Max open files\s+(\d+)\s+(\d+)", limits)
        assert found is not None
        soft, hard = map(int, found.groups())
        assert soft == min(hard, 65_536) > 256


# ---- logs ----


def test_what_happens_all_the_time_is_told_seldom(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    log = Seldom(lambda: now)
    for second in range(130):
        now = float(second)
        log.note("too-many-connections", "all")
        log.note("too-many-connections", "address")
    told = [record.facts["count"] for record in caplog.records if record.facts["kind"] == "all"]  # type: ignore[attr-defined]
    assert told == [1, 60, 60]


def test_too_many_lines_are_told_once(caplog: pytest.LogCaptureFixture) -> None:
    with server(Limits(connections=1)) as door, connect(f"ws://{door}/api/live"):
        for _ in range(20):
            assert httpx.get(f"http://{door}/api/games/x").status_code == 503
    told = [record for record in caplog.records if record.message == "too-many-connections"]
    assert len(told) == 1
