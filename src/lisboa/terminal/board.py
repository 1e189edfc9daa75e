"""The table as a drawing, from eighty columns on: colours help, but marks say it all.

Where there is room, parts stand side by side; where there is little, headings get shorter, but no
number is ever cut.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from lisboa.edition import vocabulary as v
from lisboa.edition.components import Street
from lisboa.rules import visits, warehouse
from lisboa.rules.machinery import numbers as w
from lisboa.terminal.layout import COLOURS, Fitted, facts, heading, marks, side_by_side
from lisboa.terminal.sight import Sight, changed, changed_of
from lisboa.text import court, downtown, look, player_boards, say, things, titled
from lisboa.text.look import Fact, Look
from lisboa.text.sections import SECTIONS, section

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

_say = partial(say, "play")
GOOD_COLOURS: Final = ("yellow", "bright_magenta", "dark_goldenrod", "bright_blue")
CUBE_COLOURS: Final = ("dark_goldenrod", "red", "blue")
MAP_WIDTHS = 14, 11, 8  # a site, a plot, the rubble of a row
NARROW_SITE, NARROW_CUBES = 10, 6
MAP_GAPS = 7  # one behind every column but the last
NAME_WIDTH = 11  # at least, if a name is as long, before headings get shorter
BROAD: Final = 134  # columns for two parts of the table side by side
LEFT: Final = 80  # of them for the map
# What stands on the left and on the right of a broad screen, above the players.
SIDES: Final = (("court", "city"), ("church", "works", "decrees", "politics"))


def draw(at: Look, sections: Iterable[str] = SECTIONS) -> "list[RenderableType]":
    """Parts of the table, each below its heading; on a broad screen in two columns."""
    names = list(sections)
    paired = [name for side in SIDES for name in side]
    if not {*paired} <= {*names}:
        return list(_one_below_the_other(at, names))
    rest = [name for name in names if name not in paired]
    around = [name for name in names if name in paired]

    def drawn(width: int) -> "Iterable[RenderableType]":
        if width < BROAD:
            return _one_below_the_other(at, around)
        return [
            side_by_side(
                [[*_one_below_the_other(at, side)] for side in SIDES], max(LEFT, width // 2)
            )
        ]

    return [Fitted(drawn), *_one_below_the_other(at, rest)]


def _one_below_the_other(at: Look, sections: Iterable[str]) -> "Iterator[RenderableType]":
    for name in sections:
        if body := DRAWERS[name](at):
            yield from (heading(_say(f"section-{name}")), *body)


def draw_changes(at: Look, before: Sight, now: Sight) -> "list[RenderableType]":
    """What is different from what somebody saw last, and the numbers of all players."""
    from rich.text import Text

    out: list[RenderableType] = ["", Text(_say("changed-title"), style="dim")]
    for name, shown in changed(before, now).items():
        out += [heading(_say(f"section-{name}")), facts(at, shown)]
    out += [heading(_say("section-players")), _numbers(at)]
    for seat in range(len(at.names)):
        new = [fact for fact in changed_of(before, now, seat) if fact[0] != _say("hand")]
        if shown := _worth_showing(at, seat, new):
            out += [_name(at, seat), facts(at, shown, width=12)]
    return out


def _listing(name: str) -> "Callable[[Look], list[RenderableType]]":
    def draw_it(at: Look) -> "list[RenderableType]":
        shown = section(at, name)
        return [facts(at, shown)] if shown else []

    return draw_it


# ---- the court ----


def _court(at: Look) -> "list[RenderableType]":
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, 3, 0, 0), expand=True)
    grid.add_column(style="dim")
    for _ in range(w.NOBLES):
        grid.add_column(ratio=1)
    nobles = range(w.NOBLES)
    grid.add_row("", *(Text(_say(f"noble-{v.NOBLES[n]}"), style="bold") for n in nobles))
    grid.add_row(_say("office-row"), *(_officials(at, at.state.offices, n, True) for n in nobles))
    grid.add_row(_say("plaza-row"), *(_officials(at, at.state.plazas, n, False) for n in nobles))
    grid.add_row(_say("actions-row"), *(Text(_actions(at, n)) for n in nobles))
    grid.add_row(_say("taken-row"), *(Text(_accepts(at, n)) for n in nobles))
    favours = (_say("favours-left", n=at.state.favour_stack[n]) for n in nobles)
    grid.add_row(_say("favours-row"), *favours)
    if at.seat is not None:
        costs = (visits.cost(at.state, at.seat, n, following=0) for n in nobles)
        grid.add_row(_say("visit-row"), *(_say("visit-cost", n=n) for n in costs))
    if at.state.agreement.solo:
        grid.add_row(at.names[w.LACERDA], *(_courtier(at, n) for n in nobles))
    line = _say("court-line", treasury=court.treasury_text(at), prices=court.prices(at))
    return [Text(line), grid]


def _courtier(at: Look, noble: int) -> "Text":
    """Where Lacerda's courtier stands, and where he goes next."""
    from rich.text import Text

    if noble == at.state.courtier:
        return Text(_say("courtier-here"), style=COLOURS[w.LACERDA])
    if noble == court.next_noble(at.state):
        return Text(_say("courtier-next", deed=court.next_deed(at)))
    return Text()


