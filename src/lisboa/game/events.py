"""What happened in a game, typed and filtered for a seat."""

from dataclasses import dataclass

from lisboa.game.names import Names
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Event as Told

# kind: (name, the fields of its numbers as "name:type"; types as in game.names, or number).
_FORMS: dict[int, tuple[str, ...]] = {
    e.TURN_BEGINS: ("turn-begins", "turn:number"),
    e.SHIP_DOCKS: ("ship-docks", "ship:card"),
    e.CARD_FOR_GOLD: ("card-for-gold", "card:card"),
    e.CARD_PLAYED: ("card-played", "card:card"),
    e.CARD_AT_COURT: ("card-at-court", "card:card"),
    e.CARD_PLACED: ("card-placed", "card:card"),
    e.CARD_DISCARDED: ("card-discarded", "card:card"),
    e.GOODS_GAINED: ("goods-gained", "good:good", "n:number", "lost:number"),
    e.GOODS_PAID: ("goods-paid", "good:good", "n:number"),
    e.REAIS_GAINED: ("reais-gained", "n:number"),
    e.REAIS_PAID: ("reais-paid", "coins:number", "influence:number", "discount:number"),
    e.INFLUENCE_GAINED: ("influence-gained", "n:number", "place:number"),
    e.INFLUENCE_LOST: ("influence-lost", "n:number", "place:number"),
    e.WIGS: ("wigs", "n:number", "category:wigs"),
    e.TREASURY_MOVED: ("treasury-moved", "step:number", "place:number"),
    e.GOOD_SOLD: ("good-sold", "good:good", "ship:card", "price:number"),
    e.SHIP_SAILS: ("ship-sails", "ship:card", "crates:number"),
    e.GOOD_TRADED: ("good-traded", "good:good", "deed:deed"),
    e.OFFICIAL_PLACED: ("official-placed", "noble:noble"),
    e.OFFICIAL_DISPLACED: ("official-displaced", "noble:noble"),
    e.OFFICIAL_RETURNED: ("official-returned", "noble:noble", "plaza:number"),
    e.OFFICIALS_HIRED: ("officials-hired", "n:number"),
    e.PLAN_TAKEN: ("plan-taken", "plan:plan"),
    e.SHIP_BUILT: ("ship-built", "ship:card", "replaced:card"),
    e.PRICE_FELL: ("price-fell", "good:good", "price:number"),
    e.CARDINAL_MOVED: ("cardinal-moved", "gap:number"),
    e.TILE_TAKEN: ("tile-taken", "tile:tile"),
    e.TILE_GIVEN: ("tile-given", "tile:tile"),
    e.CHURCH_CALLED: ("church-called",),
    e.CHURCH_OPENS: ("church-opens",),
    e.FAVOUR_TAKEN: ("favour-taken", "noble:noble"),
    e.FAVOUR_RETURNED: ("favour-returned", "noble:noble"),
    e.VISIT_PAID: ("visit-paid", "noble:noble", "cost:number", "following:number"),
    e.FREE_ACTION: ("free-action", "deed:deed"),
    e.FOLLOWS: ("follows", "noble:noble", "deed:deed"),
    e.STORE_CHOSEN: ("store-chosen", "lot:lot"),
    e.STORE_BUILT: ("store-built", "lot:lot"),
    e.CUBE_GAINED: ("cube-gained", "colour:colour", "removed:number"),
    e.SET_COMPLETED: ("set-completed", "sets:number"),
    e.HOUSE_BUILT: ("house-built", "group:group", "built:number"),
    e.DECREE_TAKEN: ("decree-taken", "decree:decree", "extra:number"),
    e.SITE_CHOSEN: ("site-chosen", "site:site"),
    e.BUILDING_OPENED: ("building-opened", "site:site", "building:face", "plan:plan"),
    e.EVENT_SPONSORED: ("event-sponsored", "card:card"),
    e.EFFECT_FORFEITED: ("effect-forfeited", "effect:number", "what:number"),
    e.EFFECT_DECLINED: ("effect-declined", "effect:number", "what:number"),
    e.CARD_DRAWN: ("card-drawn", "card:card"),
    e.END_TRIGGERED: ("end-triggered", "by_sets:number", "period:number"),
    e.PERIOD_ENDS: ("period-ends",),
    e.CARDS_DEALT: ("cards-dealt", "n:number"),
    e.NEW_PERIOD: ("new-period",),
    e.LAST_ROUND: ("last-round", "turns:number"),
    e.GAME_OVER: ("game-over",),
    e.TILE_KEPT: ("tile-kept", "tile:tile"),
    e.REWARD_CLAIMED: ("reward-claimed", "card:card"),
    e.PENALTY_PAID: ("penalty-paid", "effect:number", "n:number"),
    e.TURN_PASSED: ("turn-passed",),
    e.CARD_RECEIVED: ("card-received", "card:card"),
    e.LACERDA_VISITS: ("lacerda-visits", "noble:noble"),
    e.LACERDA_STATE_ACTION: ("lacerda-state-action", "deed:deed", "aide:kind"),
    e.LACERDA_SKIPS: ("lacerda-skips", "deed:deed", "missing:number"),
    e.LACERDA_BUILDS: ("lacerda-builds", "lot:lot", "wigs:number", "decided:number"),
    e.LACERDA_OPENS: ("lacerda-opens", "site:site", "difference:number", "decided:number"),
    e.AIDE_MOVES: ("aide-moves", "stack:kind"),
    e.TASK_DONE: ("task-done", "task:task"),
    e.TASK_DRAWN: ("task-drawn", "task:task"),
    e.CARD_KEPT: ("card-kept", "card:card"),
}

EVENT_NAMES = tuple(form[0] for form in _FORMS.values())
_FACTS: dict[int, list[tuple[str, str]]] = {
    kind: [(field.split(":")[0], field.split(":")[1]) for field in form[1:]]
    for kind, form in _FORMS.items()
}


@dataclass(frozen=True)
class Event:
    """One thing that happened: its number in the game, its kind, the seat and its facts."""

    number: int
    kind: str
    seat: int
    facts: dict[str, object]
    told: Told  # as the engine says it

    def to_dict(self) -> dict[str, object]:
        return {"number": self.number, "kind": self.kind, "seat": self.seat, **self.facts}


def seen_by(seat: int | None, told: Told) -> bool:
    return told[0] not in e.PRIVATE or told[1] == seat


def typed(names: Names, number: int, told: Told) -> Event:
    kind, seat, *numbers = told
    facts: dict[str, object] = {}
    for n, (name, type_) in zip(numbers, _FACTS[kind], strict=False):
        if type_ == "number":
            facts[name] = n
        else:
            facts[name] = None if n == w.NONE else names.name(type_, n)
    return Event(number, _FORMS[kind][0], seat, facts, told)
