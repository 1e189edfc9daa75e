"""constraints.txt holds the versions that were tested, of all that pyproject.toml asks for."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from lisboa import __version__

ROOT: Final = Path(__file__).parents[1]
LINES: Final = [
    line
    for line in ROOT.joinpath("constraints.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]


def asked_for() -> Iterator[Requirement]:
    project = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text("utf-8"))
    yield from map(Requirement, project["build-system"]["requires"])
    yield from map(Requirement, project["project"]["dependencies"])
    for extra in project["project"]["optional-dependencies"].values():
        yield from (each for each in map(Requirement, extra) if each.name != "lisboa")


def test_the_version_is_one() -> None:
    project = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text("utf-8"))
    assert project["project"]["version"] == __version__


def test_every_line_is_a_package_and_its_version() -> None:
    """No address and no hash: the file holds on every machine."""
    assert [line for line in LINES if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []


@pytest.mark.parametrize("asked", list(asked_for()), ids=str)
def test_what_is_asked_for_was_tested(asked: Requirement) -> None:
    tested = {canonicalize_name(line.partition("==")[0]): line for line in LINES}
    name = canonicalize_name(asked.name)
    assert name in tested, "make constraints"
    assert asked.specifier.contains(tested[name].partition("==")[2]), "make constraints"
