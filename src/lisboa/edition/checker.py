"""Reads the files of an edition and finds everything that is wrong with them."""

import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any

from lisboa.edition.board_constraints import BOARD_CONSTRAINTS
from lisboa.edition.card_constraints import CARD_CONSTRAINTS
from lisboa.edition.faults import Fault
from lisboa.edition.format import FORMAT, SECTIONS, TEXT
from lisboa.edition.items import Entries, Item, gather
from lisboa.edition.shape import Fields, Shape, Word, listed, shown
from lisboa.edition.vocabulary import FILES

Documents = dict[str, Mapping[str, Any]]


def read(folder: Traversable) -> tuple[Documents, list[Fault]]:
    """The documents of a folder, and the faults that stop some of them from being read."""
    if not _is_folder(folder):
        return {}, [Fault(str(folder), "", "", "no-folder")]
    documents: Documents = {}
    faults: list[Fault] = []
    for file in FILES:
        document = _document(folder / f"{file}.toml")
        if isinstance(document, Fault):
            faults.append(document)
        else:
            documents[file] = document
    return documents, faults


def _is_folder(folder: Traversable) -> bool:
    try:
        return folder.is_dir()
    except (OSError, ValueError):  # a loop of links, a name with a null byte
        return False


def _document(path: Traversable) -> dict[str, Any] | Fault:
    try:
        if not path.is_file():
            return Fault(path.name, "", "", "no-file")
        return tomllib.loads(path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n"))
    except OSError as error:
        return Fault(path.name, "", "", "unreadable", (("error", str(error.strerror)),))
    except UnicodeDecodeError as error:
        return Fault(path.name, "", "", "not-utf-8", (("byte", str(error.start)),))
    except tomllib.TOMLDecodeError as error:
        return Fault(path.name, "", "", "not-toml", (("error", str(error)),))
    except (ValueError, RecursionError):  # of a number or a nesting that Python refuses
        return Fault(path.name, "", "", "too-long")


def inspect(documents: Documents) -> list[Fault]:
    """All faults of the documents that could be read: of shape first, then of the whole."""
    faults = [*_heads(documents)]
    sections: dict[str, Entries] = {}
    for file, document in documents.items():
        for name, section in SECTIONS[file].items():
            if name in document:
                sections[name], found = gather(f"{file}.toml", name, section, document[name])
                faults += found
            else:
                faults.append(Fault(f"{file}.toml", name, "", "missing-section"))
    faults += _twice(sections)
    for constraint in (*BOARD_CONSTRAINTS, *CARD_CONSTRAINTS):
        faults += constraint.faults(sections)
    return faults


def _heads(documents: Documents) -> Iterator[Fault]:
    """Every file says what it is; all carry the name of one edition."""
    first, name = next(((f, d.get("edition")) for f, d in documents.items()), ("", None))
    for file, document in documents.items():
        shapes: dict[str, Shape] = {"format": FORMAT, "edition": TEXT, "content": Word((file,))}
        head = Item({key: document[key] for key in shapes if key in document}, f"{file}.toml", "")
        for path, reason, arguments in Fields(shapes).complaints(head, ""):
            yield head.fault(path, reason, **arguments)
        mine = head.get("edition")
        if isinstance(mine, str) and isinstance(name, str) and mine != name:
            names = {"value": shown(mine), "other": shown(name), "file": f"{first}.toml"}
            yield head.fault("edition", "other-edition", **names)
        for key in document:
            if key not in shapes and key not in SECTIONS[file]:
                unknown = Item({}, head.file, shown(key))
                yield unknown.fault("", "unknown-section", sections=listed(SECTIONS[file]))


def _twice(sections: Mapping[str, Entries]) -> Iterator[Fault]:
    """An id names one entry of the whole edition."""
    first: dict[str, str] = {}
    for entries in sections.values():
        for entry in entries:
            if entry.name == entry.get("id"):
                if entry.name in first:
                    yield entry.fault("id", "id-twice", file=first[entry.name])
                first.setdefault(entry.name, entry.file)
