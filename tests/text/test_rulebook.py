"""The rules file is readable by people and by the program, and nothing in it points nowhere."""

import re
from collections import Counter
from pathlib import Path

import pytest

from lisboa.terminal.looking_up import look_up
from lisboa.text import rulebook, speaking
from lisboa.text.rulebook import KINDS, PROVABLE, Rule, coverage, find, references, rules, search
from tests.text.speech import learn

SOURCE = rulebook.source("en")
TESTS = Path(__file__).parents[1]


def test_every_line_with_an_id_is_a_statement_and_no_id_occurs_twice() -> None:
    lines = re.findall(r"^- \*\*([A-Z]+-.*?)\*\*", SOURCE, re.MULTILINE)
    assert lines == list(rules())
    assert [name for name, times in Counter(lines).items() if times > 1] == []


def test_every_statement_has_a_kind_a_section_and_a_sentence() -> None:
    for rule in rules().values():
        assert rule.kind in KINDS, rule
        assert rule.section, rule
        assert rule.text.endswith((".", "?")), rule
        assert "*" not in rule.text, rule


def test_numbers_of_a_family_rise() -> None:
    """Examples have gaps, but nothing is out of order, so that an append lands at the end."""
    for family in {rule.family for rule in rules().values()}:
        numbers = [
            re.sub(r"\D", "", rule.id.rpartition("-")[2]) for rule in rulebook.family(family)
        ]
        if family != "TASK":  # its cards stand between its rules
            assert numbers == sorted(numbers, key=int), family


@pytest.mark.parametrize("family", ["CF", "G", "SG"])
def test_rulings_have_no_gaps(family: str) -> None:
    ids = [rule.id for rule in rulebook.family(family)]
    assert ids == [f"{family}-{number:02}" for number in range(1, len(ids) + 1)]


def test_every_reference_leads_somewhere() -> None:
    dangling = {
        (rule.id, name)
        for rule in rules().values()
        for name in references(rule.text)
        if name not in rules()
    }
    assert dangling == set()


def test_the_file_speaks_of_the_rules_only() -> None:
    """No traces of where a statement was found, no machine paths."""
    assert not re.search(r"\[0\d\d|\bsource 0|/work|\.\./", SOURCE)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("STORE-08", "rule"),
        ("SOLO-RANK-04", "rule"),
        ("SOLO-RANK-05", "ruling"),
        ("G-155", "ruling"),
        ("SG-01", "ruling"),
        ("CF-01", "ruling"),
        ("CF-39", "note"),
        ("SCORE-12", "note"),
        ("EX-13a", "example"),
        ("DT-01", "example"),
        ("COMP-01", "data"),
        ("CHK-07", "data"),
        ("DG-15", "data"),
        ("TASK-B12", "rule"),
    ],
)
def test_kinds(name: str, kind: str) -> None:
    assert rules()[name].kind == kind


def test_a_statement_reads_as_written() -> None:
    section = "13. The Builder: build a store"
    expected = Rule("STORE-08", "rule", section, "Step 5: pay the land price (LAND).")
    assert rules()["STORE-08"] == expected


@pytest.mark.parametrize("name", ["STORE-08", "store-08", "Store-8", " STORE-08 "])
def test_ids_are_found_however_they_are_typed(name: str) -> None:
    assert find(name) == rules()["STORE-08"]


def test_every_id_is_found() -> None:
    assert all(find(name.lower()) is rule for name, rule in rules().items())


@pytest.mark.parametrize("name", ["", "STORE", "STORE-99", "STORE-08 STORE-09", "08", "-"])
def test_unknown_ids_are_not_found(name: str) -> None:
    assert find(name) is None


def test_search_needs_all_words_and_ignores_case_and_accents() -> None:
    assert {rule.id for rule in search(["rubble", "PILE"])} == {"SETUP-37", "G-30", "CHK-01"}
    assert search(["reis"]) == search(["RÉIS"]) != []
    assert search(["rubble", "xyzzy"]) == []


def test_references_include_ranges_and_lists() -> None:
    assert list(references("VISIT-08..11, RUB-02/03 and G-99..101")) == [
        "VISIT-08",
        "VISIT-09",
        "VISIT-10",
        "VISIT-11",
        "RUB-02",
        "RUB-03",
        "G-99",
        "G-100",
        "G-101",
    ]
    assert [rule.id for rule in rulebook.mentions(rules()["STORE-12"])] == ["STORE-10"]


