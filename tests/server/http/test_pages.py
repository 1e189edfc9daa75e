"""The built page: which files are served, how long they keep, and what stands in its place."""

import asyncio
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from lisboa.server.http import pages

HTML = "<!doctype html><title>Lisboa</title>"
FONT = b"wOF2" * 100
SCRIPT = "console.log('boa noite');" * 100


class Browser:
    """Looks at the page in this folder."""

    def __init__(self, folder: Path) -> None:
        self._app = FastAPI()
        pages.install(self._app, folder)

    def get(self, path: str, **headers: str) -> httpx.Response:
        async def asked() -> httpx.Response:
            transport = httpx.ASGITransport(self._app)
            async with httpx.AsyncClient(transport=transport, base_url="http://lisboa") as client:
                return await client.get(path, headers=headers)

        return asyncio.run(asked())


@pytest.fixture
def browser(tmp_path: Path) -> Browser:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(HTML)
    (tmp_path / "icons.svg").write_text("<svg/>")
    (tmp_path / "notes.txt").write_text("not for the browser")
    (tmp_path / "assets" / "main-4f2a.js").write_text(SCRIPT)
    (tmp_path / "assets" / "serif-9c1e.woff2").write_bytes(FONT)
    return Browser(tmp_path)


@pytest.mark.parametrize(
    ("path", "kind", "caching"),
    [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/icons.svg", "image/svg+xml", "no-cache"),
        ("/assets/main-4f2a.js", "text/javascript; charset=utf-8", pages.FOR_EVER),
        ("/assets/serif-9c1e.woff2", "font/woff2", pages.FOR_EVER),
    ],
)
def test_each_file_has_its_type_and_its_time(
    browser: Browser, path: str, kind: str, caching: str
) -> None:
    answer = browser.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == caching


def test_what_the_browser_has_is_not_sent_again(browser: Browser) -> None:
    tag = browser.get("/").headers["etag"]
    again = browser.get("/", **{"if-none-match": tag})
    assert again.status_code == 304 and not again.content


def test_scripts_are_packed_for_those_who_can_read_it(browser: Browser) -> None:
    packed = browser.get("/assets/main-4f2a.js", **{"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip" and packed.text == SCRIPT
    assert int(packed.headers["content-length"]) < len(SCRIPT)
    plain = browser.get("/assets/main-4f2a.js", **{"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.text == SCRIPT


def test_fonts_are_packed_already(browser: Browser) -> None:
    font = browser.get("/assets/serif-9c1e.woff2", **{"accept-encoding": "gzip"})
    assert "content-encoding" not in font.headers and font.content == FONT


@pytest.mark.parametrize("path", ["/index.htm", "/notes.txt", "/assets/", "/assets/../notes.txt"])
def test_nothing_else_is_served(browser: Browser, path: str) -> None:
    assert browser.get(path).status_code == 404


def test_without_a_built_page_a_person_is_told_where_to_go(tmp_path: Path) -> None:
    answer = Browser(tmp_path).get("/")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "/api/openapi.json" in answer.text
