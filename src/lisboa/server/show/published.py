"""What the server's document says of the words and views that are sent, and nothing checks."""

from typing import Annotated, Any

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema

from lisboa.edition.word_types import Among, every
from lisboa.game.actions import RANKS, RESOURCES
from lisboa.game.positions.document import Position, SeatView
from lisboa.game.positions.steps import KIND_NAME
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import numbers as w

FINAL_WIGS = w.WIGS[w.W_SHIPS :]  # in the order of the final scoring

Resource = Annotated[str, Among("Resource", RESOURCES)]
Rank = Annotated[str, Among("Rank", RANKS)]
QuestionName = Annotated[
    str,
    Among("QuestionName", (name for kind, name in KIND_NAME.items() if kind >= ag.QUESTIONS)),
]
FinalWigs = Annotated[dict[str, int], every(FINAL_WIGS)]


class Published:
    """Described in the document as this type, with the names of its parts. What is sent is neither
    checked nor gone through: `mypy` checks it where it is written."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.any_schema()

    def __get_pydantic_json_schema__(
        self, core: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        described = TypeAdapter(self.kind).core_schema
        return handler(core_schema.definitions_schema(described, []))  # to be referred to by name


ShownView = Annotated[Position, Published(SeatView)]
