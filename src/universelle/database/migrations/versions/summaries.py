"""Add what lists show of a table, leases of work, keys, tables that wait, and the screens that several people share."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seq", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("changed", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("bots_to_move", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("summary", sa.Text))
    op.add_column("tables", sa.Column("damaged", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(
        "UPDATE tables SET seq = (SELECT COUNT(*) FROM journal WHERE table_id = tables.id), "
        "changed = COALESCE((SELECT MAX(at) FROM journal WHERE table_id = tables.id), created)"
    )
    op.create_index("ix_tables_listed", "tables", ["over", "changed"])
    op.create_index("ix_tables_bots", "tables", ["bots_to_move"])
    op.create_table(
        "leases",
        sa.Column("work", sa.String, primary_key=True),
        sa.Column("holder", sa.String, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "gatherings",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("host", sa.String, nullable=False, index=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("colours", sa.String, nullable=False),
        sa.Column("owners", sa.Text, nullable=False),
        sa.Column("removed", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False, index=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("secret", sa.String, nullable=False),
    )
    op.create_table(
        "screens",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("owner", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in ("screens", "keys", "gatherings", "leases"):
        op.drop_table(name)
    for name in ("ix_tables_bots", "ix_tables_listed"):
        op.drop_index(name, "tables")
    for name in ("damaged", "summary", "bots_to_move", "changed", "seq"):
        op.drop_column("tables", name)
