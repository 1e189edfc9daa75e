"""Games are logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(16)


def _game() -> "sa.Column[str]":
    return sa.Column("game", ID, sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("fingerprint", sa.String(16), primary_key=True),
        sa.Column("files", sa.Text, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", ID, primary_key=True),
        sa.Column("edition", sa.String(16), sa.ForeignKey("editions.fingerprint"), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("verified", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("bot_to_move", sa.Boolean, nullable=False),
    )
    op.create_index(
        "games_with_a_bot_to_move", "games", ["id"], postgresql_where=sa.text("bot_to_move")
    )
    op.create_index("games_by_change", "games", ["status", "changed"])
    op.create_table(
        "entries",
        _game(),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("hash", sa.String(16), nullable=False),
    )
    op.create_table(
        "requests",
        _game(),
        sa.Column("request", sa.String(64), primary_key=True),
        sa.Column("author", sa.String(64), nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
    )
    op.create_table(
        "drafts",
        _game(),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("action", sa.String(80), nullable=False),
    )
    op.create_table(
        "snapshots",
        _game(),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("verified", sa.String(40), nullable=False),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_table(
        "leases",
        _game(),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
