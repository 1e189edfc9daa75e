"""Rulings that were appended where the rules left something open."""

from dataclasses import replace

import pytest

from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from tests.rules.games import new
from tests.rules.table import Table, tables


@pytest.mark.rule("G-156")
def test_the_wigs_of_the_start_are_a_category() -> None:
    for p in new(4, seed=3).players:
        assert p.ledger[w.W_START] == p.wigs == 5


@pytest.mark.rule("G-157")
def test_purple_cards_are_dealt_from_the_triggering_player_on() -> None:
    table = Table(players=3)
    table.hand("political-01", "political-02", "political-03", seat=2)
    table.s.trigger = 2
    purple = table.s.purple
    table.do(ag.task(ag.DEAL_HANDS, 0))
    assert set(purple[:2]) <= set(table.s.players[2].hand)
    assert table.s.players[0].hand == sorted(purple[2:7])
    assert table.s.players[1].hand == sorted(purple[7:12])


@pytest.mark.rule("G-158")
def test_wide_spaces_share_one_supply() -> None:
    table = Table()
    table.s.city = [0, 0, 0, 0, 0]
    table.s.large_left, table.s.small_left = 2, 1
    table.do(ag.task(ag.MAINTENANCE, 0))
    assert table.s.city == [1, 1, 0, 0, 1]
    assert (table.s.large_left, table.s.small_left) == (0, 0)


@pytest.mark.rule("G-159")
def test_the_slot_of_a_ship_is_chosen_before_it_is_paid() -> None:
    table = Table()
    table.portfolio("ship-blue-1")
    table.shipyard("ship-red-1")
    table.goods(gold=1, cloth=1, tools=1)
    table.do(ag.task(ag.STATE_ACTION, 0, w.SHIP))
    assert table.offers == ["add", "replace ship-blue-1"]
    table.play("replace ship-blue-1")  # the difference is one good
    assert table.offers == ["pay good gold", "pay good cloth", "pay good tools"]


@pytest.mark.rule("G-160")
def test_at_the_period_change_only_actions_can_be_declined() -> None:
    table = Table()
    table.hand("political-30", "political-33", "political-35")
    table.do(ag.task(ag.PERIOD_DISCARD, 0))
    table.play("discard political-30", "discard political-33", "discard political-35")
    before = table.s.treasury
    table.play("claim political-30")
    assert table.s.treasury == before - 1  # a treasury move happens by itself
    table.play("claim political-35")
    assert table.offers == ["accept", "decline"]  # a state action does not


@pytest.mark.rule("G-161")
def test_a_follower_names_the_action_before_paying() -> None:
    table = Table()
    table.favour("builder", seat=1)
    table.rival.influence = 9
    table.do(ag.task(ag.FOLLOW, 1, w.BUILDER))
    table.play("do plan")
    assert table.s.favour_stack[w.BUILDER] == len(table.s.players)
    assert table.rival.influence == 8  # the modifier at three réis is +1
    assert table.asks == ag.ASK_PLAN


@pytest.mark.rule("G-162")
def test_offices_are_chosen_in_any_order() -> None:
    table = Table()
    table.do(ag.task(ag.STATE_ACTION, 0, w.RECRUIT)).play("office king")
    assert table.offers == ["office builder", "office minister", "stop"]


@pytest.mark.rule("G-163")
def test_the_stack_that_runs_out_counts_at_once() -> None:
    table = Table()
    table.hand("political-01", "political-02")
    table.display(builder="political-22", minister="", king="", treasury="political-37")
    table.turn().play("gold political-01", "draw political-22")
    assert any(event[1] == 0 for event in table.happened(e.END_TRIGGERED))


@pytest.mark.rule("G-164")
def test_nobody_is_asked_who_could_only_decline() -> None:
    table = Table(players=2)
    table.hand("political-07")
    table.favour("minister", seat=1)
    table.decree_display("decree-01")
    table.shipyard()
    table.me.influence = 9
    table.rival.influence = 9
    table.turn().play("court political-07")
    assert table.asks == ag.ASK_DRAW  # no ship, no store, and the only decree is gone
    assert table.rival.favours[w.MINISTER] == 1


@pytest.mark.rule("G-165")
def test_a_returned_tile_may_lie_on_the_church_track_at_the_start() -> None:
    """The six are drawn from 33 tiles, four of which were returned: where these go is random."""
    came, seeds = 0, range(300)
    for seed in seeds:
        drawn = deal.draw(tables(), 4, seed)
        returned = list(range(100, 104))  # tiles unlike all others
        bag = list(drawn.bag)
        for tile, place in zip(returned, drawn.returns, strict=True):
            bag.insert(place, tile)
        came += sum(tile in bag[:6] for tile in returned)
    assert 0.8 < came / (len(seeds) * 4 * 6 / 33) < 1.2
    pairs = ((0, 1), (0, 2), (0, 3), (0, 4))
    drawn = replace(deal.draw(tables(), 4, 1, start=0), pairs=pairs, returns=(0, 0, 9, 0))
    s = engine.start(tables(), drawn)
    for _ in pairs:
        engine.apply(s, s.t.actions.base[act.KEEP_TILE])
    assert s.church[:3] == [4, 2, 1]
    assert s.church[3:] == list(drawn.bag[:3])


@pytest.mark.rule("G-166")
def test_a_penalty_card_does_not_spoil_the_reward_of_its_noble() -> None:
    table = Table()
    table.hand("political-22", "political-25")  # builders: 1 gold, and a penalty
    table.do(ag.task(ag.PERIOD_DISCARD, 0))
    table.play("discard political-22", "discard political-25")
    assert table.offers == ["claim political-22"]  # the last answer of a bare table is asked
    table.play("claim political-22")
    assert table.me.goods == [1, 0, 0, 0]


def solo() -> Table:
    return Table(2, agreement=Agreement(solo=True))


@pytest.mark.rule("G-168")
def test_lacerda_scores_second_places() -> None:
    table = solo()
    table.store("a1", "gold")
    table.store("b1", "gold")
    table.store("c1", "gold", seat=w.LACERDA)
    table.do(ag.task(ag.FINAL_SCORING, 0))
    assert table.me.ledger[w.W_MAJORITIES] == 3
    assert table.lacerda.ledger[w.W_MAJORITIES] == 1


@pytest.mark.rule("G-169")
def test_lacerda_places_one_official_where_only_one_office_can_take_it() -> None:
    table = solo()
    for noble in ("builder", "king"):
        table.official(noble, 5, seat=w.NEUTRAL)  # full, and nobody there can be displaced
    table.s.courtier, table.s.aide = w.BUILDER, w.KING  # the upper action: officials
    table.do(ag.task(ag.LACERDA_STATE, w.LACERDA))
    assert table.lacerda.officials == table.t.officials - 1


@pytest.mark.rule("G-170")
@pytest.mark.parametrize(("aide", "side"), [(w.KING, "green"), (w.BUILDER, "blue")])
def test_the_aide_decides_also_when_lacerda_follows(aide: int, side: str) -> None:
    table = solo()
    table.favour("king", seat=w.LACERDA)
    table.lacerda.influence = 9
    table.available(blue="building-01", green="building-04")
    table.s.aide = aide
    site = table.t.site_name.index("site-west-d")
    table.s.building[site] = w.NONE
    table.do(ag.task(ag.LACERDA_FOLLOWS, w.LACERDA, w.KING))
    assert table.s.building[site] == table.face(f"building-0{1 if side == 'blue' else 4}", side)
