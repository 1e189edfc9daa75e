"""Positions that people hand in: read, completed, checked and turned into a game."""

from typing import Any

from lisboa.edition import Edition
from lisboa.edition import load as load_edition
from lisboa.edition import vocabulary as v
from lisboa.game.faults import GameError, PositionError, other_rules
from lisboa.game.game import FEWEST, MOST, Game, check_edition, check_names
from lisboa.game.names import Names, names_of
from lisboa.game.positions import agendas, steps, trigger
from lisboa.game.positions.adding_up import check as check_sums
from lisboa.game.positions.box import Doc
from lisboa.game.positions.completing import complete
from lisboa.game.positions.document import (
    ArchitectSpaces,
    Church,
    City,
    Court,
    PlayerBoard,
    Position,
)
from lisboa.game.positions.form import form
from lisboa.game.positions.writing import FORMAT, NEUTRAL
from lisboa.game.variants import LACERDA, agreement_of
from lisboa.rules import RULES_VERSION, selling
from lisboa.rules.machinery import engine
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.state import Player, State
from lisboa.rules.machinery.tables import Tables, tables_of


def from_position(doc: object, edition: Edition | None = None) -> Game:
    """A game that goes on from a position, whole or in part; PositionError says what is wrong.

    The inverse of `Game.position()`. What is left out is as after set-up (completing).
    """
    edition = check_edition(edition) if edition is not None else load_edition()
    if not isinstance(doc, dict):
        raise PositionError("", "not-an-object")
    _check_heads(doc, edition)
    t, seats = tables_of(edition), _seats(doc)
    agreement = _agreement(doc, seats)
    form(t, seats, agreement)(doc, "")
    full = complete(t, seats, agreement, doc)
    s = _state(t, seats, agreement, full)
    trigger.complete(s, doc)
    check_sums(s, seats, full)
    agendas.check(s)
    trigger.check(s)
    s.log = []
    try:
        engine.resume(s)
    except (ValueError, LookupError, AssertionError):
        raise PositionError("agenda", "leads-nowhere") from None
    if "agenda" in doc:
        agendas.rehearse(s)
    return Game.of_state(s, seats)


def _check_heads(doc: Doc, edition: Edition) -> None:
    if "view" in doc:
        raise PositionError("view", "view")
    made = doc.get("edition")
    if made is not None:
        theirs = made.get("fingerprint") if isinstance(made, dict) else None
        if theirs != edition.fingerprint:
            ours = f"{edition.name} {edition.fingerprint}"
            raise PositionError("edition", "other-edition", ours=ours)
    for field, version in (("format", FORMAT), ("rules", RULES_VERSION)):
        given = doc.get(field, version)
        if not isinstance(given, int) or isinstance(given, bool) or given != version:
            found = other_rules(given) if field == "rules" else {"ours": version}
            raise PositionError(field, f"other-{field}", **found)


def _seats(doc: Doc) -> list[str]:
    seats = doc.get("seats")
    if seats is None:
        raise PositionError("seats", "missing-field")
    if not isinstance(seats, list) or not FEWEST <= len(seats) <= MOST:
        raise PositionError("seats", "seats", fewest=FEWEST, most=MOST)
    try:
        return check_names(seats, len(seats))
    except GameError as fault:
        raise PositionError("seats", "names", why=fault) from None


def _agreement(doc: Doc, seats: list[str]) -> Agreement:
    """A second seat named Lacerda makes it a solo game, unless `solo` is null."""
    variants = doc.get("variants", {})
    if not isinstance(variants, dict):
        raise PositionError("variants", "not-an-object")
    against = len(seats) == 2 and seats[1] == LACERDA
    solo = doc["solo"] is not None if "solo" in doc else against
    if solo and not against:
        raise PositionError("solo", "names", why=GameError("solo-seats"))
    try:
        return agreement_of(variants, seats, solo=solo)
    except GameError as fault:
        raise PositionError("variants", "names", why=fault) from None


# ---- from names to numbers: the document is whole and well-formed ----


def _state(t: Tables, seats: list[str], agreement: Agreement, doc: Position) -> State:
    names = names_of(t)
    s = State.bare(t)
    s.agreement = agreement
    s.start, s.active = seats.index(doc["start"]), seats.index(doc["active"])
    s.turn, s.period = doc["turn"], doc["period"]
    s.trigger = _seat(seats, doc["trigger"])
    s.by_sets = int(doc["triggered_by"] == "sets")
    s.turns_left = w.NONE if doc["turns_left"] is None else doc["turns_left"]
    s.over = int(doc["over"])
    _read_court(s, names, seats, doc["court"])
    _read_church(s, names, seats, doc["church"])
    _read_city(s, names, seats, doc["city"])
    _read_architects(s, names, doc["architects"])
    _read_decks(s, names, doc)
    s.berth = [w.NONE] * t.ships
    s.players = [_player(s, names, seat, doc["players"][n]) for seat, n in enumerate(seats)]
    _read_variants(s, names, seats, doc)
    with_tasks = bool(agreement.tasks)
    s.agenda = [
        steps.from_words(names, seats, todo, f"agenda[{place}]", with_tasks=with_tasks)
        for place, todo in enumerate(doc["agenda"])
    ][::-1]
    return s


