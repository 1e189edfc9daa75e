"""Every language has all catalogues of the English one, every message of theirs, and no others."""

import re

import pytest

from lisboa.text import LANGUAGES
from lisboa.text.catalogues import differing, findings, parsed, plural_forms


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_everything(language: str) -> None:
    assert findings(language) == []


@pytest.mark.parametrize("language", ["fr", "it"])
def test_apostrophes_are_those_of_print(language: str) -> None:
    """But for the words that people type, in lists."""
    typed = re.compile(r"#|small-words|topic-|words-|command-|[\w-]+-words")
    lines = [
        line
        for path in (*LANGUAGES[language].glob("*.ftl"), LANGUAGES[language] / "rules.md")
        for line in path.read_text("utf-8").splitlines()
        if not typed.match(line)
    ]
    assert [line for line in lines if re.search(r"\w'[\w{«*]", line)] == []


def told(english: str, other: str, language: str = "en", *forms: str) -> list[str]:
    wrong = differing(parsed(english), parsed(other), language, "a.ftl", forms)
    return [" ".join((finding.kind, finding.key, finding.what)).strip() for finding in wrong]


def test_what_differs_is_named() -> None:
    english = "hello = Hello, { $name }\nbye = Bye\n"
    assert told(english, "hello = Olá\nbye = Adeus\n") == []
    assert told(english, "hello = Olá, { $nome }\nthanks = Obrigado\n") == [
        "missing bye",
        "argument hello nome",
        "nobodys thanks",
    ]
    assert told("bye = Bye\n", "bye = Adeus\n?!\n") == ["junk ?!"]


def test_arguments_may_come_by_a_reference_or_be_noted() -> None:
    english = "all = { $n } of all\nloss = { all }\n# $who pays\npaid = paid\n"
    other = "all = { $n }\nloss = { $n } weg\npaid = { $who } zahlt\n"
    assert told(english, other) == []
    assert told(english, "all = { $n }\nloss = { $m }\npaid = { $n }\n") == [
        "argument loss m",
        "argument paid n",
    ]


COUNTED = "n = { $n ->\n    [one] 1\n   *[other] { $n }\n}\n"


def test_a_plural_has_the_forms_of_its_language() -> None:
    assert plural_forms("pl") == {"one", "few", "many"}
    assert plural_forms("pt") == plural_forms("fr") == plural_forms("en") == {"one", "other"}
    assert told(COUNTED, COUNTED, "pl") == ["plural n $n [few]", "plural n $n [many]"]
    polish = COUNTED.replace("   *", "    [few] 2\n    [many] 5\n   *")
    assert told(COUNTED, polish, "pl") == []
    short = polish.replace("    [many] 5\n", "").replace("[other]", "[many]")
    assert told(COUNTED, short, "pl") == []
    assert told(COUNTED, "n = { $n ->\n    [0] –\n   *[other] { $n }\n}\n", "pl") == []


def test_words_that_choose_are_told_somewhere() -> None:
    english = "a = { $good ->\n    [gold] Gold\n   *[other] { $good }\n}\n"
    assert told(english, english.replace("[other]", "[rest]")) == []
    assert told(english, english.replace("   *", "    [cloth] Tuch\n    [1] x\n   *")) == []
    assert told(english, english.replace("   *", "    [ouro] Ouro\n   *")) == [
        "selector a $good [ouro]"
    ]


def test_references_functions_and_forms_exist() -> None:
    other = 'a = { b } { -c } { AKK($x) } { FORM($x, "acc") }\n-d = { e }\n'
    assert told("a = { $x }\n", other, "en") == [
        "form a acc",
        "reference a -c",
        "reference a b",
        "reference a AKK()",
        "reference -d e",
    ]
    assert told("a = { $x }\n", 'a = { FORM($x, "acc") }\n', "en", "acc") == []
