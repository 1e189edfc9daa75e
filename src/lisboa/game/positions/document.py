"""What a position is, as types: the one description of its fields.

`writing` returns it, `form` says for each field which names and numbers an edition allows there,
`schema` makes the published schema of both, and the server shows a seat its view in it. Things
have names, never numbers; decks are written from their top on.
"""

from typing import Annotated, NotRequired

from typing_extensions import TypedDict  # pydantic cannot read the one of Python 3.11

from lisboa.edition import vocabulary as v
from lisboa.edition.word_types import (
    Among,
    CardKind,
    CubeColour,
    Good,
    Noble,
    Note,
    every,
    some,
)
from lisboa.game.positions.steps import KIND_NAME
from lisboa.rules.machinery import numbers as w

PERIODS = (1, 2)
TRIGGERS = ("sets", "stacks")  # of the end of a period or of the game

Hideable = Annotated[str, Note("? in a view that may not know it; ?blue, ?purple: a card's back")]
Cubes = list[CubeColour]
Wigs = Annotated[dict[str, int], some(w.WIGS)]
TaskName = Annotated[str, Among("TaskName", KIND_NAME.values())]
Goods = Annotated[dict[str, int], every(v.GOODS)]
Officials = Annotated[
    dict[str, Annotated[dict[str, int], Note("by seat, and neutral ones in a game for two")]],
    every(v.NOBLES),
]


class EditionMark(TypedDict):
    """The component set that a game is played with."""

    name: str
    fingerprint: str


class SoloPieces(TypedDict):
    """Against Lacerda: where its courtier and its Aide stand."""

    courtier: Noble
    aide: CardKind


class Court(TypedDict):
    treasury: Annotated[int, Note("in réis")]
    prices: Goods
    offices: Officials
    plazas: Officials
    favours: Annotated[dict[str, int], every(v.NOBLES)]
    covered: Annotated[
        dict[str, Good],
        some(v.STATE_ACTIONS),
        Note("the good on each state action traded for in this turn"),
    ]
    card: str | None


class Church(TypedDict):
    cardinal: int
    tiles: Annotated[list[str | None], Note("none before everybody has kept a clergy tile")]
    called_by: str | None
    bag: list[Hideable]
    pairs: Annotated[
        dict[str, list[str]], Note("by seat: the tiles that it still has to choose from")
    ]
    returns: Annotated[
        list[int],
        Note("in turn order: where in the bag the other tile goes; -2 in a view"),
    ]


class CitySite(TypedDict):
    """A site for a public building: its rubble, and the building that opened there."""

    cubes: Cubes
    building: str | None


class Store(TypedDict):
    owner: str
    good: Good


class City(TypedDict):
    rows: Annotated[dict[str, Cubes], every(v.ROWS)]
    columns: Annotated[dict[str, Cubes], every([str(column) for column in v.COLUMNS])]
    sites: dict[str, CitySite]
    pile: Cubes
    stores: Annotated[dict[str, Store], Note("by plot")]
    scoring: Annotated[list[int], Note("values of the scoring tiles, west to east")]
    display: list[str]
    large_tiles: int
    small_tiles: int


class ArchitectSpaces(TypedDict):
    available: str | None
    stack: list[Hideable]
    plan: Annotated[str | None, Note("on top of the stack")]


class Ships(TypedDict):
    shipyard: list[str]
    later: list[str]


class Decrees(TypedDict):
    display: list[str]
    deck: list[Hideable]


class Politics(TypedDict):
    display: Annotated[dict[str, list[Hideable]], every(v.CARD_KINDS)]
    later: Annotated[dict[str, list[Hideable]], some(v.CARD_KINDS)]
    blue: Annotated[
        list[Hideable],
        Note(
            "not yet dealt: five for each seat, in the order of the seats, while tiles are chosen"
        ),
    ]
    purple: list[Hideable]
    discards: list[str]


class Slot(TypedDict):
    """A card in the upper portfolio; a ship with its cargo."""

    card: str
    cargo: NotRequired[list[Good]]
    at_sea: NotRequired[bool]


class PlayerBoard(TypedDict):
    reais: int
    influence: int
    wigs: Annotated[
        Wigs, Note("by category; visits and penalties are never above 0, the others never below")
    ]
    goods: Goods
    hand: list[Hideable]
    seen: Annotated[list[str], Note("the cards of the hand that everybody knows")]
    upper: Annotated[
        list[Slot | None], Note("three slots; Lacerda has room for a ship of every kind")
    ]
    lower: list[str | None]
    clergy: list[str]
    favours: list[Noble]
    rubble: Annotated[
        dict[str, int],
        every(v.RUBBLE),
        Note("of each colour a player has up to 5, Lacerda any number"),
    ]
    markers: int
    marker_used: Annotated[bool, Note("in this turn")]
    houses: Annotated[dict[str, int], every(v.HOUSE_GROUPS), Note("built, by group")]
    officials: Annotated[int, Note("on the player board")]
    plans: list[str]
    completed: list[str]
    decrees: list[str]
    tasks: list[str]
    done: Annotated[list[str], Note("fulfilled in this turn")]
    pack: Annotated[list[Hideable], Note("in a draft: to choose from")]
    passed: Annotated[list[Hideable], Note("in a draft: passed on, round by round")]
    shown: Annotated[list[str], Note("after a draft: cards that have left the hand")]


class Tokens(TypedDict):
    plots: dict[str, str]
    sites: dict[str, str]


class Todo(TypedDict):
    """Something that is still to do; which fields it has besides depends on the task."""

    task: TaskName
    seat: str


class Position(TypedDict):
    """Any state of a game, also in the middle of a turn."""

    format: int
    edition: EditionMark
    rules: Annotated[int, Note("version of the rules")]
    seats: Annotated[list[str], Note("names of the seats, clockwise")]
    start: str
    active: str
    turn: Annotated[int, Note("0 in set-up")]
    period: Annotated[int, Among("Period", PERIODS)]
    trigger: Annotated[str | None, Note("who triggered the end of the period or of the game")]
    triggered_by: Annotated[
        Annotated[str, Among("Trigger", TRIGGERS)] | None,
        Note("sets without a trigger: sets ended the first period"),
    ]
    turns_left: int | None
    over: bool
    variants: Annotated[dict[str, object], Note("what differs from the plain game")]
    solo: Annotated[
        SoloPieces | None,
        Note("against Lacerda, whose seat is the second: where its courtier and its Aide stand"),
    ]
    court: Court
    church: Church
    city: City
    architects: Annotated[dict[str, ArchitectSpaces], every(v.ARCHITECTS)]
    ships: Ships
    decrees: Decrees
    politics: Politics
    players: Annotated[dict[str, PlayerBoard], Note("by seat")]
    tasks: Annotated[
        list[Hideable], Note("face down; before they are dealt, those of pack A on top")
    ]
    tokens: Annotated[Tokens | None, Note("the token on each plot and site, with that variant")]
    agenda: Annotated[
        list[Todo],
        Note("what is still to do; the first is the question that is asked now"),
    ]


class SeatView(Position):
    """A position as one seat may know it, or as it is."""

    view: NotRequired[
        Annotated[
            str | None,
            Note("whose view it is; null: what everybody sees; left out where nothing is hidden"),
        ]
    ]
