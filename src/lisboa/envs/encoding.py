"""What is where in an observation: its table of contents.

An observation is a row of bytes, the same for all tables of an edition: what a seat may know and
nothing else. It consists of slices. Seats are counted from the one that looks: 0 is its own, 1 the
next one clockwise. What each slice holds is said by the catalogue `envs` (slice-NAME) and, with its
offset, by docs/envs.md.

Whoever changes what a byte means raises ENCODING_VERSION.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import PLAIN
from lisboa.rules.machinery.tables import Tables

ENCODING_VERSION: Final = 2

SEATS: Final = 4
DEPTH: Final = 24  # tasks of the agenda, from the top; random games reach 20
TASK: Final = 5  # kind, seat and three numbers
PAIR: Final = 2  # clergy tiles that a seat chooses from
PASSED: Final = 6  # cards that a seat passes on in a draft
LARGEST: Final = 255

# ---- slices that tell where things are from the seat that looks, in their order ----
TABLE: Final = 0
OPTIONS: Final = 1
CLOCK: Final = 2
AGENDA: Final = 3
OFFICES: Final = 4
PLAZAS: Final = 5
PAIRS: Final = 6
OWNERS: Final = 7
PLANS: Final = 8
DECREES: Final = 9
CARDS: Final = 10
TASKS: Final = 11
PACKS: Final = 12
PASSED_ON: Final = 13
SHOWN: Final = 14
SEAT_SLICES: Final = 15

# ---- slices that are the same for all seats ----
TREASURY: Final = 0
PRICES: Final = 1
FAVOUR_STACKS: Final = 2
COVERED: Final = 3
COURT: Final = 4
CARDINAL: Final = 5
CHURCH: Final = 6
BAG: Final = 7
ROWS: Final = 8
COLUMNS: Final = 9
SITES: Final = 10
PILE: Final = 11
STORES: Final = 12
BUILDINGS: Final = 13
SCORING: Final = 14
CITY: Final = 15
CITY_TILES: Final = 16
ARCHITECTS: Final = 17
BUILDING_STACK: Final = 18
SHIPS: Final = 19
DISPLAY: Final = 20
GONE: Final = 21
PURPLE: Final = 22
TASK_DECK: Final = 23
PLOT_TOKENS: Final = 24
SITE_TOKENS: Final = 25
LACERDA: Final = 26
SHARED_SLICES: Final = 27

# ---- slices of a player board: the own one, then clockwise ----
MEANS: Final = 0
WIGS: Final = 1
GOODS: Final = 2
BACKS: Final = 3
UPPER: Final = 4
LOWER: Final = 5
CARGO: Final = 6
AT_SEA: Final = 7
CLERGY: Final = 8
FAVOURS: Final = 9
RUBBLE: Final = 10
HOUSES: Final = 11
BOARD_SLICES: Final = 12

# ---- places of cards, decrees, plans, ships and tasks; 0 is none of these ----
FACE_DOWN: Final = 1  # in the stack of its kind, below the top; a decree or task in its deck
ON_DISPLAY: Final = 2
LATER: Final = 3  # face down, for the second period
OWN_PACK: Final = 4  # of the draft
OWN_HAND: Final = 5
KNOWN_IN_HAND: Final = 6  # + seat: everybody knows it; this includes one's own
CARD_PLACES: Final = KNOWN_IN_HAND + SEATS

DECREE_OF: Final = 3  # + seat
DECREE_PLACES: Final = DECREE_OF + SEATS

PLAN_OF: Final = 1  # + seat
COMPLETED_BY: Final = PLAN_OF + SEATS  # + seat
PLAN_PLACES: Final = COMPLETED_BY + SEATS

IN_SHIPYARD: Final = 1
LATER_SHIP: Final = 2
SHIP_PLACES: Final = 3

FIRST_TASK: Final = 2  # one of those from which the first are dealt
TASK_OF: Final = 3  # + seat
DONE_BY: Final = TASK_OF + SEATS  # + seat: fulfilled this turn
TASK_PLACES: Final = DONE_BY + SEATS


class Slice(NamedTuple):
    """`values` says how many values a number of it can have if they are names, 0 for quantities."""

    name: str
    first: int
    length: int
    values: int


def plain_name(name: str) -> str:
    """The name of a slice without the seat of its board."""
    stem, _, seat = name.rpartition("-")
    return stem if seat.isdigit() else name


class Layout:
    """The slices of an edition: those of the seat, those of all, and those of each board."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.slices: list[Slice] = []
        self.size: int = 0
        self.seat_lengths = self._add(_of_seat(t), "")
        self.shared_lengths = self._add(_of_all(t), "")
        self.board_lengths: list[int] = []
        for seat in range(SEATS):
            self.board_lengths = self._add(_of_board(t), f"-{seat}")

    def _add(self, contents: list[tuple[str, int, int]], suffix: str) -> list[int]:
        for name, length, values in contents:
            self.slices.append(Slice(name + suffix, self.size, length, values))
            self.size += length
        return [length for _, length, _ in contents]

    def __reduce__(self) -> tuple[Callable[[Tables], "Layout"], tuple[Tables]]:
        """For pickle: as the tables, it is made once where it is read."""
        return layout_of, (self.t,)

    def __deepcopy__(self, memo: object) -> "Layout":
        """It never changes."""
        return self

    def __getitem__(self, name: str) -> slice:
        """Where a slice lies in a row."""
        for each in self.slices:
            if each.name == name:
                return slice(each.first, each.first + each.length)
        raise KeyError(name)


