"""Games expire before they go: out of sight for a while, in which they can be brought back."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("expired", sa.Double))


def downgrade() -> None:
    # What was out of sight is there again; earlier programs know only games that they delete.
    op.drop_column("games", "expired")
