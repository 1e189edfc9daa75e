"""A page of the documents and its plots, both made from what was measured."""

import subprocess
import sys
from pathlib import Path

from benchmarks.peers.environments import ROOT, Unavailable, python_with

MATPLOTLIB = "matplotlib==3.11.2"


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def write(page: Path, text: str, drawing: str, results: Path) -> None:
    """The module `drawing` makes the plots beside the page, in an environment that can."""
    page.write_text(text, "utf-8")
    try:
        python = python_with(MATPLOTLIB)
    except Unavailable as error:
        tell(f"The plots are not drawn anew: {error}")
        return
    subprocess.run(
        [str(python), "-m", drawing, str(results), str(page.parent)], cwd=ROOT, check=True
    )
    tell(f"{page.relative_to(ROOT)} is written.")
