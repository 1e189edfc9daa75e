"""The masked state of a seat, rebuilt from nothing but its observation."""

from collections.abc import Sequence

from lisboa.envs import encoding as enc
from lisboa.envs.encoding import Layout
from lisboa.game.names import UNKNOWN, UNKNOWN_BLUE, UNKNOWN_PURPLE
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.state import Player, State

COSTS = (w.W_VISITS, w.W_PENALTIES)


class Reader:
    """Slices by name; seats and things as the engine numbers them."""

    def __init__(self, layout: Layout, row: bytes) -> None:
        assert len(row) == layout.size
        self.t = layout.t
        self._slices = {each.name: list(row[layout[each.name]]) for each in layout.slices}
        self.seats, self.seat = self["table"]

    def __getitem__(self, name: str) -> list[int]:
        return self._slices[name]

    def absolute(self, away: int) -> int:
        return (self.seat + away) % self.seats

    def seat_of(self, value: int) -> int:
        return w.NONE if value == 0 else self.absolute(value - 1)

    def names(self, name: str) -> list[int]:
        return [value - 1 for value in self[name]]

    def at(self, name: str, *places: int) -> list[int]:
        """The things that lie at one of these places."""
        return [thing for thing, place in enumerate(self[name]) if place in places]

    def by_seat(self, values: Sequence[int]) -> list[int]:
        """Values of each seat, turned so that seat 0 comes first."""
        return [values[(seat - self.seat) % self.seats] for seat in range(self.seats)]

    def officials(self, name: str) -> list[int]:
        out = []
        for noble in range(w.NOBLES):
            first = noble * w.COLOURS_OF_OFFICIALS
            here = self[name][first : first + w.COLOURS_OF_OFFICIALS]
            absent = [0] * (enc.SEATS - self.seats)
            out += [*self.by_seat(here), *absent, here[w.NEUTRAL]]
        return out


def state(layout: Layout, row: bytes) -> State:
    """All that `position.masked` leaves of a state, if the observation has all of it."""
    r = Reader(layout, row)
    t = layout.t
    s = State.bare(t)
    s.agreement = _agreement(r)
    start, active, s.turn, s.period, trigger, s.by_sets, turns_left, s.over, call = r["clock"]
    s.start, s.active = r.absolute(start), r.absolute(active)
    s.trigger, s.church_call = r.seat_of(trigger), r.seat_of(call)
    s.turns_left = turns_left - 1
    s.agenda = _agenda(r)
    [s.treasury], s.prices, s.favour_stack = r["treasury"], r["prices"], r["favour-stacks"]
    s.offices, s.plazas = r.officials("offices"), r.officials("plazas")
    s.covered, [s.court] = r.names("covered"), r.names("court")
    [s.cardinal], s.church = r["cardinal"], r.names("church")
    s.bag = (UNKNOWN,) * sum(r["bag"])
    firsts, seconds = r.names("pairs")[::2], r.names("pairs")[1::2]
    s.pairs = [x for pair in zip(r.by_seat(firsts), r.by_seat(seconds), strict=True) for x in pair]
    s.row_cubes, s.column_cubes, s.site_cubes = r["rows"], r["columns"], r["sites"]
    s.pile, s.store, s.building = r["pile"], r.names("stores"), r.names("buildings")
    s.owner = [r.seat_of(value) for value in r["owners"]]
    s.scoring, s.city = tuple(r["scoring"]), r["city"]
    s.large_left, s.small_left = r["city-tiles"]
    s.courtier, s.aide = r.names("lacerda")
    _architects(r, s)
    _cards(r, s)
    s.players = [_player(r, seat) for seat in range(r.seats)]
    _draft(r, s)
    _tokens(r, s)
    return s


def _agreement(r: Reader) -> Agreement:
    solo, draft, decrees, tokens, queen, before, servant, below, in_full, *tasks = r["options"]
    return Agreement(
        solo=bool(solo),
        draft=bool(draft),
        starting_decrees=bool(decrees),
        tasks=tuple(seat for seat, has in enumerate(r.by_seat(tasks)) if has),
        tokens=bool(tokens),
        queen=bool(queen),
        discard_before_ships=bool(before),
        servant_decrees=servant,
        blank_task_rewards="below" if below else "above",
        lacerda_pays="in-full" if in_full else "what-it-can",
    )


def _agenda(r: Reader) -> list[int]:
    tasks = [r["agenda"][place : place + enc.TASK] for place in range(0, len(r["agenda"]), 5)]
    return [
        ag.task(kind - 1, r.absolute(away), a, b, c)
        for kind, away, a, b, c in reversed(tasks)
        if kind
    ]


