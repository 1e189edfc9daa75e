"""One trial: a process of its own plays a module with a fault to the tests, until one notices.

A trial is a copy of a process that has rehearsed: rules and tests are imported, without a fault.
So only the function with the fault is replaced. Where its effect may be older, a constant or a
function that has made something in the rehearsal, all is imported anew.
"""

import contextlib
import importlib
import inspect
import io
import re
import resource
import signal
import sys
import time
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Final

import pytest

from benchmarks.mutants.faults import RULES, Fault, source

ALL_TESTS: Final = Path(__file__).parents[2] / "tests"
TESTS: Final = ALL_TESTS / "rules"
MEMORY: Final = 1 << 30  # bytes: a fault may never end and pile up tasks

# Whole games: they notice much, late and without saying which rule is broken.
GAMES: Final = (
    "test_23_solo_properties.py",
    "test_24_variant_properties.py",
    "test_properties.py",
    "foresight/test_lookahead.py",
)
# What is made of the machinery's declarations, numbers and hashes is tested where it is made.
ABOVE: Final = (
    "words/test_events.py",
    "words/test_questions.py",
    "words/test_verbs.py",
    "text/test_wording.py",
    "test_variants.py",
    "game/test_interface.py",
    "game/test_copies.py",
    "game/positions/test_schema.py",
    "game/records/test_golden.py",
)
# Several runs in one process: what the first has imported is not rewritten for the next.
OPTIONS: Final = ("-x", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning")
# Chapters of modules that do not name theirs, since several lean on them.
SERVED: Final = {
    "decree_scores": ("20",),
    "effects": ("04", "13", "15", "16"),
    "nobles": ("11",),
}

CHAPTER, RULE, HIGHER, GAME, NOBODY = "chapter", "rules", "above", "games", "nobody"
# Seconds of computing after which a fault counts as noticed: far more than the tests need.
LIMIT: Final = {CHAPTER: 20, RULE: 30, HIGHER: 60, GAME: 600}


@dataclass(frozen=True)
class Verdict:
    name: str
    noticed_by: str
    seconds: float


def chapters(module: str) -> tuple[str, ...]:
    """The chapters that the first line of a module names."""
    named = re.match('"""Chapters? ([^:]*):', source(module))
    if not named:
        return SERVED.get(module, ())
    return tuple(f"{int(n):02}" for n in re.findall(r"(\d+)(?:\.\d+)?", named[1]))


def tests_of(module: str) -> list[Path]:
    """Those of its chapters; for `foresight` and `machinery` those of the same folder."""
    folder, _, _ = module.rpartition(".")
    patterns = [f"{folder}/test_*.py"] if folder else []
    patterns += [f"test_{chapter}_*.py" for chapter in chapters(module)]
    return [test for pattern in patterns for test in sorted(TESTS.glob(pattern))]


def tests_above(module: str) -> list[Path]:
    """Those of what is made of a module of the machinery."""
    return [ALL_TESTS / name for name in ABOVE] if module.startswith("machinery.") else []


def stages(first: list[Path], above: list[Path], games: bool) -> list[tuple[str, list[Path]]]:
    """The tests in the order in which they look: these, all others, those above, whole games."""
    by_games = [TESTS / name for name in GAMES]
    own = [test for test in first if test not in by_games]
    every = [*sorted(TESTS.glob("test_*.py")), *sorted(TESTS.glob("*/test_*.py"))]
    others = [test for test in every if test not in own + by_games]
    out = [(CHAPTER, own), (RULE, others), (HIGHER, above), (GAME, by_games if games else [])]
    return [(stage, tests) for stage, tests in out if tests]


# ---- the rehearsal ----

HAS_RUN: Final[set[CodeType]] = set()  # whatever ran in it


def rehearse() -> None:
    """Import all that a trial needs: find the tests, and read the edition they play with."""
    sys.setprofile(_watch)
    _passes("--collect-only", str(TESTS))
    importlib.import_module("tests.rules.table").tables()
    sys.setprofile(None)


def _watch(frame: FrameType, event: str, _: object) -> None:
    if event == "call":
        HAS_RUN.add(frame.f_code)


# ---- the trial ----


def sound(games: bool) -> bool:
    """Whether all tests pass as long as there is no fault."""
    return _first_to_notice([], tests_above("machinery."), games) == NOBODY


def judge(fault: Fault, games: bool) -> Verdict:
    """Who notices the fault first, in a process that has only rehearsed."""
    began = time.monotonic()
    _play_with(fault)
    module = fault.module
    noticed_by = _first_to_notice(tests_of(module), tests_above(module), games)
    return Verdict(fault.name, noticed_by, round(time.monotonic() - began, 1))


def _first_to_notice(first: list[Path], above: list[Path], games: bool) -> str:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGVTALRM, _too_long)
    for stage, tests in stages(first, above, games):
        signal.setitimer(signal.ITIMER_VIRTUAL, LIMIT[stage])
        if not _passes(*map(str, tests)):
            return stage
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return NOBODY


def _play_with(fault: Fault) -> None:
    if not HAS_RUN:
        rehearse()
    name = f"lisboa.rules.{fault.module}"
    file = RULES.joinpath(*fault.module.split(".")).with_suffix(".py")
    code = compile(fault.tree(), str(file), "exec")
    function = _unused(sys.modules[name], fault.function)
    changed = _code_of(code, fault.function) if function else code
    if function and function.__code__.co_freevars == changed.co_freevars:
        function.__code__ = changed
    else:  # also where the fault takes away all that a function knew of its class: super()
        _import_anew(name, code)


def _unused(module: ModuleType, qualified: str) -> FunctionType | None:
    """The function of this name, if nothing was made with it yet."""
    found: object = module
    for part in qualified.split(".") if qualified else ():
        found = inspect.getattr_static(found, part)
    found = inspect.unwrap(found) if callable(found) else found
    return found if isinstance(found, FunctionType) and found.__code__ not in HAS_RUN else None


def _code_of(code: CodeType, qualified: str) -> CodeType:
    """The code of a function inside that of its module."""
    for part in qualified.split("."):
        inside = [const for const in code.co_consts if isinstance(const, CodeType)]
        code = next(const for const in inside if const.co_name == part)
    return code


def _import_anew(module: str, code: CodeType) -> None:
    """Forget all rules and tests; the next import of this module gets this code."""
    for name in list(sys.modules):
        if name.partition(".")[0] in ("lisboa", "tests"):
            del sys.modules[name]
    plain = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        return code if name == module else plain(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]


def _passes(*arguments: str) -> bool:
    """Whether no test fails; a fault that breaks the import of the rules fails them all."""
    unread = io.StringIO()
    with contextlib.redirect_stdout(unread), contextlib.redirect_stderr(unread):
        return pytest.main([*OPTIONS, *arguments]) == pytest.ExitCode.OK


def _too_long(*_: object) -> None:
    raise TimeoutError("a test does not end with this fault")
