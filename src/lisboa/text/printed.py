"""All that is printed, in full sentences, by the names of elements such as `card:political-01`.

Cards and tiles are here, the places of the board in `lisboa.text.places`.
"""

from functools import partial
from typing import Final

from lisboa.edition import vocabulary as v
from lisboa.edition.components import Effect, Plan, PoliticalCard, ShipKind, TaskCard
from lisboa.edition.words import BENEFIT_OF
from lisboa.game.names import names_of
from lisboa.rules import scoring
from lisboa.rules.machinery.tables import Tables
from lisboa.text import cards, places, rulebook, say, things, titled
from lisboa.text.places import Part, Printed, Words, reward_rules, title

_say = partial(say, "printed")

FIRST_PERIOD: Final = ("blue", "red")  # the decks of which cards are in hand when it ends


def words(t: Tables) -> dict[str, Words]:
    """Everything that an edition prints; a part of every player board is at `seat/PART`."""
    return dict(
        entry
        for entries in (_cards(t), _ships(t), _tiles(t), _works(t), _variants(t))
        for entry in entries
    ) | dict(places.on_the_board(t))


def _part(what: str, key: str, rules: tuple[str, ...], **arguments: str | int) -> Part:
    return Part(what, _say(key, **arguments), rules)


def _words_of(effects: tuple[Effect, ...]) -> tuple[str, ...]:
    return tuple(effect.word for effect in effects)


# ---- political cards and ships ----


def _cards(t: Tables) -> Printed:
    action = {office.noble: office.noble_action for office in t.edition.board.offices}
    for card in (*t.edition.cards, *t.edition.variant_cards):
        if card.kind in action:
            yield f"card:{card.id}", Words(titled(card.title), _noble_card(card, action[card.kind]))
        else:
            yield f"card:{card.id}", Words(titled(card.title), _treasury_card(card))


def _noble_card(card: PoliticalCard, action: str) -> tuple[Part, ...]:
    noble, deed = say("things", f"noble-{card.kind}"), say("things", f"deed-{action}")
    visit = ("ACT-03", "VISIT-01", "VISIT-03", "VISIT-04", "VISIT-05")
    parts = [_part("court", "card-court-noble", visit, noble=noble, deed=deed)]
    if card.penalty:
        penalty = cards.penalty_phrase(card.penalty)
        lost = ("PORT-13", "PORT-14", "G-15", "G-137")
        parts.append(_part("penalty", "card-penalty", lost, penalty=penalty))
    if card.reward:
        reward = cards.effects_phrase(card.reward)
        rules = reward_rules(_words_of(card.reward), "PORT-13", "CF-01")
        parts.append(_part("reward", "card-reward", rules, reward=reward))
    counts = ("PORT-17", "INF-01", "INF-04")
    parts.append(_part("portfolio", "card-influence", counts, n=card.influence))
    if card.reward and card.deck in FIRST_PERIOD:
        parts.append(_part("end", "card-period", ("PERIOD-07", "PERIOD-08", "PERIOD-09")))
    return tuple(parts)


def _treasury_card(card: PoliticalCard) -> tuple[Part, ...]:
    assert card.benefit is not None
    event = cards.effects_phrase(card.event)
    rules = reward_rules(_words_of(card.event), "ACT-04", "EVENT-01", "EVENT-02", "EVENT-03")
    kept = ("PORT-24", "PORT-25", *BENEFIT_OF[card.benefit.kind].rules)
    return (
        _part("court", "card-court-treasury", rules, event=event),
        _part("portfolio", "card-subsidy", ("PORT-20", "PORT-21", "PORT-22")),
        Part("benefit", cards.benefit_text(card.benefit), kept),
    )


def _ships(t: Tables) -> Printed:
    for kind, numbers in zip(t.edition.ships, t.ship_kinds, strict=True):
        for number in numbers:
            yield f"ship:{t.card_name[number]}", Words(title(things.ship(t, number)), _ship(kind))


def _ship(kind: ShipKind) -> tuple[Part, ...]:
    hull, influence = kind.hull, kind.influence
    return (
        _part("cost", "ship-cost", ("SHIP-01", "SHIP-02", "SHIP-03", "SHIP-06"), n=hull),
        _part("build", "ship-build", ("SHIP-07", "SHIP-08", "INF-01"), n=influence),
        _part("portfolio", "card-influence", ("PORT-17", "INF-01", "INF-04"), n=influence),
        _part("sell", "ship-sell", ("SELL-02", "SELL-03", "SELL-04"), n=kind.price_modifier),
        _part("sail", "ship-sail", ("SELL-07", "SELL-09", "SELL-10", "DOCK-01"), n=hull),
        _part("wigs", "ship-wigs", ("SCORE-01",), n=hull),
    )


