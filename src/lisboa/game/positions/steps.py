"""The names of tasks and questions, and how a task is written in words."""

from lisboa.edition import vocabulary as v
from lisboa.game.faults import PositionError
from lisboa.game.names import Names
from lisboa.game.positions.shapes import inside, items, number, one_of
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import numbers as w

# kind: (name, the fields of its numbers a, b, c). A field is "name:type"; types that are no kind
# of thing in game.names: number, nobles and goods (sets), how (a ship is placed), state and court
# (the deeds of either sort), effect (all three numbers together).
_FORMS: dict[int, tuple[str, ...]] = {
    ag.INSTANT: ("instant",),
    ag.BEGIN_TURN: ("begin-turn",),
    ag.DRAW_CARD: ("draw-card",),
    ag.MAINTENANCE: ("maintenance",),
    ag.CHURCH_SCORING: ("church-scoring",),
    ag.END_TURN: ("end-turn",),
    ag.SELL_OR_TRADE: ("sell-or-trade",),
    ag.TRADE_NEXT: ("trade-next", "traded:number"),
    ag.STATE_ACTION: ("state-action", "deed:state"),
    ag.RECRUIT_NEXT: ("recruit-next", "left:number", "used:nobles", "stop:number"),
    ag.LAUNCH: ("launch", "how:how", "card:card"),
    ag.PRODUCE_EXTRA: ("produce-extra", "produced:goods", "left:number"),
    ag.CHURCH_ICONS: ("church-icons", "gap:number", "steps:number"),
    ag.CHURCH_INFLUENCE: ("church-influence",),
    ag.STAND_UP: ("stand-up",),
    ag.PAY_VISIT: ("pay-visit", "noble:noble", "following:number"),
    ag.NOBLE_ACTION: ("noble-action", "deed:court"),
    ag.FOLLOW: ("follow", "noble:noble"),
    ag.LEAVE_COURT: ("leave-court",),
    ag.PLACE_STORE: ("place-store", "lot:lot"),
    ag.TAKE_CUBE: ("take-cube", "plot:plot"),
    ag.PAY_LAND: ("pay-land", "plot:plot"),
    ag.STORE_WIGS: ("store-wigs", "lot:lot"),
    ag.EXTRA_DECREE: ("extra-decree",),
    ag.SITE_CUBES: ("site-cubes", "site:site"),
    ag.STAFF: ("staff", "plan:plan"),
    ag.HIRE: ("hire", "missing:number"),
    ag.COMPLETE_PLAN: ("complete-plan", "plan:plan", "site:site"),
    ag.NEXT_BUILDING: ("next-building", "architect:architect"),
    ag.REWARD: ("reward", "effect:effect"),
    ag.MUST: ("must", "effect:effect"),
    ag.PENALTY: ("penalty", "effect:effect"),
    ag.ANY_GOOD: ("any-good", "left:number"),
    ag.PERIOD_WIGS: ("period-wigs",),
    ag.PERIOD_DISCARD: ("period-discard",),
    ag.PERIOD_REWARDS: ("period-rewards", "nobles:nobles", "first:number", "last:number"),
    ag.NEW_SHIPYARD: ("new-shipyard",),
    ag.DEAL_HANDS: ("deal-hands",),
    ag.NEW_DISPLAY: ("new-display",),
    ag.NEXT_TURN: ("next-turn",),
    ag.FINAL_SCORING: ("final-scoring",),
    ag.LACERDA_TURN: ("lacerda-turn",),
    ag.LACERDA_STATE: ("lacerda-state",),
    ag.LACERDA_NOBLE: ("lacerda-noble", "noble:noble"),
    ag.LACERDA_FOLLOWS: ("lacerda-follows", "noble:noble"),
    ag.LACERDA_DISCARD: ("lacerda-discard",),
    ag.LACERDA_AIDE: ("lacerda-aide",),
    ag.TASK_REWARDS: ("task-rewards",),
    ag.DEAL_TASKS: ("deal-tasks",),
    ag.PASS_CARDS: ("pass-cards", "round:number"),
    ag.ASK_KEEP_CARD: ("ask-keep-card", "round:number", "from:number"),
    ag.ASK_TASK: ("ask-task",),
    ag.ASK_CLERGY: ("ask-clergy",),
    ag.ASK_TURN: ("ask-turn",),
    ag.ASK_ROOM: ("ask-room", "card:card"),
    ag.ASK_SELL_OR_TRADE: ("ask-sell-or-trade",),
    ag.ASK_LOAD: ("ask-load", "sold:number"),
    ag.ASK_OFFER: ("ask-offer", "traded:number"),
    ag.ASK_OFFICE: ("ask-office", "left:number", "used:nobles", "stop:number"),
    ag.ASK_PLAN: ("ask-plan",),
    ag.ASK_BERTH: ("ask-berth",),
    ag.ASK_SHIP_GOODS: ("ask-ship-goods", "left:number", "from:good"),
    ag.ASK_EXTRA_GOOD: ("ask-extra-good", "produced:goods", "left:number"),
    ag.ASK_STEPS: ("ask-steps", "most:number"),
    ag.ASK_TILE: ("ask-tile",),
    ag.ASK_GIVE_TILE: ("ask-give-tile", "from:tile", "given:number"),
    ag.ASK_FAVOUR: ("ask-favour",),
    ag.ASK_VISIT_REAIS: ("ask-visit-reais", "cost:number"),
    ag.ASK_FREE_ACTION: ("ask-free-action", "noble:noble"),
    ag.ASK_FOLLOW: ("ask-follow", "noble:noble"),
    ag.ASK_LOT: ("ask-lot",),
    ag.ASK_CUBE: ("ask-cube", "plot:plot"),
    ag.ASK_HOUSE: ("ask-house",),
    ag.ASK_DECREE: ("ask-decree", "extra:number"),
    ag.ASK_SITE: ("ask-site",),
    ag.ASK_USE_PLAN: ("ask-use-plan", "site:site"),
    ag.ASK_RETURN: ("ask-return", "left:number", "from:place"),
    ag.ASK_PAYMENT: ("ask-payment", "due:number"),
    ag.ASK_ACCEPT: ("ask-accept", "effect:effect"),
    ag.ASK_GOOD: ("ask-good",),
    ag.ASK_PILE: ("ask-pile",),
    ag.ASK_LOSE_GOOD: ("ask-lose-good",),
    ag.ASK_LOSE_OFFICIAL: ("ask-lose-official",),
    ag.ASK_LOSE_FAVOUR: ("ask-lose-favour",),
    ag.ASK_DRAW: ("ask-draw",),
    ag.ASK_DISCARD: ("ask-discard", "from:card", "first:number"),
    ag.ASK_CLAIM: ("ask-claim", "nobles:nobles", "first:number", "last:number"),
}
KIND_NAME: dict[int, str] = {kind: form[0] for kind, form in _FORMS.items()}
_FIELDS: dict[int, list[tuple[str, str]]] = {
    kind: [(field.split(":")[0], field.split(":")[1]) for field in form[1:]]
    for kind, form in _FORMS.items()
}
_KIND: dict[str, int] = {name: kind for kind, name in KIND_NAME.items()}
HOW = {act.ADD: "add", act.DISCARD: "discard", act.REPLACE: "replace"}
_SETS = {"nobles": "noble", "goods": "good"}
# Deeds come in two sorts; by their number the noble actions follow the state actions.
_SORTS = {"state": 0, "court": w.STATE_ACTIONS}
_MOST = {  # where a number has an upper limit of its own
    **dict.fromkeys(("following", "extra", "given"), 1),
    **dict.fromkeys(("steps", "most", "stop"), 2),
    **dict.fromkeys(("left", "missing"), 20),
}
_MOST_OTHERWISE = 999
MOST_EFFECT = 20