def _architects(r: Reader, s: State) -> None:
    values = [r["architects"][4 * place : 4 * place + 4] for place in range(w.ARCHITECTS)]
    s.available = [available - 1 for available, _, _, _ in values]
    s.building_stack = tuple(
        (top - 1,) + (UNKNOWN,) * (left - 1) if left else () for _, top, left, _ in values
    )
    s.building_next = [0] * w.ARCHITECTS
    s.plan_next = [plan for _, _, _, plan in values]


def _cards(r: Reader, s: State) -> None:
    t, first = r.t, r.t.political
    s.shipyard = tuple(first + ship for ship in r.at("ships", enc.IN_SHIPYARD))
    s.later_ships = tuple(first + ship for ship in r.at("ships", enc.LATER_SHIP))
    s.decree_display = [decree for decree in r.names("display") if decree != w.NONE]
    assert sorted(s.decree_display) == r.at("decrees", enc.ON_DISPLAY)
    s.decree_deck = (UNKNOWN,) * len(r.at("decrees", enc.FACE_DOWN))
    s.purple = (UNKNOWN,) * r["purple"][0]
    gone = {place: card for card, place in enumerate(r["gone"]) if place}
    s.discards = [gone[place] for place in range(1, len(gone) + 1)]
    tops, below = r.at("cards", enc.ON_DISPLAY), r.at("cards", enc.FACE_DOWN)
    s.stacks = tuple(
        tuple(card for card in tops if t.card_kind[card] == kind)
        + (UNKNOWN,) * sum(t.card_kind[card] == kind for card in below)
        for kind in range(w.KINDS)
    )
    s.stack_next = [0] * w.KINDS
    later = r.at("cards", enc.LATER)
    if later:
        s.later_stacks = tuple(
            (UNKNOWN,) * sum(t.card_kind[card] == kind for card in later) for kind in range(w.KINDS)
        )
    s.task_deck = (UNKNOWN,) * r["task-deck"][0]


def _player(r: Reader, seat: int) -> Player:
    p = Player.bare()
    away = (seat - r.seat) % r.seats
    berths = r.t.berths if r["options"][0] and seat == w.LACERDA else r.t.upper_slots

    def of(name: str) -> list[int]:
        return r[f"{name}-{away}"]

    p.reais, p.influence, p.sets, p.markers, used, p.officials = of("means")
    p.marker_turn = r["clock"][2] if used else w.NONE
    p.ledger = [-n if place in COSTS else n for place, n in enumerate(of("wigs"))]
    p.wigs = sum(p.ledger)
    p.goods, p.favours, p.rubble, p.houses = of("goods"), of("favours"), of("rubble"), of("houses")
    p.seen = r.at("cards", enc.KNOWN_IN_HAND + away)
    blue, purple = of("backs")
    backs = [UNKNOWN_PURPLE] * purple + [UNKNOWN_BLUE] * blue
    if away == 0:
        secret = r.at("cards", enc.OWN_HAND)
        assert len(secret) == len(backs)
        p.hand = sorted([*secret, *p.seen])
    else:
        p.hand = [*backs, *p.seen]
    p.upper = [card - 1 for card in of("upper")][:berths]
    p.lower = [card - 1 for card in of("lower")]
    p.cargo, p.at_sea = of("cargo")[: berths * w.GOODS], of("at-sea")[:berths]
    p.clergy = [front for front, n in enumerate(of("clergy")) for _ in range(n)]
    p.plans = r.at("plans", enc.PLAN_OF + away)
    p.completed = r.at("plans", enc.COMPLETED_BY + away)
    p.decrees = r.at("decrees", enc.DECREE_OF + away)
    p.done = r.at("tasks", enc.DONE_BY + away)
    p.tasks = r.at("tasks", enc.TASK_OF + away, enc.DONE_BY + away)
    p.shown = r.at("shown", away + 1)
    p.passed = [UNKNOWN_BLUE] * r["packs"][enc.SEATS + away]
    if away == 0:
        p.passed = [card - 1 for card in r["passed-on"] if card]
    return p


def _draft(r: Reader, s: State) -> None:
    sizes = r.by_seat(r["packs"])
    if any(sizes):
        s.packs = [[UNKNOWN_BLUE] * size for size in sizes]
        s.packs[r.seat] = r.at("cards", enc.OWN_PACK)


def _tokens(r: Reader, s: State) -> None:
    if not s.agreement.tokens:
        return
    t = r.t
    s.plot_reward = [t.plot_token[x - 1] if x else () for x in r["plot-tokens"]]
    s.site_reward = [t.site_token[x - 1] if x else () for x in r["site-tokens"]]
