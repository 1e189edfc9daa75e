"""Old data: `version_1` holds a real database of Lisboa 0.1, the last program of rules version 1,
with games of every kind."""

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import MetaData, insert

from lisboa.server.settings import Settings
from lisboa.server.store import schema as t
from lisboa.server.store.database import connect, migrate

OLD = Path(__file__).parent / "version_1"
AS_IT_WAS = (t.editions, t.games, t.entries, t.requests, t.drafts, t.snapshots)


def unpacked(name: str) -> bytes:
    return lzma.decompress((OLD / f"{name}.xz").read_bytes())


def lay_down(settings: Settings) -> None:
    """Fill a database as the old program left it, whichever kind it is."""
    (settings.data / "old.sqlite").write_bytes(unpacked("lisboa.sqlite"))
    engine, then = connect(settings), MetaData()
    migrate(engine, "0001")
    with closing(sqlite3.connect(settings.data / "old.sqlite")) as old, engine.begin() as new:
        old.row_factory = sqlite3.Row
        then.reflect(new)
        for table in (then.tables[table.name] for table in AS_IT_WAS):
            rows = [dict(row) for row in old.execute(f"SELECT * FROM {table.name}")]
            for row in rows:
                if "bot_to_move" in row:
                    row["bot_to_move"] = bool(row["bot_to_move"])
            new.execute(insert(table), rows)
    engine.dispose()
