"""The things on the table that a client can point at, by stable names.

    card:political-01   ship:ship-blue-1   clergy:clergy-discount   decree:decree-01
    plan:plan-blue-2a   building:building-01-blue   task:task-01    wherever they lie
    plot:plot-a1   row:A   column:1   site:site-west-a   pile       the city and its rubble
    row:A/red   column:1/red   pile:red                             a cube of this colour there
    scoring:0                                                       wigs of a store in its columns
    noble:king   office:king   plaza:king   deed:recruit            the court
    treasury   price:gold   stack:king                              réis, goods and cards
    cardinal   gap:0   church:0                                     the Cardinal, its track, tiles
    seat:0   seat:0/PART                                            a player board, see PARTS

What stands behind a colon is the name that views and records use. A clergy tile of which there
are several copies has one name; `church:0` tells the spaces of the church apart.
"""

from collections.abc import Callable, Iterator
from typing import Annotated, Final

from lisboa.edition import vocabulary as v
from lisboa.edition.word_types import Among
from lisboa.game.names import names_of
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Event as Told
from lisboa.rules.machinery.state import State
from lisboa.rules.machinery.tables import Tables
from lisboa.text.wording import arguments_of

KINDS: Final = (
    *("card", "ship", "clergy", "decree", "plan", "building", "task"),
    *("plot", "row", "column", "site", "pile", "scoring"),
    *("noble", "office", "plaza", "deed", "treasury", "price", "stack"),
    *("cardinal", "gap", "church", "seat"),
)
ElementKind = Annotated[str, Among("ElementKind", KINDS)]
PARTS: Final = (
    *("hand", "portfolio", "warehouse", "rubble", "reais", "influence", "wigs", "officials"),
    *(f"warehouse/{good}" for good in v.GOODS),
    *(f"rubble/{colour}" for colour in v.RUBBLE),
    *(f"houses/{group}" for group in v.HOUSE_GROUPS),
    *(f"favours/{noble}" for noble in v.NOBLES),
)
# Kinds of elements whose names are those of the game.
_NAMED: Final = {
    "clergy": "tile",
    "decree": "decree",
    "plan": "plan",
    "building": "face",
    "task": "task",
    "plot": "plot",
    "site": "site",
    "noble": "noble",
    "office": "noble",
    "plaza": "noble",
    "deed": "deed",
    "price": "good",
    "stack": "kind",
}


def all_elements(t: Tables, players: int) -> frozenset[str]:
    """Every element of a table with this many seats."""
    names = names_of(t)
    named = {f"{kind}:{name}" for kind, of in _NAMED.items() for name in names.of[of]}
    cards = {of_card(t, card) for card in range(len(t.card_name))}
    city = {*(f"row:{row}" for row in v.ROWS), *(f"column:{column}" for column in v.COLUMNS)}
    city |= {of_cube(heap, colour) for heap in ("pile", *city) for colour in v.RUBBLE}
    city |= {f"scoring:{space}" for space in set(t.column_scoring)}
    church = {f"{kind}:{place}" for kind in ("gap", "church") for place in range(t.gaps)}
    boards = {f"seat:{seat}" for seat in range(players)}
    boards |= {f"{board}/{part}" for board in boards for part in PARTS}
    return frozenset({"pile", "treasury", "cardinal"} | named | cards | city | church | boards)


# ---- by the name of an argument, as in `lisboa.text.wording`: how a number becomes an element ----


def of_card(t: Tables, card: int) -> str:
    return f"{'ship' if card >= t.political else 'card'}:{t.card_name[card]}"


def of_tile(t: Tables, front: int) -> str:
    return f"clergy:{t.clergy_name[front]}"


def _named(kind: str) -> Callable[[Tables, int, int], str]:
    of = _NAMED[kind]
    return lambda t, seat, number: f"{kind}:{names_of(t).name(of, number)}"


def part(seat: int, name: str) -> str:
    """A part of a player board."""
    return f"seat:{seat}/{name}"


def _place(place: int) -> str:
    """Where officials serve: the offices, then the plazas."""
    noble = v.NOBLES[place % w.NOBLES]
    return f"office:{noble}" if place < w.NOBLES else f"plaza:{noble}"


_ELEMENT: Final[dict[str, Callable[[Tables, int, int], str]]] = {
    "card": lambda t, seat, card: of_card(t, card),
    "ship": lambda t, seat, card: of_card(t, card),
    "hull": lambda t, seat, hull: of_card(t, t.political + hull),
    "tile": _named("clergy"),
    "decree": _named("decree"),
    "plan": _named("plan"),
    "building": _named("building"),
    "task": _named("task"),
    "plot": _named("plot"),
    "site": _named("site"),
    "noble": _named("noble"),
    "deed": _named("deed"),
    "office": _named("office"),
    "kind": _named("stack"),
    "lot": lambda t, seat, lot: f"plot:{t.plot_name[t.lot_plot[lot]]}",
    "place": lambda t, seat, place: _place(place),
    "good": lambda t, seat, good: part(seat, f"warehouse/{v.GOODS[good]}"),
    "colour": lambda t, seat, colour: part(seat, f"rubble/{v.RUBBLE[colour]}"),
    "group": lambda t, seat, group: part(seat, f"houses/{v.HOUSE_GROUPS[group]}"),
    "favour": lambda t, seat, noble: part(seat, f"favours/{v.NOBLES[noble]}"),
}


