"""What a position looks like: the fields, names and ranges that an edition and its seats allow."""

from lisboa.edition import vocabulary as v
from lisboa.game.names import Names, names_of
from lisboa.game.positions.box import closed
from lisboa.game.positions.shapes import (
    Shape,
    anything,
    each,
    fields,
    flag,
    items,
    no_items,
    nothing,
    number,
    one_of,
    or_nothing,
)
from lisboa.game.positions.writing import NEUTRAL
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.tables import Tables

MOST = 9999  # réis, wigs and turns: far more than any game sees
LAST_PERIOD = 2
CARDS_PASSED = 6  # three, two and one (DRAFT-01..03)
LOSSES = ("visits", "penalties")  # wigs that only go


def form(t: Tables, seats: list[str], agreement: Agreement) -> Shape:
    """The shape of a whole position; every field but the seats may be left out."""
    names = names_of(t)
    seat = or_nothing(one_of(seats))
    boards = dict.fromkeys(seats, _player(t, names, agreement))
    if agreement.solo:
        boards[seats[w.LACERDA]] = _lacerda(t, names)
    return fields(
        {
            "format": anything,
            "edition": anything,
            "rules": anything,
            "seats": anything,
            "start": one_of(seats),
            "active": one_of(seats),
            "turn": number(0, MOST),
            "period": number(1, LAST_PERIOD),
            "trigger": seat,
            "triggered_by": or_nothing(one_of(("sets", "stacks"))),
            "turns_left": or_nothing(number(0, 2 * len(seats) - 1)),
            "over": flag,
            "variants": anything,
            "solo": fields(_solo()) if agreement.solo else nothing,
            "tasks": _pile(names, "task") if agreement.tasks else no_items,
            "tokens": _tokens(t, names, len(seats)) if agreement.tokens else nothing,
            "court": _court(t, names, seats),
            "church": _church(t, names, seats, seats[:1] if agreement.solo else seats),
            "city": _city(t, names, seats),
            "architects": each(v.ARCHITECTS, _architect(t, names)),
            "ships": fields({"shipyard": _pile(names, "card"), "later": _pile(names, "card")}),
            "decrees": fields(
                {
                    "display": items(one_of(names.of["decree"]), w.DECREES_ON_DISPLAY),
                    "deck": _pile(names, "decree"),
                }
            ),
            "politics": _politics(names),
            "players": fields(boards),
            "agenda": items(anything, 100),
        },
        required=("seats",),
    )


def _solo() -> dict[str, Shape]:
    return {"courtier": one_of(v.NOBLES), "aide": one_of(v.CARD_KINDS)}


def _tokens(t: Tables, names: Names, players: int) -> Shape:
    def on(places: list[str], rows: list[int], kind: str) -> Shape:
        in_play = [p for p, row in zip(places, rows, strict=True) if not closed(t, row, players)]
        return each(in_play, one_of(names.of[kind]))

    return fields(
        {
            "plots": on(t.plot_name, t.plot_row, "plot_token"),
            "sites": on(t.site_name, t.site_row, "site_token"),
        }
    )


def _pile(names: Names, kind: str) -> Shape:
    things = names.of[kind]
    return items(one_of(things), 3 * len(things))


def _court(t: Tables, names: Names, seats: list[str]) -> Shape:
    officials = each(v.NOBLES, each([*seats, NEUTRAL], number(0, t.officials)))
    lowest, highest = min(t.treasury_reais), max(t.treasury_reais)
    spaces = t.edition.board.market_spaces
    return fields(
        {
            "treasury": number(lowest, highest),
            "prices": each(v.GOODS, number(min(spaces), max(spaces))),
            "offices": officials,
            "plazas": officials,
            "favours": each(v.NOBLES, number(0, len(seats))),
            "covered": each(v.STATE_ACTIONS, one_of(v.GOODS)),
            "card": or_nothing(one_of(names.of["card"][: t.political])),
        }
    )


def _church(t: Tables, names: Names, seats: list[str], people: list[str]) -> Shape:
    tile = one_of(names.of["tile"])
    return fields(
        {
            "cardinal": number(0, t.gaps - 1),
            "tiles": items(or_nothing(tile), t.gaps, t.gaps),
            "called_by": or_nothing(one_of(seats)),
            "bag": items(tile, sum(t.clergy_copies)),
            "pairs": each(people, items(tile, 2, 2)),
            "returns": items(number(0, sum(t.clergy_copies)), len(seats)),
        }
    )


