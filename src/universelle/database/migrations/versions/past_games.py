"""Add the games that are over, as the lists of their players have them, and those that were deleted."""

import sqlalchemy as sa
from alembic import op

revision = "past_games"
down_revision = "link_only"


def upgrade() -> None:
    op.add_column("tables", sa.Column("noted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_noted", "tables", ["over", "noted"])
    op.create_table(
        "past_games",
        sa.Column("owner", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("places", sa.String, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("rivals", sa.String, nullable=False),
        sa.Column("names", sa.String, nullable=False),
        sa.Column("sources", sa.Text, nullable=False),
        sa.Column("same", sa.String, nullable=False),
    )
    op.create_index("past_games_of", "past_games", ["owner", "ended"])
    op.create_index("past_games_same", "past_games", ["owner", "same"])
    op.create_table(
        "deleted_games",
        sa.Column("owner", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_deleted_games_at", "deleted_games", ["at"])


def downgrade() -> None:
    op.drop_table("deleted_games")
    op.drop_table("past_games")
    op.drop_index("ix_tables_noted", "tables")
    op.drop_column("tables", "noted")
