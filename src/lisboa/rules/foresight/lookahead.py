"""No dead ends (G-03): an answer is offered only if what must follow can still be completed.

What must follow is called a debt (foresight.debts). Debts that are surely covered and surely
hopeless ones are seen at once; the rest is found out by running the real rules on a copy, depth
first (foresight.finishing).
"""

from lisboa.rules import influence, sponsoring, visits
from lisboa.rules.foresight.debts import (
    NO_DEBT,
    assured,
    debt,
    done_by,
    may_bring_goods,
    rival_ship,
    surely_trades,
)
from lisboa.rules.foresight.finishing import (
    deed_forbids,
    finishes,
    finishes_declining,
    lot_possible,
    site_possible,
)
from lisboa.rules.foresight.land import UNKNOWN, Rubble, cube_forbids
from lisboa.rules.foresight.staff import site_reason, tile_may_staff
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.state import State
from lisboa.rules.machinery.tables import Effects
from lisboa.rules.machinery.work import WORK


def completable(s: State, answers: list[int]) -> list[int]:
    """The same list, without the answers after which what must follow cannot be completed."""
    if _nothing_at_stake(s):
        return answers
    before = WORK.positions
    outlook = Outlook(s)
    for place in range(len(answers) - 1, -1, -1):
        if outlook.forbids(answers[place]):
            answers.pop(place)
    WORK.largest = max(WORK.largest, WORK.positions - before)
    return answers


def dead_end(s: State, action: int) -> int:
    """Why an otherwise allowed answer would lead into a dead end, or 0."""
    if _nothing_at_stake(s):
        return r.ALLOWED
    reason = Outlook(s).forbids(action)
    no_action = reason in (r.NOTHING_TO_DO, r.NO_GOOD_LEFT)  # after a card in the portfolio
    return r.REWARD_IN_THE_WAY if no_action and finishes_declining(s, action) else reason


def _nothing_at_stake(s: State) -> bool:
    """Whether nothing is owed, or all of it is covered whatever is answered now."""
    asked = s.agenda[-1]
    kind = ag.kind_of(asked)
    if kind in (ag.ASK_TURN, ag.ASK_LOT, ag.ASK_SITE, ag.ASK_FOLLOW):
        return False
    if kind == ag.ASK_ACCEPT and ag.a_of(asked) == w.GIVE_NOBLE:
        return False
    return _covered(s, asked)


def _covered(s: State, asked: int) -> bool:
    owed = debt(s)
    if owed == NO_DEBT or assured(s, asked, owed):
        return True
    # A store was possible when the visit was allowed; officials and plans do not change that.
    is_store = ag.kind_of(owed) == ag.NOBLE_ACTION and ag.a_of(owed) == w.STORE
    return is_store and ag.kind_of(asked) in (ag.ASK_FREE_ACTION, ag.ASK_OFFICE, ag.ASK_PLAN)


