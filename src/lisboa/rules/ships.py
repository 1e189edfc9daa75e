"""Chapter 10, SHIP: building a ship."""

from typing import Final

from lisboa.rules import influence, portfolio, task_cards, treasury, warehouse
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import (
    ASK_BERTH,
    ASK_SHIP_GOODS,
    LAUNCH,
    a_of,
    b_of,
    seat_of,
    task,
)
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import Player, State, changed

GOODS_FREE = 2  # the last ability of the middle houses


def top(s: State) -> int:
    """The ship that can be built (SHIP-01), or NONE."""
    return s.shipyard[s.shipyard_next] if s.shipyard_next < len(s.shipyard) else w.NONE


def cost(s: State, p: Player, hull: int) -> int:
    """Goods to pay for a hull, or for the difference of two (SHIP-02/03/05, G-60)."""
    ability = s.t.ability[w.MIDDLE][p.houses[w.MIDDLE]]
    if ability == GOODS_FREE:
        return 0  # HOUSE-09
    return max(0, hull - ability - p.benefit[w.SHIP_GOODS_DISCOUNT])  # HOUSE-07


def affordable(s: State, p: Player, hull: int) -> bool:
    """The goods paid are all of different types (G-54)."""
    return sum(n > 0 for n in p.goods) >= cost(s, p, hull)


def forbids(s: State, seat: int) -> int:
    """Some way to place the ship and to pay for it must exist."""
    if top(s) == w.NONE:
        return r.SHIPYARD_EMPTY  # G-53
    asked, reason = task(ASK_BERTH, seat), r.PORTFOLIO_FULL
    for action in _BERTH.candidates(s, asked):
        reason = _BERTH.forbids(s, asked, action)
        if not reason:
            return r.ALLOWED
    return r.SHIP_TOO_DEAR if not affordable(s, s.players[seat], s.t.hull[top(s)]) else reason


def build(s: State, seat: int) -> None:
    # What is paid depends on the slot, so the slot is asked for first (SHIP-02/03/06).
    s.then(task(ASK_BERTH, seat))


# ---- into which slot? ----


class BerthQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        p, c = s.players[seat_of(asked)], s.t.actions
        out = [c.base[act.ADD]]
        for card in p.upper:
            if card != w.NONE and s.t.hull[card]:
                out.append(c.base[act.REPLACE] + card - s.t.political)
        for row in (p.upper, p.lower):
            for card in row:
                if card != w.NONE:
                    out.append(c.base[act.DISCARD] + card)
        return out

    def forbids(self, s: State, asked: int, action: int) -> int:
        p, c = s.players[seat_of(asked)], s.t.actions
        verb, hull = c.verb[action], s.t.hull[top(s)]
        if verb == act.REPLACE:
            old = s.t.political + c.thing[action]
            if old not in p.upper:
                return r.NOT_OWN_SHIP
            return r.ALLOWED if affordable(s, p, hull - s.t.hull[old]) else r.SHIP_TOO_DEAR
        if verb == act.ADD:
            reason = portfolio.add_forbids(s, p, p.upper)
        else:
            reason = _discard_forbids(s, p, c.thing[action])
        if reason:
            return reason
        return r.ALLOWED if affordable(s, p, hull) else r.SHIP_TOO_DEAR

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, c = seat_of(asked), s.t.actions
        verb, card, hull = c.verb[action], c.thing[action], s.t.hull[top(s)]
        if verb == act.REPLACE:
            card += s.t.political
            hull -= s.t.hull[card]
        goods = cost(s, s.players[seat], hull)
        if goods:
            s.then(task(ASK_SHIP_GOODS, seat, goods), task(LAUNCH, seat, verb, card))
        else:
            s.then(task(LAUNCH, seat, verb, card))


_BERTH: Final = BerthQuestion()


def _discard_forbids(s: State, p: Player, card: int) -> int:
    """Like any card, but reusing the slot of an own ship is a replacement (G-56, G-146)."""
    if card in p.upper and s.t.hull[card]:
        if portfolio.size(p) < portfolio.limit(s, p):
            return r.SLOT_REUSED
        return r.ALLOWED if w.NONE in p.upper else r.SLOT_REUSED
    return portfolio.discard_forbids(s, p, p.upper, card)


# ---- which goods are paid? Always in the same order, so that a set is reached one way (G-152) ----


class GoodsQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        goods, base = s.players[seat_of(asked)].goods, s.t.actions.base[act.PAY_GOOD]
        return [base + good for good in range(b_of(asked), w.GOODS) if goods[good]]

    def forbids(self, s: State, asked: int, action: int) -> int:
        goods, good = s.players[seat_of(asked)].goods, s.t.actions.thing[action]
        if good < b_of(asked):
            return r.FIXED_ORDER
        if not goods[good]:
            return r.NO_GOOD_TO_PAY
        if sum(n > 0 for n in goods[good + 1 :]) < a_of(asked) - 1:
            return r.TOO_FEW_LEFT
        return r.ALLOWED

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, good, left = seat_of(asked), s.t.actions.thing[action], a_of(asked) - 1
        warehouse.pay(s, seat, good)  # SHIP-04
        if left:
            s.then(task(ASK_SHIP_GOODS, seat, left, good + 1))


def launch(s: State, todo: int) -> None:
    seat, verb, card = seat_of(todo), a_of(todo), b_of(todo)
    ship = top(s)
    s.shipyard_next += 1
    if verb == act.REPLACE:
        _replace(s, seat, card, ship)
    else:
        slot = w.NONE
        if verb == act.DISCARD:
            if s.t.hull[card]:
                slot = s.players[seat].upper.index(w.NONE)  # another slot than its own (G-146)
            portfolio.remove(s, seat, card)
        portfolio.insert(s, seat, ship, slot)
        s.tell(e.SHIP_BUILT, seat, ship, w.NONE)
    treasury.move(s, seat, 1)  # SHIP-07
    influence.gain_by_portfolio(s, seat)  # SHIP-08/10
    task_cards.did(s, seat, w.SHIP)


def _replace(s: State, seat: int, old: int, ship: int) -> None:
    """The cargo stays where it is, at sea or not (SHIP-09, G-57..59)."""
    p = s.players[seat]
    slot = p.upper.index(old)
    p.upper = changed(p.upper, slot, ship)
    s.berth = changed(s.berth, ship - s.t.political, s.berth[old - s.t.political])
    s.berth = changed(s.berth, old - s.t.political, w.NONE)
    s.discards = [*s.discards, old]
    s.tell(e.SHIP_BUILT, seat, ship, old)
