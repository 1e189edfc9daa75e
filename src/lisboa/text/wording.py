"""Sentences for people, from the numbers of the engine: actions, questions, reasons and events.

Each table names a message of its catalogue and the arguments that the numbers fill in, in their
order; `things.NAMERS` knows how a number becomes a word.
"""

from collections.abc import Sequence
from typing import Final

from lisboa.edition import vocabulary as v
from lisboa.game.names import SEAT_COLOURS
from lisboa.rules import lacerda_nobles, ships, visits
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.state import Event, State
from lisboa.rules.machinery.tables import Tables
from lisboa.text import cards, has, say, things

Arguments = dict[str, str | int]

ACTIONS: Final[dict[int, tuple[str, ...]]] = {
    act.KEEP_CARD: ("keep-card", "card"),
    act.KEEP_TILE: ("keep-tile", "tile"),
    act.GOLD: ("gold", "card"),
    act.PORTFOLIO: ("portfolio", "card"),
    act.COURT: ("court", "card"),
    act.ADD: ("add",),
    act.DISCARD: ("discard", "card"),
    act.REPLACE: ("replace", "hull"),
    act.SELL: ("sell",),
    act.TRADE: ("trade",),
    act.LOAD: ("load", "good", "hull"),
    act.OFFER: ("offer", "good", "deed"),
    act.DO: ("do", "deed"),
    act.OFFICE: ("office", "office"),
    act.TAKE_PLAN: ("take-plan", "plan"),
    act.PAY_GOOD: ("pay-good", "good"),
    act.TAKE_GOOD: ("take-good", "good"),
    act.LOSE_GOOD: ("lose-good", "good"),
    act.MOVE: ("move", "steps"),
    act.TAKE_TILE: ("take-tile", "tile", "side"),
    act.GIVE_TILE: ("give-tile", "tile"),
    act.TAKE_FAVOUR: ("take-favour", "noble"),
    act.LOSE_FAVOUR: ("lose-favour", "noble"),
    act.BUILD: ("build", "lot"),
    act.CUBE: ("cube", "from", "colour"),
    act.HOUSE: ("house", "group"),
    act.TAKE_DECREE: ("take-decree", "decree"),
    act.SITE: ("site", "site"),
    act.USE_PLAN: ("use-plan", "plan"),
    act.RETURN: ("return", "place"),
    act.CONVERT: ("convert", "n"),
    act.PAY_REAIS: ("pay-reais", "n"),
    act.ACCEPT: ("accept",),
    act.DECLINE: ("decline",),
    act.STOP: ("stop",),
    act.DRAW: ("draw", "card"),
    act.CLAIM: ("claim", "card"),
    act.TASK: ("task", "task"),
}

# The numbers of a question are those of its task on the agenda; "-" is not told.
QUESTIONS: Final[dict[int, tuple[str, ...]]] = {
    ag.ASK_CLERGY: ("clergy",),
    ag.ASK_TURN: ("turn",),
    ag.ASK_ROOM: ("room", "card"),
    ag.ASK_SELL_OR_TRADE: ("sell-or-trade",),
    ag.ASK_LOAD: ("load", "n"),
    ag.ASK_OFFER: ("offer", "n"),
    ag.ASK_OFFICE: ("office", "n"),
    ag.ASK_PLAN: ("plan",),
    ag.ASK_BERTH: ("berth",),
    ag.ASK_SHIP_GOODS: ("ship-goods", "n"),
    ag.ASK_EXTRA_GOOD: ("extra-good", "-", "n"),
    ag.ASK_STEPS: ("steps", "n"),
    ag.ASK_TILE: ("tile",),
    ag.ASK_GIVE_TILE: ("give-tile", "-", "given"),
    ag.ASK_FAVOUR: ("favour",),
    ag.ASK_VISIT_REAIS: ("visit-reais", "n"),
    ag.ASK_FREE_ACTION: ("free-action", "noble"),
    ag.ASK_FOLLOW: ("follow", "noble"),
    ag.ASK_LOT: ("lot",),
    ag.ASK_CUBE: ("cube", "plot"),
    ag.ASK_HOUSE: ("house",),
    ag.ASK_DECREE: ("decree", "extra"),
    ag.ASK_SITE: ("site",),
    ag.ASK_USE_PLAN: ("use-plan", "site"),
    ag.ASK_RETURN: ("return", "n"),
    ag.ASK_PAYMENT: ("payment", "n"),
    ag.ASK_ACCEPT: ("accept",),
    ag.ASK_GOOD: ("good",),
    ag.ASK_PILE: ("pile",),
    ag.ASK_LOSE_GOOD: ("lose-good",),
    ag.ASK_LOSE_OFFICIAL: ("lose-official",),
    ag.ASK_LOSE_FAVOUR: ("lose-favour",),
    ag.ASK_DRAW: ("draw",),
    ag.ASK_DISCARD: ("discard",),
    ag.ASK_CLAIM: ("claim",),
    ag.ASK_KEEP_CARD: ("keep-card", "round", "again"),
    ag.ASK_TASK: ("task",),
}

