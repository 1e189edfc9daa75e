"""What a watcher is told adds up to what lies on the table, and every decision is announced."""

from random import Random

import pytest

from lisboa.rules import scoring
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import engine
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Event, State
from tests.rules.games import new

GAMES = 6

pytestmark = pytest.mark.parametrize("players", [2, 3, 4])


class Sheet:
    """One player board, kept by somebody who only reads the log."""

    def __init__(self, s: State, seat: int) -> None:
        p = s.players[seat]
        self.reais, self.influence, self.wigs = p.reais, p.influence, p.wigs
        self.goods, self.rubble, self.houses = list(p.goods), list(p.rubble), list(p.houses)
        self.decrees, self.plans, self.clergy = list(p.decrees), list(p.plans), list(p.clergy)
        self.completed: list[int] = list(p.completed)
        self.favours, self.sets = list(p.favours), p.sets
        self.on_board = p.officials
        self.most_influence = s.t.influence_max
        self.lots: list[int] = []

    def read(self, event: Event) -> None:
        kind, _, a, b, c = event
        match kind:
            case e.REAIS_GAINED:
                self.reais += a
            case e.REAIS_PAID:
                self.reais -= a
            case e.INFLUENCE_GAINED:
                self.influence = min(self.influence + a, self.most_influence)
                assert self.influence == b
            case e.INFLUENCE_LOST:
                self.influence -= a
                assert self.influence == b
            case e.WIGS:
                self.wigs += a
            case e.GOODS_GAINED:
                self.goods[a] += b
            case e.GOODS_PAID:
                self.goods[a] -= b
            case e.GOOD_SOLD:
                self.goods[a] -= 1
                self.reais += c
            case e.CUBE_GAINED if not b:
                self.rubble[a] += 1
            case e.SET_COMPLETED:
                self.sets = a
            case e.HOUSE_BUILT:
                self.houses[a] += 1
                assert self.houses[a] == b
            case e.DECREE_TAKEN:
                self.decrees.append(a)
            case e.PLAN_TAKEN:
                self.plans.append(a)
            case e.BUILDING_OPENED:
                self.plans.remove(c)
                self.completed.append(c)
            case e.TILE_TAKEN:
                self.clergy.append(a)
            case e.TILE_GIVEN:
                self.clergy.remove(a)
            case e.FAVOUR_TAKEN | e.FAVOUR_RETURNED:
                self.favours[a] = int(kind == e.FAVOUR_TAKEN)
            case e.OFFICIAL_PLACED:
                self.on_board -= 1
            case e.OFFICIAL_RETURNED:
                self.on_board += 1
            case e.STORE_BUILT:
                self.lots.append(a)

    def check(self, s: State, seat: int) -> None:
        p = s.players[seat]
        assert (self.reais, self.influence, self.wigs) == (p.reais, p.influence, p.wigs)
        assert (self.goods, self.rubble, self.houses) == (p.goods, p.rubble, p.houses)
        assert (self.favours, self.sets, self.on_board) == (p.favours, p.sets, p.officials)
        assert sorted(self.decrees) == p.decrees
        assert sorted(self.clergy) == p.clergy
        opening = [ag.a_of(x) for x in s.agenda if ag.kind_of(x) == ag.COMPLETE_PLAN]
        if not opening:
            assert sorted(self.plans) == p.plans
            assert sorted(self.completed) == p.completed
        stores = {s.t.lot_plot[lot]: s.t.lot_good[lot] for lot in self.lots}
        mine = [plot for plot, owner in enumerate(s.owner) if owner == seat]
        assert stores == {plot: s.store[plot] for plot in mine}


@pytest.mark.rule("G-153", "G-155")
def test_the_log_alone_tells_what_is_on_every_board(players: int) -> None:
    for seed in range(GAMES):
        s, chance = new(players, seed), Random(seed)
        sheets = [Sheet(s, seat) for seat in range(players)]
        s.log = []
        while s.answers:
            engine.apply(s, chance.choice(s.answers))
            for event in s.log:
                sheets[event[1]].read(event)
            s.log = []
            for seat, sheet in enumerate(sheets):
                sheet.check(s, seat)


# ---- decisions: what is announced when a question is answered ----

ANNOUNCED = {
    act.GOLD: e.CARD_FOR_GOLD,
    act.PORTFOLIO: e.CARD_PLAYED,
    act.BUILD: e.STORE_CHOSEN,
    act.SITE: e.SITE_CHOSEN,
    act.TAKE_DECREE: e.DECREE_TAKEN,
    act.TAKE_PLAN: e.PLAN_TAKEN,
    act.TAKE_TILE: e.TILE_TAKEN,
    act.TAKE_FAVOUR: e.FAVOUR_TAKEN,
    act.HOUSE: e.HOUSE_BUILT,
    act.DRAW: e.CARD_DRAWN,
    act.CLAIM: e.REWARD_CLAIMED,
    act.OFFICE: e.OFFICIAL_PLACED,
}


def announcement(s: State, action: int) -> tuple[int, ...] | None:
    """The event that tells of this answer: its kind, its seat and what it names."""
    asked, c = s.agenda[-1], s.t.actions
    kind, seat, verb, thing = ag.kind_of(asked), ag.seat_of(asked), c.verb[action], c.thing[action]
    if verb == act.COURT:
        treasury = s.t.card_kind[thing] == w.TREASURY
        return (e.EVENT_SPONSORED if treasury else e.CARD_AT_COURT, seat, thing)
    if verb == act.DO:
        if kind == ag.ASK_FOLLOW:
            return (e.FOLLOWS, seat, ag.a_of(asked), thing)
        return (e.FREE_ACTION, seat, thing)
    if verb == act.DECLINE and kind == ag.ASK_ACCEPT:
        return (e.EFFECT_DECLINED, seat, ag.a_of(asked), ag.b_of(asked))
    if kind == ag.ASK_DISCARD and verb == act.DISCARD:
        return (e.CARD_DISCARDED, seat, thing)
    return (ANNOUNCED[verb], seat, thing) if verb in ANNOUNCED else None


@pytest.mark.rule("G-153")
def test_every_decision_is_told(players: int) -> None:
    seen = set()
    for seed in range(GAMES):
        s, chance = new(players, seed), Random(seed)
        while s.answers:
            s.log = []
            action = chance.choice(s.answers)
            expected = announcement(s, action)
            engine.apply(s, action)
            if expected is not None:
                assert expected in [event[: len(expected)] for event in s.log], expected
                seen.add(expected[0])
    assert seen >= {*ANNOUNCED.values(), e.CARD_AT_COURT, e.FOLLOWS, e.FREE_ACTION}


@pytest.mark.rule("FLOW-05", "ENDGAME-05")
def test_turns_and_the_end_are_told(players: int) -> None:
    for seed in range(GAMES):
        s, chance = new(players, seed), Random(seed)
        s.log = []
        while s.answers:
            engine.apply(s, chance.choice(s.answers))
        begun = [event for event in s.log if event[0] == e.TURN_BEGINS]
        seats = [(s.start + turn) % players for turn in range(s.turn)]
        assert [event[1:3] for event in begun] == [(x, n + 1) for n, x in enumerate(seats)]
        kinds = [event[0] for event in s.log]
        for kind, times in ((e.PERIOD_ENDS, 1), (e.NEW_PERIOD, 1), (e.LAST_ROUND, 1)):
            assert kinds.count(kind) == times
        assert kinds.count(e.END_TRIGGERED) == 2
        assert s.log[-1][:2] == (e.GAME_OVER, scoring.winners(s)[0])
