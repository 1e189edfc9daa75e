"""The rules behind each question, and the numbers behind a refusal."""

from lisboa.rules import agenda as ag
from lisboa.rules import influence, openings, prospects, ships, sponsoring, stores, treasury, visits
from lisboa.rules import reasons as r
from lisboa.rules import words as w
from lisboa.rules.state import State

QUESTION_RULES: dict[int, tuple[str, ...]] = {
    ag.ASK_CLERGY: ("SETUP-06", "G-135"),
    ag.ASK_TURN: ("FLOW-02", "GOLD-01", "ACT-01"),
    ag.ASK_ROOM: ("PORT-15", "PORT-22", "PORT-06", "PORT-07"),
    ag.ASK_SELL_OR_TRADE: ("PORT-11",),
    ag.ASK_LOAD: ("SELL-01", "SELL-02"),
    ag.ASK_OFFER: ("TRADE-01", "TRADE-02"),
    ag.ASK_OFFICE: ("OFF-01", "OFF-02"),
    ag.ASK_PLAN: ("PLAN-01",),
    ag.ASK_BERTH: ("SHIP-06", "G-146"),
    ag.ASK_SHIP_GOODS: ("SHIP-02", "G-152"),
    ag.ASK_EXTRA_GOOD: ("PROD-07", "G-140"),
    ag.ASK_STEPS: ("CARD-02",),
    ag.ASK_TILE: ("CARD-03",),
    ag.ASK_GIVE_TILE: ("CHURCH-03", "CHURCH-05"),
    ag.ASK_FAVOUR: ("FAV-01",),
    ag.ASK_VISIT_REAIS: ("HOUSE-05", "G-13"),
    ag.ASK_FREE_ACTION: ("VISIT-04",),
    ag.ASK_FOLLOW: ("FOLLOW-03", "FOLLOW-06"),
    ag.ASK_LOT: ("STORE-01", "STORE-02"),
    ag.ASK_CUBE: ("STORE-06", "G-84"),
    ag.ASK_HOUSE: ("STORE-09", "HOUSE-02"),
    ag.ASK_DECREE: ("DECREE-01", "DECREE-02"),
    ag.ASK_SITE: ("OPEN-03", "OPEN-04"),
    ag.ASK_USE_PLAN: ("OPEN-07",),
    ag.ASK_RETURN: ("OPEN-09", "G-152"),
    ag.ASK_PAYMENT: ("INF-11", "INF-12"),
    ag.ASK_ACCEPT: ("G-17",),
    ag.ASK_GOOD: ("G-138",),
    ag.ASK_PILE: ("G-30", "G-147"),
    ag.ASK_LOSE_GOOD: ("PORT-13", "G-16"),
    ag.ASK_LOSE_OFFICIAL: ("PORT-19",),
    ag.ASK_LOSE_FAVOUR: ("G-16",),
    ag.ASK_DRAW: ("DRAW-01",),
    ag.ASK_DISCARD: ("PERIOD-07",),
    ag.ASK_CLAIM: ("PERIOD-08", "G-104"),
}


def numbers_of(s: State, action: int, reason: int) -> dict[str, int]:
    """The price and the means behind a refusal: "cheapest plot 9, you can raise 7"."""
    if not s.agenda:
        return {}
    asked, c = s.agenda[-1], s.t.actions
    seat = ag.seat_of(asked)
    p, thing = s.players[seat], c.thing[action]
    means = {"reais": p.reais, "means": influence.means(s, p)}
    if reason == r.VISIT_TOO_DEAR:
        following = int(ag.kind_of(asked) == ag.ASK_FOLLOW)
        noble = ag.a_of(asked) if following else s.t.card_kind[thing]
        if ag.kind_of(asked) in (ag.ASK_FOLLOW, ag.ASK_TURN) and noble < w.NOBLES:
            cost = visits.cost(s, seat, noble, following)
            return {"price": cost, "influence": p.influence, "wigs": p.wigs}
    if reason == r.EVENT_TOO_DEAR:
        return {"price": sponsoring.price(s, p), **means}
    if reason in (r.NO_LAND_AFFORDABLE, r.NO_LAND_FOR_EVENT, r.LAND_TOO_DEAR):
        lots = [thing] if ag.kind_of(asked) == ag.ASK_LOT else list(range(s.t.lots))
        prices = [
            treasury.value(s)
            + prospects.cheapest_rubble(s, p, s.t.lot_plot[lot])
            - stores.discounts(p)
            for lot in lots
            if not stores.site_forbids(s, p, lot)
        ]
        return {"price": max(0, min(prices)), **means} if prices else means
    if reason == r.CANNOT_STAFF and p.plans:
        missing = min(openings.missing(s, seat, plan) for plan in p.plans)
        return {"missing": missing, "price": openings.hire_price(s, p, missing), **means}
    if reason == r.SHIP_TOO_DEAR and ships.top(s) != w.NONE:
        types = w.GOODS - p.goods.count(0)
        return {"price": ships.cost(s, p, s.t.hull[ships.top(s)]), "types": types}
    return {}
