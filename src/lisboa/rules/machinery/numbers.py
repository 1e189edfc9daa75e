"""The engine's numbers for the words of the game: their places in `edition.vocabulary`, and for
effects and benefits in `edition.words`. They are literals, because mypyc makes constants of those;
`tests/rules/machinery/test_numbers.py` proves that they agree."""

from typing import Final

NONE: Final = -1

# Goods, also the streets from west to east and the types of stores.
GOLD: Final = 0
CLOTH: Final = 1
BOOKS: Final = 2
TOOLS: Final = 3
GOODS: Final = 4
ANY_GOOD: Final = 4

# Nobles, left to right; kinds of cards.
BUILDER: Final = 0
MINISTER: Final = 1
KING: Final = 2
NOBLES: Final = 3
TREASURY: Final = 3
SHIP_CARD: Final = 4
KINDS: Final = 4  # of political cards

BLUE_DECK: Final = 0
RED_DECK: Final = 1
PURPLE_DECK: Final = 2
BROWN_DECK: Final = 3

# Deeds: the six state actions, then the three noble actions.
RECRUIT: Final = 0
PLAN: Final = 1
SHIP: Final = 2
PRODUCE: Final = 3
CARDINAL: Final = 4
FAVOUR: Final = 5
STATE_ACTIONS: Final = 6
STORE: Final = 6
DECREE: Final = 7
OPEN: Final = 8
DEEDS: Final = 9
# Deeds that only task cards ask for.
FOLLOWING: Final = 9
SELLING: Final = 10
CHURCH_INFLUENCE: Final = 11

# Rubble.
BROWN: Final = 0
RED: Final = 1
BLUE: Final = 2
COLOURS: Final = 3

WEST: Final = 0
NORTH: Final = 1
EAST: Final = 2

BLUE_ARCHITECT: Final = 0
GREEN_ARCHITECT: Final = 1
ARCHITECTS: Final = 2

# Groups of houses on a player board.
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2

# Icons of the church track.
ENVELOPE: Final = 1
TREASURY_ICON: Final = 2

# Seats: at most four players; the fifth colour belongs to nobody (TWOP-01).
NEUTRAL: Final = 4
COLOURS_OF_OFFICIALS: Final = 5
LACERDA: Final = 1  # its seat in the solo game

# Effects: GIVE_ and the word, or LOSE_ if it can only be lost.
GIVE_GOOD: Final = 0
GIVE_REAIS: Final = 1
GIVE_WIGS: Final = 2
GIVE_INFLUENCE: Final = 3
GIVE_OFFICIAL: Final = 4
GIVE_CARDINAL: Final = 5
GIVE_RUBBLE: Final = 6
GIVE_TREASURY: Final = 7
GIVE_STATE: Final = 8
GIVE_NOBLE: Final = 9
GIVE_DRAW_TASKS: Final = 10
LOSE_FAVOUR: Final = 11

# Lasting benefits: places in a player's list of sums. The last three take one place for each
# good, noble or colour.
DISCOUNT: Final = 0
LAND_DISCOUNT: Final = 1
HIRE_DISCOUNT: Final = 2
EVENT_DISCOUNT: Final = 3
STAFF_REDUCTION: Final = 4
SUBSIDY_BONUS: Final = 5
FOLLOW_DISCOUNT: Final = 6
INFLUENCE_BONUS: Final = 7
SHIP_GOODS_DISCOUNT: Final = 8
PRODUCE_BONUS: Final = 9
TRADE_ANY: Final = 10
TRADE_EXTRA: Final = 11
WAREHOUSE_BONUS: Final = 12
RECRUIT_EXTRA: Final = 13
SAIL_BONUS: Final = 14
STORE_BONUS: Final = 15
OPEN_BONUS: Final = 16
DECREE_BONUS: Final = 17
SELL_BONUS: Final = 18
VISIT_DISCOUNT: Final = SELL_BONUS + GOODS
RUBBLE_WAIVER: Final = VISIT_DISCOUNT + NOBLES
BENEFITS: Final = RUBBLE_WAIVER + COLOURS
# The first sums are part of a hash. All follow from tiles and cards that are in it as well, so
# those of new benefits stay outside, and hashes as they are.
HASHED_BENEFITS: Final = RUBBLE_WAIVER + COLOURS

# Categories of wigs (G-155), in the order of the result; each is the place of its name in WIGS.
W_START: Final = 0
W_SAILING: Final = 1
W_STORES: Final = 2
W_OPENINGS: Final = 3
W_CHURCH: Final = 4
W_INFLUENCE: Final = 5
W_REWARDS: Final = 6
W_PERIOD: Final = 7
W_VISITS: Final = 8
W_PENALTIES: Final = 9
W_SHIPS: Final = 10
W_SETS: Final = 11
W_MAJORITIES: Final = 12
W_MONEY: Final = 13
W_DECREES: Final = 14
W_OFFICIALS: Final = 15
W_FAVOURS: Final = 16
W_CATEGORIES: Final = 17
WIGS: Final = (
    "start",
    "sailing",
    "stores",
    "openings",
    "church",
    "influence",
    "rewards",
    "period",
    "visits",
    "penalties",
    "ships",
    "sets",
    "majorities",
    "money",
    "decrees",
    "officials",
    "favours",
)

# Limits of the rules that no component prints.
HAND_SIZE: Final = 5  # SETUP-28
STARTING_REAIS: Final = 10  # SETUP-05
STARTING_WIGS: Final = 5  # SETUP-11
DECREES_ON_DISPLAY: Final = 8  # SETUP-33
MOST_SETS: Final = 5  # RUB-05
