"""What each seat may know, written as bytes: the encoder of `encoding`."""

from typing import Final

from lisboa.envs import encoding as enc
from lisboa.envs.encoding import Layout
from lisboa.envs.sheets import BoardSheet, Shared, Sheet
from lisboa.game.positions.writing import masked_task
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import PLAIN, Agreement
from lisboa.rules.machinery.deal import task_pack
from lisboa.rules.machinery.state import State

_EMPTY_AGENDA: Final = bytes(enc.DEPTH * enc.TASK)
_SPELT: Final[dict[int, bytes]] = {}  # tasks as each seat sees them, the same in all games


class Observer:
    """All seats of a table. What seats see alike is written once for all of them.

    It may look at any states of games with so many seats, in any order: one after the other it
    writes least, but siblings, undone answers and other deals are written as truly.
    """

    def __init__(self, layout: Layout, seats: int) -> None:
        self._layout = layout
        self._seats = seats
        self._begin(PLAIN)

    def _begin(self, agreement: Agreement) -> None:
        """Clean sheets: what another agreement has no use for must not stand there."""
        layout, seats = self._layout, self._seats
        self._agreement = agreement
        self._own: list[Own] = [Own(layout, seat, seats) for seat in range(seats)]
        self._shared = Shared(layout.shared_lengths)
        self._boards: list[BoardSheet] = [BoardSheet(layout.board_lengths) for _ in range(seats)]
        self._nobody = bytearray(sum(layout.board_lengths) * (enc.SEATS - seats))

    def look(self, s: State, seat: int) -> bytes:
        """The observation of a seat."""
        if s.agreement is not self._agreement:
            self._begin(s.agreement)
        shared = self._shared.look(s)
        sheets = [self._own[seat].look(s, self._shared.stacks), shared]
        for other in s.clockwise(seat):
            sheets.append(self._boards[other].look(s, s.players[other]))
        sheets.append(self._nobody)
        return b"".join(sheets)


