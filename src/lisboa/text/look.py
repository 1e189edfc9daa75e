"""The table in words: what lies on it, one fact after the other, as one seat sees it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial, reduce

from lisboa.edition import vocabulary as v
from lisboa.edition.components import PoliticalCard, Token
from lisboa.game import Game
from lisboa.game.positions.writing import masked
from lisboa.rules import plans, ships, stores, treasury, visits, warehouse
from lisboa.rules import portfolio as folder
from lisboa.rules.foresight import prospects
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Player, State
from lisboa.rules.machinery.tables import Effects, Tables
from lisboa.text import cards, say, things

Fact = tuple[str, str]  # what it is about, and what is said about it
_say = partial(say, "play")
# What one looks at most stands last, next to the question.
SECTIONS = ("church", "works", "decrees", "politics", "court", "city", "players", "pack", "hand")


@dataclass(frozen=True)
class Look:
    """The table as one seat sees it (None: a spectator); nothing hidden is in here."""

    state: State
    names: Sequence[str]  # as people read them
    seat: int | None

    @property
    def t(self) -> Tables:
        return self.state.t

    @property
    def own(self) -> Player | None:
        return None if self.seat is None else self.state.players[self.seat]


def look(game: Game, seat: int | None) -> Look:
    return Look(masked(game.state, seat), things.all_called(game.names), seat)


def lacerda(s: State) -> int:
    """The seat of Lacerda, or NONE."""
    return w.LACERDA if s.agreement.solo else w.NONE


def section(at: Look, name: str) -> list[Fact]:
    """The facts of one part of the table."""
    if name == "players":
        seats = range(len(at.names))
        return [fact for seat in seats for fact in player(at, seat)]
    return {
        "court": court,
        "church": church,
        "works": works,
        "decrees": decrees,
        "politics": politics,
        "city": city,
        "pack": pack,
        "hand": hand,
    }[name](at)


def listed(parts: Sequence[str]) -> str:
    """ "a, b and c", or "none" """
    return things.listed(parts) if parts else _say("none")


def counted(names: Sequence[str], numbers: Sequence[int]) -> str:
    """ "2 gold, 1 cloth": only what there is."""
    return listed([_say("count", n=n, what=x) for x, n in zip(names, numbers, strict=True) if n])


def goods(numbers: Sequence[int]) -> str:
    return listed([things.goods(good, n) for good, n in enumerate(numbers) if n])


def cubes(heap: Sequence[int]) -> str:
    """ "1 brown, 2 red" """
    return counted([things.colour(colour) for colour in range(w.COLOURS)], heap)


def cubes_of(heaps: list[int], line: int) -> list[int]:
    return heaps[line * w.COLOURS : (line + 1) * w.COLOURS]


# ---- the court ----


def round_text(at: Look) -> str:
    """ "Turn 12 of the first period" """
    s = at.state
    if s.turns_left > 0:
        return _say("round-last", turn=s.turn, left=s.turns_left)
    return _say("round", turn=s.turn, period=s.period)


def court(at: Look) -> list[Fact]:
    facts = [(_say("treasury"), treasury_text(at)), (_say("prices"), prices(at))]
    for noble in range(w.NOBLES):
        facts += [
            (things.office(noble), office(at, noble)),
            (things.place(w.NOBLES + noble), officials(at, at.state.plazas, noble)),
            (things.noble(noble), audience(at, noble)),
        ]
    covered = [
        _say("covered-by", deed=things.deed(deed), good=things.good(good))
        for deed, good in enumerate(at.state.covered)
        if good != w.NONE
    ]
    facts.append((_say("covered"), listed(covered)))
    return [*facts, *_courtier(at)] if at.state.agreement.solo else facts


def _courtier(at: Look) -> Iterator[Fact]:
    name = at.names[w.LACERDA]
    place = _say("courtier-place", noble=things.noble(at.state.courtier))
    yield _say("of", name=name, what=_say("courtier")), place
    noble, deed = things.noble(next_noble(at.state)), next_deed(at)
    yield _say("of", name=name, what=_say("next-turn")), _say("next-visit", noble=noble, deed=deed)


def next_noble(s: State) -> int:
    """Whom Lacerda visits next (SOLO-TURN-03)."""
    return (s.courtier + 1) % w.NOBLES


def next_deed(at: Look) -> str:
    """The state action it sets out to do there (SOLO-TURN-05), unless the Aide moves before."""
    s = at.state
    if s.active == w.LACERDA:
        return _say("none")
    row = at.t.office_top if s.aide_is_high() else at.t.office_bottom
    return things.deed(row[next_noble(s)])


def treasury_text(at: Look) -> str:
    modifier = at.t.visit_modifier[at.state.treasury]
    return _say("treasury-value", n=treasury.value(at.state), modifier=signed(modifier))


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else str(n).replace("-", "−")


def prices(at: Look) -> str:
    return listed([_say(f"price-{v.GOODS[g]}", n=n) for g, n in enumerate(at.state.prices)])


def office(at: Look, noble: int) -> str:
    first = noble * w.COLOURS_OF_OFFICIALS
    taken = sum(at.state.offices[first : first + w.COLOURS_OF_OFFICIALS])
    who = officials(at, at.state.offices, noble)
    return _say("office", who=who, taken=taken, size=at.t.office_size[noble])


def officials(at: Look, places: list[int], noble: int) -> str:
    first = noble * w.COLOURS_OF_OFFICIALS
    here = places[first : first + w.COLOURS_OF_OFFICIALS]
    people = [*at.names, *[""] * (w.NEUTRAL - len(at.names)), _say("neutral")]
    return counted(people, here)


def audience(at: Look, noble: int) -> str:
    """What a noble takes and gives."""
    accepted = [things.good(g) for g in range(w.GOODS) if at.t.accepts[noble] >> g & 1]
    text = _say("audience", favours=at.state.favour_stack[noble], goods=listed(accepted))
    if at.seat is None:
        return text
    cost = visits.cost(at.state, at.seat, noble, following=0)
    return _say("audience-cost", audience=text, n=cost)


# ---- church, shipyard, architects, cards on display ----


def church(at: Look) -> list[Fact]:
    """The tiles in the order in which the Cardinal will come to them."""
    s, t = at.state, at.t
    facts = [(_say("cardinal"), _say("cardinal-icon", icon=v.ICONS[t.icon[s.cardinal]]))]
    for step in range(t.gaps):
        gap = (s.cardinal + step) % t.gaps
        front = s.church[t.tile_ahead[gap]]
        text = _say("no-tile") if front == w.NONE else tile(at, front)
        icon = v.ICONS[t.icon[(gap + 1) % t.gaps]] if step < t.gaps - 1 else "none"
        facts.append(
            (_say("tile-place", n=step + 1, last=t.gaps), _say("tile", tile=text, icon=icon))
        )
    return facts


def tile(at: Look, front: int) -> str:
    return _say("titled", title=things.tile(at.t, front), text=tile_text(at, front))


def tile_text(at: Look, front: int) -> str:
    return cards.tile_text(at.t.edition.clergy[front])


def works(at: Look) -> list[Fact]:
    s, top = at.state, ships.top(at.state)
    yard = _say("yard-empty")
    if top != w.NONE:
        left = len(s.shipyard) - s.shipyard_next
        yard = _say("yard", ship=ship(at, top), left=left)
    facts = [(_say("shipyard"), yard)]
    for architect, name in enumerate(v.ARCHITECTS):
        stack = s.building_stack[architect][s.building_next[architect] :]
        plan = plans.top(s, architect)
        works = _say(
            "architect-work",
            now=face(at, s.available[architect]),
            later=face(at, stack[0] if stack else w.NONE),
            left=len(stack),
            plan=_say("none") if plan == w.NONE else things.plan(at.t, plan),
        )
        facts.append((_say("architect", colour=name), works))
    return facts


def ship(at: Look, card: int) -> str:
    t = at.t
    return _say(
        "ship",
        ship=things.ship(t, card),
        hull=t.hull[card],
        price=signed(t.price_modifier[card]),
        influence=t.card_influence[card],
    )


def face(at: Look, face: int) -> str:
    if face == w.NONE:
        return _say("none")
    return _say("building", building=things.building(at.t, face), goods=streets(at, face))


def streets(at: Look, face: int) -> str:
    """The street colours that a building shows."""
    shown = at.t.face_goods[face]
    return listed([_say(f"street-{v.GOODS[g]}") for g in range(w.GOODS) if shown >> g & 1])


def decrees(at: Look) -> list[Fact]:
    return [(things.decree(at.t, d), decree_text(at, d)) for d in at.state.decree_display]


def decree_text(at: Look, decree: int) -> str:
    return cards.decree_text(at.t.edition.decrees[decree].score)


def politics(at: Look) -> list[Fact]:
    s = at.state
    facts = []
    for kind, stack in enumerate(s.stacks):
        rest = stack[s.stack_next[kind] :]
        if rest:
            label, left = things.card_label(at.t, rest[0]), _say("stack", n=len(rest) - 1)
            facts.append((label, _say("on-stack", text=card_text(at, rest[0]), left=left)))
        else:
            facts.append((_say(f"kind-{v.CARD_KINDS[kind]}"), _say("stack-empty")))
    if s.agreement.solo:
        facts.append((_say("aide"), _say("aide-place", kind=things.kind(s.aide))))
    return facts


def card_text(at: Look, card: int) -> str:
    return cards.card_text(_printed(at, card))


def _printed(at: Look, card: int) -> PoliticalCard:
    return (*at.t.edition.cards, *at.t.edition.variant_cards)[card]


def hand(at: Look) -> list[Fact]:
    own = at.own
    return [(things.card_label(at.t, c), card_text(at, c)) for c in own.hand] if own else []


def pack(at: Look) -> list[Fact]:
    """In a draft: what one chooses from, and what one has passed on already."""
    if at.own is None or at.seat is None or not at.state.packs:
        return []
    shown = at.state.packs[at.seat]
    facts = [(things.card_label(at.t, card), card_text(at, card)) for card in shown]
    passed = [things.card(at.t, card) for card in at.own.passed]
    return [*facts, (_say("passed"), listed(passed))]


# ---- the city ----


def city(at: Look) -> list[Fact]:
    s, t = at.state, at.t
    facts = [(_say("offer"), offer(at)), (_say("pile"), cubes(s.pile))]
    for row, name in enumerate(v.ROWS):
        if not in_play(at, row):
            facts.append((_say("row", row=name), _say("row-closed")))
            continue
        facts.append(
            (_say("row", row=name), _say("rubble", cubes=cubes(cubes_of(s.row_cubes, row))))
        )
        facts += [plot(at, p) for p in range(t.plots) if t.plot_row[p] == row]
    for column, number in enumerate(v.COLUMNS):
        heap, value = cubes(cubes_of(s.column_cubes, column)), s.scoring[t.column_scoring[column]]
        label = _say("column", column=str(number))
        facts.append((label, _say("column-text", cubes=heap, n=value)))
    return facts + [site(at, x) for x in range(t.sites) if in_play(at, t.site_row[x])]


def in_play(at: Look, row: int) -> bool:
    return row == w.NONE or at.t.row_players[row] <= len(at.names)


def offer(at: Look) -> str:
    return listed([city_tile(at, space) for space, there in enumerate(at.state.city) if there])


def city_tile(at: Look, space: int) -> str:
    printed = at.t.edition.board.city_spaces[space]
    return _say("city-tile", good=_say(f"street-{printed.good}"), size=printed.size)


def plot(at: Look, plot: int) -> Fact:
    s, t = at.state, at.t
    if s.owner[plot] != w.NONE:
        text = _say("store", store=things.store(s.store[plot]), owner=at.names[s.owner[plot]])
        return _say("plot", plot=things.plot(t, plot)), text
    printed = t.edition.board.plots[plot]
    text = _say(
        "free-plot",
        streets=listed([_say(f"street-{good}") for good in printed.streets]),
        reward=reward_text(s.plot_reward[plot], t.plot_token, t.edition.plot_tokens)
        if s.agreement.tokens
        else cards.effects_text(printed.reward),
    )
    price = land_price(at, plot)
    if price is not None:
        text = _say("free-plot-price", text=text, n=price)
    return _say("plot", plot=things.plot(t, plot)), text


def land_price(at: Look, plot: int) -> int | None:
    """The least that the land costs the one who looks: with the best cube taken first."""
    if at.own is None:
        return None
    rubble = prospects.Rubble(at.state, at.own).cheapest(plot)
    return max(0, treasury.value(at.state) + rubble - stores.discounts(at.own))


def site(at: Look, site: int) -> Fact:
    s, t = at.state, at.t
    if s.building[site] != w.NONE:
        return things.site(t, site), face(at, s.building[site])
    reward = (
        reward_text(s.site_reward[site], t.site_token, t.edition.site_tokens)
        if s.agreement.tokens
        else cards.effects_text(t.edition.board.sites[site].reward)
    )
    heap = cubes(cubes_of(s.site_cubes, site))
    return things.site(t, site), _say("free-site", cubes=heap, reward=reward)


def reward_text(effects: Effects, kinds: list[Effects], tokens: Sequence[Token]) -> str:
    """What the token that lies there gives instead of the printed reward (TOKEN-02)."""
    return cards.token_text(tokens[kinds.index(effects)])


def short_reward(effects: Effects) -> str:
    """A reward in a word or two, for the map."""
    return reduce(
        lambda some, more: _say("plus", first=some, second=more),
        [_short_effect(*effect) for effect in effects] or [""],
    )


def _short_effect(word: int, what: int, n: int) -> str:
    match word:
        case w.GIVE_GOOD if what != w.ANY_GOOD:
            return things.goods(what, n)
        case w.GIVE_REAIS | w.GIVE_WIGS | w.GIVE_INFLUENCE:
            return say("things", v.EFFECTS[word], n=n)
        case w.GIVE_STATE_ACTION | w.GIVE_NOBLE_ACTION:
            return _say(f"reward-{things.DEEDS[what]}")
    return _say(f"reward-{v.EFFECTS[word]}", n=n)


# ---- players ----


def player(at: Look, seat: int) -> list[Fact]:
    """A player board, with the player's name before every fact."""
    name = at.names[seat]
    return [(_say("of", name=name, what=what), text) for what, text in board_of(at, seat)]


