"""What the server writes about itself: short facts, and never anything that was said to it.

A fact is a game id, a seat number, a kind, a duration; there is no way to note an action, a name,
a secret or a request. What libraries write is cut down to its pattern and, for errors, to the kinds
and places of what went wrong: their words may quote anything.
"""

import json
import logging
import re
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from logging import DEBUG, ERROR, INFO, WARNING
from math import inf
from pathlib import Path
from time import monotonic
from typing import Final

__all__ = ["DEBUG", "ERROR", "INFO", "WARNING", "Seldom", "note", "note_error", "setup_logging"]

Fact = str | int | float
LOGGER: Final = logging.getLogger("lisboa")
GAME: Final = re.compile(r"[A-Za-z0-9_-]{1,16}")  # shorter than any secret
WORD: Final = re.compile(r"[A-Za-z0-9_./{}:*+-]{1,80}")
UNFIT: Final = "?"
# Libraries whose messages are patterns with arguments, or sentences without any.
TRUSTED: Final = frozenset({"alembic", "asyncio", "uvicorn", "websockets"})
LONGEST: Final = 120  # characters of such a sentence
SELDOM: Final = 60.0  # seconds


def note(
    event: str,
    level: int = INFO,
    *,
    game: str | None = None,
    seat: int | None = None,
    sequence: int | None = None,
    kind: str | None = None,
    code: str | None = None,
    bot: str | None = None,
    method: str | None = None,
    route: str | None = None,
    status: int | None = None,
    count: int | None = None,
    seconds: float | None = None,
    error: str | None = None,
    place: str | None = None,
) -> None:
    """Write down that something happened, with what may be told about it."""
    if not LOGGER.isEnabledFor(level):
        return
    words = {
        "kind": kind,
        "code": code,
        "bot": bot,
        "method": method,
        "route": route,
        "error": error,
        "place": place,
    }
    numbers = {"seat": seat, "sequence": sequence, "status": status, "count": count}
    facts: dict[str, Fact] = {}
    if game is not None:
        facts["game"] = game if GAME.fullmatch(game) else UNFIT
    facts |= {name: int(n) for name, n in numbers.items() if n is not None}
    facts |= {
        name: word if WORD.fullmatch(word) else UNFIT
        for name, word in words.items()
        if word is not None
    }
    if seconds is not None:
        facts["seconds"] = round(seconds, 3)
    LOGGER.log(level, event, extra={"facts": facts})


def note_error(event: str, error: BaseException, route: str | None = None) -> None:
    """An error that nobody expected: its kind and its place, never its words."""
    note(event, ERROR, error=type(error).__name__, place=_place(error), route=route)


class Seldom:
    """Warns of what may happen a thousand times a second: at once, and then at most once in a
    minute, with how often it happened."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._told: dict[tuple[str, str], float] = {}  # when
        self._count: Counter[tuple[str, str]] = Counter()  # since then

    def note(self, event: str, kind: str) -> None:
        what, now = (event, kind), self._clock()
        self._count[what] += 1
        if now - self._told.get(what, -inf) >= SELDOM:
            note(event, WARNING, kind=kind, count=self._count.pop(what))
            self._told[what] = now


def _place(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else UNFIT


# ---- lines ----


class _LineFormatter(logging.Formatter):
    """One line for each record: for people, or JSON for programs."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, Fact] | None = getattr(record, "facts", None)
        event = record.msg if facts is not None else "library"
        told = facts if facts is not None else _of_library(record)
        time = datetime.fromtimestamp(record.created, UTC)
        level = record.levelname.lower()
        if self._as_json:
            stamp = time.isoformat(timespec="milliseconds")
            line = {"time": stamp, "level": level, "event": event, **told}
            return json.dumps(line, ensure_ascii=False)
        rest = "".join(f" {name}={value}" for name, value in told.items())
        return f"{time:%Y-%m-%d %H:%M:%S} {level:<7} {event}{rest}"


def _of_library(record: logging.LogRecord) -> dict[str, Fact]:
    """Who wrote it and its pattern, without the arguments; of errors the kinds and places."""
    told: dict[str, Fact] = {"logger": record.name}
    if record.name.partition(".")[0] in TRUSTED and isinstance(record.msg, str):
        first, *_ = record.msg.strip().splitlines() or [""]
        told["said"] = first[:LONGEST]
    error = record.exc_info[1] if record.exc_info else None
    chain: list[str] = []
    while error is not None and len(chain) < 5:
        chain.append(f"{type(error).__name__}@{_place(error)}")
        error = error.__cause__ or error.__context__
    if chain:
        told["error"] = " < ".join(chain)
    return told


def setup_logging(*, quiet: bool = False, json: bool = False) -> None:
    """Everything goes to the error output, one line each, in our form; libraries only warn, and
    so do we where quiet is wanted."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_LineFormatter(json))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(WARNING)
    LOGGER.setLevel(WARNING if quiet else INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi", "fastapi", "sqlalchemy", "alembic"):
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(logging.NOTSET)
    access = logging.getLogger("uvicorn.access")  # it quotes query strings; ours is in metrics.py
    access.handlers.clear()
    access.propagate = False
    access.disabled = True
