"""What holds in every game: nothing is lost or made, limits hold, games end and repeat exactly."""

import os
from collections import Counter
from random import Random

import pytest

from lisboa.rules import portfolio, selling, warehouse
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import engine
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Player, State
from tests.rules.games import new, questions

GAMES = 400 if os.environ.get("LISBOA_SOAK") else 40
LONGEST = 400  # turns; the card stacks alone end a game far earlier (CHK-05)

pytestmark = pytest.mark.parametrize("players", [2, 3, 4])


def cards_in_play(s: State) -> list[int]:
    """Every political card that is somewhere: the rest never left the box or left the game."""
    out = [card for card in s.discards if card < s.t.political]
    for p in s.players:
        out += [card for card in p.hand + p.upper + p.lower if 0 <= card < s.t.political]
    for stack, first in zip(s.stacks, s.stack_next, strict=True):
        out += stack[first:]
    if s.period == 1:
        for stack in s.later_stacks:
            out += stack
    out += s.purple[s.purple_next :]
    out += s.blue
    if s.court != w.NONE:
        out.append(s.court)
    # A card on its way into the portfolio is named by the question that makes room for it.
    out += [ag.a_of(todo) for todo in s.agenda if ag.kind_of(todo) == ag.ASK_ROOM]
    return out


def check_conservation(s: State, tiles: Counter[int]) -> None:
    cards = cards_in_play(s)
    assert len(cards) == len(set(cards))
    ships = [card for p in s.players for card in p.upper if card >= s.t.political]
    waiting = [*s.shipyard[s.shipyard_next :], *(s.later_ships if s.period == 1 else ())]
    assert len(set(ships) | set(waiting)) == len(ships) + len(waiting)
    for ship, berth in enumerate(s.berth):
        seat, slot = divmod(berth, s.t.berths)
        in_slot = s.players[seat].upper[slot] == s.t.political + ship if berth >= 0 else False
        assert in_slot == (s.t.political + ship in ships)
    for noble in range(w.NOBLES):
        assert s.favour_stack[noble] + sum(p.favours[noble] for p in s.players) == len(s.players)
    for seat, p in enumerate(s.players):
        out = sum(s.offices[seat :: w.COLOURS_OF_OFFICIALS])
        out += sum(s.plazas[seat :: w.COLOURS_OF_OFFICIALS])
        assert p.officials + out == s.t.officials
    neutral = sum(s.offices[w.NEUTRAL :: w.COLOURS_OF_OFFICIALS])
    assert neutral == (w.NOBLES if len(s.players) == 2 else 0)
    assert not sum(s.plazas[w.NEUTRAL :: w.COLOURS_OF_OFFICIALS])
    plans = [plan for p in s.players for plan in p.plans + p.completed]
    taken = [
        plan
        for architect in range(w.ARCHITECTS)
        for plan in s.t.plan_stack[architect][: s.plan_next[architect]]
    ]
    assert len(plans) == len(set(plans)) == len(taken) + len(s.players)
    here = Counter(front for p in s.players for front in p.clergy)
    here.update(front for front in s.church + s.pairs if front != w.NONE)
    here.update(s.bag[s.bag_next :])
    assert not here - tiles
    decrees = [d for p in s.players for d in p.decrees] + s.decree_display
    assert sorted(decrees) == sorted(s.decree_deck[: s.decree_next])
    for architect in range(w.ARCHITECTS):
        open_now = [face for face in s.building if face != w.NONE]
        mine = [face for face in open_now if face // s.t.buildings == architect]
        if s.available[architect] != w.NONE:
            mine.append(s.available[architect])
        assert sorted(mine) == sorted(s.building_stack[architect][: s.building_next[architect]])


def check_cubes(s: State, cubes: list[int]) -> None:
    """Cubes only leave the game when a row is full."""
    for colour in range(w.COLOURS):
        lying = sum(
            sum(heap[colour :: w.COLOURS]) for heap in (s.row_cubes, s.column_cubes, s.site_cubes)
        )
        here = lying + s.pile[colour] + sum(p.rubble[colour] for p in s.players)
        assert here <= cubes[colour]
        full = any(p.rubble[colour] == s.t.rubble_columns for p in s.players)
        assert full or here == cubes[colour]


def check_player(s: State, p: Player) -> None:
    assert p.reais >= 0
    assert p.wigs >= 0
    assert 0 <= p.influence <= s.t.influence_max
    assert all(0 <= n <= warehouse.limit(s, p) for n in p.goods)
    assert portfolio.size(p) <= portfolio.limit(s, p)
    assert len(p.hand) <= w.HAND_SIZE
    assert len(p.clergy) <= s.t.clergy_spaces
    assert p.sets == min(p.rubble) <= w.MOST_SETS
    assert 0 <= p.markers <= p.sets
    assert all(0 <= n <= most for n, most in zip(p.houses, s.t.houses, strict=True))
    assert sum(p.ledger) == p.wigs
    sums = [0] * w.BENEFITS
    for front in p.clergy:
        for place, n in s.t.clergy_benefit[front]:
            sums[place] += n
    for card in p.lower:
        for place, n in s.t.card_benefit[card] if card != w.NONE else ():
            sums[place] += n
    assert p.benefit == sums
    for slot, card in enumerate(p.upper):
        loaded = selling.load(p, slot)
        hull = s.t.hull[card] if card != w.NONE else 0
        assert loaded <= hull
        assert not p.at_sea[slot] or loaded
        if hull and loaded == hull:
            assert p.at_sea[slot]  # SELL-07: full means at sea


def test_nothing_is_lost_or_made(players: int) -> None:
    for seed in range(GAMES):
        s = new(players, seed)
        tiles = Counter(dict(enumerate(s.t.clergy_copies)))
        cubes = [
            sum(sum(heap[c :: w.COLOURS]) for heap in (s.row_cubes, s.column_cubes, s.site_cubes))
            + s.pile[c]
            for c in range(w.COLOURS)
        ]
        assert sum(cubes) == (56 if players == 2 else 63)
        for now in questions(players, seed):
            check_conservation(now, tiles)
            check_cubes(now, cubes)


def test_limits_hold_and_wigs_add_up(players: int) -> None:
    for seed in range(GAMES):
        for s in questions(players, seed):
            for p in s.players:
                check_player(s, p)
            # A store stands on a plot for every house that left a board, one being built aside.
            building = any(ag.kind_of(todo) == ag.ASK_HOUSE for todo in s.agenda)
            standing = sum(owner != w.NONE for owner in s.owner)
            assert 0 <= standing - sum(p.stores() for p in s.players) <= building


@pytest.mark.rule("SELL-07", "SELL-10", "DOCK-01", "SHIP-09", "G-57")
def test_a_ship_with_room_is_at_sea_only_if_it_replaced_one_there(players: int) -> None:
    sailings = 0
    for seed in range(GAMES):
        at_sea: dict[tuple[int, int], int] = {}  # by seat and slot: the hull that sailed
        for s in questions(players, seed):
            for seat, p in enumerate(s.players):
                for slot, card in enumerate(p.upper):
                    if not p.at_sea[slot]:
                        at_sea.pop((seat, slot), None)
                    elif (seat, slot) not in at_sea:
                        at_sea[seat, slot] = selling.load(p, slot)
                        assert at_sea[seat, slot] == s.t.hull[card]
                        sailings += 1
                    else:  # the crates that sailed, under this ship or a larger one
                        assert at_sea[seat, slot] == selling.load(p, slot)
            active = s.players[s.active]
            for todo in s.agenda:
                if ag.kind_of(todo) == ag.ASK_TURN:  # docked, and nothing sold yet
                    assert not any(active.at_sea)
    assert sailings


def test_every_game_ends_with_equal_turns(players: int) -> None:
    for seed in range(GAMES):
        last = new(players, seed)
        for s in questions(players, seed):
            assert s.turn < LONGEST
            last = s
        assert last.over
        assert not last.answers
        assert last.turn % players == 0  # ENDGAME-03/04


def test_the_same_deal_and_actions_give_the_same_hashes(players: int) -> None:
    for seed in range(GAMES // 4):
        first = [s.hash() for s in questions(players, seed)]
        assert first == [s.hash() for s in questions(players, seed)]
        assert len(set(first)) == len(first)


def test_a_clone_never_touches_its_original(players: int) -> None:
    for seed in range(GAMES // 4):
        chance = Random(seed)
        for s in questions(players, seed):
            before, answers = s.hash(), list(s.answers)
            copy = s.clone()
            assert copy.hash() == before
            for _ in range(12):
                if copy.answers:
                    engine.apply(copy, chance.choice(copy.answers))
            assert s.hash() == before
            assert s.answers == answers


def test_every_question_has_an_answer_and_no_answer_stands_twice(players: int) -> None:
    for seed in range(GAMES):
        for s in questions(players, seed):
            assert bool(s.answers) != bool(s.over)
            assert len(s.answers) == len(set(s.answers))
