"""The time to think, and when a table's game started."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Takes the step."""
    op.add_column("tables", sa.Column("think", sa.Integer))
    op.add_column("tables", sa.Column("started", sa.String(32)))
