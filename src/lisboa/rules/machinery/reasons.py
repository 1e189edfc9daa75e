"""Why an answer is not possible: one number for each reason, with the rule it comes from."""

from typing import Final

ALLOWED: Final = 0
NOT_ASKED: Final = 1
NOT_IN_HAND: Final = 2
NOT_A_PAIR: Final = 3
NO_GOOD_LEFT: Final = 4
NO_SHIP_WITH_ROOM: Final = 5
NOTHING_TO_DO: Final = 6
PORTFOLIO_FULL: Final = 7
NO_FREE_SLOT: Final = 8
NOT_IN_PORTFOLIO: Final = 9
WRONG_ROW: Final = 10
SLOT_REUSED: Final = 11
NOT_OWN_SHIP: Final = 12
SHIP_AT_SEA: Final = 13
SHIP_FULL: Final = 14
SHIP_NOT_BUILT: Final = 15
GOOD_MISSING: Final = 16
ACTION_COVERED: Final = 17
NOT_ACCEPTED: Final = 18
MUST_DO_ONE: Final = 19
OFFICE_USED: Final = 20
OFFICE_BLOCKED: Final = 21
NO_OFFICIAL: Final = 22
PLAN_NOT_ON_TOP: Final = 23
NO_PLAN_LEFT: Final = 24
SHIPYARD_EMPTY: Final = 25
SHIP_TOO_DEAR: Final = 26
FIXED_ORDER: Final = 27
NOTHING_PRODUCED: Final = 28
NO_ROOM_FOR_GOOD: Final = 29
CLERGY_FULL: Final = 30
NO_TILE_NEAR: Final = 31
TILE_NOT_THERE: Final = 32
TILE_NOT_OWNED: Final = 33
FAVOUR_OWNED: Final = 34
ALL_FAVOURS: Final = 35
VISIT_TOO_DEAR: Final = 36
NOT_OF_THIS_NOBLE: Final = 37
NO_CITY_TILE: Final = 38
PLOT_TAKEN: Final = 39
ROW_CLOSED: Final = 40
NO_HOUSE_LEFT: Final = 41
NO_LAND_AFFORDABLE: Final = 42
LAND_TOO_DEAR: Final = 43
CUBE_NOT_THERE: Final = 44
GROUP_EMPTY: Final = 45
NO_DECREE: Final = 46
DECREE_NOT_SHOWN: Final = 47
SITE_TAKEN: Final = 48
NO_BUILDING: Final = 49
NO_BUILDING_FITS: Final = 50
WRONG_COLOUR: Final = 51
NO_PLAN: Final = 52
PLAN_NOT_OWNED: Final = 53
CANNOT_STAFF: Final = 54
NO_OFFICIAL_THERE: Final = 55
TOO_FEW_LEFT: Final = 56
EVENT_TOO_DEAR: Final = 57
NOT_ENOUGH_COINS: Final = 58
NOT_ENOUGH_INFLUENCE: Final = 59
MORE_THAN_DUE: Final = 60
DISCOUNT_FIRST: Final = 61
PILE_EMPTY: Final = 62
CARD_NOT_SHOWN: Final = 63
NOT_DISCARDED: Final = 64
NO_REWARD: Final = 65
ALREADY_REWARDED: Final = 66
CANNOT_FINISH: Final = 67
NOT_PRODUCED: Final = 68
NO_ROOM_TO_PRODUCE: Final = 69
NO_LAND_FOR_EVENT: Final = 70
NOT_IN_PACK: Final = 71
TASK_NOT_DONE: Final = 72
NOT_YOUR_TURN: Final = 73
MUST_SELL_ONE: Final = 74
MUST_TRADE_ONE: Final = 75
MUST_TAKE_ONE: Final = 76
NO_GOOD_TO_OFFER: Final = 77
NO_GOOD_TO_PAY: Final = 78
NO_GOOD_TO_LOSE: Final = 79
NO_OFFICIAL_TO_LOSE: Final = 80
NO_FAVOUR_TO_LOSE: Final = 81
REWARD_IN_THE_WAY: Final = 82
COINS_FIRST: Final = 83
REASONS: Final = 84

