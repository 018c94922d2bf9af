"""Add when and in which language tables were opened, and whether they begin by themselves; an index of open ones."""

import sqlalchemy as sa
from alembic import op

revision = "lobby"
down_revision = "talk"


def upgrade() -> None:
    op.add_column("gatherings", sa.Column("opened", sa.Float, nullable=False, server_default="0"))
    op.add_column("gatherings", sa.Column("language", sa.String, nullable=False, server_default=""))
    op.add_column("gatherings", sa.Column("quick", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_gatherings_open", "gatherings", ["listed", "changed"])


def downgrade() -> None:
    op.drop_index("ix_gatherings_open", "gatherings")
    for name in ("quick", "language", "opened"):
        op.drop_column("gatherings", name)
