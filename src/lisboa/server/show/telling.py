"""What happened, as sentences that are linked to the board."""

from collections.abc import Iterable
from typing import Annotated

from pydantic import BaseModel

from lisboa.edition.word_types import Among
from lisboa.game import Event, Game
from lisboa.rules.machinery import log as e
from lisboa.server.show.targets import concerned
from lisboa.server.show.texts import Text, text_of
from lisboa.text.look import lacerda
from lisboa.text.wording import event_text

EventName = Annotated[str, Among("EventName", [kind.name for kind in e.EVENTS])]


class EventText(BaseModel):
    """One thing that happened, in words and as facts."""

    number: int  # in the game; what another seat alone may know is left out
    kind: EventName
    seat: int
    text: Text
    elements: list[str]
    facts: dict[str, str | int | bool | None]


def tell(game: Game, events: Iterable[Event]) -> list[EventText]:
    """The sentences about events of this game, which `game.events` chose for a seat."""
    t, solo = game.state.t, lacerda(game.state)
    return [
        EventText.model_construct(
            number=event.number,
            kind=event.kind,
            seat=event.seat,
            text=text_of(event_text(t, event.told, game.names, solo)),
            elements=concerned(t, event.told),
            facts=event.facts,
        )
        for event in events
    ]
