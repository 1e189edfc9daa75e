"""What the parts of a position must agree on: limits, places and sums."""

from lisboa.edition import vocabulary as v
from lisboa.game.faults import PositionError
from lisboa.game.positions.box import closed
from lisboa.game.positions.completing import drawn_openly
from lisboa.game.positions.document import PlayerBoard, Position
from lisboa.game.positions.form import CARDS_PASSED, MOST
from lisboa.rules import portfolio, selling, warehouse
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.deal import task_pack
from lisboa.rules.machinery.state import Player, State


def check(s: State, seats: list[str], doc: Position) -> None:
    """Refuse a whole position that no game of this edition could show."""
    _check_time(s)
    _check_court(s, seats, doc)
    _check_church(s, seats)
    _check_undealt(s, seats)
    _check_city(s, seats, doc)
    _check_architects(s, doc)
    _check_politics(s, doc)
    _check_ships(s, doc)
    _check_tasks(s, seats, doc)
    if s.agreement.draft:
        _check_draft(s, seats)
    for seat, name in enumerate(seats):
        path = f"players.{name}"
        if s.agreement.solo and seat == w.LACERDA:
            _check_ships_of_lacerda(s, s.players[seat], path)
        _check_cards(s, s.players[seat], path, doc["players"][name])
        _check_board(s, s.players[seat], path, doc["players"][name])
        _check_officials_and_houses(s, seat, path)


def _check_time(s: State) -> None:
    begins = bool(s.agenda) and ag.kind_of(s.agenda[0]) == ag.BEGIN_TURN
    if not s.turn and not begins and not s.over:
        raise PositionError("turn", "out-of-range", low=1, high=MOST)


def _check_court(s: State, seats: list[str], doc: Position) -> None:
    spaces = s.t.edition.board.market_spaces
    for good, price in zip(v.GOODS, s.prices, strict=True):
        if price not in spaces:
            raise PositionError(f"court.prices.{good}", "not-a-space")
    for noble, name in enumerate(v.NOBLES):
        first = noble * w.COLOURS_OF_OFFICIALS
        office = s.offices[first : first + w.COLOURS_OF_OFFICIALS]
        if sum(office) > s.t.office_size[noble]:
            raise PositionError(f"court.offices.{name}", "too-many", most=s.t.office_size[noble])
        neutral = int(len(seats) == 2)  # TWOP-01
        if office[w.NEUTRAL] > neutral:
            raise PositionError(f"court.offices.{name}.neutral", "too-many", most=neutral)
        if office[w.NEUTRAL] < neutral:
            path = f"court.offices.{name}.neutral"
            raise PositionError(path, "out-of-range", low=neutral, high=neutral)
        if s.plazas[first + w.NEUTRAL]:
            raise PositionError(f"court.plazas.{name}.neutral", "too-many", most=0)
        rest = len(seats) - sum(p.favours[noble] for p in s.players)
        if s.favour_stack[noble] != rest:
            raise PositionError(f"court.favours.{name}", "adds-up", n=rest)


def _check_church(s: State, seats: list[str]) -> None:
    """Each tile that goes back has its place in the bag (G-135)."""
    done = sum(front == w.NONE for front in s.pairs) // 2
    expected = len(s.pairs) // 2  # of people: Lacerda has no tiles
    if len(s.returns) != expected:
        raise PositionError(
            "church.returns", "wrong-length", n=len(s.returns), least=expected, most=expected
        )
    for place, into in enumerate(s.returns):
        most = len(s.bag) - done + place
        if into > most:
            raise PositionError(
                f"church.returns[{place}]", "out-of-range", low=0, high=max(0, most)
            )


def _check_undealt(s: State, seats: list[str]) -> None:
    """Church and hands are dealt when everybody has kept a clergy tile, not before (G-135)."""
    if not s.pairs:
        if s.blue:
            raise PositionError("politics.blue", "dealt")
        return
    if any(front != w.NONE for front in s.church):
        raise PositionError("church.tiles", "not-dealt")
    for seat, name in enumerate(seats):
        if s.players[seat].hand:
            raise PositionError(f"players.{name}.hand", "not-dealt")
        if s.packs and s.packs[seat]:
            raise PositionError(f"players.{name}.pack", "not-dealt")
    n = len(s.pairs) // 2 * w.HAND_SIZE
    if len(s.blue) != n:
        raise PositionError("politics.blue", "wrong-length", n=len(s.blue), least=n, most=n)
    for place, card in enumerate(s.blue):
        if not _is(s, card, w.BLUE_DECK):
            name = s.t.card_name[card]
            raise PositionError(f"politics.blue[{place}]", "wrong-place", name=name)