def fields(kind: int) -> list[tuple[str, str]]:
    """The (name, type) of each number of a task."""
    return _FIELDS[kind]


def most(name: str) -> int:
    """The upper limit of a number with this name."""
    return _MOST.get(name, _MOST_OTHERWISE)


def arguments(names: Names, packed: int) -> dict[str, object]:
    """The numbers of a task in words."""
    numbers = (ag.a_of(packed), ag.b_of(packed), ag.c_of(packed))
    out: dict[str, object] = {}
    for place, (name, kind) in enumerate(fields(ag.kind_of(packed))):
        if kind == "effect":
            out[name] = _effect_words(numbers[0], numbers[1], numbers[2] - ag.BIAS)
        elif kind == "number":
            out[name] = numbers[place]
        elif kind == "how":
            out[name] = HOW[numbers[place]]
        elif kind in _SORTS:
            out[name] = names.name("deed", numbers[place])
        elif kind in _SETS:
            things = names.of[_SETS[kind]]
            out[name] = [thing for i, thing in enumerate(things) if numbers[place] >> i & 1]
        else:
            out[name] = names.name(kind, numbers[place])
    if out.get("how") == HOW[act.ADD]:
        del out["card"]  # a ship that is added takes no card's place
    return out


def _effect_words(word: int, what: int, n: int) -> dict[str, object]:
    """An effect as the edition writes it."""
    if word == w.LOSE_FAVOUR:
        return {"favour": n}
    if word == w.GIVE_GOOD:
        return {"good": [*v.GOODS, "any"][what], "n": n}
    if word == w.GIVE_STATE_ACTION:
        return {"state": v.STATE_ACTIONS[what]}
    if word == w.GIVE_NOBLE_ACTION:
        return {"noble": v.NOBLE_ACTIONS[what - w.STORE]}
    return {v.EFFECTS[word]: n}


