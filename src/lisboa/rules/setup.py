"""Chapters 2 and 22, with 23.1: setting up a game from its deal."""

from lisboa.edition import vocabulary as v
from lisboa.rules import church, turns
from lisboa.rules.draft import FIRST_ROUND
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import (
    ASK_CLERGY,
    ASK_DECREE,
    ASK_KEEP_CARD,
    BEGIN_TURN,
    DEAL_TASKS,
    INSTANT,
    MAINTENANCE,
    PASS_CARDS,
    REWARD,
    TURN_UP,
    effect_tasks,
    seat_of,
    task,
)
from lisboa.rules.machinery.deal import Deal
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import Player, State, changed
from lisboa.rules.machinery.tables import Tables


def lay_out(t: Tables, deal: Deal) -> State:
    """The table before the first question; run the agenda to reach it."""
    s = State.bare(t)
    s.agreement = deal.agreement
    s.start = s.active = deal.start
    s.players = [_player_board(t, deal, seat) for seat in range(deal.players)]
    _court(s, deal)
    _church(s, deal)
    _city(s, deal)
    _cards(s, deal)
    if deal.agreement.solo:
        _lacerda(s, deal)
    _choices(s, deal)
    return s


def _choices(s: State, deal: Deal) -> None:
    """What is chosen before the first turn, in the order of G-135."""
    seats = s.clockwise(deal.start)
    people = [seat for seat in seats if seat < len(deal.hands)]
    drafts = [task(ASK_KEEP_CARD, seat, FIRST_ROUND) for seat in seats]
    decrees = [task(ASK_DECREE, seat) for seat in reversed(people)]  # STARTDECREE-01, G-121
    agreement = deal.agreement
    s.then(
        *(task(ASK_CLERGY, seat) for seat in people),  # SETUP-06
        task(TURN_UP, deal.start),  # SETUP-22, SETUP-28
        *([*drafts, task(PASS_CARDS, deal.start, FIRST_ROUND)] if agreement.draft else ()),
        *(task(INSTANT, seat) for seat in people),  # G-128
        *([*decrees, task(MAINTENANCE, deal.start)] if agreement.starting_decrees else ()),
        *([task(DEAL_TASKS, deal.start)] if agreement.tasks else ()),
        task(BEGIN_TURN, deal.start),
    )


def _player_board(t: Tables, deal: Deal, seat: int) -> Player:
    p = Player.bare()
    p.influence = t.influence_start[(seat - deal.start) % deal.players]  # SETUP-14, SG-01
    p.ledger = [0] * w.W_CATEGORIES
    p.wigs = p.ledger[w.W_START] = w.STARTING_WIGS
    p.lower = [w.NONE] * t.lower_slots
    p.benefit = [0] * w.BENEFITS
    p.favours = [int(noble == deal.favours[seat]) for noble in range(w.NOBLES)]
    p.rubble = [0] * w.COLOURS
    p.houses = [0] * len(t.houses)
    p.officials = t.officials - 1  # SETUP-12, SG-02
    slots = t.upper_slots
    if deal.agreement.solo and seat == w.LACERDA:  # SOLO-SET-03..06
        slots = t.berths
        p.goods = [0] * w.GOODS
        p.completed = sorted(deal.plans[1:])  # SG-51
    else:
        p.reais = w.STARTING_REAIS
        p.goods = [1] * w.GOODS  # SETUP-04
        p.plans = [deal.plans[seat]]
    p.upper = [w.NONE] * slots
    p.cargo = [0] * (slots * w.GOODS)
    p.at_sea = [0] * slots
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
            s.offices[noble * w.COLOURS_OF_OFFICIALS + w.NEUTRAL] = 1  # TWOP-01, SG-04
    s.favour_stack = [
        deal.players - deal.favours.count(noble) for noble in range(w.NOBLES)
    ]  # SETUP-01/24
    s.covered = [w.NONE] * w.STATE_ACTIONS


def _church(s: State, deal: Deal) -> None:
    s.cardinal = s.t.church_start  # SETUP-23
    s.church = [w.NONE] * s.t.gaps  # until the tiles are chosen (G-135)
    s.bag = deal.bag
    s.pairs = [front for pair in deal.pairs for front in pair]
    s.returns = deal.returns


def _city(s: State, deal: Deal) -> None:
    t = s.t
    s.row_cubes = _by_colour(deal.row_cubes)
    s.column_cubes = _by_colour(deal.column_cubes)
    s.site_cubes = _by_colour(deal.site_cubes)
    s.pile = _by_colour((deal.pile,))
    s.owner = [w.NONE] * t.plots
    s.store = s.owner[:]
    s.building = [w.NONE] * t.sites
    s.scoring = deal.scoring
    s.city = [1] * t.city_spaces  # SETUP-20
    small = sum(t.city_size)
    s.small_left = t.small_city_tiles - small
    s.large_left = t.large_city_tiles - (t.city_spaces - small)
    s.building_stack = deal.buildings
    s.available = [stack[0] for stack in deal.buildings]  # SETUP-16
    s.building_next = [1] * w.ARCHITECTS
    s.plan_next = [0] * w.ARCHITECTS
    s.plot_reward, s.site_reward = t.plot_reward, t.site_reward
    if deal.agreement.tokens:  # TOKEN-01/02
        s.plot_reward = [() if x == w.NONE else t.plot_token[x] for x in deal.plot_tokens]
        s.site_reward = [() if x == w.NONE else t.site_token[x] for x in deal.site_tokens]


