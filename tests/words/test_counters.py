"""Everything that decrees count: checked, counted by the rules and estimated by bots, told."""

import copy
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from lisboa.bots import decree_worth
from lisboa.edition import words
from lisboa.edition.checker import Documents, inspect, read
from lisboa.edition.components import Score
from lisboa.edition.loader import edition
from lisboa.edition.words import COUNTER_WORDS, DeclaredCounter
from lisboa.rules import decree_scores
from lisboa.rules.machinery.state import State
from lisboa.server.http.editions import document_of
from lisboa.text import cards
from tests.edition.test_load import BAIXA
from tests.game.play import random_game
from tests.words.chapters import GUIDE

each_counter = pytest.mark.parametrize("counter", COUNTER_WORDS, ids=lambda x: x.counter)
REQUIRED = {"place": "offices", "scope": "own"}


def filters(counter: DeclaredCounter) -> dict[str, Any]:
    """Those that it cannot do without."""
    return {name: REQUIRED[name] for name in counter.filters.required}


@cache
def moments() -> list[State]:
    """Of a random game, from its beginning to its end."""
    return [game.state.clone() for n, game in enumerate(random_game(3, 5)) if n % 9 == 0]


@pytest.fixture(scope="module")
def documents() -> Documents:
    return read(BAIXA)[0]


@each_counter
def test_an_edition_with_it_is_sound_and_explained(
    counter: DeclaredCounter, documents: Documents
) -> None:
    scores: list[dict[str, object]] = [
        {"per": counter.counter, "each": 2},
        {"threshold": counter.counter, "at_least": 3, "wigs": 4},
    ]
    if not counter.shared:
        scores.append({"majority": counter.counter, "wigs": 5})
    for score in scores:
        changed = copy.deepcopy(dict(documents))
        decree = next(x for x in changed["decrees"]["decree"] if not x.get("row_e"))
        decree["score"] = {**score, **filters(counter)}
        assert [fault for fault in inspect(changed) if fault.field.startswith("score")] == []
        document_of(edition(changed))


@each_counter
def test_nobody_has_the_majority_of_what_all_share(counter: DeclaredCounter) -> None:
    table = {"majority": counter.counter, "wigs": 5, **filters(counter)}
    assert bool([*words.SCORE.complaints(table, "score")]) == counter.shared


@each_counter
def test_rules_and_bots_count_it_alike(counter: DeclaredCounter) -> None:
    name = counter.counter
    assert name in decree_scores.COUNTERS, "write its function into rules/decree_scores.py"
    assert name in decree_worth.COUNTERS, "write what bots expect into bots/decree_worth.py"
    score = replace(Score("per", name, each=1), **filters(counter))
    weighed = decree_worth.WeighedDecree(score)
    for s in moments():
        census = decree_worth.census(s)
        for seat in range(len(s.players)):
            exact = decree_scores.count(s, seat, score)
            expected = decree_worth.count(s, seat, weighed, census)
            assert expected == exact, f"turn {s.turn}, seat {seat}: bots/decree_worth.py, count"


@each_counter
def test_it_is_told(counter: DeclaredCounter) -> None:
    name = counter.counter
    scores = [
        Score("per", name, each=3),
        Score("per", name, each=3, unit=2),
        Score("threshold", name, wigs=3, at_least=2),
        Score("threshold", name, wigs=3, at_most=2),
        Score("threshold", name, wigs=3, at_most=0),
    ]
    if not counter.shared:
        scores.append(Score("majority", name, wigs=3))
    texts = {cards.decree_text(replace(score, **filters(counter))) for score in scores}
    assert all(text.endswith(".") and "{" not in text for text in texts)
    assert len(texts) == len(scores), f"text/en/cards.ftl: score-{name} lacks a form"


@each_counter
def test_the_guide_for_editions_names_it(counter: DeclaredCounter) -> None:
    assert f"`{counter.counter}`" in GUIDE, "write it into docs/editions.md"
