"""What is printed: one frozen record for every kind of card, tile and space."""

from collections.abc import Callable
from dataclasses import dataclass, fields

from lisboa.edition import word_types as wt


@dataclass(frozen=True, slots=True)
class Effect:
    """One word of a reward, event or penalty: `{ good = "gold", n = 1 }`, `{ state = "ship" }`."""

    word: wt.EffectWord
    n: int = 1  # how much; the sign counts for "treasury"
    what: str = ""  # the good (or "any"), state action or noble action named


@dataclass(frozen=True, slots=True)
class Benefit:
    """What a clergy tile or treasury card does while it lies on the board."""

    kind: wt.BenefitWord
    n: int = 0
    what: str = ""  # the good, noble or rubble colour it is limited to, if any
    effects: tuple[Effect, ...] = ()  # of an instant tile


@dataclass(frozen=True, slots=True)
class Score:
    """How a decree counts at the end of the game; None: the filter is not used."""

    rule: wt.ScoreRule
    counter: wt.Counter
    each: int = 0
    unit: int = 1
    cap: int | None = None
    wigs: int = 0
    at_least: int | None = None
    at_most: int | None = None
    rows: tuple[wt.RowName, ...] = ()  # from `row` or `rows`; empty: every row
    column: int | None = None
    good: wt.Good | None = None
    size: wt.Size | None = None
    matches: int = 1
    side: wt.Side | None = None
    architect: wt.ArchitectColour | None = None
    min_hull: int = 0
    colour: wt.CubeColour | None = None
    min_officials: int = 0
    place: str | None = None
    scope: str | None = None


@dataclass(frozen=True, slots=True)
class Street:
    id: str
    good: wt.Good
    name: str
    colour: str
    west_column: int
    east_column: int
    north_site: str


@dataclass(frozen=True, slots=True)
class Row:
    id: str
    row: wt.RowName
    cubes: int
    min_players: int


@dataclass(frozen=True, slots=True)
class Column:
    id: str
    column: int
    size: wt.Size
    cubes: int
    scoring_space: int


@dataclass(frozen=True, slots=True)
class Plot:
    id: str
    row: wt.RowName
    column: int
    size: wt.Size
    streets: tuple[wt.Good, ...]  # west to east
    reward: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Site:
    id: str
    side: wt.Side
    row: wt.RowName | None  # of a west or east site
    street: wt.Good | None  # of a north site
    cubes: int
    reward: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class CitySpace:
    id: str
    good: wt.Good
    size: wt.Size


@dataclass(frozen=True, slots=True)
class TreasurySpace:
    id: str
    reais: int
    influence: int  # the visit modifier


@dataclass(frozen=True, slots=True)
class Office:
    id: str
    noble: wt.Noble
    person: str
    capacity: int
    top: wt.StateAction
    bottom: wt.StateAction
    noble_action: wt.NobleAction
    accepts: tuple[wt.Good, ...]
    favour_tiles: int


@dataclass(frozen=True, slots=True)
class ChurchGap:
    id: str
    gap: int
    icon: wt.Icon
    tile_behind: int
    tile_ahead: int


@dataclass(frozen=True, slots=True)
class RubbleColour:
    id: str
    colour: wt.CubeColour
    cause: str
    price: int
    cubes: int


