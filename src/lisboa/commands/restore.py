"""`lisboa restore`: all games of a back-up into a database."""

import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path

from lisboa.commands.backup import add_database, database, signs_of_life, told
from lisboa.terminal.arguments import placeholder
from lisboa.terminal.saves import data_directory
from lisboa.text import say

_say = partial(say, "operations")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar=placeholder("file"), type=Path, help=_say("restore-file"))
    add_database(parser)
    parser.add_argument("--replace", action="store_true", help=_say("replace-option"))


def run(arguments: Namespace) -> int:
    from lisboa.server.store.backup import BackupError, restore

    if not arguments.database:
        (arguments.data or data_directory()).mkdir(mode=0o700, parents=True, exist_ok=True)
    with database(arguments) as engine:
        try:
            rows = restore(engine, arguments.file, replace=arguments.replace, told=signs_of_life())
        except BackupError as error:
            print(error, file=sys.stderr)
            return 2
    print(_say("restored", **told(rows)))
    return 0
