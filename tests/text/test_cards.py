"""What cards say: a sentence for every word of the vocabulary, and exact ones for some."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from lisboa.edition import load, words
from lisboa.edition import vocabulary as v
from lisboa.edition.components import Benefit, Deed, Effect, Score, TaskCard
from lisboa.text.cards import (
    benefit_text,
    card_text,
    decree_text,
    effects_text,
    penalty_text,
    task_text,
    text_of,
    tile_text,
)

BAIXA = load()
SENTENCE = re.compile(r"[A-Z0-9][^{}$]*\.")


def effects() -> Iterator[Effect]:
    for word in words.EFFECTS:
        for n in (1, -1) if word == "treasury" else (1, 2, 3):
            whats = {"good": (*v.GOODS, "any"), "state": v.STATE_ACTIONS, "noble": v.NOBLE_ACTIONS}
            for what in whats.get(word, ("",)):
                yield Effect(word, n, what)


def benefits() -> Iterator[Benefit]:
    limits = {"sell_bonus": ("", *v.GOODS), "visit_discount": ("", *v.NOBLES)}
    for kind in words.BENEFITS:
        for what in limits.get(kind, v.RUBBLE if kind == "rubble_waiver" else ("",)):
            for n in (1, 2):
                gift = (Effect("wigs", n),) if kind == "instant" else ()
                yield Benefit(kind, n, what, gift)


FILTERS: dict[str, list[dict[str, Any]]] = {
    "stores": [
        {},
        {"rows": ("A",)},
        {"rows": ("A", "B", "C")},
        {"column": 4},
        {"good": "gold"},
        {"size": "wide"},
        {"size": "narrow"},
    ],
    "rows_with_store": [{}, {"rows": ("A", "E")}],
    "matched_stores": [{}, {"matches": 2}, {"matches": 3}, *({"side": s} for s in v.SIDES)],
    "buildings": [
        {},
        {"good": "books"},
        {"rows": ("E",)},
        *({"side": side} for side in v.SIDES),
        *({"architect": architect} for architect in v.ARCHITECTS),
    ],
    "ships": [{}, {"min_hull": 2}, {"min_hull": 4}],
    "rubble": [{}, *({"colour": colour} for colour in v.RUBBLE)],
    "plans_completed": [{}, {"architect": "green"}, {"min_officials": 3}],
    "officials": [{"place": "offices"}, {"place": "plazas"}],
    "decrees": [{"scope": "own"}, {"scope": "best_rival"}],
}
RULES: list[dict[str, Any]] = [
    {"rule": "per", "each": 1},
    {"rule": "per", "each": 2, "unit": 3, "cap": 6},
    *({"rule": "threshold", "wigs": 5, "at_least": n} for n in (1, 2, 3, 4)),
    *({"rule": "threshold", "wigs": 5, "at_most": n} for n in (0, 1, 2)),
    {"rule": "majority", "wigs": 6},
]


def scores() -> Iterator[Score]:
    """Every counter under every rule, bare and with each of its filters."""
    for counter in words.COUNTERS:
        for rule in RULES:
            for chosen in FILTERS.get(counter, [{}]):
                shared = counter == "buildings" or chosen.get("scope") == "best_rival"
                if not (shared and rule["rule"] == "majority"):
                    yield Score(counter=counter, **rule, **chosen)


def test_everything_in_baixa_has_a_text() -> None:
    for kind in (
        BAIXA.cards,
        BAIXA.variant_cards,
        BAIXA.clergy,
        BAIXA.decrees,
        BAIXA.tasks,
        BAIXA.plot_tokens,
        BAIXA.site_tokens,
    ):
        for printed in kind:
            assert SENTENCE.fullmatch(text_of(printed)), printed
    for plot in BAIXA.board.plots:
        assert SENTENCE.fullmatch(effects_text(plot.reward))
    for site in BAIXA.board.sites:
        assert SENTENCE.fullmatch(effects_text(site.reward))


def test_every_word_has_a_text() -> None:
    texts = [
        *(effects_text((effect,)) for effect in effects()),
        *(penalty_text((Effect(word, n, "any"),)) for word in words.PENALTIES for n in (1, 2)),
        *map(benefit_text, benefits()),
        *(task_text(task(Deed(do, visit))) for do in v.DEEDS for visit in (None, *v.NOBLES)),
    ]
    for text in texts:
        assert SENTENCE.fullmatch(text), text
        assert "  " not in text


def task(deed: Deed) -> TaskCard:
    return TaskCard("task", 1, "B", (deed,), (Effect("wigs", 1),))


def test_every_score_has_a_text_of_its_own() -> None:
    texts = [decree_text(score) for score in scores()]
    assert len(texts) > 300
    for text in texts:
        assert SENTENCE.fullmatch(text), text
        assert "  " not in text
        assert "any " not in text or "any office" in text  # an empty filter leaves no trace


def test_different_scores_read_differently() -> None:
    texts: dict[str, Score] = {}
    # No stores is no rows, columns or types with one; no ships is no hull; no plans no officials.
    for score in scores():
        if score.at_most != 0 and (score.counter, score.at_least) != ("store_types", 1):
            other = texts.setdefault(decree_text(score), score)
            assert other is score, (score, other)


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ([("good", 1, "tools"), ("reais", 2)], "Take 1 tool, then take 2 réis."),
        ([("good", 2, "books")], "Take 2 books."),
        ([("good", 2, "gold")], "Take 2 gold."),
        ([("good", 3, "any")], "Take 3 goods of your choice."),
        ([("reais", 1)], "Take 1 real."),
        ([("wigs", 1)], "Gain 1 wig."),
        ([("wigs", 3)], "Gain 3 wigs."),
        ([("official", 1)], "Place 1 official from your board in an office."),
        ([("official", 2)], "Place 2 officials from your board, each in a different office."),
        ([("treasury", -1)], "Move the treasury marker 1 space down."),
        ([("noble", 1, "open")], "Open a public building at its usual cost."),
        ([("state", 1, "ship")], "Build a ship at its usual cost."),
        ([("draw_tasks", 2)], "Draw 2 tasks of pack B."),
    ],
)
def test_effects(words: list[tuple[str, int, str]], text: str) -> None:
    assert effects_text(tuple(Effect(*word) for word in words)) == text


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (4, "Influence 4. Penalty: pay 2 réis, or as many as you have."),
        (22, "Influence 3. Reward: take 1 gold."),
        (32, "Influence 5. Penalty: return 1 royal favour of your choice to its stack."),
        (
            79,
            "Event: take a decree, then gain 2 wigs. "
            "In the portfolio: you receive 2 more réis for every good you sell.",
        ),
    ],
)
def test_political_cards(number: int, text: str) -> None:
    assert card_text(BAIXA.cards[number - 1]) == text


def test_clergy_tiles() -> None:
    texts = {tile.id: tile_text(tile) for tile in BAIXA.clergy}
    assert texts["clergy-discount"] == (
        "Every time you pay réis, 1 real counts as already paid. Back: 2 wigs."
    )
    assert texts["clergy-instant-influence"] == (
        "When you take this tile, gain 2 influence; it does nothing later. Back: 4 wigs."
    )
    assert benefit_text(Benefit("visit_discount", 2, "king")) == (
        "Visiting the King costs you 2 influence less."
    )
    assert benefit_text(Benefit("sell_bonus", 1, "books")) == (
        "You receive 1 more real for every book you sell."
    )


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (1, "3 wigs for each of your stores in row A (at most 9 wigs)."),
        (6, "2 wigs for each of your stores in rows D and E (at most 8 wigs)."),
        (7, "5 wigs if you have a store in each of the rows A and E."),
        (21, "1 wig for each of your stores with a matching public building (at most 7 wigs)."),
        (28, "1 wig for each open public building of the blue architect, whoever opened it."),
        (41, "6 wigs if you have ships and nobody has a higher total hull size than you."),
        (48, "4 wigs if you have no clergy tile on your board."),
        (55, "5 wigs if you have completed a plan that shows 4 or more officials."),
        (62, "1 wig for every 4 réis you own (at most 6 wigs)."),
        (69, "1 wig for each decree of the rival who has the most decrees (at most 6 wigs)."),
    ],
)
def test_decrees(number: int, text: str) -> None:
    assert decree_text(BAIXA.decrees[number - 1].score) == text


def test_tasks() -> None:
    texts = {task.number: task_text(task) for task in BAIXA.tasks}
    assert texts[1] == (
        "Visit the Builder and build a store, or visit the Minister and build a ship. "
        "Reward: draw 2 tasks of pack B."
    )
    assert texts[5] == (
        "Recruit 2 officials. Reward: place 1 official from your board in an office."
    )
    assert texts[8] == (
        "Obtain a royal favour. Reward: gain 2 influence; clergy benefits do not change it."
    )
