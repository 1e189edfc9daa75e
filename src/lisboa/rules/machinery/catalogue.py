"""The catalogue of actions: every answer to every question has one number.

An action is a verb and up to two things it names: this card, this plot, this ship. Things, never
positions, so a number means the same in every game of an edition. Numbers, structured form and
text form convert into each other without loss.
"""

from collections.abc import Mapping
from typing import Any, Final

from lisboa.edition import vocabulary as v
from lisboa.rules.machinery.declaration import fields_of, in_order

# Verbs, in the order in which a game meets them.
KEEP_CARD: Final = 0  # draft (variant)
KEEP_TILE: Final = 1
GOLD: Final = 2
PORTFOLIO: Final = 3
COURT: Final = 4
ADD: Final = 5
DISCARD: Final = 6
REPLACE: Final = 7
SELL: Final = 8
TRADE: Final = 9
LOAD: Final = 10
OFFER: Final = 11
DO: Final = 12
OFFICE: Final = 13
TAKE_PLAN: Final = 14
PAY_GOOD: Final = 15
TAKE_GOOD: Final = 16
LOSE_GOOD: Final = 17
MOVE: Final = 18
TAKE_TILE: Final = 19
GIVE_TILE: Final = 20
TAKE_FAVOUR: Final = 21
LOSE_FAVOUR: Final = 22
BUILD: Final = 23
CUBE: Final = 24
HOUSE: Final = 25
TAKE_DECREE: Final = 26
SITE: Final = 27
USE_PLAN: Final = 28
RETURN: Final = 29
CONVERT: Final = 30
PAY_REAIS: Final = 31
ACCEPT: Final = 32
DECLINE: Final = 33
STOP: Final = 34
DRAW: Final = 35
CLAIM: Final = 36
TASK: Final = 37  # variant
VERBS: Final = 38

# The second thing of TAKE_TILE and the first of CUBE.
AHEAD: Final = 0
BEHIND: Final = 1
IN_ROW: Final = 0
IN_COLUMN: Final = 1
ON_PILE: Final = 2


class Verb:
    """What is known of a verb: the key of its message, its word in records, and the things it
    names. The type of a field says from which list of `Catalogue` its names come."""

    def __init__(self, number: int, name: str, word: str, *fields: str) -> None:
        self.number = number
        self.name = name
        self.word = word
        self.fields = fields_of(fields)


ALL_VERBS: Final = in_order(
    "verbs",
    (
        Verb(KEEP_CARD, "keep-card", "keep card", "card:hand"),
        Verb(KEEP_TILE, "keep-tile", "keep tile", "tile:tile"),
        Verb(GOLD, "gold", "gold", "card:hand"),
        Verb(PORTFOLIO, "portfolio", "portfolio", "card:hand"),
        Verb(COURT, "court", "court", "card:hand"),
        Verb(ADD, "add", "add"),
        Verb(DISCARD, "discard", "discard", "card:card"),
        Verb(REPLACE, "replace", "replace", "ship:ship=hull"),
        Verb(SELL, "sell", "sell"),
        Verb(TRADE, "trade", "trade"),
        Verb(LOAD, "load", "load", "good:good", "ship:ship=hull"),
        Verb(OFFER, "offer", "offer", "good:good", "for:state=deed"),
        Verb(DO, "do", "do", "deed:deed"),
        Verb(OFFICE, "office", "office", "noble:noble=office"),
        Verb(TAKE_PLAN, "take-plan", "plan", "plan:plan"),
        Verb(PAY_GOOD, "pay-good", "pay good", "good:good"),
        Verb(TAKE_GOOD, "take-good", "take good", "good:good"),
        Verb(LOSE_GOOD, "lose-good", "lose good", "good:good"),
        Verb(MOVE, "move", "move", "steps:steps"),
        Verb(TAKE_TILE, "take-tile", "take tile", "tile:tile", "side:side"),
        Verb(GIVE_TILE, "give-tile", "give", "tile:tile"),
        Verb(TAKE_FAVOUR, "take-favour", "favour", "noble:noble"),
        Verb(LOSE_FAVOUR, "lose-favour", "lose favour", "favour:noble=noble"),
        Verb(BUILD, "build", "build", "lot:lot"),
        Verb(CUBE, "cube", "cube", "from:heap", "colour:colour"),
        Verb(HOUSE, "house", "house", "group:group"),
        Verb(TAKE_DECREE, "take-decree", "decree", "decree:decree"),
        Verb(SITE, "site", "open", "site:site"),
        Verb(USE_PLAN, "use-plan", "use", "plan:plan"),
        Verb(RETURN, "return", "return", "from:place=place"),
        Verb(CONVERT, "convert", "convert", "reais:amount=n"),
        Verb(PAY_REAIS, "pay-reais", "reais", "reais:amount=n"),
        Verb(ACCEPT, "accept", "accept"),
        Verb(DECLINE, "decline", "decline"),
        Verb(STOP, "stop", "stop"),
        Verb(DRAW, "draw", "draw", "card:hand"),
        Verb(CLAIM, "claim", "claim", "card:hand"),
        Verb(TASK, "task", "task", "task:task"),
    ),
    VERBS,
)