def board_of(at: Look, seat: int) -> list[Fact]:
    s, p = at.state, at.state.players[seat]
    if seat == lacerda(s):
        return [
            (_say("means"), _means_of_lacerda(p)),
            (_say("goods"), goods(p.goods)),
            (_say("rubble-own"), cubes(p.rubble)),
            (_say("officials"), _say("officials-left", n=p.officials)),
            *belongings(at, seat),
        ]
    return [
        (_say("means"), means(p)),
        (_say("goods"), _say("goods-limit", goods=goods(p.goods), limit=warehouse.limit(s, p))),
        (_say("rubble-own"), _say("rubble-sets", cubes=cubes(p.rubble), sets=p.sets)),
        (_say("officials"), _say("officials-left", n=p.officials)),
        *belongings(at, seat),
    ]


def belongings(at: Look, seat: int) -> list[Fact]:
    """Cards, tiles and houses: what the row of numbers does not tell."""
    s, t, p = at.state, at.t, at.state.players[seat]
    if seat == lacerda(s):
        return _area_of_lacerda(at, p)
    size, most = folder.size(p), folder.limit(s, p)
    facts = [
        (_say("portfolio"), _say("portfolio-size", n=size, limit=most, cards=portfolio(at, seat))),
        (_say("clergy"), listed([things.tile(t, front) for front in p.clergy])),
        (_say("plans"), listed([things.plan(t, plan) for plan in p.plans])),
        (_say("completed"), listed([things.plan(t, plan) for plan in p.completed])),
        (_say("own-decrees"), listed([things.decree(t, decree) for decree in p.decrees])),
        (_say("favours"), listed([things.noble(n) for n in range(w.NOBLES) if p.favours[n]])),
        (_say("houses"), listed(list(_houses(at, p)))),
        (_say("hand"), hand_text(at, seat)),
    ]
    if p.markers:
        facts.insert(5, (_say("markers"), str(p.markers)))
    if p.tasks:
        facts.insert(-1, (_say("tasks"), _tasks(at, p)))
    return facts


