"""Chapter 23.1: setting up a game against Lacerda, and which variants it knows."""

from dataclasses import replace
from itertools import pairwise

import pytest

from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.deal import Deal
from lisboa.rules.machinery.state import Event, State
from lisboa.rules.setup import lay_out
from tests.rules.table import Table, tables

SOLO = Agreement(solo=True)
SEEDS = range(60)
BLUE = range(21)  # the cards of the blue deck


def dealt(seed: int, agreement: Agreement = SOLO) -> Deal:
    return deal.draw(tables(), 2, seed, agreement=agreement)


def start(seed: int, agreement: Agreement = SOLO) -> State:
    return engine.start(tables(), dealt(seed, agreement))


def revealed(*names: str) -> State:
    """A set-up in which these blue cards are revealed for the Aide and the courtier."""
    t = tables()
    cards = tuple(t.card_name.index(f"political-{name}") for name in names)
    return lay_out(t, replace(dealt(1), revealed=cards))


def site_cubes(s: State, site: str) -> int:
    first = s.t.site_name.index(site) * w.COLOURS
    return sum(s.site_cubes[first : first + w.COLOURS])


def building(s: State, site: str) -> int:
    return s.building[s.t.site_name.index(site)]


# ---- a game for two, with one human ----


@pytest.mark.rule("SOLO-SET-01", "SG-04")
def test_the_table_is_set_for_two_players() -> None:
    s = start(1)
    assert len(s.players) == 2
    assert s.offices[w.NEUTRAL :: w.COLOURS_OF_OFFICIALS] == [1, 1, 1]
    ships = [s.t.card_name[ship] for ship in (*s.shipyard, *s.later_ships)]
    assert ships == ["ship-blue-1", "ship-red-1", "ship-purple-1", "ship-brown-1"]
    assert sum(s.row_cubes) == 4 * 3  # none for row E
    assert site_cubes(s, "site-west-e") == site_cubes(s, "site-east-e") == 0
    assert [s.favour_stack[n] + sum(p.favours[n] for p in s.players) for n in range(3)] == [2, 2, 2]
    about_row_e = {n for n, decree in enumerate(s.t.edition.decrees) if decree.row_e}
    assert not about_row_e & set(s.decree_deck)


@pytest.mark.rule("SOLO-SET-02")
def test_the_human_has_the_marker_and_plays_first() -> None:
    for seed in SEEDS:
        assert dealt(seed).start == 0
        s = start(seed)
        assert engine.seat_to_move(s) == s.active == 0
    assert deal.draw(tables(), 2, 1, start=1, agreement=SOLO).start == 0


@pytest.mark.rule("SOLO-SET-03", "SOLO-SET-04")
def test_lacerda_has_no_cards_no_money_and_no_goods() -> None:
    s = start(1)
    engine.apply(s, s.answers[0])
    human, lacerda = s.players
    assert (len(human.hand), human.reais, human.goods) == (5, 10, [1, 1, 1, 1])
    assert (lacerda.hand, lacerda.reais, lacerda.goods) == ([], 0, [0, 0, 0, 0])


@pytest.mark.rule("SOLO-SET-03")
def test_lacerda_is_dealt_no_cards_at_the_period_change() -> None:
    table = Table(2, agreement=SOLO)
    table.s.trigger = w.LACERDA
    table.do(ag.task(ag.DEAL_HANDS, w.LACERDA))
    assert len(table.me.hand) == 5
    assert table.lacerda.hand == []
    assert [event[:3] for event in table.happened(e.CARDS_DEALT)] == [(e.CARDS_DEALT, 0, 5)]


@pytest.mark.rule("SOLO-SET-05")
def test_lacerda_has_one_random_favour() -> None:
    seen = set()
    for seed in SEEDS:
        favours = start(seed).players[w.LACERDA].favours
        assert sum(favours) == 1
        seen.add(favours.index(1))
    assert seen == {w.BUILDER, w.MINISTER, w.KING}


@pytest.mark.rule("SOLO-SET-05", "SG-02")
def test_lacerda_places_an_official_at_the_minister_and_keeps_seven() -> None:
    s = start(1)
    assert s.offices[w.LACERDA :: w.COLOURS_OF_OFFICIALS] == [0, 1, 0]
    assert s.players[w.LACERDA].officials == 7
    assert s.players[w.LACERDA].stores() == 0  # all its houses are with it


