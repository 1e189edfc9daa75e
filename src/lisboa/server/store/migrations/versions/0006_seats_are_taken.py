"""Seats are taken by invitation, and a table may agree that nobody plays on from its past.

Both stand in the setup and in entries, so no table changes; the number tells older programs that
they cannot read them.
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

games = sa.table("games", sa.column("id"), sa.column("setup"))
entries = sa.table("entries", *map(sa.column, ("game", "sequence", "kind", "payload")))
snapshots = sa.table("snapshots", sa.column("document"))


def upgrade() -> None:
    pass


def downgrade() -> None:
    """Whoever has taken a seat keeps it; who has not needs a new link."""
    connection = op.get_bind()
    for row in connection.execute(sa.select(games)).all():
        if (setup := _setup(json.loads(row.setup))) is not None:
            connection.execute(
                sa.update(games).where(games.c.id == row.id).values(setup=_json(setup))
            )
    concerned = entries.c.kind.in_(("seat", "settings"))
    for row in connection.execute(sa.select(entries).where(concerned)).all():
        if (payload := _payload(row.kind, json.loads(row.payload))) is not None:
            here = (entries.c.game == row.game, entries.c.sequence == row.sequence)
            connection.execute(sa.update(entries).where(*here).values(payload=_json(payload)))
    connection.execute(  # they are made anew
        sa.delete(snapshots).where(snapshots.c.document.like('%"invitation"%'))
    )


def _setup(setup: dict[str, Any]) -> dict[str, Any] | None:
    """As older programs write it; None: it is so already."""
    new = "play_on" in setup["rules"] or any("invitation" in seat for seat in setup["seats"])
    for seat in setup["seats"]:
        if seat.pop("invitation", None):
            seat.setdefault("secret", None)
    setup["rules"].pop("play_on", None)
    return setup if new else None


def _payload(kind: str, payload: dict[str, Any]) -> dict[str, Any] | None:
    if kind == "settings" and "play_on" in payload:
        del payload["play_on"]
        return payload
    if payload.get("what") == "take":
        return {**payload, "what": "link"}
    if payload.get("what") == "link" and "invitation" in payload:
        return {"what": "link", "secret": None}
    return None


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
