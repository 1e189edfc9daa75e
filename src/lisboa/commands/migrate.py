"""`lisboa migrate`: the form of a server's tables, also for a version that knows another one."""

from argparse import ArgumentParser, Namespace
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING

from lisboa.commands.backup import add_database, database, must_be_usable
from lisboa.terminal.arguments import CommandLineError
from lisboa.text import say

if TYPE_CHECKING:
    from sqlalchemy import Engine

_say = partial(say, "operations")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--to", metavar="N", help=_say("schema-to-option"))
    add_database(parser)


def run(arguments: Namespace) -> int:
    from lisboa.server.store.database import revisions

    known = revisions()
    with database(arguments) as engine:
        before = _schema_of(engine)
        if arguments.to is None:
            print(_say("schema-is", schema=before, newest=known[0]))
            return 0
        if arguments.to not in known:
            raise CommandLineError(_say("schema-unknown", known=", ".join(reversed(known))))
        _bring(engine, arguments.to)
        print(_say("schema-brought", before=before, schema=arguments.to))
    return 0


def _schema_of(engine: "Engine") -> str:
    from lisboa.server.store.database import revision_of

    must_be_usable(engine)
    return revision_of(engine) or _say("schema-none")


def _bring(engine: "Engine", schema: str) -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from lisboa.server.store.claims import Claim, DatabaseTaken
    from lisboa.server.store.database import NoWayBack, migrate

    try:
        with closing(Claim(engine)):
            migrate(engine, schema)
    except NoWayBack as stuck:
        raise CommandLineError(_say("schema-one-way", schema=str(stuck))) from None
    except DatabaseTaken:
        raise CommandLineError(_say("server-runs")) from None
    except SQLAlchemyError as error:
        raise CommandLineError(_say("database-error", error=type(error).__name__)) from None
