"""Partial positions: what is left out is as after set-up, dealt from what the position leaves.

Everything named is taken out of the box first; then hands, tiles, displays and stacks are filled
in the order of one fixed deal. What the position names as a whole (a list, the stores, an office)
stands as it is; objects of several fields are completed field by field.
"""

from collections import Counter
from typing import Any, cast

from lisboa.edition import vocabulary as v
from lisboa.game.faults import PositionError
from lisboa.game.positions.box import Doc, Thing, building_of, take_out
from lisboa.game.positions.document import Position
from lisboa.game.positions.writing import NEUTRAL, describe
from lisboa.game.variants import variants_of
from lisboa.rules.machinery import deal as dealing
from lisboa.rules.machinery import engine
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.deal import Deal
from lisboa.rules.machinery.state import State
from lisboa.rules.machinery.tables import Tables

SEED = 1755  # of the fixed deal

# Objects that stand as they are when named: a name left out there means "none".
WHOLE = {"covered", "pairs", "stores", "wigs", *v.NOBLES}
WHOLE_PATHS = {"politics.later"}


def complete(t: Tables, seats: list[str], agreement: Agreement, doc: Doc) -> Position:
    """The whole position for a well-formed part of one."""
    left = take_out(t, len(seats), agreement, doc)
    people = seats[:1] if agreement.solo else seats
    doc = {**doc, **_when(seats, doc)}
    if agreement.solo and doc["start"] != seats[0]:
        raise PositionError("start", "contradicted")  # SOLO-SET-02
    deal = dealing.draw(t, len(seats), SEED, seats.index(doc["start"]), agreement)
    base = describe(_as_far_as(t, deal, doc), seats)
    full: Doc = _merged(base, doc)  # a position; its fields are gone through by name
    full["variants"] = variants_of(agreement, seats)
    _deal_memories(people, doc, full)
    _deal_cards(t, people, doc, full, left, deal)
    _deal_tiles(doc, full, left)
    _deal_city(t, doc, full, left)
    _deal_variants(t, doc, full, left, base)
    for seat, name in enumerate(people):
        _complete_board(t, name, doc, full, left, deal.plans[seat : seat + 1])
    if agreement.solo:
        _complete_board(t, seats[w.LACERDA], doc, full, left, deal.plans[1:], part="completed")
    _count_the_rest(t, seats, doc, full)
    if "agenda" not in doc:
        _begin(seats, people, agreement, full)
    return cast(Position, full)


def _choosing(doc: Doc) -> bool:
    """Whether clergy tiles are still to be chosen, so that nothing is dealt yet (G-135)."""
    return bool(doc.get("church", {}).get("pairs"))


def _drafting(doc: Doc) -> bool:
    return any(player.get("pack") for player in doc.get("players", {}).values())


def _when(seats: list[str], doc: Doc) -> Doc:
    """Start player, active player and turn follow from each other (FLOW-05)."""
    n = len(seats)
    start = doc.get("start", seats[0])
    first = seats.index(start)
    setting_up = _choosing(doc) or _drafting(doc)
    active = doc.get("active", seats[(first + max(doc.get("turn", 1) - 1, 0)) % n])
    turn = doc.get("turn", 0 if setting_up else 1 + (seats.index(active) - first) % n)
    if seats.index(active) != (first + max(turn - 1, 0)) % n:
        raise PositionError("active", "wrong-turn", turn=turn)
    return {"start": start, "active": active, "turn": turn}


def _as_far_as(t: Tables, deal: Deal, doc: Doc) -> State:
    """The first turn; or the table before that: at the first draft, or as it is laid out."""
    s = engine.start(t, deal)
    while not _choosing(doc) and not s.turn and not (s.packs and _drafting(doc)):
        engine.apply(s, s.answers[0])
    return s


def _merged(base: Any, doc: Any, path: str = "") -> Any:
    if not isinstance(base, dict) or not isinstance(doc, dict):
        return doc
    out = dict(base)
    for key, value in doc.items():
        here = f"{path}.{key}" if path else key
        whole = key in WHOLE or here in WHOLE_PATHS
        out[key] = value if whole or key not in base else _merged(base[key], value, here)
    return out


def _given(doc: Doc, *path: str) -> bool:
    """Whether a position names this field."""
    here: Any = doc
    for key in path:
        if not isinstance(here, dict) or key not in here:
            return False
        here = here[key]
    return True


