"""`lisboa simulate`: play many games by themselves and count what happens."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from lisboa.arena import processes, simulation
from lisboa.arena.processes import MOST_JOBS
from lisboa.arena.statistics import Ending, Spread, Statistics
from lisboa.bots.registry import UnknownBot, find, names
from lisboa.edition import load
from lisboa.game.actions import RANKS
from lisboa.game.variants import variants_of
from lisboa.rules.machinery import numbers as w
from lisboa.terminal import progress, variant_flags
from lisboa.terminal.arguments import CommandLineError, placeholder, whole_number
from lisboa.terminal.console import short
from lisboa.terminal.drawing import show, show_report, table
from lisboa.text import ladder, say, things
from lisboa.text.decimals import decimal, percent

if TYPE_CHECKING:
    from rich.table import Table

FEWEST, MOST = 2, 4  # players
DEFAULT_PLAYERS: Final = 4
STUCK_SHOWN: Final = 10
INTERRUPTED: Final = 130
_say = partial(say, "simulate")


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    number = whole_number
    usual = _say("players-option", usual=DEFAULT_PLAYERS)
    add("--players", metavar="N", type=number(FEWEST, MOST), help=usual)
    add("--games", metavar="N", type=number(1), default=100, help=_say("games-option"))
    add("--bots", metavar=placeholder("names"), type=_bots, default=("random",), help=_bots_help())
    add("--seed", metavar="N", type=number(0), default=1, help=_say("seed-option"))
    add("--jobs", metavar="N", type=number(1, MOST_JOBS), help=_say("jobs-option"))
    add("--json", action="store_true", help=_say("json-option"))
    add("--records", metavar=placeholder("folder"), type=Path, help=_say("records-option"))
    variant_flags.add_arguments(parser)
    add("--edition", metavar=placeholder("folder"), type=Path, help=_say("edition-option"))


def _bots(text: str) -> tuple[str, ...]:
    try:
        return tuple(find(name).name for name in text.split(","))
    except UnknownBot as unknown:
        raise ArgumentTypeError(str(unknown)) from None


def _bots_help() -> str:
    return _say("bots-option", names=", ".join(names()))


def run(arguments: Namespace) -> int:
    players = variant_flags.players(arguments, DEFAULT_PLAYERS)
    people = variant_flags.seats(players, solo=arguments.solo)
    series = simulation.Series(
        edition=load(arguments.edition),
        games=arguments.games,
        seed=arguments.seed,
        bots=_seated(arguments.bots, players),
        agreement=variant_flags.agreement(arguments, people),
        records=_folder(arguments.records),
    )
    began, total = perf_counter(), Statistics(series.players, solo=arguments.solo)
    code, remark = _play(series, arguments.jobs or processes.cores(), total)
    tell = _print_json if arguments.json else _print_tables
    tell(series, total, perf_counter() - began)
    if remark:
        print(remark, file=sys.stderr)
    return code


def _play(series: simulation.Series, jobs: int, total: Statistics) -> tuple[int, str]:
    """Count as many games as can be played; the exit code, and why these are not all."""
    games = str(series.games)
    try:
        with progress.bar(_say("playing")) as advance:
            _advance(advance, 0, series.games)
            for part in simulation.run(series, jobs):
                total.add(part)
                _advance(advance, total.finished, series.games)
    except processes.WorkerLost:
        return 1, _say("worker-lost", done=str(total.finished), games=games)
    except OSError as error:
        reason = error.strerror or str(error)
        return 2, _say("record-lost", reason=reason, done=str(total.finished), games=games)
    if total.finished < series.games:
        return INTERRUPTED, _say("interrupted", done=str(total.finished), games=games)
    return int(bool(total.stuck or total.forfeits.failed())), ""


def _advance(advance: progress.Advance, done: int, games: int) -> None:
    advance(done, games, _say("progress", done=str(done), games=str(games)))


def _seated(bots: tuple[str, ...], players: int) -> tuple[str, ...]:
    """A bot for every seat."""
    if len(bots) not in (1, players):
        counts = {"players": players, "bots": len(bots)}
        raise CommandLineError(_say("wrong-number-of-bots", **counts))
    return bots if len(bots) == players else bots * players


def _folder(records: Path | None) -> Path | None:
    """The folder for records, made if need be and proved to take a file."""
    if records is None:
        return None
    try:
        records.mkdir(parents=True, exist_ok=True)
        trial = records / ".trial"
        trial.touch()
        trial.unlink()
    except OSError as error:
        folder, reason = short(str(records)), error.strerror or str(error)
        raise CommandLineError(_say("records-not-a-folder", folder=folder, reason=reason)) from None
    return records


# ---- the result for programs ----


def _print_json(series: simulation.Series, total: Statistics, seconds: float) -> None:
    import json

    print(json.dumps(_result(series, total, seconds), indent=2, ensure_ascii=False))


def _result(series: simulation.Series, total: Statistics, seconds: float) -> dict[str, Any]:
    return {
        "games": total.games,
        "interrupted": total.finished < series.games,
        "players": series.players,
        "solo": total.solo,
        "variants": variants_of(series.agreement, _names(series)),
        "bots": series.bots,
        "seed": series.seed,
        "edition": {"name": series.edition.name, "fingerprint": series.edition.fingerprint},
        "seconds": round(seconds, 3),
        "questions": total.questions,
        "decisions": total.decisions,
        "decisions_per_second": round(total.decisions / seconds, 1),
        "branching": _numbers(total.answers),
        "turns_per_player": _numbers(total.turns),
        "ended_by": {"period": vars(total.first_period), "game": vars(total.game)},
        **(_against_lacerda(total) if total.solo else _among_players(total)),
        "stuck": len(total.stuck),
        "stuck_games": [vars(game) for game in total.stuck],
        "forfeits": total.forfeits.to_list(),
        "failed": total.forfeits.failed(),
    }


def _among_players(total: Statistics) -> dict[str, Any]:
    return {
        "scores": _scores(total.wigs, total.by_category),
        "wins_by_turn_order": total.wins_by_place,
        "wins_by_seat": total.wins_by_seat,
        "shared_victories": total.shared,
    }


def _against_lacerda(total: Statistics) -> dict[str, Any]:
    return {
        "scores": {
            "player": _scores(total.wigs, total.by_category),
            "lacerda": _scores(total.lacerda, total.lacerda_by_category),
        },
        "wins": dict(zip(("player", "lacerda"), total.wins_by_seat, strict=True)),
        "ranks": dict(zip(RANKS, total.ranks, strict=True)),
    }


def _scores(wigs: Spread, by_category: list[Spread]) -> dict[str, Any]:
    named = zip(w.WIGS, by_category, strict=True)
    return {**_numbers(wigs), "by_category": {name: _numbers(spread) for name, spread in named}}


def _numbers(spread: Spread) -> dict[str, float]:
    return {
        "mean": round(spread.mean, 4),
        "min": spread.least,
        "q25": spread.quantile(0.25),
        "median": spread.quantile(0.5),
        "q75": spread.quantile(0.75),
        "max": spread.most,
    }


# ---- the result for people ----


def _print_tables(series: simulation.Series, total: Statistics, seconds: float) -> None:
    _print_title(series, total, seconds)
    if total.games:
        if total.solo:
            mine = _wigs(_say("wigs-player"), total.wigs, total.by_category)
            theirs = _wigs(_say("wigs-lacerda"), total.lacerda, total.lacerda_by_category)
            show(_course(total), mine, theirs, _endings(total), _ranks(total))
            print(
                _say("ahead", n=total.wins_by_seat[0], share=_share(total, total.wins_by_seat[0]))
            )
        else:
            wigs = _wigs(_say("wigs"), total.wigs, total.by_category)
            show(_course(total), wigs, _endings(total), _winners(series, total))
            print(_say("shared", n=total.shared))
    _print_stuck(series, total)
    _print_forfeits(total)


def _print_title(series: simulation.Series, total: Statistics, seconds: float) -> None:
    from rich.text import Text

    title = _say(
        "title",
        games=_say("games", n=total.finished),
        players="solo" if total.solo else str(series.players),
        bots=", ".join(dict.fromkeys(series.bots)),
        first=str(series.seed),
        last=str(series.seed + series.games - 1),
    )
    speed = _say(
        "speed", seconds=decimal(seconds, 1), speed=decimal(total.decisions / seconds, grouped=True)
    )
    told = variant_flags.told(series.agreement, _names(series))
    show(Text(title, style="bold"), *([Text(told)] if told else []), Text(speed))


def _names(series: simulation.Series) -> list[str]:
    return variant_flags.seats(series.players, solo=series.agreement.solo)


def _course(total: Statistics) -> "Table":
    means = {"questions": total.questions, "decisions": total.decisions}
    rows = [
        [_say("course-turns"), *_spread(total.turns)],
        [_say("course-answers"), *_spread(total.answers)],
        *([_say(f"course-{name}"), decimal(n / total.games, 1)] for name, n in means.items()),
    ]
    return table(_say("course"), _heads(), rows)


def _wigs(title: str, wigs: Spread, by_category: list[Spread]) -> "Table":
    rows = [
        [things.category(category), *_spread(spread)] for category, spread in enumerate(by_category)
    ]
    rows.append([_say("wigs-total"), *_spread(wigs)])
    return table(title, _heads(), rows, total=True)


def _heads() -> list[str]:
    keys = ("mean", "least", "quarter", "half", "three-quarters", "most")
    return [_say(f"head-{key}") for key in keys]


def _spread(spread: Spread) -> list[str]:
    quantiles = (spread.quantile(share) for share in (0.25, 0.5, 0.75))
    return [decimal(spread.mean, 1), *map(str, (spread.least, *quantiles, spread.most))]


def _endings(total: Statistics) -> "Table":
    def row(key: str, ending: Ending) -> list[str]:
        return [_say(key), str(ending.sets), str(ending.stacks)]

    rows = [row("ending-period", total.first_period), row("ending-game", total.game)]
    return table(_say("endings"), [_say("head-sets"), _say("head-stacks")], rows)


def _winners(series: simulation.Series, total: Statistics) -> "Table":
    heads = [_say("head-place", place=place) for place in range(1, series.players + 1)]
    rows = [_wins("winners-place", total.wins_by_place), _shares(total, total.wins_by_place)]
    if len(set(series.bots)) > 1:
        heads = [
            f"{head} / {_say('head-seat', seat=seat, bot=bot)}"
            for head, (seat, bot) in zip(heads, enumerate(series.bots, 1), strict=True)
        ]
        by_seat = [_wins("winners-seat", total.wins_by_seat), _shares(total, total.wins_by_seat)]
        rows += [_without_failed(row, series.bots, total) for row in by_seat]
    return table(_say("winners"), heads, rows)


def _without_failed(row: list[str], bots: tuple[str, ...], total: Statistics) -> list[str]:
    """What greedy won in the name of a bot is no strength of that bot."""
    failed, (head, *cells) = total.forfeits.failed(), row
    told = zip(bots, cells, strict=True)
    return [head, *(_say("head-failed") if bot in failed else cell for bot, cell in told)]


def _ranks(total: Statistics) -> "Table":
    """How often each rank was reached, the highest one last."""
    heads = [_say("head-games"), _say("winners-share")]
    rows = [
        [ladder.rank_name(rank), str(n), _share(total, n)] for rank, n in enumerate(total.ranks)
    ]
    return table(_say("ranks"), heads, rows)


def _wins(key: str, wins: list[int]) -> list[str]:
    return [_say(key), *map(str, wins)]


def _shares(total: Statistics, wins: list[int]) -> list[str]:
    return [_say("winners-share"), *(_share(total, n) for n in wins)]


def _share(total: Statistics, n: int) -> str:
    return percent(n / total.games, 1)


def _print_stuck(series: simulation.Series, total: Statistics) -> None:
    if not total.stuck:
        print(_say("no-stuck"))
        return
    print(_say("stuck", n=len(total.stuck)))
    bots = ",".join(series.bots)
    for game in total.stuck[:STUCK_SHOWN]:
        asked, seed = variant_flags.words(series.agreement, _names(series)), str(game.seed)
        print(f"  {_say('stuck-command', table=asked, bots=bots, seed=seed)}")
        print(f"    {_say(f'stuck-{game.cause}', detail=short(game.detail))}")
    if len(total.stuck) > STUCK_SHOWN:
        print(f"  {_say('stuck-more', n=len(total.stuck) - STUCK_SHOWN)}")


def _print_forfeits(total: Statistics) -> None:
    """What bots did wrong, and what may help to mend them: nobody plays here who must not know."""
    told = zip(total.forfeits.sentences(), total.forfeits.reports(), strict=True)
    for sentence, report in told:
        print(sentence)
        show_report(report)
    for bot in total.forfeits.failed():
        print(_say("failed", bot=bot))
