"""The package that is tested here is the compiled one, and all of it."""

import json
import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import lisboa
from tests.compiled.source import ROOT, SOURCE, run_from_source

PACKAGE = Path(lisboa.__file__).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
COMPILED: list[str] = PROJECT["tool"]["lisboa"]["compiled"]


def files(folder: Path) -> dict[str, bytes]:
    """Everything that a person wrote."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not path.name.endswith((".pyc", *EXTENSION_SUFFIXES))
    }


def test_every_module_that_is_to_be_compiled_is_compiled() -> None:
    for pattern in COMPILED:
        modules = sorted(PACKAGE.glob(pattern))
        assert modules, f"no module is called {pattern}"
        for module in modules:
            parts = ("lisboa", *module.relative_to(PACKAGE).with_suffix("").parts)
            name = ".".join(parts).removesuffix(".__init__")
            file = str(import_module(name).__file__)
            assert file.endswith(tuple(EXTENSION_SUFFIXES)), f"{name} is not compiled: {file}"


def test_all_of_the_rules_are_to_be_compiled() -> None:
    named = {module for pattern in COMPILED for module in PACKAGE.glob(pattern)}
    assert named >= set((PACKAGE / "rules").rglob("*.py"))


def test_the_package_has_the_files_of_this_checkout_and_no_others() -> None:
    installed, here = files(PACKAGE), files(SOURCE / "lisboa")
    assert sorted(installed) == sorted(here)
    assert [name for name in here if installed[name] != here[name]] == []


def test_version_says_which_engine_it_is() -> None:
    line = ["-m", "lisboa", "--version"]
    compiled = subprocess.check_output([sys.executable, *line], encoding="utf-8")
    assert "engine compiled" in compiled
    assert run_from_source(*line) == compiled.replace("compiled", "not compiled")


def test_several_processes_count_what_the_source_counts() -> None:
    """What the processes send each other survives the way."""
    line = ["-m", "lisboa", "simulate", "--solo", "--games", "6", "--jobs", "2", "--json"]
    compiled = subprocess.check_output([sys.executable, *line], encoding="utf-8")
    counts = []
    for text in (compiled, run_from_source(*line)):
        answer = json.loads(text)
        del answer["seconds"], answer["decisions_per_second"]
        counts.append(answer)
    assert counts[0] == counts[1]
