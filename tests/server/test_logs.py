"""Logs say what happened and to which game; never what was said, by whom, or with which secret."""

import json
import logging
import logging.config
import re
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from lisboa.server import logs
from tests.server.porch import app_behind_doors, served

SECRET = "pombal-1755-geheim_c3VwZXI"  # what must not be seen anywhere
GAME = "abcDEF012_-x"


@pytest.fixture
def written(capsys: pytest.CaptureFixture[str]) -> Iterator[pytest.CaptureFixture[str]]:
    """Logging as it was, afterwards."""
    named = ["", "lisboa", "uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "sqlalchemy"]
    loggers = [logging.getLogger(name) for name in named]
    before = [(x.handlers[:], x.level, x.propagate, x.disabled) for x in loggers]
    yield capsys
    for logger, (handlers, level, propagate, disabled) in zip(loggers, before, strict=True):
        logger.handlers[:], logger.propagate, logger.disabled = handlers, propagate, disabled
        logger.setLevel(level)


def test_a_fact_is_one_line(written: pytest.CaptureFixture[str]) -> None:
    logs.setup_logging(json=True)
    logs.note("move", game=GAME, seat=2, sequence=41, kind="action", seconds=0.012345)
    line = json.loads(written.readouterr().err)
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "info",
        "event": "move",
        "game": GAME,
        "seat": 2,
        "sequence": 41,
        "kind": "action",
        "seconds": 0.012,
    }
    logs.setup_logging(json=False)
    logs.note("move", logs.WARNING, game=GAME, seat=0)
    assert re.fullmatch(
        rf"\d{{4}}-\d\d-\d\d \d\d:\d\d:\d\d warning move game={GAME} seat=0\n",
        written.readouterr().err,
    )


def test_what_looks_like_no_fact_is_not_written(written: pytest.CaptureFixture[str]) -> None:
    logs.setup_logging(json=True)
    logs.note("odd", game=SECRET, kind=f"a hand: {SECRET}", code="x\ny", route="/api?q=1")
    line = json.loads(written.readouterr().err)
    assert (line["game"], line["kind"], line["code"], line["route"]) == ("?", "?", "?", "?")


@pytest.mark.parametrize("as_json", [True, False])
def test_no_secret_comes_through_a_server(
    as_json: bool, written: pytest.CaptureFixture[str]
) -> None:
    logs.setup_logging(json=as_json)
    app, _ = app_behind_doors()
    known = {"authorization": f"Bearer {SECRET}", "cookie": SECRET, "user-agent": SECRET}
    with served(app) as door, httpx.Client(base_url=f"http://{door}", headers=known) as browser:
        browser.get(f"/api/games/{SECRET}", params={"secret": SECRET})
        browser.post(f"/api/games/{SECRET}", json={"secret": SECRET})
        browser.get("/api/private", params={"secret": SECRET})
        browser.get(f"/{SECRET}/nowhere")
        assert browser.get(f"/api/broken/{SECRET}").status_code == 500
        browser.request(SECRET.replace("_", "").upper(), "/")
        for said in (SECRET, "wrong secret", "break"):
            with connect(f"ws://{door}/api/live?secret={SECRET}", origin=None) as line:
                line.send(said)
                with suppress(ConnectionClosed):
                    line.recv(5)
    text = written.readouterr()
    assert not text.out
    assert SECRET not in text.err and SECRET.replace("_", "").upper() not in text.err
    assert "hand of cards" not in text.err
    lines = text.err.splitlines()
    assert sum("/api/games/{game}" in line for line in lines) == 2  # our own access log
    assert sum("socket" in line for line in lines) == 3
    assert sum("ValueError" in line and "porch.py:" in line for line in lines) == 2
    if as_json:
        assert all(json.loads(line)["event"] for line in lines)


def test_no_secret_comes_through_a_library(written: pytest.CaptureFixture[str]) -> None:
    logs.setup_logging(json=True)
    try:
        try:
            raise KeyError(SECRET)
        except KeyError as cause:
            raise ValueError(SECRET) from cause
    except ValueError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
        logging.getLogger("asyncio").exception("Task failed\nfuture: %s" % SECRET)  # noqa: UP031 - a library may
        logging.getLogger("sqlalchemy.pool").exception(f"cannot say {SECRET}")
    logging.getLogger("uvicorn.error").warning('%s - "WebSocket %s" 403', "192.0.2.1", SECRET)
    logging.getLogger("uvicorn.access").critical("GET /%s", SECRET)
    logging.getLogger("uvicorn.error").info("Uvicorn running on %s", SECRET)
    text = written.readouterr().err
    lines = [json.loads(line) for line in text.splitlines()]
    assert SECRET not in text
    assert [line["logger"] for line in lines] == [
        "uvicorn.error",
        "asyncio",
        "sqlalchemy.pool",
        "uvicorn.error",
    ]
    assert lines[0]["said"] == "Exception in ASGI application"
    assert re.fullmatch(
        r"ValueError@test_logs\.py:\d+ < KeyError@test_logs\.py:\d+", lines[0]["error"]
    )
    assert lines[1]["said"] == "Task failed" and "said" not in lines[2]


def test_uvicorns_own_configuration_does_not_come_back(
    written: pytest.CaptureFixture[str],
) -> None:
    """Whatever was set up before."""
    import uvicorn.config

    logging.config.dictConfig(uvicorn.config.LOGGING_CONFIG)
    logs.setup_logging(json=True)
    logging.getLogger("uvicorn.access").info('%s - "%s"', "192.0.2.1", SECRET)
    logging.getLogger("uvicorn.error").error("Oh: %s", SECRET)
    text = written.readouterr()
    assert not text.out
    assert [json.loads(line)["said"] for line in text.err.splitlines()] == ["Oh: %s"]
