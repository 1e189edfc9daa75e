"""Positions: any state of a game as a document of names, and what a seat may know of it."""

from typing import cast

from lisboa.edition import vocabulary as v
from lisboa.game.names import UNKNOWN, UNKNOWN_BLUE, UNKNOWN_PURPLE, Names, names_of
from lisboa.game.positions import steps
from lisboa.game.positions.document import (
    ArchitectSpaces,
    Church,
    City,
    Court,
    PlayerBoard,
    Politics,
    Position,
    Slot,
    SoloPieces,
    Todo,
    Tokens,
)
from lisboa.game.variants import variants_of
from lisboa.rules import RULES_VERSION, plans
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Player, State
from lisboa.rules.machinery.tables import Effects

FORMAT = 1
NEUTRAL = "neutral"


def describe(s: State, seats: list[str]) -> Position:
    """The whole state, from the decks' tops on, also in the middle of a turn."""
    names = names_of(s.t)
    return {
        "format": FORMAT,
        "edition": {"name": s.t.edition.name, "fingerprint": s.t.edition.fingerprint},
        "rules": RULES_VERSION,
        "seats": seats,
        "start": seats[s.start],
        "active": seats[s.active],
        "turn": s.turn,
        "period": s.period,
        "trigger": _seat(seats, s.trigger),
        "triggered_by": _triggered_by(s),
        "turns_left": None if s.turns_left == w.NONE else s.turns_left,
        "over": bool(s.over),
        "variants": variants_of(s.agreement, seats),
        "solo": _solo(s, names) if s.agreement.solo else None,
        "court": _court(s, names, seats),
        "church": _church(s, names, seats),
        "city": _city(s, names, seats),
        "architects": _architects(s, names),
        "ships": {
            "shipyard": names.names("card", s.shipyard[s.shipyard_next :]),
            "later": names.names("card", s.later_ships),
        },
        "decrees": {
            "display": names.names("decree", s.decree_display),
            "deck": names.names("decree", s.decree_deck[s.decree_next :]),
        },
        "politics": _politics(s, names),
        "players": {
            name: _player(s, names, seat, s.players[seat]) for seat, name in enumerate(seats)
        },
        "tasks": names.names("task", s.task_deck[s.task_next :]),
        "tokens": _tokens(s, names) if s.agreement.tokens else None,
        "agenda": [cast(Todo, steps.to_words(names, seats, todo)) for todo in reversed(s.agenda)],
    }


def _solo(s: State, names: Names) -> SoloPieces:
    return {"courtier": names.name("noble", s.courtier), "aide": names.name("kind", s.aide)}


def _tokens(s: State, names: Names) -> Tokens:
    """By place; a token is known by what it gives."""

    def lying(
        places: list[str], rewards: list[Effects], kind: str, gives: list[Effects]
    ) -> dict[str, str]:
        return {
            place: names.name(kind, gives.index(reward))
            for place, reward in zip(places, rewards, strict=True)
            if reward
        }

    t = s.t
    return {
        "plots": lying(t.plot_name, s.plot_reward, "plot_token", t.plot_token),
        "sites": lying(t.site_name, s.site_reward, "site_token", t.site_token),
    }


def _seat(seats: list[str], seat: int) -> str | None:
    return None if seat == w.NONE else seats[seat]


def _triggered_by(s: State) -> str | None:
    if s.trigger == w.NONE:
        return None
    return "sets" if s.by_sets else "stacks"