def _officials(at: Look, places: list[int], noble: int, office: bool) -> "Text":
    """One mark for every official, a dot for every free place."""
    from rich.text import Text

    first = noble * w.COLOURS_OF_OFFICIALS
    letters = marks(at.names)
    out = Text()
    for seat, letter in enumerate(letters):
        for _ in range(places[first + seat]):
            out.append(f"{letter} ", COLOURS[seat])
    out.append(f"{_say('neutral-mark')} " * places[first + w.NEUTRAL], "dim")
    taken = sum(places[first : first + w.COLOURS_OF_OFFICIALS])
    out.append("· " * (at.t.office_size[noble] - taken) if office else "" if taken else "–")
    return out


def _actions(at: Look, noble: int) -> str:
    out = []
    for deed in (2 * noble, 2 * noble + 1):
        name = _say(f"reward-{v.ACTIONS_AT_COURT[deed]}")
        taken = at.state.covered[deed] != w.NONE
        out.append(_say("covered-mark", deed=name) if taken else name)
    return ", ".join([*out, _say(f"reward-{v.ACTIONS_AT_COURT[w.STORE + noble]}")])


def _accepts(at: Look, noble: int) -> str:
    goods = [_say(f"street-{v.GOODS[g]}") for g in range(w.GOODS) if at.t.accepts[noble] >> g & 1]
    return ", ".join(goods)


# ---- the city ----


def _city(at: Look) -> "list[RenderableType]":
    return [_north(at), "", Fitted(lambda width: [_map(at, width)]), _legend(at)]


