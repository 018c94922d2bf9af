"""Add what an account prefers pages to be like."""

import sqlalchemy as sa
from alembic import op

revision = "preferences"
down_revision = "reports_done"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("preferences", sa.String))


def downgrade() -> None:
    op.drop_column("accounts", "preferences")
