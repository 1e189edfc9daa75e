"""What the documents show works: Python is run, commands are given to the program.

What needs NumPy and the like is in tests/extras; a command that would take long plays fewer games.
"""

import json
import re
import shlex
import shutil
import sys
import tomllib
from argparse import Namespace
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from lisboa.bots import weights
from lisboa.cli import COMMANDS, main
from lisboa.terminal.arguments import Parser
from tests.docs.blocks import DOCUMENTS, PROMPT, ROOT, Block, all_blocks, commands, run_dialogue

NEEDS_EXTRAS: Final = {"envs.md"}
DIALOGUES: Final = [
    document
    for document in DOCUMENTS
    if document.name not in NEEDS_EXTRAS and f"```python\n{PROMPT}" in document.read_text("utf-8")
]
PIECES: Final = [block for block in all_blocks("python") if not block.text.startswith(PROMPT)]
SAVED_AS: Final = re.compile(r"Save it as `(\w+\.py)`")
# Serve, wait for a person or a stopwatch, need a cluster or a database: their words are read only.
NOT_RUN: Final = {"play", "serve", "backup", "restore", "migrate", "tune", "bench"}
TOO_LONG: Final = ("planner", "--on ray")
# Programs of others, which a document may name.
OTHERS: Final = {"createuser", "createdb", "podman", "podman-compose", "systemctl", "."}


@pytest.mark.parametrize("document", DIALOGUES, ids=lambda document: document.name)
def test_a_dialogue_with_python_goes_as_it_is_shown(document: Path) -> None:
    assert run_dialogue(document) > 3


def test_the_documents_talk_to_python() -> None:
    assert {document.name for document in DIALOGUES} >= {"README.md", "interface.md", "records.md"}


@pytest.mark.parametrize("block", PIECES, ids=lambda block: block.place)
def test_other_python_is_a_program_or_a_quotation(block: Block) -> None:
    if re.match(r"(from|import) ", block.text):
        exec(compile(block.text, block.place, "exec"), {"__name__": "example"})
        return
    for line in block.text.splitlines():
        assert squeezed(line.removesuffix(" ...")) in source(), "the source says something else"


def squeezed(text: str) -> str:
    """How it is laid out on lines does not matter."""
    return "".join(text.split())


@cache
def source() -> str:
    files = [file for part in ("src", "tests") for file in sorted(ROOT.glob(f"{part}/**/*.py"))]
    return "".join(squeezed(file.read_text("utf-8")) for file in files)


@pytest.mark.parametrize("block", all_blocks("json"), ids=lambda block: block.place)
def test_json_is_json(block: Block) -> None:
    for line in block.text.splitlines():
        assert isinstance(json.loads(line), dict)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which everything lies that the documents speak of."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LISBOA_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr("lisboa.bots.greedy.WIDTH", 1)  # it need not play well here
    tmp_path.joinpath("examples").symlink_to(ROOT / "examples")
    tmp_path.joinpath("mine.toml").write_text(weights.text_of("greedy"), "utf-8")
    for edition in ("my-edition", "rossio"):
        shutil.copytree(ROOT / "src" / "lisboa" / "edition" / "baixa", tmp_path / edition)
    for document in DOCUMENTS:
        text = document.read_text("utf-8")
        for saved in SAVED_AS.finditer(text):
            before = text[: saved.start()].rpartition("```python\n")[2]
            tmp_path.joinpath(saved[1]).write_text(before.partition("```")[0], "utf-8")
    return tmp_path


@pytest.mark.parametrize(("place", "line"), commands())
def test_a_command_can_be_given(
    desk: Path, capsys: pytest.CaptureFixture[str], place: str, line: str
) -> None:
    for command in line.replace("$(date +%F)", "today").split(" && "):
        program, *words = shlex.split(command)
        match program.rpartition("/")[2]:
            case "lisboa":
                give(words, command)
            case "make":
                assert all(re.search(rf"^{word}:", MAKEFILE, re.MULTILINE) for word in words)
            case "twine":
                assert words[0] in ("check", "upload")
            case "pip":
                assert_installable(words)
            case "python" | "python3":
                assert words[0] == "-m" or (ROOT / words[0]).is_file()
            case "npm":
                assert words[1] in json.loads((ROOT / "web/package.json").read_text())["scripts"]
            case "cp":
                assert (ROOT / words[0]).is_file()
            case "cd":
                assert (ROOT / words[0]).is_dir()
            case other:
                assert other in OTHERS, f"nobody knows whether {other} works"
    assert "Traceback" not in "".join(capsys.readouterr())


MAKEFILE: Final = (ROOT / "Makefile").read_text("utf-8")


def give(words: list[str], command: str) -> None:
    """Run it, or at least have its words read."""
    if words[0] in NOT_RUN or any(word in command for word in TOO_LONG):
        read(words)
        return
    if words[:2] == ["edition", "new"]:
        shutil.rmtree(words[2], ignore_errors=True)  # the commands after it need one
    few = re.sub(r"--games \d+", "--games 2", shlex.join(words))
    if words[0] in ("arena", "simulate") and "--games" not in few:
        few += " --games 1"
    if words[0] in ("arena", "simulate"):
        few = re.sub(r" --jobs \d+", "", few) + " --jobs 1"
    assert main(shlex.split(few)) == 0


def read(words: list[str]) -> Namespace:
    assert words[0] in COMMANDS
    parser = Parser(f"lisboa {words[0]}")
    module = __import__(f"lisboa.commands.{words[0]}", fromlist=["add_arguments"])
    module.add_arguments(parser)
    return parser.parse_args(words[1:])


def assert_installable(words: list[str]) -> None:
    """What pip is told to install is this project, with extras that it has."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for word in words[1:]:
        found = re.fullmatch(r"(?:\.|lisboa)(?:\[([\w,-]+)\])?", word)
        assert found, word
        assert set((found[1] or "env").split(",")) <= set(project["optional-dependencies"])
