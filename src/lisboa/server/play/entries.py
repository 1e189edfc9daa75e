"""What a game is made of: its foundation and the entries of its log."""

from dataclasses import dataclass, field
from typing import Any, Final

from lisboa import __version__
from lisboa.rules import RULES_VERSION

PROGRAM: Final = f"{__version__}/{RULES_VERSION}"  # which program agreed with a log

# Kinds of entries.
ACTION, REWIND, SEAT, SETTINGS = "action", "rewind", "seat", "settings"
ORDERS, CONCEDE, END, REMATCH = "orders", "concede", "end", "rematch"

# What a game can be.
PLAYING: Final = "playing"
OVER: Final = "over"  # by the rules
ENDED: Final = "ended"  # by the people
FROZEN: Final = "frozen"  # this program plays it differently than the one that wrote it


@dataclass(frozen=True)
class Foundation:
    """A game before its first entry."""

    id: str
    edition: str  # its imprint; in games of earlier programs its fingerprint
    rules: int
    seed: str  # 128 secret bits in hexadecimal; empty where the deal came from a record
    deal: str  # a record without turns
    setup: dict[str, Any]  # seats, house rules and hashed secrets
    created: float


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table, in the order of `sequence`."""

    sequence: int
    kind: str
    seat: int | None
    payload: dict[str, Any]
    at: float
    hash: str = ""  # of the state after it, where it changed


@dataclass(frozen=True)
class Snapshot:
    """A whole table after the entry `sequence`, for the program that wrote it."""

    sequence: int
    document: dict[str, Any]


@dataclass(frozen=True)
class Stored:
    """All that the database knows of a game; entries from the snapshot on, if there is one."""

    foundation: Foundation
    sequence: int
    revision: int
    status: str
    verified: str
    changed: float
    bot_to_move: bool
    entries: list[Entry]
    drafts: list[str]
    snapshot: Snapshot | None = None


@dataclass(frozen=True)
class Request:
    """Who asked for a change: its own number, unique in the game, and what came of it."""

    id: str
    author: str
    outcome: dict[str, Any]


@dataclass(frozen=True)
class Change:
    """What is written at once, if nobody was faster."""

    revision: int  # the one that was seen
    sequence: int  # after it
    status: str
    bot_to_move: bool  # and somebody is or was there: bots do not play for nobody
    entries: list[Entry] = field(default_factory=list)
    drafts_before: int = 0
    drafts: list[str] = field(default_factory=list)
    drafts_kept: int = 0  # how many of the first ones stay as they are
    request: Request | None = None
