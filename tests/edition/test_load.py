"""Loading: records in the order of the vocabulary, and a fingerprint of what has effect."""

import copy
import shutil
import subprocess
import sys
from dataclasses import FrozenInstanceError
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from lisboa.edition import Edition, load
from lisboa.edition.checker import Documents, inspect, read
from lisboa.edition.components import Benefit, Effect, Score
from lisboa.edition.format import SECTIONS
from lisboa.edition.loader import edition
from lisboa.edition.vocabulary import (
    ARCHITECTS,
    FILES,
    GOODS,
    HOUSE_GROUPS,
    NOBLES,
    ROWS,
    RUBBLE,
)

BAIXA = Path(str(files("lisboa.edition"))) / "baixa"


@pytest.fixture(scope="module")
def documents() -> Documents:
    found, _ = read(BAIXA)
    return {file: found[file] for file in FILES}


def changed(documents: Documents, file: str, section: str, **fields: Any) -> Edition:
    """The edition with other fields in the first entry of a section."""
    others = copy.deepcopy(dict(documents))
    found = others[file][section]
    (found[0] if isinstance(found, list) else found).update(fields)
    return edition(others)


def test_the_loader_and_the_format_name_the_same_files() -> None:
    assert tuple(SECTIONS) == FILES


def test_the_built_in_edition_is_loaded_once() -> None:
    assert load() is load()
    assert load().name == "baixa"


def test_a_copy_of_the_built_in_edition_is_the_same_edition(tmp_path: Path) -> None:
    shutil.copytree(BAIXA, tmp_path / "copy")
    assert load(tmp_path / "copy") == load()


def test_records_are_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        load().board.plots[0].size = "narrow"  # type: ignore[misc]  # that is the point


def test_records_stand_in_the_order_of_the_vocabulary(documents: Documents) -> None:
    shuffled = copy.deepcopy(dict(documents))
    for document in shuffled.values():
        for section, entries in document.items():
            if isinstance(entries, list) and section not in ("treasury_space", "plot_token"):
                entries.reverse()
    baixa = edition(shuffled)
    assert [street.good for street in baixa.board.streets] == list(GOODS)
    assert [row.row for row in baixa.board.rows] == list(ROWS)
    assert [office.noble for office in baixa.board.offices] == list(NOBLES)
    assert [rubble.colour for rubble in baixa.board.rubble] == list(RUBBLE)
    assert [group.group for group in baixa.board.house_groups] == list(HOUSE_GROUPS)
    assert [architect.architect for architect in baixa.architects] == list(ARCHITECTS)
    assert [ship.hull for ship in baixa.ships] == [1, 2, 3, 4]
    for numbered in (baixa.cards, baixa.clergy, baixa.decrees, baixa.plans, baixa.tasks):
        assert [entry.number for entry in numbered] == list(range(1, len(numbered) + 1))
    assert baixa.board == load().board


def test_words_become_effects() -> None:
    baixa = load()
    board = baixa.board
    rewards = {plot.id: plot.reward for plot in board.plots}
    assert rewards["plot-a1"] == (Effect("reais", 5),)
    assert rewards["plot-a2"] == (Effect("good", 1, "cloth"),)
    assert rewards["plot-a5"] == (Effect("state", 1, "plan"),)
    assert baixa.cards[29].reward == (Effect("treasury", -1),)
    assert baixa.cards[16].event == (Effect("noble", 1, "store"),)
    assert baixa.cards[20].benefit == Benefit("sell_bonus", 2, "cloth")
    assert baixa.clergy[1].benefit == Benefit("rubble_waiver", 0, "brown")
    assert baixa.clergy[17].benefit == Benefit("instant", effects=(Effect("influence", 2),))
    assert baixa.decrees[0].score == Score("per", "stores", each=3, cap=9, rows=("A",))
    assert baixa.decrees[6].score.rows == ("A", "E")
    assert (baixa.decrees[4].row_e, baixa.decrees[5].solo, baixa.decrees[68].solo) == (
        True,
        True,
        False,
    )
    assert board.market_start == (6, 5, 6, 4)
    assert board.treasury[board.treasury_start].reais == 3


def test_a_fingerprint_is_short_and_stable() -> None:
    assert load().fingerprint == "259bf041e1a9cb49", "what Baixa prints has changed: was it meant?"


@pytest.mark.parametrize(
    ("file", "section", "fields"),
    [
        ("politics", "card", {"title": "Another", "year": 1800}),
        ("politics", "deck", {"use": "other", "years": [1, 2], "origin": "rulebook"}),
        ("plans", "architect", {"person": "Somebody"}),
        ("board", "street", {"name": "Rua Nova", "colour": "green"}),
        ("board", "good", {"shop": "smithy"}),
        ("board", "missing_plot", {"why": "nobody knows"}),
        ("board", "rubble_colour", {"cause": "rain"}),
        ("decrees", "decree", {"origin": "rulebook", "known": ["score"]}),
        ("board", "components", {"coins_of_1": 40}),
    ],
)
def test_what_is_for_people_leaves_the_fingerprint_alone(
    documents: Documents, file: str, section: str, fields: dict[str, Any]
) -> None:
    assert changed(documents, file, section, **fields).fingerprint == load().fingerprint


@pytest.mark.parametrize(
    ("file", "section", "fields"),
    [
        ("politics", "card", {"influence": 2}),
        ("politics", "card", {"reward": [{"state": "recruit"}]}),
        ("politics", "card", {"id": "political-001"}),
        ("politics", "variant_card", {"influence": 5}),
        ("clergy", "tile", {"wigs": 3}),
        ("clergy", "tile", {"benefit": {"kind": "discount", "n": 2}}),
        ("decrees", "decree", {"score": {"per": "stores", "row": "A", "each": 2, "cap": 9}}),
        ("ships", "ship", {"influence": 1}),
        ("plans", "plan", {"officials": 3}),
        ("buildings", "building", {"blue": ["gold", "tools"]}),
        ("tasks", "task", {"clergy_bonus": False}),
        ("tokens", "site_token", {"copies": 3}),
        ("board", "plot", {"reward": [{"reais": 4}]}),
        ("board", "rubble_colour", {"price": 4}),
        ("board", "influence_track", {"coin_spaces": [0, 1, 3, 5, 7, 8]}),
        ("board", "treasury_space", {"influence": 4}),
        ("board", "office", {"capacity": 6}),
        ("board", "components", {"large_city_tiles": 23}),
    ],
)
def test_what_has_effect_changes_the_fingerprint(
    documents: Documents, file: str, section: str, fields: dict[str, Any]
) -> None:
    assert changed(documents, file, section, **fields).fingerprint != load().fingerprint


def test_the_same_rule_written_differently_has_the_same_fingerprint(documents: Documents) -> None:
    score = {"each": 3, "cap": 9, "unit": 1, "row": "A", "per": "stores"}
    assert changed(documents, "decrees", "decree", score=score).fingerprint == load().fingerprint


def test_another_edition_need_not_have_the_counts_of_baixa(documents: Documents) -> None:
    others = copy.deepcopy(dict(documents))
    others["decrees"] = {**others["decrees"], "decree": others["decrees"]["decree"][:60]}
    others["board"]["components"]["decree_cards"] = 60
    assert inspect(others) == []
    assert len(edition(others).decrees) == 60


def test_loading_baixa_asks_for_neither_checker_nor_words() -> None:
    script = "import sys, lisboa.edition as e; e.load(); print(*sys.modules)"
    modules = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"lisboa.edition.checker", "lisboa.text", "fluent.runtime", "rich"} & {*modules}
