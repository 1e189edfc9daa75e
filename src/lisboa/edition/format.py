"""The format of an edition: every file, section and field, declared once."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from lisboa.edition.shape import (
    Fields,
    Flag,
    FreeText,
    Name,
    Several,
    Shape,
    Tagged,
    Whole,
    Word,
    table,
)
from lisboa.edition.vocabulary import (
    CARD_KINDS,
    DECKS,
    HOUSE_ABILITIES,
    ICONS,
    NOBLE_ACTIONS,
    NOBLES,
    ORIGINS,
    OTHER_DEEDS,
    RUBBLE,
    STATE_ACTIONS,
)
from lisboa.edition.words import (
    ARCHITECT,
    BENEFIT,
    COLUMN,
    EVENT,
    FIRST_TASK_REWARD,
    GOOD,
    PENALTY,
    REWARD,
    ROW,
    SCORE,
    SIZE,
    TREASURY_BENEFIT,
)

TEXT: Final = FreeText()
EDITION_NAME: Final = FreeText(most=40)  # people choose by it
COUNT: Final = Whole(0, 999)
COPIES: Final = Whole(1, 99)
NUMBER: Final = Whole(1, 999)
CUBES: Final = Whole(0, 9)
YEAR: Final = Whole(1, 9999)
PRICE: Final = Whole(0, 20)
INFLUENCE: Final = Whole(0, 9)
SPACE: Final = Whole(0, 30)  # of the influence track
GAP: Final = Whole(0, 5)


@dataclass(frozen=True)
class Section:
    """One kind of entry: many (`[[plot]]`), or one table (`[market]`) if `single`."""

    shape: Fields | Tagged
    single: bool = False


EVERY_ENTRY: Final[Mapping[str, Shape]] = {"id": Name(), "origin": Word(ORIGINS)}
KNOWN: Final[Mapping[str, Shape]] = {"known": Several(TEXT, 1, 99, distinct=True)}


def many(shape: Fields | Tagged) -> Section:
    return Section(shape.plus(EVERY_ENTRY, KNOWN))


def single(**fields: Shape) -> Section:
    return Section(Fields(fields).plus(EVERY_ENTRY, KNOWN), single=True)


# ---- the board


def _office(actions: tuple[str, str], noble_action: str, accepts: tuple[str, str]) -> Fields:
    """What the rules say of a noble's office; top and bottom may be exchanged."""
    return table(
        top=Word(actions),
        bottom=Word(actions),
        noble_action=Word((noble_action,)),
        accepts=Several(Word(accepts), 2, 2, distinct=True),
    )


def _abilities(words: tuple[str, ...]) -> Fields:
    return table(abilities=Several(Word(words), 1, 5))


# The counts of the box: the one table without an id.
_COMPONENTS: Final = Section(
    table(
        origin=Word(ORIGINS),
        goods_per_type=COUNT,
        coins_of_1=COUNT,
        coins_of_5=COUNT,
        coins_of_10=COUNT,
        supply_limited=Word((False,)),
        large_city_tiles=Whole(4, 99),
        small_city_tiles=Whole(1, 99),
        scoring_tiles=Word((4,)),
        favour_tiles=COUNT,
        clergy_tiles=Whole(14, 999),
        political_cards=COUNT,
        ship_cards=COUNT,
        decree_cards=Whole(12, 999),
        plan_tiles=COUNT,
        starting_plan_tiles=Whole(4, 99),
        public_buildings=Whole(2, 99),
        rubble_cubes=COUNT,
        houses_per_player=COUNT,
        officials_per_player=Whole(1, 20),
        set_markers_per_player=COUNT,
        task_cards=COUNT,
        plot_tokens=Whole(24, 99),
        site_tokens=Whole(14, 99),
    ),
    single=True,
)

_MAP: Final = {
    "good": many(table(good=GOOD, colour=TEXT, shop=TEXT)),
    "street": many(
        table(
            good=GOOD,
            colour=TEXT,
            name=TEXT,
            west_column=COLUMN,
            east_column=COLUMN,
            north_site=Name(),
        )
    ),
    "row": many(table(row=ROW, cubes=CUBES, min_players=Whole(1, 4))),
    "column": many(table(column=COLUMN, size=SIZE, cubes=CUBES, scoring_space=Whole(1, 4))),
    "missing_plot": single(row=ROW, column=COLUMN, why=TEXT),
    "plot": many(
        table(
            row=ROW,
            column=COLUMN,
            size=SIZE,
            streets=Several(GOOD, 1, 2, distinct=True),
            reward=REWARD,
        )
    ),
    "site": many(
        Tagged(
            "side",
            table(cubes=CUBES, reward=REWARD),
            {"west": table(row=ROW), "north": table(street=GOOD), "east": table(row=ROW)},
        )
    ),
    "scoring_tile": many(table(value=Whole(1, 20))),
    "scoring_space": many(table(space=Whole(1, 4), columns=Several(COLUMN, 1, 5, distinct=True))),
    "city_space": many(table(good=GOOD, size=SIZE)),
}

