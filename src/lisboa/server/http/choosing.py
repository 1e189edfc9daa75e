"""What there is to choose from when a game is made: editions, variants, bots, colours of seats.

A client that offers what is told here needs no list of its own, and offers what is new by itself.
"""

from functools import lru_cache
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, TypeAdapter

from lisboa.bots.levels import LEVELS, NAMES
from lisboa.edition import Edition
from lisboa.edition.word_types import Among
from lisboa.game.names import SEAT_COLOURS
from lisboa.game.variants import is_ruling, plain
from lisboa.rules.machinery.agreement import VARIANTS, Variant
from lisboa.server.http.access import ANYTIME, TheHost
from lisboa.server.http.editions import NOT_CHANGED
from lisboa.server.http.pages import ASK_AGAIN, File, file_of, sent
from lisboa.server.show.messages import EditionInfo, Level
from lisboa.server.show.texts import Text, text_of
from lisboa.text import say, things

PATH: Final = "/api/choices"

ColourName = Annotated[str, Among("ColourName", SEAT_COLOURS)]

router = APIRouter()


class VariantChoice(BaseModel):
    """One of the values that a variant of the kind `choice` takes."""

    value: int | str
    title: Text


class VariantOffer(BaseModel):
    """A variant; `NewGame.variants` takes a value under its name."""

    name: str
    # A boolean; one of choices; a boolean or seats; a boolean or a layout.
    kind: Literal["switch", "choice", "seats", "layout"]
    choices: list[VariantChoice]
    default: bool | int | str  # the plain game
    solo: bool  # can be chosen alone against Lacerda
    together: bool  # means something in a game of several people
    ruling: bool  # a reading of the rules, not a variant that they have
    title: Text
    explanation: Text
    rules: list[str]


class LevelOffer(BaseModel):
    """A level of bots."""

    name: Level
    title: Text
    explanation: Text


class ColourOffer(BaseModel):
    """A colour of seats, and the name of a seat that has no other."""

    name: ColourName
    title: Text


class EditionOffer(EditionInfo):
    """An edition; `NewGame.edition` takes its name."""

    title: Text
    explanation: Text


class Choices(BaseModel):
    """All that a table is asked before it is laid."""

    editions: list[EditionOffer]  # the first one is played where nobody chooses
    variants: list[VariantOffer]
    levels: list[LevelOffer]  # from weak to strong
    bots: list[str]  # names for bots
    colours: list[ColourOffer]  # the colour of a seat is a place in this list


@router.get(PATH, response_model=Choices, responses=ANYTIME | NOT_CHANGED)
async def choices(host: TheHost, request: Request) -> Response:
    """Editions, variants, bots and colours of seats, each with its words."""
    return sent(_written(tuple(one.edition for one in host.settings.editions)), request)


@lru_cache(maxsize=1)
def _written(offered: tuple[Edition, ...]) -> File:
    return file_of(PATH, ".json", ASK_AGAIN, TypeAdapter(Choices).dump_json(all_choices(offered)))


def all_choices(offered: tuple[Edition, ...]) -> Choices:
    return Choices(
        editions=[_edition(edition) for edition in offered],
        variants=[_variant(variant) for variant in VARIANTS],
        levels=[
            LevelOffer(
                name=name,
                title=text_of(say("web", f"bot-{name}")),
                explanation=text_of(say("bots", f"level-{name}")),
            )
            for name in LEVELS
        ],
        bots=list(NAMES),
        colours=[
            ColourOffer(name=name, title=text_of(things.called(name))) for name in SEAT_COLOURS
        ],
    )


def _edition(edition: Edition) -> EditionOffer:
    explanation = say(
        "web",
        "edition-text",
        politics=len(edition.cards),
        decrees=len(edition.decrees),
        clergy=sum(tile.copies for tile in edition.clergy),
    )
    return EditionOffer(
        **EditionInfo.of(edition).model_dump(),
        title=text_of(say("web", "edition-name", name=edition.name)),
        explanation=text_of(explanation),
    )


def _variant(variant: Variant) -> VariantOffer:
    key = f"variant-{variant.name}"
    return VariantOffer.model_validate(
        {
            **variant._asdict(),
            "choices": [
                VariantChoice(value=value, title=text_of(say("web", f"{key}-choice", value=value)))
                for value in variant.choices
            ],
            "default": plain(variant),
            "ruling": is_ruling(variant),
            "title": text_of(say("web", key)),
            "explanation": text_of(say("web", f"{key}-text")),
        }
    )