def _read_variants(s: State, names: Names, seats: list[str], doc: Position) -> None:
    t = s.t
    solo, tokens = doc["solo"], doc["tokens"]
    if solo is not None:
        s.courtier = _number(names, "noble", solo["courtier"])
        s.aide = _number(names, "kind", solo["aide"])
    s.task_deck = _numbers(names, "task", doc["tasks"])
    packs = [list(_numbers(names, "card", doc["players"][name]["pack"])) for name in seats]
    if any(packs):
        s.packs = packs
    s.plot_reward, s.site_reward = t.plot_reward, t.site_reward
    if tokens is not None:
        plots, sites = tokens["plots"], tokens["sites"]
        s.plot_reward = [
            t.plot_token[t.plot_token_name.index(plots[plot])] if plot in plots else ()
            for plot in t.plot_name
        ]
        s.site_reward = [
            t.site_token[t.site_token_name.index(sites[site])] if site in sites else ()
            for site in t.site_name
        ]


def _seat(seats: list[str], name: str | None) -> int:
    return w.NONE if name is None else seats.index(name)


def _number(names: Names, kind: str, name: str | None) -> int:
    number = names.number(kind, name)
    return w.NONE if number is None else number


def _numbers(names: Names, kind: str, things: list[Any]) -> tuple[int, ...]:
    return tuple(_number(names, kind, thing) for thing in things)


def _cubes(heaps: list[list[str]]) -> list[int]:
    return [heap.count(colour) for heap in heaps for colour in v.RUBBLE]


def _read_court(s: State, names: Names, seats: list[str], court: Court) -> None:
    if court["treasury"] not in s.t.treasury_reais:
        raise PositionError("court.treasury", "not-a-space")
    s.treasury = s.t.treasury_reais.index(court["treasury"])
    s.prices = [court["prices"][good] for good in v.GOODS]
    s.offices = _officials(seats, court["offices"])
    s.plazas = _officials(seats, court["plazas"])
    s.favour_stack = [court["favours"][noble] for noble in v.NOBLES]
    s.covered = [_number(names, "good", court["covered"].get(deed)) for deed in v.STATE_ACTIONS]
    s.court = _number(names, "card", court["card"])


def _officials(seats: list[str], places: dict[str, dict[str, int]]) -> list[int]:
    nobody = [""] * (w.NEUTRAL - len(seats))
    colours = [*seats, *nobody, NEUTRAL]
    return [places.get(noble, {}).get(colour, 0) for noble in v.NOBLES for colour in colours]


def _read_church(s: State, names: Names, seats: list[str], church: Church) -> None:
    s.cardinal = church["cardinal"]
    s.church = list(_numbers(names, "tile", church["tiles"]))
    s.church_call = _seat(seats, church["called_by"])
    s.bag = _numbers(names, "tile", church["bag"])
    pairs = church["pairs"]
    people = seats[:1] if s.agreement.solo else seats
    if pairs:
        s.pairs = [n for x in people for n in _numbers(names, "tile", pairs.get(x, [None, None]))]
    s.returns = tuple(church["returns"])


def _read_city(s: State, names: Names, seats: list[str], city: City) -> None:
    s.row_cubes = _cubes([city["rows"][row] for row in v.ROWS])
    s.column_cubes = _cubes([city["columns"][str(column)] for column in v.COLUMNS])
    sites = [city["sites"][site] for site in s.t.site_name]
    s.site_cubes = _cubes([site["cubes"] for site in sites])
    s.building = [_number(names, "face", site["building"]) for site in sites]
    s.pile = _cubes([city["pile"]])
    stores = [city["stores"].get(plot) for plot in s.t.plot_name]
    s.owner = [w.NONE if store is None else seats.index(store["owner"]) for store in stores]
    s.store = [w.NONE if store is None else v.GOODS.index(store["good"]) for store in stores]
    s.scoring = tuple(city["scoring"])
    s.city = [int(space in city["display"]) for space in s.t.city_name]
    s.large_left, s.small_left = city["large_tiles"], city["small_tiles"]