class _Supply:
    """What is left in the box, handed out."""

    def __init__(self, left: Counter[Thing], kind: str) -> None:
        self._left = left
        self._kind = kind

    def thing(self, name: str) -> Thing:
        return building_of(name) if self._kind == "building" else (self._kind, name)

    def has(self, name: str) -> bool:
        return self._left[self.thing(name)] > 0

    def keep(self, names: list[str]) -> list[str]:
        """Those of the names that are still there, in their order."""
        out = []
        for name in names:
            if self.has(name):
                self._left[self.thing(name)] -= 1
                out.append(name)
        return out

    def fill(self, names: list[str], n: int, reserve: list[str]) -> list[str]:
        """So many: those of the names that are there, then others from the reserve."""
        out = self.keep(names[:n])
        for name in reserve:
            if len(out) == n:
                break
            out += self.keep([name])
        return out


# ---- cards, decrees and ships ----


def _deal_memories(people: list[str], doc: Doc, full: Doc) -> None:
    """What was passed on in a draft is remembered only where the position says so."""
    for name in people:
        for part in ("pack", "passed", "shown"):
            if not _given(doc, "players", name, part):
                full["players"][name][part] = []


def _deal_cards(
    t: Tables, seats: list[str], doc: Doc, full: Doc, left: Counter[Thing], deal: Deal
) -> None:
    def names(cards: tuple[int, ...] | list[int]) -> list[str]:
        return [t.card_name[card] for card in cards]

    cards, first = _Supply(left, "card"), full["period"] == 1
    if not _given(doc, "politics", "discards"):  # SG-05: blue cards that solo has turned up
        full["politics"]["discards"] = cards.keep(full["politics"]["discards"])
    choosing, drafting = _choosing(doc), _drafting(doc)
    reserve = names(t.deck[w.BLUE_DECK]) if first else names(deal.purple)
    for seat, name in enumerate(seats):
        if not _given(doc, "players", name, "hand"):
            own = names(deal.hands[seat]) if first else []
            size = 0 if choosing or drafting else w.HAND_SIZE
            full["players"][name]["hand"] = cards.fill(own, size, reserve)
        if drafting and not _given(doc, "players", name, "pack"):
            own = names(deal.hands[seat])
            full["players"][name]["pack"] = cards.fill(own, w.HAND_SIZE, reserve)
    politics = full["politics"]
    if choosing and not _given(doc, "politics", "blue"):
        own = names([card for hand in deal.hands for card in hand])
        politics["blue"] = cards.fill(own, len(own), reserve)
    if not first and not _given(doc, "politics", "later"):
        politics["later"] = {}
    for kind, word in enumerate(v.CARD_KINDS):
        now, later = (deal.red, deal.brown) if first else (deal.brown, ())
        if not _given(doc, "politics", "display", word):
            politics["display"][word] = cards.keep(names(now[kind]))
        if later and not _given(doc, "politics", "later", word):
            politics["later"] = {**politics["later"], word: cards.keep(names(later[kind]))}
    if not _given(doc, "politics", "purple"):
        politics["purple"] = cards.keep(names(deal.purple)) if first else []
    for pile, period in (("shipyard", full["period"]), ("later", 2 if first else 3)):
        if not _given(doc, "ships", pile):
            kinds = [
                ships for ships, p in zip(t.ship_kinds, t.ship_period, strict=True) if p == period
            ]
            full["ships"][pile] = cards.keep(names([ship for kind in kinds for ship in kind]))
    decrees, order = _Supply(left, "decree"), [t.decree_name[decree] for decree in deal.decrees]
    for name, player in full["players"].items():
        if not _given(doc, "players", name, "decrees"):
            player["decrees"] = decrees.keep(player["decrees"])  # STARTDECREE-01
    if not _given(doc, "decrees", "display"):
        full["decrees"]["display"] = decrees.fill([], w.DECREES_ON_DISPLAY, order)
    if not _given(doc, "decrees", "deck"):
        full["decrees"]["deck"] = decrees.keep(order)


# ---- clergy tiles and public buildings ----


def _deal_tiles(doc: Doc, full: Doc, left: Counter[Thing]) -> None:
    tiles, church = _Supply(left, "tile"), full["church"]
    boards = full["players"].values()
    order = [*church["tiles"], *(tile for p in boards for tile in p["clergy"]), *church["bag"]]
    order = [tile for tile in order if tile is not None]
    order += [name for (kind, name), n in left.items() if kind == "tile" for _ in range(n)]
    for name, player in full["players"].items():
        if not _given(doc, "players", name, "clergy"):
            player["clergy"] = tiles.fill(player["clergy"], len(player["clergy"]), order)
    if not _given(doc, "church", "tiles") and not _choosing(doc):
        there = tiles.fill(church["tiles"], len(church["tiles"]), order)
        church["tiles"] = there + [None] * (len(church["tiles"]) - len(there))
    if not _given(doc, "church", "bag"):
        church["bag"] = tiles.keep(order)
    if not church["pairs"] and not _given(doc, "church", "returns"):
        church["returns"] = []


