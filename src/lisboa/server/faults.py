"""What the server refuses, and how it says so."""

from collections.abc import Sequence
from typing import Any, Final

from lisboa.game.faults import GameError, IllegalAction
from lisboa.server.show.texts import Text, text_of
from lisboa.text.meaning import why_not

Argument = str | int

# The status of an HTTP answer for each code; a refusal that the table gives is a conflict.
STATUS: Final = {
    "malformed": 422,
    "no-credential": 401,
    "wrong-credential": 403,
    "not-yours": 403,
    "not-host": 403,
    "unknown-game": 404,
    "unknown-edition": 404,
    "no-such-seat": 404,
    "too-large": 413,
    "too-many": 429,
    "full": 503,
    "unavailable": 503,
    "busy": 503,
}
CONFLICT: Final = 409
LONGEST_PLACE: Final = 60  # characters


class Refusal(Exception):
    """A request that is not carried out: a key of a catalogue with its arguments."""

    def __init__(
        self,
        code: str,
        *,
        topic: str = "server",
        key: str = "",
        rule: str | None = None,
        sequence: int | None = None,
        text: Text | None = None,
        **arguments: Argument,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.text = text or Text(key=f"{topic}:{key or f'refused-{code}'}", args=dict(arguments))
        self.rule = rule
        self.sequence = sequence  # the present one, for a request that saw another

    @property
    def status(self) -> int:
        return STATUS.get(self.code, CONFLICT)

    @property
    def retry_after(self) -> str:
        """The seconds after which it may be tried again, if that is known."""
        return str(self.text.args.get("seconds") or "")


def illegal(fault: IllegalAction) -> Refusal:
    """The rules say no."""
    return Refusal("illegal", rule=fault.reason.rule, text=text_of(why_not(fault.reason)))


def wrong(fault: GameError) -> Refusal:
    """A name, a variant, an action or a record that cannot be."""
    return Refusal("impossible", text=text_of(fault.said()))


class Rival(Exception):
    """Somebody else changed the game first; nothing was written."""


class DatabaseAway(Exception):
    """The database does not answer or cannot write; nothing was written."""


def malformed(errors: Sequence[Any]) -> Refusal:
    """The first of pydantic's complaints: where, and which; never what was sent."""
    where = ".".join(str(part) for part in errors[0]["loc"])[:LONGEST_PLACE]
    return Refusal("malformed", where=where or "body", what=str(errors[0]["type"]))
