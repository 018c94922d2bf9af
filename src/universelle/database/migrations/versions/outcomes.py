"""Add how finished matches ended for visitors."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "outcomes",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("owner", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("rivals", sa.String, nullable=False),
    )
    op.create_index("outcomes_of", "outcomes", ["owner", "game"])


def downgrade() -> None:
    op.drop_table("outcomes")
