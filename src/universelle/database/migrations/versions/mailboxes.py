"""Add whether the mailbox of an account has agreed to letters; those that are known keep getting them."""

import sqlalchemy as sa
from alembic import op

revision = "mailboxes"
down_revision = "preferences"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("mail_asked", sa.String))


def downgrade() -> None:
    op.drop_column("accounts", "mail_asked")
