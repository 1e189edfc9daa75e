"""Progress is shown to somebody who looks, and to nobody else."""

import sys
from io import StringIO

import pytest

from lisboa.terminal import progress


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def shown_on(output: StringIO, monkeypatch: pytest.MonkeyPatch) -> str:
    """What a bar and a counter write there."""
    monkeypatch.setattr(sys, "stderr", output)
    monkeypatch.setenv("TERM", "xterm")
    with progress.bar("Playing") as advance:
        advance(0, 4)
        advance(3, 4, "3 of 4 games")
    tell = progress.count(10, lambda n: f"{n} rows")
    for n in range(1, 21):
        tell(n)
    return output.getvalue()


def test_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown_on(Terminal(), monkeypatch)
    assert "Playing" in text
    assert "3 of 4 games" in text
    assert text.endswith("\r10 rows\r20 rows")


def test_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown_on(StringIO(), monkeypatch) == ""
