"""Chapters 2 and 22: setting up a game for two to four players from its deal."""

from lisboa.rules import actions as act
from lisboa.rules import church
from lisboa.rules import events as e
from lisboa.rules import reasons as r
from lisboa.rules import words as w
from lisboa.rules.agenda import (
    ASK_CLERGY,
    BEGIN_TURN,
    INSTANT,
    REWARD,
    effect_tasks,
    seat_of,
    task,
)
from lisboa.rules.deal import Deal
from lisboa.rules.state import Player, State
from lisboa.rules.tables import Tables


def lay_out(t: Tables, deal: Deal) -> State:
    """The table before the first question; run the agenda to reach it."""
    s = State()
    s.t = t
    s.start = s.active = deal.start
    s.players = [_player_board(t, deal, seat) for seat in range(deal.players)]
    _court(s, deal)
    _church(s, deal)
    _city(s, deal)
    _cards(s, deal)
    seats = s.clockwise(deal.start)
    s.then(
        *(task(ASK_CLERGY, seat) for seat in seats),  # SETUP-06
        *(task(INSTANT, seat) for seat in seats),  # G-128
        task(BEGIN_TURN, deal.start),
    )
    return s


def _player_board(t: Tables, deal: Deal, seat: int) -> Player:
    p = Player()
    p.reais = w.STARTING_REAIS
    p.influence = t.influence_start[(seat - deal.start) % deal.players]  # SETUP-14
    p.ledger = [0] * w.W_CATEGORIES
    p.wigs = p.ledger[w.W_START] = w.STARTING_WIGS
    p.goods = [1] * w.GOODS  # SETUP-04
    p.hand = sorted(deal.hands[seat])
    p.upper = [w.NONE] * t.upper_slots
    p.lower = [w.NONE] * t.lower_slots
    p.cargo = [0] * (t.upper_slots * w.GOODS)
    p.at_sea = [0] * t.upper_slots
    p.benefit = [0] * w.BENEFITS
    p.favours = [int(noble == deal.favours[seat]) for noble in range(w.NOBLES)]
    p.rubble = [0] * w.COLOURS
    p.houses = [0] * len(t.houses)
    p.officials = t.officials - 1  # SETUP-12
    p.plans = [deal.plans[seat]]
    return p


def _court(s: State, deal: Deal) -> None:
    """Treasury, market, offices and favours."""
    s.treasury = s.t.treasury_start  # SETUP-25
    s.prices = s.t.market_start[:]  # SETUP-19
    s.offices = [0] * (w.NOBLES * w.COLOURS_OF_OFFICIALS)
    s.plazas = s.offices[:]
    for seat in range(deal.players):
        s.offices[w.MINISTER * w.COLOURS_OF_OFFICIALS + seat] = 1  # SETUP-12
    if deal.players == 2:
        for noble in range(w.NOBLES):
            s.offices[noble * w.COLOURS_OF_OFFICIALS + w.NEUTRAL] = 1  # TWOP-01
    s.favour_stack = [
        deal.players - deal.favours.count(noble) for noble in range(w.NOBLES)
    ]  # SETUP-01/24
    s.covered = [w.NONE] * w.STATE_ACTIONS


def _church(s: State, deal: Deal) -> None:
    s.cardinal = s.t.church_start  # SETUP-23
    s.church = list(deal.church)
    s.bag = deal.bag
    s.pairs = [front for pair in deal.pairs for front in pair]
    s.returns = deal.returns


def _city(s: State, deal: Deal) -> None:
    s.row_cubes = _by_colour(deal.row_cubes)
    s.column_cubes = _by_colour(deal.column_cubes)
    s.site_cubes = _by_colour(deal.site_cubes)
    s.pile = _by_colour((deal.pile,))
    s.owner = [w.NONE] * s.t.plots
    s.store = s.owner[:]
    s.building = [w.NONE] * s.t.sites
    s.scoring = deal.scoring
    s.city = [1] * s.t.city_spaces  # SETUP-20
    small = sum(s.t.city_size)
    s.small_left = s.t.small_city_tiles - small
    s.large_left = s.t.large_city_tiles - (s.t.city_spaces - small)
    s.building_stack = deal.buildings
    s.available = [stack[0] for stack in deal.buildings]  # SETUP-16
    s.building_next = [1] * w.ARCHITECTS
    s.plan_next = [0] * w.ARCHITECTS


def _by_colour(heaps: tuple[tuple[int, ...], ...]) -> list[int]:
    return [heap.count(colour) for heap in heaps for colour in range(w.COLOURS)]


def _cards(s: State, deal: Deal) -> None:
    copies = deal.players - 1  # SETUP-31
    ships = [kind[:copies] for kind in s.t.ship_kinds]
    periods = s.t.ship_period
    s.shipyard = tuple(
        ship for kind, p in zip(ships, periods, strict=True) if p == 1 for ship in kind
    )
    s.later_ships = tuple(
        ship for kind, p in zip(ships, periods, strict=True) if p == 2 for ship in kind
    )
    s.berth = [w.NONE] * s.t.ships
    s.decree_display = list(deal.decrees[: w.DECREES_ON_DISPLAY])  # SETUP-33
    s.decree_deck = deal.decrees
    s.decree_next = len(s.decree_display)
    s.stacks, s.later_stacks = deal.red, deal.brown
    s.stack_next = [0] * w.KINDS
    s.purple = deal.purple


# ---- which of the two clergy tiles is kept? ----


def clergy_candidates(s: State, asked: int) -> list[int]:
    base, seat = s.t.actions.base[act.KEEP_TILE], seat_of(asked)
    return sorted({base + front for front in s.pairs[2 * seat : 2 * seat + 2]})


def clergy_forbids(s: State, asked: int, action: int) -> int:
    seat = seat_of(asked)
    offered = s.pairs[2 * seat : 2 * seat + 2]
    return r.ALLOWED if s.t.actions.thing[action] in offered else r.NOT_A_PAIR


def clergy_answer(s: State, asked: int, action: int) -> None:
    seat, kept = seat_of(asked), s.t.actions.thing[action]
    first, second = s.pairs[2 * seat], s.pairs[2 * seat + 1]
    place = s.returns[(seat - s.start) % len(s.players)]  # G-135
    other = second if kept == first else first
    s.bag = (*s.bag[:place], other, *s.bag[place:])
    s.pairs[2 * seat] = s.pairs[2 * seat + 1] = w.NONE
    if all(front == w.NONE for front in s.pairs):
        s.pairs, s.returns = [], ()
    s.tell(e.TILE_KEPT, seat, kept)
    church.receive(s, seat, kept)


def instant(s: State, todo: int) -> None:
    """Instant effects of the tiles kept, in turn order, after all have chosen (G-128)."""
    seat = seat_of(todo)
    for front in s.players[seat].clergy:
        s.then(*effect_tasks(REWARD, seat, s.t.clergy_instant[front]))
