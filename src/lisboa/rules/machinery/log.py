"""What a watcher is told: kinds of events, each with its seat and up to three numbers."""

from typing import Final

from lisboa.rules.machinery.declaration import fields_of, in_order

TURN_BEGINS: Final = 0
SHIP_DOCKS: Final = 1
CARD_FOR_GOLD: Final = 2
CARD_PLAYED: Final = 3
CARD_AT_COURT: Final = 4
CARD_PLACED: Final = 5
CARD_DISCARDED: Final = 6
GOODS_GAINED: Final = 7
GOODS_PAID: Final = 8
REAIS_GAINED: Final = 9
REAIS_PAID: Final = 10
INFLUENCE_GAINED: Final = 11
INFLUENCE_LOST: Final = 12
WIGS: Final = 13
TREASURY_MOVED: Final = 14
GOOD_SOLD: Final = 15
SHIP_SAILS: Final = 16
GOOD_TRADED: Final = 17
OFFICIAL_PLACED: Final = 18
OFFICIAL_DISPLACED: Final = 19
OFFICIAL_RETURNED: Final = 20
OFFICIALS_HIRED: Final = 21
PLAN_TAKEN: Final = 22
SHIP_BUILT: Final = 23
PRICE_FELL: Final = 24
CARDINAL_MOVED: Final = 25
TILE_TAKEN: Final = 26
TILE_GIVEN: Final = 27
CHURCH_CALLED: Final = 28
CHURCH_OPENS: Final = 29
FAVOUR_TAKEN: Final = 30
FAVOUR_RETURNED: Final = 31
VISIT_PAID: Final = 32
FREE_ACTION: Final = 33
FOLLOWS: Final = 34
STORE_CHOSEN: Final = 35
STORE_BUILT: Final = 36
CUBE_GAINED: Final = 37
SET_COMPLETED: Final = 38
HOUSE_BUILT: Final = 39
DECREE_TAKEN: Final = 40
SITE_CHOSEN: Final = 41
BUILDING_OPENED: Final = 42
EVENT_SPONSORED: Final = 43
EFFECT_FORFEITED: Final = 44
EFFECT_DECLINED: Final = 45
CARD_DRAWN: Final = 46
END_TRIGGERED: Final = 47
PERIOD_ENDS: Final = 48
CARDS_DEALT: Final = 49
NEW_PERIOD: Final = 50
LAST_ROUND: Final = 51
GAME_OVER: Final = 52
TILE_KEPT: Final = 53
REWARD_CLAIMED: Final = 54
PENALTY_PAID: Final = 55
TURN_PASSED: Final = 56
CARD_RECEIVED: Final = 57
LACERDA_VISITS: Final = 58
LACERDA_STATE_ACTION: Final = 59
LACERDA_SKIPS: Final = 60
LACERDA_BUILDS: Final = 61
LACERDA_OPENS: Final = 62
AIDE_MOVES: Final = 63
TASK_DONE: Final = 64
TASK_DRAWN: Final = 65
CARD_KEPT: Final = 66
LACERDA_SPARED: Final = 67
TURNED_UP: Final = 68
KINDS: Final = 69


class EventKind:
    """What is known of a kind of event. Its name is also the key of its message."""

    def __init__(
        self,
        number: int,
        name: str,
        *fields: str,
        private: bool = False,
        happens: bool = False,
        of_lacerda: bool = False,
        part: str = "",
    ) -> None:
        self.number = number
        self.name = name
        self.fields = fields_of(fields)
        self.private = private  # only its seat may know
        self.happens = happens  # by itself; all others are deeds of a player
        self.of_lacerda = of_lacerda  # told with the rule of Lacerda in the message lacerda-NAME
        self.part = part  # of the player board where it is seen


