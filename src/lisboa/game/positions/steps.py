"""The names of tasks and questions, and how a task is written in words."""

from lisboa.edition.words import (
    EFFECT_NUMBER,
    EFFECT_WORDS,
    EVENTS,
    FIRST_TASKS,
    PENALTIES_OF_CARDS,
    REWARDS,
    DeclaredEffect,
)
from lisboa.game.faults import PositionError
from lisboa.game.names import Names
from lisboa.game.positions.shapes import inside, items, number, one_of
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import numbers as w

# Types of fields that are no kind of thing in game.names: number, nobles and goods (sets), how (a
# ship is placed), state and court (the deeds of either sort), effect (all three numbers together).
KIND_NAME: dict[int, str] = {kind.number: kind.name for kind in ag.TASKS}
_FIELDS: dict[int, list[tuple[str, str]]] = {
    kind.number: [(field.name, field.type) for field in kind.fields] for kind in ag.TASKS
}
_KIND: dict[str, int] = {kind.name: kind.number for kind in ag.TASKS}
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


def _effect_words(number: int, what: int, n: int) -> dict[str, object]:
    """An effect as the edition writes it."""
    effect = EFFECT_WORDS[number]
    if not effect.names:
        return {effect.word: n}
    named = effect.names[what - effect.first]
    return {effect.word: named, "n": n} if effect.amount else {effect.word: named}


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
    """The numbers of an effect; what may be lost and what may be gained have words of their own."""
    if not isinstance(value, dict):
        raise PositionError(path, "not-an-object")
    places = {PENALTIES_OF_CARDS} if kind == ag.PENALTY else {REWARDS, EVENTS}
    if kind == ag.REWARD and with_tasks:
        places.add(FIRST_TASKS)
    for effect in EFFECT_WORDS:
        if effect.word in value and places & set(effect.stands):
            named = value[effect.word] if effect.names else ""
            n = value.get("n" if effect.names else effect.word) if effect.amount else 1
            # Compiled code would take true for 1 once it is handed on as an int.
            if isinstance(n, int) and not isinstance(n, bool) and _sensible(effect, named, n):
                what = effect.first + effect.names.index(named) if effect.names else 0
                if _effect_words(EFFECT_NUMBER[effect.word], what, n) == value:
                    return [EFFECT_NUMBER[effect.word], what, n + ag.BIAS]
    raise PositionError(path, "unknown-effect")


def _sensible(effect: DeclaredEffect, named: object, n: int) -> bool:
    if effect.names and named not in effect.names:
        return False
    return n != 0 and (-ag.BIAS if effect.signed else 1) <= n <= MOST_EFFECT
