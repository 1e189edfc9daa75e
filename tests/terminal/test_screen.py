"""Plain lines, for the ear and for scripts."""

import pytest

from lisboa.terminal.screen import Screen
from lisboa.text import speaking


@pytest.fixture(autouse=True)
def no_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plain screen switches them off for the whole process."""
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.mark.parametrize(
    ("language", "colon"), [("en", ":"), ("es", ":"), ("fr", "\N{NO-BREAK SPACE}:")]
)
def test_plain_lines_have_the_colon_of_the_language(
    capsys: pytest.CaptureFixture[str], language: str, colon: str
) -> None:
    with speaking(language):
        screen = Screen(plain=True)
        screen.facts([("réis", "5")])
        screen.item(3, "réis", (), final=False)
    assert capsys.readouterr().out == f"Réis{colon} 5\n3{colon} Réis.\n"
