"""Sheets: the parts of an observation, each made of slices that are written when they change.

The lists of a state are replaced, never changed in place. So a sheet remembers the lists that it
has written and writes again only those that are others now. What is written of a state does not
depend on what was seen before, be it an earlier state of the game, a later one or a sibling: all
that may differ between them is watched.
"""

from itertools import accumulate
from typing import Final

from lisboa.envs import encoding as enc
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Player, State
from lisboa.rules.machinery.tables import Effects

_NEVER: Final[list[int]] = []


class Sheet:
    """Slices of given lengths, one after the other; `sources` lists are watched for changes."""

    def __init__(self, lengths: list[int], sources: int) -> None:
        self._lengths = lengths
        self._first: list[int] = [0, *accumulate(lengths)]
        # One piece of memory, not one for each slice: many games share the caches of a processor.
        self._row = bytearray(self._first[-1])
        self._view = memoryview(self._row)  # a slice of it is written without a copy
        self._lists: list[list[int]] = [_NEVER] * sources
        self._things: list[object] = [None] * len(lengths)
        self._numbers: list[int] = [-1] * len(lengths)
        self._keys: list[list[object]] = [[]] * len(lengths)

    # ---- what is new ----

    def _new_list(self, source: int, values: list[int]) -> bool:
        """Whether another list is there now."""
        if self._lists[source] is values:
            return False
        self._lists[source] = values
        return True

    def _new_thing(self, number: int, thing: object) -> bool:
        """The same for what is no list."""
        if self._things[number] is thing:
            return False
        self._things[number] = thing
        return True

    def _new_number(self, number: int, value: int) -> bool:
        """The same for what fits into one number."""
        if self._numbers[number] == value:
            return False
        self._numbers[number] = value
        return True

    def _new_key(self, number: int, key: list[object]) -> bool:
        """The same for anything; slower."""
        if self._keys[number] == key:
            return False
        self._keys[number] = key
        return True

    # ---- writing ----

    def _write(self, number: int, values: list[int]) -> None:
        """A slice; what is missing at its end is 0."""
        missing = self._lengths[number] - len(values)
        self._lay(number, bytes(values + [0] * missing if missing else values))

    def _lay(self, number: int, values: bytes) -> None:
        first = self._first[number]
        self._view[first : first + len(values)] = values

    def _put(self, number: int, values: list[int]) -> None:
        """A list as it is; its source has the number of the slice."""
        if self._new_list(number, values):
            self._write(number, values)

    def _put_names(self, number: int, values: list[int]) -> None:
        """A list of things, or NONE."""
        if self._new_list(number, values):
            self._write(number, [thing + 1 for thing in values])

    def _put_number(self, number: int, value: int) -> None:
        if self._new_number(number, value):
            self._write(number, [value])


class BoardSheet(Sheet):
    """A player board, the same for whoever looks."""

    _HAND: Final = enc.BOARD_SLICES

    def __init__(self, lengths: list[int]) -> None:
        super().__init__(lengths, enc.BOARD_SLICES + 1)

    def look(self, s: State, p: Player) -> bytearray:
        self._means(s, p)
        if self._new_list(enc.WIGS, p.ledger):  # only what visits and penalties cost is negative
            self._write(enc.WIGS, [min(abs(n), enc.LARGEST) for n in p.ledger])
        if self._lists[enc.GOODS] != p.goods:  # changed in place, so a copy is remembered
            self._put(enc.GOODS, p.goods[:])
        hand = self._new_list(BoardSheet._HAND, p.hand)
        if self._new_list(enc.BACKS, p.seen) or hand:
            self._write(enc.BACKS, _backs(s, p))
        self._put_names(enc.UPPER, p.upper)
        self._put_names(enc.LOWER, p.lower)
        self._put(enc.CARGO, p.cargo)
        self._put(enc.AT_SEA, p.at_sea)
        if self._new_list(enc.CLERGY, p.clergy):
            self._write(enc.CLERGY, _counted(p.clergy, s.t.fronts))
        self._put(enc.FAVOURS, p.favours)
        self._put(enc.RUBBLE, p.rubble)
        self._put(enc.HOUSES, p.houses)
        return self._row

    def _means(self, s: State, p: Player) -> None:
        used = 1 if p.marker_turn == s.turn else 0
        small = p.influence << 16 | p.sets << 24 | p.markers << 32 | p.officials << 40
        if self._new_number(enc.MEANS, p.reais | small | used << 48):
            values = [min(p.reais, enc.LARGEST), p.influence, p.sets, p.markers, used, p.officials]
            self._write(enc.MEANS, values)


def _backs(s: State, p: Player) -> list[int]:
    """The cards of a hand that not everybody knows, by their backs: blue, purple."""
    blue = 0
    for card in p.hand:
        if s.t.card_deck[card] == w.BLUE_DECK and not any(card == known for known in p.seen):
            blue += 1
    return [blue, len(p.hand) - len(p.seen) - blue]


def _counted(things: list[int], kinds: int) -> list[int]:
    values = [0] * kinds
    for thing in things:
        values[thing] += 1
    return values


