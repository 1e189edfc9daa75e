"""One trial: a process of its own plays a module with a fault to the tests, until one notices.

Nothing of Lisboa is imported here, so that every trial imports it anew, with its fault.
"""

import contextlib
import io
import re
import resource
import signal
import time
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Final

import pytest

from benchmarks.mutants.faults import RULES, Fault, source

TESTS: Final = Path(__file__).parents[2] / "tests" / "rules"
MEMORY: Final = 2 << 30  # bytes: a fault may never end and pile up tasks

# Whole games: they notice much, late and without saying which rule is broken.
GAMES: Final = (
    "test_23_solo_properties.py",
    "test_24_variant_properties.py",
    "test_properties.py",
    "foresight/test_lookahead.py",
)
# Several runs in one process: what the first has imported is not rewritten for the next.
OPTIONS: Final = ("-x", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning")
# Chapters of modules that do not name theirs, since several lean on them.
SERVED: Final = {
    "decree_scores": ("20",),
    "effects": ("04", "13", "15", "16"),
    "nobles": ("11",),
}

CHAPTER, RULE, GAME, NOBODY = "chapter", "rules", "games", "nobody"
# Seconds of computing after which a fault counts as noticed: far more than the tests need.
LIMIT: Final = {CHAPTER: 30, RULE: 120, GAME: 900}


@dataclass(frozen=True)
class Verdict:
    name: str
    noticed_by: str
    seconds: float


def chapters(module: str) -> tuple[str, ...]:
    """The chapters that the first line of a module names: their tests are the first to look."""
    named = re.match('"""Chapters? ([^:]*):', source(module))
    if not named:
        return SERVED.get(module, ())
    return tuple(f"{int(n):02}" for n in re.findall(r"(\d+)(?:\.\d+)?", named[1]))


def stages(first: tuple[str, ...], games: bool) -> list[tuple[str, list[Path]]]:
    """The tests in the order in which they look: of these chapters, all others, whole games."""
    by_games = [TESTS / name for name in GAMES]
    own = [
        test
        for chapter in first
        for test in sorted(TESTS.glob(f"test_{chapter}_*.py"))
        if test not in by_games
    ]
    others = [test for test in sorted(TESTS.rglob("test_*.py")) if test not in own + by_games]
    out = [(CHAPTER, own), (RULE, others), (GAME, by_games if games else [])]
    return [(stage, tests) for stage, tests in out if tests]


def sound(games: bool) -> bool:
    """Whether all tests pass as long as there is no fault."""
    return not any(_fails(tests) for _, tests in stages((), games))


def judge(fault: Fault, games: bool) -> Verdict:
    """Who notices the fault first, in a process that never imported the rules."""
    began = time.monotonic()
    _play_with(fault)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGVTALRM, _too_long)
    noticed_by = NOBODY
    for stage, tests in stages(chapters(fault.module), games):
        signal.setitimer(signal.ITIMER_VIRTUAL, LIMIT[stage])
        if _fails(tests):
            noticed_by = stage
            break
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return Verdict(fault.name, noticed_by, round(time.monotonic() - began, 1))


def _play_with(fault: Fault) -> None:
    file, code = RULES.joinpath(*fault.module.split(".")).with_suffix(".py"), fault.tree()
    plain = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if name == f"lisboa.rules.{fault.module}":
            return compile(code, str(file), "exec")
        return plain(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]


def _fails(tests: list[Path]) -> bool:
    """Whether a test fails; a fault that breaks the import of the rules fails them all."""
    unread = io.StringIO()
    with contextlib.redirect_stdout(unread), contextlib.redirect_stderr(unread):
        return pytest.main([*OPTIONS, *map(str, tests)]) != pytest.ExitCode.OK


def _too_long(*_: object) -> None:
    raise TimeoutError("a test does not end with this fault")
