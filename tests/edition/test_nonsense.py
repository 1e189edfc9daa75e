"""Whatever a file says, the checker answers with sentences: no exception, no fault unnoticed."""

import copy
import shutil
from collections.abc import Iterator
from datetime import date
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lisboa.edition import check
from lisboa.edition.checker import Documents, inspect, read
from lisboa.edition.format import SECTIONS
from lisboa.edition.vocabulary import FILES

BAIXA = Path(str(files("lisboa.edition"))) / "baixa"
# Fields for people, where any text will do. A street repeats the colour of its good.
FREE_TEXT = {"title", "name", "person", "shop", "cause", "use", "why"} | {
    "good.colour",
    "street.colour",
}
NONSENSE: tuple[Any, ...] = (
    True,
    10**6,
    -(10**6),
    1.5,
    float("nan"),
    date(1755, 11, 1),
    "",
    "Nonsense!",
    [],
    {},
    [[]],
    [{}],
    {"good": []},
    16**5000,
)
Path_ = tuple[str | int, ...]


@pytest.fixture(scope="module")
def baixa() -> Documents:
    documents, faults = read(BAIXA)
    assert not faults
    return documents


def entries(documents: Any) -> Iterator[tuple[str, str, int, dict[str, Any]]]:
    """Every entry, with its file, its section and its place in it."""
    for file, sections in SECTIONS.items():
        for section in sections:
            found = documents[file][section]
            for place, entry in enumerate(found if isinstance(found, list) else [found], 1):
                yield file, section, place, entry


def places(value: Any, path: Path_ = ()) -> Iterator[Path_]:
    """Every place in an entry: fields, parts of lists and of tables."""
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in parts:
        yield (*path, key)
        if isinstance(part, dict | list):
            yield from places(part, (*path, key))


def put(entry: Any, path: Path_, value: Any) -> Any:
    """Put a value at a place; what was there before."""
    *above, last = path
    for key in above:
        entry = entry[key]
    before, entry[last] = entry[last], copy.deepcopy(value)
    return before


def harmless(section: str, path: Path_, before: Any, value: Any) -> bool:
    if isinstance(before, bool):
        return isinstance(value, bool) and section != "components"
    free = FREE_TEXT & {str(path[0]), f"{section}.{path[0]}"}
    return bool(free) and value == "Nonsense!"


@pytest.mark.parametrize("value", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_anywhere_is_a_fault_of_that_entry(baixa: Documents, value: Any) -> None:
    # One place of every entry is spoilt at a time, so that few rounds reach all places.
    longest = max(len(list(places(entry))) for *_, entry in entries(baixa))
    for turn in range(longest):
        documents = copy.deepcopy(baixa)
        spoilt = []
        for file, section, place, entry in entries(documents):
            paths = list(places(entry))
            name = entry.get("id", section)
            if turn < len(paths):
                before = put(entry, paths[turn], value)
                if not harmless(section, paths[turn], before, value):
                    single = isinstance(documents[file][section], dict)
                    nameless = section if single else f"{section} {place}"
                    named = {name if paths[turn] != ("id",) else nameless}
                    spoilt.append((f"{file}.toml", named, paths[turn]))
        faults = inspect(documents)
        found = {(fault.file, fault.entry) for fault in faults}
        for file, named, path in spoilt:
            assert any((file, name) in found for name in named), (file, named, path)
        assert all(fault.text().endswith(".") for fault in faults)


def test_a_missing_field_is_a_fault_of_that_entry(baixa: Documents) -> None:
    optional = {"known", "title", "row_e", "solo", "clergy_bonus", "alternative"}
    longest = max(len(entry) for *_, entry in entries(baixa))
    for turn in range(longest):
        documents = copy.deepcopy(baixa)
        spoilt = []
        for file, section, place, entry in entries(documents):
            name = entry.get("id", section)
            fields = [field for field in entry if field not in optional]
            if turn < len(fields):
                del entry[fields[turn]]
                named = {name, section, f"{section} {place}"}
                spoilt.append((f"{file}.toml", named, fields[turn]))
        found = {(fault.file, fault.entry) for fault in inspect(documents)}
        for file, named, field in spoilt:
            assert any((file, name) in found for name in named), (file, named, field)


@pytest.mark.parametrize("value", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_in_place_of_a_section_or_head(baixa: Documents, value: Any) -> None:
    for file in FILES:
        for key in baixa[file]:
            documents = {**baixa, file: {**baixa[file], key: value}}
            faults = inspect(documents)
            place = {key, f"{key} 1"} if key in SECTIONS[file] else {""}
            if (key, value) != ("edition", "Nonsense!"):
                assert any(f.file == f"{file}.toml" and f.entry in place for f in faults)
            assert all(fault.text() for fault in faults)


TOML = st.recursive(
    st.one_of(st.booleans(), st.integers(), st.floats(), st.text(), st.dates(), st.times()),
    lambda part: st.lists(part) | st.dictionaries(st.text() | st.sampled_from(["id", "n"]), part),
    max_leaves=12,
)
SECTION_NAMES = [section for sections in SECTIONS.values() for section in sections]


@settings(max_examples=60, deadline=None)
@given(
    st.dictionaries(st.sampled_from(FILES), st.dictionaries(st.sampled_from(SECTION_NAMES), TOML))
)
def test_any_document_is_answered(documents: Documents) -> None:
    for fault in inspect(documents):
        assert fault.text()


@settings(max_examples=100, deadline=None)
@given(st.binary() | st.text().map(str.encode))
def test_any_bytes_are_answered(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    folder = tmp_path_factory.mktemp("edition")
    (folder / "ships.toml").write_bytes(content)
    assert any(fault.file == "ships.toml" for fault in check(folder))
    shutil.rmtree(folder)
