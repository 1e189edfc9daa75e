"""What is printed: the component sets ("editions"), their loader, checker and fingerprint."""

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from lisboa.edition.faults import EditionError, Fault
from lisboa.edition.loader import edition
from lisboa.edition.records import Edition

__all__ = ["Edition", "EditionError", "Fault", "check", "load"]

FILES = (
    *("board", "politics", "clergy", "decrees", "ships"),
    *("plans", "buildings", "tasks", "tokens"),
)


def load(path: Path | None = None) -> Edition:
    """The edition in a folder, by default the built-in Baixa; EditionError if it is faulty."""
    if path is None:
        return _baixa()
    from lisboa.edition.checker import inspect, read

    documents, faults = read(Path(path))
    faults += inspect(documents)
    if faults:
        raise EditionError(str(path), tuple(faults))
    return edition(documents)


def check(path: Path | None = None) -> list[Fault]:
    """Everything that is wrong with the edition in a folder, by default the built-in Baixa."""
    from lisboa.edition.checker import inspect, read

    documents, faults = read(_built_in() if path is None else Path(path))
    return faults + inspect(documents)


def _built_in() -> Traversable:
    return files(__name__) / "baixa"


@cache
def _baixa() -> Edition:
    # Not checked here: it is part of the program, and the tests keep it sound.
    folder = _built_in()
    return edition(
        {file: tomllib.loads((folder / f"{file}.toml").read_text("utf-8")) for file in FILES}
    )
