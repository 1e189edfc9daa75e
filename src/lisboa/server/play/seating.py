"""Who sits at a table, and what can happen to a seat."""

from dataclasses import dataclass, field
from typing import Any, Final

from lisboa.server.show.messages import Entrance, Orders

HAND_OVER, TAKE_BACK, RENAME, LINK, TAKE = "hand-over", "take-back", "rename", "link", "take"
MOST_NOTICES: Final = 20  # the latest are remembered


@dataclass
class Seat:
    """Who sits there."""

    name: str
    kind: str  # human, bot or lacerda
    colour: int
    level: str | None = None  # of a bot
    secret: str | None = None  # hashed
    invitation: str | None = None  # hashed; whoever uses it first sits there
    bot: str | None = None  # plays for the human
    conceded: bool = False
    orders: Orders = field(default_factory=Orders)
    advance: str | None = None  # the card to draw, chosen before others follow

    @property
    def mover(self) -> str | None:
        """The level of the bot that answers here; None: a human does."""
        return self.level or self.bot

    @property
    def entrance(self) -> Entrance | None:
        """Who knows how to get in: also whoever made the table, nobody yet, or its player alone."""
        if self.secret is None:
            return "invited" if self.invitation else None
        return "own" if self.invitation else "shared"

    def give_to_bot(self, level: str) -> None:
        """It thinks for itself."""
        self.bot, self.advance = level, None


@dataclass(frozen=True)
class Notice:
    """Something about links that the whole table is to know."""

    what: str  # LINK or TAKE
    seat: int | None  # None: spectators
    at: float
    told: int  # how many events there were before


def seats_of(written: list[dict[str, Any]]) -> list[Seat]:
    """In games from before colours were chosen, each seat has its own."""
    return [Seat(**{"colour": number, **seat}) for number, seat in enumerate(written)]
