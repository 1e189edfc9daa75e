"""Requests that only drafted are remembered for a while: which change of the game they made."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("requests", sa.Column("drafted", sa.Integer))


def downgrade() -> None:
    # Those that are remembered now are so for good, as all were before.
    op.drop_column("requests", "drafted")
