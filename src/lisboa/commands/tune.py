"""`lisboa tune`: find better weights for greedy."""

import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path
from typing import Final

from lisboa.arena import tuner
from lisboa.arena.processes import MOST_JOBS
from lisboa.bots import weights
from lisboa.terminal.arguments import CommandLineError, placeholder, positive_number, whole_number
from lisboa.terminal.console import short
from lisboa.text import say
from lisboa.text.decimals import decimal, percent

INTERRUPTED: Final = 130
_say = partial(say, "tune")


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("--minutes", metavar="N", type=positive_number, default=10, help=_say("minutes-option"))
    add("--jobs", metavar="N", type=whole_number(1, MOST_JOBS), default=1, help=_say("jobs-option"))
    add("--solo", action="store_true", help=_say("solo-option"))
    add(
        "--from",
        dest="weights",
        metavar=placeholder("name"),
        default="greedy",
        help=_say("from-option"),
    )
    add("--seed", metavar="N", type=whole_number(1), default=1, help=_say("seed-option"))
    add(
        "--state",
        metavar=placeholder("file"),
        type=Path,
        default=Path("tune.json"),
        help=_say("state-option"),
    )
    add("--out", metavar=placeholder("file"), type=Path, help=_say("out-option"))
    add("--check", metavar="N", type=whole_number(1), help=_say("check-option"))


def run(arguments: Namespace) -> int:
    if arguments.out and arguments.out.suffix.lower() != ".toml":
        raise CommandLineError(_say("out-no-toml", file=short(str(arguments.out))))
    text = _text(arguments.weights)
    search = _search(arguments, text)
    effort, code = tuner.Schedule(), 0
    print(_say("searching", games=effort.games(search.solo)), flush=True)

    def each(search: tuner.Search) -> None:
        search.save(arguments.state)
        _write(arguments, text, search)
        wins, lead = search.history[-1]
        words = {
            "wins": percent(wins),
            "lead": decimal(lead, 1),
            "spread": decimal(search.spread, 2),
        }
        print(_say("progress-solo" if search.solo else "progress", n=search.generation, **words))
        sys.stdout.flush()

    try:
        tuner.tune(search, effort, arguments.jobs, arguments.minutes, each)
    except KeyboardInterrupt:
        print(_say("interrupted", file=short(str(arguments.state))), file=sys.stderr)
        code = INTERRUPTED
    if arguments.check and not code:
        _check(arguments, text, search, effort)
    if arguments.out and search.generation:
        file = str(arguments.out)
        print(_say("written", file=short(file), play=f"greedy:{file},greedy"))
    return code


def _text(name: str) -> str:
    """A file of weights, by its path or by the name of those that ship."""
    path = Path(name)
    try:
        text = weights.text_in(path) if path.suffix else weights.text_of(name)
        weights.both(text)
    except weights.WrongWeights as wrong:
        sentence = say("bots", "wrong-weights", file=short(name), problem=str(wrong))
        raise CommandLineError(sentence) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise CommandLineError(_say("no-weights", name=short(name), reason=reason)) from None
    return text


def _search(arguments: Namespace, text: str) -> tuner.Search:
    """A search that was interrupted, or a new one."""
    if arguments.state.exists():
        try:
            search = tuner.Search.resume(arguments.state, arguments.solo)
        except (ValueError, KeyError, TypeError):
            file = short(str(arguments.state))
            raise CommandLineError(_say("not-a-search", file=file)) from None
        print(_say("resumed", n=search.generation, file=short(str(arguments.state))))
        return search
    start = weights.values_of(weights.parse(text, arguments.solo))
    return tuner.Search(solo=arguments.solo, centre=start, seed=arguments.seed)


def _write(arguments: Namespace, text: str, search: tuner.Search) -> None:
    if arguments.out:
        tuned = weights.with_values(text, search.solo, search.centre)
        arguments.out.write_text(tuned, "utf-8")


def _check(arguments: Namespace, text: str, search: tuner.Search, effort: tuner.Schedule) -> None:
    """On deals of their own: the result against what the search began with."""
    before = weights.values_of(weights.parse(text, search.solo))
    ours = tuner.compare(
        search.centre, before, search.solo, arguments.check, effort, arguments.jobs
    )
    words = {"wins": percent(ours.wins, 1), "lead": decimal(ours.lead, 1)}
    print(_say("check-solo" if search.solo else "check", n=arguments.check, **words))
