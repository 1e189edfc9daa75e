"""The page for the browser, as `web/` is built into the package: few files, held in memory."""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from gzip import compress
from hashlib import blake2b
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response

import lisboa
from lisboa import PRODUCT, __version__
from lisboa.server.http import sentences
from lisboa.server.show.texts import Text

FOLDER: Final = Path(lisboa.__file__).parent / "web"  # where web/vite.config.ts builds it
INDEX: Final = "index.html"
HASHED: Final = "assets"  # the names of the files in here change with what they hold
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
# Not by `mimetypes`, which asks the machine.
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED_ALREADY: Final = frozenset({".ico", ".png", ".woff2"})


@dataclass(frozen=True)
class File:
    """One file of the page, ready to be sent."""

    path: str
    media_type: str
    caching: str
    tag: str
    plain: bytes
    packed: bytes | None


def install(app: FastAPI, folder: Path = FOLDER) -> None:
    """One route for each file; without a built page, a word to whoever looks in."""
    built = list(_files(folder)) if is_built(folder) else []
    for file in built:
        _add(app, file.path, _sending(file))
    if not built:
        _add(app, "/", _welcome)


def is_built(folder: Path = FOLDER) -> bool:
    return (folder / INDEX).is_file()


def _add(app: FastAPI, path: str, answer: Callable[[Request], Awaitable[Response]]) -> None:
    app.add_api_route(path, answer, methods=["GET", "HEAD"], include_in_schema=False)


def _files(folder: Path) -> Iterator[File]:
    for path in sorted(folder.rglob("*")):
        if path.suffix in TYPES:
            name = path.relative_to(folder).as_posix()
            plain = path.read_bytes()
            caching = FOR_EVER if name.startswith(f"{HASHED}/") else ASK_AGAIN
            yield file_of("/" if name == INDEX else f"/{name}", path.suffix, caching, plain)


def file_of(path: str, suffix: str, caching: str, plain: bytes) -> File:
    return File(
        path=path,
        media_type=TYPES[suffix],
        caching=caching,
        tag=f'"{blake2b(plain, digest_size=12).hexdigest()}"',
        plain=plain,
        packed=None if suffix in PACKED_ALREADY else compress(plain, mtime=0),
    )


def _sending(file: File) -> Callable[[Request], Awaitable[Response]]:
    async def send(request: Request) -> Response:
        return sent(file, request)

    return send


def sent(file: File, request: Request) -> Response:
    """The file, or that the browser has it already."""
    headers = {"cache-control": file.caching, "etag": file.tag, "vary": "accept-encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = file.plain
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = file.packed, "gzip"
    return Response(body, media_type=file.media_type, headers=headers)


async def _welcome(request: Request) -> Response:
    """For a person who looks here where there is no page."""
    welcome = Text(key="server:welcome", args={"product": PRODUCT, "version": __version__})
    return sentences.told(welcome, request.headers)
