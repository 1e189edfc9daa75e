"""Baixa keeps what the rulebooks show, and is sound, varied and complete where they are silent."""

from collections import Counter
from itertools import pairwise

import pytest

from lisboa.edition import check, load
from lisboa.edition.components import Benefit, Effect, PoliticalCard, Score
from lisboa.edition.vocabulary import (
    ARCHITECTS,
    CARD_KINDS,
    DECKS,
    GOODS,
    NOBLES,
    ROWS,
)
from lisboa.edition.words import BENEFITS, COUNTERS, PENALTIES, TREASURY_BENEFITS

BAIXA = load()
BOARD = BAIXA.board
GOLD = (Effect("good", 1, "gold"),)


def cards(deck: str) -> list[PoliticalCard]:
    return [card for card in BAIXA.cards if card.deck == deck]


def test_baixa_is_sound() -> None:
    assert [fault.text() for fault in check()] == []


# ---- what the rulebooks show


@pytest.mark.rule("COMP-04", "COMP-05", "COMP-06", "COMP-07", "COMP-08", "COMP-09")
@pytest.mark.rule("COMP-10", "COMP-11", "COMP-13", "COMP-14", "TOKEN-04")
def test_the_box_is_complete() -> None:
    assert len(BAIXA.plans) == 20
    assert sum(plan.starting for plan in BAIXA.plans) == 4
    assert len(BAIXA.buildings) == 16
    assert (BOARD.large_city_tiles, BOARD.small_city_tiles) == (22, 5)
    assert len(BOARD.scoring_tiles) == 4
    assert [office.favour_tiles for office in BOARD.offices] == [4, 4, 4]
    assert sum(tile.copies for tile in BAIXA.clergy) == 37
    assert len(BAIXA.cards) == 82
    assert sum(ship.copies for ship in BAIXA.ships) == 12
    assert len(BAIXA.decrees) == 70
    assert sum(rubble.cubes for rubble in BOARD.rubble) == 63
    assert (len(BOARD.plots), len(BOARD.sites)) == (24, 14)
    assert sum(token.copies for token in BAIXA.plot_tokens) == 24
    assert sum(token.copies for token in BAIXA.site_tokens) == 14


@pytest.mark.rule("COMP-19")
def test_streets_have_the_colours_of_their_goods() -> None:
    colours = {street.good: street.colour for street in BOARD.streets}
    assert colours == {"gold": "yellow", "cloth": "pink", "books": "brown", "tools": "blue"}
    names = {street.good: street.name for street in BOARD.streets}
    assert (names["gold"], names["books"]) == ("Rua Aurea", "Rua Nova da Princesa")


@pytest.mark.rule("SETUP-35", "SETUP-36", "SETUP-37")
def test_the_earthquake() -> None:
    assert [row.cubes for row in BOARD.rows] == [3, 3, 3, 3, 3]
    assert [column.cubes for column in BOARD.columns] == [3, 3, 3, 3, 2]
    assert {site.cubes for site in BOARD.sites} == {2}
    assert BOARD.rubble_pile == 6


@pytest.mark.rule("LAND-03", "COMP-14")
def test_rubble() -> None:
    prices = {rubble.colour: (rubble.cause, rubble.price) for rubble in BOARD.rubble}
    assert prices == {"brown": ("earthquake", 3), "red": ("fire", 2), "blue": ("tsunami", 1)}


@pytest.mark.rule("SETUP-14", "SETUP-25", "INF-05")
def test_tracks() -> None:
    assert BOARD.treasury[BOARD.treasury_start].reais == 3
    assert {2, 3, 5} <= {space.reais for space in BOARD.treasury}
    assert 1 in {space.influence for space in BOARD.treasury}
    assert BOARD.influence_max == BOARD.wig_space == 10
    assert BOARD.influence_start == (4, 5, 6, 7)
    lowest = {"gold": 4, "cloth": 4, "books": 5, "tools": 3}
    for good, start in zip(GOODS, BOARD.market_start, strict=True):
        assert start >= lowest[good]


