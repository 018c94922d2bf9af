"""Add who is at which table."""

import sqlalchemy as sa
from alembic import op

revision = "presence"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("process", sa.String, primary_key=True),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("presence")
