"""The words that editions are written in. The place of a word in its list is its number in the
engine; those of effects, benefits and decrees, which say more, stand in `words`."""

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
ICONS: Final = ("none", "envelope", "treasury")
ORIGINS: Final = ("rulebook", "derived", "authored")
ACTIONS_AT_COURT: Final = (*STATE_ACTIONS, *NOBLE_ACTIONS)
OTHER_DEEDS: Final = ("follow", "sell", "church_influence")  # that fulfil tasks
DEEDS: Final = (*ACTIONS_AT_COURT, *OTHER_DEEDS)
HOUSE_ABILITIES: Final = {
    "left": ("none", "visit_in_reais"),
    "middle": ("none", "ship_goods_minus_1", "ship_goods_free"),
    "right": ("none", "produce_plus_1_of_one", "produce_plus_1_of_each"),
}
HOUSE_GROUPS: Final = tuple(HOUSE_ABILITIES)
