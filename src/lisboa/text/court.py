"""The court in words: nobles and officials, church, shipyard, architects, and the cards."""

from collections.abc import Iterator
from functools import partial

from lisboa.edition import vocabulary as v
from lisboa.edition.components import PoliticalCard
from lisboa.rules import plans, ships, treasury, visits
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State
from lisboa.text import cards, say, things
from lisboa.text.look import Fact, Look, counted, listed, signed

_say = partial(say, "play")


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
    """The state action it sets out to do there (SOLO-TURN-05), unless the Aide moves before; the
    word none, by which messages choose, while it is about something else."""
    s = at.state
    if s.active == w.LACERDA:
        return "none"
    row = at.t.office_top if s.aide_is_high() else at.t.office_bottom
    return things.deed(row[next_noble(s)])


def treasury_text(at: Look) -> str:
    modifier = at.t.visit_modifier[at.state.treasury]
    return _say("treasury-value", n=treasury.value(at.state), modifier=signed(modifier))


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


# ---- the church ----


def church(at: Look) -> list[Fact]:
    """The tiles in the order in which the Cardinal will come to them."""
    s, t = at.state, at.t
    facts = [(_say("cardinal"), _say("cardinal-icon", icon=v.ICONS[t.icon[s.cardinal]]))]
    if s.blue:
        return [*facts, (_say("church-tiles"), _say("not-dealt"))]
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


# ---- shipyard and architects ----


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


# ---- cards on display and in the hand ----


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
    return cards.card_text(printed(at, card))


def printed(at: Look, card: int) -> PoliticalCard:
    return (*at.t.edition.cards, *at.t.edition.variant_cards)[card]


def hand(at: Look) -> list[Fact]:
    own = at.own
    if own and at.state.blue:
        return [(_say("hand-cards"), _say("not-dealt"))]
    return [(things.card_label(at.t, c), card_text(at, c)) for c in own.hand] if own else []


def pack(at: Look) -> list[Fact]:
    """In a draft: what one chooses from, and what one has passed on already."""
    if at.own is None or at.seat is None or not at.state.packs:
        return []
    shown = at.state.packs[at.seat]
    facts = [(things.card_label(at.t, card), card_text(at, card)) for card in shown]
    passed = [things.card_label(at.t, card) for card in at.own.passed]
    return [*facts, (_say("passed"), listed(passed))]
