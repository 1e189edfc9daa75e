"""The state of a game: integers, short lists of integers and four player boards.

Everything random was drawn with the deal; decks are shared tuples with a cursor. Lists are shared
with clones too: they are replaced (`changed`, `plus`, `without`), never changed in place. Only the
agenda and the goods of a player change so often that each state has its own.
"""

from hashlib import blake2b
from struct import pack

from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import PLAIN, Agreement
from lisboa.rules.machinery.tables import Effects, Sums, Tables

Event = tuple[int, int, int, int, int]  # kind (rules.events), seat and three numbers


def _rest(stack: tuple[int, ...], place: int) -> tuple[int, ...]:
    return stack[place:]


def changed(values: list[int], place: int, value: int) -> list[int]:
    """The list with another value at this place."""
    out = values[:]
    out[place] = value
    return out


def plus(values: list[int], place: int, n: int) -> list[int]:
    """The list with so much more at this place."""
    out = values[:]
    out[place] += n
    return out


def without(values: list[int], value: int) -> list[int]:
    """The list without one of its values."""
    out = values[:]
    out.remove(value)
    return out


def in_order(values: list[int], value: int) -> list[int]:
    """The sorted list with one more value."""
    out = values[:]
    place = len(out)
    while place and out[place - 1] > value:
        place -= 1
    out.insert(place, value)
    return out


class Player:
    """A player board and what lies on it."""

    reais: int
    influence: int
    wigs: int
    ledger: list[int]  # wigs by category (G-155)
    goods: list[int]
    hand: list[int]  # in order of the cards' numbers
    seen: list[int]  # the cards of the hand that everybody knows (G-136)
    upper: list[int]  # noble and ship cards by slot, or NONE
    lower: list[int]  # treasury cards by slot, or NONE
    cargo: list[int]  # goods under the upper slots: slot * GOODS + good
    at_sea: list[int]  # by upper slot
    clergy: list[int]  # fronts in order
    benefit: list[int]  # sums of clergy tiles and lower slots (words.BENEFITS)
    favours: list[int]  # by noble
    rubble: list[int]  # by colour
    sets: int
    markers: int  # set markers on the Minister
    marker_turn: int  # the turn in which a marker was last used (CF-16)
    houses: list[int]  # built, by group
    officials: int  # on the player board
    plans: list[int]
    completed: list[int]
    decrees: list[int]
    # Draft: the cards passed to the left, round by round (3, 2 and 1), and the cards that
    # have left the hand since: what the others may know of this hand.
    passed: list[int]
    shown: list[int]
    tasks: list[int]  # task cards (variant)
    done: list[int]  # those of them that were fulfilled this turn

    @staticmethod
    def bare() -> "Player":
        """With nothing on it. There is no constructor: it would run for every clone, too."""
        p = Player()
        p.reais = 0
        p.influence = 0
        p.wigs = 0
        p.ledger = []
        p.goods = []
        p.hand = []
        p.seen = []
        p.upper = []
        p.lower = []
        p.cargo = []
        p.at_sea = []
        p.clergy = []
        p.benefit = []
        p.favours = []
        p.rubble = []
        p.sets = 0
        p.markers = 0
        p.marker_turn = w.NONE
        p.houses = []
        p.officials = 0
        p.plans = []
        p.completed = []
        p.decrees = []
        p.passed = []
        p.shown = []
        p.tasks = []
        p.done = []
        return p

    def clone(self) -> "Player":
        p = Player()
        p.reais = self.reais
        p.influence = self.influence
        p.wigs = self.wigs
        p.ledger = self.ledger
        p.goods = self.goods[:]
        p.hand = self.hand
        p.seen = self.seen
        p.upper = self.upper
        p.lower = self.lower
        p.cargo = self.cargo
        p.at_sea = self.at_sea
        p.clergy = self.clergy
        p.benefit = self.benefit
        p.favours = self.favours
        p.rubble = self.rubble
        p.sets = self.sets
        p.markers = self.markers
        p.marker_turn = self.marker_turn
        p.houses = self.houses
        p.officials = self.officials
        p.plans = self.plans
        p.completed = self.completed
        p.decrees = self.decrees
        p.passed = self.passed
        p.shown = self.shown
        p.tasks = self.tasks
        p.done = self.done
        return p

    def holds(self, card: int) -> bool:
        """Whether a card is in the hand."""
        return any(card == other for other in self.hand)

    def leave_hand(self, card: int) -> None:
        """A card leaves the hand for all to see (G-136)."""
        self.hand = without(self.hand, card)
        if card in self.seen:
            self.seen = without(self.seen, card)
        if self.passed:
            self.shown = [*self.shown, card]

    def add_benefit(self, sums: Sums, sign: int) -> None:
        """A clergy tile or treasury card came (+1) or went (-1)."""
        for place, n in sums:
            self.benefit = plus(self.benefit, place, sign * n)

    def crates(self) -> int:
        """All goods in the warehouse."""
        return sum(n for n in self.goods)

    def stores(self) -> int:
        """Every house that left the board stands on a store (STORE-09)."""
        return sum(n for n in self.houses)