EVENTS: Final = in_order(
    "events",
    (
        EventKind(TURN_BEGINS, "turn-begins", "turn:number=n"),
        EventKind(SHIP_DOCKS, "ship-docks", "ship:card", happens=True),
        EventKind(CARD_FOR_GOLD, "card-for-gold", "card:card"),
        EventKind(CARD_PLAYED, "card-played", "card:card"),
        EventKind(CARD_AT_COURT, "card-at-court", "card:card"),
        EventKind(CARD_PLACED, "card-placed", "card:card", part="portfolio"),
        EventKind(CARD_DISCARDED, "card-discarded", "card:card", of_lacerda=True),
        EventKind(GOODS_GAINED, "goods-gained", "good:good=", "n:number", "lost:number=over"),
        EventKind(GOODS_PAID, "goods-paid", "good:good=", "n:number="),
        EventKind(REAIS_GAINED, "reais-gained", "n:number", part="reais"),
        EventKind(
            REAIS_PAID,
            "reais-paid",
            "coins:number",
            "influence:number",
            "discount:number=",
            part="reais",
        ),
        EventKind(
            INFLUENCE_GAINED, "influence-gained", "n:number", "place:number=space", part="influence"
        ),
        EventKind(
            INFLUENCE_LOST, "influence-lost", "n:number", "place:number=space", part="influence"
        ),
        EventKind(WIGS, "wigs", "n:number", "category:wigs=", part="wigs"),
        EventKind(TREASURY_MOVED, "treasury-moved", "step:number", "place:number=", happens=True),
        EventKind(GOOD_SOLD, "good-sold", "good:good", "ship:card", "price:number=n"),
        EventKind(SHIP_SAILS, "ship-sails", "ship:card", "crates:number=n", happens=True),
        EventKind(GOOD_TRADED, "good-traded", "good:good", "deed:deed"),
        EventKind(OFFICIAL_PLACED, "official-placed", "noble:noble=office", of_lacerda=True),
        EventKind(OFFICIAL_DISPLACED, "official-displaced", "noble:noble=", happens=True),
        EventKind(OFFICIAL_RETURNED, "official-returned", "noble:noble=", "plaza:flag="),
        EventKind(OFFICIALS_HIRED, "officials-hired", "n:number", "each:number=", part="officials"),
        EventKind(PLAN_TAKEN, "plan-taken", "plan:plan", of_lacerda=True),
        EventKind(SHIP_BUILT, "ship-built", "ship:card", "replaced:card="),
        EventKind(PRICE_FELL, "price-fell", "good:good=", "price:number=n", happens=True),
        EventKind(CARDINAL_MOVED, "cardinal-moved", "gap:number="),
        EventKind(TILE_TAKEN, "tile-taken", "tile:tile"),
        EventKind(TILE_GIVEN, "tile-given", "tile:tile", of_lacerda=True),
        EventKind(CHURCH_CALLED, "church-called"),
        EventKind(CHURCH_OPENS, "church-opens", happens=True),
        EventKind(FAVOUR_TAKEN, "favour-taken", "noble:noble", of_lacerda=True),
        EventKind(FAVOUR_RETURNED, "favour-returned", "noble:noble"),
        EventKind(
            VISIT_PAID,
            "visit-paid",
            "noble:noble",
            "cost:number=n",
            "following:flag=",
            of_lacerda=True,
        ),
        EventKind(FREE_ACTION, "free-action", "deed:deed"),
        EventKind(FOLLOWS, "follows", "noble:noble", "deed:deed"),
        EventKind(STORE_CHOSEN, "store-chosen", "lot:lot"),
        EventKind(STORE_BUILT, "store-built", "lot:lot"),
        EventKind(CUBE_GAINED, "cube-gained", "colour:colour", "removed:flag=lost"),
        EventKind(SET_COMPLETED, "set-completed", "sets:number=n", part="rubble"),
        EventKind(HOUSE_BUILT, "house-built", "group:group", "built:number="),
        EventKind(DECREE_TAKEN, "decree-taken", "decree:decree", "extra:flag", of_lacerda=True),
        EventKind(SITE_CHOSEN, "site-chosen", "site:site"),
        EventKind(BUILDING_OPENED, "building-opened", "site:site", "building:face", "plan:plan"),
        EventKind(EVENT_SPONSORED, "event-sponsored", "card:card"),
        EventKind(EFFECT_FORFEITED, "effect-forfeited", "effect:effect=", "what:of-effect="),
        EventKind(EFFECT_DECLINED, "effect-declined", "effect:effect=", "what:of-effect="),
        EventKind(CARD_DRAWN, "card-drawn", "card:card"),
        EventKind(END_TRIGGERED, "end-triggered", "by_sets:flag=sets", "period:number"),
        EventKind(PERIOD_ENDS, "period-ends", happens=True),
        EventKind(CARDS_DEALT, "cards-dealt", "n:number", part="hand"),
        EventKind(NEW_PERIOD, "new-period", happens=True),
        EventKind(LAST_ROUND, "last-round", "turns:number=n", happens=True),
        EventKind(GAME_OVER, "game-over", happens=True),
        EventKind(TILE_KEPT, "tile-kept", "tile:tile"),
        EventKind(REWARD_CLAIMED, "reward-claimed", "card:card"),
        EventKind(PENALTY_PAID, "penalty-paid", "effect:effect=", "n:number", "unpaid:number"),
        EventKind(TURN_PASSED, "turn-passed"),
        EventKind(CARD_RECEIVED, "card-received", "card:card", private=True, part="hand"),
        EventKind(LACERDA_VISITS, "lacerda-visits", "noble:noble"),
        EventKind(LACERDA_STATE_ACTION, "lacerda-state-action", "deed:deed", "aide:kind=kind"),
        EventKind(LACERDA_SKIPS, "lacerda-skips", "deed:deed", "missing:number=n"),
        EventKind(LACERDA_BUILDS, "lacerda-builds", "lot:lot", "wigs:number=n", "decided:decided="),
        EventKind(
            LACERDA_OPENS, "lacerda-opens", "site:site", "difference:number=n", "decided:decided="
        ),
        EventKind(AIDE_MOVES, "aide-moves", "stack:kind=kind", happens=True),
        EventKind(TASK_DONE, "task-done", "task:task"),
        EventKind(TASK_DRAWN, "task-drawn", "task:task"),
        EventKind(CARD_KEPT, "card-kept", "card:card", private=True),
        EventKind(LACERDA_SPARED, "lacerda-spared", "n:number"),
        EventKind(TURNED_UP, "turned-up", "drafted:flag", happens=True),
    ),
    KINDS,
)
PRIVATE: Final = tuple([kind.number for kind in EVENTS if kind.private])
HAPPENINGS: Final = frozenset([kind.number for kind in EVENTS if kind.happens])
