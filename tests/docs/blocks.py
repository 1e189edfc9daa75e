"""The examples of the documents: what stands between three backticks, by language."""

import doctest
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
DOCUMENTS: Final = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/*.md"))]
FENCED: Final = re.compile(r"^```([a-z]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
PROMPT: Final = ">>> "


@dataclass(frozen=True)
class Block:
    """One example."""

    document: str
    line: int
    language: str  # nothing: a picture made of letters, or what a program says
    text: str

    @property
    def place(self) -> str:
        return f"{self.document}:{self.line}"


def blocks_of(document: Path) -> list[Block]:
    text = document.read_text("utf-8")
    name = document.relative_to(ROOT).as_posix()
    return [
        Block(name, text.count("\n", 0, found.start()) + 1, found[1], found[2])
        for found in FENCED.finditer(text)
    ]


def all_blocks(language: str) -> list[Block]:
    found = [block for document in DOCUMENTS for block in blocks_of(document)]
    return [block for block in found if block.language == language]


def commands() -> list[tuple[str, str]]:
    """Every line that a shell is given, without what is said about it, and where it stands."""
    return [
        (block.place, line.partition(" # ")[0].strip())
        for block in all_blocks("sh")
        for line in block.text.splitlines()
        if line.strip()
    ]


def run_dialogue(document: Path) -> int:
    """All that is typed into Python in a document, one after the other; how much that is."""
    text = "\n".join(
        block.text
        for block in blocks_of(document)
        if block.language == "python" and block.text.startswith(PROMPT)
    )
    examples = doctest.DocTestParser().get_doctest(text, {}, document.name, document.name, 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    failed, tried = runner.run(examples, out=said.append)
    assert not failed, "".join(said)
    return tried
