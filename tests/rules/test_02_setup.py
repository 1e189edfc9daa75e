"""Chapter 2: setting up. Every statement is looked at in many games, for two to four players."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

import lisboa.edition
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.state import Event, State
from lisboa.rules.machinery.tables import Tables
from tests.rules.table import Table, tables

SEEDS = range(12)


def games(*counts: int) -> Iterator[State]:
    """Games for these numbers of players, at their first question."""
    for players in counts or (2, 3, 4):
        for seed in SEEDS:
            yield engine.start(tables(), deal.draw(tables(), players, seed))


def keep_first(s: State) -> None:
    """Everybody keeps the first tile offered: the set-up is over."""
    while ag.kind_of(s.agenda[-1]) == ag.ASK_CLERGY:
        engine.apply(s, engine.legal(s)[0])


def tile(name: str) -> int:
    return tables().clergy_name.index(name)


# ---- player areas ----


@pytest.mark.rule("SETUP-01", "SETUP-07", "SETUP-24")
def test_as_many_favours_of_each_noble_as_players_and_one_for_everybody() -> None:
    dealt: set[int] = set()
    for s in games():
        for noble in range(w.NOBLES):
            owned = sum(p.favours[noble] for p in s.players)
            assert s.favour_stack[noble] + owned == len(s.players)
        assert [sum(p.favours) for p in s.players] == [1] * len(s.players)
        dealt.update(p.favours.index(1) for p in s.players)
    assert dealt == {w.BUILDER, w.MINISTER, w.KING}


@pytest.mark.rule("SETUP-02", "SETUP-22")
def test_all_clergy_tiles_take_part_and_six_come_to_lie_on_the_track() -> None:
    edition = {tile(front.id): front.copies for front in tables().edition.clergy}
    for s in games():
        tiles = Counter([*s.bag, *s.pairs])
        assert tiles == edition
        assert tiles.total() == 37
        keep_first(s)
        assert len(s.church) == 6
        assert w.NONE not in s.church
        kept = [front for p in s.players for front in p.clergy]
        assert Counter([*s.church, *s.bag[s.bag_next :], *kept]) == edition


@pytest.mark.rule("SETUP-03", "SETUP-12", "CF-54")
def test_eight_officials_each_one_of_them_with_the_minister() -> None:
    for s in games():
        for seat, p in enumerate(s.players):
            serving = [s.offices[n * w.COLOURS_OF_OFFICIALS + seat] for n in range(w.NOBLES)]
            assert serving == [0, 1, 0]
            assert p.officials == 7
        assert not any(s.plazas)


@pytest.mark.rule("SETUP-03")
def test_eight_houses_each() -> None:
    table = Table()
    table.hand("political-01", "political-02")
    table.me.influence = 10
    table.me.reais = 50
    for plot in ("A1", "B1", "C1", "D1", "A2", "B2", "C2"):
        table.store(plot, "gold")
    assert table.turn().refuses("court political-01") == ""
    table.store("D2", "gold")
    assert table.turn().refuses("court political-01") == "G-85"


@pytest.mark.rule("SETUP-04", "SETUP-05", "SETUP-11")
def test_everybody_starts_with_one_good_of_each_ten_reais_and_five_wigs() -> None:
    for s in games():
        for p in s.players:
            assert p.goods == [1, 1, 1, 1]
            assert p.reais == 10
            assert p.wigs == 5


@pytest.mark.rule("SETUP-06")
def test_one_of_two_clergy_tiles_is_kept_and_the_other_goes_back_into_the_bag() -> None:
    for s in games():
        players, in_bag = len(s.players), len(s.bag)
        for _ in range(players):
            seat = engine.seat_to_move(s)
            pair = s.pairs[2 * seat : 2 * seat + 2]
            offered = {s.t.actions.thing[action] for action in engine.legal(s)}
            assert offered == set(pair)
            before = Counter(s.bag)
            s.log = []
            engine.apply(s, s.t.actions.parse(f"keep tile {s.t.clergy_name[pair[1]]}"))
            assert (e.TILE_KEPT, seat, pair[1], 0, 0) in s.log
            assert s.pairs[2 * seat : 2 * seat + 2] in ([w.NONE, w.NONE], [])  # out of reach
            assert s.players[seat].clergy == [pair[1]]
            assert Counter(s.bag) - before == Counter([pair[0]])
        assert (s.pairs, s.returns) == ([], ())
        assert len(s.bag) == in_bag + players == 37 - players
        assert len(s.bag) - s.bag_next == 37 - 6 - players


@pytest.mark.rule("SETUP-06")
def test_a_tile_that_was_not_drawn_cannot_be_kept() -> None:
    for s in games(4):
        while ag.kind_of(s.agenda[-1]) == ag.ASK_CLERGY:
            seat = engine.seat_to_move(s)
            pair = s.pairs[2 * seat : 2 * seat + 2]
            for other in set(range(s.t.fronts)) - set(pair):
                with pytest.raises(engine.Forbidden, match="not-in-pair"):
                    engine.play(s, seat, s.t.actions.parse(f"keep tile {s.t.clergy_name[other]}"))
            engine.apply(s, s.answers[0])


@pytest.mark.rule("SETUP-08")
def test_a_random_starting_plan_each_and_the_others_leave_the_game() -> None:
    starting = {plan.id for plan in tables().edition.plans if plan.starting}
    dealt: set[str] = set()
    for s in games():
        held = [s.t.plan_name[plan] for p in s.players for plan in p.plans]
        assert len(held) == len(set(held)) == len(s.players)
        assert starting.issuperset(held)
        in_stacks = {s.t.plan_name[plan] for stack in s.t.plan_stack for plan in stack}
        assert not starting & in_stacks
        dealt.update(s.t.plan_name[plan] for plan in s.players[0].plans)
    assert dealt == starting


@pytest.mark.rule("SETUP-13", "G-154")
def test_the_start_player_is_drawn_or_named() -> None:
    drawn = {deal.draw(tables(), 4, seed).start for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    for start in range(4):
        s = engine.start(tables(), deal.draw(tables(), 4, 1, start=start))
        keep_first(s)
        assert s.start == engine.seat_to_move(s) == start


@pytest.mark.rule("SETUP-14", "G-154")
def test_influence_by_turn_order_whatever_the_seat() -> None:
    s = engine.start(tables(), deal.draw(tables(), 4, 1, start=2))
    assert [p.influence for p in s.players] == [6, 7, 4, 5]
    s = engine.start(tables(), deal.draw(tables(), 3, 1, start=1))
    assert [p.influence for p in s.players] == [6, 4, 5]
    s = engine.start(tables(), deal.draw(tables(), 2, 1, start=1))
    assert [p.influence for p in s.players] == [5, 4]


# ---- main board ----


@pytest.mark.rule("SETUP-15")
def test_eight_buildings_show_their_blue_side_and_the_other_eight_their_green_side() -> None:
    tops: set[int] = set()
    for s in games():
        blue, green = s.building_stack
        assert len(blue) == len(green) == 8
        assert all(face < s.t.buildings for face in blue)
        assert all(face >= s.t.buildings for face in green)
        tiles = {face % s.t.buildings for face in (*blue, *green)}
        assert len(tiles) == 16
        tops.add(blue[0])
    assert len(tops) > 8  # shuffled


@pytest.mark.rule("SETUP-16")
def test_the_top_building_of_each_stack_is_available() -> None:
    for s in games():
        for architect, stack in enumerate(s.building_stack):
            assert s.available[architect] == stack[0]
            assert s.available[architect] not in stack[s.building_next[architect] :]
            assert len(stack[s.building_next[architect] :]) == 7


@pytest.mark.rule("SETUP-17")
@pytest.mark.parametrize("architect", ["blue", "green"])
def test_plans_with_few_officials_lie_on_top(architect: str) -> None:
    table = Table()
    officials = []
    for _ in range(8):
        table.do(ag.task(ag.STATE_ACTION, 0, w.PLAN))
        (plan,) = [name for name in table.offers if name.startswith(f"plan plan-{architect}")]
        table.play(plan)
        number = table.t.plan_name.index(plan.removeprefix("plan "))
        officials.append(table.t.plan_officials[number])
    assert officials == [2, 2, 3, 3, 4, 4, 5, 5]
    table.do(ag.task(ag.STATE_ACTION, 0, w.PLAN))
    assert not any(name.startswith(f"plan plan-{architect}") for name in table.offers)


@pytest.mark.rule("SETUP-19")
def test_prices_start_on_their_marked_spaces() -> None:
    for s in games():
        assert s.prices == [6, 5, 6, 4]  # gold, cloth, books, tools


@pytest.mark.rule("SETUP-20")
def test_a_city_tile_on_each_space_and_the_rest_in_supply() -> None:
    for s in games():
        assert s.city == [1] * 5
        assert s.large_left == 22 - 4
        assert s.small_left == 5 - 1


@pytest.mark.rule("SETUP-21")
def test_the_scoring_tiles_are_shuffled_onto_their_spaces() -> None:
    orders = {s.scoring for s in games()}
    assert all(sorted(order) == [3, 3, 4, 4] for order in orders)
    assert len(orders) > 1


@pytest.mark.rule("SETUP-23")
def test_the_cardinal_starts_on_the_influence_icon_and_only_leaves_it() -> None:
    for s in games():
        assert s.t.icon[s.cardinal] == w.ENVELOPE
    elsewhere = Tables(lisboa.edition.load())
    elsewhere.church_start = 3  # as an edition may print it
    assert engine.start(elsewhere, deal.draw(elsewhere, 3, 1)).cardinal == 3
    table = Table()
    table.do(ag.task(ag.STATE_ACTION, 0, w.CARDINAL))
    table.play("move 2").play(table.offers[0])
    assert not table.happened(e.CHURCH_CALLED)
    table.do(ag.task(ag.STATE_ACTION, 0, w.CARDINAL)).play("move 2").play(table.offers[0])
    table.do(ag.task(ag.STATE_ACTION, 0, w.CARDINAL)).play("move 2").play(table.offers[0])
    assert table.happened(e.CHURCH_CALLED)


@pytest.mark.rule("SETUP-25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_treasury_starts_at_three(players: int) -> None:
    table = Table(players)
    table.goods(gold=1)
    table.hand("political-17", "political-19")
    table.turn().play("portfolio political-17")
    assert table.me.reais == 3


# ---- cards ----


@pytest.mark.rule("SETUP-27", "SETUP-28")
def test_five_blue_cards_each() -> None:
    hands: set[tuple[int, ...]] = set()
    for s in games():
        keep_first(s)
        cards = [card for p in s.players for card in p.hand]
        assert [len(p.hand) for p in s.players] == [5] * len(s.players)
        assert len(set(cards)) == len(cards)
        assert {s.t.card_deck[card] for card in cards} == {w.BLUE_DECK}
        hands.add(tuple(s.players[0].hand))
    assert len(hands) == 3 * len(SEEDS)


@pytest.mark.rule("SETUP-28")
def test_undealt_blue_cards_leave_the_game() -> None:
    for s in games():
        keep_first(s)
        assert not s.blue
        in_hand = {card for p in s.players for card in p.hand}
        waiting = {card for stack in (*s.stacks, *s.later_stacks) for card in stack} | {*s.purple}
        assert not waiting & set(s.t.deck[w.BLUE_DECK])
        assert len(in_hand | waiting) == 5 * len(s.players) + 20 + 21 + 20


@pytest.mark.rule("SETUP-27", "SETUP-29", "SETUP-30", "CF-40")
def test_the_red_deck_makes_four_shuffled_stacks_of_five_by_type() -> None:
    tops: set[int] = set()
    for s in games():
        assert [len(stack) for stack in s.stacks] == [5, 5, 5, 5]
        kinds = [{s.t.card_kind[card] for card in stack} for stack in s.stacks]
        assert kinds == [{w.BUILDER}, {w.MINISTER}, {w.KING}, {w.TREASURY}]
        assert {s.t.card_deck[card] for stack in s.stacks for card in stack} == {w.RED_DECK}
        assert len({card for stack in s.stacks for card in stack}) == 20
        tops.add(s.stacks[w.KING][0])
    assert len(tops) == 5


@pytest.mark.rule("SETUP-29", "SETUP-30")
def test_the_top_card_of_each_stack_is_face_up() -> None:
    table = Table()
    table.hand("political-01", "political-02")
    table.turn().play("gold political-01")
    tops = [table.t.card_name[stack[0]] for stack in table.s.stacks]
    assert table.offers == [f"draw {name}" for name in tops]


@pytest.mark.rule("SETUP-31", "SETUP-32")
@pytest.mark.parametrize(("players", "copies"), [(4, 3), (3, 2), (2, 1)])
def test_blue_ships_lie_on_red_ships_and_the_others_are_set_aside(
    players: int, copies: int
) -> None:
    for s in games(players):
        hulls = [s.t.hull[ship] for ship in s.shipyard]
        assert hulls == [1] * copies + [2] * copies
        later = [s.t.hull[ship] for ship in s.later_ships]
        assert later == [3] * copies + [4] * copies
        assert s.berth == [w.NONE] * 12


@pytest.mark.rule("SETUP-33")
def test_eight_decrees_are_shown() -> None:
    shown: set[int] = set()
    for s in games(3, 4):
        assert len(s.decree_display) == 8
        hidden = s.decree_deck[s.decree_next :]
        assert len(hidden) == 70 - 8
        assert len({*s.decree_display, *hidden}) == 70
        shown.update(s.decree_display)
    assert len(shown) > 50


# ---- earthquake ----


@pytest.mark.rule("SETUP-34", "SETUP-38")
def test_all_cubes_are_laid_out_with_three_or_four_players() -> None:
    for s in games(3, 4):
        for colour in range(w.COLOURS):
            lines = (s.row_cubes, s.column_cubes, s.site_cubes, s.pile)
            assert sum(sum(cubes[colour :: w.COLOURS]) for cubes in lines) == 21
        assert not any(sum(p.rubble) for p in s.players)


@pytest.mark.rule("SETUP-35", "SETUP-36", "SETUP-37")
def test_cubes_for_every_row_column_and_site_and_six_for_the_pile() -> None:
    mixed: set[tuple[int, ...]] = set()
    for s in games(3, 4):
        assert _heaps(s.row_cubes) == [3, 3, 3, 3, 3]
        assert _heaps(s.column_cubes) == [3, 3, 3, 3, 2]
        assert _heaps(s.site_cubes) == [2] * 14
        assert sum(s.pile) == 6
        mixed.add(tuple(s.row_cubes[: w.COLOURS]))
    assert len(mixed) > 1  # random colours


def _heaps(cubes: list[int]) -> list[int]:
    return [sum(cubes[first : first + w.COLOURS]) for first in range(0, len(cubes), w.COLOURS)]


# ---- the order of what is drawn and chosen ----


@pytest.mark.rule("G-135")
def test_everything_random_is_drawn_before_the_first_choice() -> None:
    drawn = deal.draw(tables(), 3, 5)
    first, second = engine.start(tables(), drawn), engine.start(tables(), drawn)
    assert first.hash() == second.hash()
    keep_first(first)
    while ag.kind_of(second.agenda[-1]) == ag.ASK_CLERGY:
        engine.apply(second, engine.legal(second)[-1])
    assert [p.hand for p in first.players] == [p.hand for p in second.players]
    assert [tuple(p.hand) for p in first.players] == list(drawn.hands)
    assert first.stacks == second.stacks


@pytest.mark.rule("G-135", "SETUP-22", "SETUP-28")
def test_church_and_hands_are_dealt_after_the_last_choice_and_not_before() -> None:
    for s in games():
        players = len(s.players)
        for _ in range(players):
            assert ag.kind_of(s.agenda[-1]) == ag.ASK_CLERGY
            assert s.church == [w.NONE] * 6
            assert [p.hand for p in s.players] == [[]] * players
            assert len(s.blue) == 5 * players
            log: list[Event] = []
            s.log = log
            engine.apply(s, s.answers[0])
        assert (e.TURNED_UP, s.start, 0, 0, 0) in log  # and everybody is told the own hand
        for seat, p in enumerate(s.players):
            told = [event[2] for event in log if event[:2] == (e.CARD_RECEIVED, seat)]
            assert sorted(told) == p.hand
        assert ag.kind_of(s.agenda[-1]) == ag.ASK_TURN
        assert s.church == list(s.bag[:6])  # the bag with the tiles that were returned
        assert [len(p.hand) for p in s.players] == [5] * players


@pytest.mark.rule("G-135", "G-153")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_choice_turns_up_what_is_hidden_the_others_do_not(players: int) -> None:
    s = engine.start(tables(), deal.draw(tables(), players, 3))
    for left in range(players, 0, -1):
        before, reveals = s.clone(), s.reveals
        engine.apply(s, s.answers[0])
        assert (s.reveals > reveals) == (left == 1)
        assert engine.is_final(before, before.answers[0])


@pytest.mark.rule("G-135", "G-153")
def test_two_equal_tiles_are_a_question_all_the_same_when_they_are_the_last() -> None:
    """One answer, but it is final: church and hands are turned up by a press, not by themselves."""
    alone = Agreement(solo=True)
    drawn = deal.draw(tables(), 2, 3, agreement=alone)
    s = engine.start(tables(), replace(drawn, pairs=((0, 0),)))
    assert (ag.kind_of(s.agenda[-1]), len(s.answers)) == (ag.ASK_CLERGY, 1)
    assert s.church == [w.NONE] * 6


@pytest.mark.rule("G-135")
def test_tiles_are_chosen_in_turn_order() -> None:
    s = engine.start(tables(), deal.draw(tables(), 4, 3, start=2))
    asked = []
    while ag.kind_of(s.agenda[-1]) == ag.ASK_CLERGY:
        asked.append(engine.seat_to_move(s))
        engine.apply(s, engine.legal(s)[0])
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("G-135")
def test_the_returned_tile_goes_where_the_deal_says() -> None:
    drawn = deal.draw(tables(), 2, 3, start=0)
    one, two, rare = (
        tile("clergy-discount"),
        tile("clergy-trade-any"),
        tile("clergy-trade-extra"),
    )
    bag = (one,) * 7
    pairs = ((two, rare), (two, rare))
    s = engine.start(tables(), replace(drawn, bag=bag, pairs=pairs, returns=(1, 7)))
    engine.play(s, 0, s.t.actions.parse("keep tile clergy-trade-any"))
    assert list(s.bag) == [one, rare, *[one] * 6]
    engine.play(s, 1, s.t.actions.parse("keep tile clergy-trade-extra"))
    assert list(s.bag) == [one, rare, *[one] * 5, two, one]
    assert s.church == [one, rare, *[one] * 4]  # drawn from that bag


@pytest.mark.rule("G-135", "G-154")
def test_the_places_in_the_bag_go_by_turn_order_not_by_seat() -> None:
    drawn = deal.draw(tables(), 3, 3, start=1)
    one, two, rare = (
        tile("clergy-discount"),
        tile("clergy-trade-any"),
        tile("clergy-trade-extra"),
    )
    s = engine.start(
        tables(), replace(drawn, bag=(one,) * 7, pairs=((two, rare),) * 3, returns=(1, 3, 6))
    )
    for seat, place in ((1, 1), (2, 3), (0, 6)):
        engine.play(s, seat, s.t.actions.parse("keep tile clergy-trade-any"))
        assert s.bag[place] == rare


@pytest.mark.rule("G-128", "G-135")
def test_instant_tiles_act_in_turn_order_after_all_have_chosen() -> None:
    drawn = deal.draw(tables(), 3, 3, start=1)
    instant, other = tile("clergy-instant-influence"), tile("clergy-discount")
    s = engine.start(tables(), replace(drawn, pairs=((instant, other),) * 3), log=[])
    keep = s.t.actions.parse("keep tile clergy-instant-influence")
    engine.play(s, 1, keep)
    engine.play(s, 2, keep)
    assert [p.influence for p in s.players] == [6, 4, 5]
    engine.play(s, 0, keep)
    assert [p.influence for p in s.players] == [8, 6, 7]
    assert s.log is not None
    assert [event[1] for event in s.log if event[0] == e.INFLUENCE_GAINED] == [1, 2, 0]


# ---- what lies face up ----


@pytest.mark.rule("G-127", "SETUP-16", "SETUP-17")
def test_taking_a_plan_turns_up_nothing_and_opening_a_building_turns_up_the_next_but_one() -> None:
    table = Table()
    table.do(ag.task(ag.STATE_ACTION, 0, w.PLAN)).play("plan plan-blue-2a")
    assert table.s.reveals == 0
    table.official("king", 2)
    stack = table.s.building_stack[w.BLUE_ARCHITECT]
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.OPEN)).play("open site-west-a", "use plan-blue-2a")
    assert table.s.available[w.BLUE_ARCHITECT] == stack[1]  # was seen already
    assert table.s.reveals == 1  # the tile below it was not


@pytest.mark.rule("G-127")
def test_the_last_building_of_a_stack_was_seen_before_it_becomes_available() -> None:
    table = Table()
    stack = table.s.building_stack[w.BLUE_ARCHITECT]
    table.s.available[w.BLUE_ARCHITECT] = stack[6]
    table.s.building_next[w.BLUE_ARCHITECT] = 7
    table.plan("plan-blue-2a")
    table.official("king", 2)
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.OPEN)).play("open site-west-a", "use plan-blue-2a")
    assert table.s.available[w.BLUE_ARCHITECT] == stack[7]
    assert table.s.reveals == 0
