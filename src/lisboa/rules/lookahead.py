"""No dead ends (G-03): an answer is offered only if what must follow can still be completed.

What must follow is called a debt: a Sell or Trade after a card went into the portfolio, a noble
action after a visit, the land price after a plot, the staff after a site. Debts that are surely
covered are seen at once; the rest is found out by running the real rules on a copy, depth first.
"""

from typing import Final

from lisboa.rules import actions as act
from lisboa.rules import agenda as ag
from lisboa.rules import (
    church,
    influence,
    officials,
    openings,
    plans,
    selling,
    sponsoring,
    stores,
    treasury,
    visits,
)
from lisboa.rules import questions as ask
from lisboa.rules import reasons as r
from lisboa.rules import words as w
from lisboa.rules.state import Player, State
from lisboa.rules.tables import Effects

NO_DEBT: Final = 0
UNKNOWN: Final = -1


def debt(s: State) -> int:
    """The next task below the question that might turn out to be impossible, or NO_DEBT."""
    agenda = s.agenda
    for place in range(len(agenda) - 2, -1, -1):
        todo = agenda[place]
        kind = ag.kind_of(todo)
        if kind in (ag.SELL_OR_TRADE, ag.PAY_LAND, ag.ASK_USE_PLAN):
            return todo
        if kind == ag.NOBLE_ACTION and ag.a_of(todo) != w.DECREE:
            return todo
        if kind == ag.MUST and ag.a_of(todo) == w.GIVE_NOBLE_ACTION and ag.b_of(todo) != w.DECREE:
            return todo
        if kind in (ag.FOLLOW, ag.DRAW_CARD):  # debts are paid within an action
            return NO_DEBT
    return NO_DEBT


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

    def forbids(self, action: int) -> int:
        """Why an otherwise allowed answer would lead into a dead end, or 0."""
        s, seat, kind, c = self.s, self.seat, self.kind, self.s.t.actions
        verb, thing = c.verb[action], c.thing[action]
        p = s.players[seat]
        if kind == ag.ASK_TURN:
            return self._turn_forbids(verb, thing, action)
        if kind == ag.ASK_LOT:
            possible = lot_possible(s, seat, thing, p.reais, p.influence)
            return r.ALLOWED if possible else r.LAND_TOO_DEAR
        if kind == ag.ASK_SITE:
            possible = site_possible(s, seat, thing, p.reais, p.influence)
            return r.ALLOWED if possible else _site_reason(s, seat, [thing])
        if kind == ag.ASK_FOLLOW and verb == act.DO and thing in (w.STORE, w.OPEN):
            return _payable_deed_forbids(s, seat, ag.a_of(self.asked), thing, following=1)
        given = ag.a_of(self.asked)
        if kind == ag.ASK_ACCEPT and verb == act.ACCEPT and given == w.GIVE_NOBLE_ACTION:
            return _deed_forbids(s, seat, ag.b_of(self.asked), p.reais, p.influence)
        if self._is_clear():
            return r.ALLOWED
        if kind == ag.ASK_CUBE:
            return _cube_forbids(s, self.asked, action)
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
                self._trades = int(_surely_trades(s, seat))
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


# ---- the real rules on a copy ----


def finishes(s: State, action: int) -> bool:
    """Whether everything owed can be completed after this answer."""
    copy = s.clone()
    ask.answer(copy, action)
    ask.advance(copy)
    return finishable(copy)


def finishable(s: State) -> bool:
    """Depth first through the answers of a scratch copy, until nothing is owed any more."""
    if not s.agenda:
        return True
    asked = s.agenda[-1]
    kind, seat = ag.kind_of(asked), ag.seat_of(asked)
    p = s.players[seat]
    if kind == ag.ASK_LOT:
        return store_possible(s, seat, p.reais, p.influence)
    if kind == ag.ASK_SITE:
        return open_possible(s, seat, p.reais, p.influence)
    answers = ask.unforbidden(s)
    if kind == ag.ASK_CUBE:
        return any(not _cube_forbids(s, asked, action) for action in answers)
    if not answers or debt(s) == NO_DEBT:
        return bool(answers)
    return any(finishes(s, action) for action in answers)


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
        s.berth[ship] // s.t.upper_slots != seat for ship in selling.open_ships(s)
    )


