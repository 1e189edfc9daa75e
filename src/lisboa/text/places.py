"""The board in full sentences: what each of its places does, and the rules behind it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from lisboa.edition import vocabulary as v
from lisboa.edition.components import Board, Office, Plot, Site
from lisboa.edition.words import EFFECT_OF
from lisboa.rules import scoring
from lisboa.rules.machinery.tables import Tables
from lisboa.text import cards, say, things, titled

_say = partial(say, "printed")


# What a card or place does, in one word: its heading is the message part-WORD.
PARTS: Final = (
    *("court", "portfolio", "reward", "penalty", "benefit", "cost", "wigs", "build", "sell"),
    *("sail", "task", "place", "rubble", "visit", "trade", "follow", "officials", "how"),
    *("treasury", "influence", "limit", "end", "players"),
)


@dataclass(frozen=True)
class Part:
    """One thing that a card or place does."""

    what: str  # one of PARTS
    text: str  # a full sentence
    rules: tuple[str, ...]  # that govern it


@dataclass(frozen=True)
class Words:
    """All that is printed on one thing."""

    title: str
    parts: tuple[Part, ...]


Printed = Iterator[tuple[str, Words]]  # by the name of the element

DEED_RULES: Final = {
    "recruit": ("OFF-01", "OFF-02", "OFF-03", "OFF-04"),
    "plan": ("PLAN-01", "PLAN-02", "PLAN-03"),
    "ship": ("SHIP-01", "SHIP-02", "SHIP-03", "SHIP-06", "SHIP-07", "SHIP-08"),
    "produce": ("PROD-01", "PROD-03", "PROD-04", "PROD-05"),
    "cardinal": ("CARD-01", "CARD-02", "CARD-03", "CARD-04"),
    "favour": ("FAV-01", "FAV-02"),
    "store": ("STORE-02", "STORE-05", "STORE-06", "STORE-08", "STORE-09", "STORE-10"),
    "decree": ("DECREE-01", "DECREE-02", "DECREE-03"),
    "open": ("OPEN-01", "OPEN-03", "OPEN-05", "OPEN-06", "OPEN-07", "OPEN-08", "OPEN-11"),
}
HOUSE_RULES: Final = {
    "left": ("HOUSE-04", "HOUSE-05"),
    "middle": ("HOUSE-07", "HOUSE-08", "HOUSE-09"),
    "right": ("HOUSE-10", "HOUSE-11", "HOUSE-12"),
}
ICON_RULES: Final = {
    "none": ("CARD-02",),
    "envelope": ("CARD-06", "CHURCH-01", "CHURCH-05", "CHURCH-06", "CHURCH-07"),
    "treasury": ("CARD-05", "TREAS-06"),
}
LAND: Final = ("LAND-01", "LAND-02", "LAND-03")
_ICON_PARTS: Final = {"none": "how", "envelope": "influence", "treasury": "treasury"}


def title(name: str) -> str:
    return _say("name", name=name)


def reward_rules(effects: tuple[str, ...], *first: str) -> tuple[str, ...]:
    """The rules of a reward, then those of the words in it."""
    return tuple(
        dict.fromkeys((*first, *(rule for word in effects for rule in EFFECT_OF[word].rules)))
    )


def goods(names: tuple[str, ...]) -> str:
    """ "tools or gold" """
    text, *rest = (_say(f"good-{name}") for name in names)
    for name in rest:
        text = _say("or-two", first=text, second=name)
    return text


def on_the_board(t: Tables) -> Printed:
    yield from _city(t)
    yield from _court(t.edition.board)
    yield from _tracks(t.edition.board)
    yield from _church(t.edition.board)
    yield from _player_board(t.edition.board)


# ---- the city ----


def _city(t: Tables) -> Printed:
    board = t.edition.board
    prices: dict[str, str | int] = {rubble.colour: rubble.price for rubble in board.rubble}
    for number, plot in enumerate(board.plots):
        yield (
            f"plot:{plot.id}",
            Words(_say("plot", plot=things.plot(t, number)), _plot(plot, prices)),
        )
    for number, site in enumerate(board.sites):
        yield f"site:{site.id}", Words(title(things.site(t, number)), _site(board, site))
    for row in board.rows:
        parts = [_part("rubble", "row-rubble", (*LAND, "STORE-06"), row=row.row, **prices)]
        if row.min_players > 1:
            parts.append(_part("players", "row-players", ("TWOP-04", "TWOP-05")))
        yield from _heap(f"row:{row.row}", Words(_say("row", row=row.row), tuple(parts)))
    for column in board.columns:
        name: dict[str, str | int] = {"column": str(column.column)}
        parts = [
            _part("rubble", "column-rubble", (*LAND, "STORE-06"), **name, **prices),
            _part("wigs", "column-wigs", ("STORE-13", "STORE-14", "OPEN-13")),
        ]
        yield from _heap(f"column:{column.column}", Words(_say("column", **name), tuple(parts)))
    for space in sorted(set(t.column_scoring)):
        worth = _part("wigs", "scoring-wigs", ("STORE-13", "STORE-14", "OPEN-13"))
        yield f"scoring:{space}", Words(_say("scoring"), (worth,))
    how = _part("how", "pile-how", ("G-30", "G-147"))
    yield from _heap("pile", Words(_say("pile"), (how,)), ":")


def _heap(element: str, words: Words, mark: str = "/") -> Printed:
    """A place where cubes lie, and one cube of each colour there."""
    yield element, words
    for colour in v.RUBBLE:
        name = _say("cube", colour=colour, place=words.title)
        yield f"{element}{mark}{colour}", Words(name, words.parts)


def _plot(plot: Plot, prices: dict[str, str | int]) -> tuple[Part, ...]:
    where: dict[str, str | int] = {"row": plot.row, "column": str(plot.column)}
    stores = [say("things", f"store-{street}") for street in plot.streets]
    store = stores[0] if len(stores) == 1 else _say("or-two", first=stores[0], second=stores[1])
    size = say("things", f"size-{plot.size}")
    reward = cards.effects_phrase(plot.reward)
    words = tuple(effect.word for effect in plot.reward)
    return (
        _part("place", "plot-place", ("STORE-02", "STORE-03"), store=store, size=size),
        _part("reward", "plot-reward", reward_rules(words, "STORE-05"), reward=reward),
        _part("rubble", "plot-rubble", ("STORE-06", "STORE-07", "G-84"), **where),
        _part("cost", "plot-cost", ("STORE-08", *LAND), **where, **prices),
        _part("wigs", "plot-wigs", ("STORE-10", "STORE-11", "STORE-13", "STORE-14"), **where),
    )


def _site(board: Board, site: Site) -> tuple[Part, ...]:
    where: dict[str, str | int] = {}
    if site.row is not None:
        where = {"side": say("things", f"side-{site.side}"), "row": site.row}
    for street in board.streets:
        if street.good == site.street:
            where = {"street": titled(street.name), "good": _say(f"good-{street.good}")}
    end = "row" if site.row is not None else "street"
    by = "OPEN-11" if site.row is not None else "OPEN-12"
    words = tuple(effect.word for effect in site.reward)
    reward = cards.effects_phrase(site.reward)
    return (
        _part("place", f"site-place-{end}", ("OPEN-03", "OPEN-04"), **where),
        _part("rubble", "site-rubble", ("OPEN-05",), n=site.cubes),
        _part("reward", "site-reward", reward_rules(words, "OPEN-06"), reward=reward),
        _part("wigs", f"site-wigs-{end}", (by, "OPEN-13", "OPEN-14"), **where),
    )


# ---- the court ----


def _court(board: Board) -> Printed:
    for office in board.offices:
        name = say("things", f"noble-{office.noble}")
        yield (
            f"noble:{office.noble}",
            Words(
                _say("noble", noble=_say(f"noble-{office.noble}"), person=titled(office.person)),
                _noble(office),
            ),
        )
        yield (
            f"office:{office.noble}",
            Words(
                title(say("things", f"office-{office.noble}")),
                (
                    _part("visit", "office-visit", ("VISIT-08", "VISIT-09", "OFF-05"), noble=name),
                    _part(
                        "limit", "office-limit", ("OFF-02", "OFF-03", "OFF-04"), n=office.capacity
                    ),
                ),
            ),
        )
        yield (
            f"plaza:{office.noble}",
            Words(
                title(say("things", f"plaza-{office.noble}")),
                (
                    _part("how", "plaza-how", ("OFF-02", "OFF-05", "G-50")),
                    _part("officials", "plaza-officials", ("OFF-06", "OPEN-08")),
                ),
            ),
        )
        accepted = goods(office.accepts)
        for deed in (office.top, office.bottom):
            rules = ("TRADE-02", "TRADE-03", "TRADE-04", "VISIT-04", "FOLLOW-06")
            way = _part("visit", "deed-by-trade", rules, noble=name, goods=accepted)
            yield f"deed:{deed}", _deed(deed, way)
        way = _part("visit", "deed-by-visit", ("VISIT-05", "VISIT-15", "FOLLOW-06"), noble=name)
        yield f"deed:{office.noble_action}", _deed(office.noble_action, way)


def _noble(office: Office) -> tuple[Part, ...]:
    deeds = [say("things", f"deed-{deed}") for deed in (office.top, office.bottom)]
    act = say("things", f"deed-{office.noble_action}")
    cost = ("VISIT-08", "VISIT-09", "VISIT-11", "VISIT-12", "VISIT-13")
    follow = ("FAV-03", "FOLLOW-03", "FOLLOW-04", "FOLLOW-05", "FOLLOW-06")
    visit = ("VISIT-04", "VISIT-05", "VISIT-06")
    return (
        _part("cost", "noble-visit-cost", cost),
        _part("visit", "noble-visit", visit, top=deeds[0], bottom=deeds[1], deed=act),
        _part("trade", "noble-trade", ("TRADE-03", "TRADE-04"), goods=goods(office.accepts)),
        _part("follow", "noble-follow", follow),
    )


def _deed(deed: str, way: Part) -> Words:
    name = title(say("things", f"deed-{deed}"))
    return Words(name, (_part("how", f"deed-{deed}", DEED_RULES[deed]), way))


# ---- tracks and displays ----


def _tracks(board: Board) -> Printed:
    used = ("TREAS-01", "PORT-20", "LAND-01", "HIRE-02", "EVENT-02")
    yield (
        "treasury",
        Words(
            _say("treasury"),
            (
                _part("cost", "treasury-reais", used),
                _part("visit", "treasury-visits", ("TREAS-02", "VISIT-08")),
                _part("how", "treasury-up", ("TREAS-05", "TREAS-06", "TREAS-03")),
                _part("portfolio", "treasury-down", ("TREAS-04", "PORT-21")),
            ),
        ),
    )
    for good in v.GOODS:
        name = _say(f"good-{good}")
        yield (
            f"price:{good}",
            Words(
                _say("price", good=good),
                (
                    _part("sell", "price-sell", ("SELL-04", "SELL-05"), good=name),
                    _part(
                        "how",
                        "price-falls",
                        ("PROD-05", "PROD-06", "G-62"),
                        good=name,
                        n=board.market_floor,
                    ),
                ),
            ),
        )
    for kind in v.CARD_KINDS:
        yield (
            f"stack:{kind}",
            Words(
                _say("stack", kind=say("things", f"kind-{kind}")),
                (
                    _part("how", "stack-draw", ("DRAW-01", "ENDTURN-01")),
                    _part("end", "stack-end", ("PERIOD-02", "ENDGAME-02", "G-163")),
                ),
            ),
        )


def _church(board: Board) -> Printed:
    rules = ("CARD-02", "CARD-03", "CARD-04")
    yield "cardinal", Words(_say("cardinal"), (_part("how", "cardinal-move", rules),))
    for gap in board.church_gaps:
        part = _part(_ICON_PARTS[gap.icon], f"gap-{gap.icon}", ICON_RULES[gap.icon])
        yield f"gap:{gap.gap}", Words(_say("gap", number=str(gap.gap + 1)), (part,))
        part = _part("how", "church-tile", ("CARD-03", "CARD-10", "ENDTURN-03"))
        yield f"church:{gap.gap}", Words(_say("church", number=str(gap.gap + 1)), (part,))


# ---- player boards: the same for every seat ----


def _player_board(board: Board) -> Printed:
    sets, favour = scoring.WIGS_PER_SET, scoring.WIGS_PER_FAVOUR
    limits = ("PORT-01", "PORT-02", "PORT-03", "PORT-04")
    influence = ("INF-09", "INF-11", "INF-12")
    parts = {
        "hand": (_part("how", "hand-how", ("FLOW-03", "DRAW-01", "DRAW-02", "G-18")),),
        "portfolio": (_part("limit", "portfolio-limit", limits, n=board.portfolio_base),),
        "warehouse": (
            _part("limit", "warehouse-limit", ("WARE-01", "WARE-02"), n=board.warehouse_base),
        ),
        "rubble": (
            _part("how", "rubble-how", ("RUB-02", "RUB-03", "RUB-04", "RUB-06", "RUB-07")),
            _part("wigs", "rubble-wigs", ("RUB-10", "PERIOD-06", "SCORE-02"), n=sets),
            _part("end", "rubble-end", ("RUB-11", "PERIOD-01", "ENDGAME-01")),
        ),
        "reais": (
            _part("how", "reais-how", ("INF-11", "LAND-06")),
            _part("wigs", "reais-wigs", ("SCORE-07",), n=scoring.REAIS_PER_WIG),
        ),
        "influence": (
            _part("how", "influence-how", influence),
            _part("limit", "influence-limit", ("INF-05", "INF-06"), n=board.influence_max),
        ),
        "wigs": (_part("wigs", "wigs-how", ("FLOW-06", "TIE-01")),),
        "officials": (_part("how", "officials-how", ("OFF-01", "OPEN-08", "OPEN-09")),),
    }
    for name, found in parts.items():
        yield f"seat/{name}", Words(_say(name), found)
    for group in board.house_groups:
        houses = tuple(
            _part("benefit", f"house-{ability}", (rule, "HOUSE-03"), number=str(number))
            for number, (ability, rule) in enumerate(
                zip(group.abilities, HOUSE_RULES[group.group], strict=True), start=1
            )
        )
        name = say("things", f"group-{group.group}")
        yield f"seat/houses/{group.group}", Words(_say("houses", group=name), houses)
    for noble in v.NOBLES:
        name = say("things", f"noble-{noble}")
        yield (
            f"seat/favours/{noble}",
            Words(
                _say("favours", noble=name),
                (
                    _part(
                        "follow", "favours-follow", ("FAV-03", "FOLLOW-03", "FOLLOW-04"), noble=name
                    ),
                    _part("wigs", "favours-wigs", ("FAV-04", "SCORE-11"), n=favour),
                ),
            ),
        )


def _part(what: str, key: str, rules: tuple[str, ...], **arguments: str | int) -> Part:
    return Part(what, _say(key, **arguments), rules)