def _court(s: State, names: Names, seats: list[str]) -> Court:
    def officials(places: list[int]) -> dict[str, dict[str, int]]:
        out: dict[str, dict[str, int]] = {}
        for noble, name in enumerate(v.NOBLES):
            first = noble * w.COLOURS_OF_OFFICIALS
            here = {seat: places[first + i] for i, seat in enumerate(seats)}
            here[NEUTRAL] = places[first + w.NEUTRAL]
            out[name] = {seat: n for seat, n in here.items() if n}
        return out

    return {
        "treasury": s.t.treasury_reais[s.treasury],
        "prices": dict(zip(v.GOODS, s.prices, strict=True)),
        "offices": officials(s.offices),
        "plazas": officials(s.plazas),
        "favours": dict(zip(v.NOBLES, s.favour_stack, strict=True)),
        "covered": {
            v.STATE_ACTIONS[deed]: v.GOODS[good]
            for deed, good in enumerate(s.covered)
            if good != w.NONE
        },
        "card": names.name_or_none("card", s.court),
    }


def _church(s: State, names: Names, seats: list[str]) -> Church:
    pairs = {
        seat: names.names("tile", s.pairs[2 * i : 2 * i + 2])
        for i, seat in enumerate(seats)
        if 2 * i < len(s.pairs) and s.pairs[2 * i] != w.NONE
    }
    return {
        "cardinal": s.cardinal,
        "tiles": [names.name_or_none("tile", front) for front in s.church],
        "called_by": _seat(seats, s.church_call),
        "bag": names.names("tile", s.bag[s.bag_next :]),
        "pairs": pairs,
        "returns": list(s.returns),
    }


def _cubes(cubes: list[int], line: int) -> list[str]:
    first = line * w.COLOURS
    heap = cubes[first : first + w.COLOURS]
    return [c for c, n in zip(v.RUBBLE, heap, strict=True) for _ in range(n)]


def _city(s: State, names: Names, seats: list[str]) -> City:
    return {
        "rows": {row: _cubes(s.row_cubes, i) for i, row in enumerate(v.ROWS)},
        "columns": {str(c): _cubes(s.column_cubes, i) for i, c in enumerate(v.COLUMNS)},
        "sites": {
            site: {
                "cubes": _cubes(s.site_cubes, i),
                "building": names.name_or_none("face", s.building[i]),
            }
            for i, site in enumerate(s.t.site_name)
        },
        "pile": _cubes(s.pile, 0),
        "stores": {
            s.t.plot_name[plot]: {"owner": seats[owner], "good": v.GOODS[s.store[plot]]}
            for plot, owner in enumerate(s.owner)
            if owner != w.NONE
        },
        "scoring": list(s.scoring),
        "display": [s.t.city_name[i] for i, there in enumerate(s.city) if there],
        "large_tiles": s.large_left,
        "small_tiles": s.small_left,
    }


def _architects(s: State, names: Names) -> dict[str, ArchitectSpaces]:
    out: dict[str, ArchitectSpaces] = {}
    for number, architect in enumerate(v.ARCHITECTS):
        stack = s.building_stack[number][s.building_next[number] :]
        plan = plans.top(s, number)
        out[architect] = {
            "available": names.name_or_none("face", s.available[number]),
            "stack": names.names("face", stack),
            "plan": names.name_or_none("plan", plan),
        }
    return out


def _politics(s: State, names: Names) -> Politics:
    def stacks(decks: list[tuple[int, ...]]) -> dict[str, list[str]]:
        return {
            kind: names.names("card", deck) for kind, deck in zip(v.CARD_KINDS, decks, strict=False)
        }

    now = [s.stacks[kind][s.stack_next[kind] :] for kind in range(w.KINDS)]
    return {
        "display": stacks(now),
        "later": stacks(list(s.later_stacks)),
        "blue": names.names("card", s.blue),
        "purple": names.names("card", s.purple[s.purple_next :]),
        "discards": names.names("card", s.discards),
    }


