"""`lisboa revive`: a game that has expired, back as it was."""

import sys
import time
from argparse import ArgumentParser, Namespace
from functools import partial

from lisboa.commands.backup import add_database, database, must_be_usable
from lisboa.terminal.arguments import placeholder
from lisboa.text import say

_say = partial(say, "operations")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar=placeholder("game"), help=_say("expired-game"))
    add_database(parser)


def run(arguments: Namespace) -> int:
    from lisboa.server.faults import DatabaseAway
    from lisboa.server.store.archive import Archive
    from lisboa.server.store.database import migrate

    game = arguments.game
    with database(arguments) as engine:
        must_be_usable(engine)
        try:
            migrate(engine)
            expired = Archive(engine, "").revive(game, time.time())
        except DatabaseAway as error:
            print(_say("database-error", error=str(error)), file=sys.stderr)
            return 2
    if expired is None:
        print(_say("no-such-game", game=game), file=sys.stderr)
        return 1
    print(_say("brought-back" if expired else "not-expired", game=game))
    return 0
