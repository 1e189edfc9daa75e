"""How kinds of events, tasks and answers are declared: once, with the numbers they carry.

The engine's own numbers for the kinds are literal constants, because mypyc makes machine constants
of those; `in_order` proves that the declarations agree with them. Whatever else is known of a kind
(its form in positions and records, its message, what it points at) is derived from here.
"""

from typing import Protocol, TypeVar


class Field:
    """One number of a kind: its name, its type and the argument under which a message tells it.

    Written "name:type" or "name:type=argument"; an empty argument is not told. The types are the
    kinds of things in `game.names`, or `number`, and those that `game.positions.steps` (tasks) and
    `game.events` explain.
    """

    def __init__(self, text: str) -> None:
        declared, told, argument = text.partition("=")
        name, _, kind = declared.partition(":")
        self.name = name
        self.type = kind
        self.told = argument if told else name


def fields_of(texts: tuple[str, ...]) -> tuple[Field, ...]:
    return tuple([Field(text) for text in texts])


class Numbered(Protocol):
    number: int
    name: str


Kind = TypeVar("Kind", bound=Numbered)


def in_order(what: str, declared: tuple[Kind, ...], all_of_them: int) -> tuple[Kind, ...]:
    """The declarations by their numbers, each number declared once and none left out."""
    numbers = [kind.number for kind in declared]
    if sorted(numbers) != list(range(all_of_them)):
        wrong = [n for n in range(all_of_them) if numbers.count(n) != 1]
        raise ValueError(f"{what} {wrong or numbers}: declare each number once, from 0 on")
    by_number = {kind.number: kind for kind in declared}
    return tuple([by_number[number] for number in range(all_of_them)])
