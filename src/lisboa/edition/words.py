"""The shapes of effects, benefits and scores: which words stand where, and with what numbers."""

from collections.abc import Mapping
from typing import Final

from lisboa.edition.shape import Fields, Keyed, Several, Shape, Tagged, Whole, Word, table
from lisboa.edition.vocabulary import (
    ARCHITECTS,
    BENEFITS,
    COLUMNS,
    COUNTERS,
    GOODS,
    NOBLE_ACTIONS,
    NOBLES,
    ROWS,
    RUBBLE,
    SIDES,
    SIZES,
    STATE_ACTIONS,
    TREASURY_BENEFITS,
)

GOOD: Final = Word(GOODS)
ROW: Final = Word(ROWS)
COLUMN: Final = Word(COLUMNS)
SIZE: Final = Word(SIZES)
SIDE: Final = Word(SIDES)
ARCHITECT: Final = Word(ARCHITECTS)

# ---- immediate effects

AMOUNTS: Final[Mapping[str, Shape]] = {
    "reais": Whole(1, 20),
    "wigs": Whole(1, 20),
    "influence": Whole(1, 10),
    "official": Whole(1, 3),
    "cardinal": Word((1,)),
    "rubble": Word((1,)),
    "treasury": Word((1, -1)),
    "state": Word(STATE_ACTIONS),
    "noble": Word(NOBLE_ACTIONS),
    "favour": Word((1,)),
    "draw_tasks": Whole(1, 4),
}


def effects(*words: str, goods: tuple[str, ...] = (*GOODS, "any")) -> Several:
    """One or two effects made of these words."""
    good = table(good=Word(goods), n=Whole(1, 4))
    forms = {word: Fields({word: AMOUNTS[word]}) for word in words}
    return Several(Keyed({"good": good, **forms}), 1, 2)


GIFTS: Final = ("reais", "wigs", "influence")  # nothing follows from them: every chain ends
REWARDS: Final = (*GIFTS, "official", "cardinal", "rubble", "treasury", "state")
REWARD: Final = effects(*REWARDS)
EVENT: Final = effects(*REWARDS, "noble")
FIRST_TASK_REWARD: Final = effects(*REWARDS, "draw_tasks")
PENALTY: Final = effects(*GIFTS, "official", "favour", goods=("any",))

# ---- lasting benefits

_SOME: Final = Whole(1, 5)
_BENEFITS: Final[Mapping[str, Fields]] = {
    **{kind: table(n=_SOME) for kind in BENEFITS},
    "rubble_waiver": table(colour=Word(RUBBLE)),
    "sell_bonus": table({"good": GOOD}, n=_SOME),
    "visit_discount": table({"noble": Word(NOBLES)}, n=_SOME),
    "trade_any": table(),
    "instant": table(effect=effects(*GIFTS)),
}
BENEFIT: Final = Tagged("kind", table(), _BENEFITS)
TREASURY_BENEFIT: Final = Tagged(
    "kind", table(), {kind: _BENEFITS[kind] for kind in TREASURY_BENEFITS}
)

# ---- scores of decrees

_ROWS: Final = Several(ROW, 2, len(ROWS), distinct=True)
_FILTERS: Final[Mapping[str, Fields]] = {
    **{counter: table() for counter in COUNTERS},
    "stores": table(
        {"row": ROW, "rows": _ROWS, "column": COLUMN, "good": GOOD, "size": SIZE},
        at_most_one=("row", "rows"),
    ),
    "rows_with_store": table({"rows": _ROWS}),
    "matched_stores": table(
        {"matches": Whole(1, 3), "side": SIDE}, at_most_one=("matches", "side")
    ),
    "buildings": table({"architect": ARCHITECT, "side": SIDE, "good": GOOD, "row": ROW}),
    "ships": table({"min_hull": Whole(1, 4)}),
    "rubble": table({"colour": Word(RUBBLE)}),
    "plans_completed": table({"architect": ARCHITECT, "min_officials": Whole(1, 8)}),
    "officials": table(place=Word(("offices", "plazas"))),
    "decrees": table(scope=Word(("own", "best_rival"))),
}
_WIGS: Final = Whole(1, 50)
_LIMITS: Final = {"at_least": Whole(1, 99), "at_most": Whole(0, 99)}
_RULES: Final = {
    "per": table({"unit": Whole(1, 50), "cap": _WIGS}, each=_WIGS),
    "threshold": table(_LIMITS, choice=tuple(_LIMITS), wigs=_WIGS),
    "majority": table(wigs=_WIGS),
}
# All players share the count of buildings and of a rival's decrees: nobody can have the majority.
_OWN_COUNTS: Final[Mapping[str, Fields]] = {
    **{counter: form for counter, form in _FILTERS.items() if counter != "buildings"},
    "decrees": table(scope=Word(("own",))),
}
SCORE: Final = Keyed(
    {
        rule: Tagged(rule, form, _OWN_COUNTS if rule == "majority" else _FILTERS)
        for rule, form in _RULES.items()
    }
)