def _deal_city(t: Tables, doc: Doc, full: Doc, left: Counter[Thing]) -> None:
    buildings, city = _Supply(left, "building"), full["city"]
    for site, here in city["sites"].items():  # SOLO-SET-10: one is open from the start
        if here["building"] is not None and not _given(doc, "city", "sites", site, "building"):
            here["building"] = next(iter(buildings.keep([here["building"]])), None)
    for architect, spaces in full["architects"].items():
        order = [face for face in (spaces["available"], *spaces["stack"]) if face is not None]
        if not _given(doc, "architects", architect, "available"):
            there = buildings.fill([], 1, order)
            spaces["available"] = there[0] if there else None
        if not _given(doc, "architects", architect, "stack"):
            spaces["stack"] = buildings.keep(order)
    cubes = _Supply(left, "cube")
    for part in ("rows", "columns"):
        for line, heap in city[part].items():
            if not _given(doc, "city", part, line):
                city[part][line] = cubes.keep(heap)
    for site, here in city["sites"].items():
        if not _given(doc, "city", "sites", site, "cubes"):
            here["cubes"] = [] if here["building"] is not None else cubes.keep(here["cubes"])
    if not _given(doc, "city", "pile"):
        city["pile"] = cubes.keep(city["pile"])


# ---- tasks and tokens ----


def _deal_variants(t: Tables, doc: Doc, full: Doc, left: Counter[Thing], base: Position) -> None:
    tasks = _Supply(left, "task")
    for name, player in full["players"].items():
        if not _given(doc, "players", name, "tasks"):
            player["tasks"] = tasks.keep(player["tasks"])
    if not _given(doc, "tasks"):
        full["tasks"] = tasks.keep(full["tasks"])
    if base["tokens"] is None:
        full["tokens"] = None
        return
    for part, kind, reserve in (
        ("plots", "plot_token", t.plot_token_name),
        ("sites", "site_token", t.site_token_name),
    ):
        tokens, there = _Supply(left, kind), full["tokens"][part]
        for place in there:
            if not _given(doc, "tokens", part, place):
                there[place] = tokens.fill([there[place]], 1, reserve)[0]


# ---- player boards ----


def _complete_board(
    t: Tables,
    name: str,
    doc: Doc,
    full: Doc,
    left: Counter[Thing],
    plans: tuple[int, ...],
    part: str = "plans",
) -> None:
    p = full["players"][name]

    def given(part: str) -> bool:
        return _given(doc, "players", name, part)

    if not given(part):
        starting = [t.plan_name[number] for number in t.starting_plans]
        own = [t.plan_name[number] for number in plans]
        p[part] = _Supply(left, "plan").fill(own, len(own), starting)
    if not given("favours"):
        p["favours"] = _Supply(left, "favour").keep(p["favours"])
    if not given("seen"):
        p["seen"] = [card for card in p["hand"] if drawn_openly(t, card)]
    if not given("markers"):
        p["markers"] = min(p["rubble"].values()) if part == "plans" else 0  # none used yet
    if not given("houses"):
        stores = sum(store["owner"] == name for store in full["city"]["stores"].values())
        p["houses"] = _houses(t, stores, f"players.{name}.houses", lacerda=part == "completed")


def _houses(t: Tables, stores: int, path: str, *, lacerda: bool) -> dict[str, int]:
    """From the left on, those that give no ability; where others must be among them, one asks.

    Lacerda has no abilities (SG-32), and if all houses are built there is no choice.
    """
    free = [abilities.count(0) - 1 for abilities in t.ability]  # the first entry is for no house
    if not lacerda and sum(free) < stores < t.all_houses:
        groups = ", ".join(v.HOUSE_GROUPS)
        raise PositionError(path, "which-houses", stores=stores, groups=groups)
    out = {}
    for group, most in zip(v.HOUSE_GROUPS, free if stores <= sum(free) else t.houses, strict=True):
        out[group] = min(most, stores)
        stores -= out[group]
    return out


