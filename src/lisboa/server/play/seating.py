"""Who sits at a table, and what can happen to a seat."""

from dataclasses import dataclass, field
from typing import Any

from lisboa.server.show.messages import Orders

HAND_OVER, TAKE_BACK, RENAME, LINK = "hand-over", "take-back", "rename", "link"


@dataclass
class Seat:
    """Who sits there."""

    name: str
    kind: str  # human, bot or lacerda
    colour: int
    level: str | None = None  # of a bot
    secret: str | None = None  # hashed
    bot: str | None = None  # plays for the human
    conceded: bool = False
    orders: Orders = field(default_factory=Orders)
    advance: str | None = None  # the card to draw, chosen before others follow

    @property
    def mover(self) -> str | None:
        """The level of the bot that answers here; None: a human does."""
        return self.level or self.bot

    def give_to_bot(self, level: str) -> None:
        """It thinks for itself."""
        self.bot, self.advance = level, None


def seats_of(written: list[dict[str, Any]]) -> list[Seat]:
    """In games from before colours were chosen, each seat has its own."""
    return [Seat(**{"colour": number, **seat}) for number, seat in enumerate(written)]
