"""The tables of the database. Everything about a game follows from its row and its entries."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()
ID: Final = String(16)


def _game() -> Column[str]:
    return Column("game", ID, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


editions: Final = Table(
    "editions",
    METADATA,
    Column("imprint", String(16), primary_key=True),
    Column("fingerprint", String(16), nullable=False, index=True),
    Column("files", Text, nullable=False),  # JSON: the TOML text of each file
)

games: Final = Table(
    "games",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("edition", ForeignKey("editions.imprint"), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seed", String(32), nullable=False),  # 128 secret bits; empty for an imported game
    Column("deal", Text, nullable=False),  # a record without turns
    Column("setup", Text, nullable=False),  # JSON: seats, settings, hashed secrets
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("sequence", Integer, nullable=False),  # of the last entry
    Column("revision", Integer, nullable=False),  # grows with every change, drafts included
    Column("verified", String(40), nullable=False),  # the program that last agreed with the log
    Column("status", String(10), nullable=False),  # playing, over, ended, frozen
    Column("bot_to_move", Boolean, nullable=False),  # and somebody is or was there
    Column("expired", Double),  # since when it is out of sight
)
Index("games_with_a_bot_to_move", games.c.id, postgresql_where=games.c.bot_to_move)
Index("games_by_change", games.c.status, games.c.changed)

entries: Final = Table(
    "entries",
    METADATA,
    _game(),
    Column("sequence", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("payload", Text, nullable=False),  # JSON
    Column("at", Double, nullable=False),
    Column("hash", String(16), nullable=False),  # of the state after it
)

# Requests that changed something, so that a repeated one is answered as before: all that made
# entries, and for a while those that only drafted.
requests: Final = Table(
    "requests",
    METADATA,
    _game(),
    Column("request", String(64), primary_key=True),
    Column("author", String(64), nullable=False),
    Column("outcome", Text, nullable=False),  # JSON
    Column("drafted", Integer),  # the revision that it made, if there is no entry of it
)

drafts: Final = Table(
    "drafts",
    METADATA,
    _game(),
    Column("place", Integer, primary_key=True),
    Column("action", String(80), nullable=False),
)

snapshots: Final = Table(
    "snapshots",
    METADATA,
    _game(),
    Column("sequence", Integer, nullable=False),
    Column("verified", String(40), nullable=False),
    Column("document", Text, nullable=False),  # JSON
)

# How a game stands, for programs that play by other rules and so cannot work it out.
keepsakes: Final = Table(
    "keepsakes",
    METADATA,
    _game(),
    Column("sequence", Integer, nullable=False),  # of the last entry that it knows
    Column("document", Text, nullable=False),  # JSON, packed
)

# Which process moves the bots of a game, and until when.
leases: Final = Table(
    "leases",
    METADATA,
    _game(),
    Column("holder", String(32), nullable=False),
    Column("until", Double, nullable=False),
)
