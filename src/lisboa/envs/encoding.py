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
    """Some bytes of a row that belong together.

    `values` says of each byte how many different values it can have if it is a name (of a thing, a
    place, a seat, a kind of task), from 0 on; it is 0 for quantities, and for 1 or 0 as yes or no.
    """

    name: str
    first: int
    length: int
    values: tuple[int, ...]


def plain_name(name: str) -> str:
    """The name of a slice without the seat of its board."""
    stem, _, seat = name.rpartition("-")
    return stem if seat.isdigit() else name


class Layout:
    """The slices of an edition: those of the seat, those of all, and those of each board."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.slices: list[Slice] = []
        self.values: list[int] = []  # of all bytes, as `Slice` explains
        self.size: int = 0
        self.seat_lengths = self._add(_of_seat(t), "")
        self.shared_lengths = self._add(_of_all(t), "")
        self.board_lengths: list[int] = []
        for seat in range(SEATS):
            self.board_lengths = self._add(_of_board(t), f"-{seat}")

    def _add(self, contents: list[tuple[str, list[int]]], suffix: str) -> list[int]:
        for name, values in contents:
            self.slices.append(Slice(name + suffix, self.size, len(values), tuple(values)))
            self.values += values
            self.size += len(values)
        return [len(values) for _, values in contents]

    def __repr__(self) -> str:
        return f"<Layout of {self.t.edition.name}: {len(self.slices)} slices, {self.size} bytes>"

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


# Each slice with the `values` of its bytes.


def _of_seat(t: Tables) -> list[tuple[str, list[int]]]:
    officials = w.NOBLES * w.COLOURS_OF_OFFICIALS
    none_or_seat = SEATS + 1
    clock = [SEATS, SEATS, 0, 0, none_or_seat, 0, 0, 0, none_or_seat]
    return [
        ("table", [0, SEATS]),
        ("options", [0] * (len(PLAIN.settings()) + SEATS)),
        ("clock", clock),
        ("agenda", [ag.KINDS + 1, SEATS, *[LARGEST + 1] * (TASK - 2)] * DEPTH),
        ("offices", [0] * officials),
        ("plazas", [0] * officials),
        ("pairs", [t.fronts + 1] * (SEATS * PAIR)),
        ("owners", [none_or_seat] * t.plots),
        ("plans", [PLAN_PLACES] * len(t.plan_name)),
        ("decrees", [DECREE_PLACES] * t.decrees),
        ("cards", [CARD_PLACES] * t.political),
        ("tasks", [TASK_PLACES] * len(t.task_name)),
        ("packs", [0] * (SEATS * 2)),
        ("passed-on", [t.political + 1] * PASSED),
        ("shown", [none_or_seat] * t.political),
    ]


def _of_all(t: Tables) -> list[tuple[str, list[int]]]:
    a_face = w.ARCHITECTS * t.buildings + 1
    return [
        ("treasury", [0]),
        ("prices", [0] * w.GOODS),
        ("favour-stacks", [0] * w.NOBLES),
        ("covered", [w.GOODS + 1] * w.STATE_ACTIONS),
        ("court", [t.political + 1]),
        ("cardinal", [t.gaps]),
        ("church", [t.fronts + 1] * t.gaps),
        ("bag", [0] * t.fronts),
        ("rows", [0] * (t.rows * w.COLOURS)),
        ("columns", [0] * (t.columns * w.COLOURS)),
        ("sites", [0] * (t.sites * w.COLOURS)),
        ("pile", [0] * w.COLOURS),
        ("stores", [w.GOODS + 1] * t.plots),
        ("buildings", [a_face] * t.sites),
        ("scoring", [0] * len(t.scoring_values)),
        ("city", [0] * t.city_spaces),
        ("city-tiles", [0, 0]),
        ("architects", [a_face, a_face, 0, 0] * w.ARCHITECTS),
        ("building-stack", [0] * t.buildings),
        ("ships", [SHIP_PLACES] * t.ships),
        ("display", [t.decrees + 1] * w.DECREES_ON_DISPLAY),
        ("gone", [0] * t.cards),
        ("purple", [0]),
        ("task-deck", [0]),
        ("plot-tokens", [len(t.plot_token) + 1] * t.plots),
        ("site-tokens", [len(t.site_token) + 1] * t.sites),
        ("lacerda", [w.NOBLES + 1, w.KINDS + 1]),
    ]


def _of_board(t: Tables) -> list[tuple[str, list[int]]]:
    return [
        ("means", [0] * 6),
        ("wigs", [0] * w.W_CATEGORIES),
        ("goods", [0] * w.GOODS),
        ("backs", [0, 0]),
        ("upper", [t.cards + 1] * t.berths),
        ("lower", [t.political + 1] * t.lower_slots),
        ("cargo", [0] * (t.berths * w.GOODS)),
        ("at-sea", [0] * t.berths),
        ("clergy", [0] * t.fronts),
        ("favours", [0] * w.NOBLES),
        ("rubble", [0] * w.COLOURS),
        ("houses", [0] * len(t.houses)),
    ]


_layouts: dict[str, Layout] = {}


def layout_of(t: Tables) -> Layout:
    """The layout of an edition, made once."""
    key = t.edition.fingerprint
    if key not in _layouts:
        _layouts[key] = Layout(t)
    return _layouts[key]


assert ag.KINDS <= LARGEST
