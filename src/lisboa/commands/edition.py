"""`lisboa edition`: look at what is printed, begin an edition of your own, find what is wrong with
it."""

import shutil
from argparse import ArgumentParser, Namespace
from functools import partial
from io import StringIO
from pathlib import Path
from shlex import quote
from typing import Literal

from lisboa.edition import check, load
from lisboa.edition.beginning import begin, fault_of_name
from lisboa.edition.shelf import same_names
from lisboa.terminal.arguments import CommandLineError, placeholder
from lisboa.terminal.console import WIDEST, is_screen, short, wrap
from lisboa.terminal.listings import LISTINGS, Listing, overview, pieces
from lisboa.text import say

NARROW = 30  # a title wraps rather than squeeze the text beside it
_say = partial(say, "edition")


def add_arguments(parser: ArgumentParser) -> None:
    help_text = _say("argument-command")
    commands = parser.add_subparsers(dest="command", metavar="new|check|show", help=help_text)
    beginning = commands.add_parser("new", description=_say("command-new"))
    beginning.add_argument(
        "folder", metavar=placeholder("folder"), type=Path, help=_say("argument-new")
    )
    beginning.add_argument("--name", metavar=placeholder("name"), help=_say("argument-name"))
    checking = commands.add_parser("check", description=_say("command-check"))
    folder = _say("argument-folder")
    checking.add_argument(
        "folders", metavar=placeholder("folder"), nargs="*", type=Path, help=folder
    )
    showing = commands.add_parser("show", description=_say("command-show"))
    kinds = _say("argument-kind", kinds=", ".join(LISTINGS))
    showing.add_argument("kind", metavar=placeholder("kind"), nargs="?", help=kinds)
    showing.add_argument("--edition", metavar=placeholder("folder"), type=Path, help=folder)


def run(arguments: Namespace) -> int:
    if arguments.command == "new":
        return _new(arguments.folder, arguments.name)
    if arguments.command == "check":
        return _check(arguments.folders)
    if arguments.command == "show":
        return _show(arguments.kind, arguments.edition)
    return _show(None, None)


def _new(folder: Path, name: str | None) -> int:
    if folder.is_dir() and any(folder.iterdir()):
        raise CommandLineError(_say("new-not-empty", folder=str(folder)))
    if folder.exists() and not folder.is_dir():
        raise CommandLineError(_say("new-not-a-folder", folder=str(folder)))
    called = folder.resolve().name if name is None else name
    if fault := fault_of_name(folder, called):
        raise CommandLineError(_say("new-name", name=short(called), reason=fault.reason_text()))
    begin(folder, called)
    print("\n".join(wrap(_say("new", folder=str(folder), name=called))))
    for step in ("check", "play", "serve"):
        print(_say(f"new-{step}", folder=quote(str(folder))))
    return 0


def _check(folders: list[Path]) -> int:
    if len(folders) < 2:
        return _check_one(*folders)
    codes = []
    for folder in folders:
        print(_say("of-folder", folder=str(folder)))
        codes.append(_check_one(folder))
    return max(*codes, _check_names(folders) if not any(codes) else 0)


def _check_names(folders: list[Path]) -> int:
    """Whether a server could offer all of them."""
    found = list(same_names((folder, load(folder).name) for folder in folders))
    for folder, fault in found:
        print(_say("of-folder", folder=str(folder)))
        print(fault.text())
    return 1 if found else 0


def _check_one(folder: Path | None = None) -> int:
    faults = check(folder)
    for fault in faults:
        print(fault.text())
    if faults:
        print(_say("faults", faults=len(faults)))
        return 1
    edition = load(folder)
    counts = {kind: number for kind, number, _ in pieces(edition)}
    counts |= {"plots": len(edition.board.plots), "sites": len(edition.board.sites)}
    sound = _say("sound", name=edition.name, fingerprint=edition.fingerprint, **counts)
    print("\n".join(wrap(sound)))
    if folder is not None:
        for _, fault in same_names([(folder, edition.name)]):
            print("\n".join(wrap(_say("not-served", reason=fault.reason_text()))))
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
        for listing in LISTINGS[kind]:
            _print(listing(edition))
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
