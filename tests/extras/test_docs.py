"""What docs/envs.md shows and says is so."""

import doctest
from pathlib import Path

from lisboa.envs.encoding import ENCODING_VERSION
from tests.game.test_docs import BLOCK, DOCS

TEXT = (DOCS / "envs.md").read_text("utf-8")


def test_the_examples_run() -> None:
    blocks = BLOCK.findall(TEXT)
    assert all(block.startswith(">>> ") for block in blocks)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "envs.md", "envs.md", 0)
    said: list[str] = []
    failed, tried = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(
        examples, out=said.append
    )
    assert tried > 30
    assert not failed, "".join(said)


def test_the_version_is_that_of_the_encoding() -> None:
    assert f"`ENCODING_VERSION` is {ENCODING_VERSION}." in TEXT


def test_the_examples_of_the_repository_are_named() -> None:
    for file in ("train.py", "analyse.py"):
        assert Path(DOCS.parent, "examples", file).exists()
        assert f"examples/{file}" in TEXT
