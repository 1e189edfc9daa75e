"""What is printed: the component sets ("editions"), their loader, checker and fingerprint."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from lisboa.edition.components import Edition
from lisboa.edition.faults import EditionError, Fault, OtherEdition
from lisboa.edition.loader import edition
from lisboa.edition.titles import FOLDER, Titles
from lisboa.edition.vocabulary import FILES

__all__ = [
    "Edition",
    "EditionError",
    "Fault",
    "OtherEdition",
    "WrittenEdition",
    "built_in",
    "built_in_files",
    "check",
    "load",
    "restored",
    "written",
]


@dataclass(frozen=True)
class WrittenEdition:
    """An edition and the TOML text of each of its files, titles in other languages included, as a
    game that keeps it needs them."""

    edition: Edition
    files: dict[str, str]  # by their names without ".toml": "board", "titles/de"


def load(path: Path | None = None) -> Edition:
    """The edition in a folder, by default the built-in Baixa; EditionError if it is faulty."""
    return written(path).edition


def written(path: Path | None = None) -> WrittenEdition:
    """The same with its text."""
    if path is None:
        return _baixa()
    from lisboa.edition.checker import inspect, parse, read_texts

    texts, faults = read_texts(Path(path))
    documents, not_toml = parse(texts)
    faults += [*not_toml, *inspect(documents)]
    if faults:
        raise EditionError(str(path), tuple(faults))
    return WrittenEdition(edition(documents, Titles.among(texts)), texts)


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
    """The TOML text of each file of the edition that comes with the program, in its own words."""
    folder = _built_in()
    return {file: (folder / f"{file}.toml").read_text("utf-8") for file in FILES}


def built_in_titles() -> dict[str, str]:
    """The same of its titles in other languages."""
    return {
        FOLDER + file.name.removesuffix(".toml"): file.read_text("utf-8")
        for file in (_built_in() / FOLDER).iterdir()
    }


def restored(files: dict[str, str]) -> WrittenEdition:
    """The edition in texts that were checked when they were kept."""
    documents = {file: tomllib.loads(files[file]) for file in FILES}
    return WrittenEdition(edition(documents, Titles.among(files)), files)


@cache
def _baixa() -> WrittenEdition:
    # Not checked here: it is part of the program, and the tests keep it sound.
    return restored({**built_in_files(), **built_in_titles()})