_TRACKS: Final = {
    "treasury": single(start_reais=Whole(0, 30)),
    "treasury_space": many(table(reais=Whole(0, 30), influence=Whole(-9, 9))),
    "influence_track": single(
        max=Whole(1, 30),
        wig_space=SPACE,
        coin_spaces=Several(SPACE, 1, 30),
        start_by_turn_order=Several(SPACE, 4, 4),
    ),
    "market": single(spaces=Several(PRICE, 2, 20), floor=PRICE),
    "market_price": many(table(good=GOOD, start=PRICE)),
}

_COURT_AND_CHURCH: Final = {
    "office": many(
        Tagged(
            "noble",
            table(person=TEXT, capacity=Whole(4, 12), favour_tiles=Whole(4, 9)),
            {
                "builder": _office(("recruit", "plan"), "store", ("tools", "gold")),
                "minister": _office(("ship", "produce"), "decree", ("books", "gold")),
                "king": _office(("cardinal", "favour"), "open", ("cloth", "gold")),
            },
        )
    ),
    "church": single(tile_spaces=Word((6,)), start_gap=GAP),
    "church_gap": many(table(gap=GAP, icon=Word(ICONS), tile_behind=GAP, tile_ahead=GAP)),
    "rubble": single(pile=Whole(0, 30)),
    "rubble_colour": many(table(colour=Word(RUBBLE), cause=TEXT, price=Whole(0, 9), cubes=COPIES)),
}

_PLAYER_BOARD: Final = {
    "player_board": single(
        upper_slots=Whole(1, 5),
        lower_slots=Whole(1, 5),
        portfolio_base=Whole(1, 10),
        warehouse_base=Whole(1, 10),
        rubble_columns=Whole(4, 10),
        clergy_spaces=Whole(1, 10),
        favour_spaces=Word((len(NOBLES),)),
    ),
    "house_group": many(
        Tagged(
            "group",
            table(houses=Whole(1, 5)),
            {group: _abilities(words) for group, words in HOUSE_ABILITIES.items()},
        )
    ),
}

# ---- cards and tiles

TITLE: Final = {"title": TEXT}  # a card without one is called by its id
_NOBLE_CARD: Final = table(
    {"reward": REWARD, "penalty": PENALTY}, choice=("reward", "penalty"), influence=INFLUENCE
)
_TREASURY_CARD: Final = table(event=EVENT, benefit=TREASURY_BENEFIT)


def _political_card(**more: Shape) -> Section:
    card = table(TITLE, number=NUMBER, deck=Word(DECKS), year=YEAR).plus(more, {})
    forms = {**dict.fromkeys(NOBLES, _NOBLE_CARD), "treasury": _TREASURY_CARD}
    return many(Tagged("kind", card, forms))


def _task(reward: Shape) -> Fields:
    return table({"alternative": reward}, reward=reward)


_POLITICS: Final = {
    "deck": many(
        table(
            deck=Word(DECKS),
            order=Whole(1, len(DECKS)),
            years=Several(YEAR, 2, 2),
            cards=COUNT,
            per_kind=Fields(dict.fromkeys(CARD_KINDS, COUNT)),
            use=TEXT,
        )
    ),
    "card": _political_card(),
    "variant_card": _political_card(variant=Word(("queen",)), replaces=Name()),
}
_SHIP: Final = table(
    colour=Word(DECKS),
    hull=Whole(1, 4),
    price_modifier=Whole(0, 9),
    influence=INFLUENCE,
    period=Whole(1, 2),
    copies=Word((3,)),
)
_DEED: Final = table(
    {"visit": Word(NOBLES), "officials": Whole(1, len(NOBLES))},
    do=Word((*NOBLE_ACTIONS, *STATE_ACTIONS, *OTHER_DEEDS)),
)
_TASK: Final = Tagged(
    "pack",
    table({"clergy_bonus": Flag()}, number=NUMBER, any_of=Several(_DEED, 1, 4)),
    {"A": _task(FIRST_TASK_REWARD), "B": _task(REWARD)},
)
_COLOURS: Final = Several(GOOD, 2, 2, distinct=True)
_TOKEN: Final = many(table(copies=COPIES, reward=REWARD))

SECTIONS: Final[Mapping[str, Mapping[str, Section]]] = {
    "board": {
        "components": _COMPONENTS,
        **_MAP,
        **_TRACKS,
        **_COURT_AND_CHURCH,
        **_PLAYER_BOARD,
    },
    "politics": _POLITICS,
    "clergy": {
        "tile": many(table(TITLE, number=NUMBER, copies=COPIES, wigs=Whole(0, 20), benefit=BENEFIT))
    },
    "decrees": {
        "decree": many(
            table({**TITLE, "row_e": Flag(), "solo": Flag()}, number=NUMBER, score=SCORE)
        )
    },
    "ships": {"ship": many(_SHIP)},
    "plans": {
        "architect": many(table(architect=ARCHITECT, person=TEXT)),
        "plan": many(
            table(number=NUMBER, architect=ARCHITECT, officials=Whole(1, 8), starting=Flag())
        ),
    },
    "buildings": {"building": many(table(TITLE, number=NUMBER, blue=_COLOURS, green=_COLOURS))},
    "tasks": {"task": many(_TASK)},
    "tokens": {"plot_token": _TOKEN, "site_token": _TOKEN},
}

FORMAT: Final = Word((1,))