EVENTS: Final[dict[int, tuple[str, ...]]] = {
    e.TURN_BEGINS: ("turn-begins", "n"),
    e.SHIP_DOCKS: ("ship-docks", "ship"),
    e.CARD_FOR_GOLD: ("card-for-gold", "card"),
    e.CARD_PLAYED: ("card-played", "card"),
    e.CARD_AT_COURT: ("card-at-court", "card"),
    e.CARD_PLACED: ("card-placed", "card"),
    e.CARD_DISCARDED: ("card-discarded", "card"),
    e.GOODS_GAINED: ("goods-gained", "-", "n", "over"),
    e.GOODS_PAID: ("goods-paid",),
    e.REAIS_GAINED: ("reais-gained", "n"),
    e.REAIS_PAID: ("reais-paid", "coins", "influence"),
    e.INFLUENCE_GAINED: ("influence-gained", "n", "space"),
    e.INFLUENCE_LOST: ("influence-lost", "n", "space"),
    e.WIGS: ("wigs", "n"),
    e.TREASURY_MOVED: ("treasury-moved", "step"),
    e.GOOD_SOLD: ("good-sold", "good", "ship", "n"),
    e.SHIP_SAILS: ("ship-sails", "ship", "n"),
    e.GOOD_TRADED: ("good-traded", "good", "deed"),
    e.OFFICIAL_PLACED: ("official-placed", "office"),
    e.OFFICIAL_DISPLACED: ("official-displaced",),
    e.OFFICIAL_RETURNED: ("official-returned",),
    e.OFFICIALS_HIRED: ("officials-hired", "n"),
    e.PLAN_TAKEN: ("plan-taken", "plan"),
    e.SHIP_BUILT: ("ship-built", "ship"),
    e.PRICE_FELL: ("price-fell", "-", "n"),
    e.CARDINAL_MOVED: ("cardinal-moved",),
    e.TILE_TAKEN: ("tile-taken", "tile"),
    e.TILE_GIVEN: ("tile-given", "tile"),
    e.CHURCH_CALLED: ("church-called",),
    e.CHURCH_OPENS: ("church-opens",),
    e.FAVOUR_TAKEN: ("favour-taken", "noble"),
    e.FAVOUR_RETURNED: ("favour-returned", "noble"),
    e.VISIT_PAID: ("visit-paid", "noble", "n"),
    e.FREE_ACTION: ("free-action", "deed"),
    e.FOLLOWS: ("follows", "noble", "deed"),
    e.STORE_CHOSEN: ("store-chosen", "lot"),
    e.STORE_BUILT: ("store-built", "lot"),
    e.CUBE_GAINED: ("cube-gained", "colour", "lost"),
    e.SET_COMPLETED: ("set-completed", "n"),
    e.HOUSE_BUILT: ("house-built", "group"),
    e.DECREE_TAKEN: ("decree-taken", "decree", "extra"),
    e.SITE_CHOSEN: ("site-chosen", "site"),
    e.BUILDING_OPENED: ("building-opened", "site", "building", "plan"),
    e.EVENT_SPONSORED: ("event-sponsored", "card"),
    e.EFFECT_FORFEITED: ("effect-forfeited",),
    e.EFFECT_DECLINED: ("effect-declined",),
    e.CARD_DRAWN: ("card-drawn", "card"),
    e.END_TRIGGERED: ("end-triggered", "sets", "period"),
    e.PERIOD_ENDS: ("period-ends",),
    e.CARDS_DEALT: ("cards-dealt", "n"),
    e.NEW_PERIOD: ("new-period",),
    e.LAST_ROUND: ("last-round", "n"),
    e.GAME_OVER: ("game-over",),
    e.TILE_KEPT: ("tile-kept", "tile"),
    e.REWARD_CLAIMED: ("reward-claimed", "card"),
    e.PENALTY_PAID: ("penalty-paid", "-", "n"),
    e.TURN_PASSED: ("turn-passed",),
    e.CARD_RECEIVED: ("card-received", "card"),
    e.LACERDA_VISITS: ("lacerda-visits", "noble"),
    e.LACERDA_STATE_ACTION: ("lacerda-state-action", "deed", "kind"),
    e.LACERDA_SKIPS: ("lacerda-skips", "deed", "n"),
    e.LACERDA_BUILDS: ("lacerda-builds", "lot", "n"),
    e.LACERDA_OPENS: ("lacerda-opens", "site", "n"),
    e.AIDE_MOVES: ("aide-moves", "kind"),
    e.TASK_DONE: ("task-done", "task"),
    e.TASK_DRAWN: ("task-drawn", "task"),
    e.CARD_KEPT: ("card-kept", "card"),
}
DECIDED: Final = {
    lacerda_nobles.BEST: "best",
    lacerda_nobles.FIRST_IN_ORDER: "order",
    lacerda_nobles.FACING_LEFT: "left",
    lacerda_nobles.BY_THE_AIDE: "aide",
}
# What Lacerda does is told with its rule where the plain words do not say it.
BY_LACERDA: Final = {
    e.PLAN_TAKEN: "lacerda-plan-taken",
    e.OFFICIAL_PLACED: "lacerda-official-placed",
    e.FAVOUR_TAKEN: "lacerda-favour-taken",
    e.TILE_GIVEN: "lacerda-tile-given",
    e.DECREE_TAKEN: "lacerda-decree-taken",
    e.CARD_DISCARDED: "lacerda-card-discarded",
    e.VISIT_PAID: "lacerda-visit-paid",
}
LACERDAS_CUBES: Final = (w.W_PERIOD, w.W_SETS)  # it has no sets
# What happens by itself; all other events are deeds of a player.
HAPPENINGS: Final = frozenset(
    {
        *(e.SHIP_DOCKS, e.SHIP_SAILS, e.TREASURY_MOVED, e.OFFICIAL_DISPLACED, e.PRICE_FELL),
        *(e.CHURCH_OPENS, e.PERIOD_ENDS, e.NEW_PERIOD, e.LAST_ROUND, e.GAME_OVER, e.AIDE_MOVES),
    }
)


