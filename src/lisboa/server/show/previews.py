"""What an answer changes on the player boards, as a client shows it before it is given."""

from dataclasses import dataclass
from functools import cache

from lisboa.game import Action
from lisboa.server.show.published import Resource
from lisboa.server.show.texts import Text, text_of
from lisboa.text.meaning import amount


@dataclass(slots=True)
class Difference:
    """So much more or less (negative) of something on the board of a seat."""

    seat: int
    what: Resource
    n: int
    text: Text  # the amount in words, without sign


def changes(action: Action) -> list[Difference]:
    """All that is paid and gained until the next question, by anybody.

    The game looks it up in a world that agrees with what the seat knows: it is the same in every
    such world, so nothing hidden shows in it.
    """
    return differences(action.changes)


def differences(changed: list[dict[str, int]]) -> list[Difference]:
    """In words, from the numbers of each seat."""
    return [
        difference(seat, what, n)
        for seat, resources in enumerate(changed)
        for what, n in resources.items()
    ]


def costs_of(own: list[Difference]) -> list[Difference]:
    return [change for change in own if change.n < 0]


def gains_of(own: list[Difference]) -> list[Difference]:
    return [change for change in own if change.n > 0]


@cache
def difference(seat: int, what: str, n: int) -> Difference:
    """There are not many, and they are the same in all games."""
    return Difference(seat=seat, what=what, n=n, text=text_of(amount(what, abs(n))))