@dataclass(frozen=True, slots=True)
class HouseGroup:
    id: str
    group: wt.HouseGroupName
    houses: int
    abilities: tuple[wt.Ability, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """Everything in board.toml: the map, the tracks and the player board."""

    streets: tuple[Street, ...]
    rows: tuple[Row, ...]
    columns: tuple[Column, ...]
    plots: tuple[Plot, ...]
    sites: tuple[Site, ...]
    scoring_tiles: tuple[int, ...]  # their values
    city_spaces: tuple[CitySpace, ...]
    large_city_tiles: int
    small_city_tiles: int
    treasury: tuple[TreasurySpace, ...]  # bottom to top
    treasury_start: int  # index into `treasury`
    influence_max: int
    wig_space: int
    coin_spaces: tuple[int, ...]
    influence_start: tuple[int, ...]  # by turn order
    market_spaces: tuple[int, ...]
    market_floor: int
    market_start: tuple[int, ...]  # by good
    offices: tuple[Office, ...]  # by noble
    church_gaps: tuple[ChurchGap, ...]
    church_start: int
    rubble: tuple[RubbleColour, ...]
    rubble_pile: int
    upper_slots: int
    lower_slots: int
    portfolio_base: int
    warehouse_base: int
    rubble_columns: int
    clergy_spaces: int
    officials_per_player: int
    house_groups: tuple[HouseGroup, ...]


@dataclass(frozen=True, slots=True)
class PoliticalCard:
    id: str
    number: int
    deck: wt.Deck
    kind: wt.CardKind
    title: str
    year: int
    influence: int = 0  # of a noble card
    reward: tuple[Effect, ...] = ()
    penalty: tuple[Effect, ...] = ()
    event: tuple[Effect, ...] = ()  # of a treasury card
    benefit: Benefit | None = None
    variant: str | None = None  # of a variant card
    replaces: str | None = None


@dataclass(frozen=True, slots=True)
class ClergyTile:
    """One front; `copies` tiles share it."""

    id: str
    number: int
    title: str
    copies: int
    wigs: int
    benefit: Benefit


@dataclass(frozen=True, slots=True)
class Decree:
    id: str
    number: int
    title: str
    score: Score
    row_e: bool = False  # leaves the game with one or two players
    solo: bool = True  # False: leaves the solo game


@dataclass(frozen=True, slots=True)
class ShipKind:
    """One kind of ship card; `copies` cards share it."""

    id: str
    colour: str
    hull: int
    price_modifier: int
    influence: int
    period: int
    copies: int


@dataclass(frozen=True, slots=True)
class Architect:
    id: str
    architect: wt.ArchitectColour
    person: str


@dataclass(frozen=True, slots=True)
class Plan:
    id: str
    number: int
    architect: wt.ArchitectColour
    officials: int
    starting: bool


@dataclass(frozen=True, slots=True)
class Building:
    id: str
    number: int
    title: str
    blue: tuple[wt.Good, ...]
    green: tuple[wt.Good, ...]


@dataclass(frozen=True, slots=True)
class Deed:
    """What a task asks for; `visit` limits it to a visit of that noble made with a card."""

    do: wt.DeedWord
    visit: wt.Noble | None = None
    officials: int = 0


@dataclass(frozen=True, slots=True)
class TaskCard:
    id: str
    number: int
    pack: str
    any_of: tuple[Deed, ...]
    reward: tuple[Effect, ...]
    alternative: tuple[Effect, ...] = ()  # under the option blank_task_rewards = "below"
    clergy_bonus: bool = True


@dataclass(frozen=True, slots=True)
class Token:
    """One reward token; `copies` tokens share it."""

    id: str
    copies: int
    reward: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Edition:
    """A whole component set. The fingerprint covers what has effect in play, the imprint also the
    words: games of one fingerprint are the same, editions of one imprint look the same."""

    name: str
    fingerprint: str
    imprint: str
    board: Board
    cards: tuple[PoliticalCard, ...]  # in order of their numbers
    variant_cards: tuple[PoliticalCard, ...]
    clergy: tuple[ClergyTile, ...]
    decrees: tuple[Decree, ...]
    ships: tuple[ShipKind, ...]  # by hull size
    architects: tuple[Architect, ...]
    plans: tuple[Plan, ...]
    buildings: tuple[Building, ...]
    tasks: tuple[TaskCard, ...]
    plot_tokens: tuple[Token, ...]
    site_tokens: tuple[Token, ...]

    def __repr__(self) -> str:
        return f"<Edition {self.name} {self.fingerprint}>"

    def __reduce__(self) -> tuple[Callable[..., "Edition"], tuple[object, ...]]:
        """For pickle: what comes with the program is named, any other edition written out."""
        from lisboa.edition import built_in, load

        if self == load():
            return built_in, (self.fingerprint,)
        return Edition, tuple(getattr(self, part.name) for part in fields(self))

    def __deepcopy__(self, memo: object) -> "Edition":
        """It never changes, so copies of a game share it."""
        return self
