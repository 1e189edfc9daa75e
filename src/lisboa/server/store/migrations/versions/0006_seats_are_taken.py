"""Seats are taken by invitation, and a table may agree that nobody plays on from its past.

Both stand in the setup and in entries, so no table changes; the number tells older programs that
they cannot read them.
"""

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    pass
