"""No dead ends (G-03): an answer is offered only if what must follow can still be completed.

What must follow is called a debt: a Sell or Trade after a card went into the portfolio, a noble
action after a visit, the land price after a plot, the staff after a site. Debts that are surely
covered are seen at once; the rest is found out by running the real rules on a copy, depth first.
"""

from typing import Final

from lisboa.rules import actions as act
from lisboa.rules import agenda as ag
from lisboa.rules import (
    influence,
    officials,
    openings,
    selling,
    sponsoring,
    trading,
    visits,
)
from lisboa.rules import reasons as r
from lisboa.rules import words as w
from lisboa.rules.prospects import (
    NO_DEBT,
    cheapest_rubble,
    cube_forbids,
    debt,
    deed_forbids,
    finishes,
    lot_possible,
    site_possible,
    site_reason,
    tile_may_staff,
)
from lisboa.rules.state import State
from lisboa.rules.tables import Effects

UNKNOWN: Final = -1


class Outlook:
    """What lies ahead of one question; what its answers have in common is found out once."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.asked: int = s.agenda[-1]
        self.kind: int = ag.kind_of(self.asked)
        self.seat: int = ag.seat_of(self.asked)
        self._clear: int = UNKNOWN
        self._trades: int = UNKNOWN
        self._visit: list[int] = [UNKNOWN] * w.NOBLES
        self._rubble: list[int] = []

    def forbids(self, action: int) -> int:
        """Why an otherwise allowed answer would lead into a dead end, or 0."""
        s, seat, kind, c = self.s, self.seat, self.kind, self.s.t.actions
        verb, thing = c.verb[action], c.thing[action]
        p = s.players[seat]
        if kind == ag.ASK_TURN:
            return self._turn_forbids(verb, thing, action)
        if kind == ag.ASK_LOT:
            if not self._rubble:
                self._rubble = cheapest_rubble(s, p)
            possible = lot_possible(s, seat, thing, self._rubble, p.reais, p.influence)
            return r.ALLOWED if possible else r.LAND_TOO_DEAR
        if kind == ag.ASK_SITE:
            possible = site_possible(s, seat, thing, p.reais, p.influence)
            return r.ALLOWED if possible else site_reason(s, seat, [thing])
        if kind == ag.ASK_FOLLOW and verb == act.DO and thing in (w.STORE, w.OPEN):
            return _payable_deed_forbids(s, seat, ag.a_of(self.asked), thing, following=1)
        given = ag.a_of(self.asked)
        if kind == ag.ASK_ACCEPT and verb == act.ACCEPT and given == w.GIVE_NOBLE_ACTION:
            return deed_forbids(s, seat, ag.b_of(self.asked), p.reais, p.influence)
        if self._is_clear():
            return r.ALLOWED
        if kind == ag.ASK_CUBE:
            return cube_forbids(s, self.asked, action)
        return r.ALLOWED if finishes(s, action) else r.CANNOT_FINISH

    def _is_clear(self) -> bool:
        """Whether nothing is owed, or all of it is covered whatever is answered now."""
        if self._clear == UNKNOWN:
            owed = debt(self.s)
            self._clear = int(owed == NO_DEBT or _assured(self.s, self.asked, owed))
        return self._clear == 1

    def _turn_forbids(self, verb: int, card: int, action: int) -> int:
        """The one card of the turn."""
        s, seat = self.s, self.seat
        if verb == act.GOLD:
            return r.ALLOWED  # G-01
        if verb == act.PORTFOLIO:
            if self._trades == UNKNOWN:
                self._trades = int(_trades_anyway(s, seat))
            lost = _goods_lost(s.t.card_penalty[card])
            if (self._trades and not lost) or finishes(s, action):
                return r.ALLOWED
            left = sum(s.players[seat].goods) - lost
            return r.NOTHING_TO_DO if left > 0 else r.NO_GOOD_LEFT
        kind = s.t.card_kind[card]
        if kind == w.TREASURY:
            return _event_forbids(s, seat, card)
        if self._visit[kind] == UNKNOWN:
            self._visit[kind] = _visit_forbids(s, seat, kind, action)
        return self._visit[kind]


# ---- what surely can be paid, whatever is answered now ----


def _assured(s: State, asked: int, owed: int) -> bool:
    kind, seat = ag.kind_of(owed), ag.seat_of(owed)
    p = s.players[seat]
    if ag.kind_of(asked) in (ag.ASK_PAYMENT, ag.ASK_VISIT_REAIS):
        return False  # these answers spend the means themselves
    if kind == ag.SELL_OR_TRADE:
        return ag.kind_of(asked) != ag.ASK_LOSE_GOOD and _surely_trades(s, seat)
    means = influence.means(s, p)
    dearest = _highest_value(s, owed)
    if kind == ag.PAY_LAND:
        # Benefits might go with a discarded card, so they are not counted on.
        return means >= dearest + _all_cubes(s, ag.a_of(owed))
    if kind == ag.ASK_USE_PLAN:
        return _surely_staffed(s, seat, ag.a_of(owed), means, dearest)
    deed = ag.a_of(owed) if kind == ag.NOBLE_ACTION else ag.b_of(owed)
    if deed == w.STORE:
        return ag.kind_of(asked) in (ag.ASK_FREE_ACTION, ag.ASK_OFFICE, ag.ASK_PLAN)
    return any(
        not openings.site_forbids(s, site) and _surely_staffed(s, seat, site, means, dearest)
        for site in range(s.t.sites)
    )


# What may still move the treasury marker: rewards, the Cardinal and ships.
_MAY_MOVE_TREASURY: Final = (
    ag.REWARD,
    ag.MUST,
    ag.ASK_ACCEPT,
    ag.ASK_FREE_ACTION,
    ag.STATE_ACTION,
    ag.ASK_STEPS,
    ag.CHURCH_ICONS,
    ag.ASK_BERTH,
    ag.ASK_SHIP_GOODS,
    ag.LAUNCH,
)


def _highest_value(s: State, owed: int) -> int:
    """The treasury value if everything before the debt moves the marker up."""
    steps = 0
    for todo in reversed(s.agenda):
        if todo == owed:
            break
        steps += ag.kind_of(todo) in _MAY_MOVE_TREASURY
    steps *= s.t.treasury_steps
    return s.t.treasury_reais[min(s.treasury + steps, s.t.treasury_top)]


def _all_cubes(s: State, plot: int) -> int:
    row, column = s.t.plot_row[plot] * w.COLOURS, s.t.plot_column[plot] * w.COLOURS
    return sum(
        (s.row_cubes[row + colour] + s.column_cubes[column + colour]) * s.t.cube_price[colour]
        for colour in range(w.COLOURS)
    )


def _surely_staffed(s: State, seat: int, site: int, means: int, each: int) -> bool:
    own = officials.serving(s, seat)
    return any(
        openings.fits(s, site, s.t.plan_architect[plan])
        and max(0, s.t.plan_officials[plan] - own) * each <= means
        for plan in s.players[seat].plans
    )


def _trades_anyway(s: State, seat: int) -> bool:
    """Whether one can trade after any card, all rewards declined.

    Production and ships are left out: a reward that happens by itself may fill the warehouse, and
    the card itself the portfolio.
    """
    return any(
        not trading.offer_forbids(s, seat, good, deed)
        for deed in (w.PLAN, w.FAVOUR, w.RECRUIT, w.CARDINAL)
        for good in range(w.GOODS)
        if s.players[seat].goods[good]
    ) or _surely_trades(s, seat)


def _surely_trades(s: State, seat: int) -> bool:
    """A good to spare for an action that no reward on the way can make impossible."""
    p = s.players[seat]
    if p.goods[w.GOLD] or p.goods[w.TOOLS]:
        left = sum(len(s.t.plan_stack[a]) - s.plan_next[a] for a in range(w.ARCHITECTS))
        if left > 1:
            return True
    if (p.goods[w.GOLD] or p.goods[w.CLOTH]) and sum(p.favours) < w.NOBLES - 1:
        return True
    return any(p.goods) and any(
        s.berth[ship] // s.t.berths != seat for ship in selling.open_ships(s)
    )


# ---- visits and events ----


def _visit_forbids(s: State, seat: int, noble: int, action: int) -> int:
    if noble == w.MINISTER:
        return r.ALLOWED  # no free action takes a decree away
    reason = _payable_deed_forbids(s, seat, noble, w.STORE + noble, following=0)
    if reason and noble == w.KING and tile_may_staff(s, seat):
        # The free action comes first: a clergy tile may make the opening possible.
        return r.ALLOWED if finishes(s, action) else reason
    return reason


def _goods_lost(penalty: Effects) -> int:
    return sum(n for word, _, n in penalty if word == w.GIVE_GOOD)


def _event_forbids(s: State, seat: int, card: int) -> int:
    word, deed, _ = s.t.card_event[card][0]
    if word != w.GIVE_NOBLE_ACTION or deed == w.DECREE:
        return r.ALLOWED
    p = s.players[seat]
    price = sponsoring.price(s, p)
    reason = r.EVENT_TOO_DEAR
    for n in range(min(price, s.t.worth[p.influence]) + 1):
        if price - n <= p.reais:
            rest = s.t.influence_after[p.influence][n]
            reason = deed_forbids(s, seat, deed, p.reais - price + n, rest)
            if not reason:
                return r.ALLOWED
    return r.NO_LAND_FOR_EVENT if reason == r.NO_LAND_AFFORDABLE else reason


def _payable_deed_forbids(s: State, seat: int, noble: int, deed: int, following: int) -> int:
    """The noble action after any way of paying the visit."""
    p = s.players[seat]
    cost = visits.cost(s, seat, noble, following)
    discount = p.benefit[w.DISCOUNT]
    first, last = 0, 0
    if visits.in_reais(s, p):
        first, last = min(cost, discount), min(cost, discount + p.reais)
    reason = r.VISIT_TOO_DEAR
    for n in range(first, last + 1):
        if cost - n <= p.influence + p.wigs:
            coins, rest = max(0, n - discount), max(0, p.influence - cost + n)
            reason = deed_forbids(s, seat, deed, p.reais - coins, rest)
            if not reason:
                return r.ALLOWED
    return reason