# ---- visits and events ----


def _visit_forbids(s: State, seat: int, noble: int, action: int) -> int:
    if noble == w.MINISTER:
        return r.ALLOWED  # no free action takes a decree away
    reason = _payable_deed_forbids(s, seat, noble, w.STORE + noble, following=0)
    if reason and noble == w.KING and _tile_may_staff(s, seat):
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
            reason = _deed_forbids(s, seat, deed, p.reais - price + n, rest)
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
            reason = _deed_forbids(s, seat, deed, p.reais - coins, rest)
            if not reason:
                return r.ALLOWED
    return reason


def _deed_forbids(s: State, seat: int, deed: int, reais: int, influence_left: int) -> int:
    """A noble action with these means."""
    if deed == w.STORE:
        possible = store_possible(s, seat, reais, influence_left)
        return r.ALLOWED if possible else r.NO_LAND_AFFORDABLE
    if deed == w.OPEN:
        possible = open_possible(s, seat, reais, influence_left)
        return r.ALLOWED if possible else _site_reason(s, seat, list(range(s.t.sites)))
    return r.ALLOWED


# ---- stores: is there a plot that can be paid? ----


def store_possible(s: State, seat: int, reais: int, influence_left: int) -> bool:
    p = s.players[seat]
    short: list[tuple[int, int]] = []
    for lot in range(s.t.lots):
        if not stores.site_forbids(s, p, lot):
            missing = _lot_shortfall(s, p, lot, reais, influence_left)
            if missing <= 0:
                return True
            short.append((lot, missing))
    return any(
        _lot_finishes(s, seat, lot, missing, reais, influence_left) for lot, missing in short
    )


def lot_possible(s: State, seat: int, lot: int, reais: int, influence_left: int) -> bool:
    missing = _lot_shortfall(s, s.players[seat], lot, reais, influence_left)
    return missing <= 0 or _lot_finishes(s, seat, lot, missing, reais, influence_left)


def _lot_shortfall(s: State, p: Player, lot: int, reais: int, influence_left: int) -> int:
    """The réis missing when the dearest cube is taken and every reward declined that can be."""
    plot = s.t.lot_plot[lot]
    place = s.treasury
    for word, _, n in s.t.plot_reward[plot]:
        if word == w.GIVE_REAIS:
            reais += n
        elif word == w.GIVE_INFLUENCE:
            influence_left = min(influence_left + n, s.t.influence_max)
        elif word == w.MOVE_TREASURY:
            place = min(max(place + n, 0), s.t.treasury_top)
    price = s.t.treasury_reais[place] + cheapest_rubble(s, p, plot) - stores.discounts(p)
    return price - reais - s.t.worth[influence_left]


def cheapest_rubble(s: State, p: Player, plot: int) -> int:
    """The cubes of row and column after the one that saves most is taken."""
    row, column = s.t.plot_row[plot] * w.COLOURS, s.t.plot_column[plot] * w.COLOURS
    saved = 0
    for colour in range(w.COLOURS):
        if s.row_cubes[row + colour] or s.column_cubes[column + colour]:
            saved = max(saved, _cube_saves(s, p, colour))
    return stores.rubble_price(s, p, plot) - saved


def _cube_saves(s: State, p: Player, colour: int) -> int:
    return 0 if p.benefit[w.RUBBLE_WAIVER + colour] else s.t.cube_price[colour]


def _lot_finishes(
    s: State, seat: int, lot: int, missing: int, reais: int, influence_left: int
) -> bool:
    """Whether a reward that may be accepted makes up for what is missing."""
    plot = s.t.lot_plot[lot]
    for word, what, _ in s.t.plot_reward[plot]:
        steps = _cardinal_steps(word, what)
        if (steps and _best_tile_for_land(s, seat, plot, steps) >= missing) or (
            word == w.GIVE_STATE_ACTION and what == w.SHIP
        ):
            asked = ag.task(ag.ASK_LOT, seat)
            return _scratch_finishes(s, asked, act.BUILD, lot, reais, influence_left)
    return False