def to_words(names: Names, seats: list[str], packed: int) -> dict[str, object]:
    """A task as a position writes it."""
    head = {"task": KIND_NAME[ag.kind_of(packed)], "seat": seats[ag.seat_of(packed)]}
    return {**head, **arguments(names, packed)}


def from_words(
    names: Names, seats: list[str], doc: object, path: str, *, with_tasks: bool = False
) -> int:
    """The task that a position describes."""
    if not isinstance(doc, dict):
        raise PositionError(path, "not-an-object")
    one_of(_KIND)(doc.get("task"), inside(path, "task"))
    one_of(seats)(doc.get("seat"), inside(path, "seat"))
    kind = _KIND[doc["task"]]
    numbers = [0, 0, 0]
    expected = fields(kind)
    if kind == ag.LAUNCH and doc.get("how") == HOW[act.ADD]:
        expected = expected[:1]
    for name in doc:
        if name not in ("task", "seat") and name not in dict(expected):
            raise PositionError(inside(path, str(name)[:40]), "unknown-field")
    for place, (name, type_) in enumerate(expected):
        here = inside(path, name)
        if name not in doc:
            raise PositionError(here, "missing-field")
        if type_ == "effect":
            numbers = _effect_numbers(kind, doc[name], here, with_tasks)
        elif type_ == "number":
            number(0, most(name))(doc[name], here)
            numbers[place] = doc[name]
        else:
            numbers[place] = _number(names, type_, doc[name], here)
    return ag.task(kind, seats.index(doc["seat"]), numbers[0], numbers[1], numbers[2])


def _number(names: Names, kind: str, value: object, path: str) -> int:
    """The number of a name, or of a set of names."""
    if kind == "how":
        words = list(HOW.values())
        one_of(words)(value, path)
        return list(HOW)[words.index(str(value))]
    if kind in _SETS:
        things = names.of[_SETS[kind]]
        items(one_of(things), len(things))(value, path)
        assert isinstance(value, list)
        return sum(1 << things.index(thing) for thing in set(value))
    if kind in _SORTS:
        things = names.of["deed"]
        first = _SORTS[kind]
        one_of(things[first:] if first else things[: w.STATE_ACTIONS])(value, path)
        return things.index(str(value))
    one_of(names.of[kind])(value, path)
    return names.of[kind].index(str(value))


def _effect_numbers(kind: int, value: object, path: str, with_tasks: bool) -> list[int]:
    """The numbers of an effect; a favour can only be lost, and most other things only gained."""
    if not isinstance(value, dict):
        raise PositionError(path, "not-an-object")
    words = [w.LOSE_FAVOUR] if kind == ag.PENALTY else [w.GIVE_STATE_ACTION, w.GIVE_NOBLE_ACTION]
    words += [w.GIVE_GOOD, w.GIVE_REAIS, w.GIVE_WIGS, w.GIVE_INFLUENCE, w.GIVE_OFFICIAL]
    if kind != ag.PENALTY:
        words += [w.GIVE_CARDINAL, w.GIVE_RUBBLE, w.MOVE_TREASURY]
    if kind == ag.REWARD and with_tasks:
        words.append(w.GIVE_TASKS)
    amounts = [n for n in value.values() if isinstance(n, int) and not isinstance(n, bool)]
    n = amounts[0] if amounts else 1
    if not any(isinstance(x, float | bool) for x in value.values()) and abs(n) <= MOST_EFFECT:
        for word in words:
            for what in range(w.DEEDS):
                if _sensible(word, what, n) and _effect_words(word, what, n) == value:
                    return [word, what, n + ag.BIAS]
    raise PositionError(path, "unknown-effect")


def _sensible(word: int, what: int, n: int) -> bool:
    if word == w.MOVE_TREASURY:
        return what == 0 and -ag.BIAS <= n != 0
    if n < 1:
        return False
    if word == w.GIVE_GOOD:
        return what <= w.ANY_GOOD
    if word == w.GIVE_STATE_ACTION:
        return what < w.STATE_ACTIONS
    if word == w.GIVE_NOBLE_ACTION:
        return w.STORE <= what < w.DEEDS
    return what == 0
