"""The numbers behind a refusal."""

from lisboa.game.faults import Reason
from lisboa.rules import influence, openings, ships, sponsoring, stores, visits
from lisboa.rules.foresight import land
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.state import Player, State


def refusal(s: State, action: int, reason: int) -> Reason:
    """A reason of the engine as people get it."""
    rule, message = r.RULE[reason]
    return Reason(rule, message, numbers_of(s, action, reason))


def numbers_of(s: State, action: int, reason: int) -> dict[str, int]:
    """The price and the means behind a refusal: "cheapest plot 9, you can raise 7"."""
    if not s.agenda:
        return {}
    asked, thing = s.agenda[-1], s.t.actions.thing[action]
    seat = ag.seat_of(asked)
    p = s.players[seat]
    if reason == r.VISIT_TOO_DEAR and _visited(s, asked, thing) != w.NONE:
        following = int(ag.kind_of(asked) == ag.ASK_FOLLOW)
        cost = visits.cost(s, seat, _visited(s, asked, thing), following)
        return {"price": cost, "influence": p.influence, "wigs": p.wigs}
    if reason == r.EVENT_TOO_DEAR:
        return {"price": sponsoring.price(s, p), "means": influence.means(s, p)}
    if reason in (r.NO_LAND_AFFORDABLE, r.LAND_TOO_DEAR):
        lots = [thing] if ag.kind_of(asked) == ag.ASK_LOT else list(range(s.t.lots))
        lots = [lot for lot in lots if not stores.site_forbids(s, p, lot)]
        return _lack([_land(s, p, lot, way) for lot in lots for way in _ways(s, asked, thing)])
    if reason == r.CANNOT_STAFF:
        lacks = []
        for plan in p.plans:
            price = openings.hire_price(s, p, openings.missing(s, seat, plan))
            lacks += [(price, reais + s.t.worth[n]) for reais, n in _ways(s, asked, thing)]
        return _lack(lacks)
    if reason == r.SHIP_TOO_DEAR and ships.top(s) != w.NONE:
        types = w.GOODS - p.goods.count(0)
        return {"price": ships.cost(s, p, s.t.hull[ships.top(s)]), "types": types}
    return {}


def _lack(lacks: list[tuple[int, int]]) -> dict[str, int]:
    """The least lack of (price, means); nothing if something else is in the way."""
    price, means = min(lacks, key=lambda lack: lack[0] - lack[1], default=(0, 0))
    return {"price": price, "means": means} if price > means else {}


def _visited(s: State, asked: int, thing: int) -> int:
    """The noble of a visit that is asked about, or NONE."""
    if ag.kind_of(asked) == ag.ASK_FOLLOW:
        return ag.a_of(asked)
    if ag.kind_of(asked) == ag.ASK_TURN and s.t.card_kind[thing] < w.NOBLES:
        return s.t.card_kind[thing]
    return w.NONE


def _ways(s: State, asked: int, thing: int) -> list[tuple[int, int]]:
    """The réis and influence that can be left when a noble action is to be paid."""
    seat, kind = ag.seat_of(asked), ag.kind_of(asked)
    p, noble = s.players[seat], _visited(s, asked, thing)
    if noble != w.NONE:
        cost = visits.cost(s, seat, noble, int(kind == ag.ASK_FOLLOW))
        least, most = visits.reais_to_pay(s, p, cost)
        return [visits.left_after(p, cost, n) for n in range(least, most + 1)]
    if kind == ag.ASK_TURN:
        price = sponsoring.price(s, p)
        least, most = influence.shares(s, p, price)
        return [influence.left_after(s, p, price, n) for n in range(least, most + 1)]
    return [(p.reais, p.influence)]


def _land(s: State, p: Player, lot: int, way: tuple[int, int]) -> tuple[int, int]:
    """Price and means for a plot; what it gives by itself lowers the price (STORE-05, LAND-01)."""
    plot, (reais, place) = s.t.lot_plot[lot], way
    means = reais + s.t.worth[place]
    after, value = land.means_after(s, s.plot_reward[plot], reais, place)
    price = stores.land_price(p, value, land.Rubble(s, p).cheapest(plot))
    return price - (after - means), means
