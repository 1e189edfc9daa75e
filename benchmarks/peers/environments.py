"""A virtual environment for every peer, made when it is first needed."""

import re
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from venv import EnvBuilder

ROOT = Path(__file__).parents[2]
HOME = ROOT / ".venv-peers"  # all that the benchmark needs and leaves behind; git ignores it


class Unavailable(Exception):
    """A contestant that cannot play; its text says why."""


def home() -> Path:
    HOME.mkdir(exist_ok=True)
    return HOME


def python_with(requirement: str) -> Path:
    """The Python of an environment that has this package (`name==version`)."""
    folder = home() / requirement.partition("==")[0]
    python = python_of(folder)
    ready = folder / "ready"
    if python.exists() and ready.exists() and ready.read_text() == requirement:
        return python
    try:
        EnvBuilder(clear=True, with_pip=True).create(folder)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Unavailable(f"no virtual environment: {type(error).__name__}") from None
    line = [
        str(python),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        requirement,
    ]
    done = subprocess.run(line, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        raise Unavailable(complaint(done.stderr))
    ready.write_text(requirement)
    return python


def python_of(environment: Path) -> Path:
    if sys.platform == "win32":
        return environment / "Scripts" / "python.exe"
    return environment / "bin" / "python"


def complaint(text: str) -> str:
    """The last line of what a program said that names an error, without folders and in short."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    said = (errors or lines or ["no reason given"])[-1].removeprefix("ERROR: ")
    return re.sub(r"[^\s('\"]*[/\\]", "", said)[:120]


def add_lisboa(parser: ArgumentParser) -> None:
    """Where the compiled engine is."""
    parser.add_argument(
        "--lisboa",
        metavar="PYTHON",
        type=Path,
        default=python_of(ROOT / ".venv"),
        help="the Python of an environment with a compiled Lisboa (default: that of .venv)",
    )
