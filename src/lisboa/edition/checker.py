"""Reads the files of an edition and finds everything that is wrong with them."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from importlib.resources.abc import Traversable
from typing import Any

from lisboa.edition.board_constraints import BOARD_CONSTRAINTS
from lisboa.edition.card_constraints import CARD_CONSTRAINTS
from lisboa.edition.faults import Fault
from lisboa.edition.format import EDITION_NAME, FORMAT, SECTIONS
from lisboa.edition.items import Entries, Item, gather
from lisboa.edition.shape import NAME, Fields, Shape, Word, listed, shown
from lisboa.edition.titles import FOLDER
from lisboa.edition.titles import faults as title_faults
from lisboa.edition.vocabulary import FILES

Documents = dict[str, Mapping[str, Any]]
Texts = dict[str, str]  # of the files, by their names without ".toml"


def read(folder: Traversable) -> tuple[Documents, list[Fault]]:
    """The documents of a folder, and the faults that stop some of them from being read."""
    texts, unread = read_texts(folder)
    documents, faults = parse(texts)
    return documents, unread + faults


def read_texts(folder: Traversable) -> tuple[Texts, list[Fault]]:
    """What the files of a folder say, and what is wrong with the files themselves."""
    names = _names_in(folder)
    if names is None:
        return {}, [Fault(str(folder), "", "", "no-folder")]
    if not names & {f"{file}.toml" for file in FILES}:
        return {}, [Fault(str(folder), "", "", "no-edition", (("files", _all_files()),))]
    texts: Texts = {}
    faults = [
        Fault(name, "", "", "unknown-file", (("files", _all_files()),))
        for name in sorted(names)
        if name.endswith(".toml") and name.removesuffix(".toml") not in FILES
    ]
    for file in FILES:
        text = _text(folder / f"{file}.toml")
        if isinstance(text, Fault):
            faults.append(text)
        else:
            texts[file] = text
    titles, unread = _titles(folder)
    return texts | titles, faults + unread


def _titles(folder: Traversable) -> tuple[Texts, list[Fault]]:
    """What the edition calls its things in other languages, if it has a folder for them."""
    texts: Texts = {}
    faults = []
    for name in sorted(_names_in(folder / FOLDER) or ()):
        language = name.removesuffix(".toml")
        if language == name:
            continue
        text = _text(folder / FOLDER / name)
        if not NAME.fullmatch(language):
            faults.append(Fault(f"{FOLDER}{name}", "", "", "no-language"))
        elif isinstance(text, Fault):
            faults.append(replace(text, file=f"{FOLDER}{name}"))
        else:
            texts[f"{FOLDER}{language}"] = text
    return texts, faults


def _all_files() -> str:
    return listed([f"{file}.toml" for file in FILES])


def _names_in(folder: Traversable) -> set[str] | None:
    """None if it is not a folder."""
    try:
        return {file.name for file in folder.iterdir()}
    except (OSError, ValueError):  # also a loop of links, a name with a null byte
        return None


def _text(path: Traversable) -> str | Fault:
    try:
        if not path.is_file():
            return Fault(path.name, "", "", "no-file")
        return path.read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    except OSError as error:
        return Fault(path.name, "", "", "unreadable", (("error", str(error.strerror)),))
    except UnicodeDecodeError as error:
        return Fault(path.name, "", "", "not-utf-8", (("byte", str(error.start)),))


def parse(texts: Texts) -> tuple[Documents, list[Fault]]:
    """The documents that are TOML, and why the others are not."""
    documents: Documents = {}
    faults: list[Fault] = []
    for file, text in texts.items():
        try:
            documents[file] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            faults.append(Fault(f"{file}.toml", "", "", "not-toml", (("error", str(error)),)))
        except (ValueError, RecursionError):  # of a number or a nesting that Python refuses
            faults.append(Fault(f"{file}.toml", "", "", "too-long"))
    return documents, faults


def inspect(documents: Documents) -> list[Fault]:
    """All faults of the documents that could be read: of shape first, then of the whole."""
    own = {file: document for file, document in documents.items() if file in FILES}
    faults = [*_heads(own)]
    sections: dict[str, Entries] = {}
    for file, document in own.items():
        for name, section in SECTIONS[file].items():
            if name in document:
                sections[name], found = gather(f"{file}.toml", name, section, document[name])
                faults += found
            else:
                faults.append(Fault(f"{file}.toml", name, "", "missing-section"))
    faults += _twice(sections)
    for constraint in (*BOARD_CONSTRAINTS, *CARD_CONSTRAINTS):
        faults += constraint.faults(sections)
    return [*faults, *title_faults(documents)]


def _heads(documents: Documents) -> Iterator[Fault]:
    """Every file says what it is; all carry the name of one edition."""
    first, name = next(((f, d.get("edition")) for f, d in documents.items()), ("", None))
    for file, document in documents.items():
        shapes: dict[str, Shape] = {
            "format": FORMAT,
            "edition": EDITION_NAME,
            "content": Word((file,)),
        }
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
