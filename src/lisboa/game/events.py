"""What happened in a game, typed and filtered for a seat."""

from dataclasses import dataclass, field

from lisboa.edition.words import EFFECT_WORDS
from lisboa.game.names import Names
from lisboa.rules.lacerda_nobles import DECIDED
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery.state import Event as Told


@dataclass(frozen=True)
class Event:
    """One thing that happened: its number in the game, its kind, the seat and its facts."""

    number: int
    kind: str
    seat: int
    facts: dict[str, object]
    told: Told = field(repr=False)  # as the engine says it

    def to_dict(self) -> dict[str, object]:
        return {"number": self.number, "kind": self.kind, "seat": self.seat, **self.facts}


def seen_by(seat: int | None, told: Told) -> bool:
    return told[0] not in e.PRIVATE or told[1] == seat


def typed(names: Names, number: int, told: Told) -> Event:
    kind, seat, *numbers = told
    fields = zip(e.EVENTS[kind].fields, numbers, strict=False)
    facts = {x.name: _fact(names, x.type, n, numbers[0]) for x, n in fields}
    return Event(number, e.EVENTS[kind].name, seat, facts, told)


def _fact(names: Names, kind: str, n: int, first: int) -> object:
    """A number of the engine as a name, if it stands for one.

    Besides the things of `game.names` there are number, flag, effect (a word of the edition),
    of-effect (what that word, the first number, names) and decided (why Lacerda chose so).
    """
    if kind == "number":
        return n
    if kind == "flag":
        return bool(n)
    if kind == "effect":
        return EFFECT_WORDS[n].word
    if kind == "of-effect":
        effect = EFFECT_WORDS[first]
        return effect.names[n - effect.first] if effect.names else None
    if kind == "decided":
        return DECIDED[n]
    return names.name_or_none(kind, n)