@pytest.mark.rule("PORT-01", "PORT-04", "WARE-01", "RUB-03", "CARD-08")
def test_the_player_board() -> None:
    assert (BOARD.upper_slots, BOARD.lower_slots) == (3, 3)
    assert (BOARD.portfolio_base, BOARD.warehouse_base) == (2, 2)
    assert (BOARD.rubble_columns, BOARD.clergy_spaces) == (5, 4)
    assert BOARD.officials_per_player == 8


@pytest.mark.rule("HOUSE-01", "HOUSE-04", "HOUSE-05", "HOUSE-07", "HOUSE-08", "HOUSE-09")
@pytest.mark.rule("HOUSE-10", "HOUSE-11", "HOUSE-12")
def test_houses() -> None:
    assert [(group.houses, group.abilities) for group in BOARD.house_groups] == [
        (2, ("none", "visit_in_reais")),
        (3, ("ship_goods_minus_1", "ship_goods_minus_1", "ship_goods_free")),
        (3, ("produce_plus_1_of_one", "produce_plus_1_of_one", "produce_plus_1_of_each")),
    ]


@pytest.mark.rule("COMP-12")
def test_ships() -> None:
    assert [ship.colour for ship in BAIXA.ships] == list(DECKS)
    assert [ship.price_modifier for ship in BAIXA.ships] == [0, 1, 2, 3]
    assert BAIXA.ships[2].influence == 1


def test_rewards_that_are_printed() -> None:
    sites = {site.id: site.reward for site in BOARD.sites}
    assert sites["site-north-gold"] == GOLD
    five = {plot.column for plot in BOARD.plots if plot.reward == (Effect("reais", 5),)}
    assert five == {1, 4}
    assert any(effect.word == "cardinal" for plot in BOARD.plots for effect in plot.reward)


def test_political_cards_that_are_shown() -> None:
    nobles = [(card.kind, card.influence, card.reward, card.penalty) for card in BAIXA.cards]
    assert ("builder", 3, GOLD, ()) in nobles
    assert ("minister", 5, (), (Effect("official", 1),)) in nobles
    assert any(kind == "king" and reward == GOLD for kind, _, reward, _ in nobles)
    assert any(card.benefit == Benefit("discount", 1) for card in BAIXA.cards)
    assert any(Effect("noble", 1, "store") in card.event for card in BAIXA.cards)


@pytest.mark.rule("DECREE-09")
def test_decrees_that_are_shown() -> None:
    scores = [decree.score for decree in BAIXA.decrees]
    assert Score("per", "buildings", each=1, architect="blue") in scores
    assert [decree.number for decree in BAIXA.decrees if not decree.solo] == [69]


@pytest.mark.rule("PORT-18")
def test_a_penalty_buys_influence() -> None:
    for deck in DECKS:
        best = max(card.influence for card in cards(deck) if card.reward)
        penalties = [card for card in cards(deck) if card.penalty]
        assert all(card.influence > best for card in penalties)
        assert {card.kind for card in penalties} == set(NOBLES)


@pytest.mark.rule("QUEEN-01")
def test_the_queen_replaces_number_57() -> None:
    (queen,) = BAIXA.variant_cards
    assert (queen.variant, queen.replaces, queen.number) == ("queen", "political-57", 57)


