"""What an edition calls its things in other languages than its own: `titles/de.toml`, id by id.

They have no effect in play and are no part of fingerprint and imprint. A language is read when
somebody first speaks it, and what it lacks is called as the edition itself calls it.
"""

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, Final

from lisboa.edition.faults import Fault
from lisboa.edition.shape import FreeText, listed, shown

FOLDER: Final = "titles/"  # in front of the languages, among the files of an edition
# Where something is called by a name: file, section, field, and what its id ends with in here.
CALLED: Final = (
    ("politics", "card", "title", ""),
    ("politics", "variant_card", "title", ""),
    ("decrees", "decree", "title", ""),
    ("clergy", "tile", "title", ""),
    ("buildings", "building", "title", ""),
    ("plans", "architect", "person", "-person"),
    ("board", "street", "name", ""),
    ("board", "office", "person", "-person"),
)
SECTIONS: Final = tuple(dict.fromkeys(file for file, *_ in CALLED))

Document = Mapping[str, Any]


class Titles:
    """All titles of an edition but its own."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._texts = texts  # of the files, by language
        self._read: dict[str, Mapping[str, str]] = {}

    @staticmethod
    def among(files: Mapping[str, str]) -> "Titles":
        """Those that are kept with the other files of an edition."""
        return Titles(
            {
                file.removeprefix(FOLDER): text
                for file, text in files.items()
                if file.startswith(FOLDER)
            }
        )

    def __reduce__(self) -> tuple[type["Titles"], tuple[Mapping[str, str]]]:
        return Titles, (self._texts,)

    def into(self, language: str) -> Mapping[str, str]:
        """The titles in a language, by id; none if nobody has translated them."""
        if language not in self._read:
            sections = tomllib.loads(self._texts.get(language, "")).values()
            self._read[language] = {
                id: title for section in sections for id, title in section.items()
            }
        return self._read[language]


class Title(str):
    """What an edition calls a thing, which knows what others call it."""

    __slots__ = ("id", "titles")
    id: str
    titles: Titles

    def __new__(cls, words: str, id: str, titles: Titles) -> "Title":
        title = str.__new__(cls, words)
        title.id = id
        title.titles = titles
        return title

    def __reduce__(self) -> tuple[type["Title"], tuple[str, str, Titles]]:
        return Title, (str(self), self.id, self.titles)

    def into(self, language: str) -> str:
        return self.titles.into(language).get(self.id, str(self))


def called(documents: Mapping[str, Document], titles: Titles) -> dict[str, Document]:
    """Sound documents, in which all that has a title knows the others; what has none is called by
    its id in plain words."""
    out: dict[str, Document] = dict(documents)
    for file, section, field, end in CALLED:
        entries = [
            {**entry, field: Title(_own(entry, field), f"{entry['id']}{end}", titles)}
            for entry in out[file][section]
        ]
        out[file] = {**out[file], section: entries}
    return out


def _own(entry: Document, field: str) -> str:
    return str(entry.get(field) or entry["id"].replace("-", " ").capitalize())


# ---- checks ----


def faults(documents: Mapping[str, Document]) -> Iterator[Fault]:
    """What is wrong with the titles among the documents of an edition; one that is missing is no
    fault."""
    for file, document in documents.items():
        if not file.startswith(FOLDER):
            continue
        for section, titles in document.items():
            if section not in SECTIONS:
                sections = (("sections", listed(SECTIONS)),)
                yield Fault(f"{file}.toml", shown(section), "", "unknown-section", sections)
            elif not isinstance(titles, dict):
                yield Fault(f"{file}.toml", section, "", "not-single", (("section", section),))
            else:
                ids = title_ids(documents, section)
                for id, title in titles.items():
                    yield from _faults_of(f"{file}.toml", section, id, title, ids)


def _faults_of(
    file: str, section: str, id: str, title: object, ids: frozenset[str]
) -> Iterator[Fault]:
    if ids and id not in ids:  # none are known of a file that cannot be read
        where = (("file", f"{section}.toml"),)
        yield Fault(file, section, shown(id), "no-such-title", where)
    for complaint in FreeText().complaints(title, id):
        yield Fault(
            file, section, complaint.path, complaint.reason, (*complaint.arguments.items(),)
        )


def title_ids(documents: Mapping[str, Document], section: str) -> frozenset[str]:
    """The ids under which a file's things have titles, whatever else is wrong with them."""
    return frozenset(
        f"{entry['id']}{end}"
        for file, name, _, end in CALLED
        if file == section and isinstance(entries := documents.get(file, {}).get(name), list)
        for entry in entries
        if isinstance(entry, dict) and isinstance(entry.get("id"), str)
    )
