"""The words of effects, benefits and decrees, each declared once: what stands behind it, where it
may stand, and which rules carry it out.

The place of an effect word here is its number in the engine, and the place of a benefit is where
its sums are kept (rules.machinery.numbers): new words are appended.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from lisboa.edition.shape import Fields, Keyed, Several, Shape, Tagged, Whole, Word, table
from lisboa.edition.vocabulary import (
    ARCHITECTS,
    COLUMNS,
    GOODS,
    NOBLE_ACTIONS,
    NOBLES,
    ROWS,
    RUBBLE,
    SIDES,
    SIZES,
    STATE_ACTIONS,
)

GOOD: Final = Word(GOODS)
ROW: Final = Word(ROWS)
COLUMN: Final = Word(COLUMNS)
SIZE: Final = Word(SIZES)
SIDE: Final = Word(SIDES)
ARCHITECT: Final = Word(ARCHITECTS)

# ---- immediate effects

GIFTS: Final = "gifts"  # of instant tiles: nothing follows from them, so that every chain ends
REWARDS: Final = "rewards"
EVENTS: Final = "events"
FIRST_TASKS: Final = "first tasks"
PENALTIES_OF_CARDS: Final = "penalties"
ANYWHERE: Final = (GIFTS, REWARDS, EVENTS, FIRST_TASKS)
NO_GIFT: Final = (REWARDS, EVENTS, FIRST_TASKS)
ANY: Final = "any"  # good of one's choice


@dataclass(frozen=True)
class EffectWord:
    """A word of rewards, events and penalties: `{ reais = 2 }`, `{ good = "gold", n = 1 }`."""

    word: str
    amount: Shape | None  # how much of it; None: it happens once
    stands: tuple[str, ...]  # where
    rules: tuple[str, ...] = ()  # how it is carried out
    names: tuple[str, ...] = ()  # the things that it may name
    first: int = 0  # the engine's number of the first of them
    signed: bool = False  # the amount may be negative

    def form(self, place: str) -> Fields:
        """What it looks like there. Which good is lost is the player's choice."""
        named = Word((ANY,) if place == PENALTIES_OF_CARDS else self.names)
        if self.names and self.amount:
            return Fields({self.word: named, "n": self.amount})
        return Fields({self.word: self.amount or named})


EFFECT_WORDS: Final = (
    EffectWord(
        "good",
        Whole(1, 4),
        (*ANYWHERE, PENALTIES_OF_CARDS),
        ("WARE-02", "G-138"),
        names=(*GOODS, ANY),
    ),
    EffectWord("reais", Whole(1, 20), (*ANYWHERE, PENALTIES_OF_CARDS)),
    EffectWord("wigs", Whole(1, 20), (*ANYWHERE, PENALTIES_OF_CARDS)),
    EffectWord(
        "influence", Whole(1, 10), (*ANYWHERE, PENALTIES_OF_CARDS), ("INF-03", "INF-05", "INF-06")
    ),
    EffectWord("official", Whole(1, 3), (*NO_GIFT, PENALTIES_OF_CARDS), ("G-51", "OFF-02", "G-17")),
    EffectWord("cardinal", Word((1,)), NO_GIFT, ("CARD-07", "G-35", "G-17")),
    EffectWord("rubble", Word((1,)), NO_GIFT, ("G-30", "G-147", "G-17")),
    EffectWord("treasury", Word((1, -1)), NO_GIFT, ("TREAS-03",), signed=True),
    EffectWord("state", None, NO_GIFT, ("G-125", "G-17"), names=STATE_ACTIONS),
    EffectWord(
        "noble", None, (EVENTS,), ("EVENT-03",), names=NOBLE_ACTIONS, first=len(STATE_ACTIONS)
    ),
    EffectWord("draw_tasks", Whole(1, 4), (FIRST_TASKS,), ("TASK-02",)),
    EffectWord("favour", Word((1,)), (PENALTIES_OF_CARDS,)),
)
EFFECT_OF: Final = {effect.word: effect for effect in EFFECT_WORDS}
EFFECT_NUMBER: Final = {effect.word: number for number, effect in enumerate(EFFECT_WORDS)}


