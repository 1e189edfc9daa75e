"""Several editions beside each other, told apart by their names."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from lisboa.edition import WrittenEdition, load, written
from lisboa.edition.faults import EditionError, Fault


def shelf(folders: Iterable[Path]) -> tuple[WrittenEdition, ...]:
    """The editions in these folders and, last, the built-in Baixa; EditionError if one of them is
    faulty or has the name of another."""
    own = {folder: written(folder) for folder in folders}
    names = [(folder, found.edition.name) for folder, found in own.items()]
    for folder, fault in same_names(names):
        raise EditionError(str(folder), (fault,))
    return (*own.values(), written())


def same_names(names: Iterable[tuple[Path, str]]) -> Iterator[tuple[Path, Fault]]:
    """The editions in folders whose name people could not tell from that of another."""
    taken: dict[str, Path | None] = {told_apart(load().name): None}
    for folder, name in names:
        other = taken.setdefault(told_apart(name), folder)
        if other is None:
            yield folder, _fault("name-of-built-in", name=name)
        elif other != folder:
            yield folder, _fault("name-taken", name=name, other=str(other))


def _fault(reason: str, **arguments: str) -> Fault:
    return Fault("board.toml", "", "edition", reason, tuple(arguments.items()))


def told_apart(name: str) -> str:
    """What is left of a name that people say to each other."""
    return " ".join(name.casefold().split())
