"""`lisboa keep`: how every game of a server stands, written down for programs with other rules."""

import json
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from lisboa.commands.backup import add_database, database
from lisboa.text import say

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from lisboa.server.keeping import Keepsake

_say = partial(say, "operations")


class _NoAnswer(Exception):
    """The other program cannot say how its games stand."""


def add_arguments(parser: ArgumentParser) -> None:
    add_database(parser)
    parser.add_argument("--with", dest="python", metavar="PYTHON", help=_say("with-option"))


def run(arguments: Namespace) -> int:
    from lisboa.edition import restored
    from lisboa.server.faults import DatabaseAway, Rival
    from lisboa.server.keeping import all_kept
    from lisboa.server.store.archive import Archive
    from lisboa.server.store.database import is_postgres, migrate

    games = 0
    with database(arguments) as engine:
        file = engine.url.database or ""
        if not is_postgres(engine) and not Path(file).is_file():
            return _complain(_say("no-database", file=file))
        try:
            migrate(engine)
            archive = Archive(engine, "")
            python = arguments.python
            for game, keepsake in (
                all_kept(engine, lambda files: restored(files).edition)
                if python is None
                else _told(python, engine)
            ):
                try:
                    archive.keep(game, keepsake)
                except Rival:  # it was deleted meanwhile
                    continue
                games += 1
        except DatabaseAway as error:
            return _complain(_say("database-error", error=str(error)))
        except _NoAnswer as error:
            return _complain(_say("no-keepsakes", python=arguments.python, why=str(error)))
    print(_say("kept", games=games))
    return 0


def _complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


def _told(python: str, engine: "Engine") -> Iterator[tuple[str, "Keepsake"]]:
    """By the program that belongs to another Python: `server/keeping.py` says how. The address of
    a database may hold a password, so it is not an argument, which everybody could read."""
    from lisboa.server import keeping

    command = [python, "-P", keeping.__file__]
    pipe = subprocess.PIPE
    try:
        asked = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True)
    except OSError as error:
        raise _NoAnswer(error.strerror) from None
    with asked:
        assert asked.stdin is not None and asked.stdout is not None and asked.stderr is not None
        with suppress(BrokenPipeError):  # it ended without asking
            asked.stdin.write(engine.url.render_as_string(hide_password=False))
            asked.stdin.close()
        for line in asked.stdout:
            game, keepsake = json.loads(line)
            yield game, keepsake
        said = asked.stderr.read().strip()
    if asked.returncode:
        raise _NoAnswer(said.splitlines()[-1] if said else str(asked.returncode))
