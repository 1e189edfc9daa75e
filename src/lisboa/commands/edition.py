"""`lisboa edition`: look at what is printed, or find what is wrong with an edition of your own."""

import shutil
from argparse import ArgumentParser, Namespace
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Literal

from lisboa.edition import check, load
from lisboa.terminal.arguments import CommandLineError
from lisboa.terminal.console import WIDEST, is_screen, short, wrap
from lisboa.terminal.listings import LISTINGS, Listing, overview, pieces
from lisboa.text import say

NARROW = 30  # a title wraps rather than squeeze the text beside it
_say = partial(say, "edition")


def add_arguments(parser: ArgumentParser) -> None:
    help_text = _say("argument-command")
    commands = parser.add_subparsers(dest="command", metavar="check|show", help=help_text)
    checking = commands.add_parser("check", description=_say("command-check"))
    folder = _say("argument-folder")
    checking.add_argument("folder", metavar="FOLDER", nargs="?", type=Path, help=folder)
    showing = commands.add_parser("show", description=_say("command-show"))
    kinds = _say("argument-kind", kinds=", ".join(LISTINGS))
    showing.add_argument("kind", metavar="KIND", nargs="?", help=kinds)
    showing.add_argument("--edition", metavar="FOLDER", type=Path, help=folder)


def run(arguments: Namespace) -> int:
    if arguments.command == "check":
        return _check(arguments.folder)
    if arguments.command == "show":
        return _show(arguments.kind, arguments.edition)
    return _show(None, None)


def _check(folder: Path | None) -> int:
    faults = check(folder)
    for fault in faults:
        print(fault.text())
    if faults:
        print(_say("faults", faults=len(faults)))
        return 1
    edition = load(folder)
    counts = {kind: number for kind, number, _ in pieces(edition)}
    sound = _say("sound", name=edition.name, fingerprint=edition.fingerprint, **counts)
    print("\n".join(wrap(sound)))
    return 0


def _show(kind: str | None, folder: Path | None) -> int:
    if kind is not None and kind not in LISTINGS:
        kinds = ", ".join(LISTINGS)
        raise CommandLineError(_say("unknown-kind", kind=short(kind), kinds=kinds))
    edition = load(folder)
    if kind is None:
        _print(overview(edition))
        print("\n".join(wrap(_say("more", kinds=", ".join(LISTINGS)))))
    else:
        _print(LISTINGS[kind](edition))
    return 0


def _print(listing: Listing) -> None:
    """Draw it in memory, then print it: what happens to the output is print's business."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    screen = is_screen()
    columns = min(shutil.get_terminal_size().columns, WIDEST) if screen else WIDEST
    drawn = StringIO()
    console = Console(file=drawn, width=columns, force_terminal=screen, force_interactive=False)
    rows = list(listing.rows)
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for place, head in enumerate(listing.heads):
        numbers = all(isinstance(row[place], int) for row in rows)
        justify: Literal["left", "right"] = "right" if numbers else "left"
        last = head == listing.heads[-1]
        table.add_column(_say(f"head-{head}"), justify=justify, max_width=None if last else NARROW)
    for row in rows:
        table.add_row(*(Text(str(cell)) for cell in row))
    console.print(Text(listing.title, style="bold"))
    console.print(table)
    print("\n".join(line.rstrip() for line in drawn.getvalue().splitlines()))
