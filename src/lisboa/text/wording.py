"""Sentences for people, from the numbers of the engine: actions, questions, reasons and events.

What is declared of verbs, tasks and events (`rules.machinery`) names the message and the arguments
that the numbers fill in; `things.NAMERS` knows how a number becomes a word.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from lisboa.edition import vocabulary as v
from lisboa.game.names import SEAT_COLOURS
from lisboa.game.picking import Picking
from lisboa.rules import effects, ships, visits
from lisboa.rules.lacerda_nobles import DECIDED
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.declaration import Field
from lisboa.rules.machinery.state import Event, State
from lisboa.rules.machinery.tables import Tables
from lisboa.text import cards, has, say, things

Arguments = dict[str, str | int]

LACERDAS_CUBES: Final = (w.W_PERIOD, w.W_SETS)  # it has no sets


# ---- actions ----


def action_text(
    t: Tables, state: State | None, action: int, names: Sequence[str] | None = None
) -> str:
    """An answer as a line of a menu, clearer if the state in which it is given is known."""
    verb = t.actions.verb[action]
    numbers = [t.actions.thing[action], t.actions.other[action]]
    key, told = act.ALL_VERBS[verb].name, arguments_of(act.ALL_VERBS[verb].fields)
    arguments = things.named(t, told, numbers)
    if "hull" in arguments:
        arguments["ship"] = things.ship(t, t.political + numbers[told.index("hull")])
    if verb == act.COURT:
        kind = t.card_kind[numbers[0]]
        if kind == w.TREASURY:
            key = "sponsor"
        else:
            arguments["noble"] = things.noble(kind)
    elif verb == act.MOVE:
        arguments["n"] = numbers[0] + 1
    if state is not None and state.agenda:
        key = _in_its_place(state, key, arguments)
        if verb == act.LOAD and (owner := state.berth[numbers[1]]) != w.NONE:
            key = "load-owner"
            arguments["owner"] = _names(state, names)[owner // t.berths]
    return say("options", "label", phrase=say("actions", key, **arguments))


def action_crumb(t: Tables, action: int) -> str:
    """An answer in a word or two, for the line of steps."""
    verb, thing, other = (
        part[action] for part in (t.actions.verb, t.actions.thing, t.actions.other)
    )
    key, arguments = act.ALL_VERBS[verb].name, Arguments()
    match verb:
        case act.COURT if t.card_kind[thing] == w.TREASURY:
            key = "sponsor"
        case act.COURT:
            arguments["kind"] = things.kind(t.card_kind[thing])
        case act.DRAW | act.KEEP_CARD:
            kind = things.kind(t.card_kind[thing])
            arguments |= {"kind": kind, "influence": t.card_influence[thing]}
        case act.DO:
            arguments["deed"] = v.ACTIONS_AT_COURT[thing]
        case act.OFFER:
            arguments["deed"] = v.ACTIONS_AT_COURT[other]
        case act.LOAD | act.PAY_GOOD | act.TAKE_GOOD | act.LOSE_GOOD:
            arguments["good"] = things.good(thing)
        case act.TAKE_FAVOUR | act.LOSE_FAVOUR | act.OFFICE:
            arguments["kind"] = things.kind(thing)
        case act.BUILD:
            arguments["plot"] = things.plot(t, t.lot_plot[thing])
        case act.CUBE:
            arguments["colour"] = things.colour(other)
    return say("options", f"crumb-{key}", **arguments)


def _in_its_place(state: State, key: str, arguments: Arguments) -> str:
    """The message for an answer to the question that is asked, and what it tells besides."""
    asked = state.agenda[-1]
    kind = ag.kind_of(asked)
    if kind in (ag.ASK_PAYMENT, ag.ASK_VISIT_REAIS) and "n" in arguments:
        arguments["due"] = ag.a_of(asked)
        arguments["rest"] = ag.a_of(asked) - int(arguments["n"])
    elif kind == ag.ASK_PENALTY:
        p = state.players[ag.seat_of(asked)]
        arguments["rest"] = effects.unpaid(p, ag.a_of(asked)) - int(arguments["n"])
    elif kind == ag.ASK_ACCEPT:
        arguments["effect"] = things.effect(ag.a_of(asked), ag.b_of(asked))
    elif kind == ag.ASK_CLERGY:
        arguments["deals"] = _dealt_by(state, ag.seat_of(asked))
    special = f"{key}-{ag.TASKS[kind].message}"
    return special if has("actions", special) else key


def _dealt_by(state: State, seat: int) -> str:
    """What this seat's choice of a clergy tile deals: nothing, unless it is the last (G-135)."""
    others = [*state.pairs[: 2 * seat], *state.pairs[2 * seat + 2 :]]
    if any(front != w.NONE for front in others):
        return "nothing"
    return "draft" if state.agreement.draft else "hands"


# ---- questions ----


def question_text(state: State, names: Sequence[str] | None = None) -> str:
    """What the player to move is asked, as one sentence or two."""
    return _question(state, names, "")


def question_title(state: State, names: Sequence[str] | None = None) -> str:
    """The same in five words at most, not counting those of names."""
    return _question(state, names, "short-")


