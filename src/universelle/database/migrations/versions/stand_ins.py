"""Add who made a move instead of a bot that failed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("journal", sa.Column("chosen_by", sa.String))


def downgrade() -> None:
    op.drop_column("journal", "chosen_by")