def element(t: Tables, asked: int, argument: str, number: int) -> str:
    """What an answer to a question names."""
    return _ELEMENT[argument](t, ag.seat_of(asked), number)


def _arguments(
    t: Tables, seat: int, arguments: list[str], numbers: tuple[int, ...]
) -> Iterator[str]:
    for argument, number in zip(arguments, numbers, strict=False):
        if argument in _ELEMENT and number != w.NONE:
            yield _ELEMENT[argument](t, seat, number)


# ---- answers ----


def touched(s: State, action: int) -> list[str]:
    """The elements that an answer to the question on top of the agenda is about."""
    catalogue, seat = s.t.actions, ag.seat_of(s.agenda[-1])
    verb, numbers = catalogue.verb[action], (catalogue.thing[action], catalogue.other[action])
    told = arguments_of(act.ALL_VERBS[verb].fields)
    return [*_arguments(s.t, seat, told, numbers), *_besides(s, seat, verb, *numbers)]


def _besides(s: State, seat: int, verb: int, thing: int, other: int) -> Iterator[str]:
    """What the things named by an answer do not tell."""
    asked = s.agenda[-1]
    match verb:
        case act.GOLD:
            yield part(seat, f"warehouse/{v.GOODS[w.GOLD]}")
        case act.PORTFOLIO | act.ADD:
            yield part(seat, "portfolio")
        case act.COURT:
            kind = v.CARD_KINDS[s.t.card_kind[thing]]
            yield f"noble:{kind}" if kind in v.NOBLES else "treasury"
        case act.SELL | act.TRADE:
            yield part(seat, "warehouse")
        case act.DO if ag.kind_of(asked) == ag.ASK_FOLLOW:
            yield part(seat, f"favours/{v.NOBLES[ag.a_of(asked)]}")
        case act.MOVE:
            yield gap(s, thing)
        case act.TAKE_TILE:
            yield church(s, other)
        case act.LOSE_FAVOUR:
            yield part(seat, f"favours/{v.NOBLES[thing]}")
        case act.CUBE:
            yield heap(s.t, thing, ag.a_of(asked))
        case act.CONVERT | act.PAY_REAIS:
            yield from (part(seat, "reais"), part(seat, "influence"))
        case act.DRAW:
            yield f"stack:{v.CARD_KINDS[s.t.card_kind[thing]]}"


def gap(s: State, steps: int) -> str:
    """Where the Cardinal stands after a move; the first number of it is 0."""
    return f"gap:{(s.cardinal + steps + 1) % s.t.gaps}"


def church(s: State, side: int) -> str:
    """Where a tile is taken from."""
    spaces = s.t.tile_ahead if side == act.AHEAD else s.t.tile_behind
    return f"church:{spaces[s.cardinal]}"


def cube(t: Tables, where: int, plot: int, colour: int) -> str:
    """A cube as one thing."""
    return of_cube(heap(t, where, plot), v.RUBBLE[colour])


def of_cube(place: str, colour: str) -> str:
    return f"{place}/{colour}" if ":" in place else f"{place}:{colour}"


def heap(t: Tables, where: int, plot: int) -> str:
    """Where a cube is taken from."""
    if where == act.ON_PILE:
        return "pile"
    if where == act.IN_ROW:
        return f"row:{v.ROWS[t.plot_row[plot]]}"
    return f"column:{v.COLUMNS[t.plot_column[plot]]}"


# ---- events ----


def concerned(t: Tables, told: Told) -> list[str]:
    """The elements that something that happened is about; first the seat that did it."""
    kind, seat, *numbers = told
    out = [] if kind in e.HAPPENINGS else [f"seat:{seat}"]
    out += _arguments(t, seat, arguments_of(e.EVENTS[kind].fields), tuple(numbers))
    return [*out, *_around(t, kind, seat, *numbers)]


def _around(t: Tables, kind: int, seat: int, x: int, y: int, z: int) -> Iterator[str]:
    if e.EVENTS[kind].part:
        yield part(seat, e.EVENTS[kind].part)
    match kind:
        case e.GOODS_GAINED | e.GOODS_PAID:
            yield part(seat, f"warehouse/{v.GOODS[x]}")
        case e.GOOD_SOLD | e.PRICE_FELL:
            yield f"price:{v.GOODS[x]}"
        case e.TREASURY_MOVED | e.EVENT_SPONSORED:
            yield "treasury"
        case e.CARD_AT_COURT:
            yield f"noble:{v.CARD_KINDS[t.card_kind[x]]}"
        case e.OFFICIAL_DISPLACED:
            yield _place(w.NOBLES + x)
        case e.OFFICIAL_RETURNED:
            yield _place(x + w.NOBLES * y)
        case e.CARDINAL_MOVED:
            yield from ("cardinal", f"gap:{x}")
        case e.FAVOUR_TAKEN | e.FAVOUR_RETURNED:
            yield part(seat, f"favours/{v.NOBLES[x]}")
