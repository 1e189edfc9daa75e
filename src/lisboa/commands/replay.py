"""`lisboa replay`: step through a record, turn by turn."""

from argparse import ArgumentParser, Namespace
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from lisboa.commands.check import Unusable, fault_text, read_record
from lisboa.edition import load
from lisboa.game import Game, GameError
from lisboa.game import load as load_game
from lisboa.terminal import wordlist
from lisboa.terminal.arguments import CommandLineError, placeholder, whole_number
from lisboa.terminal.chronicle import chapters
from lisboa.terminal.console import short
from lisboa.terminal.ending import show_result
from lisboa.terminal.screen import Screen
from lisboa.text import look, say, things
from lisboa.text.sections import SECTIONS

_say = partial(say, "play")
FIRST: Final = 0  # the page before the first turn


@dataclass
class Page:
    """What happened in a turn, and how the table stood afterwards."""

    number: int
    title: str
    game: Game
    lines: list[str] = field(default_factory=list)


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("file", metavar=placeholder("file"), type=Path, help=_say("record-argument"))
    add("--seat", metavar=placeholder("name"), help=_say("seat-option"))
    add("--at", metavar=placeholder("turn"), type=whole_number(0), help=_say("at-option"))
    add("--plain", action="store_true", help=_say("plain-option"))
    add("--edition", metavar=placeholder("folder"), type=Path, help=_say("edition-option"))


def run(arguments: Namespace) -> int:
    try:
        game = load_game(read_record(arguments.file), load(arguments.edition))
    except (Unusable, GameError) as error:
        reason = fault_text(error) if isinstance(error, GameError) else str(error)
        raise CommandLineError(
            _say("bad-record", file=str(arguments.file), reason=reason)
        ) from None
    seat = _seat(game, arguments.seat)
    pages = _pages(game)
    start = _place(pages, arguments.at)
    if start is None:
        last = pages[-1].number
        raise CommandLineError(_say("no-turn", turn=arguments.at, last=last))
    screen = Screen(plain=arguments.plain)
    screen.strong(_say("replay-title", players=things.people(game.names), turns=pages[-1].number))
    if screen.has_keyboard:
        _step(pages, start, seat, screen)
    else:
        for page in pages[start:]:
            _show(page, screen)
    return 0


def _seat(game: Game, name: str | None) -> int | None:
    """Whose eyes to look through; nobody's hand is shown without a name."""
    if name is None:
        return None
    for seat, known in enumerate(game.names):
        if name.casefold() in (known.casefold(), things.called(known).casefold()):
            return None if seat == look.lacerda(game.state) else seat  # it has no hand
    raise CommandLineError(_say("no-seat", name=short(name), names=things.people(game.names)))


# ---- pages ----


def _pages(whole: Game) -> list[Page]:
    """One for every turn; what happens between turns belongs to the turn before."""
    assert whole.deal is not None
    game = Game.of_deal(whole.edition, whole.deal, whole.names)
    after: dict[int, Game] = {}
    for action in whole.actions:
        turn = game.state.turn
        game.play(action)
        if game.state.turn != turn or game.over:
            after[turn] = Game.of_state(game.state, game.names)
    after.setdefault(game.state.turn, game)
    return _written(whole, after)


def _written(game: Game, after: dict[int, Game]) -> list[Page]:
    pages = [Page(FIRST, _say("replay-setup"), after.get(FIRST, game))]
    log = [event.told for event in game.events()]
    for chapter in chapters(game.state.t, log, game.names, lacerda=look.lacerda(game.state)):
        for turn in chapter.turns:
            if turn.number:
                title = _say(
                    "log-turn", turn=turn.number, name=things.called(game.names[turn.seat])
                )
                pages.append(Page(turn.number, title, after.get(turn.number, game)))
            pages[-1].lines += turn.lines
    return pages


def _place(pages: list[Page], turn: int | None) -> int | None:
    if turn is None:
        return 0
    return next((place for place, page in enumerate(pages) if page.number == turn), None)


def _show(page: Page, screen: Screen) -> None:
    screen.title(page.title)
    screen.told(page.lines, things.all_called(page.game.names))
    if page.game.over:
        show_result(page.game, screen)


# ---- stepping ----


def _step(pages: list[Page], place: int, seat: int | None, screen: Screen) -> None:
    _show(pages[place], screen)
    screen.line(_say("replay-hint"))
    while True:
        page = pages[place]
        try:
            typed = screen.ask(_say("replay-prompt", turn=page.number, last=pages[-1].number))
        except (EOFError, KeyboardInterrupt):
            print()
            return
        wanted = typed.strip().lower()
        command = wordlist.command(wanted) if wanted else None
        if command == "quit":
            return
        if command == "board":
            screen.title(_say("replay-after", turn=page.number))
            screen.table(look.look(page.game, seat), SECTIONS)
            continue
        target = _target(pages, place, wanted)
        if target is None:
            key = "no-turn" if wanted.isdecimal() else "replay-not-understood"
            said = short(wanted)
            screen.line(_say(key, turn=said, text=said, last=pages[-1].number))
        elif not 0 <= target < len(pages):
            screen.line(_say("replay-last" if target > 0 else "replay-first"))
        else:
            place = target
            _show(pages[place], screen)


def _target(pages: list[Page], place: int, wanted: str) -> int | None:
    if not wanted or wordlist.means(wanted, "next-words"):
        return place + 1
    if wordlist.means(wanted, "previous-words"):
        return place - 1
    if wanted.isdecimal() and wanted.isascii():
        return _place(pages, int(wanted[:9]))
    return None
