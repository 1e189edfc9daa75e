"""The names of tasks and questions, and how a task is written in words."""

from collections.abc import Callable, Mapping

from lisboa.edition import vocabulary as v
from lisboa.game.names import Names
from lisboa.rules import actions as act
from lisboa.rules import agenda as ag
from lisboa.rules import words as w

# kind: (name, the fields of its numbers a, b, c). A field is "name:type"; types that are no kind
# of thing in game.names: number, nobles and goods (sets), how (a ship is placed), effect (all
# three numbers together).
_FORMS: dict[int, tuple[str, ...]] = {
    ag.INSTANT: ("instant",),
    ag.BEGIN_TURN: ("begin-turn",),
    ag.DRAW_CARD: ("draw-card",),
    ag.MAINTENANCE: ("maintenance",),
    ag.CHURCH_SCORING: ("church-scoring",),
    ag.END_TURN: ("end-turn",),
    ag.SELL_OR_TRADE: ("sell-or-trade",),
    ag.TRADE_NEXT: ("trade-next", "traded:number"),
    ag.STATE_ACTION: ("state-action", "deed:deed"),
    ag.RECRUIT_NEXT: ("recruit-next", "left:number", "used:nobles", "stop:number"),
    ag.LAUNCH: ("launch", "how:how", "card:card"),
    ag.PRODUCE_EXTRA: ("produce-extra", "produced:goods", "left:number"),
    ag.CHURCH_ICONS: ("church-icons", "gap:number", "steps:number"),
    ag.CHURCH_INFLUENCE: ("church-influence",),
    ag.STAND_UP: ("stand-up",),
    ag.PAY_VISIT: ("pay-visit", "noble:noble", "following:number"),
    ag.NOBLE_ACTION: ("noble-action", "deed:deed"),
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
_KIND: dict[str, int] = {name: kind for kind, name in KIND_NAME.items()}
_HOW = {act.ADD: "add", act.DISCARD: "discard", act.REPLACE: "replace"}
_SETS = {"nobles": "noble", "goods": "good"}

Refuse = Callable[[str, str], Exception]  # (path, reason key) -> what to raise


def fields(kind: int) -> list[tuple[str, str]]:
    """The (name, type) of each number of a task."""
    return [(field.split(":")[0], field.split(":")[1]) for field in _FORMS[kind][1:]]


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
            out[name] = _HOW[numbers[place]]
        elif kind in _SETS:
            things = names.of[_SETS[kind]]
            out[name] = [thing for i, thing in enumerate(things) if numbers[place] >> i & 1]
        else:
            out[name] = names.name(kind, numbers[place])
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
    names: Names, seats: list[str], doc: Mapping[str, object], path: str, refuse: Refuse
) -> int:
    """The task that a position describes; `refuse` makes the error for a path and a reason."""
    kind = _KIND.get(str(doc.get("task")))
    if kind is None:
        raise refuse(f"{path}.task", "unknown-name")
    if doc.get("seat") not in seats:
        raise refuse(f"{path}.seat", "unknown-seat")
    numbers = [0, 0, 0]
    expected = {"task", "seat"} | {name for name, _ in fields(kind)}
    for name in doc:
        if name not in expected:
            raise refuse(f"{path}.{name}", "unknown-field")
    for place, (name, type_) in enumerate(fields(kind)):
        here = f"{path}.{name}"
        if name not in doc:
            raise refuse(here, "missing-field")
        if type_ == "effect":
            numbers = _effect_numbers(doc[name], here, refuse)
        else:
            numbers[place] = _number(names, type_, doc[name], here, refuse)
    seat = seats.index(str(doc["seat"]))
    return ag.task(kind, seat, numbers[0], numbers[1], numbers[2])


def _number(names: Names, kind: str, value: object, path: str, refuse: Refuse) -> int:
    if kind == "number":
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 4096:
            raise refuse(path, "not-a-number")
        return value
    if kind == "how":
        for number, word in _HOW.items():
            if word == value:
                return number
        raise refuse(path, "unknown-name")
    if kind in _SETS:
        if not isinstance(value, list):
            raise refuse(path, "not-a-list")
        mask = 0
        for i, item in enumerate(value):
            mask |= 1 << _number(names, _SETS[kind], item, f"{path}[{i}]", refuse)
        return mask
    found = names.number(kind, value)
    if found is None:
        raise refuse(path, "unknown-name")
    return found


def _effect_numbers(value: object, path: str, refuse: Refuse) -> list[int]:
    for word in range(w.LOSE_FAVOUR + 1):
        whats = range(w.DEEDS)
        if isinstance(value, dict) and value:
            n = value.get("n", value.get(v.EFFECTS[word] if word < len(v.EFFECTS) else "favour", 1))
            if not isinstance(n, int) or isinstance(n, bool):
                n = 1
            for what in whats:
                if _sensible(word, what) and _effect_words(word, what, n) == value:
                    return [word, what, n + ag.BIAS]
    raise refuse(path, "unknown-name")


def _sensible(word: int, what: int) -> bool:
    if word == w.GIVE_GOOD:
        return what <= w.ANY_GOOD
    if word == w.GIVE_STATE_ACTION:
        return what < w.STATE_ACTIONS
    if word == w.GIVE_NOBLE_ACTION:
        return w.STORE <= what < w.DEEDS
    return what == 0
