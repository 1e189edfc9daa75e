"""A table at which a test lays out the smallest position that shows a rule.

A new table is bare: no hands, no clergy tiles, no favours, no plans, no goods, no réis, no
influence, no wigs, no officials, no rubble anywhere. A test gives what it needs, says whose turn
it is, and plays by the text form of the actions.
"""

from functools import cache

import lisboa.edition
from lisboa.edition import vocabulary as v
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import engine, reasons
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import PLAIN, Agreement
from lisboa.rules.machinery.deal import draw
from lisboa.rules.machinery.state import Event, Player, State
from lisboa.rules.machinery.tables import Tables
from lisboa.rules.setup import lay_out, turn_up


@cache
def tables() -> Tables:
    return Tables(lisboa.edition.load())


class Table:
    def __init__(self, players: int = 3, seed: int = 1, agreement: Agreement = PLAIN) -> None:
        """With `Agreement(solo=True)` seat 0 is the human and seat 1 Lacerda (players: 2)."""
        self.t = tables()
        deal = draw(self.t, players, seed, start=0, agreement=agreement)
        self.s: State = lay_out(self.t, deal)
        turn_up(self.s, ag.task(ag.TURN_UP, 0))
        self.s.bag, self.s.bag_next, self.s.reveals = self.s.bag[self.s.bag_next :], 0, 0
        self.s.log = []
        self.s.agenda = []
        self.s.pairs = [w.NONE] * (2 * players)
        for p in self.s.players:
            p.reais = p.influence = p.wigs = 0
            p.ledger = [0] * w.W_CATEGORIES
            p.goods = [0] * w.GOODS
            p.hand, p.plans, p.completed, p.tasks = [], [], [], []
            p.favours = [0] * w.NOBLES
            p.officials = self.t.officials
        self.s.favour_stack = [players] * w.NOBLES
        self.s.offices = [0] * len(self.s.offices)
        self.s.row_cubes = [0] * len(self.s.row_cubes)
        self.s.column_cubes = [0] * len(self.s.column_cubes)
        self.s.site_cubes = [0] * len(self.s.site_cubes)
        self.s.pile = [0] * w.COLOURS

    # ---- laying out: numbers by name ----

    @property
    def me(self) -> Player:
        """Seat 0, who also has the start-player marker."""
        return self.s.players[0]

    @property
    def lacerda(self) -> Player:
        return self.s.players[w.LACERDA]

    @property
    def rival(self) -> Player:
        return self.s.players[1]

    def card(self, name: str) -> int:
        """`political-05`, or `ship-blue-1`."""
        return self.t.card_name.index(name)

    def hand(self, *names: str, seat: int = 0) -> None:
        self.s.players[seat].hand = sorted(self.card(name) for name in names)

    def portfolio(self, *names: str, seat: int = 0) -> None:
        """Put cards under a player board: ships, nobles and treasury cards in their rows."""
        p = self.s.players[seat]
        for name in names:
            card = self.card(name)
            row = p.lower if self.t.card_kind[card] == w.TREASURY else p.upper
            slot = row.index(w.NONE)
            row[slot] = card
            p.add_benefit(self.t.card_benefit[card], 1)
            if self.t.hull[card]:
                place = seat * self.t.berths + slot
                self.s.berth[card - self.t.political] = place

    def cargo(self, ship: str, *goods: str) -> None:
        """Lay goods under a ship that is in a portfolio already."""
        berth = self.s.berth[self.card(ship) - self.t.political]
        owner, slot = divmod(berth, self.t.berths)
        for good in goods:
            self.s.players[owner].cargo[slot * w.GOODS + v.GOODS.index(good)] += 1

    def goods(
        self, *, seat: int = 0, gold: int = 0, cloth: int = 0, books: int = 0, tools: int = 0
    ) -> None:
        self.s.players[seat].goods = [gold, cloth, books, tools]

    def clergy(self, *names: str, seat: int = 0) -> None:
        p = self.s.players[seat]
        for name in names:
            front = self.t.clergy_name.index(name)
            p.clergy = sorted([*p.clergy, front])
            p.add_benefit(self.t.clergy_benefit[front], 1)

    def church(self, **tiles: str) -> None:
        """`church(t0="clergy-discount", t3="")`: tiles by their space; the others stay."""
        for space, name in tiles.items():
            number = int(space[1:])
            self.s.church[number] = self.t.clergy_name.index(name) if name else w.NONE

    def favour(self, *nobles: str, seat: int = 0) -> None:
        for noble in nobles:
            self.s.players[seat].favours[v.NOBLES.index(noble)] = 1
            self.s.favour_stack[v.NOBLES.index(noble)] -= 1

    def plan(self, *names: str, seat: int = 0) -> None:
        p = self.s.players[seat]
        p.plans = sorted([*p.plans, *(self.t.plan_name.index(name) for name in names)])

    def completed(self, *names: str, seat: int = 0) -> None:
        p = self.s.players[seat]
        p.completed = sorted([*p.completed, *(self.t.plan_name.index(name) for name in names)])

    def decrees(self, *names: str, seat: int = 0) -> None:
        p = self.s.players[seat]
        p.decrees = sorted([*p.decrees, *(self.t.decree_name.index(name) for name in names)])

    def official(self, noble: str, n: int = 1, *, seat: int = 0, plaza: bool = False) -> None:
        """Officials from a player board, or neutral ones (seat 4), into an office or plaza."""
        place = v.NOBLES.index(noble) * w.COLOURS_OF_OFFICIALS + seat
        (self.s.plazas if plaza else self.s.offices)[place] += n
        if seat < len(self.s.players):
            self.s.players[seat].officials -= n

    def store(self, plot: str, good: str, *, seat: int = 0, group: int = w.LEFT) -> None:
        """A store of a player, with a house of the given group (or the next that has one)."""
        number = self.t.plot_name.index(f"plot-{plot.lower()}")
        self.s.owner[number] = seat
        self.s.store[number] = v.GOODS.index(good)
        houses = self.s.players[seat].houses
        assert houses != self.t.houses, "all houses of this seat are built"
        while houses[group] == self.t.houses[group]:
            group = (group + 1) % len(houses)
        houses[group] += 1

    def houses(self, left: int = 0, middle: int = 0, right: int = 0, *, seat: int = 0) -> None:
        self.s.players[seat].houses = [left, middle, right]

    def building(self, site: str, name: str, architect: str = "blue") -> None:
        """An open public building."""
        self.s.building[self.t.site_name.index(site)] = self.face(name, architect)

    def available(self, *, blue: str | None = None, green: str | None = None) -> None:
        """The buildings on the architects' spaces; None: none is left."""
        self.s.available = [
            self.face(blue, "blue") if blue else w.NONE,
            self.face(green, "green") if green else w.NONE,
        ]

    def face(self, name: str, architect: str) -> int:
        number = self.t.building_name.index(name)
        return v.ARCHITECTS.index(architect) * self.t.buildings + number

    def cubes(self, line: str, brown: int = 0, red: int = 0, blue: int = 0) -> None:
        """Rubble of a row (`A`), a column (`3`), a site (`site-west-a`) or the `pile`."""
        if line == "pile":
            self.s.pile = [brown, red, blue]
            return
        if line in v.ROWS:
            cubes, number = self.s.row_cubes, v.ROWS.index(line)
        elif line in self.t.site_name:
            cubes, number = self.s.site_cubes, self.t.site_name.index(line)
        else:
            cubes, number = self.s.column_cubes, int(line) - 1
        cubes[number * w.COLOURS : (number + 1) * w.COLOURS] = [brown, red, blue]

    def rubble(self, brown: int = 0, red: int = 0, blue: int = 0, *, seat: int = 0) -> None:
        """Cubes on a player board, with the sets and markers they make."""
        p = self.s.players[seat]
        p.rubble = [brown, red, blue]
        p.sets = p.markers = min(p.rubble)

    def treasury(self, reais: int) -> None:
        self.s.treasury = self.t.treasury_reais.index(reais)

    def prices(self, *, gold: int, cloth: int, books: int, tools: int) -> None:
        self.s.prices = [gold, cloth, books, tools]

    def display(self, **stacks: str) -> None:
        """`display(builder="political-22 political-23", king="")`: the stacks, top card first."""
        now = list(self.s.stacks)
        for kind, names in stacks.items():
            number = v.CARD_KINDS.index(kind)
            now[number] = tuple(self.card(name) for name in names.split())
            self.s.stack_next[number] = 0
        self.s.stacks = tuple(now)

    def decree_display(self, *names: str) -> None:
        self.s.decree_display = [self.t.decree_name.index(name) for name in names]

    def shipyard(self, *names: str) -> None:
        self.s.shipyard, self.s.shipyard_next = tuple(self.card(name) for name in names), 0

    def use(self, other: Tables) -> None:
        """Play with the tables of another edition."""
        self.t = self.s.t = other
        self.s.plot_reward, self.s.site_reward = other.plot_reward, other.site_reward

    # ---- playing ----

    def turn(self, seat: int = 0) -> "Table":
        """Begin a turn of this seat: docking, then its question."""
        self.s.agenda = [ag.task(ag.BEGIN_TURN, seat)]
        engine.resume(self.s)
        return self

    def do(self, *tasks: int) -> "Table":
        """Carry out tasks (rules.agenda) as if the rules had called for them, then stop."""
        self.s.agenda = []
        self.s.then(*tasks)
        engine.resume(self.s)
        return self

    def play(self, *texts: str) -> "Table":
        """Answer the questions, one text form after the other, as the seat that is asked."""
        for text in texts:
            engine.play(self.s, self.seat, self.t.actions.parse(text))
        return self

    # ---- looking ----

    @property
    def seat(self) -> int:
        """Who is asked."""
        return engine.seat_to_move(self.s)

    @property
    def asks(self) -> int:
        """The kind of the question (agenda.ASK_...), or NONE."""
        return ag.kind_of(self.s.agenda[-1]) if self.s.agenda else w.NONE

    @property
    def offers(self) -> list[str]:
        """The text forms of the legal answers."""
        return [self.t.actions.name[action] for action in self.s.answers]

    def refuses(self, text: str) -> str:
        """The rule that forbids an answer, or "" if it is allowed."""
        reason = engine.why_not(self.s, self.t.actions.parse(text))
        return reasons.RULE[reason][0] if reason else ""

    def happened(self, kind: int) -> list[Event]:
        """The events of one kind so far."""
        assert self.s.log is not None
        return [event for event in self.s.log if event[0] == kind]

    # ---- more laying out: a crowded city ----

    def only_plots(self, *plots: str) -> None:
        """Stores of the last player fill every plot but these (`a2`)."""
        free = [f"plot-{plot}" for plot in plots]
        for lot, number in enumerate(self.t.lot_plot):
            if self.t.plot_name[number] not in free:
                self.s.owner[number] = len(self.s.players) - 1
                self.s.store[number] = self.t.lot_good[lot]

    def only_sites(self, *sites: str) -> None:
        """Public buildings fill every site but these."""
        for number, name in enumerate(self.t.site_name):
            if name not in sites:
                self.s.building[number] = 0

    # ---- against Lacerda: a bare table with Agreement(solo=True) ----

    def lacerda_at(self, noble: str, aide: str = "builder") -> "Table":
        """Where its courtier and its Aide stand; the public building of the set-up goes away."""
        self.s.courtier = v.NOBLES.index(noble)
        self.s.aide = v.CARD_KINDS.index(aide)
        self.s.building = [w.NONE] * self.t.sites
        return self

    def lot(self, plot: str, good: str) -> int:
        """The number of a lot, as the events name it."""
        return self.t.actions.thing[self.t.actions.parse(f"build plot-{plot} {good}")]
