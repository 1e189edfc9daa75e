"""Languages made for tests, beside those that the program has."""

from collections.abc import Mapping
from pathlib import Path

import pytest

import lisboa.text


def learn(
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
    name: str,
    catalogues: Mapping[str, str],
    locale: str = "en",
) -> None:
    """Until the test ends there is a language of this name, which has these catalogues
    and counts as a language of the world does."""
    folder = folder / name
    folder.mkdir()
    for topic, source in catalogues.items():
        (folder / f"{topic}.ftl").write_text(source, "utf-8")
    monkeypatch.setitem(lisboa.text.LANGUAGES, name, folder)
    monkeypatch.setitem(lisboa.text.LOCALES, name, locale)
    for forgotten in (lisboa.text._bundle, lisboa.text._formatted):  # of another test
        forgotten.cache_clear()
    lisboa.text._said.clear()
