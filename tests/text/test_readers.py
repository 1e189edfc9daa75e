"""Whom we take for a reader of which language."""

from pathlib import Path

import pytest

from lisboa.cli import main
from lisboa.text import language
from lisboa.text.readers import matching, of_browser, of_terminal, without_option
from tests.text.speech import learn


@pytest.fixture(autouse=True)
def two_more(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    help_text = "language-option = Sprache\nhelp-option = Hilfe\nunknown-command = Kein { $text }\n"
    learn(monkeypatch, tmp_path, "qa", {"cli": help_text})
    learn(monkeypatch, tmp_path, "qb", {})
    monkeypatch.delenv("LISBOA_LANGUAGE")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize("tag", ["qa", "QA", "qa_AT", "qa-AT", "qa_AT.UTF-8", "qa_QA@euro"])
def test_a_language_is_known_by_many_names(tag: str) -> None:
    assert matching(tag) == "qa"


@pytest.mark.parametrize("tag", ["", "C", "POSIX", "zz", "zz_QA.UTF-8", "../en", "things.ftl"])
def test_what_we_do_not_speak(tag: str) -> None:
    assert matching(tag) is None


def test_the_option_comes_before_the_environment_and_that_before_the_locale() -> None:
    whole = {"LISBOA_LANGUAGE": "qb", "LANG": "qa_QA.UTF-8"}
    assert of_terminal("qa", whole) == "qa"
    assert of_terminal(None, whole) == "qb"
    assert of_terminal(None, {**whole, "LISBOA_LANGUAGE": ""}) == "qa"
    assert of_terminal(None, {"LC_ALL": "qb_QB", "LANG": "qa"}) == "qb"
    assert of_terminal(None, {"LC_ALL": "C.UTF-8", "LANG": "qa"}) == "en"
    assert of_terminal(None, {"LANG": "zz_ZZ.UTF-8"}) == of_terminal(None, {}) == "en"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("qa", "qa"),
        ("zz, qb;q=0.5, qa;q=0.8", "qa"),
        ("qa-AT,qb;q=0.9", "qa"),
        ("en;q=0.1, qb", "qb"),
        ("*", "en"),
        ("qa;q=0, qb;q=0.001", "qb"),
        ("qa;q=x, ;;, \x00, qb;q=..", "en"),
        ("zz," * 30 + "qa", "en"),
    ],
)
def test_a_browser_wishes(header: str, language: str) -> None:
    assert of_browser(header) == language


def test_the_option_may_stand_anywhere() -> None:
    assert without_option(["rules", "--language", "qa", "x"]) == (["rules", "x"], "qa")
    assert without_option(["--language=qb", "rules"]) == (["rules"], "qb")
    assert without_option(["rules", "--language"]) == (["rules", "--language"], None)
    assert without_option(["rules"]) == (["rules"], None)


def test_a_command_line_is_answered_in_its_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "qa", "help"]) == 0
    assert "--language LANG  Sprache" in capsys.readouterr().out
    assert main(["rules", "--help", "--language=qa"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[-1].split() == ["-h,", "--help", "Hilfe"] and "Sprache" in told[-2]
    assert main(["nothing", "--language=qa"]) == 2
    assert "Kein nothing" in capsys.readouterr().err
    assert language() == "en"


def test_the_environment_is_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LISBOA_LANGUAGE", "qa_QA")
    main(["nothing"])
    assert "Kein nothing" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--language", "zz"], ["rules", "--language=zz"]])
def test_an_unknown_language_is_one_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert "There is no language “zz” here. The languages are: en, " in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--language"], ["rules", "--language"], ["--language="]])
def test_a_language_that_is_not_named(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err.count("\n") == 2
