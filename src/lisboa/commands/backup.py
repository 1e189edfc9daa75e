"""`lisboa backup`: all games of a server in one file, also while it runs."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lisboa.terminal import progress
from lisboa.terminal.arguments import CommandLineError, placeholder
from lisboa.terminal.saves import data_directory
from lisboa.text import say

if TYPE_CHECKING:
    from sqlalchemy import Engine

_say = partial(say, "operations")
STEP: Final = 10_000  # rows between two signs of life


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar=placeholder("file"), type=Path, help=_say("backup-file"))
    add_database(parser)


def run(arguments: Namespace) -> int:
    from lisboa.server.store.backup import BackupError, back_up

    with database(arguments) as engine:
        try:
            rows = back_up(engine, arguments.file, signs_of_life())
        except BackupError as error:
            print(error, file=sys.stderr)
            return 2
    print(_say("backed-up", file=str(arguments.file), **told(rows)))
    return 0


# ---- what restoring needs as well ----


def add_database(parser: ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", default="", help=_say("database-option"))
    parser.add_argument(
        "--data", metavar=placeholder("folder"), type=Path, help=_say("data-option")
    )


@contextmanager
def database(arguments: Namespace) -> Iterator["Engine"]:
    """The one that is meant by the command line."""
    from lisboa.server.settings import Settings
    from lisboa.server.store.database import UnknownDatabase, connect

    data = arguments.data or data_directory()
    try:
        engine = connect(Settings(data=data, database=arguments.database))
    except UnknownDatabase:
        raise CommandLineError(_say("no-such-database")) from None  # a URL may hold a password
    try:
        yield engine
    finally:
        engine.dispose()


def must_be_usable(engine: "Engine") -> None:
    """Refuses a file that is not there, is damaged, or belongs to a newer program."""
    from lisboa.server.store.database import UnusableDatabase, check, is_postgres

    file = engine.url.database or ""
    if not is_postgres(engine) and not Path(file).is_file():
        raise CommandLineError(_say("no-database", file=file))
    try:
        check(engine)
    except UnusableDatabase as fault:
        raise CommandLineError(say("server", fault.key)) from None


def signs_of_life() -> Callable[[int], None]:
    """Shows on a screen how many rows are done."""
    return progress.count(STEP, lambda n: _say("progress", n=n))


def told(rows: dict[str, int]) -> dict[str, int]:
    return {"games": rows.get("games", 0), "entries": rows.get("entries", 0)}
