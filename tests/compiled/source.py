"""The engine from source, in a process of its own: two engines do not fit into one."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


def run_from_source(*words: str) -> str:
    """What Python prints that finds the source before the installed package."""
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    ).stdout
