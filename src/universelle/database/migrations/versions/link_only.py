"""Add whether strangers may find a table in lists."""

import sqlalchemy as sa
from alembic import op

revision = "link_only"
down_revision = "if_moves"


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    op.drop_column("tables", "listed")
