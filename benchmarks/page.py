"""A page of the documents and its plots, both made from what was measured."""

import re
import subprocess
import sys
from pathlib import Path

from benchmarks.peers.environments import ROOT, Unavailable, python_with

MATPLOTLIB = "matplotlib==3.11.2"
PART = re.compile(r"<!-- part: (\w+) -->\n.*?<!-- end: \1 -->", re.DOTALL)


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def write(page: Path, text: str, drawing: str, results: Path) -> None:
    """The module `drawing` makes the plots beside the page, in an environment that can.

    The parts that other programs write stay as they are.
    """
    if page.exists():
        text = with_parts_of(page.read_text("utf-8"), text)
    page.write_text(text, "utf-8")
    draw(page, drawing, results)


def write_part(page: Path, name: str, text: str, drawing: str, results: Path) -> None:
    """Only what stands in the page between the marks of this part."""
    part = f"{begin(name)}\n{text.strip()}\n{end(name)}"
    page.write_text(with_parts_of(part, page.read_text("utf-8")), "utf-8")
    draw(page, drawing, results)


def draw(page: Path, drawing: str, results: Path) -> None:
    try:
        python = python_with(MATPLOTLIB)
    except Unavailable as error:
        tell(f"The plots are not drawn anew: {error}")
        return
    subprocess.run(
        [str(python), "-m", drawing, str(results), str(page.parent)], cwd=ROOT, check=True
    )
    tell(f"{page.relative_to(ROOT)} is written.")


# ---- parts ----


def begin(name: str) -> str:
    return f"<!-- part: {name} -->"


def end(name: str) -> str:
    return f"<!-- end: {name} -->"


def with_parts_of(source: str, page: str) -> str:
    """The page with every part as the source has it, where the source has one."""
    parts = {found[1]: found[0] for found in PART.finditer(source)}
    return PART.sub(lambda found: parts.get(found[1], found[0]), page)
