"""Everything a trial needs, once and without a fault: tests are found, rules and tests imported.

Whoever imports this module rehearses. A trial is a copy of that process, so it starts at once; it
may change a function in place as long as nothing was made with that function here. `HAS_RUN` knows.
"""

import contextlib
import importlib
import io
import sys
from types import CodeType, FrameType
from typing import Final

import pytest

from benchmarks.mutants.faults import RULES

ROOT: Final = RULES.parents[2]
# What the first run has imported is not rewritten for the next, and has been imported before.
OPTIONS: Final = ("-x", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning")
HAS_RUN: Final[set[CodeType]] = set()


def _watch(frame: FrameType, event: str, _: object) -> None:
    if event == "call":
        HAS_RUN.add(frame.f_code)


def _rehearse() -> None:
    sys.setprofile(_watch)
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main([*OPTIONS, "--collect-only", str(ROOT / "tests" / "rules")])
    importlib.import_module("tests.rules.table").tables()
    sys.setprofile(None)


_rehearse()
