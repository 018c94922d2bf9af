"""Add reviews of matches."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("match", sa.String, nullable=False),
        sa.Column("wanted", sa.Boolean, nullable=False),
    )
    op.create_table(
        "reviewed_moves",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("move", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("reviewed_moves", "reviews"):
        op.drop_table(name)