class UnknownAction(ValueError):
    """No action of the catalogue looks like this."""


class Catalogue:
    """All actions of an edition: `base[verb] + thing * width[verb] + other` is an action."""

    def __init__(
        self,
        cards: list[str],
        political: int,
        tiles: list[str],
        plans: list[str],
        decrees: list[str],
        lots: list[tuple[str, str]],
        sites: list[str],
        tasks: list[str],
        most_paid: int,
    ) -> None:
        self._made_of = (cards, political, tiles, plans, decrees, lots, sites, tasks, most_paid)
        nobles = list(v.NOBLES)
        names: dict[str, list[str]] = {
            "hand": cards[:political],
            "card": cards,
            "ship": cards[political:],
            "tile": tiles,
            "plan": plans,
            "decree": decrees,
            "site": sites,
            "task": tasks,
            "good": list(v.GOODS),
            "state": list(v.STATE_ACTIONS),
            "deed": list(v.ACTIONS_AT_COURT),
            "noble": nobles,
            "colour": list(v.RUBBLE),
            "group": list(v.HOUSE_GROUPS),
            "place": [f"{place}-{noble}" for place in ("office", "plaza") for noble in nobles],
            "steps": ["1", "2"],
            "side": ["ahead", "behind"],
            "heap": ["row", "column", "pile"],
            "amount": [str(n) for n in range(most_paid + 1)],
        }
        self.base: list[int] = []
        self.width: list[int] = []
        self.verb: list[int] = []
        self.thing: list[int] = []
        self.other: list[int] = []
        self.name: list[str] = []
        self._things: list[dict[str, str]] = []
        for verb in ALL_VERBS:
            self.base.append(len(self.verb))
            if verb.number == BUILD:  # only the streets that a plot touches
                self.width.append(1)
                for number, (plot, good) in enumerate(lots):
                    self._append(verb, number, 0, {"plot": plot, "good": good})
                continue
            things = [""] if not verb.fields else names[verb.fields[0].type]
            others = [""] if len(verb.fields) < 2 else names[verb.fields[1].type]
            self.width.append(len(others))
            for thing, thing_name in enumerate(things):
                for other, other_name in enumerate(others):
                    form = zip(verb.fields, (thing_name, other_name), strict=False)
                    self._append(verb, thing, other, {field.name: x for field, x in form})
        self.size: int = len(self.verb)
        self._by_name: dict[str, int] = {name: a for a, name in enumerate(self.name)}
        self._by_form: dict[frozenset[tuple[str, str]], int] = {
            frozenset(form.items()): a for a, form in enumerate(self._things)
        }

    def __reduce__(self) -> tuple[type["Catalogue"], tuple[object, ...]]:
        """For pickle, which would not know what to make a compiled object of."""
        return Catalogue, self._made_of

    def _append(self, verb: Verb, thing: int, other: int, form: dict[str, str]) -> None:
        self.verb.append(verb.number)
        self.thing.append(thing)
        self.other.append(other)
        self._things.append({"do": verb.word, **form})
        self.name.append(" ".join([verb.word, *form.values()]))

    def of(self, verb: int, thing: int = 0, other: int = 0) -> int:
        """The number of an action."""
        return self.base[verb] + thing * self.width[verb] + other

    def to_dict(self, action: int) -> dict[str, str]:
        """The structured form: the verb under "do", then the things by their fields."""
        return dict(self._things[action])

    def from_dict(self, form: Mapping[Any, object]) -> int:
        """The action with this structured form; keys that are no words name none."""
        action = self._by_form.get(frozenset((k, str(x)) for k, x in form.items()))
        if action is None:
            raise UnknownAction(str(dict(form)))
        return action

    def parse(self, text: str) -> int:
        """The action with this text form."""
        action = self._by_name.get(" ".join(text.split()))
        if action is None:
            raise UnknownAction(text)
        return action