@pytest.mark.rule("SOLO-SET-06")
def test_lacerda_receives_two_of_the_four_starting_plans() -> None:
    pairs = set()
    for seed in SEEDS:
        human, lacerda = start(seed).players
        plans = {*human.plans, *lacerda.completed}
        assert len(human.plans) == 1
        assert len(lacerda.completed) == 2
        assert len(plans) == 3
        assert plans < set(tables().starting_plans)
        pairs.add(tuple(lacerda.completed))
    assert len(pairs) == 6


@pytest.mark.rule("SOLO-SET-07", "SG-07")
def test_equal_scoring_tiles_never_lie_side_by_side() -> None:
    seen = {start(seed).scoring for seed in SEEDS}
    assert all(a != b for tiles in seen for a, b in pairwise(tiles))
    assert seen == {(3, 4, 3, 4), (4, 3, 4, 3)}
    plain = {deal.draw(tables(), 2, seed).scoring for seed in SEEDS}
    assert (3, 3, 4, 4) in plain


@pytest.mark.rule("SG-01")
def test_lacerda_starts_like_a_second_player() -> None:
    human, lacerda = start(1).players
    assert (human.influence, human.wigs) == (4, 5)
    assert (lacerda.influence, lacerda.wigs) == (5, 5)


@pytest.mark.rule("SG-03")
def test_lacerda_draws_no_clergy_tile() -> None:
    s = start(1)
    assert len(s.pairs) == 2  # one pair, of the human
    assert ag.kind_of(s.agenda[-1]) == ag.ASK_CLERGY
    engine.apply(s, s.answers[0])
    assert ag.kind_of(s.agenda[-1]) == ag.ASK_TURN
    assert s.players[w.LACERDA].clergy == []
    assert len(s.players[0].clergy) == 1
    assert len(s.bag) - s.bag_next == 37 - 6 - 1


# ---- the Aide, the first public building, the courtier ----


@pytest.mark.rule("SOLO-SET-08", "SOLO-SET-09")
@pytest.mark.parametrize(
    ("card", "stack"),
    [("01", w.BUILDER), ("07", w.MINISTER), ("12", w.KING), ("17", w.TREASURY)],
)
def test_the_aide_starts_on_the_stack_of_the_card_revealed(card: str, stack: int) -> None:
    s = revealed(card, "02")
    assert s.aide == stack
    assert s.t.card_name.index(f"political-{card}") in s.discards


@pytest.mark.rule("SOLO-SET-09", "SG-05")
def test_the_revealed_cards_are_blue_and_leave_the_game() -> None:
    aides = set()
    for seed in SEEDS:
        deck, s = dealt(seed), start(seed)
        assert (s.discards, s.players[0].hand) == (list(deck.revealed), [])  # G-135
        engine.apply(s, s.answers[0])
        assert set(deck.revealed) | set(s.players[0].hand) <= set(BLUE)
        assert len(s.players[0].hand) == 5
        assert not set(deck.revealed) & set(s.players[0].hand)
        assert s.discards == list(deck.revealed)
        assert s.aide == s.t.card_kind[deck.revealed[0]]
        aides.add(s.aide)
    assert aides == {w.BUILDER, w.MINISTER, w.KING, w.TREASURY}


@pytest.mark.rule("SOLO-SET-10", "SOLO-SET-11", "SOLO-SET-12", "SG-06")
@pytest.mark.parametrize(
    ("card", "architect", "site"),
    [
        ("01", w.BLUE_ARCHITECT, "site-west-d"),
        ("07", w.BLUE_ARCHITECT, "site-west-d"),
        ("12", w.GREEN_ARCHITECT, "site-east-d"),
        ("17", w.GREEN_ARCHITECT, "site-east-d"),
    ],
)
def test_the_first_public_building_comes_from_the_top_of_its_stack(
    card: str, architect: int, site: str
) -> None:
    s, stacks = revealed(card, "02"), dealt(1).buildings
    assert building(s, site) == stacks[architect][1]  # below the one that is available
    assert sum(face != w.NONE for face in s.building) == 1
    assert s.available == [stacks[0][0], stacks[1][0]]
    assert s.building_stack[architect][s.building_next[architect]] == stacks[architect][2]
    assert s.building_stack[architect][0] == s.available[architect]  # none is there twice
    other = 1 - architect
    assert s.building_stack[other][s.building_next[other]] == stacks[other][1]
    assert site_cubes(s, site) == 0
    assert sum(s.site_cubes) == 11 * 2


