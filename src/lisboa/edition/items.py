"""The entries of an edition's files, each knowing where it stands and which fields are broken."""

from collections.abc import Iterator, Mapping
from typing import Any

from lisboa.edition.faults import Fault
from lisboa.edition.format import Section
from lisboa.edition.shape import Complaint, Fields, Name, Tagged, complain, shown


class Item(dict[str, Any]):
    """The fields of one entry; `broken` are those that cannot be relied on."""

    def __init__(self, fields: Mapping[str, Any], file: str, name: str) -> None:
        super().__init__(fields)
        self.file = file
        self.name = name
        self.broken: frozenset[str] = frozenset()

    def fault(self, field: str, reason: str, **arguments: str | int) -> Fault:
        return Fault(self.file, self.name, field, reason, tuple(arguments.items()))


class Entries(list[Item]):
    """All entries of one section; a fault of its own concerns the section as a whole."""

    def __init__(self, entries: list[Item], file: str, name: str) -> None:
        super().__init__(entries)
        self.file = file
        self.name = name
        self.whole = True  # every entry is at least a table

    def fault(self, field: str, reason: str, **arguments: str | int) -> Fault:
        return Fault(self.file, self.name, field, reason, tuple(arguments.items()))

    def readable(self, fields: frozenset[str]) -> bool:
        return self.whole and not any(entry.broken & fields for entry in self)


def gather(file: str, name: str, section: Section, value: object) -> tuple[Entries, list[Fault]]:
    """The entries of a section as its file has them, and the faults of their shapes."""
    entries = Entries([], file, name)
    tables = [value] if section.single else value
    if not isinstance(tables, list) or (section.single and not isinstance(value, dict)):
        entries.whole = False
        reason = "not-single" if section.single else "not-entries"
        return entries, [entries.fault("", reason, section=name)]
    if not tables:
        entries.whole = False
        return entries, [entries.fault("", "empty-section")]
    faults = []
    for place, fields in enumerate(tables, 1):
        if isinstance(fields, dict):
            entry = Item(fields, file, _name(fields, name, None if section.single else place))
            entries.append(entry)
            faults += _inspect(entry, section.shape)
        else:
            entries.whole = False
            where = Item({}, file, f"{name} {place}")
            faults.append(where.fault("", "not-table", value=shown(fields)))
    return entries, faults


def _name(fields: Mapping[str, Any], section: str, place: int | None) -> str:
    """The entry's id if it is sound, otherwise its place: "card 12"."""
    if not list(Name().complaints(fields.get("id"), "id")):
        return str(fields["id"])
    return section if place is None else f"{section} {place}"


def _inspect(entry: Item, shape: Fields | Tagged) -> list[Fault]:
    complaints = [*shape.complaints(entry, ""), *_known(entry)]
    entry.broken = frozenset(_field(complaint) for complaint in complaints)
    if isinstance(shape, Tagged) and shape.tag in entry.broken:
        forms = shape.forms.values()
        entry.broken |= {field for form in forms for field in (*form.required, *form.optional)}
    return [entry.fault(c.path, c.reason, **c.arguments) for c in complaints]


def _field(complaint: Complaint) -> str:
    return complaint.path.partition(".")[0].partition("[")[0]


def _known(entry: Item) -> Iterator[Complaint]:
    """`known` names fields of its own entry."""
    known = entry.get("known")
    for place, field in enumerate(known if isinstance(known, list) else [], 1):
        if isinstance(field, str) and field not in entry:
            yield complain(f"known[{place}]", "not-a-field", value=shown(field))
