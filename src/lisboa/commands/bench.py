"""`lisboa bench`: measure how fast the engine is on this machine."""

from argparse import ArgumentParser, Namespace
from functools import partial
from platform import python_version
from time import perf_counter
from typing import Any, Final

from lisboa import PRODUCT, __version__, is_compiled
from lisboa.arena import benchmark
from lisboa.arena.benchmark import Report
from lisboa.edition import Edition, load
from lisboa.rules.machinery.tables import Tables
from lisboa.terminal import progress
from lisboa.terminal.drawing import show, table
from lisboa.text import say
from lisboa.text.decimals import decimal

MILLI, MICRO = 1e3, 1e6  # in a second
# The costs of `benchmark.calls` that are told in milliseconds; all others are in microseconds.
LONG: Final = ("record-save", "replay")
_say = partial(say, "bench")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--quick", action="store_true", help=_say("quick-option"))
    parser.add_argument("--json", action="store_true", help=_say("json-option"))


def run(arguments: Namespace) -> int:
    edition, began = load(), perf_counter()
    effort = benchmark.QUICK if arguments.quick else benchmark.THOROUGH
    with progress.bar(_say("measuring")) as advance:
        report = benchmark.run(Tables(edition), effort, advance)
    seconds = perf_counter() - began
    if arguments.json:
        _print_json(edition, report, seconds)
    else:
        _print_tables(report, seconds)
    return 0


# ---- the result for programs ----


def _print_json(edition: Edition, report: Report, seconds: float) -> None:
    import json

    print(json.dumps(_result(edition, report, seconds), indent=2, ensure_ascii=False))


def _result(edition: Edition, report: Report, seconds: float) -> dict[str, Any]:
    def speeds(name: str) -> dict[str, float]:
        return {str(n): round(getattr(speed, name), 1) for n, speed in report.speeds.items()}

    return {
        "compiled": is_compiled(),
        "python": python_version(),
        "version": __version__,
        "edition": {"name": edition.name, "fingerprint": edition.fingerprint},
        "seconds": round(seconds, 1),
        **{name: speeds(name) for name in benchmark.Speed.__annotations__},
        **{_key(name): round(cost * _unit(name), 3) for name, cost in report.costs.items()},
        "lookahead_share": round(report.lookahead_share, 4),
        "lookahead_largest": report.lookahead_largest,
        "state_bytes": report.state_bytes,
        "clone_bytes": report.clone_bytes,
        "startup_ms": {line: round(took * MILLI, 1) for line, took in report.startups.items()},
    }


def _key(name: str) -> str:
    return f"{name.replace('-', '_')}_{'ms' if name in LONG else 'us'}"


def _unit(name: str) -> float:
    return MILLI if name in LONG else MICRO


# ---- the result for people ----


def _print_tables(report: Report, seconds: float) -> None:
    from rich.text import Text

    title = say(
        "cli",
        "version",
        product=PRODUCT,
        version=__version__,
        engine="compiled" if is_compiled() else "plain",
        python=python_version(),
    )
    heads = [_say(f"head-{key}") for key in ("decisions", "games", "length")]
    speeds = [
        [_say("players", n=players), *map(_number, vars(speed).values())]
        for players, speed in report.speeds.items()
    ]
    show(
        Text(title, style="bold"),
        Text(_say("how", seconds=round(seconds))),
        table(_say("play"), heads, speeds),
        table(_say("costs"), ["", ""], _costs(report)),
        table(_say("rest"), ["", ""], _rest(report)),
    )


def _costs(report: Report) -> list[list[str]]:
    return [
        _row(f"cost-{name}", cost * _unit(name), "ms" if name in LONG else "us")
        for name, cost in report.costs.items()
    ]


def _rest(report: Report) -> list[list[str]]:
    return [
        _row("lookahead-share", report.lookahead_share * 100, "share"),
        _row("lookahead-largest", report.lookahead_largest, "positions"),
        _row("state-bytes", report.state_bytes, "bytes"),
        _row("clone-bytes", report.clone_bytes, "bytes"),
        *(_row("startup", took * MILLI, "ms", line=line) for line, took in report.startups.items()),
    ]


def _row(key: str, value: float, unit: str, **arguments: str) -> list[str]:
    return [_say(key, **arguments), _number(value), _say(f"unit-{unit}")]


def _number(value: float) -> str:
    """Three digits that count, or all of a whole number."""
    if isinstance(value, int) or value >= 99.95:
        return decimal(value, grouped=True)
    return decimal(value, 1 if value >= 9.995 else 2)