class Shared(Sheet):
    """What lies on the table, the same for all seats."""

    _NEXT_BUILDING: Final = enc.SHARED_SLICES
    _NEXT_PLAN: Final = enc.SHARED_SLICES + 1
    _NEXT_CARD: Final = enc.SHARED_SLICES + 2

    def __init__(self, lengths: list[int]) -> None:
        super().__init__(lengths, enc.SHARED_SLICES + 3)
        self.stacks = b""  # where the cards are that nobody has drawn; each seat adds what it knows

    def look(self, s: State) -> bytearray:
        self._court(s)
        self._church(s)
        self._city(s)
        self._architects(s)
        self._cards(s)
        if s.agreement.tasks:
            self._put_number(enc.TASK_DECK, len(s.task_deck) - s.task_next)
        if s.agreement.tokens:
            self._tokens(s)
        if s.agreement.solo and self._new_number(enc.LACERDA, s.courtier + 1 << 8 | s.aide + 1):
            self._write(enc.LACERDA, [s.courtier + 1, s.aide + 1])
        return self._row

    def _court(self, s: State) -> None:
        self._put_number(enc.TREASURY, s.treasury)
        self._put(enc.PRICES, s.prices)
        self._put(enc.FAVOUR_STACKS, s.favour_stack)
        self._put_names(enc.COVERED, s.covered)
        self._put_number(enc.COURT, s.court + 1)

    def _church(self, s: State) -> None:
        self._put_number(enc.CARDINAL, s.cardinal)
        self._put_names(enc.CHURCH, s.church)
        bag = self._new_thing(enc.BAG, s.bag)
        if self._new_number(enc.BAG, s.bag_next) or bag:
            self._write(enc.BAG, _counted(list(s.bag[s.bag_next :]), s.t.fronts))

    def _city(self, s: State) -> None:
        self._put(enc.ROWS, s.row_cubes)
        self._put(enc.COLUMNS, s.column_cubes)
        self._put(enc.SITES, s.site_cubes)
        self._put(enc.PILE, s.pile)
        self._put_names(enc.STORES, s.store)
        self._put_names(enc.BUILDINGS, s.building)
        self._put(enc.CITY, s.city)
        if self._new_thing(enc.SCORING, s.scoring):
            self._write(enc.SCORING, list(s.scoring))
        if self._new_number(enc.CITY_TILES, s.large_left << 16 | s.small_left):
            self._write(enc.CITY_TILES, [s.large_left, s.small_left])

    def _architects(self, s: State) -> None:
        available = self._new_list(enc.ARCHITECTS, s.available)
        plan = self._new_list(Shared._NEXT_PLAN, s.plan_next)
        building = self._new_list(Shared._NEXT_BUILDING, s.building_next)
        if not (available or plan or building):
            return
        values: list[int] = []
        pool = [0] * s.t.buildings
        for architect in range(w.ARCHITECTS):
            stack, top = s.building_stack[architect], s.building_next[architect]
            values.append(s.available[architect] + 1)
            values.append(stack[top] + 1 if top < len(stack) else 0)
            values.append(len(stack) - top)
            values.append(s.plan_next[architect])
            for place in range(top + 1, len(stack)):
                pool[stack[place] % s.t.buildings] = 1
        self._write(enc.ARCHITECTS, values)
        self._write(enc.BUILDING_STACK, pool)

    def _cards(self, s: State) -> None:
        if self._new_list(Shared._NEXT_CARD, s.stack_next):
            self.stacks = _in_stacks(s)
        shipyard = self._new_thing(enc.SHIPS, s.shipyard)
        if self._new_number(enc.SHIPS, s.shipyard_next | len(s.later_ships) << 16) or shipyard:
            values = [0] * s.t.ships
            for place in range(s.shipyard_next, len(s.shipyard)):
                values[s.shipyard[place] - s.t.political] = enc.IN_SHIPYARD
            for card in s.later_ships:
                values[card - s.t.political] = enc.LATER_SHIP
            self._write(enc.SHIPS, values)
        self._put_names(enc.DISPLAY, s.decree_display)
        self._gone(s.discards)
        self._put_number(enc.PURPLE, len(s.purple) - s.purple_next)

    def _gone(self, discards: list[int]) -> None:
        """Most of what has gone stays away; the rest comes back with an answer taken back."""
        before = self._lists[enc.GONE]
        if not self._new_list(enc.GONE, discards):
            return
        same, last = 0, min(len(discards), len(before))
        while same < last and discards[same] == before[same]:
            same += 1
        row, first = self._row, self._first[enc.GONE]
        for place in range(same, len(before)):
            row[first + before[place]] = 0
        for place in range(same, len(discards)):
            row[first + discards[place]] = place + 1

    def _tokens(self, s: State) -> None:
        """A token is known by what it gives."""
        if self._new_key(enc.PLOT_TOKENS, [s.plot_reward]):
            self._write(enc.PLOT_TOKENS, _tokens(s.plot_reward, s.t.plot_token))
        if self._new_key(enc.SITE_TOKENS, [s.site_reward]):
            self._write(enc.SITE_TOKENS, _tokens(s.site_reward, s.t.site_token))


def _tokens(rewards: list[Effects], gives: list[Effects]) -> list[int]:
    return [gives.index(reward) + 1 if reward else 0 for reward in rewards]


def _in_stacks(s: State) -> bytes:
    """The places of the cards that nobody has drawn, of both periods."""
    values = [0] * s.t.political
    for kind in range(w.KINDS):
        stack, top = s.stacks[kind], s.stack_next[kind]
        for place in range(top, len(stack)):
            values[stack[place]] = enc.ON_DISPLAY if place == top else enc.FACE_DOWN
    for later in s.later_stacks:
        for card in later:
            values[card] = enc.LATER
    return bytes(values)
