"""Add accounts, where they are signed in, letters for new passwords, and tries to guess them."""

import sqlalchemy as sa
from alembic import op

revision = "accounts"
down_revision = "operating"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("name_key", sa.String, nullable=False, unique=True),
        sa.Column("mail", sa.String),
        sa.Column("mail_key", sa.String, index=True),
        sa.Column("password", sa.String, nullable=False),
        sa.Column("owner", sa.String, nullable=False, unique=True),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("sign", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sign_ins",
        sa.Column("token", sa.String, primary_key=True),
        sa.Column("id", sa.String, nullable=False),
        sa.Column("account_id", sa.String, sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("browser", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_table(
        "resets",
        sa.Column("token", sa.String, primary_key=True),
        sa.Column("account_id", sa.String, sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("what", sa.String, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("tries", "resets", "sign_ins", "accounts"):
        op.drop_table(name)
