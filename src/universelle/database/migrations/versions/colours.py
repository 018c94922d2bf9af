"""Add the colours of a table's seats, and the time of every entry of a journal."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("colours", sa.String, nullable=False, server_default=""))
    op.add_column("journal", sa.Column("at", sa.Float, nullable=False, server_default="0"))
    op.drop_column("tables", "changed")


def downgrade() -> None:
    op.add_column("tables", sa.Column("changed", sa.Float, nullable=False, server_default="0"))
    op.drop_column("journal", "at")
    op.drop_column("tables", "colours")