class Outlook:
    """What lies ahead of one question; what its answers have in common is found out once."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.asked: int = s.agenda[-1]
        self.kind: int = ag.kind_of(self.asked)
        self.seat: int = ag.seat_of(self.asked)
        self._settled: int = UNKNOWN
        self._trades: int = UNKNOWN
        self._visit: list[int] = [UNKNOWN] * w.NOBLES
        self._rubble: Rubble | None = None
        self._payable: list[int] = []

    def forbids(self, action: int) -> int:
        s, seat, kind, c = self.s, self.seat, self.kind, self.s.t.actions
        verb, thing = c.verb[action], c.thing[action]
        p = s.players[seat]
        if kind == ag.ASK_TURN:
            return self._turn_forbids(verb, thing, action)
        if kind == ag.ASK_LOT:
            return r.ALLOWED if self._is_payable(thing) else r.LAND_TOO_DEAR
        if kind == ag.ASK_SITE:
            possible = site_possible(s, seat, thing, p.reais, p.influence)
            return r.ALLOWED if possible else site_reason(s, seat, [thing])
        if kind == ag.ASK_FOLLOW and verb == act.DO and thing in (w.STORE, w.OPEN):
            return _payable_deed_forbids(s, seat, ag.a_of(self.asked), thing, following=1)
        given = ag.a_of(self.asked)
        if kind == ag.ASK_ACCEPT and verb == act.ACCEPT and given == w.GIVE_NOBLE:
            return deed_forbids(s, seat, ag.b_of(self.asked), p.reais, p.influence)
        if kind in (ag.ASK_FOLLOW, ag.ASK_ACCEPT) and self._is_covered():
            return r.ALLOWED
        if kind == ag.ASK_CUBE:
            return cube_forbids(s, self.asked, action)
        return r.ALLOWED if finishes(s, action) else r.CANNOT_FINISH

    def _is_payable(self, lot: int) -> bool:
        """The plot of a lot; which store stands there makes no difference."""
        s, p = self.s, self.s.players[self.seat]
        if self._rubble is None:
            self._rubble = Rubble(s, p)
            self._payable = [UNKNOWN] * s.t.plots
        plot = s.t.lot_plot[lot]
        if self._payable[plot] == UNKNOWN:
            possible = lot_possible(s, self.seat, lot, self._rubble, p.reais, p.influence)
            self._payable[plot] = int(possible)
        return self._payable[plot] == 1

    def _is_covered(self) -> bool:
        if self._settled == UNKNOWN:
            self._settled = int(_covered(self.s, self.asked))
        return self._settled == 1

    def _turn_forbids(self, verb: int, card: int, action: int) -> int:
        """The one card of the turn."""
        s, seat = self.s, self.seat
        if verb == act.GOLD:
            return r.ALLOWED  # G-01
        if verb == act.PORTFOLIO:
            return self._portfolio_forbids(card, action)
        kind = s.t.card_kind[card]
        if kind == w.TREASURY:
            return _event_forbids(s, seat, card)
        if self._visit[kind] == UNKNOWN:
            self._visit[kind] = _visit_forbids(s, seat, kind, action)
        return self._visit[kind]

    def _portfolio_forbids(self, card: int, action: int) -> int:
        """A Sell or Trade must follow (PORT-11)."""
        s, seat, reward = self.s, self.seat, self.s.t.card_reward[card]
        goods, lost = s.players[seat].crates(), _goods(s.t.card_penalty[card])
        left = goods - lost
        if left <= 0 and not may_bring_goods(s, seat, reward):
            return r.NO_GOOD_LEFT
        if left > 0 and self._trades_after(reward):  # one need not lose the good that is traded
            return r.ALLOWED
        # An empty warehouse has room for what the card gives.
        if not goods and not lost and _goods(reward) and rival_ship(s, seat):
            return r.ALLOWED
        if finishes(s, action):
            return r.ALLOWED
        return r.NOTHING_TO_DO if left > 0 else r.NO_GOOD_LEFT

    def _trades_after(self, reward: Effects) -> bool:
        """Whether one can surely trade after a card with this reward."""
        done = done_by(reward)
        if done:
            return surely_trades(self.s, self.seat, done)
        if self._trades == UNKNOWN:
            self._trades = int(surely_trades(self.s, self.seat, done))
        return self._trades == 1


# ---- visits and events ----


def _visit_forbids(s: State, seat: int, noble: int, action: int) -> int:
    if noble == w.MINISTER:
        return r.ALLOWED  # no free action takes a decree away
    reason = _payable_deed_forbids(s, seat, noble, w.STORE + noble, following=0)
    if reason and noble == w.KING and tile_may_staff(s, seat):
        # The free action comes first: a clergy tile may make the opening possible.
        return r.ALLOWED if finishes(s, action) else reason
    return reason


def _goods(effects: Effects) -> int:
    """How many goods a reward gives or a penalty takes."""
    return sum(n for word, _, n in effects if word == w.GIVE_GOOD)


def _event_forbids(s: State, seat: int, card: int) -> int:
    word, deed, _ = s.t.card_event[card][0]
    if word != w.GIVE_NOBLE or deed == w.DECREE:
        return r.ALLOWED
    p = s.players[seat]
    price = sponsoring.price(s, p)
    reason = r.EVENT_TOO_DEAR
    least, most = influence.shares(s, p, price)
    for n in range(least, most + 1):
        reais, left = influence.left_after(s, p, price, n)
        reason = deed_forbids(s, seat, deed, reais, left)
        if not reason:
            return r.ALLOWED
    return r.NO_LAND_FOR_EVENT if reason == r.NO_LAND_AFFORDABLE else reason


def _payable_deed_forbids(s: State, seat: int, noble: int, deed: int, following: int) -> int:
    """The noble action after any way of paying the visit."""
    p = s.players[seat]
    cost = visits.cost(s, seat, noble, following)
    least, most = visits.reais_to_pay(s, p, cost)
    reason = r.VISIT_TOO_DEAR
    for n in range(least, most + 1):
        reais, left = visits.left_after(p, cost, n)
        reason = deed_forbids(s, seat, deed, reais, left)
        if not reason:
            return r.ALLOWED
    return reason