def _of_seat(t: Tables) -> list[tuple[str, int, int]]:
    officials = w.NOBLES * w.COLOURS_OF_OFFICIALS
    a_seat = SEATS + 1
    return [
        ("table", 2, 0),
        ("options", len(PLAIN.settings()) + SEATS, 0),
        ("clock", 9, 0),
        ("agenda", DEPTH * TASK, 0),
        ("offices", officials, 0),
        ("plazas", officials, 0),
        ("pairs", SEATS * PAIR, t.fronts + 1),
        ("owners", t.plots, a_seat),
        ("plans", len(t.plan_name), PLAN_PLACES),
        ("decrees", t.decrees, DECREE_PLACES),
        ("cards", t.political, CARD_PLACES),
        ("tasks", len(t.task_name), TASK_PLACES),
        ("packs", SEATS * 2, 0),
        ("passed-on", PASSED, t.political + 1),
        ("shown", t.political, a_seat),
    ]


def _of_all(t: Tables) -> list[tuple[str, int, int]]:
    return [
        ("treasury", 1, 0),
        ("prices", w.GOODS, 0),
        ("favour-stacks", w.NOBLES, 0),
        ("covered", w.STATE_ACTIONS, w.GOODS + 1),
        ("court", 1, t.political + 1),
        ("cardinal", 1, t.gaps),
        ("church", t.gaps, t.fronts + 1),
        ("bag", t.fronts, 0),
        ("rows", t.rows * w.COLOURS, 0),
        ("columns", t.columns * w.COLOURS, 0),
        ("sites", t.sites * w.COLOURS, 0),
        ("pile", w.COLOURS, 0),
        ("stores", t.plots, w.GOODS + 1),
        ("buildings", t.sites, w.ARCHITECTS * t.buildings + 1),
        ("scoring", len(t.scoring_values), 0),
        ("city", t.city_spaces, 0),
        ("city-tiles", 2, 0),
        ("architects", w.ARCHITECTS * 4, 0),
        ("building-stack", t.buildings, 0),
        ("ships", t.ships, SHIP_PLACES),
        ("display", w.DECREES_ON_DISPLAY, t.decrees + 1),
        ("gone", t.cards, 0),
        ("purple", 1, 0),
        ("task-deck", 1, 0),
        ("plot-tokens", t.plots, len(t.plot_token) + 1),
        ("site-tokens", t.sites, len(t.site_token) + 1),
        ("lacerda", 2, w.KINDS + 1),
    ]


def _of_board(t: Tables) -> list[tuple[str, int, int]]:
    return [
        ("means", 6, 0),
        ("wigs", w.W_CATEGORIES, 0),
        ("goods", w.GOODS, 0),
        ("backs", 2, 0),
        ("upper", t.berths, t.cards + 1),
        ("lower", t.lower_slots, t.political + 1),
        ("cargo", t.berths * w.GOODS, 0),
        ("at-sea", t.berths, 0),
        ("clergy", t.fronts, 0),
        ("favours", w.NOBLES, 0),
        ("rubble", w.COLOURS, 0),
        ("houses", len(t.houses), 0),
    ]


_layouts: dict[str, Layout] = {}


def layout_of(t: Tables) -> Layout:
    """The layout of an edition, made once."""
    key = t.edition.fingerprint
    if key not in _layouts:
        _layouts[key] = Layout(t)
    return _layouts[key]


assert ag.KINDS <= LARGEST