def _map(at: Look, width: int) -> "Table":
    """Plots in their rows between the sites, as broad as there is room."""
    from rich.box import HORIZONTALS
    from rich.table import Table

    t = at.t
    sites, plots_, cubes = MAP_WIDTHS
    if width < 2 * sites + t.columns * plots_ + cubes + MAP_GAPS:
        sites, cubes = NARROW_SITE, NARROW_CUBES
        plots_ = max(1, (width - 2 * sites - cubes - MAP_GAPS) // t.columns)
    grid = Table(box=HORIZONTALS, show_edge=False, pad_edge=False, padding=0, header_style="dim")
    grid.add_column(_say("map-west"), width=sites, overflow="fold")
    for column in range(t.columns):
        name = _say("map-column", column=str(v.COLUMNS[column]))
        grid.add_column(name, width=plots_, overflow="fold")
    grid.add_column(_say("map-row"), width=cubes, overflow="fold")
    grid.add_column(_say("map-east"), width=sites, overflow="fold")
    for row in range(t.rows):
        if downtown.in_play(at, row):
            plots = {t.plot_column[p]: p for p in range(t.plots) if t.plot_row[p] == row}
            cells = [_plot(at, plots[c]) if c in plots else "" for c in range(t.columns)]
            west, east = _site(at, t.row_west[row]), _site(at, t.row_east[row])
            grid.add_row(west, *cells, _cubes(at.state.row_cubes, row), east)
            grid.add_section()
    heaps = (_cubes(at.state.column_cubes, column) for column in range(t.columns))
    grid.add_row(_say("map-rubble"), *heaps)
    values = (str(at.state.scoring[t.column_scoring[column]]) for column in range(t.columns))
    grid.add_row(_say("map-scoring"), *values)
    return grid


def _north(at: Look) -> "Table":
    """The sites at the northern ends of the streets, which run between two columns."""
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in range(w.GOODS):
        grid.add_column(ratio=1)
    streets = at.t.edition.board.streets
    grid.add_row(
        *(
            Text(_street(good, street), style=GOOD_COLOURS[good])
            for good, street in enumerate(streets)
        )
    )
    grid.add_row(*(_site(at, at.t.street_north[good]) for good in range(w.GOODS)))
    return grid


def _street(good: int, street: Street) -> str:
    name, columns = _say(f"street-{v.GOODS[good]}"), f"{street.west_column}|{street.east_column}"
    return _say("map-street", street=titled(street.name), good=name, columns=columns)


def _plot(at: Look, plot: int) -> "Text":
    from rich.text import Text

    s, name = at.state, things.plot(at.t, plot)
    owner = s.owner[plot]
    if owner != w.NONE:
        letter = marks(at.names)[owner]
        out = Text(f"{name} ")
        out.append(f"■ {letter}\n", COLOURS[owner])
        return out.append(_say(f"street-{v.GOODS[s.store[plot]]}"), GOOD_COLOURS[s.store[plot]])
    price = downtown.land_price(at, plot)
    label = name if price is None else _say("map-price", plot=name, n=price)
    return Text(f"{label}\n", style="dim").append(
        downtown.short_reward(s.plot_reward[plot]), "none"
    )


def _site(at: Look, site: int) -> "Text":
    from rich.text import Text

    if site == w.NONE:
        return Text()
    face = at.state.building[site]
    if face == w.NONE:
        out = _cubes(at.state.site_cubes, site)
        return out.append(f"\n{downtown.short_reward(at.state.site_reward[site])}")
    printed = at.t.edition.buildings[face % at.t.buildings]
    out = Text(f"{titled(printed.title)}\n", style="bold")  # there is no room for quotes
    for good in range(w.GOODS):
        if at.t.face_goods[face] >> good & 1:
            out.append(f"{_say(f'street-{v.GOODS[good]}')} ", GOOD_COLOURS[good])
    return out


def _cubes(heaps: list[int], line: int) -> "Text":
    from rich.text import Text

    out = Text()
    for colour, n in enumerate(look.cubes_of(heaps, line)):
        out.append(f"{_say(f'cube-{v.RUBBLE[colour]}')} " * n, CUBE_COLOURS[colour])
    return out if out else Text("–")


def _legend(at: Look) -> "Text":
    from rich.text import Text

    marks = [
        _say(
            "map-cube", mark=_say(f"cube-{name}"), colour=things.colour(c), price=at.t.cube_price[c]
        )
        for c, name in enumerate(v.RUBBLE)
    ]
    pile = look.cubes(at.state.pile)
    text = _say("map-legend", cubes=", ".join(marks), pile=pile, offer=downtown.offer(at))
    return Text(text, style="dim")


# ---- the players ----


def _players(at: Look) -> "list[RenderableType]":
    seats = [
        [_name(at, seat), facts(at, _told(at, seat), width=12)] for seat in range(len(at.names))
    ]

    def drawn(width: int) -> "Iterable[RenderableType]":
        if width < BROAD:
            return [part for seat in seats for part in seat]
        pairs = [seats[first : first + 2] for first in range(0, len(seats), 2)]
        return [side_by_side(pair, width // 2) for pair in pairs]

    return [_numbers(at), Fitted(drawn)]


def _told(at: Look, seat: int) -> list[Fact]:
    return _worth_showing(at, seat, player_boards.belongings(at, seat))


def _worth_showing(at: Look, seat: int, belongings: list[Fact]) -> list[Fact]:
    """What a player has, without what the numbers say already or what there is not."""
    numbers = {_say("favours"), _say("houses")}
    nothing = _say("none")
    return [
        (label, text)
        for label, text in belongings
        if label not in numbers and text != nothing and (label != _say("hand") or seat != at.seat)
    ]


def _is_lacerda(at: Look, seat: int) -> bool:
    return seat == look.lacerda(at.state)


def _name(at: Look, seat: int) -> "Text":
    from rich.text import Text

    return Text(f"{marks(at.names)[seat]} {at.names[seat]}", style=COLOURS[seat])


def _numbers(at: Look) -> "RenderableType":
    """One row for every player; where there is little room the headings are shorter."""
    from rich.table import Table

    rows = [_numbers_of(at, seat) for seat in range(len(at.names))]
    name_width = max(len(name) + 2 for name in at.names)

    def drawn(width: int) -> "Iterable[RenderableType]":
        heads = _heads("")
        if _needed(heads, rows) + min(name_width, NAME_WIDTH) > width:
            heads = _heads("short-")
        spare = max(width - _needed(heads, rows), 3)
        grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        grid.add_column("", width=min(name_width, spare), no_wrap=True)
        for head in heads:
            grid.add_column(head, justify="right", no_wrap=True)
        for seat, row in enumerate(rows):
            grid.add_row(_name(at, seat), *row)
        return [grid]

    return Fitted(drawn)


def _needed(heads: list[str], rows: list[list[str]]) -> int:
    """The columns that numbers fill, with a space before each."""
    return sum(max(map(len, column)) + 1 for column in zip(heads, *rows, strict=True))


def _heads(short: str) -> list[str]:
    goods = [_say(f"head-short-{good}" if short else f"street-{good}") for good in v.GOODS]
    cubes = [_say(f"cube-{colour}") for colour in v.RUBBLE]
    front = [_say(f"head-{key}") for key in ("wigs", "reais", "influence")]
    tail = ("sets", "officials", "houses", "favours", "hand")
    room = _say(f"head-{short}limit")
    return [*front, *goods, room, *cubes, *(_say(f"head-{key}") for key in tail)]


def _numbers_of(at: Look, seat: int) -> list[str]:
    s, p = at.state, at.state.players[seat]
    favours = [_say(f"favour-{v.NOBLES[n]}") for n in range(w.NOBLES) if p.favours[n]]
    if _is_lacerda(at, seat):
        own = ("–", str(p.influence), *map(str, p.goods), "–", *map(str, p.rubble), "–")
        houses = "/".join(map(str, p.houses))
        return [str(p.wigs), *own, str(p.officials), houses, " ".join(favours) or "–", "–"]
    return [
        *map(str, (p.wigs, p.reais, p.influence, *p.goods, warehouse.limit(s, p), *p.rubble)),
        *map(str, (p.sets, p.officials)),
        "/".join(map(str, p.houses)),
        " ".join(favours) or "–",
        "–" if s.blue else str(len(p.hand)),
    ]


DRAWERS: "Final[dict[str, Callable[[Look], list[RenderableType]]]]" = {
    "court": _court,
    "church": _listing("church"),
    "works": _listing("works"),
    "decrees": _listing("decrees"),
    "politics": _listing("politics"),
    "city": _city,
    "players": _players,
    "pack": _listing("pack"),
    "hand": _listing("hand"),
}
