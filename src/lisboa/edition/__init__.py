"""What is printed: the component sets ("editions"), their loader, checker and fingerprint."""

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from lisboa.edition.components import Edition
from lisboa.edition.faults import EditionError, Fault, OtherEdition
from lisboa.edition.loader import edition
from lisboa.edition.vocabulary import FILES

__all__ = [
    "Edition",
    "EditionError",
    "Fault",
    "OtherEdition",
    "built_in",
    "built_in_files",
    "check",
    "load",
]


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


def built_in(fingerprint: str) -> Edition:
    """The built-in Baixa, for a pickle that was written with it; OtherEdition if it has changed."""
    edition = load()
    if edition.fingerprint != fingerprint:
        raise OtherEdition(fingerprint, edition.fingerprint)
    return edition


def check(path: Path | None = None) -> list[Fault]:
    """Everything that is wrong with the edition in a folder, by default the built-in Baixa."""
    from lisboa.edition.checker import inspect, read

    documents, faults = read(_built_in() if path is None else Path(path))
    return faults + inspect(documents)


def _built_in() -> Traversable:
    return files(__name__) / "baixa"


@cache
def built_in_files() -> dict[str, str]:
    """The TOML text of each file of the edition that comes with the program."""
    folder = _built_in()
    return {file: (folder / f"{file}.toml").read_text("utf-8") for file in FILES}


@cache
def _baixa() -> Edition:
    # Not checked here: it is part of the program, and the tests keep it sound.
    return edition({file: tomllib.loads(text) for file, text in built_in_files().items()})