def _question(state: State, names: Sequence[str] | None, length: str) -> str:
    if not state.agenda:
        return say("questions", f"{length}over")
    asked = state.agenda[-1]
    kind = ag.kind_of(asked)
    told = arguments_of(ag.TASKS[kind].fields)
    arguments = things.named(state.t, told, [ag.a_of(asked), ag.b_of(asked), ag.c_of(asked)])
    if kind == ag.ASK_BERTH:
        arguments["ship"] = things.ship(state.t, ships.top(state))
    elif kind == ag.ASK_FOLLOW:
        seat, noble = ag.seat_of(asked), ag.a_of(asked)
        arguments["visitor"] = _names(state, names)[state.active]
        arguments["n"] = visits.cost(state, seat, noble, following=1)
    elif kind == ag.ASK_PAYMENT:
        arguments["what"] = _paid_for(state)
    elif kind == ag.ASK_PENALTY:
        due = ag.a_of(asked)
        arguments["covered"] = due - effects.unpaid(state.players[ag.seat_of(asked)], due)
    elif kind == ag.ASK_ACCEPT:
        arguments["effect"] = things.effect(ag.a_of(asked), ag.b_of(asked))
    return say("questions", f"{length}{ag.TASKS[kind].message}", **arguments)


def picking_text(asked: Picking) -> str:
    """The same where several things are chosen in any order."""
    message = ag.TASKS[ag.kind_of(asked.state.agenda[-1])].message
    return say("questions", f"pick-{message}", n=asked.number or 0)


def _paid_for(state: State) -> str:
    """What follows a payment tells what it is for."""
    follows = ag.kind_of(state.agenda[-2]) if len(state.agenda) > 1 else w.NONE
    return {ag.ASK_HOUSE: "land", ag.COMPLETE_PLAN: "officials"}.get(follows, "event")


# ---- reasons ----


def reason_text(reason: int, *, with_rule: bool = False) -> str:
    """Why an answer is not possible."""
    rule, key = r.RULE[reason]
    sentence = say("reasons", key)
    return say("reasons", "with-rule", sentence=sentence, rule=rule) if with_rule else sentence


# ---- events ----


def event_text(t: Tables, event: Event, names: Sequence[str], lacerda: int = w.NONE) -> str:
    """What happened, as a sentence; in solo with the seat of Lacerda."""
    phrase = event_phrase(t, event, names, lacerda)
    if event[0] not in e.HAPPENINGS:
        phrase = say("events", "deed", who=things.called(names[event[1]]), deed=phrase)
    return sentence(phrase)


def event_phrase(t: Tables, event: Event, names: Sequence[str], lacerda: int = w.NONE) -> str:
    """The same in lower case and without full stop; a deed without the name of who did it."""
    kind, seat, x, y, z = event
    key, told = e.EVENTS[kind].name, arguments_of(e.EVENTS[kind].fields)
    if kind == e.BUILDING_OPENED and z == w.NONE:  # Lacerda needs no plan
        key, told = "building-opened-freely", told[:2]
    if seat == lacerda != w.NONE and e.EVENTS[kind].of_lacerda:
        key = f"lacerda-{key}"
    arguments = things.named(t, told, (x, y, z))
    if kind in e.HAPPENINGS:
        arguments["who"] = things.called(names[seat])
    match kind:
        case e.CARD_AT_COURT:
            arguments["noble"] = things.noble(t.card_kind[x])
        case e.GOODS_GAINED:
            arguments |= {"goods": things.goods(x, y), "lost": things.goods(x, z)}
        case e.GOODS_PAID:
            arguments["goods"] = things.goods(x, y)
        case e.WIGS:
            key = "wigs" if x > 0 else "wigs-lost"
            cubes = seat == lacerda and y in LACERDAS_CUBES
            arguments |= {"n": abs(x), "category": "cubes" if cubes else w.WIGS[y]}
        case e.TREASURY_MOVED:
            arguments["value"] = t.treasury_reais[y]
        case e.OFFICIAL_DISPLACED:
            arguments["plaza"] = things.place(w.NOBLES + x)
        case e.OFFICIAL_RETURNED:
            arguments["place"] = things.place(x + w.NOBLES * y)
        case e.OFFICIALS_HIRED:
            arguments["each"] = things.reais(y)
        case e.SHIP_BUILT:
            arguments["old"] = "none" if y == w.NONE else things.ship(t, y)
        case e.PRICE_FELL:
            arguments["good"] = v.GOODS[x]
        case e.EFFECT_FORFEITED | e.EFFECT_DECLINED:
            arguments["effect"] = things.effect(x, y)
        case e.LACERDA_BUILDS:
            arguments["why"] = DECIDED[z]
        case e.LACERDA_OPENS:
            order = "more" if y > 0 else "fewer" if y < 0 else "level"
            arguments |= {"why": DECIDED[z], "n": abs(y), "order": order}
            arguments["rival"] = things.called(names[0])
        case e.TASK_DRAWN:
            arguments["text"] = cards.deeds_phrase(t.edition.tasks[x])
        case e.PENALTY_PAID:
            arguments["loss"] = things.loss(x, y)
            if x == w.GIVE_REAIS:
                key = "penalty-paid-reais"
    return say("events", key, **arguments)


def sentence(phrase: str) -> str:
    return say("events", "sentence", phrase=phrase)


# ---- small things ----


@cache
def arguments_of(fields: tuple[Field, ...]) -> list[str]:
    """Under which arguments a message tells these numbers."""
    return [field.told for field in fields]


def _names(state: State, names: Sequence[str] | None) -> Sequence[str]:
    return things.all_called(names or SEAT_COLOURS[: len(state.players)])
