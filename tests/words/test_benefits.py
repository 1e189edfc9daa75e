"""Every kind of benefit: checked, counted, carried out, told, explained with its rules."""

import copy
import re

import pytest

from lisboa.edition import vocabulary as v
from lisboa.edition import words
from lisboa.edition.checker import Documents, inspect, read
from lisboa.edition.components import Benefit, Effect
from lisboa.edition.loader import edition
from lisboa.edition.words import BENEFIT_WORDS, DeclaredBenefit
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.tables import Tables
from lisboa.server.http.editions import document_of
from lisboa.text import cards, has, rulebook
from tests.edition.test_load import BAIXA
from tests.words.chapters import GUIDE, source

each_kind = pytest.mark.parametrize("benefit", BENEFIT_WORDS, ids=lambda benefit: benefit.kind)
GIFT = {"reais": 2}
FIELDS = {v.GOODS: "good", v.NOBLES: "noble", v.RUBBLE: "colour"}


def written(benefit: DeclaredBenefit) -> list[dict[str, object]]:
    """As it stands in a file, with each thing that it may be limited to."""
    head: dict[str, object] = {"kind": benefit.kind}
    if "n" in benefit.form.required:
        head["n"] = 2
    if "effect" in benefit.form.required:
        return [{**head, "effect": [GIFT]}]
    limited = [{**head, FIELDS[benefit.per]: thing} for thing in benefit.per]
    return limited if set(benefit.form.required) & {"colour"} else [head, *limited]


@each_kind
def test_the_engine_keeps_its_sums_where_it_looks_for_them(benefit: DeclaredBenefit) -> None:
    if benefit.sums:
        constant = benefit.kind.upper()
        assert hasattr(w, constant), f"write {constant} into rules/machinery/numbers.py"
        assert getattr(w, constant) == words.BENEFIT_PLACE[benefit.kind]


def test_there_is_room_for_all_sums() -> None:
    places = sum(len(x.per) or 1 for x in BENEFIT_WORDS if x.sums)
    assert places == w.BENEFITS, "BENEFITS in rules/machinery/numbers.py counts the places of sums"


@pytest.fixture(scope="module")
def documents() -> Documents:
    return read(BAIXA)[0]


@each_kind
def test_an_edition_with_it_is_sound_counted_and_explained(
    benefit: DeclaredBenefit, documents: Documents
) -> None:
    for table in written(benefit):
        changed = copy.deepcopy(dict(documents))
        tile = changed["clergy"]["tile"][0]
        tile["benefit"] = table
        assert inspect(changed) == []
        loaded = edition(changed)
        sums = Tables(loaded).clergy_benefit[0]
        limits = set(table) & set(FIELDS.values())
        assert len(sums) == (0 if not benefit.sums else 1 if limits else len(benefit.per) or 1)
        document_of(loaded)


@each_kind
def test_it_stands_on_treasury_cards_only_if_it_may(benefit: DeclaredBenefit) -> None:
    for table in written(benefit):
        complaints = [*words.TREASURY_BENEFIT.complaints(table, "benefit")]
        assert bool(complaints) != benefit.treasury


@each_kind
def test_a_chapter_of_the_rules_carries_it_out(benefit: DeclaredBenefit) -> None:
    looked_for = f"w.{benefit.kind.upper()}" if benefit.sums else "clergy_instant"
    found = re.search(rf"\b{looked_for}\b", source())
    assert found, f"no chapter of src/lisboa/rules reads {looked_for}"


@each_kind
def test_it_is_told(benefit: DeclaredBenefit) -> None:
    gift = (Effect("reais", 2),) if not benefit.sums else ()
    texts = {
        cards.benefit_text(Benefit(benefit.kind, n, what, gift))
        for n in (1, 2)
        for what in ("", *benefit.per)
    }
    assert all(text.endswith(".") and "{" not in text for text in texts)
    assert len(texts) >= len(benefit.per)


@each_kind
def test_a_treasury_card_has_a_word_below_its_sign(benefit: DeclaredBenefit) -> None:
    key = f"benefit-{benefit.kind}"
    assert has("board", key) or not benefit.treasury, f"write {key} into text/en/board.ftl"


@each_kind
def test_its_rules_exist(benefit: DeclaredBenefit) -> None:
    assert benefit.rules, "name the rules that carry it out: edition/words.py"
    unwritten = set(benefit.rules) - set(rulebook.rules())
    assert not unwritten, f"write {unwritten} into text/en/rules.md"


@each_kind
def test_the_guide_for_editions_names_it(benefit: DeclaredBenefit) -> None:
    assert f"`{benefit.kind}`" in GUIDE, "write it into docs/editions.md"