def drawn_openly(t: Tables, card: str) -> bool:
    """Red and brown cards come from the open display, so everybody knows them (G-136)."""
    number = t.card_name.index(card)
    return number < t.political and t.card_deck[number] in (w.RED_DECK, w.BROWN_DECK)


# ---- what follows from the rest ----


def _count_the_rest(t: Tables, seats: list[str], doc: Doc, full: Doc) -> None:
    court, players = full["court"], full["players"]
    for noble in v.NOBLES:
        office = court["offices"][noble]
        if len(seats) == 2 and NEUTRAL not in office:
            court["offices"][noble] = {**office, NEUTRAL: 1}  # TWOP-01
    for name in seats:
        for noble in v.NOBLES:
            if not _given(doc, "court", "offices", noble) and _serving(court, name) > t.officials:
                court["offices"][noble] = {**court["offices"][noble], name: 0}
        if not _given(doc, "players", name, "officials"):
            players[name]["officials"] = max(0, t.officials - _serving(court, name))
    for noble in v.NOBLES:
        if not _given(doc, "court", "favours", noble):
            owned = sum(noble in player["favours"] for player in players.values())
            court["favours"][noble] = len(seats) - owned
    for number, architect in enumerate(v.ARCHITECTS):
        if not _given(doc, "architects", architect, "plan"):
            full["architects"][architect]["plan"] = _top_plan(t, number, players)
    _count_city_tiles(t, doc, full)


def _serving(court: Doc, name: str) -> int:
    places = [*court["offices"].values(), *court["plazas"].values()]
    return sum(place.get(name, 0) for place in places)


def _top_plan(t: Tables, architect: int, players: Doc) -> str | None:
    """The plan below the last one that somebody owns."""
    owned = {plan for p in players.values() for plan in p["plans"] + p["completed"]}
    stack = [t.plan_name[plan] for plan in t.plan_stack[architect]]
    taken = [place for place, plan in enumerate(stack) if plan in owned]
    rest = stack[max(taken, default=-1) + 1 :]
    return rest[0] if rest else None


def _count_city_tiles(t: Tables, doc: Doc, full: Doc) -> None:
    city = full["city"]
    for size, (part, most) in enumerate(
        (("large_tiles", t.large_city_tiles), ("small_tiles", t.small_city_tiles))
    ):
        left = most - sum(t.plot_size[t.plot_name.index(plot)] == size for plot in city["stores"])
        if not _given(doc, "city", "display"):
            here = [
                tile for tile in city["display"] if t.city_size[t.city_name.index(tile)] == size
            ]
            for tile in here[max(left, 0) :]:
                city["display"] = [other for other in city["display"] if other != tile]
        shown = sum(t.city_size[t.city_name.index(tile)] == size for tile in city["display"])
        if not _given(doc, "city", part):
            city[part] = max(0, left - shown)


def _begin(seats: list[str], people: list[str], agreement: Agreement, full: Doc) -> None:
    """Without an agenda: set-up goes on if tiles or cards are chosen, otherwise the turn begins."""
    if full["over"]:
        full["agenda"] = []
        return
    first = seats.index(full["start"])
    order = [seats[(first + i) % len(seats)] for i in range(len(seats))]
    pairs = full["church"]["pairs"]
    order = [seat for seat in order if seat in people]
    packs = any(player["pack"] for player in full["players"].values())
    if pairs or packs:
        decrees: list[Doc] = []
        if agreement.starting_decrees:
            decrees = [{"task": "ask-decree", "seat": seat, "extra": 0} for seat in order[::-1]]
            decrees.append({"task": "maintenance", "seat": full["start"]})
        if agreement.tasks:
            decrees.append({"task": "deal-tasks", "seat": full["start"]})
        drafts: list[Doc] = []
        if agreement.draft:
            drafts = [{"task": "ask-keep-card", "seat": x, "round": 1, "from": 0} for x in order]
            drafts.append({"task": "pass-cards", "seat": full["start"], "round": 1})
        full["agenda"] = [
            *({"task": "ask-clergy", "seat": seat} for seat in order if seat in pairs),
            *([{"task": "turn-up", "seat": full["start"]}] if pairs else ()),
            *drafts,
            *({"task": "instant", "seat": seat} for seat in order),
            *decrees,
            {"task": "begin-turn", "seat": full["start"]},
        ]
    else:
        full["turn"] = max(0, full["turn"] - 1)  # beginning it counts it
        full["agenda"] = [{"task": "begin-turn", "seat": full["active"]}]