@pytest.mark.rule("SOLO-SET-13")
@pytest.mark.parametrize(
    ("cards", "noble"),
    [(("17", "13"), w.KING), (("17", "18", "19", "03"), w.BUILDER), (("01", "20", "08"), 1)],
)
def test_the_courtier_starts_on_the_noble_of_the_last_card(
    cards: tuple[str, ...], noble: int
) -> None:
    assert revealed(*cards).courtier == noble


@pytest.mark.rule("SOLO-SET-13")
def test_cards_are_revealed_until_a_noble_appears() -> None:
    longest = 0
    for seed in SEEDS:
        kinds = [tables().card_kind[card] for card in dealt(seed).revealed]
        assert kinds[-1] != w.TREASURY
        assert all(kind == w.TREASURY for kind in kinds[1:-1])
        longest = max(longest, len(kinds))
    assert longest > 2


@pytest.mark.rule("SOLO-NOBLE-12", "SG-38")
def test_decree_69_takes_no_part() -> None:
    rival_legislation = tables().decree_name.index("decree-69")
    for seed in SEEDS:
        assert rival_legislation not in start(seed).decree_deck
        assert rival_legislation in deal.draw(tables(), 2, seed).decrees
    assert len(start(1).decree_deck) == len(deal.draw(tables(), 2, 1).decrees) - 1


# ---- variants ----


@pytest.mark.rule("G-121", "G-151")
def test_only_the_human_takes_a_starting_decree() -> None:
    log: list[Event] = []
    s = engine.start(tables(), dealt(1, Agreement(solo=True, starting_decrees=True)), log)
    engine.apply(s, s.answers[0])  # the clergy tile
    assert ag.kind_of(s.agenda[-1]) == ag.ASK_DECREE
    assert len(s.answers) == 8
    engine.apply(s, s.answers[0])
    assert ag.kind_of(s.agenda[-1]) == ag.ASK_TURN
    assert [len(p.decrees) for p in s.players] == [1, 0]
    assert len(s.decree_display) == 8
    assert [event[1] for event in log if event[0] == e.DECREE_TAKEN] == [0]


@pytest.mark.rule("G-151")
def test_there_is_no_draft_against_lacerda() -> None:
    with pytest.raises(ValueError, match="draft"):
        Agreement(solo=True, draft=True)


@pytest.mark.rule("G-151")
def test_only_the_human_gets_a_task() -> None:
    for tasks in ((0,), (0, 1)):
        s = start(1, Agreement(solo=True, tasks=tasks))
        while not s.turn:
            engine.apply(s, s.answers[0])
        human, lacerda = s.players
        assert len(human.tasks) == 1
        assert lacerda.tasks == []


@pytest.mark.rule("G-151", "TASK-B9", "G-116")
def test_following_lacerda_fulfils_the_task_to_follow() -> None:
    table = Table(2, agreement=Agreement(solo=True, tasks=(0,))).lacerda_at("builder", "treasury")
    table.me.tasks = [table.t.task_name.index("task-09")]
    table.favour("minister")
    table.me.influence = 4
    table.hand("political-01")
    table.turn(w.LACERDA).play("do decree")
    table.play(table.offers[0])
    assert table.me.influence == 4 - 1 + 2  # the visit, then the reward of task B9
    assert table.me.tasks == []
    done = table.happened(e.TASK_DONE)
    assert [event[1] for event in done] == [0]
    assert table.s.log is not None
    aide_moved = table.happened(e.AIDE_MOVES)[0]
    assert table.s.log.index(aide_moved) < table.s.log.index(done[0])  # at the end of the turn


@pytest.mark.rule("G-151")
def test_tokens_are_for_the_human() -> None:
    table = Table(2, agreement=Agreement(solo=True, tokens=True)).lacerda_at("king")
    influence = next(reward for reward in table.t.plot_token if reward[0][0] == w.GIVE_INFLUENCE)
    table.s.plot_reward = [influence] * table.t.plots
    table.lacerda.influence = 3
    table.do(ag.task(ag.LACERDA_NOBLE, w.LACERDA, w.BUILDER))
    assert table.lacerda.stores() == 1
    assert table.lacerda.influence == 3 - 1  # the visit, and no reward
    table.me.reais = 10
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.STORE)).play("build plot-b2 cloth")
    assert table.me.influence == influence[0][2]


@pytest.mark.rule("G-151")
def test_the_queen_joins_the_cards_of_the_human() -> None:
    queen, replaced = tables().variant_card["queen"]
    purple = start(1, Agreement(solo=True, queen=True)).purple
    assert queen in purple
    assert replaced not in purple