def _check_city(s: State, seats: list[str], doc: Position) -> None:
    n, t = len(seats), s.t
    lots = set(zip(t.lot_plot, t.lot_good, strict=True))
    for plot, owner in enumerate(s.owner):
        path = f"city.stores.{t.plot_name[plot]}"
        if owner != w.NONE and (plot, s.store[plot]) not in lots:
            raise PositionError(f"{path}.good", "no-street")
        if owner != w.NONE and closed(t, t.plot_row[plot], n):
            raise PositionError(path, "closed-row")
    for site, name in enumerate(t.site_name):
        here = doc["city"]["sites"][name]
        if closed(t, t.site_row[site], n) and (here["cubes"] or here["building"] is not None):
            raise PositionError(f"city.sites.{name}", "closed-row")
        street, face = t.site_street[site], s.building[site]
        if w.NONE not in (street, face) and not t.face_goods[face] >> street & 1:
            raise PositionError(f"city.sites.{name}.building", "wrong-colour")  # OPEN-04
    for row, name in enumerate(v.ROWS):
        if closed(t, row, n) and doc["city"]["rows"][name]:
            raise PositionError(f"city.rows.{name}", "closed-row")
    if sorted(s.scoring) != sorted(t.scoring_values):
        raise PositionError("city.scoring", "scoring")
    waiting = [t.lot_plot[ag.a_of(x)] for x in s.agenda if ag.kind_of(x) == ag.PLACE_STORE]
    built = [plot for plot, owner in enumerate(s.owner) if owner != w.NONE] + waiting
    for size, (part, left, most) in enumerate(
        (
            ("large_tiles", s.large_left, t.large_city_tiles),
            ("small_tiles", s.small_left, t.small_city_tiles),
        )
    ):
        used = sum(t.plot_size[plot] == size for plot in built)
        used += sum(t.city_size[space] == size for space, there in enumerate(s.city) if there)
        if left + used > most:
            raise PositionError(f"city.{part}", "too-many", most=max(0, most - used))


def _check_architects(s: State, doc: Position) -> None:
    owned = {plan for p in s.players for plan in p.plans + p.completed}
    for number, architect in enumerate(v.ARCHITECTS):
        path = f"architects.{architect}"
        faces = [(f"{path}.available", s.available[number])]
        faces += [(f"{path}.stack[{i}]", face) for i, face in enumerate(s.building_stack[number])]
        for at, face in faces:
            if face != w.NONE and face // s.t.buildings != number:
                raise PositionError(at, "wrong-side")
        stack, top = s.t.plan_stack[number], s.plan_next[number]
        if owned & set(stack[top:]):
            raise PositionError(f"{path}.plan", "plan-taken")


def _check_politics(s: State, doc: Position) -> None:
    politics = doc["politics"]
    now = w.RED_DECK if s.period == 1 else w.BROWN_DECK
    if s.period > 1:
        for part in ("later", "purple"):
            if politics[part]:
                raise PositionError(f"politics.{part}", "first-period-only")
    display, later = politics["display"], politics["later"]
    for part, stacks, deck in (("display", display, now), ("later", later, w.BROWN_DECK)):
        for kind, word in enumerate(v.CARD_KINDS):
            for place, name in enumerate(stacks.get(word, [])):
                card = s.t.card_name.index(name)
                if not _is(s, card, deck) or s.t.card_kind[card] != kind:
                    path = f"politics.{part}.{word}[{place}]"
                    raise PositionError(path, "wrong-place", name=name)
    for place, card in enumerate(s.purple):
        if not _is(s, card, w.PURPLE_DECK):
            name = s.t.card_name[card]
            raise PositionError(f"politics.purple[{place}]", "wrong-place", name=name)


def _is(s: State, card: int, *decks: int) -> bool:
    return card < s.t.political and s.t.card_deck[card] in decks


def _check_ships(s: State, doc: Position) -> None:
    if s.period > 1 and s.later_ships:
        raise PositionError("ships.later", "first-period-only")
    period_of = {
        ship: period
        for kind, period in zip(s.t.ship_kinds, s.t.ship_period, strict=True)
        for ship in kind
    }
    now = s.period
    between = any(ag.kind_of(todo) == ag.DEAL_HANDS for todo in s.agenda)
    if between and not s.agreement.discard_before_ships:
        now = 2  # CF-21: the new ships are there before hands are discarded
        if s.later_ships:
            raise PositionError("ships.later", "first-period-only")
    for part, ships, period in (("shipyard", s.shipyard, now), ("later", s.later_ships, 2)):
        for place, ship in enumerate(ships):
            if period_of.get(ship) != period:
                name = s.t.card_name[ship]
                raise PositionError(f"ships.{part}[{place}]", "wrong-place", name=name)