@pytest.mark.rule(*(f"TASK-A{n}" for n in range(1, 5)), *(f"TASK-B{n}" for n in range(5, 13)))
def test_tasks() -> None:
    deeds = [{(deed.visit, deed.do) for deed in task.any_of} for task in BAIXA.tasks]
    build, sail = ("builder", "store"), ("minister", "ship")
    opening, decree = ("king", "open"), ("minister", "decree")
    assert deeds[:4] == [{build, sail}, {opening, decree}, {build, decree}, {sail, opening}]
    assert [do for task in deeds[4:] for _, do in task] == [
        "recruit",
        "plan",
        "cardinal",
        "favour",
        "follow",
        "sell",
        "produce",
        "church_influence",
    ]
    assert [task.pack for task in BAIXA.tasks] == ["A"] * 4 + ["B"] * 8
    rewards = [effect for task in BAIXA.tasks for effect in task.reward]
    official, three_reais, influence = (
        Effect(*e) for e in (("official",), ("reais", 3), ("influence", 2))
    )
    assert rewards == [
        *[Effect("draw_tasks", 2)] * 4,
        official,
        official,
        three_reais,
        influence,
        influence,
        three_reais,
        *(*GOLD, Effect("wigs", 2)),
    ]
    assert [task.number for task in BAIXA.tasks if not task.clergy_bonus] == [8, 9]
    assert BAIXA.tasks[4].any_of[0].officials == 2


# ---- what we decided


def test_only_e1_is_missing() -> None:
    places = {(plot.row, plot.column) for plot in BOARD.plots}
    assert {(row, column) for row in ROWS for column in range(1, 6)} - places == {("E", 1)}
    assert Counter(plot.size for plot in BOARD.plots) == {"wide": 19, "narrow": 5}


def test_a_rich_crown_is_open_handed() -> None:
    for poor, rich in pairwise(BOARD.treasury):
        assert rich.reais == poor.reais + 1
        assert rich.influence <= poor.influence


def test_decks() -> None:
    assert [len(cards(deck)) for deck in DECKS] == [21, 20, 21, 20]
    for deck in DECKS:
        kinds = [card.kind for card in cards(deck)]
        assert kinds == sorted(kinds, key=CARD_KINDS.index)


def test_no_reward_gives_a_ship() -> None:
    # The order of the steps at the change of period then never matters.
    assert not any(Effect("state", 1, "ship") in card.reward for card in BAIXA.cards)


def test_every_word_is_used() -> None:
    """A new word of benefits, decrees or penalties is shown here, too: CONTRIBUTING.md."""
    treasury = {card.benefit.kind for card in BAIXA.cards if card.benefit}
    clergy = {tile.benefit.kind for tile in BAIXA.clergy}
    counters = {decree.score.counter for decree in BAIXA.decrees}
    penalties = {effect.word for card in BAIXA.cards for effect in card.penalty}
    for file, words, shown in (
        ("politics", TREASURY_BENEFITS, treasury),
        ("clergy", BENEFITS, treasury | clergy),
        ("decrees", COUNTERS, counters),
        ("politics", PENALTIES, penalties),
    ):
        unused = set(words) - shown
        assert not unused, f"nothing in edition/baixa/{file}.toml shows {unused}"


def test_nothing_comes_twice() -> None:
    assert len({decree.score for decree in BAIXA.decrees}) == 70
    assert len({decree.title for decree in BAIXA.decrees}) == 70
    assert len({card.title for card in BAIXA.cards}) == 82
    assert len({tile.benefit for tile in BAIXA.clergy}) == len(BAIXA.clergy)


def test_buildings_show_every_colour_equally_often() -> None:
    for building in BAIXA.buildings:
        assert {*building.blue, *building.green} == set(GOODS)
    for face in ARCHITECTS:
        pairs = [getattr(building, face) for building in BAIXA.buildings]
        assert Counter(good for pair in pairs for good in pair) == dict.fromkeys(GOODS, 8)
        assert sorted(Counter(map(frozenset, pairs)).values()) == [2, 2, 3, 3, 3, 3]


def test_plan_stacks() -> None:
    stacks = Counter((p.architect, p.officials) for p in BAIXA.plans if not p.starting)
    assert stacks == {(a, n): 2 for a in ARCHITECTS for n in (2, 3, 4, 5)}
    first = Counter((p.architect, p.officials) for p in BAIXA.plans if p.starting)
    assert first == {(a, 2): 2 for a in ARCHITECTS}
