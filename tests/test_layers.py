"""Data flows one way: printed things → rules → a game → whoever plays it.

Each part of the program imports only the parts below it. The imports are read, not run.
"""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import lisboa

SOURCE: Final = Path(lisboa.__file__).parent
WITH_A_GAME: Final = frozenset({"edition", "rules", "game", "text"})  # for everything above game

# What each part may import besides itself. `text.say` gives words to everything above the rules;
# `text` itself turns the words of cards, actions and events into sentences and so knows them all.
BELOW: Final = {
    "edition": frozenset[str](),
    "rules": frozenset({"edition"}),
    "game": frozenset({"edition", "rules"}),
    "text": frozenset({"edition", "rules", "game"}),
    "bots": WITH_A_GAME,
    "arena": WITH_A_GAME | {"bots"},
    "envs": WITH_A_GAME | {"bots", "terminal"},  # what `render` draws
    "server": WITH_A_GAME | {"bots", "arena"},
    "terminal": WITH_A_GAME | {"bots", "arena"},
    "commands": WITH_A_GAME | {"bots", "arena", "envs", "server", "terminal"},
    "cli": WITH_A_GAME | {"commands", "terminal"},
    "__main__": frozenset({"cli"}),
    "__init__": frozenset(
        {"edition", "game", "text"}
    ),  # the interface, for those who `import lisboa`
}
# Faulty editions, records and calls explain themselves in sentences: faults alone may ask for
# words, when they are shown.
LATE: Final = {
    "edition/faults.py": frozenset({"text"}),
    "game/faults.py": frozenset({"text"}),
}
OUTSIDE_WORLD: Final = {
    "os",
    "io",
    "pathlib",
    "shutil",
    "importlib",
    "socket",
    "asyncio",
    "logging",
    "time",
    "datetime",
    "locale",
    "gettext",
    "fluent",
}
# Folders whose modules know no database, clock or connection, and what else each may import of the
# part it belongs to.
PURE: Final = {
    "server/play": {"server/play", "server/show", "server/faults"},
    "server/show": {"server/play", "server/show", "server/faults"},
    "rules/machinery": {"rules"},
    "rules/foresight": {"rules"},
}
CONNECTIONS: Final = OUTSIDE_WORLD | {"sqlalchemy", "fastapi", "starlette", "uvicorn", "psycopg"}
# Packages of optional extras, and who may ask for them.
EXTRAS: Final = {"gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel", "ray"}
WITH_EXTRAS: Final = {
    "arena/remote.py",
    *(f"envs/{name}.py" for name in ("cluster", "openspiel", "single", "vector", "zoo")),
}
VAGUE: Final = {"utils", "util", "helpers", "helper", "misc", "manager", "common"}

MODULES: Final = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))


def part_of(module: Path) -> str:
    """The folder or file directly below `lisboa`."""
    return module.parts[0].removesuffix(".py")


def folder_of(module: Path) -> str:
    return module.parent.as_posix()


def imported(tree: ast.AST, module: Path) -> Iterator[str]:
    """The parts of the program that this code imports."""
    package = ("lisboa", *module.parent.parts)
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            origin = ".".join((*above, *filter(None, [node.module])))
            names = [f"{origin}.{alias.name}" for alias in node.names]
        for name in names:
            root, *parts = name.split(".")
            if root == "lisboa" and parts and parts[0] in BELOW:
                yield parts[0]


def late(tree: ast.Module) -> ast.Module:
    """Only what runs inside functions."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    functions = [node for node in ast.walk(tree) if isinstance(node, kinds)]
    return ast.Module(body=[*functions], type_ignores=[])


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_imports_point_down(module: Path) -> None:
    tree = ast.parse(SOURCE.joinpath(module).read_text("utf-8"))
    part = part_of(module)
    assert part in BELOW, f"say in {Path(__file__).name} what {part} may import"
    excused = LATE.get(module.as_posix(), frozenset()) & set(imported(late(tree), module))
    wrong = set(imported(tree, module)) - BELOW[part] - excused - {part}
    assert not wrong, f"{module} must not import {', '.join(sorted(wrong))}"


def test_an_excused_import_is_late() -> None:
    for file, parts in LATE.items():
        tree = ast.parse(SOURCE.joinpath(file).read_text("utf-8"))
        top = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
        early = set(imported(ast.Module(body=[*top], type_ignores=[]), Path(file)))
        assert not early & parts, f"{file} may import {parts} inside functions only"


@pytest.mark.parametrize("module", [m for m in MODULES if part_of(m) == "rules"], ids=str)
def test_the_rules_know_no_file_clock_socket_or_language(module: Path) -> None:
    tree = ast.parse(SOURCE.joinpath(module).read_text("utf-8"))
    names = [alias.name for n in ast.walk(tree) if isinstance(n, ast.Import) for alias in n.names]
    names += [n.module or "" for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)]
    assert not OUTSIDE_WORLD & {name.partition(".")[0] for name in names}


@pytest.mark.parametrize("module", [m for m in MODULES if folder_of(m) in PURE], ids=str)
def test_what_clients_get_and_do_is_worked_out_without_input_or_output(module: Path) -> None:
    tree = ast.parse(SOURCE.joinpath(module).read_text("utf-8"))
    assert not CONNECTIONS & packages(tree)
    allowed, part = PURE[folder_of(module)], part_of(module)
    for name in modules(tree):
        _, *path = name.split(".")
        if path[:1] == [part]:
            here = "/".join(path)
            assert any(f"{here}/".startswith(f"{folder}/") for folder in allowed), (
                f"{module} must not import {name}: what is pure builds on what is pure"
            )


def modules(tree: ast.AST) -> Iterator[str]:
    """The modules of the program that this code imports, each by its whole name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("lisboa."))
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("lisboa"):
            for alias in node.names:
                inner = SOURCE.joinpath(*str(node.module).split(".")[1:], f"{alias.name}.py")
                yield f"{node.module}.{alias.name}" if inner.exists() else str(node.module)


def packages(tree: ast.AST) -> set[str]:
    """The names at the head of all imports."""
    names = [alias.name for n in ast.walk(tree) if isinstance(n, ast.Import) for alias in n.names]
    names += [n.module or "" for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)]
    return {name.partition(".")[0] for name in names}


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_only_environments_and_the_cluster_need_extras(module: Path) -> None:
    asked = packages(ast.parse(SOURCE.joinpath(module).read_text("utf-8"))) & EXTRAS
    assert bool(asked) == (module.as_posix() in WITH_EXTRAS)


@pytest.mark.parametrize("name", ["batch", "encoding", "observed", "observer", "rewards", "sheets"])
def test_what_environments_share_is_compiled(name: str) -> None:
    project = tomllib.loads((SOURCE.parents[1] / "pyproject.toml").read_text("utf-8"))
    assert f"envs/{name}.py" in project["tool"]["lisboa"]["compiled"]


def test_the_reader_of_imports_sees_all_kinds() -> None:
    tree = ast.parse(
        "import lisboa.rules.machinery.state\n"
        "from lisboa import PRODUCT, game\n"
        "from lisboa.edition.components import Edition\n"
        "from ..text import say\n"
        "def f() -> None:\n    from . import arguments\n"
        "import json, lisboas, os.path\n"
    )
    assert set(imported(tree, Path("commands/rules.py"))) == {
        "rules",
        "game",
        "edition",
        "text",
        "commands",
    }


def test_names_say_what_a_module_is_about() -> None:
    assert [str(module) for module in MODULES if VAGUE & set(module.with_suffix("").parts)] == []