# The rule behind each reason, and the name of its message.
RULE: Final[dict[int, tuple[str, str]]] = {
    NOT_ASKED: ("FLOW-02", "not-asked"),
    NOT_IN_HAND: ("FLOW-03", "not-in-hand"),
    NOT_A_PAIR: ("SETUP-06", "not-in-pair"),
    NO_GOOD_LEFT: ("PORT-12", "no-good-left"),
    NO_SHIP_WITH_ROOM: ("SELL-02", "no-ship-with-room"),
    NOTHING_TO_DO: ("PORT-11", "nothing-to-do"),
    PORTFOLIO_FULL: ("PORT-06", "portfolio-full"),
    NO_FREE_SLOT: ("PORT-01", "no-free-slot"),
    NOT_IN_PORTFOLIO: ("PORT-06", "not-in-portfolio"),
    WRONG_ROW: ("PORT-07", "wrong-row"),
    SLOT_REUSED: ("G-146", "slot-reused"),
    NOT_OWN_SHIP: ("SHIP-03", "not-own-ship"),
    SHIP_AT_SEA: ("SELL-10", "ship-at-sea"),
    SHIP_FULL: ("SELL-02", "ship-full"),
    SHIP_NOT_BUILT: ("SELL-02", "ship-not-built"),
    GOOD_MISSING: ("SELL-03", "good-missing"),
    ACTION_COVERED: ("TRADE-06", "action-covered"),
    NOT_ACCEPTED: ("TRADE-04", "not-accepted"),
    MUST_DO_ONE: ("G-46", "must-do-one"),
    OFFICE_USED: ("OFF-01", "office-used"),
    OFFICE_BLOCKED: ("G-49", "office-blocked"),
    NO_OFFICIAL: ("G-46", "no-official"),
    PLAN_NOT_ON_TOP: ("PLAN-01", "plan-not-on-top"),
    NO_PLAN_LEFT: ("G-52", "no-plan-left"),
    SHIPYARD_EMPTY: ("G-53", "shipyard-empty"),
    SHIP_TOO_DEAR: ("SHIP-02", "ship-too-dear"),
    FIXED_ORDER: ("G-152", "fixed-order"),
    NOTHING_PRODUCED: ("G-61", "nothing-produced"),
    NO_ROOM_FOR_GOOD: ("G-138", "no-room-for-good"),
    CLERGY_FULL: ("CARD-01", "clergy-full"),
    NO_TILE_NEAR: ("G-38", "no-tile-near"),
    TILE_NOT_THERE: ("CARD-03", "tile-not-there"),
    TILE_NOT_OWNED: ("CHURCH-05", "tile-not-owned"),
    FAVOUR_OWNED: ("FAV-02", "favour-owned"),
    ALL_FAVOURS: ("G-77", "all-favours"),
    VISIT_TOO_DEAR: ("G-06", "visit-too-dear"),
    NOT_OF_THIS_NOBLE: ("VISIT-04", "not-of-this-noble"),
    NO_CITY_TILE: ("G-86", "no-city-tile"),
    PLOT_TAKEN: ("STORE-02", "plot-taken"),
    ROW_CLOSED: ("TWOP-04", "row-closed"),
    NO_HOUSE_LEFT: ("G-85", "no-house-left"),
    NO_LAND_AFFORDABLE: ("VISIT-06", "no-land-affordable"),
    LAND_TOO_DEAR: ("STORE-08", "land-too-dear"),
    CUBE_NOT_THERE: ("STORE-06", "cube-not-there"),
    GROUP_EMPTY: ("HOUSE-02", "group-empty"),
    NO_DECREE: ("G-91", "no-decree"),
    DECREE_NOT_SHOWN: ("DECREE-01", "decree-not-shown"),
    SITE_TAKEN: ("OPEN-03", "site-taken"),
    NO_BUILDING: ("G-94", "no-building"),
    NO_BUILDING_FITS: ("G-93", "no-building-fits"),
    WRONG_COLOUR: ("OPEN-04", "wrong-colour"),
    NO_PLAN: ("OPEN-01", "no-plan"),
    PLAN_NOT_OWNED: ("OPEN-07", "plan-not-owned"),
    CANNOT_STAFF: ("OPEN-02", "cannot-staff"),
    NO_OFFICIAL_THERE: ("OPEN-09", "no-official-there"),
    TOO_FEW_LEFT: ("G-152", "too-few-left"),
    EVENT_TOO_DEAR: ("EVENT-02", "event-too-dear"),
    NOT_ENOUGH_COINS: ("INF-11", "not-enough-coins"),
    NOT_ENOUGH_INFLUENCE: ("INF-13", "not-enough-influence"),
    MORE_THAN_DUE: ("G-09", "more-than-due"),
    DISCOUNT_FIRST: ("G-13", "discount-first"),
    PILE_EMPTY: ("G-30", "pile-empty"),
    CARD_NOT_SHOWN: ("DRAW-01", "card-not-shown"),
    NOT_DISCARDED: ("PERIOD-08", "not-discarded"),
    NO_REWARD: ("PERIOD-09", "no-reward"),
    ALREADY_REWARDED: ("PERIOD-08", "already-rewarded"),
    CANNOT_FINISH: ("G-03", "cannot-finish"),
    MUST_SELL_ONE: ("SELL-01", "must-do-one"),
    MUST_TRADE_ONE: ("TRADE-01", "must-do-one"),
    MUST_TAKE_ONE: ("DECREE-01", "must-do-one"),
    NO_GOOD_TO_OFFER: ("TRADE-03", "good-missing"),
    NO_GOOD_TO_PAY: ("SHIP-02", "good-missing"),
    NO_GOOD_TO_LOSE: ("G-16", "good-missing"),
    NO_OFFICIAL_TO_LOSE: ("PORT-19", "no-official-there"),
    NO_FAVOUR_TO_LOSE: ("G-16", "no-favour"),
    NOT_PRODUCED: ("G-63", "not-produced"),
    NO_ROOM_TO_PRODUCE: ("PROD-07", "no-room-for-good"),
    NO_LAND_FOR_EVENT: ("G-81", "no-land-affordable"),
    NOT_IN_PACK: ("DRAFT-01", "not-in-pack"),
    TASK_NOT_DONE: ("TASK-03", "task-not-done"),
    NOT_YOUR_TURN: ("FLOW-05", "not-your-turn"),
    REWARD_IN_THE_WAY: ("PORT-12", "reward-in-the-way"),
    COINS_FIRST: ("G-137", "coins-first"),
}
