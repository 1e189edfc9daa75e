"""G-03 against brute force: what is offered can be completed, what can be completed is offered.

The search below knows nothing of debts or bounds. It follows every answer that the table itself
does not forbid, remembers where it has been, and gives up only when everything is exhausted.
"""

import os
from random import Random
from typing import Final

import pytest

from lisboa.edition import load
from lisboa.rules.foresight import debts
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery import dispatch as ask
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.state import State, changed, plus
from lisboa.rules.machinery.tables import Effects, Tables
from tests.rules.games import questions

# The action of a seat is complete when it is asked for its draw or somebody else is asked.
COMPLETE = (ag.ASK_DRAW, ag.ASK_TURN, ag.ASK_FOLLOW, ag.ASK_DISCARD, ag.ASK_GIVE_TILE)
POSITIONS = 12_000 if os.environ.get("LISBOA_SOAK") else 700


def after(s: State, action: int) -> State:
    copy = s.clone()
    ask.answer(copy, action)
    ask.advance(copy)
    return copy


def completes(s: State, seat: int, dead_ends: set[tuple[int, ...]]) -> bool:
    if not s.agenda:
        return True
    asked = s.agenda[-1]
    if ag.seat_of(asked) != seat or ag.kind_of(asked) in COMPLETE:
        return True
    here = tuple(s.numbers())
    if here in dead_ends:
        return False
    if any(completes(after(s, action), seat, dead_ends) for action in ask.unforbidden(s)):
        return True
    dead_ends.add(here)
    return False


def disturbed(s: State, chance: Random) -> State:
    """The same question for a player with other means, near the edge of what can be paid."""
    copy = s.clone()
    p = copy.players[ag.seat_of(copy.agenda[-1])]
    p.reais = chance.randrange(9)
    p.influence = chance.randrange(11)
    p.wigs = chance.randrange(4)
    p.goods = [chance.choice((0, 0, 0, 1, 2)) for _ in range(w.GOODS)]
    copy.treasury = chance.randrange(copy.t.treasury_top + 1)
    if chance.random() < 0.3 and p.houses[w.LEFT] < 2:
        p.houses = changed(p.houses, w.LEFT, 2)
    if chance.random() < 0.5:
        kind = chance.choice((w.DISCOUNT, w.LAND_DISCOUNT, w.HIRE_DISCOUNT))
        p.benefit = plus(p.benefit, kind, 1)
    if chance.random() < 0.3:
        copy.cardinal = chance.randrange(copy.t.gaps)
    return copy


# Rewards that use up what a trade needs, that cost goods, that fill or enlarge the warehouse.
REWARDS: Final[tuple[Effects, ...]] = (
    ((w.GIVE_STATE, w.PLAN, 1),),
    ((w.GIVE_STATE, w.FAVOUR, 1),),
    ((w.GIVE_STATE, w.RECRUIT, 1),),
    ((w.GIVE_STATE, w.CARDINAL, 1),),
    ((w.GIVE_STATE, w.PRODUCE, 1),),
    ((w.GIVE_STATE, w.SHIP, 1),),
    ((w.GIVE_OFFICIAL, 0, 2),),
    ((w.GIVE_CARDINAL, 0, 1),),
    ((w.GIVE_RUBBLE, 0, 1), (w.GIVE_STATE, w.PRODUCE, 1)),
    ((w.GIVE_STATE, w.PLAN, 1), (w.GIVE_STATE, w.PLAN, 1)),
    ((w.GIVE_STATE, w.FAVOUR, 1), (w.GIVE_STATE, w.FAVOUR, 1)),
    ((w.GIVE_OFFICIAL, 0, 1), (w.GIVE_CARDINAL, 0, 1)),
    ((w.GIVE_STATE, w.SHIP, 1), (w.GIVE_STATE, w.FAVOUR, 1)),
    ((w.GIVE_GOOD, w.GOLD, 1), (w.GIVE_STATE, w.RECRUIT, 1)),
    ((w.GIVE_GOOD, w.ANY_GOOD, 1), (w.GIVE_STATE, w.SHIP, 1)),
)


