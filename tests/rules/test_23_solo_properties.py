"""What holds in every game against Lacerda."""

import os
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from lisboa.edition import vocabulary as v
from lisboa.rules import selling
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery import dispatch as ask
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.state import Event, State
from tests.rules.foresight.test_lookahead import disturbed, judge
from tests.rules.games import new, questions
from tests.rules.table import tables
from tests.rules.test_properties import cards_in_play, check_player

SOAK = bool(os.environ.get("LISBOA_SOAK"))
GAMES = 800 if SOAK else 60
POSITIONS = 12_000 if SOAK else 350  # for the search
SOLO = Agreement(solo=True)
EVERYTHING = Agreement(solo=True, starting_decrees=True, tasks=(0,), tokens=True, queen=True)
L = w.LACERDA


def games(seed: int, agreement: Agreement = SOLO) -> Iterator[State]:
    """Every question of a random game, with a log."""
    chance = Random(seed)
    s = engine.start(tables(), deal.draw(tables(), 2, seed, agreement=agreement), log=[])
    yield s
    while s.answers:
        engine.apply(s, chance.choice(s.answers))
        yield s


def played(seed: int, agreement: Agreement = SOLO) -> tuple[State, list[Event]]:
    """A random game that is over, and all that was told."""
    *_, last = games(seed, agreement)
    assert last.over
    assert last.log is not None
    return last, last.log


