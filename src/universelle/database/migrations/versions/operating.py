"""Add what operators see and decide: servers at work, figures of a day, what happened, decisions and bans."""

import sqlalchemy as sa
from alembic import op

revision = "operating"
down_revision = "clocks"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("figures", sa.Text, nullable=False),
    )
    op.create_table(
        "samples",
        sa.Column("at", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("figures", sa.Text, nullable=False),
    )
    op.create_table(
        "happenings",
        sa.Column("at", sa.Float, primary_key=True),
        sa.Column("process", sa.String, primary_key=True),
        sa.Column("sign", sa.String, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("who", sa.String, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("bans", "house", "happenings", "samples", "processes"):
        op.drop_table(name)
