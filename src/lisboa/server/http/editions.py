"""What is printed on board, cards and tiles, for clients that draw and explain them."""

import asyncio
import json
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, TypeAdapter

from lisboa.edition import components
from lisboa.edition.titles import Titles
from lisboa.edition.word_types import Among
from lisboa.rules.machinery.tables import tables_of
from lisboa.server.faults import DatabaseAway, Refusal
from lisboa.server.host import Host
from lisboa.server.http.access import ANYTIME, TheHost, refusals
from lisboa.server.http.pages import ASK_AGAIN, File, file_of, sent
from lisboa.server.show.texts import Text, text_of
from lisboa.text import places, printed

NOT_CHANGED: Final[dict[int | str, dict[str, Any]]] = {304: {"description": "Not Modified"}}

Imprint = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
Language = Annotated[str, Path(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=20)]

router = APIRouter(prefix="/api/editions")


PartName = Annotated[str, Among("PartName", places.PARTS)]


class PrintedPart(BaseModel):
    """One thing that a card, tile or place does."""

    what: PartName  # its heading is the message `printed:part-WHAT`
    text: Text  # a full sentence
    rules: tuple[str, ...]  # that govern it


class PrintedWords(BaseModel):
    """All that is printed on one element, in words."""

    title: Text
    parts: list[PrintedPart]


@dataclass(frozen=True, slots=True)
class PrintedEdition(components.Edition):
    """A whole component set, and its words by the names of elements (a part of every player
    board at `seat/PART`)."""

    words: dict[str, PrintedWords]


EDITION: Final = TypeAdapter(PrintedEdition)


@router.get(
    "/{imprint}",
    response_model=PrintedEdition,
    responses=ANYTIME | refusals(404, 409) | NOT_CHANGED,
)
async def edition(host: TheHost, imprint: Imprint, request: Request) -> Response:
    """A whole component set: the map, the tracks, every card and tile, and what they say."""
    found = await _found(host, imprint)
    return sent(await asyncio.to_thread(_written, found), request)


@router.get(
    "/{imprint}/titles/{language}",
    response_model=dict[str, str],
    responses=ANYTIME | refusals(404, 409) | NOT_CHANGED,
)
async def titles(host: TheHost, imprint: Imprint, language: Language, request: Request) -> Response:
    """What its cards, tiles, streets and persons are called in a language, by the ids of texts
    `title:ID`; those that are not told keep the edition's own words."""
    files = host.written(await _found(host, imprint)).files
    return sent(_titles(f"{imprint}/titles/{language}", language, Titles.among(files)), request)


async def _found(host: Host, imprint: str) -> components.Edition:
    try:
        return await host.edition(imprint)
    except DatabaseAway:
        raise Refusal("unavailable") from None


def _titles(path: str, language: str, titles: Titles) -> File:
    told = json.dumps(titles.into(language), ensure_ascii=False, separators=(",", ":"))
    return file_of(f"/api/editions/{path}", ".json", ASK_AGAIN, told.encode())


@lru_cache(maxsize=8)
def _written(edition: components.Edition) -> File:
    """To be asked for again: what a program says of an edition may change where it does not."""
    path = f"/api/editions/{edition.imprint}"
    return file_of(path, ".json", ASK_AGAIN, document_of(edition))


def document_of(edition: components.Edition) -> bytes:
    """The edition with its words, as clients read it."""
    printed_parts = {field.name: getattr(edition, field.name) for field in fields(edition)}
    return EDITION.dump_json(PrintedEdition(**printed_parts, words=_words(edition)))


def _words(edition: components.Edition) -> dict[str, PrintedWords]:
    return {
        element: PrintedWords.model_construct(
            title=text_of(words.title),
            parts=[
                PrintedPart.model_construct(
                    what=part.what, text=text_of(part.text), rules=part.rules
                )
                for part in words.parts
            ],
        )
        for element, words in printed.words(tables_of(edition)).items()
    }