def both() -> Iterator[tuple[int, Agreement]]:
    """Seeds for plain solo games, and a few with every variant that solo knows."""
    yield from ((seed, SOLO) for seed in range(GAMES))
    yield from ((seed, EVERYTHING) for seed in range(GAMES // 6))


def lying(s: State, colour: int) -> int:
    """Cubes of a colour that nobody has taken."""
    heaps = (s.row_cubes, s.column_cubes, s.site_cubes)
    return s.pile[colour] + sum(sum(heap[colour :: w.COLOURS]) for heap in heaps)


def turns(log: list[Event]) -> list[list[Event]]:
    """The events of each turn."""
    out: list[list[Event]] = []
    for event in log:
        if event[0] == e.TURN_BEGINS:
            out.append([])
        if out:
            out[-1].append(event)
    return out


# ---- conservation ----


@pytest.mark.rule("SOLO-SET-01", "SOLO-STATE-03", "SG-34")
def test_nothing_is_lost_or_made() -> None:
    for seed, agreement in both():
        start = new(2, seed, agreement)
        cubes = [lying(start, colour) for colour in range(w.COLOURS)]
        assert sum(cubes) == 56 - 2  # SOLO-SET-12
        first = next(face for face in start.building if face != w.NONE)
        serving = [0] * w.NOBLES
        for s in games(seed, agreement):
            human, lacerda = s.players
            for colour in range(w.COLOURS):
                here = lying(s, colour) + human.rubble[colour] + lacerda.rubble[colour]
                full = human.rubble[colour] == s.t.rubble_columns
                assert here == cubes[colour] or (full and here < cubes[colour])
            for noble in range(w.NOBLES):
                owned = human.favours[noble] + lacerda.favours[noble]
                assert s.favour_stack[noble] + owned == 2
            for seat, p in enumerate(s.players):
                offices = s.offices[seat :: w.COLOURS_OF_OFFICIALS]
                plazas = s.plazas[seat :: w.COLOURS_OF_OFFICIALS]
                assert p.officials + sum(offices) + sum(plazas) == s.t.officials
                if seat == L:
                    assert not any(plazas)
                    assert all(now >= then for now, then in zip(offices, serving, strict=True))
                    serving = offices
            assert s.offices[w.NEUTRAL :: w.COLOURS_OF_OFFICIALS] == [1, 1, 1]
            plans = [plan for p in s.players for plan in p.plans + p.completed]
            assert len(plans) == len(set(plans)) == sum(s.plan_next) + 3
            decrees = s.decree_display + human.decrees + lacerda.decrees
            assert sorted(decrees) == sorted(s.decree_deck[: s.decree_next])
            faces = [face for face in s.building + s.available if face != w.NONE]
            shown = zip(s.building_stack, s.building_next, strict=True)
            turned = [face for stack, n in shown for face in stack[:n]]
            assert sorted(faces) == sorted([first, *turned])


@pytest.mark.rule("SOLO-STATE-10", "SG-03")
def test_clergy_tiles_are_conserved() -> None:
    ever = Counter[int]()
    for seed, agreement in both():
        given = Counter[int]()
        for s in games(seed, agreement):
            assert s.log is not None
            given = Counter(event[2] for event in s.log if event[0] == e.TILE_GIVEN)
            tiles = Counter(s.players[0].clergy) + Counter(s.bag[s.bag_next :]) + given
            tiles += Counter(front for front in s.church + s.pairs if front != w.NONE)
            assert tiles == Counter(dict(enumerate(s.t.clergy_copies)))
        ever += given
    assert ever


@pytest.mark.rule("SG-05", "SG-45")
def test_political_cards_and_ships_are_conserved() -> None:
    for seed, agreement in both():
        known: dict[int, list[int]] = {}  # by period
        for s in games(seed, agreement):
            cards = sorted(cards_in_play(s))
            assert len(cards) == len(set(cards))
            if ag.kind_of(s.agenda[-1] if s.agenda else 0) == ag.ASK_TURN:
                assert cards == known.setdefault(s.period, cards)
            ships = [card for p in s.players for card in p.upper if card >= s.t.political]
            waiting = [*s.shipyard[s.shipyard_next :], *(s.later_ships if s.period == 1 else ())]
            assert len(set(ships) | set(waiting)) == len(ships) + len(waiting) <= 4
            for ship, berth in enumerate(s.berth):
                seat, slot = divmod(berth, s.t.berths)
                there = berth >= 0 and s.players[seat].upper[slot] == s.t.political + ship
                assert there == (s.t.political + ship in ships)
        assert len(known[1]) >= 5 + 2 + 20 + 21 + 20  # hand, revealed, red, purple, brown


# ---- limits and wigs ----


@pytest.mark.rule("SOLO-SET-03", "SG-24", "SG-27")
def test_limits_hold_and_wigs_add_up() -> None:
    for seed, agreement in both():
        for s in games(seed, agreement):
            human, lacerda = s.players
            check_player(s, human)
            assert sum(lacerda.ledger) == lacerda.wigs >= 0
            assert 0 <= lacerda.influence <= 10
            assert (lacerda.reais, lacerda.sets, lacerda.markers) == (0, 0, 0)
            assert lacerda.hand == lacerda.clergy == lacerda.plans == lacerda.tasks == []
            assert set(lacerda.lower) == {w.NONE}
            assert not any(lacerda.benefit)
            for slot, card in enumerate(lacerda.upper):
                hull = s.t.hull[card] if card != w.NONE else 0
                assert card == w.NONE or hull
                assert lacerda.at_sea[slot] == (0 < hull == selling.load(lacerda, slot))
            building = any(ag.kind_of(todo) == ag.ASK_HOUSE for todo in s.agenda)
            standing = Counter(owner for owner in s.owner if owner != w.NONE)
            assert standing[L] == lacerda.stores() <= 8
            assert 0 <= standing[0] - human.stores() <= building
            assert all(a != b for a, b in zip(s.scoring, s.scoring[1:], strict=False))


# ---- turns ----


@pytest.mark.rule("SOLO-TURN-01", "SG-54")
def test_every_game_ends_after_equal_turns() -> None:
    for seed, agreement in both():
        s, log = played(seed, agreement)
        seats = [event[1] for event in log if event[0] == e.TURN_BEGINS]
        assert seats == [0, 1] * (s.turn // 2)
        assert len(seats) < 100


@pytest.mark.rule("SOLO-TURN-02", "SOLO-TURN-03", "SOLO-TURN-05", "SOLO-TURN-06", "SG-09")
def test_lacerda_takes_its_steps_in_every_turn() -> None:
    steps = (e.LACERDA_VISITS, e.LACERDA_STATE_ACTION, e.AIDE_MOVES)
    for seed in range(GAMES):
        start = new(2, seed, SOLO)
        noble, aide = start.courtier, start.aide
        s, log = played(seed)
        for turn in turns(log)[1::2]:
            noble = (noble + 1) % w.NOBLES
            told = [event for event in turn if event[0] in steps]
            assert [event[:3] for event in told[:2]] == [
                (e.LACERDA_VISITS, L, noble),
                (e.LACERDA_STATE_ACTION, L, 2 * noble + (aide < w.KING)),
            ]
            paid = [event for event in turn if event[0] == e.VISIT_PAID and event[1] == L]
            skipped = any(x[:3] == (e.LACERDA_SKIPS, L, w.STORE + noble) for x in turn)
            assert len(paid) + skipped == 1
            gone = [event for event in turn if event[:2] == (e.CARD_DISCARDED, L)]
            assert [s.t.card_kind[event[2]] for event in gone] in ([aide], [])
            for event in told[2:]:
                aide = event[2]


@pytest.mark.rule("SOLO-TURN-01")
def test_lacerda_is_never_asked() -> None:
    for seed, agreement in both():
        for s in games(seed, agreement):
            asks = [todo for todo in s.agenda if ag.kind_of(todo) >= ag.QUESTIONS]
            assert all(ag.seat_of(todo) == 0 for todo in asks)
            assert bool(s.answers) != bool(s.over)
            assert len(s.answers) == len(set(s.answers))


@pytest.mark.rule("SOLO-TURN-02")
def test_the_same_answers_of_the_human_give_the_same_game() -> None:
    for seed, agreement in both():
        chance = Random(seed)
        first, second = new(2, seed, agreement), new(2, seed, agreement)
        first.log = []  # listening changes nothing
        hashes = set()
        while first.answers:
            assert first.answers == second.answers
            action = chance.choice(first.answers)
            engine.apply(first, action)
            engine.apply(second, action)
            assert first.hash() == second.hash()
            assert first.hash() not in hashes
            hashes.add(first.hash())


@pytest.mark.rule("SOLO-TURN-02")
def test_a_clone_never_touches_its_original() -> None:
    for seed in range(GAMES // 4):
        chance = Random(seed)
        for s in questions(2, seed, SOLO):
            before, answers = s.hash(), list(s.answers)
            copy = s.clone()
            assert copy.hash() == before
            for _ in range(12):
                if copy.answers:
                    engine.apply(copy, chance.choice(copy.answers))
            assert s.hash() == before
            assert s.answers == answers


# ---- Lacerda's choices against a second reading of the rules ----


def shows(s: State, face: int, good: str) -> bool:
    side = s.t.edition.buildings[face % s.t.buildings]
    return good in (side.blue if face < s.t.buildings else side.green)


def open_buildings(s: State) -> dict[str, int]:
    """Faces by the name of their site."""
    return {s.t.site_name[site]: face for site, face in enumerate(s.building) if face != w.NONE}


def value(s: State, column: int) -> int:
    return s.scoring[min(column, 4) - 1]


def best_store(s: State) -> tuple[str, str, int] | None:
    """Plot, type and wigs."""
    found = []
    display = {
        (space.good, space.size)
        for space, there in zip(s.t.edition.board.city_spaces, s.city, strict=True)
        if there
    }
    here = open_buildings(s)
    for number, plot in enumerate(s.t.edition.board.plots):
        for left_to_right, good in enumerate(plot.streets):
            if plot.row == "E" or s.owner[number] != w.NONE or (good, plot.size) not in display:
                continue
            row = plot.row.lower()
            sites = (f"site-west-{row}", f"site-north-{good}", f"site-east-{row}")
            n = sum(site in here and shows(s, here[site], good) for site in sites)
            wigs = n * value(s, plot.column)
            found.append((-wigs, plot.row, plot.column, left_to_right, plot.id, good))
    if not found or s.players[L].stores() == 8:
        return None
    first = min(found)
    return first[4], first[5], -first[0]


def best_opening(s: State) -> tuple[str, int, int] | None:
    """Site, face and difference of wigs."""
    order = [f"site-west-{row}" for row in "dcba"]
    order += [f"site-north-{good}" for good in v.GOODS]
    order += [f"site-east-{row}" for row in "abcd"]
    green_first = s.aide in (w.KING, w.TREASURY)
    found = []
    for place, site in enumerate(order):
        side, where = site.removeprefix("site-").split("-")
        for architect, face in enumerate(s.available):
            if site in open_buildings(s) or face == w.NONE:
                continue
            if side == "north" and not shows(s, face, where):
                continue
            difference = 0
            for number, plot in enumerate(s.t.edition.board.plots):
                if s.owner[number] == w.NONE:
                    continue
                good = v.GOODS[s.store[number]]
                if good == where or (plot.row.lower() == where and shows(s, face, good)):
                    sign = 1 if s.owner[number] == L else -1
                    difference += sign * value(s, plot.column)
            found.append((-difference, place, architect != green_first, site, face))
    if not found:
        return None
    first = min(found)
    return first[3], first[4], -first[0]


@pytest.mark.rule("SOLO-NOBLE-01", "SOLO-NOBLE-02", "SOLO-NOBLE-03", "SG-29", "SG-30", "SG-31")
@pytest.mark.rule("SOLO-NOBLE-13", "SOLO-NOBLE-14", "SOLO-NOBLE-15", "SG-39", "SG-40", "SG-41")
def test_lacerdas_choices_agree_with_a_second_reading() -> None:
    chance = Random(5)
    compared = 0
    for seed in range(GAMES):
        for s in questions(2, seed, SOLO):
            if chance.random() < 0.2:
                compared += 1
                for noble, kind in ((w.BUILDER, e.LACERDA_BUILDS), (w.KING, e.LACERDA_OPENS)):
                    copy = s.clone()
                    copy.players[L].influence = 10
                    copy.players[0].favours = [0, 0, 0]
                    copy.agenda, copy.log = [ag.task(ag.LACERDA_NOBLE, L, noble)], []
                    expected = best_store(s) if noble == w.BUILDER else best_opening(s)
                    ask.advance(copy)
                    told = [event for event in copy.log if event[0] == kind]
                    if expected is None:
                        assert not told
                    elif noble == w.BUILDER:
                        lot, wigs = told[0][2:4]
                        assert wigs == expected[2]
                        assert s.t.plot_name[s.t.lot_plot[lot]] == expected[0]
                        assert v.GOODS[s.t.lot_good[lot]] == expected[1]
                    else:
                        site, difference = told[0][2:4]
                        assert (s.t.site_name[site], difference) == (expected[0], expected[2])
                        assert copy.building[site] == expected[1]
    assert compared > 20 * GAMES


# ---- the look-ahead in solo positions ----


@pytest.mark.rule("G-03", "G-04", "ACT-05")
@pytest.mark.parametrize("agreement", [SOLO, EVERYTHING])
def test_offers_exactly_what_can_be_completed(agreement: Agreement) -> None:
    chance = Random(1)
    positions = withheld = 0
    seed = 1000
    while positions < POSITIONS:
        seed += 1
        for s in questions(2, seed, agreement):
            kind = ag.kind_of(s.agenda[-1]) if s.agenda else ag.ASK_DRAW
            if kind in (ag.ASK_DRAW, ag.ASK_CLERGY):
                continue
            if kind in (ag.ASK_TURN, ag.ASK_FOLLOW) or chance.random() < 0.15:
                positions += 1
                withheld += judge(s)
                if kind in (ag.ASK_TURN, ag.ASK_LOT, ag.ASK_SITE):
                    positions += 1
                    withheld += judge(disturbed(s, chance))
    assert withheld > POSITIONS // 10


@pytest.mark.rule("G-03")
def test_no_legal_answer_is_missing_among_the_candidates() -> None:
    for s in questions(2, seed=79, agreement=SOLO):
        allowed = [a for a in range(s.t.actions.size) if not engine.why_not(s, a)]
        assert allowed == sorted(s.answers)