def _city(t: Tables, names: Names, seats: list[str]) -> Shape:
    cubes = items(one_of(v.RUBBLE), sum(t.cubes))
    store = {"owner": one_of(seats), "good": one_of(v.GOODS)}
    site = {"cubes": cubes, "building": or_nothing(one_of(names.of["face"]))}
    values = number(min(t.scoring_values), max(t.scoring_values))
    return fields(
        {
            "rows": each(v.ROWS, cubes),
            "columns": each([str(column) for column in v.COLUMNS], cubes),
            "sites": each(t.site_name, fields(site)),
            "pile": cubes,
            "stores": each(t.plot_name, fields(store, ("owner", "good"))),
            "scoring": items(values, len(t.scoring_values), len(t.scoring_values)),
            "display": items(one_of(t.city_name), t.city_spaces),
            "large_tiles": number(0, t.large_city_tiles),
            "small_tiles": number(0, t.small_city_tiles),
        }
    )


def _architect(t: Tables, names: Names) -> Shape:
    face = one_of(names.of["face"])
    return fields(
        {
            "available": or_nothing(face),
            "stack": items(face, t.buildings),
            "plan": or_nothing(one_of(names.of["plan"])),
        }
    )


def _politics(names: Names) -> Shape:
    stacks = each(v.CARD_KINDS, _pile(names, "card"))
    return fields(
        {
            "display": stacks,
            "later": stacks,
            "purple": _pile(names, "card"),
            "discards": _pile(names, "card"),
        }
    )


def _board(t: Tables, names: Names, slots: int) -> dict[str, Shape]:
    """What lies on every board, also on Lacerda's."""
    card = one_of(names.of["card"])
    slot = {"card": card, "cargo": items(one_of(v.GOODS), max(t.hull)), "at_sea": flag}
    wigs = {
        category: number(-MOST, 0) if category in LOSSES else number(0, MOST) for category in w.WIGS
    }
    groups = zip(v.HOUSE_GROUPS, t.houses, strict=True)
    return {
        "reais": number(0, MOST),
        "influence": number(0, t.influence_max),
        "wigs": fields(wigs),
        "goods": each(v.GOODS, number(0, MOST)),
        "upper": items(or_nothing(fields(slot, ("card",))), slots),
        "favours": items(one_of(v.NOBLES), w.NOBLES),
        "houses": fields({group: number(0, most) for group, most in groups}),
        "officials": number(0, t.officials),
        "completed": _pile(names, "plan"),
        "decrees": _pile(names, "decree"),
        "marker_used": flag,
    }


def _player(t: Tables, names: Names, agreement: Agreement) -> Shape:
    card = one_of(names.of["card"])
    blue = one_of([names.of["card"][number] for number in t.deck[w.BLUE_DECK]])
    political = one_of(names.of["card"][: t.political])
    tasks = _pile(names, "task") if agreement.tasks else no_items
    return fields(
        {
            **_board(t, names, t.upper_slots),
            "hand": items(card, w.HAND_SIZE),
            "seen": items(card, w.HAND_SIZE),
            "lower": items(or_nothing(card), t.lower_slots),
            "clergy": items(one_of(names.of["tile"]), t.clergy_spaces),
            "rubble": each(v.RUBBLE, number(0, t.rubble_columns)),
            "markers": number(0, w.MOST_SETS),
            "plans": _pile(names, "plan"),
            "tasks": tasks,
            "done": tasks,
            "pack": items(blue, w.HAND_SIZE) if agreement.draft else no_items,
            "passed": items(blue, CARDS_PASSED) if agreement.draft else no_items,
            "shown": items(political, t.political) if agreement.draft else no_items,
        }
    )


def _lacerda(t: Tables, names: Names) -> Shape:
    """No hand and no limits: its goods, cubes and ships lie in a heap (SOLO-SET-03..06)."""
    empty = ("hand", "seen", "clergy", "plans", "tasks", "done", "pack", "passed", "shown")
    return fields(
        {
            **_board(t, names, t.berths),
            **dict.fromkeys(empty, items(anything, 0)),
            "lower": items(or_nothing(one_of(())), t.lower_slots),
            "rubble": each(v.RUBBLE, number(0, max(t.cubes))),
            "markers": number(0, 0),
        }
    )
