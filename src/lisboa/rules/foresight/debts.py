"""Debts: what must still follow in this turn, and when it is surely covered or surely hopeless.

A debt is a task below the question that might turn out to be impossible: a Sell or Trade after a
card went into the portfolio, a noble action after a visit, the land price after a plot, the staff
after a site.
"""

from typing import Final

from lisboa.rules import church, influence, officials, openings, selling, trading
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State
from lisboa.rules.machinery.tables import Effects

NO_DEBT: Final = 0


def debt(s: State) -> int:
    """The next task below the question that might turn out to be impossible, or NO_DEBT."""
    agenda = s.agenda
    for place in range(len(agenda) - 2, -1, -1):
        todo = agenda[place]
        kind = ag.kind_of(todo)
        if kind in (ag.FOLLOW, ag.DRAW_CARD, ag.MAINTENANCE):  # debts are paid within an action
            return NO_DEBT
        if kind in (ag.SELL_OR_TRADE, ag.PAY_LAND, ag.ASK_USE_PLAN):
            return todo
        if kind == ag.NOBLE_ACTION and ag.a_of(todo) != w.DECREE:
            return todo
        if kind == ag.MUST and ag.a_of(todo) == w.GIVE_NOBLE and ag.b_of(todo) != w.DECREE:
            return todo
    return NO_DEBT


# ---- what surely can be paid, whatever is answered now ----


def assured(s: State, asked: int, owed: int) -> bool:
    kind, seat, now = ag.kind_of(owed), ag.seat_of(owed), ag.kind_of(asked)
    p = s.players[seat]
    if now in (ag.ASK_PAYMENT, ag.ASK_VISIT_REAIS):
        return False  # these answers spend the means themselves
    if kind == ag.SELL_OR_TRADE:
        if now in _MAY_COST_GOODS:
            return False
        return surely_trades(s, seat, _done_before(s, owed))
    means = influence.means(s, p)
    dearest = _highest_value(s, owed)
    if kind == ag.PAY_LAND:
        # Benefits might go with a discarded card, so they are not counted on.
        return means >= dearest + _all_cubes(s, ag.a_of(owed))
    if kind == ag.ASK_USE_PLAN:
        return _surely_staffed(s, seat, ag.a_of(owed), means, dearest)
    deed = ag.a_of(owed) if kind == ag.NOBLE_ACTION else ag.b_of(owed)
    return deed == w.OPEN and any(
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


# ---- a trade that stays possible ----

# State actions that can be traded for after a card as well as before it, unless they are done on
# the way and that was the last chance: a reward must be resolved (PORT-09). Production and ships
# are left out: a reward may fill the warehouse, and the card itself the portfolio.
_LASTING: Final = (w.PLAN, w.FAVOUR, w.RECRUIT, w.CARDINAL)
_DONE_NOW: Final = {
    ag.ASK_PLAN: w.PLAN,
    ag.ASK_FAVOUR: w.FAVOUR,
    ag.ASK_OFFICE: w.RECRUIT,
    ag.ASK_STEPS: w.CARDINAL,
    ag.ASK_TILE: w.CARDINAL,
}
_MAY_COST_GOODS: Final = (ag.ASK_LOSE_GOOD, ag.ASK_ACCEPT, ag.ASK_BERTH, ag.ASK_SHIP_GOODS)


def done_by(reward: Effects) -> list[int]:
    """Those of them that a reward does."""
    out: list[int] = []
    for word, what, _ in reward:
        if word == w.GIVE_OFFICIAL:
            out.append(w.RECRUIT)
        elif word == w.GIVE_CARDINAL:
            out.append(w.CARDINAL)
        elif word == w.GIVE_STATE and what in _LASTING:
            out.append(what)
    return out


def _done_before(s: State, owed: int) -> list[int]:
    """Those that the question and the rewards between it and the debt do."""
    out: list[int] = []
    for todo in reversed(s.agenda):
        if todo == owed:
            break
        kind = ag.kind_of(todo)
        if kind == ag.MUST:
            out += done_by(((ag.a_of(todo), ag.b_of(todo), 1),))
        elif kind in _DONE_NOW:
            out.append(_DONE_NOW[kind])
    return out


def surely_trades(s: State, seat: int, done: list[int]) -> bool:
    """A good to spare for a lasting action not used up on the way, or for a rival's ship."""
    for deed in _LASTING:
        if _outlasts(s, seat, deed, done.count(deed)) and trading.offerable(s, seat, deed):
            return True
    return s.players[seat].crates() > 0 and rival_ship(s, seat)


def _outlasts(s: State, seat: int, deed: int, times: int) -> bool:
    """Whether a state action, if it is possible now, will be so after it was done so many times."""
    if not times:
        return True
    if deed == w.PLAN:
        left = sum(len(s.t.plan_stack[a]) - s.plan_next[a] for a in range(w.ARCHITECTS))
        return left > times
    return deed == w.FAVOUR and w.NOBLES - sum(n for n in s.players[seat].favours) > times


def rival_ship(s: State, seat: int) -> bool:
    """Whether somebody else's ship takes goods: nothing that one does oneself can change that."""
    return any(s.berth[ship] // s.t.berths != seat for ship in selling.open_ships(s))


# ---- what surely cannot: nothing to sell or trade, and nothing that brings a good ----


def hopeless(s: State, asked: int, owed: int) -> bool:
    """Making room for a card brings no goods."""
    return (
        ag.kind_of(owed) == ag.SELL_OR_TRADE
        and ag.kind_of(asked) == ag.ASK_ROOM
        and not s.players[ag.seat_of(owed)].crates()
    )


def may_bring_goods(s: State, seat: int, effects: Effects) -> bool:
    """Whether a good may come with these effects."""
    for word, what, _ in effects:
        if word in (w.GIVE_GOOD, w.GIVE_NOBLE):
            return True
        if word == w.GIVE_STATE and what == w.PRODUCE:
            return True
        if (word == w.GIVE_CARDINAL or (word == w.GIVE_STATE and what == w.CARDINAL)) and any(
            may_bring_goods(s, seat, s.t.clergy_instant[front])
            for front in church.tiles_in_reach(s, seat, church.MOST_STEPS)
        ):
            return True
    return False
