"""The player boards in words: means, pieces, portfolio and cards."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from lisboa.rules import portfolio as folder
from lisboa.rules import warehouse
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Player
from lisboa.text import cards, ladder, say, things
from lisboa.text.court import printed, ship
from lisboa.text.look import Fact, Look, cubes, goods, items, lacerda, listed

_say = partial(say, "play")


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
    if pair := [front for front in s.pairs[2 * seat : 2 * seat + 2] if front != w.NONE]:
        facts.insert(2, (_say("clergy-pair"), listed([things.tile(t, front) for front in pair])))
    if p.markers:
        facts.insert(-3, (_say("markers"), str(p.markers)))
    if p.tasks:
        facts.insert(-1, (_say("tasks"), _tasks(at, p)))
    if s.agreement.solo and (lost := ladder.lost_ranks(s)):
        facts.insert(-1, (_say("out-of-reach"), listed(lost)))
    return facts


def means(p: Player) -> str:
    keys = (("reais", p.reais), ("influence", p.influence), ("wigs", p.wigs))
    return listed([say("things", key, n=n) for key, n in keys])


def _houses(at: Look, p: Player) -> Iterator[str]:
    for group, built in enumerate(p.houses):
        name = things.group(group)
        yield _say("house-group", group=name, built=built, houses=at.t.houses[group])


def hand_text(at: Look, seat: int) -> str:
    """How many cards, and those that everybody saw being drawn."""
    if at.state.blue:
        return _say("not-dealt")
    p = at.state.players[seat]
    known = [things.card_label(at.t, card) for card in p.seen]
    key = "hand-known" if known and seat != at.seat else "hand-size"
    return _say(key, n=len(p.hand), known=listed(known))


# ---- Lacerda ----


def _area_of_lacerda(at: Look, p: Player) -> list[Fact]:
    """It has neither portfolio nor hand; all its plans count at the end (SG-51)."""
    t = at.t
    ships = [_slot(at, p, slot) for slot, card in enumerate(p.upper) if card != w.NONE]
    officials = say("things", "officials", n=sum(t.plan_officials[plan] for plan in p.completed))
    plans = listed([things.plan(t, plan) for plan in p.completed])
    left = sum(t.houses) - p.stores()
    return [
        (_say("stores"), _say("stores-left", n=p.stores(), left=left)),
        (_say("ships"), items(ships) or _say("none")),
        (_say("plans"), _say("plans-together", plans=plans, officials=officials)),
        (_say("own-decrees"), listed([things.decree(t, decree) for decree in p.decrees])),
        (_say("favours"), listed([things.noble(n) for n in range(w.NOBLES) if p.favours[n]])),
    ]


def _means_of_lacerda(p: Player) -> str:
    keys = (("influence", p.influence), ("wigs", p.wigs))
    return listed([say("things", key, n=n) for key, n in keys])


# ---- task cards ----


def _tasks(at: Look, p: Player) -> str:
    return items(
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


# ---- the portfolio ----


def portfolio(at: Look, seat: int) -> str:
    p = at.state.players[seat]
    upper = [_slot(at, p, slot) for slot, card in enumerate(p.upper) if card != w.NONE]
    lower = [_benefit(at, card) for card in p.lower if card != w.NONE]
    return items([*upper, *lower])


def _slot(at: Look, p: Player, slot: int) -> str:
    card = p.upper[slot]
    if not at.t.hull[card]:
        return things.card_label(at.t, card)
    cargo = p.cargo[slot * w.GOODS : (slot + 1) * w.GOODS]
    state = "at-sea" if p.at_sea[slot] else "loading" if any(cargo) else "docked"
    return _say("portfolio-ship", ship=ship(at, card), state=state, cargo=goods(cargo))


def _benefit(at: Look, card: int) -> str:
    benefit = printed(at, card).benefit
    text = cards.benefit_text(benefit) if benefit else ""
    return _say("portfolio-treasury", card=things.card(at.t, card), text=text.rstrip("."))