def _area_of_lacerda(at: Look, p: Player) -> list[Fact]:
    """It has neither portfolio nor hand; all its plans count at the end (SG-51)."""
    t = at.t
    ships = [_slot(at, p, slot) for slot, card in enumerate(p.upper) if card != w.NONE]
    officials = say("things", "officials", n=sum(t.plan_officials[plan] for plan in p.completed))
    plans = listed([things.plan(t, plan) for plan in p.completed])
    left = sum(t.houses) - p.stores()
    return [
        (_say("stores"), _say("stores-left", n=p.stores(), left=left)),
        (_say("ships"), _items(ships) or _say("none")),
        (_say("plans"), _say("plans-together", plans=plans, officials=officials)),
        (_say("own-decrees"), listed([things.decree(t, decree) for decree in p.decrees])),
        (_say("favours"), listed([things.noble(n) for n in range(w.NOBLES) if p.favours[n]])),
    ]


def _means_of_lacerda(p: Player) -> str:
    keys = (("influence", p.influence), ("wigs", p.wigs))
    return listed([say("things", key, n=n) for key, n in keys])


def _tasks(at: Look, p: Player) -> str:
    return _items(
        [
            _say(
                "task-shown",
                task=things.task(at.t, task),
                text=task_text(at, task).rstrip("."),
                done=str(task in p.done),
            )
            for task in p.tasks
        ]
    )


