"""Add what players would do when it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "if_moves"
down_revision = "calls"


def upgrade() -> None:
    op.create_table(
        "if_moves",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("made", sa.String, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("if_moves")