# ---- tiles, decrees, plans and buildings ----


def _tiles(t: Tables) -> Printed:
    for tile in t.edition.clergy:
        rules = BENEFIT_OF[tile.benefit.kind].rules
        rules = reward_rules(_words_of(tile.benefit.effects), "CARD-09", *rules)
        yield (
            f"clergy:{tile.id}",
            Words(
                titled(tile.title),
                (
                    Part("benefit", cards.benefit_text(tile.benefit), rules),
                    _part("wigs", "tile-wigs", ("CHURCH-05", "CHURCH-06"), n=tile.wigs),
                ),
            ),
        )
    for decree in t.edition.decrees:
        score = cards.decree_phrase(decree.score)
        parts = [_part("wigs", "decree-wigs", ("DECREE-05", "DECREE-07", "SCORE-08"), score=score)]
        if decree.row_e:
            parts.append(_part("players", "decree-row-e", ("TWOP-08",)))
        elif not decree.solo:
            parts.append(_part("players", "decree-solo", ("SOLO-NOBLE-12", "TWOP-08")))
        yield f"decree:{decree.id}", Words(titled(decree.title), tuple(parts))


def _works(t: Tables) -> Printed:
    for number, plan in enumerate(t.edition.plans):
        yield f"plan:{plan.id}", Words(title(things.plan(t, number)), _plan(plan))
    for face, name in enumerate(names_of(t).of["face"]):
        architect = v.ARCHITECTS[face // t.buildings]
        building = t.edition.buildings[face % t.buildings]
        colour = say("things", f"colour-{architect}")
        shown = building.blue if architect == "blue" else building.green
        yield (
            f"building:{name}",
            Words(
                _say("building", title=titled(building.title), architect=colour),
                _building(colour, shown),
            ),
        )


def _plan(plan: Plan) -> tuple[Part, ...]:
    colour, most = say("things", f"colour-{plan.architect}"), scoring.OFFICIAL_PLACES[0]
    cost = ("OPEN-01", "OPEN-02", "OPEN-08", "HIRE-01", "HIRE-02")
    return (
        _part("cost", "plan-cost", cost, n=plan.officials, architect=colour),
        _part("wigs", "plan-wigs", ("SCORE-09", "SCORE-10", "G-95"), n=plan.officials, most=most),
    )


def _building(architect: str, shown: tuple[str, ...]) -> tuple[Part, ...]:
    stores = dict(
        zip(("first", "second"), (say("things", f"store-{x}") for x in shown), strict=True)
    )
    goods = dict(zip(("first", "second"), (_say(f"good-{x}") for x in shown), strict=True))
    return (
        _part("cost", "building-cost", ("OPEN-01", "OPEN-02", "OPEN-07"), architect=architect),
        _part("place", "building-row", ("OPEN-03", "OPEN-11", "OPEN-13", "OPEN-14"), **stores),
        _part("place", "building-street", ("OPEN-04", "OPEN-12", "OPEN-13", "OPEN-14"), **goods),
        _part("wigs", "building-later", ("OPEN-17", "STORE-10", "STORE-11")),
    )


# ---- variants ----


def _variants(t: Tables) -> Printed:
    for number, task in enumerate(t.edition.tasks):
        yield f"task:{task.id}", Words(title(things.task(t, number)), tuple(_task(task)))
    for token in (*t.edition.plot_tokens, *t.edition.site_tokens):
        reward = cards.effects_phrase(token.reward)
        rules = reward_rules(_words_of(token.reward), "TOKEN-02", "TOKEN-03")
        part = _part("reward", "token-reward", rules, reward=reward)
        yield f"token:{token.id}", Words(_say("token"), (part,))


def _task(task: TaskCard) -> list[Part]:
    own = f"TASK-{task.pack}{task.number}"
    deeds = ("TASK-03", "G-149", *([own] if own in rulebook.rules() else []))
    reward = cards.effects_phrase(task.reward)
    rules = reward_rules(_words_of(task.reward), "TASK-03")
    parts = [
        Part("task", cards.deeds_text(task), deeds),
        _part(
            "reward", f"task-reward{'' if task.clergy_bonus else '-fixed'}", rules, reward=reward
        ),
        _part("limit", "task-one", ("TASK-04",)),
    ]
    if any(deed.visit for deed in task.any_of):
        parts.append(_part("visit", "task-visit", ("TASK-05",)))
    if task.alternative:
        other = cards.effects_phrase(task.alternative)
        parts.append(_part("reward", "task-alternative", ("CF-47",), reward=other))
    return parts
