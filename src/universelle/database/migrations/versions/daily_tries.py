"""Add who has played the fair of a day."""

import sqlalchemy as sa
from alembic import op

revision = "daily_tries"
down_revision = "invited"


def upgrade() -> None:
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("owner", sa.String, primary_key=True),
        sa.Column("played_at", sa.String, nullable=False, unique=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("ended", sa.Float),
    )
    op.create_index("daily_tries_by_points", "daily_tries", ["day", "points"])
    op.create_index("daily_tries_of", "daily_tries", ["owner", "day"])


def downgrade() -> None:
    op.drop_table("daily_tries")