def _player(s: State, names: Names, seat: int, p: Player) -> PlayerBoard:
    def slot(number: int, card: int) -> Slot | None:
        if card == w.NONE:
            return None
        out: Slot = {"card": names.name("card", card)}
        if s.t.hull[card]:
            first = number * w.GOODS
            out["cargo"] = [g for i, g in enumerate(v.GOODS) for _ in range(p.cargo[first + i])]
            out["at_sea"] = bool(p.at_sea[number])
        return out

    return {
        "reais": p.reais,
        "influence": p.influence,
        "wigs": {names.of["wigs"][i]: n for i, n in enumerate(p.ledger) if n},
        "goods": dict(zip(v.GOODS, p.goods, strict=True)),
        "hand": names.names("card", p.hand),
        "seen": names.names("card", p.seen),
        "upper": [slot(i, card) for i, card in enumerate(p.upper)],
        "lower": [names.name_or_none("card", card) for card in p.lower],
        "clergy": names.names("tile", p.clergy),
        "favours": [noble for i, noble in enumerate(v.NOBLES) if p.favours[i]],
        "rubble": dict(zip(v.RUBBLE, p.rubble, strict=True)),
        "markers": p.markers,
        "marker_used": p.marker_turn == s.turn,
        "houses": dict(zip(v.HOUSE_GROUPS, p.houses, strict=True)),
        "officials": p.officials,
        "plans": names.names("plan", p.plans),
        "completed": names.names("plan", p.completed),
        "decrees": names.names("decree", p.decrees),
        "tasks": names.names("task", p.tasks),
        "done": names.names("task", p.done),
        "pack": names.names("card", s.packs[seat]) if s.packs else [],
        "passed": names.names("card", p.passed),
        "shown": names.names("card", p.shown),
    }


# ---- what a seat may know (G-136) ----


def masked(s: State, seat: int | None) -> State:
    """A copy in which everything this seat may not know is UNKNOWN (None: a spectator)."""
    copy = s.clone()
    for other, p in enumerate(copy.players):
        if other != seat:
            p.hand = sorted(card if card in p.seen else _back(s, card) for card in p.hand)
            p.passed = [UNKNOWN_BLUE] * len(p.passed)
    copy.packs = [
        pack if other == seat else [UNKNOWN_BLUE] * len(pack) for other, pack in enumerate(s.packs)
    ]
    copy.blue = (UNKNOWN_BLUE,) * len(s.blue)
    copy.bag = _unknown(s.bag[s.bag_next :])
    copy.bag_next = 0
    copy.returns = _unknown(s.returns)
    copy.building_stack = tuple(
        _unknown(stack[place:], visible=1)
        for stack, place in zip(s.building_stack, s.building_next, strict=True)
    )
    copy.building_next = [0] * w.ARCHITECTS
    copy.decree_deck, copy.decree_next = _unknown(s.decree_deck[s.decree_next :]), 0
    copy.stacks = tuple(
        _unknown(stack[place:], visible=1)
        for stack, place in zip(s.stacks, s.stack_next, strict=True)
    )
    copy.stack_next = [0] * w.KINDS
    copy.later_stacks = tuple(_unknown(stack) for stack in s.later_stacks)
    copy.purple, copy.purple_next = _unknown(s.purple[s.purple_next :]), 0
    copy.task_deck, copy.task_next = _unknown(s.task_deck[s.task_next :]), 0
    copy.agenda = [masked_task(todo, seat) for todo in s.agenda]
    return copy


def masked_task(todo: int, seat: int | None) -> int:
    """The second card kept in a draft follows the first: others may only know that it does."""
    other = ag.seat_of(todo)
    if ag.kind_of(todo) == ag.ASK_KEEP_CARD and other != seat and ag.b_of(todo):
        return ag.task(ag.ASK_KEEP_CARD, other, ag.a_of(todo), 1)
    return todo


def _back(s: State, card: int) -> int:
    """Hands are dealt from the blue and the purple deck only."""
    return UNKNOWN_BLUE if s.t.card_deck[card] == w.BLUE_DECK else UNKNOWN_PURPLE


def _unknown(deck: tuple[int, ...], visible: int = 0) -> tuple[int, ...]:
    return (*deck[:visible], *[UNKNOWN] * len(deck[visible:]))
