"""The examples of the documents run and say what they show."""

import doctest
import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("name", ["interface.md", "records.md"])
def test_the_examples_of_a_document_run(name: str) -> None:
    text = (DOCS / name).read_text("utf-8")
    blocks = BLOCK.findall(text)
    assert all(block.startswith(">>> ") for block in blocks)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, name, name, 0)
    assert len(examples.examples) > 5
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    failed, _ = runner.run(examples, out=said.append)
    assert not failed, "".join(said)
