"""Add who was invited to a table that waits for its players."""

import sqlalchemy as sa
from alembic import op

revision = "invited"
down_revision = "mailboxes"


def upgrade() -> None:
    op.add_column("gatherings", sa.Column("invited", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("gatherings", "invited")
