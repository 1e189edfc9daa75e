"""What docs/envs.md shows and says is so."""

from pathlib import Path

from lisboa.envs.encoding import ENCODING_VERSION
from tests.docs.blocks import ROOT, run_dialogue

TEXT = (ROOT / "docs" / "envs.md").read_text("utf-8")


def test_the_examples_run() -> None:
    assert run_dialogue(ROOT / "docs" / "envs.md") > 30


def test_the_version_is_that_of_the_encoding() -> None:
    assert f"`ENCODING_VERSION` is {ENCODING_VERSION}." in TEXT


def test_the_examples_of_the_repository_are_named() -> None:
    for file in ("train.py", "analyse.py"):
        assert Path(ROOT, "examples", file).exists()
        assert f"examples/{file}" in TEXT