# ---- actions ----


def action_text(
    t: Tables, state: State | None, action: int, names: Sequence[str] | None = None
) -> str:
    """An answer as a line of a menu, clearer if the state in which it is given is known."""
    verb = t.actions.verb[action]
    numbers = [t.actions.thing[action], t.actions.other[action]]
    key, *fields = ACTIONS[verb]
    arguments = things.named(t, fields, numbers)
    if "card" in arguments:
        arguments["card"] = things.card_label(t, numbers[0])
    if "hull" in arguments:
        arguments["ship"] = things.ship(t, t.political + numbers[fields.index("hull")])
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


def _in_its_place(state: State, key: str, arguments: Arguments) -> str:
    """The message for an answer to the question that is asked, and what it tells besides."""
    asked = state.agenda[-1]
    kind = ag.kind_of(asked)
    if kind in (ag.ASK_PAYMENT, ag.ASK_VISIT_REAIS) and "n" in arguments:
        arguments["due"] = ag.a_of(asked)
        arguments["rest"] = ag.a_of(asked) - int(arguments["n"])
    elif kind == ag.ASK_ACCEPT:
        arguments["effect"] = things.effect(ag.a_of(asked), ag.b_of(asked))
    special = f"{key}-{QUESTIONS[kind][0]}"
    return special if has("actions", special) else key


# ---- questions ----


def question_text(state: State, names: Sequence[str] | None = None) -> str:
    """What the player to move is asked, as one sentence or two."""
    if not state.agenda:
        return say("questions", "over")
    asked = state.agenda[-1]
    kind = ag.kind_of(asked)
    key, *fields = QUESTIONS[kind]
    arguments = things.named(state.t, fields, [ag.a_of(asked), ag.b_of(asked), ag.c_of(asked)])
    if kind == ag.ASK_ROOM:
        arguments["card"] = things.card_label(state.t, ag.a_of(asked))
    elif kind == ag.ASK_BERTH:
        arguments["ship"] = things.ship(state.t, ships.top(state))
    elif kind == ag.ASK_FOLLOW:
        seat, noble = ag.seat_of(asked), ag.a_of(asked)
        arguments["visitor"] = _names(state, names)[state.active]
        arguments["n"] = visits.cost(state, seat, noble, following=1)
    elif kind == ag.ASK_PAYMENT:
        arguments["what"] = _paid_for(state)
    elif kind == ag.ASK_ACCEPT:
        arguments["effect"] = things.effect(ag.a_of(asked), ag.b_of(asked))
    return say("questions", key, **arguments)


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
    if event[0] not in HAPPENINGS:
        phrase = say("events", "deed", who=things.called(names[event[1]]), deed=phrase)
    return sentence(phrase)


def event_phrase(t: Tables, event: Event, names: Sequence[str], lacerda: int = w.NONE) -> str:
    """The same in lower case and without full stop; a deed without the name of who did it."""
    kind, seat, x, y, z = event
    key, *fields = EVENTS[kind]
    if kind == e.BUILDING_OPENED and z == w.NONE:  # Lacerda needs no plan
        key, *fields = "building-opened-freely", "site", "building"
    if seat == lacerda != w.NONE:
        key = BY_LACERDA.get(kind, key)
    arguments = things.named(t, fields, (x, y, z))
    if kind in HAPPENINGS:
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
    return say("events", key, **arguments)


def sentence(phrase: str) -> str:
    return say("events", "sentence", phrase=phrase)


# ---- small things ----


def _names(state: State, names: Sequence[str] | None) -> Sequence[str]:
    return things.all_called(names or SEAT_COLOURS[: len(state.players)])
