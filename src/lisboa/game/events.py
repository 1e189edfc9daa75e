"""What happened in a game, typed and filtered for a seat."""

from dataclasses import dataclass

from lisboa.game.names import Names
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery.state import Event as Told


@dataclass(frozen=True)
class Event:
    """One thing that happened: its number in the game, its kind, the seat and its facts."""

    number: int
    kind: str
    seat: int
    facts: dict[str, object]
    told: Told  # as the engine says it

    def to_dict(self) -> dict[str, object]:
        return {"number": self.number, "kind": self.kind, "seat": self.seat, **self.facts}


def seen_by(seat: int | None, told: Told) -> bool:
    return told[0] not in e.PRIVATE or told[1] == seat


def typed(names: Names, number: int, told: Told) -> Event:
    kind, seat, *numbers = told
    facts: dict[str, object] = {}
    for n, field in zip(numbers, e.EVENTS[kind].fields, strict=False):
        if field.type == "number":
            facts[field.name] = n
        else:
            facts[field.name] = names.name_or_none(field.type, n)
    return Event(number, e.EVENTS[kind].name, seat, facts, told)
