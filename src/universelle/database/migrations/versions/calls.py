"""Add where people want to be called, and which calls were made."""

import sqlalchemy as sa
from alembic import op

revision = "calls"
down_revision = "ratings"


def upgrade() -> None:
    op.create_table(
        "call_destinations",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("owner", sa.String, nullable=False, index=True),
        sa.Column("means", sa.String, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("origin", sa.String, nullable=False),
        sa.Column("confirm", sa.String, index=True),
        sa.Column("failure", sa.Text),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("destination", sa.String, primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("holder", sa.String, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    for name in ("calls", "call_destinations"):
        op.drop_table(name)