def _standing(place: str) -> tuple[EffectWord, ...]:
    return tuple(effect for effect in EFFECT_WORDS if place in effect.stands)


def _effects(place: str) -> Several:
    """One or two effects made of the words that may stand there."""
    return Several(Keyed({x.word: x.form(place) for x in _standing(place)}), 1, 2)


EFFECTS: Final = tuple(x.word for x in EFFECT_WORDS if x.stands != (PENALTIES_OF_CARDS,))
PENALTIES: Final = tuple(x.word for x in _standing(PENALTIES_OF_CARDS))
REWARD: Final = _effects(REWARDS)
EVENT: Final = _effects(EVENTS)
FIRST_TASK_REWARD: Final = _effects(FIRST_TASKS)
PENALTY: Final = _effects(PENALTIES_OF_CARDS)

# ---- lasting benefits

_SOME: Final = Whole(1, 5)
_N: Final = table(n=_SOME)


@dataclass(frozen=True)
class BenefitWord:
    """What a clergy tile or treasury card may do while it lies on a board."""

    kind: str
    form: Fields  # besides the kind
    rules: tuple[str, ...]
    treasury: bool = False  # may stand on treasury cards
    per: tuple[str, ...] = ()  # one sum for each of these, or for the one that is named
    sums: bool = True  # it counts as long as it lies there


BENEFIT_WORDS: Final = (
    BenefitWord("discount", _N, ("PORT-26", "G-11", "G-12"), treasury=True),
    BenefitWord("land_discount", _N, ("LAND-05", "G-11"), treasury=True),
    BenefitWord("hire_discount", _N, ("HIRE-03", "G-11"), treasury=True),
    BenefitWord("event_discount", _N, ("EVENT-02", "G-11"), treasury=True),
    BenefitWord("staff_reduction", _N, ("HIRE-03", "G-143")),
    BenefitWord("subsidy_bonus", _N, ("PORT-20", "G-134"), treasury=True),
    BenefitWord("follow_discount", _N, ("FOLLOW-05", "G-134")),
    BenefitWord("influence_bonus", _N, ("INF-01", "G-141")),
    BenefitWord("ship_goods_discount", _N, ("SHIP-02", "G-134")),
    BenefitWord("produce_bonus", _N, ("PROD-07", "G-140")),
    BenefitWord("trade_any", table(), ("TRADE-04", "G-134")),
    BenefitWord("trade_extra", _N, ("TRADE-01", "G-134")),
    BenefitWord("warehouse_bonus", _N, ("WARE-01", "G-21")),
    BenefitWord("recruit_extra", _N, ("OFF-01", "G-139")),
    BenefitWord("sail_bonus", _N, ("SELL-09", "G-144")),
    BenefitWord("store_bonus", _N, ("STORE-10", "G-144")),
    BenefitWord("open_bonus", _N, ("OPEN-11", "G-144")),
    BenefitWord("decree_bonus", _N, ("DECREE-01", "G-144")),
    BenefitWord(
        "sell_bonus", table({"good": GOOD}, n=_SOME), ("SELL-05", "G-72"), treasury=True, per=GOODS
    ),
    BenefitWord(
        "visit_discount",
        table({"noble": Word(NOBLES)}, n=_SOME),
        ("VISIT-08", "VISIT-11", "G-134"),
        per=NOBLES,
    ),
    BenefitWord("rubble_waiver", table(colour=Word(RUBBLE)), ("LAND-03", "LAND-05"), per=RUBBLE),
    BenefitWord("instant", table(effect=_effects(GIFTS)), ("G-142", "CF-28"), sums=False),
)


