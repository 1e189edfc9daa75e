"""`lisboa revive`: a game that has expired, back as it was."""

import sys
import time
from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path

from lisboa.commands.backup import add_database, database
from lisboa.terminal.arguments import CommandLineError, placeholder
from lisboa.text import say

_say = partial(say, "operations")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar=placeholder("game"), help=_say("expired-game"))
    add_database(parser)


def run(arguments: Namespace) -> int:
    from lisboa.server.faults import DatabaseAway
    from lisboa.server.store.archive import Archive
    from lisboa.server.store.database import UnusableDatabase, check, is_postgres, migrate

    game = arguments.game
    with database(arguments) as engine:
        file = engine.url.database or ""
        if not is_postgres(engine) and not Path(file).is_file():
            raise CommandLineError(_say("no-database", file=file))
        try:
            check(engine)
            migrate(engine)
            expired = Archive(engine, "").revive(game, time.time())
        except UnusableDatabase as fault:
            raise CommandLineError(say("server", fault.key)) from None
        except DatabaseAway as error:
            print(_say("database-error", error=str(error)), file=sys.stderr)
            return 2
    if expired is None:
        print(_say("no-such-game", game=game), file=sys.stderr)
        return 1
    print(_say("brought-back" if expired else "not-expired", game=game))
    return 0
