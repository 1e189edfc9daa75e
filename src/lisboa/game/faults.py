"""What people can do wrong with a game: each error is one sentence from the catalogues.

It is said when somebody reads it, in the language of the reader: until then an error holds the key
of its message and what that is told, other errors among it.
"""

from dataclasses import dataclass, field
from typing import Any

from lisboa.rules import LAST_PROGRAMS, RULES_VERSION


@dataclass(frozen=True)
class Reason:
    """Why an action is not possible: the rule behind it and the key of its message.

    `str(reason)` is the sentence.
    """

    rule: str
    message: str
    numbers: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.said()

    def said(self) -> str:
        """The sentence, which remembers how it was said: `str` would forget that."""
        from lisboa.text.meaning import reason_text

        return reason_text(self)


class IllegalAction(ValueError):
    """An action that cannot be played now; nothing has changed."""

    def __init__(self, reason: Reason, action: str) -> None:
        super().__init__(reason, action)
        self.reason = reason
        self.action = action

    def __str__(self) -> str:
        from lisboa.text import say

        return say("game", "illegal", action=self.action, reason=self.reason.said())


class GameError(ValueError):
    """A wrong call, record or position: a key of the catalogue `game` and its arguments."""

    def __init__(self, key: str, **arguments: "Told") -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        return self.said()

    def said(self) -> str:
        """The sentence, which remembers how it was said: `str` would forget that."""
        from lisboa.text import say

        return say("game", self.key, **self.told)

    @property
    def told(self) -> dict[str, str | int]:
        """What the message is told, errors as their sentences."""
        return {name: _said(value) for name, value in self.arguments.items()}


def other_rules(theirs: object) -> dict[str, Any]:
    """Under which rules something was made, and which program plays those: the arguments of a
    sentence about it."""
    older = isinstance(theirs, str | int) and str(theirs).isdigit()
    program = LAST_PROGRAMS.get(int(str(theirs)), "newer") if older else "unknown"
    return {"rules": str(theirs)[:20], "ours": RULES_VERSION, "program": program}


Told = str | int | Reason | GameError


def _said(told: Told) -> str | int:
    return told.said() if isinstance(told, Reason | GameError) else told


class RecordError(GameError):
    """What is wrong with a record, and in which line (0: in none alone)."""

    def __init__(self, key: str, line: int = 0, **arguments: "Told") -> None:
        super().__init__(f"record-{key}", line=line, **arguments)
        self.line = line


class PositionError(GameError):
    """What is wrong with a position, and where: a path such as `players.Green.hand[2]`."""

    def __init__(self, path: str, reason: str, **arguments: "Told") -> None:
        super().__init__(f"position-{reason}", path=path or "position", **arguments)
        self.args = (path, reason)  # with which pickle makes it again
        self.path = path
        self.reason = reason
