"""What one engine pickles the other one reads: compiled and from source, both ways."""

import pickle
from base64 import b64decode, b64encode

import pytest

from lisboa import is_compiled
from tests.compiled.source import run_from_source
from tests.game.travellers import VALUES, told

PROGRAM = ("-m", "tests.game.travellers")


@pytest.mark.parametrize("name", VALUES)
def test_the_source_reads_what_the_compiled_engine_wrote(name: str) -> None:
    assert is_compiled()
    value = VALUES[name]()
    word = b64encode(pickle.dumps(value)).decode()
    assert run_from_source(*PROGRAM, "read", word).rstrip("\n") == told(value)


@pytest.mark.parametrize("name", VALUES)
def test_the_compiled_engine_reads_what_the_source_wrote(name: str) -> None:
    assert is_compiled()
    word = run_from_source(*PROGRAM, "write", name)
    assert told(pickle.loads(b64decode(word))) == told(VALUES[name]())
