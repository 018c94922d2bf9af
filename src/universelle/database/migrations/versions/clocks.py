"""Add what tables agree on, when time runs out, who must move after each entry, ready marks, and when no server ran."""

import sqlalchemy as sa
from alembic import op

revision = "clocks"
down_revision = "presence"


def upgrade() -> None:
    op.add_column("tables", sa.Column("terms", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("journal", sa.Column("to_move", sa.String))
    op.add_column("gatherings", sa.Column("terms", sa.Text, nullable=False, server_default="{}"))
    op.add_column("gatherings", sa.Column("ready", sa.Text, nullable=False, server_default="[]"))
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Float, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("outages", "uptime"):
        op.drop_table(name)
    for table, name in (
        ("gatherings", "ready"),
        ("gatherings", "terms"),
        ("journal", "to_move"),
    ):
        op.drop_column(table, name)
    op.drop_index("ix_tables_deadline", "tables")
    for name in ("deadline", "terms"):
        op.drop_column("tables", name)
