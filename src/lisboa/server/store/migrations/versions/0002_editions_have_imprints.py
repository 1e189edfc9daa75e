"""Editions have imprints: two that play alike may say different things."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("ALTER TABLE editions RENAME COLUMN fingerprint TO imprint")
    # What games of earlier programs refer to is the fingerprint; it goes on to stand for both.
    op.add_column(
        "editions", sa.Column("fingerprint", sa.String(16), nullable=False, server_default="")
    )
    op.execute("UPDATE editions SET fingerprint = imprint")
    op.create_index("ix_editions_fingerprint", "editions", ["fingerprint"])


def downgrade() -> None:
    # The imprint goes on to stand for both: each is the name of one edition.
    op.drop_index("ix_editions_fingerprint", "editions")
    op.drop_column("editions", "fingerprint")
    op.execute("ALTER TABLE editions RENAME COLUMN imprint TO fingerprint")