def _by_colour(heaps: tuple[tuple[int, ...], ...]) -> list[int]:
    return [heap.count(colour) for heap in heaps for colour in range(w.COLOURS)]


def _cards(s: State, deal: Deal) -> None:
    copies = deal.players - 1  # SETUP-31
    kinds = list(zip(s.t.ship_kinds, s.t.ship_period, strict=True))
    s.shipyard = tuple(ship for kind, p in kinds if p == 1 for ship in kind[:copies])
    s.later_ships = tuple(ship for kind, p in kinds if p == 2 for ship in kind[:copies])
    s.berth = [w.NONE] * s.t.ships
    s.decree_display = list(deal.decrees[: w.DECREES_ON_DISPLAY])  # SETUP-33
    s.decree_deck = deal.decrees
    s.decree_next = len(s.decree_display)
    s.stacks, s.later_stacks = deal.red, deal.brown
    s.stack_next = [0] * w.KINDS
    s.purple = deal.purple
    s.task_deck = (*deal.tasks, *deal.task_deck)
    s.blue = tuple([card for hand in deal.hands for card in hand])


def _lacerda(s: State, deal: Deal) -> None:
    """The Aide, the first public building and the courtier (SOLO-SET-08..13)."""
    s.discards = list(deal.revealed)
    s.aide = s.t.card_kind[deal.revealed[0]]
    s.courtier = s.t.card_kind[deal.revealed[-1]]
    row = v.ROWS.index("D")
    high = s.aide_is_high()
    architect = w.GREEN_ARCHITECT if high else w.BLUE_ARCHITECT
    site = s.t.row_east[row] if high else s.t.row_west[row]
    stacks = list(s.building_stack)
    stack = stacks[architect]
    s.building[site] = stack[1]  # SG-06: the top of the stack, not the available tile
    stacks[architect] = (stack[0], *stack[2:])
    s.building_stack = tuple(stacks)
    first = site * w.COLOURS
    s.site_cubes[first : first + w.COLOURS] = [0] * w.COLOURS  # SOLO-SET-12


# ---- which of the two clergy tiles is kept? ----


class ClergyQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base, seat = s.t.actions.base[act.KEEP_TILE], seat_of(asked)
        return sorted({base + front for front in s.pairs[2 * seat : 2 * seat + 2]})

    def forbids(self, s: State, asked: int, action: int) -> int:
        seat = seat_of(asked)
        offered = s.pairs[2 * seat : 2 * seat + 2]
        return r.ALLOWED if s.t.actions.thing[action] in offered else r.NOT_A_PAIR

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, kept = seat_of(asked), s.t.actions.thing[action]
        first, second = s.pairs[2 * seat], s.pairs[2 * seat + 1]
        place = s.returns[(seat - s.start) % len(s.players)]  # G-135
        other = second if kept == first else first
        s.bag = (*s.bag[:place], other, *s.bag[place:])
        s.pairs = changed(changed(s.pairs, 2 * seat, w.NONE), 2 * seat + 1, w.NONE)
        if all(front == w.NONE for front in s.pairs):
            s.pairs, s.returns = [], ()
        s.tell(e.TILE_KEPT, seat, kept)
        church.receive(s, seat, kept)


def turn_up(s: State, todo: int) -> None:
    """After the last choice: the church is filled from the bag, and the hands are dealt."""
    s.tell(e.TURNED_UP, seat_of(todo), int(s.agreement.draft))
    turns.refill_church(s)  # SETUP-22, G-165
    hands = [s.blue[first : first + w.HAND_SIZE] for first in range(0, len(s.blue), w.HAND_SIZE)]
    s.blue = ()
    if s.agreement.draft:
        s.packs = [list(hand) for hand in hands]  # DRAFT-01
    else:
        for seat, hand in enumerate(hands):
            s.players[seat].hand = sorted(hand)  # SETUP-28
            for card in hand:
                s.tell(e.CARD_RECEIVED, seat, card)
    s.reveals += 1


def instant(s: State, todo: int) -> None:
    """Instant effects of the tiles kept, in turn order, after all have chosen (G-128)."""
    seat = seat_of(todo)
    for front in s.players[seat].clergy:
        s.then(*effect_tasks(REWARD, seat, s.t.clergy_instant[front]))