def _cardinal_steps(word: int, what: int) -> int:
    """How far the Cardinal may move by this effect."""
    if word == w.GIVE_CARDINAL:
        return 1
    return church.MOST_STEPS if word == w.GIVE_STATE_ACTION and what == w.CARDINAL else 0


def _tiles_in_reach(s: State, seat: int, steps: int) -> list[int]:
    """The clergy tiles that the Cardinal may bring within so many steps."""
    if len(s.players[seat].clergy) >= s.t.clergy_spaces:
        return []
    gaps = [(s.cardinal + step) % s.t.gaps for step in range(1, steps + 1)]
    spaces = {s.t.tile_behind[gap] for gap in gaps} | {s.t.tile_ahead[gap] for gap in gaps}
    return [s.church[space] for space in spaces if s.church[space] != w.NONE]


def _best_tile_for_land(s: State, seat: int, plot: int, steps: int) -> int:
    """The most réis that a tile in reach can be worth when this plot is paid."""
    row, column = s.t.plot_row[plot] * w.COLOURS, s.t.plot_column[plot] * w.COLOURS
    best = 0
    for front in _tiles_in_reach(s, seat, steps):
        worth = _instant_means(s, front)
        for place, n in s.t.clergy_benefit[front]:
            if place in (w.DISCOUNT, w.LAND_DISCOUNT):
                worth += n
            elif place >= w.RUBBLE_WAIVER:
                colour = place - w.RUBBLE_WAIVER
                cubes = s.row_cubes[row + colour] + s.column_cubes[column + colour]
                worth += cubes * s.t.cube_price[colour]
        best = max(best, worth)
    return best


def _instant_means(s: State, front: int) -> int:
    return sum(
        n for word, _, n in s.t.clergy_instant[front] if word in (w.GIVE_REAIS, w.GIVE_INFLUENCE)
    )


def _scratch_finishes(
    s: State, asked: int, verb: int, thing: int, reais: int, influence_left: int
) -> bool:
    """Whether this choice of a plot or site can be completed with these means."""
    copy = s.clone()
    p = copy.players[ag.seat_of(asked)]
    p.reais, p.influence = reais, influence_left
    copy.agenda = [asked]
    ask.answer(copy, s.t.actions.of(verb, thing))
    ask.advance(copy)
    return finishable(copy)


def _cube_forbids(s: State, asked: int, action: int) -> int:
    """The price after this cube is taken (LAND-02)."""
    p, plot = s.players[ag.seat_of(asked)], ag.a_of(asked)
    rubble = stores.rubble_price(s, p, plot) - _cube_saves(s, p, s.t.actions.other[action])
    price = treasury.value(s) + rubble - stores.discounts(p)
    return r.ALLOWED if price <= influence.means(s, p) else r.LAND_TOO_DEAR


# ---- openings: is there a site, a plan and staff? ----


def open_possible(s: State, seat: int, reais: int, influence_left: int) -> bool:
    sites = [site for site in range(s.t.sites) if not openings.site_forbids(s, site)]
    return any(_site_affordable(s, seat, site, reais, influence_left) for site in sites) or any(
        _site_finishes(s, seat, site, reais, influence_left) for site in sites
    )


def site_possible(s: State, seat: int, site: int, reais: int, influence_left: int) -> bool:
    if _site_affordable(s, seat, site, reais, influence_left):
        return True
    return _site_finishes(s, seat, site, reais, influence_left)