def rewarding() -> Tables:
    """An edition whose Noble cards have these rewards in turn."""
    t = Tables(load())
    nobles = [card for card in range(t.political) if t.card_reward[card]]
    for n, card in enumerate(nobles):
        t.card_reward[card] = REWARDS[n % len(REWARDS)]
    return t


def last_chances(s: State, chance: Random) -> State:
    """The same question for a player who can hardly trade any more."""
    copy = disturbed(s, chance)
    seat = ag.seat_of(copy.agenda[-1])
    p = copy.players[seat]
    p.goods = [chance.choice((0, 0, 0, 1)) for _ in range(w.GOODS)]
    lacked = chance.choice((0, 0, 1, 2))
    p.favours = [int(noble >= lacked) for noble in range(w.NOBLES)]
    plans = chance.choice((0, 0, 1, 2))
    copy.plan_next = [len(copy.t.plan_stack[0]) - plans, len(copy.t.plan_stack[1])]
    left = min(p.officials, chance.choice((0, 0, 0, 1, 2)))
    copy.plazas = plus(copy.plazas, seat, p.officials - left)
    p.officials = left
    if chance.random() < 0.8:
        copy.church = [front if chance.random() < 0.2 else w.NONE for front in copy.church]
    if chance.random() < 0.8:  # every ship is at sea
        for other in copy.players:
            other.at_sea = [1] * len(other.at_sea)
    return copy


def judge(s: State) -> int:
    """Compare the engine with the search; returns how many answers were withheld."""
    seat = ag.seat_of(s.agenda[-1])
    dead_ends: set[tuple[int, ...]] = set()
    withheld = 0
    for action in ask.unforbidden(s):
        reason = engine.why_not(s, action)
        withheld += reason != 0
        assert completes(after(s, action), seat, dead_ends) == (reason == 0), (
            s.t.actions.name[action],
            reason,
        )
    return withheld


@pytest.mark.rule("G-03", "G-04", "ACT-05", "VISIT-06", "PORT-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_offers_exactly_what_can_be_completed(players: int) -> None:
    chance = Random(players)
    positions = withheld = 0
    seed = 1000 * players
    while positions < POSITIONS:
        seed += 1
        for s in questions(players, seed):
            if not s.answers or ag.kind_of(s.agenda[-1]) in (ag.ASK_DRAW, ag.ASK_CLERGY):
                continue
            kind = ag.kind_of(s.agenda[-1])
            if kind == ag.ASK_TURN or chance.random() < 0.15:
                positions += 1
                withheld += judge(s)
                if kind in (ag.ASK_TURN, ag.ASK_LOT, ag.ASK_SITE):
                    positions += 1
                    withheld += judge(disturbed(s, chance))
    assert withheld > POSITIONS // 10  # the search had something to prove


@pytest.mark.rule("G-03", "PORT-09", "PORT-12", "G-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_card_covers_is_carried_out_and_foreseen(players: int) -> None:
    t, chance = rewarding(), Random(players)
    in_the_way = positions = 0
    seed = 2000 * players
    while positions < POSITIONS // 2:
        seed += 1
        s = engine.start(t, deal.draw(t, players, seed))
        while s.answers:
            kind, owed = ag.kind_of(s.agenda[-1]), debts.debt(s)
            sells = owed != debts.NO_DEBT and ag.kind_of(owed) == ag.SELL_OR_TRADE
            if (kind == ag.ASK_TURN and chance.random() < 0.4) or sells:
                edge = last_chances(s, chance)
                positions += 1
                if kind == ag.ASK_TURN or completes(edge.clone(), ag.seat_of(s.agenda[-1]), set()):
                    judge(edge)
                    plays = [a for a in ask.unforbidden(edge) if t.actions.verb[a] == act.PORTFOLIO]
                    reasons = [engine.why_not(edge, play) for play in plays]
                    in_the_way += reasons.count(r.REWARD_IN_THE_WAY)
            engine.apply(s, chance.choice(s.answers))
    assert in_the_way  # the search had something to prove


@pytest.mark.rule("G-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_legal_answer_is_missing_among_the_candidates(players: int) -> None:
    for s in questions(players, seed=77 + players):
        allowed = [a for a in range(s.t.actions.size) if not engine.why_not(s, a)]
        assert allowed == sorted(s.answers)
