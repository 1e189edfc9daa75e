"""`lisboa arena`: let bots play each other, and say how sure one can be of who is better."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final

from lisboa.arena import journal as journals
from lisboa.arena import processes, remote, tournament
from lisboa.arena.journal import Journal, Unfit
from lisboa.arena.match import Match, Played
from lisboa.arena.standings import Results
from lisboa.bots import registry
from lisboa.bots.safeguard import has_failed
from lisboa.edition import load
from lisboa.terminal import progress, scoreboard, variant_flags
from lisboa.terminal.arguments import CommandLineError, placeholder, whole_number
from lisboa.terminal.console import short
from lisboa.terminal.saves import data_directory
from lisboa.text import say
from lisboa.text.decimals import percent

FEWEST, MOST = 2, 4  # players
DEFAULT_PLAYERS: Final = 2
INTERRUPTED: Final = 130
HERE, RAY = "here", "ray"
_say = partial(say, "arena")


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    number = whole_number
    add("--bots", metavar=placeholder("names"), type=_bots, required=True, help=_say("bots-option"))
    usual = _say("players-option", usual=DEFAULT_PLAYERS)
    add("--players", metavar="N", type=number(FEWEST, MOST), help=usual)
    add("--games", metavar="N", type=number(1), default=100, help=_say("games-option"))
    add("--seed", metavar="N", type=number(0), default=1, help=_say("seed-option"))
    add("--jobs", metavar="N", type=number(1, processes.MOST_JOBS), help=_say("jobs-option"))
    add("--on", choices=(HERE, RAY), default=HERE, help=_say("on-option"))
    add("--stop-early", action="store_true", help=_say("stop-early-option"))
    add("--json", action="store_true", help=_say("json-option"))
    add("--csv", metavar=placeholder("file"), type=Path, help=_say("csv-option"))
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument(
        "--resume", metavar=placeholder("file"), type=Path, help=_say("resume-option")
    )
    kept.add_argument("--fresh", action="store_true", help=_say("fresh-option"))
    variant_flags.add_arguments(parser)
    add("--edition", metavar=placeholder("folder"), type=Path, help=_say("edition-option"))


def _bots(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if not name:
            raise ArgumentTypeError(_say("no-name"))
        try:
            registry.find(name)
        except ValueError as error:
            raise ArgumentTypeError(str(error)) from None
    return names


def run(arguments: Namespace) -> int:
    match = _match(arguments)
    deals = match.deals_for(arguments.games)
    games = deals * len(match.seatings)
    results = Results(match, deals, stop_early=arguments.stop_early)
    if arguments.csv is not None:
        _prove_writable(arguments.csv)
    kept = _opened(arguments, match, results)
    if games != arguments.games:
        _remark("rounded", asked=arguments.games, seatings=len(match.seatings), games=games)
    if results.played:
        _remark("resumed", done=results.played, games=games)
    began = perf_counter()
    code, remark = _play(results, kept, _games(arguments, results))
    board = scoreboard.Scoreboard(results, perf_counter() - began)
    board.print_json() if arguments.json else board.print_tables()
    if arguments.csv is not None:
        board.write_csv(arguments.csv)
    if kept is not None and not arguments.resume and not code:
        kept.forget()
    if remark:
        print(remark, file=sys.stderr)
    return code or int(bool(board.failures))


def _remark(key: str, **arguments: str | int) -> None:
    words = {name: str(value) for name, value in arguments.items()}
    print(_say(key, **words), file=sys.stderr)


# ---- before it runs ----


def _match(arguments: Namespace) -> Match:
    """Who plays whom, or a sentence that says why this cannot be."""
    bots, solo = arguments.bots, arguments.solo
    players = variant_flags.players(arguments, DEFAULT_PLAYERS)
    if len(bots) == 1 and not solo:
        raise CommandLineError(_say("too-few-bots"))
    twice = [bot for bot, times in Counter(bots).items() if times > 1]
    if twice and len(bots) > players:
        raise CommandLineError(_say("named-twice", bot=short(twice[0])))
    if arguments.stop_early and len(set(bots)) == 1:
        raise CommandLineError(_say("stop-early-needs-two"))
    names = variant_flags.seats(players, solo=solo)
    options = variant_flags.agreement(arguments, names)
    return Match(load(arguments.edition), bots, players, arguments.seed, options)


def _prove_writable(file: Path) -> None:
    try:
        with file.open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise CommandLineError(_unwritable(file, error)) from None


def _unwritable(file: Path, error: OSError) -> str:
    return _say("unwritable", file=short(str(file)), reason=error.strerror or str(error))


def _opened(arguments: Namespace, match: Match, results: Results) -> Journal | None:
    """The journal, its games among the results; None if the match cannot be resumed."""
    if arguments.resume is not None:
        return _own_journal(arguments.resume, match, results)
    kept = Journal(data_directory() / "matches" / journals.name_of(match), match)
    try:
        if arguments.fresh:
            kept.forget()
        try:
            found = kept.read()
        except Unfit:
            kept.forget()
            found = []
            _remark("put-aside")
        kept.begin()
    except OSError as error:
        _remark("not-kept", reason=error.strerror or str(error))
        return None
    for played in found:
        results.add(played)
    return kept


def _own_journal(file: Path, match: Match, results: Results) -> Journal:
    """A file that somebody chose is never thrown away."""
    kept, name = Journal(file, match), short(str(file))
    try:
        for played in kept.read():
            results.add(played)
    except Unfit as unfit:
        sentence = _say(f"journal-{unfit.cause}", file=name, line=str(unfit.line))
        raise CommandLineError(sentence) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise CommandLineError(_say("journal-unreadable", file=name, reason=reason)) from None
    try:
        kept.begin()
    except OSError as error:
        raise CommandLineError(_unwritable(file, error)) from None
    return kept


# ---- while it runs ----


def _games(arguments: Namespace, results: Results) -> Iterator[Played]:
    """The games that are missing, as soon as they are over."""
    if arguments.on == RAY:
        return tournament.run_on_cluster(results.match, results.missing(), arguments.jobs)
    return tournament.run(results.match, results.missing(), arguments.jobs or processes.cores())


def _play(results: Results, kept: Journal | None, course: Iterator[Played]) -> tuple[int, str]:
    """Take what is played; the exit code, and why it is not all."""
    games, leader = str(results.games), _Leader(results)
    try:
        with progress.bar(_say("playing")) as advance:
            advance(results.played, results.games)
            for played in course:
                results.add(played)
                if kept is not None:
                    kept.add(played)
                advance(results.played, results.games, leader.after(played))
                if results.settled is not None:
                    break
    except remote.NoRay as none:
        return 2, _say("no-cluster", cause=short(none.cause)) if none.cause else _say("no-ray")
    except processes.WorkerLost:
        return 1, _say("worker-lost", done=str(results.played), games=games)
    except tournament.Broken as broken:
        bots = ", ".join(broken.seating)
        cause = short(broken.cause)
        return 1, _say("broken", seed=str(broken.deal), bots=bots, cause=cause)
    except OSError as error:
        file = kept.file if kept is not None else Path()
        return 2, _unwritable(file, error)
    if results.missing():
        remark = _say("interrupted", done=str(results.played), games=games)
        return INTERRUPTED, f"{remark} {_say('go-on')}" if kept is not None else remark
    return 0, ""


class _Leader:
    """Counts along while the games are played, and tells which bot leads."""

    def __init__(self, results: Results) -> None:
        self._results = results
        self._won: dict[str, float] = {}
        self._sat: dict[str, int] = {}
        self._forfeited, self._decisions = Counter[str](), Counter[str]()

    def after(self, played: Played) -> str:
        won, sat = self._won, self._sat
        for seat in played.seats:
            won[seat.bot] = won.get(seat.bot, 0.0) + seat.share
            sat[seat.bot] = sat.get(seat.bot, 0) + 1
            self._forfeited[seat.bot] += seat.faults
            self._decisions[seat.bot] += seat.decisions
        fit = [bot for bot in sat if not has_failed(self._forfeited[bot], self._decisions[bot])]
        if not fit:
            return ""
        best = max(fit, key=lambda bot: won[bot] / sat[bot])
        return _say(
            "progress",
            done=str(self._results.played),
            games=str(self._results.games),
            bot=best,
            share=percent(won[best] / sat[best]),
        )
