"""What must hold between entries, declared with the fields it reads.

A constraint is asked only if every field it reads is sound: a wrong word is then one fault,
not one fault and five that follow from it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from lisboa.edition.faults import Fault
from lisboa.edition.format import SECTIONS
from lisboa.edition.items import Entries, Item
from lisboa.edition.shape import listed

Sections = Mapping[str, Entries]
SINGLE = frozenset(
    name for file in SECTIONS.values() for name, section in file.items() if section.single
)


@dataclass(frozen=True)
class Constraint:
    reads: Mapping[str, frozenset[str]]  # the fields it reads, by section
    ask: Callable[..., Iterable[Fault]]

    def faults(self, sections: Sections) -> list[Fault]:
        if not all(
            name in sections and sections[name].readable(fields)
            for name, fields in self.reads.items()
        ):
            return []
        return list(self.ask(**{name: self._view(sections[name]) for name in self.reads}))

    def _view(self, entries: Entries) -> Entries | Item:
        """The entries with the declared fields only, so that nothing else can be relied on."""
        fields = self.reads[entries.name]
        views = [
            Item({key: entry[key] for key in fields & entry.keys()}, entry.file, entry.name)
            for entry in entries
        ]
        if entries.name in SINGLE:
            return views[0]
        return Entries(views, entries.file, entries.name)


def constraint(**reads: str) -> Callable[[Callable[..., Iterable[Fault]]], Constraint]:
    """`@constraint(plot="row column")` makes a constraint of a function of these sections."""
    fields = {name: frozenset(words.split()) for name, words in reads.items()}
    return lambda ask: Constraint(fields, ask)


# ---- constraints that come in dozens


def one_each(section: str, field: str, values: Iterable[Any]) -> Constraint:
    """Every value stands in exactly one entry."""
    wanted = list(values)

    def ask(entries: Entries) -> Iterator[Fault]:
        yield from _twice(entries, field)
        here = [entry[field] for entry in entries]
        missing = [value for value in wanted if value not in here]
        if missing:
            yield entries.fault(field, "missing-values", values=listed(missing))

    return Constraint({section: frozenset({field})}, lambda **sections: ask(sections[section]))


def numbered(section: str) -> Constraint:
    """The numbers run from 1 to the number of entries."""

    def ask(entries: Entries) -> Iterator[Fault]:
        yield from _twice(entries, "number")
        for entry in entries:
            if entry["number"] > len(entries):
                yield entry.fault("number", "number-too-high", count=str(len(entries)))

    return Constraint({section: frozenset({"number"})}, lambda **sections: ask(sections[section]))


def counted(component: str, section: str, field: str | None = None) -> Constraint:
    """[components] states how many pieces a section has, or how many its `field` adds up to."""

    def ask(components: Item, entries: Entries) -> Iterator[Fault]:
        count = sum(entry[field] for entry in entries) if field else len(entries)
        if count != components[component]:
            stated = {"stated": str(components[component]), "count": str(count)}
            yield components.fault(component, "wrong-count", section=section, **stated)

    return Constraint(
        {"components": frozenset({component}), section: frozenset({field} if field else ())},
        lambda **sections: ask(sections["components"], sections[section]),
    )


def _twice(entries: Entries, field: str) -> Iterator[Fault]:
    first: dict[Any, str] = {}
    for entry in entries:
        other = first.setdefault(entry[field], entry.name)
        if other is not entry.name:
            yield entry.fault(field, "value-twice", value=str(entry[field]), other=other)