def _read_architects(s: State, names: Names, architects: dict[str, ArchitectSpaces]) -> None:
    spaces = [architects[architect] for architect in v.ARCHITECTS]
    s.available = [_number(names, "face", space["available"]) for space in spaces]
    s.building_stack = tuple(_numbers(names, "face", space["stack"]) for space in spaces)
    s.building_next = [0] * w.ARCHITECTS
    s.plan_next = []
    for architect, space in zip(v.ARCHITECTS, spaces, strict=True):
        stack, top = s.t.plan_stack[len(s.plan_next)], _number(names, "plan", space["plan"])
        if top != w.NONE and top not in stack:
            raise PositionError(
                f"architects.{architect}.plan", "wrong-place", name=str(space["plan"])
            )
        s.plan_next.append(len(stack) if top == w.NONE else stack.index(top))


def _read_decks(s: State, names: Names, doc: Position) -> None:
    s.shipyard = _numbers(names, "card", doc["ships"]["shipyard"])
    s.later_ships = _numbers(names, "card", doc["ships"]["later"])
    s.decree_display = list(_numbers(names, "decree", doc["decrees"]["display"]))
    s.decree_deck = _numbers(names, "decree", doc["decrees"]["deck"])
    politics = doc["politics"]
    s.stacks = tuple(_numbers(names, "card", politics["display"][kind]) for kind in v.CARD_KINDS)
    s.stack_next = [0] * w.KINDS
    if politics["later"]:
        later = politics["later"]
        s.later_stacks = tuple(_numbers(names, "card", later[kind]) for kind in v.CARD_KINDS)
    s.blue = _numbers(names, "card", politics["blue"])
    s.purple = _numbers(names, "card", politics["purple"])
    s.discards = list(_numbers(names, "card", politics["discards"]))


def _player(s: State, names: Names, seat: int, doc: PlayerBoard) -> Player:
    p, lacerda = Player.bare(), s.agreement.solo and seat == w.LACERDA
    p.reais, p.influence = doc["reais"], doc["influence"]
    p.ledger = [doc["wigs"].get(category, 0) for category in w.WIGS]
    p.wigs = sum(p.ledger)
    p.goods = [doc["goods"][good] for good in v.GOODS]
    p.hand = sorted(_numbers(names, "card", doc["hand"]))
    p.seen = sorted(_numbers(names, "card", doc["seen"]))
    p.clergy = sorted(_numbers(names, "tile", doc["clergy"]))
    p.favours = [int(noble in doc["favours"]) for noble in v.NOBLES]
    p.rubble = [doc["rubble"][colour] for colour in v.RUBBLE]
    p.sets, p.markers = 0 if lacerda else min(p.rubble), doc["markers"]  # SG-35
    p.marker_turn = s.turn if doc["marker_used"] else w.NONE
    p.houses = [doc["houses"][group] for group in v.HOUSE_GROUPS]
    p.officials = doc["officials"]
    p.plans = sorted(_numbers(names, "plan", doc["plans"]))
    p.completed = list(_numbers(names, "plan", doc["completed"]))
    p.decrees = list(_numbers(names, "decree", doc["decrees"]))
    if not lacerda:  # its area keeps the order in which things came
        p.completed.sort()
        p.decrees.sort()
    p.tasks = sorted(_numbers(names, "task", doc["tasks"]))
    p.done = sorted(_numbers(names, "task", doc["done"]))
    p.passed = list(_numbers(names, "card", doc["passed"]))
    p.shown = list(_numbers(names, "card", doc["shown"]))
    _read_portfolio(s, names, seat, p, doc, s.t.berths if lacerda else s.t.upper_slots)
    p.benefit = [0] * w.BENEFITS
    for front in p.clergy:
        p.add_benefit(s.t.clergy_benefit[front], 1)
    for card in p.lower:
        if card != w.NONE:
            p.add_benefit(s.t.card_benefit[card], 1)
    return p


def _read_portfolio(
    s: State, names: Names, seat: int, p: Player, doc: PlayerBoard, slots: int
) -> None:
    empty = s.t.lower_slots - len(doc["lower"])
    p.lower = [*_numbers(names, "card", doc["lower"]), *[w.NONE] * empty]
    p.upper = [w.NONE] * slots
    p.cargo = [0] * (slots * w.GOODS)
    p.at_sea = [0] * slots
    for slot, here in enumerate(doc["upper"]):
        if here is not None:
            card = p.upper[slot] = _number(names, "card", here["card"])
            for good in here.get("cargo", []):
                p.cargo[slot * w.GOODS + v.GOODS.index(good)] += 1
            full = 0 < selling.load(p, slot) == s.t.hull[card]  # SELL-07
            p.at_sea[slot] = int(here.get("at_sea", full))
            if card >= s.t.political:
                s.berth[card - s.t.political] = seat * s.t.berths + slot