def task_text(at: Look, task: int) -> str:
    """What a task card asks for and gives, at this table (CF-47)."""
    printed = at.t.edition.tasks[task]
    if at.state.agreement.blank_task_rewards == "below" and printed.alternative:
        printed = replace(printed, reward=printed.alternative)
    return cards.task_text(printed)


def _items(parts: Sequence[str]) -> str:
    return reduce(lambda some, more: _say("items", first=some, second=more), parts or [""])


def means(p: Player) -> str:
    keys = (("reais", p.reais), ("influence", p.influence), ("wigs", p.wigs))
    return listed([say("things", key, n=n) for key, n in keys])


def _houses(at: Look, p: Player) -> Iterator[str]:
    for group, built in enumerate(p.houses):
        name = things.group(group)
        yield _say("house-group", group=name, built=built, houses=at.t.houses[group])


def portfolio(at: Look, seat: int) -> str:
    p = at.state.players[seat]
    upper = [_slot(at, p, slot) for slot, card in enumerate(p.upper) if card != w.NONE]
    lower = [_benefit(at, card) for card in p.lower if card != w.NONE]
    return _items([*upper, *lower])


def _slot(at: Look, p: Player, slot: int) -> str:
    card = p.upper[slot]
    if not at.t.hull[card]:
        n = at.t.card_influence[card]
        return _say("portfolio-noble", card=things.card(at.t, card), n=n)
    cargo = p.cargo[slot * w.GOODS : (slot + 1) * w.GOODS]
    state = "at-sea" if p.at_sea[slot] else "loading" if any(cargo) else "docked"
    return _say("portfolio-ship", ship=ship(at, card), state=state, cargo=goods(cargo))


def _benefit(at: Look, card: int) -> str:
    benefit = _printed(at, card).benefit
    text = cards.benefit_text(benefit) if benefit else ""
    return _say("portfolio-treasury", card=things.card(at.t, card), text=text.rstrip("."))


def hand_text(at: Look, seat: int) -> str:
    """How many cards, and those that everybody saw being drawn."""
    p = at.state.players[seat]
    known = [things.card(at.t, card) for card in p.seen]
    key = "hand-known" if known and seat != at.seat else "hand-size"
    return _say(key, n=len(p.hand), known=listed(known))