def test_coverage_reads_every_place_a_marker_can_stand(tmp_path: Path) -> None:
    nested = tmp_path / "rules"
    nested.mkdir()
    nested.joinpath("test_stores.py").write_text(
        "import pytest\n"
        "from pytest import mark\n"
        "pytestmark = pytest.mark.rule('STORE-01')\n"
        "@pytest.mark.rule('STORE-02', 'G-84')\n"
        "def test_function() -> None: ...\n"
        "@mark.rule('STORE-03')\n"
        "class TestClass:\n"
        "    @pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('EX-19'))])\n"
        "    async def test_method(self, n: int) -> None: ...\n"
        "@pytest.mark.rule('STORE-99')\n"
        "def test_unknown() -> None: ...\n"
        "@pytest.mark.rule('COMP-01')\n"
        "def test_data() -> None: ...\n"
        "# pytest.mark.rule('STORE-04') in a comment proves nothing\n"
        "other.rule('STORE-05')\n"
    )
    result = coverage(tmp_path)
    tested = {rule.id for rule in result.tested}
    assert tested == {"STORE-01", "STORE-02", "STORE-03", "G-84", "EX-19"}
    assert result.unknown == {"STORE-99": "rules/test_stores.py"}
    assert result.total == sum(rule.kind in PROVABLE for rule in rules().values())
    assert len(result.untested) == result.total - 5


def test_the_markers_of_our_own_tests_name_rules_that_exist() -> None:
    assert coverage(TESTS).unknown == {}


@pytest.mark.parametrize(("language", "words"), [("it", "dell'influenza"), ("fr", "l'influence")])
def test_an_apostrophe_is_found_as_it_is_typed(language: str, words: str) -> None:
    with speaking(language):
        found = search([words])
        assert found
        assert found == search([words.replace("'", "’")])
        assert all(words.replace("'", "’") in rule.text.lower() for rule in found)


def test_a_search_finds_beginnings_of_words() -> None:
    found = rulebook.search(["win"])
    assert found
    assert all(re.search(r"\bwin", rule.text, re.IGNORECASE) for rule in found)


# ---- in other languages ----

OTHERS = rulebook.languages()[1:]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_statements_and_nothing_else(language: str) -> None:
    own = [rule for rule in rules(language).values() if rule.language == language]
    assert [rule.id for rule in own] == list(rules("en")), "missing, or in another order"
    written = re.findall(r"^- \*\*([A-Z]+-.*?)\*\*", rulebook.source(language), re.MULTILINE)
    assert written == list(rules("en"))
    for rule in own:
        english = rules("en")[rule.id]
        assert rule.kind == english.kind, rule
        assert sorted(references(rule.text)) == sorted(references(english.text)), rule
        assert rule.text and "*" not in rule.text, rule


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_headings(language: str) -> None:
    def numbers(source: str) -> list[tuple[str, str]]:
        return re.findall(r"^(#+) (\d+(?:\.\d+)?)?", source, re.MULTILINE)

    assert numbers(rulebook.source(language)) == numbers(SOURCE)
    with speaking("en"):
        ours = len(rulebook.sections())
    assert len({rule.section for rule in rules(language).values()}) == ours


@pytest.fixture
def half(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """A language in which one rule is written."""
    learn(monkeypatch, tmp_path, "qx", {"things": ""})
    heads = re.findall("^## .*$", SOURCE, re.MULTILINE)
    lines = [f"## X{head[3:]}" for head in heads]
    place = heads.index(f"## {rules()['STORE-08'].section}") + 1
    lines.insert(place, "- **STORE-08** Schritt 5: Zahle für das Land (LAND).")
    (tmp_path / "qx" / "rules.md").write_text("\n".join(lines), "utf-8")
    rulebook._rules.cache_clear()
    return "qx"


def test_what_a_language_lacks_is_english_under_its_own_heading(half: str) -> None:
    first, second = rules(half)["STORE-08"], rules(half)["STORE-09"]
    assert (first.text, first.language) == ("Schritt 5: Zahle für das Land (LAND).", half)
    assert (second.text, second.language) == (rules("en")["STORE-09"].text, "en")
    assert second.section == first.section == f"X{rules('en')['STORE-08'].section}"


def test_the_reader_is_shown_the_own_language_or_told_that_there_is_none(
    half: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with speaking(half):
        look_up(["store-8", "store-9"], beside="en")
    out = capsys.readouterr().out
    assert "  Schritt 5: Zahle für das Land (LAND).\n  [en] Step 5" in out
    assert f"  {rules('en')['STORE-09'].text} (not translated yet)\n" in out


def test_a_search_understands_the_own_language_and_english(half: str) -> None:
    with speaking(half):
        assert [rule.id for rule in search(["zahle"])] == ["STORE-08"]
        (found,) = search(rules("en")["STORE-08"].text.split())
        assert found.text.startswith("Schritt")
