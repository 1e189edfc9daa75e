"""`lisboa words`."""

import json
from pathlib import Path

import pytest

from lisboa.cli import main
from lisboa.text import LANGUAGES
from tests.text.speech import learn


@pytest.fixture
def half(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A language with one message, which is wrong."""
    learn(monkeypatch, tmp_path, "qx", {"things": "good-gold = { $or }\n"})


def test_all_languages_are_listed(half: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words"]) == 0
    told = capsys.readouterr().out
    assert all(f" {language} " in told for language in LANGUAGES)
    assert "1 of " in next(line for line in told.splitlines() if " qx " in line)


def test_english_is_whole_and_nobody_keeps_silent(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "--check", "en"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Nothing is missing: 1 language, ") and "seems to say" not in told


def test_what_is_missing_fails(half: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "--check", "qx"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert "text/qx/things.ftl: good-gold asks for $or, which nobody tells it." in told
    assert "text/qx/things.ftl: good-cloth is missing." in told
    assert any(line.startswith("text/qx/rules.md: these rules are missing:") for line in told)
    assert any(line.startswith("edition/baixa/titles/qx.toml: these titles") for line in told)


def test_programs_are_told_the_same(half: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "--check", "--json", "en", "qx"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["complete"], told["unused"]) == (False, [])
    assert told["languages"]["en"]["findings"] == []
    half_of_it = told["languages"]["qx"]
    assert half_of_it["missing"] == told["messages"] - 1
    wrong = {"kind": "argument", "language": "qx", "file": "things.ftl", "key": "good-gold"}
    assert {**wrong, "what": "or"} in half_of_it["findings"]


@pytest.mark.parametrize("words", [["words", "--json"], ["words", "--check", "zz"]])
def test_a_wrong_command_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err.startswith("lisboa words: ")
