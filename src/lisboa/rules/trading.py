"""Chapter 9: action 2, trading with the nobles."""

from lisboa.rules import deeds, warehouse
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import ASK_OFFER, STATE_ACTION, TRADE_NEXT, a_of, seat_of, task
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import Player, State, changed

GOODS_PER_TRADE = 2  # TRADE-01


def trade_next(s: State, todo: int) -> None:
    """Ask for another trade while one is allowed and possible (TRADE-07, G-69)."""
    seat, traded = seat_of(todo), a_of(todo)
    allowed = GOODS_PER_TRADE + s.players[seat].benefit[w.TRADE_EXTRA]  # G-134
    if traded < allowed and (not traded or possible(s, seat)):
        s.then(task(ASK_OFFER, seat, traded))


def possible(s: State, seat: int) -> bool:
    return any(offerable(s, seat, deed) for deed in range(w.STATE_ACTIONS))


def offerable(s: State, seat: int, deed: int) -> bool:
    """Whether any good can be traded for this state action."""
    if s.covered[deed] != w.NONE:
        return False
    for good in range(w.GOODS):
        reason = offer_forbids(s, seat, good, deed)
        if not reason:
            return True
        if deed not in (w.SHIP, w.PRODUCE) and reason not in (r.NO_GOOD_TO_OFFER, r.NOT_ACCEPTED):
            return False  # for the others it makes no difference which good was spent
    return False


class OfferQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        c, p = s.t.actions, s.players[seat_of(asked)]
        base, width = c.base[act.OFFER], c.width[act.OFFER]
        out: list[int] = []
        for good in range(w.GOODS):
            if p.goods[good]:
                for deed in range(w.STATE_ACTIONS):
                    if not _noble_refuses(s, p, good, deed):
                        out.append(base + good * width + deed)
        out.append(c.base[act.STOP])
        return out

    def forbids(self, s: State, asked: int, action: int) -> int:
        c = s.t.actions
        if c.verb[action] == act.STOP:
            return r.ALLOWED if a_of(asked) else r.MUST_TRADE_ONE
        return offer_forbids(s, seat_of(asked), c.thing[action], c.other[action])

    def answer(self, s: State, asked: int, action: int) -> None:
        c, seat = s.t.actions, seat_of(asked)
        if c.verb[action] == act.STOP:
            return
        good, deed = c.thing[action], c.other[action]
        warehouse.pay(s, seat, good)
        s.covered = changed(s.covered, deed, good)  # TRADE-08
        s.tell(e.GOOD_TRADED, seat, good, deed)
        s.then(task(STATE_ACTION, seat, deed), task(TRADE_NEXT, seat, a_of(asked) + 1))


def _noble_refuses(s: State, p: Player, good: int, deed: int) -> int:
    if s.covered[deed] != w.NONE:
        return r.ACTION_COVERED  # TRADE-02/06
    if not s.t.accepts[deeds.noble_of(deed)] >> good & 1 and not p.benefit[w.TRADE_ANY]:
        return r.NOT_ACCEPTED  # TRADE-03/04
    return r.ALLOWED


def offer_forbids(s: State, seat: int, good: int, deed: int) -> int:
    p = s.players[seat]
    if not p.goods[good]:
        return r.NO_GOOD_TO_OFFER
    reason = _noble_refuses(s, p, good, deed)
    if reason:
        return reason
    if deed not in (w.PRODUCE, w.SHIP):
        return deeds.forbids(s, seat, deed)  # G-70
    # The good is spent before the action begins: it may free the room that production needs, and
    # can no longer pay for a ship (TRADE-09).
    p.goods[good] -= 1
    reason = deeds.forbids(s, seat, deed)
    p.goods[good] += 1
    return reason