class Help:
    """The most that rewards on the way to an opening may bring."""

    def __init__(self) -> None:
        self.officials = 0
        self.means = 0
        self.hire_discount = 0
        self.plans: list[int] = []

    def add_tile(self, s: State, fronts: list[int]) -> None:
        """One of these tiles, counted as if it had the best of each."""
        officials_fewer = means = hire_discount = 0
        for front in fronts:
            means = max(means, _instant_means(s, front))
            for place, n in s.t.clergy_benefit[front]:
                if place == w.STAFF_REDUCTION:
                    officials_fewer = max(officials_fewer, n)
                elif place == w.DISCOUNT:
                    means = max(means, n)
                elif place == w.HIRE_DISCOUNT:
                    hire_discount = max(hire_discount, n)
        self.officials += officials_fewer
        self.means += means
        self.hire_discount += hire_discount

    def add_reward(self, s: State, reward: Effects, tiles: list[int]) -> None:
        """What a site gives that may be accepted; `tiles` are those the Cardinal may bring."""
        for word, what, n in reward:
            if word == w.GIVE_OFFICIAL:
                self.officials += n
            elif word == w.GIVE_CARDINAL:
                self.add_tile(s, tiles)
            elif word == w.GIVE_STATE_ACTION:
                if what == w.RECRUIT:
                    self.officials += w.NOBLES
                elif what == w.PLAN:
                    tops = [plans.top(s, architect) for architect in range(w.ARCHITECTS)]
                    self.plans += [plan for plan in tops if plan != w.NONE]
                elif what == w.SHIP:
                    self.means += s.t.worth[s.t.influence_max]
                elif what == w.CARDINAL:
                    self.add_tile(s, tiles)


NO_HELP: Final = Help()


def _site_affordable(
    s: State, seat: int, site: int, reais: int, influence_left: int, more: Help = NO_HELP
) -> bool:
    """With the rewards that happen by themselves and no more help than this."""
    p = s.players[seat]
    place = s.treasury
    for word, _, n in s.t.site_reward[site]:
        if word == w.GIVE_REAIS:
            reais += n
        elif word == w.GIVE_INFLUENCE:
            influence_left = min(influence_left + n, s.t.influence_max)
        elif word == w.MOVE_TREASURY:
            place = min(max(place + n, 0), s.t.treasury_top)
    means = reais + s.t.worth[influence_left] + p.benefit[w.DISCOUNT] + more.means
    each = max(0, s.t.treasury_reais[place] - p.benefit[w.HIRE_DISCOUNT] - more.hire_discount)
    for plan in [*p.plans, *more.plans]:
        if openings.fits(s, site, s.t.plan_architect[plan]):
            missing = max(0, openings.missing(s, seat, plan) - more.officials)
            if missing * each <= means:
                return True
    return False


def _site_finishes(s: State, seat: int, site: int, reais: int, influence_left: int) -> bool:
    """Whether a reward that may be accepted makes the opening possible."""
    more = Help()
    more.add_reward(s, s.t.site_reward[site], _tiles_in_reach(s, seat, church.MOST_STEPS))
    if not _site_affordable(s, seat, site, reais, influence_left, more):
        return False
    asked = ag.task(ag.ASK_SITE, seat)
    return _scratch_finishes(s, asked, act.SITE, site, reais, influence_left)


def _tile_may_staff(s: State, seat: int) -> bool:
    """Whether a tile of the King's free action could help to open, perhaps with a site's reward."""
    p = s.players[seat]
    tiles = _tiles_in_reach(s, seat, church.MOST_STEPS)
    further = _tiles_in_reach(s, seat, 2 * church.MOST_STEPS)
    for site in range(s.t.sites):
        if tiles and not openings.site_forbids(s, site):
            more = Help()
            more.add_tile(s, tiles)
            more.add_reward(s, s.t.site_reward[site], further)
            if _site_affordable(s, seat, site, p.reais, p.influence, more):
                return True
    return False


def _site_reason(s: State, seat: int, sites: list[int]) -> int:
    """Why no building can be opened on any of these sites."""
    architects = {s.t.plan_architect[plan] for plan in s.players[seat].plans}
    if not architects:
        return r.NO_PLAN
    if all(s.available[architect] == w.NONE for architect in architects):
        return r.NO_BUILDING
    if not any(
        openings.fits(s, site, architect)
        for site in sites
        if not openings.site_forbids(s, site)
        for architect in architects
    ):
        return r.WRONG_COLOUR if len(sites) == 1 else r.NO_BUILDING_FITS
    return r.CANNOT_STAFF