class State:
    """A game in the middle of anything."""

    t: Tables
    players: list[Player]
    start: int  # the seat with the start-player marker
    active: int
    turn: int  # counted from 1
    period: int
    trigger: int  # the seat that triggered the end of this period or the game
    by_sets: int  # 1 if a set, 0 if the card stacks did it
    turns_left: int  # once the end of the game is triggered
    over: int
    agreement: Agreement
    agenda: list[int]
    answers: list[int]  # to the question on top of the agenda
    reveals: int  # how many hidden things have been turned up
    log: list[Event] | None

    treasury: int
    prices: list[int]
    offices: list[int]  # noble * COLOURS_OF_OFFICIALS + seat
    plazas: list[int]
    favour_stack: list[int]
    covered: list[int]  # the good on each state action, or NONE
    court: int  # the card played there
    discards: list[int]  # political cards that left the game from hands and boards

    cardinal: int  # the gap where it stands
    church: list[int]  # fronts by tile space, or NONE
    church_call: int  # who made the church scoring pending (CARD-06)
    bag: tuple[int, ...]
    bag_next: int
    pairs: list[int]  # the two tiles each seat chooses from at set-up
    returns: tuple[int, ...]  # where in the bag the other tile goes (G-135)

    courtier: int  # solo: the noble where Lacerda's courtier stands
    aide: int  # solo: the stack of the Aide
    blue: tuple[int, ...]  # five cards for each seat, until they are dealt (SETUP-28, G-135)
    packs: list[list[int]]  # draft: the cards each seat chooses from
    task_deck: tuple[int, ...]
    task_next: int
    # What plots and sites give: as printed, or by token (TOKEN-01/02).
    plot_reward: list[Effects]
    site_reward: list[Effects]

    row_cubes: list[int]  # row * COLOURS + colour
    column_cubes: list[int]
    site_cubes: list[int]
    pile: list[int]
    owner: list[int]  # of the store on each plot, or NONE
    store: list[int]  # its type
    building: list[int]  # the face on each site, or NONE
    scoring: tuple[int, ...]
    city: list[int]  # 1 where a tile lies on the city display
    large_left: int
    small_left: int
    available: list[int]  # the face on each architect's space, or NONE
    building_stack: tuple[tuple[int, ...], ...]
    building_next: list[int]
    plan_next: list[int]

    shipyard: tuple[int, ...]
    shipyard_next: int
    later_ships: tuple[int, ...]
    berth: list[int]  # seat * upper slots + slot of each built ship, or NONE
    decree_display: list[int]
    decree_deck: tuple[int, ...]
    decree_next: int
    stacks: tuple[tuple[int, ...], ...]
    stack_next: list[int]
    later_stacks: tuple[tuple[int, ...], ...]
    purple: tuple[int, ...]
    purple_next: int

    @staticmethod
    def bare(t: Tables) -> "State":
        """An empty table; no constructor, as above."""
        s = State()
        s.t = t
        s.players = []
        s.start = 0
        s.active = 0
        s.turn = 0
        s.period = 1
        s.trigger = w.NONE
        s.by_sets = 0
        s.turns_left = w.NONE
        s.over = 0
        s.agreement = PLAIN
        s.agenda = []
        s.answers = []
        s.reveals = 0
        s.log = None
        s.treasury = 0
        s.prices = []
        s.offices = []
        s.plazas = []
        s.favour_stack = []
        s.covered = []
        s.court = w.NONE
        s.discards = []
        s.cardinal = 0
        s.church = []
        s.church_call = w.NONE
        s.bag = ()
        s.bag_next = 0
        s.pairs = []
        s.returns = ()
        s.courtier = w.NONE
        s.aide = w.NONE
        s.blue = ()
        s.packs = []
        s.task_deck = ()
        s.task_next = 0
        s.plot_reward = []
        s.site_reward = []
        s.row_cubes = []
        s.column_cubes = []
        s.site_cubes = []
        s.pile = []
        s.owner = []
        s.store = []
        s.building = []
        s.scoring = ()
        s.city = []
        s.large_left = 0
        s.small_left = 0
        s.available = []
        s.building_stack = ()
        s.building_next = []
        s.plan_next = []
        s.shipyard = ()
        s.shipyard_next = 0
        s.later_ships = ()
        s.berth = []
        s.decree_display = []
        s.decree_deck = ()
        s.decree_next = 0
        s.stacks = ()
        s.stack_next = []
        s.later_stacks = ()
        s.purple = ()
        s.purple_next = 0
        return s

    def clone(self) -> "State":
        """An independent copy; the log stays with the original."""
        s = State()
        s.t = self.t
        s.players = [p.clone() for p in self.players]
        s.start = self.start
        s.active = self.active
        s.turn = self.turn
        s.period = self.period
        s.trigger = self.trigger
        s.by_sets = self.by_sets
        s.turns_left = self.turns_left
        s.over = self.over
        s.agreement = self.agreement
        s.agenda = self.agenda[:]
        s.answers = self.answers
        s.reveals = self.reveals
        s.log = None
        s.treasury = self.treasury
        s.prices = self.prices
        s.offices = self.offices
        s.plazas = self.plazas
        s.favour_stack = self.favour_stack
        s.covered = self.covered
        s.court = self.court
        s.discards = self.discards
        s.cardinal = self.cardinal
        s.church = self.church
        s.church_call = self.church_call
        s.bag = self.bag
        s.bag_next = self.bag_next
        s.pairs = self.pairs
        s.returns = self.returns
        s.courtier = self.courtier
        s.aide = self.aide
        s.blue = self.blue
        s.packs = self.packs
        s.task_deck = self.task_deck
        s.task_next = self.task_next
        s.plot_reward = self.plot_reward
        s.site_reward = self.site_reward
        s.row_cubes = self.row_cubes
        s.column_cubes = self.column_cubes
        s.site_cubes = self.site_cubes
        s.pile = self.pile
        s.owner = self.owner
        s.store = self.store
        s.building = self.building
        s.scoring = self.scoring
        s.city = self.city
        s.large_left = self.large_left
        s.small_left = self.small_left
        s.available = self.available
        s.building_stack = self.building_stack
        s.building_next = self.building_next
        s.plan_next = self.plan_next
        s.shipyard = self.shipyard
        s.shipyard_next = self.shipyard_next
        s.later_ships = self.later_ships
        s.berth = self.berth
        s.decree_display = self.decree_display
        s.decree_deck = self.decree_deck
        s.decree_next = self.decree_next
        s.stacks = self.stacks
        s.stack_next = self.stack_next
        s.later_stacks = self.later_stacks
        s.purple = self.purple
        s.purple_next = self.purple_next
        return s

    # ---- small things that every chapter uses ----

    def then(self, *tasks: int) -> None:
        """Put tasks on top of the agenda, to be done in this order."""
        for place in range(len(tasks) - 1, -1, -1):
            self.agenda.append(tasks[place])

    def tell(self, kind: int, seat: int, x: int = 0, y: int = 0, z: int = 0) -> None:
        """Note an event for those who watch."""
        if self.log is not None:
            self.log.append((kind, seat, x, y, z))

    def gain_reais(self, seat: int, n: int) -> None:
        self.players[seat].reais += n
        self.tell(e.REAIS_GAINED, seat, n)

    def gain_wigs(self, seat: int, n: int, category: int) -> None:
        """Wigs by category add up to the score (G-155); n may be negative."""
        if n:
            p = self.players[seat]
            p.wigs += n
            p.ledger = plus(p.ledger, category, n)
            self.tell(e.WIGS, seat, n, category)

    def aide_is_high(self) -> bool:
        """On the King or Treasury stack (SOLO-SET-11, SOLO-TURN-05, SOLO-NOBLE-15)."""
        return self.aide in (w.KING, w.TREASURY)

    def clockwise(self, first: int) -> list[int]:
        """All seats, starting with this one."""
        n = len(self.players)
        return [(first + i) % n for i in range(n)]

    # ---- identity ----

    def numbers(self) -> list[int]:
        """All that the rest of the game depends on, as one flat list: decks from their top on."""
        out = [
            self.start,
            self.active,
            self.turn,
            self.period,
            self.trigger,
            self.by_sets,
            self.turns_left,
            self.over,
            self.treasury,
            self.court,
            self.cardinal,
            self.church_call,
            self.large_left,
            self.small_left,
            self.courtier,
            self.aide,
        ]
        for values in (
            self.agenda,
            self.prices,
            self.offices,
            self.plazas,
            self.favour_stack,
            self.covered,
            self.discards,
            self.church,
            self.bag[self.bag_next :],
            self.pairs,
            self.returns,
            self.row_cubes,
            self.column_cubes,
            self.site_cubes,
            self.pile,
            self.owner,
            self.store,
            self.building,
            self.scoring,
            self.city,
            self.available,
            *map(_rest, self.building_stack, self.building_next),
            self.plan_next,
            self.shipyard[self.shipyard_next :],
            self.later_ships,
            self.berth,
            self.decree_display,
            self.decree_deck[self.decree_next :],
            *map(_rest, self.stacks, self.stack_next),
            *self.later_stacks,
            self.purple[self.purple_next :],
            self.blue,
            *self.packs,
            self.task_deck[self.task_next :],
        ):
            out.append(len(values))
            out.extend(values)
        if self.agreement != PLAIN:
            out += self.agreement.numbers()
        if self.agreement.tokens:
            for reward in (*self.plot_reward, *self.site_reward):
                out.append(len(reward))
                out.extend(n for effect in reward for n in effect)
        for p in self.players:
            out += [p.reais, p.influence, p.wigs, p.sets, p.markers, p.officials]
            out.append(p.marker_turn == self.turn)
            for values in (
                p.ledger,
                p.goods,
                p.hand,
                p.seen,
                p.upper,
                p.lower,
                p.cargo,
                p.at_sea,
                p.clergy,
                p.benefit[: w.HASHED_BENEFITS],
                p.favours,
                p.rubble,
                p.houses,
                p.plans,
                p.completed,
                p.decrees,
                p.passed,
                p.shown,
                p.tasks,
                p.done,
            ):
                out.append(len(values))
                out.extend(values)
        return out

    def hash(self) -> str:
        """Sixteen hex digits, the same on every machine and in every version of Python."""
        numbers = self.numbers()
        packed = pack(f"<{len(numbers)}q", *numbers)
        return blake2b(packed, digest_size=8).hexdigest()
