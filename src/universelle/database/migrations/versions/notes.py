"""Add what people write about moments of games."""

import sqlalchemy as sa
from alembic import op

revision = "notes"
down_revision = "daily_tries"


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("owner", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("moment", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notes")