# ---- player boards ----


def _check_cards(s: State, p: Player, path: str, doc: PlayerBoard) -> None:
    hidden = (w.BLUE_DECK,) if s.period == 1 else (w.BLUE_DECK, w.PURPLE_DECK)
    for place, name in enumerate(doc["hand"]):
        card, at = s.t.card_name.index(name), f"{path}.hand[{place}]"
        if drawn_openly(s.t, name):
            if card not in p.seen:
                raise PositionError(at, "seen-by-all", name=name)
        elif not _is(s, card, *hidden):
            raise PositionError(at, "wrong-place", name=name)
    for place, name in enumerate(doc["seen"]):
        if name not in doc["hand"] or name in doc["seen"][:place]:
            raise PositionError(f"{path}.seen[{place}]", "not-in-hand", name=name)
    for slot, card in enumerate(p.upper):
        if card != w.NONE and s.t.card_kind[card] == w.TREASURY:
            name = s.t.card_name[card]
            raise PositionError(f"{path}.upper[{slot}].card", "wrong-place", name=name)
        hull = s.t.hull[card] if card != w.NONE else 0
        load = selling.load(p, slot)
        if load > hull:
            raise PositionError(f"{path}.upper[{slot}].cargo", "too-many", most=hull)
        if p.at_sea[slot] and not load:
            raise PositionError(f"{path}.upper[{slot}].at_sea", "empty-at-sea")
        if 0 < load == hull and not p.at_sea[slot]:
            raise PositionError(f"{path}.upper[{slot}].at_sea", "full-in-port")  # SELL-07
    for slot, card in enumerate(p.lower):
        if card != w.NONE and s.t.card_kind[card] != w.TREASURY:
            name = s.t.card_name[card]
            raise PositionError(f"{path}.lower[{slot}]", "wrong-place", name=name)


def _check_board(s: State, p: Player, path: str, doc: PlayerBoard) -> None:
    if not (s.agreement.solo and p is s.players[w.LACERDA]):
        _check_limits(s, p, path)
    if p.markers > p.sets:
        raise PositionError(f"{path}.markers", "too-many", most=p.sets)
    if doc["marker_used"] and (not s.turn or p.markers == p.sets):
        raise PositionError(f"{path}.marker_used", "no-marker-used")
    if p.wigs < 0:
        raise PositionError(f"{path}.wigs", "wigs")


def _check_limits(s: State, p: Player, path: str) -> None:
    most = portfolio.limit(s, p)
    if portfolio.size(p) > most:
        raise PositionError(f"{path}.upper", "portfolio", most=most)
    most = warehouse.limit(s, p)
    for good, n in zip(v.GOODS, p.goods, strict=True):
        if n > most:
            raise PositionError(f"{path}.goods.{good}", "too-many", most=most)


def _check_ships_of_lacerda(s: State, p: Player, path: str) -> None:
    for slot, card in enumerate(p.upper):
        if card != w.NONE and not s.t.hull[card]:
            name = s.t.card_name[card]
            raise PositionError(f"{path}.upper[{slot}].card", "wrong-place", name=name)


# ---- variants ----


def _check_tasks(s: State, seats: list[str], doc: Position) -> None:
    first = {s.t.task_name[task] for task in task_pack(s.t, "A")}
    waiting = any(ag.kind_of(todo) == ag.DEAL_TASKS for todo in s.agenda)
    on_top = len(s.agreement.tasks) if waiting else 0
    for place, name in enumerate(doc["tasks"]):
        if (name in first) != (place < on_top):
            raise PositionError(f"tasks[{place}]", "wrong-place", name=name)
    for seat, owner in enumerate(seats):
        p, path = doc["players"][owner], f"players.{owner}"
        if p["tasks"] and seat not in s.agreement.tasks:
            raise PositionError(f"{path}.tasks", "no-variant")
        for place, name in enumerate(p["done"]):
            if name not in p["tasks"] or name in p["done"][:place]:
                raise PositionError(f"{path}.done[{place}]", "not-in-hand", name=name)


