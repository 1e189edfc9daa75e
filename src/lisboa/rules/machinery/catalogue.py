"""The catalogue of actions: every answer to every question has one number.

An action is a verb and up to two things it names: this card, this plot, this ship. Things, never
positions, so a number means the same in every game of an edition. Numbers, structured form and
text form convert into each other without loss.
"""

from collections.abc import Mapping
from typing import Any, Final

from lisboa.edition import vocabulary as v

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
        hand = cards[:political]
        ships = cards[political:]
        numbers = [str(n) for n in range(most_paid + 1)]
        goods, nobles = list(v.GOODS), list(v.NOBLES)
        places = [f"{place}-{noble}" for place in ("office", "plaza") for noble in nobles]
        # verb: (its word, {field: the names of the things})
        self._forms: list[tuple[str, dict[str, list[str]]]] = [
            ("keep", {"card": hand}),
            ("keep", {"tile": tiles}),
            ("gold", {"card": hand}),
            ("portfolio", {"card": hand}),
            ("court", {"card": hand}),
            ("add", {}),
            ("discard", {"card": cards}),
            ("replace", {"ship": ships}),
            ("sell", {}),
            ("trade", {}),
            ("load", {"good": goods, "ship": ships}),
            ("offer", {"good": goods, "for": list(v.STATE_ACTIONS)}),
            ("do", {"deed": [*v.STATE_ACTIONS, *v.NOBLE_ACTIONS]}),
            ("office", {"noble": nobles}),
            ("plan", {"plan": plans}),
            ("pay", {"good": goods}),
            ("take", {"good": goods}),
            ("lose", {"good": goods}),
            ("move", {"steps": ["1", "2"]}),
            ("take", {"tile": tiles, "side": ["ahead", "behind"]}),
            ("give", {"tile": tiles}),
            ("favour", {"noble": nobles}),
            ("lose", {"favour": nobles}),
            ("build", {"plot": [], "good": []}),  # lots: only the streets a plot touches
            ("cube", {"from": ["row", "column", "pile"], "colour": list(v.RUBBLE)}),
            ("house", {"group": list(v.HOUSE_GROUPS)}),
            ("decree", {"decree": decrees}),
            ("open", {"site": sites}),
            ("use", {"plan": plans}),
            ("return", {"from": places}),
            ("convert", {"reais": numbers}),
            ("reais", {"reais": numbers}),
            ("accept", {}),
            ("decline", {}),
            ("stop", {}),
            ("draw", {"card": hand}),
            ("claim", {"card": hand}),
            ("task", {"task": tasks}),
        ]
        self.base: list[int] = []
        self.width: list[int] = []
        self.verb: list[int] = []
        self.thing: list[int] = []
        self.other: list[int] = []
        self.name: list[str] = []
        self._things: list[dict[str, str]] = []
        for verb, (word, fields) in enumerate(self._forms):
            self.base.append(len(self.verb))
            if verb == BUILD:
                self.width.append(1)
                for number, (plot, good) in enumerate(lots):
                    self._append(verb, number, 0, word, {"plot": plot, "good": good})
                continue
            names = list(fields.items())
            others = names[1][1] if len(names) > 1 else [""]
            self.width.append(len(others))
            if not names:
                self._append(verb, 0, 0, word, {})
                continue
            for thing, thing_name in enumerate(names[0][1]):
                for other, other_name in enumerate(others):
                    form = {names[0][0]: thing_name}
                    if len(names) > 1:
                        form[names[1][0]] = other_name
                    self._append(verb, thing, other, word, form)
        self.size: int = len(self.verb)
        self._by_name: dict[str, int] = {name: a for a, name in enumerate(self.name)}
        self._by_form: dict[frozenset[tuple[str, str]], int] = {
            frozenset(form.items()): a for a, form in enumerate(self._things)
        }

    def __reduce__(self) -> tuple[type["Catalogue"], tuple[object, ...]]:
        """For pickle, which would not know what to make a compiled object of."""
        return Catalogue, self._made_of

    def _append(self, verb: int, thing: int, other: int, word: str, form: dict[str, str]) -> None:
        self.verb.append(verb)
        self.thing.append(thing)
        self.other.append(other)
        if verb in (TAKE_GOOD, LOSE_GOOD, LOSE_FAVOUR, KEEP_TILE, KEEP_CARD, PAY_GOOD):
            # The field is part of the text: "take good gold", "lose favour king".
            word = f"{word} {next(iter(form))}"
        elif verb == TAKE_TILE:
            word = "take tile"
        self._things.append({"do": word, **form})
        self.name.append(" ".join([word, *form.values()]))

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
