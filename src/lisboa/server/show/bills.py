"""How the price of an answer comes about, and the wigs it brings: line by line, for a client to
show, each with the things on the table that it counts."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from lisboa.edition import vocabulary as v
from lisboa.rules import openings, rubble, selling, stores, treasury, visits
from lisboa.rules.foresight import land
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State
from lisboa.server.show.published import Resource
from lisboa.server.show.targets import heap, of_card, of_tile
from lisboa.server.show.texts import Text, text_of
from lisboa.text import say, things

_say = partial(say, "options")


@dataclass(slots=True)
class BillLine:
    text: Text
    n: int
    elements: list[str]  # what it counts


@dataclass(slots=True)
class Bill:
    """The lines of a sum; together they make what is paid or gained, never less than 0."""

    text: Text  # what the sum is
    what: Resource  # reais, influence or wigs
    seat: int  # who pays or gains
    lines: list[BillLine]


def bills(s: State, action: int) -> list[Bill]:
    """The bills of an answer to the question on top of the agenda, as its seat sees the table."""
    catalogue, asked = s.t.actions, s.agenda[-1]
    thing, other = catalogue.thing[action], catalogue.other[action]
    return [bill for bill in _bills(s, asked, catalogue.verb[action], thing, other) if bill.lines]


def _bills(s: State, asked: int, verb: int, thing: int, other: int) -> Iterator[Bill]:
    seat = ag.seat_of(asked)
    match verb:
        case act.COURT if s.t.card_kind[thing] == w.TREASURY:
            yield _event(s, seat)
        case act.COURT:
            noble = s.t.card_kind[thing]
            yield _visit(s, seat, noble, following=0)
        case act.DO if ag.kind_of(asked) == ag.ASK_FOLLOW:
            yield _visit(s, seat, ag.a_of(asked), following=1)
        case act.BUILD:
            plot = s.t.lot_plot[thing]
            yield _land(s, seat, plot, _dearest(s, seat, plot))
            yield _store(s, seat, plot, s.t.lot_good[thing])
        case act.CUBE if ag.kind_of(asked) == ag.ASK_CUBE:
            plot = ag.a_of(asked)
            saved = rubble.price_of_each(s, s.players[seat].benefit, other)
            taken = _line("bill-cube", -saved, heap(s.t, thing, plot), colour=v.RUBBLE[other])
            yield _land(s, seat, plot, taken)
        case act.SITE:
            architects = {s.t.plan_architect[plan] for plan in s.players[seat].plans}
            for architect in sorted(architects):
                if openings.fits(s, thing, architect):
                    yield from _opening(s, seat, thing, s.available[architect])
        case act.USE_PLAN:
            yield _staff(s, seat, thing)
            yield from _opening(s, seat, ag.a_of(asked), s.available[s.t.plan_architect[thing]])
        case act.LOAD:
            yield _sale(s, seat, thing, other)
            yield _sailing(s, other)


# ---- prices ----


def _visit(s: State, seat: int, noble: int, following: int) -> Bill:
    """VISIT-08..11, FOLLOW-05."""
    modifier, rivals = visits.modifier_and_rivals(s, seat, noble)
    lines = [
        _line("bill-treasury", modifier, "treasury"),
        _line("bill-officials", rivals, f"office:{v.NOBLES[noble]}"),
        *_less(s, seat, visits.discount_of(noble, following)),
    ]
    return _bill("bill-visit", "influence", seat, lines)


def _event(s: State, seat: int) -> Bill:
    """EVENT-02."""
    lines = [_line("bill-treasury", treasury.value(s), "treasury")]
    less = _less(s, seat, w.EVENT_DISCOUNT, w.DISCOUNT)
    return _bill("bill-event", "reais", seat, [*lines, *less])


def _land(s: State, seat: int, plot: int, cube: BillLine | None) -> Bill:
    """LAND-01..03, without the cube that is taken first."""
    t, waived = s.t, s.players[seat].benefit
    row, column = t.plot_row[plot], t.plot_column[plot]
    in_row = rubble.price(s, s.row_cubes, row, waived)
    in_column = rubble.price(s, s.column_cubes, column, waived)
    row_name, column_name = v.ROWS[row], v.COLUMNS[column]
    lines = [
        _line("bill-treasury", treasury.value(s), "treasury"),
        _line("bill-row", in_row, f"row:{row_name}", row=row_name),
        _line("bill-column", in_column, f"column:{column_name}", column=column_name),
        *([cube] if cube else []),
        *_less(s, seat, w.LAND_DISCOUNT, w.DISCOUNT),
    ]
    return _bill("bill-land", "reais", seat, lines)


def _dearest(s: State, seat: int, plot: int) -> BillLine | None:
    """The least price: with the best of the cubes taken."""
    p = s.players[seat]
    saved = stores.rubble_price(s, p, plot) - land.Rubble(s, p).cheapest(plot)
    return _line("bill-dearest", -saved) if saved else None


def _staff(s: State, seat: int, plan: int) -> Bill:
    """HIRE-01..03."""
    p, n = s.players[seat], openings.missing(s, seat, plan)
    each = openings.price_of_each(p, treasury.value(s))
    lines = [_line("bill-officials-hired", n * each, "treasury", n=n, each=each)] if n else []
    return _bill("bill-hire", "reais", seat, [*lines, *(_less(s, seat, w.DISCOUNT) if n else [])])


# ---- what is gained ----


def _store(s: State, seat: int, plot: int, good: int) -> Bill:
    """STORE-10..14."""
    t, space = s.t, s.t.plot_scoring[plot]
    lines = [
        _line_of(
            things.building(t, s.building[site]),
            s.scoring[space],
            f"site:{t.site_name[site]}",
            f"scoring:{space}",
        )
        for site in stores.relevant(s, plot, good)
    ]
    return _bill("bill-store", "wigs", seat, [*lines, *_more(s, seat, w.STORE_BONUS)])


def _opening(s: State, seat: int, site: int, face: int) -> Iterator[Bill]:
    """OPEN-11..14, for everybody whose stores count."""
    t = s.t
    for owner in range(len(s.players)):
        lines = [
            _own_store(s, plot)
            for plot in range(t.plots)
            if s.owner[plot] == owner and openings.earns(s, site, face, plot)
        ]
        if owner == seat:
            lines += _more(s, seat, w.OPEN_BONUS)
        yield _bill("bill-opening", "wigs", owner, lines, building=things.building(t, face))


def _own_store(s: State, plot: int) -> BillLine:
    t, space = s.t, s.t.plot_scoring[plot]
    lot = next(lot for lot in t.plot_lots[plot] if t.lot_good[lot] == s.store[plot])
    places = (f"plot:{t.plot_name[plot]}", f"scoring:{space}")
    return _line("bill-earns", s.scoring[space], *places, lot=things.lot(t, lot))


def _sale(s: State, seat: int, good: int, ship: int) -> Bill:
    """SELL-04/05."""
    card = s.t.political + ship
    lines = [
        _line("bill-market", s.prices[good], f"price:{v.GOODS[good]}"),
        _line("bill-ship", s.t.price_modifier[card], of_card(s.t, card)),
    ]
    return _bill("bill-sale", "reais", seat, [*lines, *_more(s, seat, w.SELL_BONUS + good)])


def _sailing(s: State, ship: int) -> Bill:
    """SELL-07..09: it sails with its last crate."""
    owner, slot = divmod(s.berth[ship], s.t.berths)
    card, crates = s.t.political + ship, selling.load(s.players[owner], slot) + 1
    full = crates == s.t.hull[card]
    lines = [
        _line("bill-crates", crates, of_card(s.t, card)),
        *_more(s, owner, w.SAIL_BONUS),
    ]
    return _bill("bill-sailing", "wigs", owner, lines if full else [])


# ---- lines ----


def _bill(key: str, what: str, seat: int, lines: list[BillLine], /, **args: str | int) -> Bill:
    lines = [line for line in lines if line.n]
    below = sum(line.n for line in lines)
    if below < 0:
        lines = [*lines, _line("bill-floor", -below)]  # G-11
    return Bill(text=text_of(_say(key, **args)), what=what, seat=seat, lines=lines)


def _line(key: str, n: int, /, *elements: str, **args: str | int) -> BillLine:
    return _line_of(_say(key, **args), n, *elements)


def _line_of(words: str, n: int, *elements: str) -> BillLine:
    return BillLine(text=text_of(words), n=n, elements=list(elements))


def _less(s: State, seat: int, *benefits: int) -> list[BillLine]:
    return [_line_of(words, -n, thing) for words, n, thing in _helpful(s, seat, benefits)]


def _more(s: State, seat: int, *benefits: int) -> list[BillLine]:
    return [_line_of(words, n, thing) for words, n, thing in _helpful(s, seat, benefits)]


def _helpful(s: State, seat: int, benefits: tuple[int, ...]) -> Iterator[tuple[str, int, str]]:
    """The clergy tiles and portfolio cards of a player that count here."""
    p, t = s.players[seat], s.t
    held = [(things.tile(t, x), t.clergy_benefit[x], of_tile(t, x)) for x in p.clergy]
    cards = [card for card in p.lower if card != w.NONE]
    held += [(things.card(t, x), t.card_benefit[x], of_card(t, x)) for x in cards]
    for words, sums, thing in held:
        n = sum(n for place, n in sums if place in benefits)
        if n:
            yield words, n, thing
