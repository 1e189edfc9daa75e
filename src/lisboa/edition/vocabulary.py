"""The words that editions are written in. Their order is their number in the engine."""

from typing import Final

FILES: Final = (  # of an edition
    *("board", "politics", "clergy", "decrees", "ships"),
    *("plans", "buildings", "tasks", "tokens"),
)

GOODS: Final = ("gold", "cloth", "books", "tools")  # also the streets, west to east
ROWS: Final = ("A", "B", "C", "D", "E")  # north to south
COLUMNS: Final = (1, 2, 3, 4, 5)  # west to east
SIZES: Final = ("wide", "narrow")
SIDES: Final = ("west", "north", "east")
NOBLES: Final = ("builder", "minister", "king")
CARD_KINDS: Final = (*NOBLES, "treasury")
DECKS: Final = ("blue", "red", "purple", "brown")
STATE_ACTIONS: Final = ("recruit", "plan", "ship", "produce", "cardinal", "favour")
NOBLE_ACTIONS: Final = ("store", "decree", "open")
ARCHITECTS: Final = ("blue", "green")
RUBBLE: Final = ("brown", "red", "blue")
HOUSE_GROUPS: Final = ("left", "middle", "right")
ABILITIES: Final = {  # of houses, by group
    "left": ("none", "visit_in_reais"),
    "middle": ("none", "ship_goods_minus_1", "ship_goods_free"),
    "right": ("none", "produce_plus_1_of_one", "produce_plus_1_of_each"),
}
ICONS: Final = ("none", "envelope", "treasury")
ORIGINS: Final = ("rulebook", "derived", "authored")

EFFECTS: Final = (
    "good",
    "reais",
    "wigs",
    "influence",
    "official",
    "cardinal",
    "rubble",
    "treasury",
    "state",
    "noble",
    "draw_tasks",
)
PENALTIES: Final = ("good", "reais", "wigs", "influence", "official", "favour")

BENEFITS: Final = (
    "discount",
    "land_discount",
    "hire_discount",
    "event_discount",
    "rubble_waiver",
    "staff_reduction",
    "sell_bonus",
    "subsidy_bonus",
    "visit_discount",
    "follow_discount",
    "influence_bonus",
    "ship_goods_discount",
    "produce_bonus",
    "trade_any",
    "trade_extra",
    "warehouse_bonus",
    "recruit_extra",
    "sail_bonus",
    "store_bonus",
    "open_bonus",
    "decree_bonus",
    "instant",
)
TREASURY_BENEFITS: Final = (
    "discount",
    "land_discount",
    "hire_discount",
    "event_discount",
    "sell_bonus",
    "subsidy_bonus",
)

SCORE_RULES: Final = ("per", "threshold", "majority")
COUNTERS: Final = (
    "stores",
    "rows_with_store",
    "columns_with_store",
    "store_types",
    "matched_stores",
    "unmatched_stores",
    "buildings",
    "ships",
    "hull",
    "sets",
    "rubble",
    "clergy_tiles",
    "favours",
    "plans_completed",
    "plan_officials",
    "officials",
    "offices_with_official",
    "goods",
    "goods_sets",
    "reais",
    "influence",
    "portfolio_influence",
    "portfolio_nobles",
    "portfolio_treasury",
    "empty_house_groups",
    "decrees",
)
DEEDS: Final = (
    *NOBLE_ACTIONS,
    *STATE_ACTIONS,
    "follow",
    "sell",
    "church_influence",
)
