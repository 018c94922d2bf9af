"""Add whether the operator has dealt with a report."""

import sqlalchemy as sa
from alembic import op

revision = "reports_done"
down_revision = "past_games"


def upgrade() -> None:
    op.add_column("talk_reports", sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("talk_reports", "done")
