"""The cards and boards that tables are played with."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Takes the step."""
    op.create_table(
        "components",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
