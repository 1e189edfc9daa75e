"""The words of the vocabulary as types: strings to the program, named lists of words in documents.

They check nothing. Whoever makes a document of a type (the server, its OpenAPI document) is told
which words a string may be, what the keys of a mapping are and what a field means; by the method
in which pydantic asks for it, so that nothing here needs pydantic.
"""

from collections.abc import Callable, Iterable
from typing import Annotated, Any

from lisboa.edition import vocabulary as v
from lisboa.edition.words import BENEFITS, COUNTERS, EFFECT_OF, SCORE_RULES

Schema = dict[str, Any]  # JSON Schema
Describe = Callable[[Schema], Schema]  # turns a schema of pydantic's core into JSON Schema


class Among:
    """One of these words, or numbers. In a document the list has a name, so that others can refer
    to it."""

    def __init__(self, name: str, words: Iterable[str | int]) -> None:
        self.name = name
        self.words = tuple(words)

    def __get_pydantic_json_schema__(self, core: Schema, describe: Describe) -> Schema:
        words = {"type": "literal", "expected": list(self.words), "ref": self.name}
        return describe({"type": "definitions", "schema": words, "definitions": []})


class ByWord:
    """The keys of a mapping: every one of these words, or at most these."""

    def __init__(self, words: Iterable[str], *, every: bool) -> None:
        self.words = tuple(words)
        self.every = every

    def __get_pydantic_json_schema__(self, core: Schema, describe: Describe) -> Schema:
        value = describe(core)["additionalProperties"]
        out: Schema = {"type": "object", "properties": dict.fromkeys(self.words, value)}
        if self.every:
            out["required"] = list(self.words)
        return {**out, "additionalProperties": False}


def every(words: Iterable[str]) -> ByWord:
    return ByWord(words, every=True)


def some(words: Iterable[str]) -> ByWord:
    return ByWord(words, every=False)


class Note:
    """What a field means, where its name does not tell."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __get_pydantic_json_schema__(self, core: Schema, describe: Describe) -> Schema:
        return {**describe(core), "description": self.text}


Good = Annotated[str, Among("Good", v.GOODS)]
RowName = Annotated[str, Among("RowName", v.ROWS)]
Size = Annotated[str, Among("Size", v.SIZES)]
Side = Annotated[str, Among("Side", v.SIDES)]
Noble = Annotated[str, Among("Noble", v.NOBLES)]
CardKind = Annotated[str, Among("CardKind", v.CARD_KINDS)]
Deck = Annotated[str, Among("Deck", v.DECKS)]
StateAction = Annotated[str, Among("StateAction", v.STATE_ACTIONS)]
NobleAction = Annotated[str, Among("NobleAction", v.NOBLE_ACTIONS)]
ArchitectColour = Annotated[str, Among("ArchitectColour", v.ARCHITECTS)]
CubeColour = Annotated[str, Among("CubeColour", v.RUBBLE)]
HouseGroupName = Annotated[str, Among("HouseGroupName", v.HOUSE_GROUPS)]
Ability = Annotated[str, Among("Ability", dict.fromkeys(sum(v.HOUSE_ABILITIES.values(), ())))]
Icon = Annotated[str, Among("Icon", v.ICONS)]
EffectWord = Annotated[str, Among("EffectWord", EFFECT_OF)]
BenefitWord = Annotated[str, Among("BenefitWord", BENEFITS)]
ScoreRule = Annotated[str, Among("ScoreRule", SCORE_RULES)]
Counter = Annotated[str, Among("Counter", COUNTERS)]
DeedWord = Annotated[str, Among("DeedWord", v.DEEDS)]
