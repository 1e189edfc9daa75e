"""Games leave keepsakes: how they stand, for programs that play by other rules."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    game = sa.ForeignKey("games.id", ondelete="CASCADE")
    op.create_table(
        "keepsakes",
        sa.Column("game", sa.String(16), game, primary_key=True),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("keepsakes")