def _places() -> dict[str, int]:
    """Where the sums of each kind begin in a player's list."""
    out, place = {}, 0
    for benefit in BENEFIT_WORDS:
        if benefit.sums:
            out[benefit.kind] = place
            place += len(benefit.per) or 1
    return out


BENEFIT_PLACE: Final = _places()
BENEFIT_OF: Final = {benefit.kind: benefit for benefit in BENEFIT_WORDS}
BENEFITS: Final = tuple(BENEFIT_OF)
TREASURY_BENEFITS: Final = tuple(x.kind for x in BENEFIT_WORDS if x.treasury)
BENEFIT: Final = Tagged("kind", table(), {x.kind: x.form for x in BENEFIT_WORDS})
TREASURY_BENEFIT: Final = Tagged(
    "kind", table(), {x.kind: x.form for x in BENEFIT_WORDS if x.treasury}
)

# ---- scores of decrees

_NO_FILTERS: Final = table()
_ROWS: Final = Several(ROW, 2, len(ROWS), distinct=True)


@dataclass(frozen=True)
class CounterWord:
    """What a decree may count, and the filters with which it does."""

    counter: str
    filters: Fields = _NO_FILTERS
    shared: bool = False  # by all players: nobody can have the majority
    filters_of_majority: Fields | None = None  # where they are others


COUNTER_WORDS: Final = (
    CounterWord(
        "stores",
        table(
            {"row": ROW, "rows": _ROWS, "column": COLUMN, "good": GOOD, "size": SIZE},
            at_most_one=("row", "rows"),
        ),
    ),
    CounterWord("rows_with_store", table({"rows": _ROWS})),
    CounterWord("columns_with_store"),
    CounterWord("store_types"),
    CounterWord(
        "matched_stores",
        table({"matches": Whole(1, 3), "side": SIDE}, at_most_one=("matches", "side")),
    ),
    CounterWord("unmatched_stores"),
    CounterWord(
        "buildings",
        table({"architect": ARCHITECT, "side": SIDE, "good": GOOD, "row": ROW}),
        shared=True,
    ),
    CounterWord("ships", table({"min_hull": Whole(1, 4)})),
    CounterWord("hull"),
    CounterWord("sets"),
    CounterWord("rubble", table({"colour": Word(RUBBLE)})),
    CounterWord("clergy_tiles"),
    CounterWord("favours"),
    CounterWord("plans_completed", table({"architect": ARCHITECT, "min_officials": Whole(1, 8)})),
    CounterWord("plan_officials"),
    CounterWord("officials", table(place=Word(("offices", "plazas")))),
    CounterWord("offices_with_official"),
    CounterWord("goods"),
    CounterWord("goods_sets"),
    CounterWord("reais"),
    CounterWord("influence"),
    CounterWord("portfolio_influence"),
    CounterWord("portfolio_nobles"),
    CounterWord("portfolio_treasury"),
    CounterWord("empty_house_groups"),
    CounterWord(
        "decrees",
        table(scope=Word(("own", "best_rival"))),
        filters_of_majority=table(scope=Word(("own",))),
    ),
)
COUNTERS: Final = tuple(x.counter for x in COUNTER_WORDS)

_WIGS: Final = Whole(1, 50)
_LIMITS: Final = {"at_least": Whole(1, 99), "at_most": Whole(0, 99)}
_RULES: Final = {
    "per": table({"unit": Whole(1, 50), "cap": _WIGS}, each=_WIGS),
    "threshold": table(_LIMITS, choice=tuple(_LIMITS), wigs=_WIGS),
    "majority": table(wigs=_WIGS),
}
SCORE_RULES: Final = tuple(_RULES)


def _filters(rule: str) -> Mapping[str, Fields]:
    if rule != "majority":
        return {x.counter: x.filters for x in COUNTER_WORDS}
    return {x.counter: x.filters_of_majority or x.filters for x in COUNTER_WORDS if not x.shared}


SCORE: Final = Keyed({rule: Tagged(rule, form, _filters(rule)) for rule, form in _RULES.items()})