class Own(Sheet):
    """What looks different from every seat."""

    _HAND: Final = enc.SEAT_SLICES
    _DISPLAY: Final = enc.SEAT_SLICES + 1
    _PLAYERS: Final = enc.SEAT_SLICES + 2  # four lists of each player
    _PLANS: Final = 0
    _COMPLETED: Final = 1
    _DECREES: Final = 2
    _SEEN: Final = 3
    _OF_PLAYER: Final = 4

    def __init__(self, layout: Layout, seat: int, seats: int) -> None:
        super().__init__(layout.seat_lengths, Own._PLAYERS + Own._OF_PLAYER * seats)
        self.seat = seat
        self._seats = seats
        self._on_agenda: list[int] = []
        self._below: list[bytes] = [b""]  # so many tasks of the agenda, spelt, the last one first
        self._stacks = b""

    def look(self, s: State, stacks: bytes) -> bytearray:
        self._table(s)
        self._clock(s)
        self._agenda(s.agenda)
        self._officials(enc.OFFICES, s.offices)
        self._officials(enc.PLAZAS, s.plazas)
        self._pairs(s.pairs)
        if self._new_list(enc.OWNERS, s.owner):
            self._write(enc.OWNERS, [self._from_here(seat) for seat in s.owner])
        self._plans(s)
        self._decrees(s)
        self._cards(s, stacks)
        if s.agreement.draft:
            self._draft(s)
        if s.agreement.tasks:
            self._tasks(s)
        return self._row

    def _from_here(self, seat: int) -> int:
        """1 for the own seat, 2 for the next one clockwise; 0 for NONE."""
        return 0 if seat == w.NONE else self._away(seat) + 1

    def _away(self, seat: int) -> int:
        """0 for the own seat, 1 for the next one clockwise."""
        away = seat - self.seat
        return away if away >= 0 else away + self._seats

    # ---- whose turn it is, and what is to be done ----

    def _table(self, s: State) -> None:
        """What stays as it is for the whole game."""
        if not self._new_number(enc.TABLE, self._seats):
            return
        agreement = s.agreement
        self._write(enc.TABLE, [self._seats, self.seat])
        with_tasks = [int(seat in agreement.tasks) for seat in s.clockwise(self.seat)]
        self._write(enc.OPTIONS, [*agreement.settings(), *with_tasks])

    def _clock(self, s: State) -> None:
        trigger, call = self._from_here(s.trigger), self._from_here(s.church_call)
        rare = s.by_sets | s.over << 1 | call << 2 | trigger << 5 | (s.turns_left + 1) << 8
        who = s.active | s.start << 2
        if self._new_number(enc.CLOCK, who | s.turn << 4 | s.period << 16 | rare << 20):
            self._write(
                enc.CLOCK,
                [
                    self._away(s.start),
                    self._away(s.active),
                    s.turn,
                    s.period,
                    trigger,
                    s.by_sets,
                    s.turns_left + 1,
                    s.over,
                    call,
                ],
            )

    def _agenda(self, agenda: list[int]) -> None:
        """From the top; the first task is the question asked. Most tasks below stay as they are."""
        before, below = self._on_agenda, self._below
        same, last = 0, min(len(agenda), len(before))
        while same < last and agenda[same] == before[same]:
            same += 1
        while len(before) > same:
            before.pop()
            below.pop()
        for place in range(same, len(agenda)):
            before.append(agenda[place])
            below.append(self._spelt(agenda[place]) + below[place])
        self._lay(enc.AGENDA, (below[-1] + _EMPTY_AGENDA)[: len(_EMPTY_AGENDA)])

    def _spelt(self, task: int) -> bytes:
        key = task << 8 | self.seat << 4 | self._seats
        spelt = _SPELT.get(key)
        if spelt is None:
            todo = masked_task(task, self.seat)
            numbers = [ag.a_of(todo), ag.b_of(todo), ag.c_of(todo)]
            kind, away = ag.kind_of(todo) + 1, self._away(ag.seat_of(todo))
            spelt = bytes([kind, away, *[min(n, enc.LARGEST) for n in numbers]])
            _SPELT[key] = spelt
        return spelt

    # ---- who has what ----

    def _officials(self, number: int, places: list[int]) -> None:
        """By noble: those of each seat, then the neutral ones."""
        if not self._new_list(number, places):
            return
        values = [0] * len(places)
        for noble in range(w.NOBLES):
            first = noble * w.COLOURS_OF_OFFICIALS
            for seat in range(self._seats):
                values[first + self._away(seat)] = places[first + seat]
            values[first + w.NEUTRAL] = places[first + w.NEUTRAL]
        self._write(number, values)

    def _pairs(self, pairs: list[int]) -> None:
        if not self._new_list(enc.PAIRS, pairs):
            return
        values = [0] * (enc.SEATS * enc.PAIR)
        for place in range(len(pairs)):
            away = self._away(place // enc.PAIR)
            values[away * enc.PAIR + place % enc.PAIR] = pairs[place] + 1
        self._write(enc.PAIRS, values)

    def _plans(self, s: State) -> None:
        new = False
        for seat, p in enumerate(s.players):
            first = Own._PLAYERS + seat * Own._OF_PLAYER
            if self._new_list(first + Own._PLANS, p.plans):
                new = True
            if self._new_list(first + Own._COMPLETED, p.completed):
                new = True
        if not new:
            return
        values = [0] * len(s.t.plan_name)
        for seat, p in enumerate(s.players):
            away = self._away(seat)
            for plan in p.plans:
                values[plan] = enc.PLAN_OF + away
            for plan in p.completed:
                values[plan] = enc.COMPLETED_BY + away
        self._write(enc.PLANS, values)

    def _decrees(self, s: State) -> None:
        """Whenever the deck changes, the display does."""
        new = self._new_list(Own._DISPLAY, s.decree_display)
        for seat, p in enumerate(s.players):
            source = Own._PLAYERS + seat * Own._OF_PLAYER + Own._DECREES
            if self._new_list(source, p.decrees):
                new = True
        if not new:
            return
        values = [0] * s.t.decrees
        for place in range(s.decree_next, len(s.decree_deck)):
            values[s.decree_deck[place]] = enc.FACE_DOWN
        for decree in s.decree_display:
            values[decree] = enc.ON_DISPLAY
        for seat, p in enumerate(s.players):
            away = self._away(seat)
            for decree in p.decrees:
                values[decree] = enc.DECREE_OF + away
        self._write(enc.DECREES, values)

    # ---- cards ----

    def _cards(self, s: State, stacks: bytes) -> None:
        new = self._stacks is not stacks
        self._stacks = stacks
        if self._new_list(Own._HAND, s.players[self.seat].hand):
            new = True
        for seat, p in enumerate(s.players):
            if self._new_list(Own._PLAYERS + seat * Own._OF_PLAYER + Own._SEEN, p.seen):
                new = True
        if new:
            self._places(s)

    def _places(self, s: State) -> None:
        """Where this seat knows a political card to be; boards and what has gone say it too."""
        self._lay(enc.CARDS, self._stacks)
        row, first = self._row, self._first[enc.CARDS]
        if s.packs:
            for card in s.packs[self.seat]:
                row[first + card] = enc.OWN_PACK
        for card in s.players[self.seat].hand:
            row[first + card] = enc.OWN_HAND
        for seat, p in enumerate(s.players):
            for card in p.seen:
                row[first + card] = enc.KNOWN_IN_HAND + self._away(seat)

    # ---- variants ----

    def _draft(self, s: State) -> None:
        """The sizes of packs and of what was passed on; what this seat passed; who showed what."""
        if self._new_key(enc.PACKS, [s.packs, *[p.passed for p in s.players]]):
            values = [0] * (2 * enc.SEATS)
            for seat, p in enumerate(s.players):
                away = self._away(seat)
                values[away] = len(s.packs[seat]) if s.packs else 0
                values[enc.SEATS + away] = len(p.passed)
            self._write(enc.PACKS, values)
            self._write(enc.PASSED_ON, [card + 1 for card in s.players[self.seat].passed])
            self._places(s)
        if self._new_key(enc.SHOWN, [p.shown for p in s.players]):
            values = [0] * s.t.political
            for seat, p in enumerate(s.players):
                for card in p.shown:
                    values[card] = self._from_here(seat)
            self._write(enc.SHOWN, values)

    def _tasks(self, s: State) -> None:
        to_deal = any(ag.kind_of(todo) == ag.DEAL_TASKS for todo in s.agenda)
        key: list[object] = [s.task_deck, s.task_next, to_deal]
        for p in s.players:
            key += [p.tasks, p.done]
        if not self._new_key(enc.TASKS, key):
            return
        values = [0] * len(s.t.task_name)
        first = task_pack(s.t, "A")
        for place in range(s.task_next, len(s.task_deck)):
            if s.task_deck[place] not in first:
                values[s.task_deck[place]] = enc.FACE_DOWN
        if to_deal:  # which of these come into play shows when they are dealt
            for card in first:
                values[card] = enc.FIRST_TASK
        for seat, p in enumerate(s.players):
            away = self._away(seat)
            for card in p.tasks:
                values[card] = enc.TASK_OF + away
            for card in p.done:
                values[card] = enc.DONE_BY + away
        self._write(enc.TASKS, values)