# By round: the cards in a pack before anybody keeps one, kept by then, and passed on by then.
PACK, KEPT, PASSED = (0, 5, 3, 2), (0, 0, 2, 3), (0, 0, 3, 5)
KEPT_AT_FIRST = 2


def _check_draft(s: State, seats: list[str]) -> None:
    """The packs agree with the round, and what was passed on with where it came to lie."""
    rounds = [ag.a_of(x) for x in s.agenda if ag.kind_of(x) == ag.PASS_CARDS]
    if not s.packs and not s.blue:
        if rounds or any(ag.kind_of(x) == ag.ASK_KEEP_CARD for x in s.agenda):
            raise PositionError("agenda", "draft")
    elif len(rounds) != 1 or not 0 < rounds[0] < len(PACK) or s.turn:
        raise PositionError("agenda", "draft")
    asked: dict[int, int] = {}
    for x in s.agenda:
        if ag.kind_of(x) == ag.ASK_KEEP_CARD:
            if ag.seat_of(x) in asked or ag.a_of(x) != rounds[0]:
                raise PositionError("agenda", "draft")
            asked[ag.seat_of(x)] = ag.b_of(x)
    for seat, name in enumerate(seats):
        p, path = s.players[seat], f"players.{name}"
        if s.blue:  # nobody has begun
            if rounds[0] != 1 or asked.get(seat) != 0 or p.passed or p.shown:
                raise PositionError("agenda", "draft")
        elif s.packs:
            round_, first = rounds[0], asked.get(seat)
            kept = (KEPT_AT_FIRST if round_ == 1 else 1) if first is None else int(first > 0)
            if first and (round_ > 1 or p.hand != [first - 1]):
                raise PositionError("agenda", "draft")
            sizes = PACK[round_] - kept, KEPT[round_] + kept, PASSED[round_]
            if (len(s.packs[seat]), len(p.hand), len(p.passed)) != sizes or p.shown:
                raise PositionError(f"{path}.pack", "draft")
        elif len(p.passed) not in (0, CARDS_PASSED) or len(p.passed) != len(s.players[0].passed):
            raise PositionError(f"{path}.passed", "draft")
        _check_shown(s, p, path)
    for seat, name in enumerate(seats):
        _check_passed(s, seat, f"players.{name}.passed")


def _check_shown(s: State, p: Player, path: str) -> None:
    """Cards that left a hand lie open somewhere."""
    lying = {*s.discards, s.court, *p.upper, *p.lower}
    lying.update(ag.a_of(todo) for todo in s.agenda if ag.kind_of(todo) == ag.ASK_ROOM)
    for place, card in enumerate(p.shown):
        if card not in lying or card in p.shown[:place] or not p.passed:
            raise PositionError(f"{path}.shown[{place}]", "draft")


def _check_passed(s: State, seat: int, path: str) -> None:
    """Of the cards of each pass the next player keeps one and passes on the others."""
    n = len(s.players)
    left = (seat + 1) % n
    groups, next_groups = (_groups(s.players[x].passed) for x in (seat, left))
    held = {*s.players[left].hand, *s.players[left].shown}
    pack = s.packs[left] if s.packs else []
    for round_, group in enumerate(groups):
        if len(set(group)) != len(group):
            raise PositionError(path, "draft")
        on = next_groups[round_ + 1] if round_ + 1 < len(next_groups) else pack
        if not set(on) <= set(group) or not set(group) - set(on) <= held:
            raise PositionError(path, "draft")
        if len(group) - len(on) > 1:
            raise PositionError(path, "draft")


def _groups(passed: list[int]) -> list[list[int]]:
    """The cards of each pass: three, two and one."""
    return [x for x in (passed[:3], passed[3:5], passed[5:6]) if x]


def _check_officials_and_houses(s: State, seat: int, path: str) -> None:
    p = s.players[seat]
    out = sum(s.offices[seat :: w.COLOURS_OF_OFFICIALS])
    out += sum(s.plazas[seat :: w.COLOURS_OF_OFFICIALS])
    if p.officials + out != s.t.officials:
        raise PositionError(f"{path}.officials", "officials", out=out, all=s.t.officials)
    # A store that is being built gets its house later than its plot.
    due = [ag.kind_of(todo) for todo in s.agenda if ag.seat_of(todo) == seat]
    waiting = due.count(ag.ASK_HOUSE) - due.count(ag.PLACE_STORE)
    expected = s.owner.count(seat) - waiting
    if p.stores() != expected:
        raise PositionError(f"{path}.houses", "houses", n=p.stores(), stores=expected)
