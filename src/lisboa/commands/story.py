"""`lisboa story`: one game, played by chance and told turn by turn."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from functools import partial, reduce
from pathlib import Path
from random import randrange
from time import sleep
from typing import TYPE_CHECKING, Final

from lisboa import PRODUCT
from lisboa.arena import simulation
from lisboa.edition import load
from lisboa.game.game import SEEDS
from lisboa.rules import scoring
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.state import State
from lisboa.rules.machinery.tables import Tables
from lisboa.terminal import variant_flags
from lisboa.terminal.arguments import placeholder, whole_number
from lisboa.terminal.chronicle import Chapter, Passage, chapters
from lisboa.terminal.console import short
from lisboa.terminal.drawing import show, table
from lisboa.terminal.layout import coloured
from lisboa.text import ladder, say, things

if TYPE_CHECKING:
    from rich.text import Text

FEWEST, MOST = 2, 4  # players
DEFAULT_PLAYERS: Final = 3
SLOWEST: Final = 60  # seconds
ROUNDS_BETWEEN_STANDINGS: Final = 2
TIE_BREAKERS: Final = ("sets", "stores", "plans", "money")
_say = partial(say, "story")


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    number = whole_number
    usual = _say("players-option", usual=DEFAULT_PLAYERS)
    add("--players", metavar="N", type=number(FEWEST, MOST), help=usual)
    add("--seed", metavar="N", type=number(0), help=_say("seed-option"))
    add(
        "--pace", metavar=placeholder("seconds"), type=_seconds, default=0, help=_say("pace-option")
    )
    add("--edition", metavar=placeholder("folder"), type=Path, help=_say("edition-option"))
    variant_flags.add_arguments(parser)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1
    if not 0 <= seconds <= SLOWEST:
        raise ArgumentTypeError(_say("wrong-pace", text=short(text), most=str(SLOWEST)))
    return seconds


def run(arguments: Namespace) -> int:
    players = variant_flags.players(arguments, DEFAULT_PLAYERS)
    seats = variant_flags.seats(players, solo=arguments.solo)
    agreement, names = variant_flags.agreement(arguments, seats), things.all_called(seats)
    t = Tables(load(arguments.edition))
    seed = randrange(SEEDS) if arguments.seed is None else arguments.seed
    game = simulation.play(t, ("random",) * players, seed, agreement)
    _introduce(game.state, names)
    told = chapters(t, game.log, names, lacerda=_lacerda(agreement))
    for chapter in told:
        _tell(chapter, names, arguments.pace, last=chapter is told[-1])
    _conclude(game.state, names)
    print(f"\n{_how_to_see_it_again(arguments, variant_flags.words(agreement, seats), seed)}")
    return 0


def _lacerda(agreement: Agreement) -> int:
    return w.LACERDA if agreement.solo else w.NONE


def _how_to_see_it_again(arguments: Namespace, table: str, seed: int) -> str:
    again = {"table": table, "seed": str(seed)}
    if arguments.edition is None:
        return _say("again", **again)
    return _say("again-own", edition=str(arguments.edition), **again)


# ---- telling ----


def _introduce(s: State, names: list[str]) -> None:
    from rich.text import Text

    people, solo = things.people(names), s.agreement.solo
    key = "introduction-solo" if solo else "introduction"
    told = variant_flags.told(s.agreement, names)
    show(
        Text(_say("title", product=PRODUCT, players=1 if solo else len(names)), style="bold"),
        _coloured(_say(key, people=people, start=names[s.start]), names),
        *([_coloured(told, names)] if told else []),
    )


def _tell(chapter: Chapter, names: list[str], pace: float, *, last: bool) -> None:
    _heading(_say(f"chapter-{chapter.name}"))
    for turn in chapter.turns:
        _tell_turn(turn, names)
        if turn is chapter.turns[-1]:
            standing_due = bool(turn.number) and not last
        else:
            standing_due = turn.number % (ROUNDS_BETWEEN_STANDINGS * len(names)) == 0
        if standing_due:
            _tell_standing(turn.standing, names)
        if pace and turn.number:
            sleep(pace)


def _heading(title: str) -> None:
    from rich.rule import Rule

    show("", Rule(title, align="left", style="dim"))


def _tell_turn(turn: Passage, names: list[str]) -> None:
    """The number of the turn, its first line, and the others below it."""
    from rich.table import Table

    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=3, justify="right", style="dim")
    grid.add_column(width=1, style="dim")
    grid.add_column()
    number = str(turn.number or "")
    for place, line in enumerate(turn.lines):
        bullet = "·" if place and turn.number else ""
        grid.add_row(number if not place else "", bullet, _coloured(line, names))
    show(*([""] if turn.number else []), grid)


def _tell_standing(standing: list[int], names: list[str]) -> None:
    from rich.padding import Padding

    order = sorted(range(len(names)), key=lambda seat: -standing[seat])
    each = [_say("standing-player", who=names[seat], wigs=standing[seat]) for seat in order]
    players = reduce(lambda some, more: _say("standing-list", first=some, second=more), each)
    line = _coloured(_say("standing", players=players), names)
    show("", Padding(line, (0, 0, 0, 6)))


def _coloured(text: str, names: list[str]) -> "Text":
    """With every player in the player's colour, and wigs easy to see."""
    out = coloured(text, names)
    out.highlight_regex(_say("bold"), "bold")
    return out


# ---- the end ----


def _conclude(s: State, names: list[str]) -> None:
    rows = [
        [
            things.category(category, solo=s.agreement.solo),
            *(str(p.ledger[category] or "–") for p in s.players),
        ]
        for category in range(w.W_CATEGORIES)
        if any(p.ledger[category] for p in s.players)
    ]
    rows.append([_say("total"), *(str(p.wigs) for p in s.players)])
    _heading(_say("chapter-scoring"))
    told = ladder.verdict(s, names[0]) if s.agreement.solo else [_verdict(s, names)]
    lines = [_coloured(line, names) for line in told]
    show(table(_say("scoring"), names, rows, total=True), "", *lines)


def _verdict(s: State, names: list[str]) -> str:
    """Who wins, and if wigs alone do not tell, why."""
    winners = scoring.winners(s)
    best = scoring.standing(s, winners[0])
    if len(winners) > 1:
        people = things.people([names[seat] for seat in winners])
        return _say("shared", people=people, wigs=best[0])
    who, wigs = names[winners[0]], best[0]
    others = [seat for seat, p in enumerate(s.players) if p.wigs == wigs and seat != winners[0]]
    if not others:
        return _say("wins", who=who, wigs=wigs)
    second = max(scoring.standing(s, seat) for seat in others)
    place = next(n for n in range(1, len(best)) if best[n] != second[n])
    return _say(
        "wins-by",
        who=who,
        wigs=wigs,
        others=things.people([names[seat] for seat in others]),
        breaker=TIE_BREAKERS[place - 1],
        mine=best[place],
        theirs=second[place],
    )
