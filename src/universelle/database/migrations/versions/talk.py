"""Add what people say at a table."""

import sqlalchemy as sa
from alembic import op

revision = "talk"
down_revision = "accounts"


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("room", sa.String, nullable=False),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "talk_mutes",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("owner", sa.String, primary_key=True),
        sa.Column("muted", sa.String, primary_key=True),
    )
    op.create_table(
        "talk_reports",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("owner", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("talk_reports", "talk_mutes", "talk"):
        op.drop_table(name)
