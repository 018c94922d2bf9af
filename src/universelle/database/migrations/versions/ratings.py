"""Outcomes have a row for each seat, with what ratings and statistics need."""

import json

import sqlalchemy as sa
from alembic import op

revision = "ratings"
down_revision = "lobby"

KNOWN = """
SELECT o.table_id, o.owner, o.game, o.place, o.rivals, c.seat, t.changed FROM outcomes AS o
JOIN tables AS t ON t.id = o.table_id JOIN chairs AS c ON c.table_id = o.table_id AND c.owner = o.owner
"""
ADD = """
INSERT INTO new_outcomes (table_id, seat, game, players, owner, bot, place, won, at, counted, gone, rated)
VALUES (:table_id, :seat, :game, :players, :owner, :bot, :place, :won, :at, :counted, :gone, :rated)
"""


def upgrade() -> None:
    op.create_table(
        "new_outcomes",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("owner", sa.String),
        sa.Column("bot", sa.String),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    _copy(op.get_bind())
    op.drop_table("outcomes")
    op.rename_table("new_outcomes", "outcomes")
    op.create_index("outcomes_of", "outcomes", ["owner", "game", "at"])
    op.create_index("outcomes_rated", "outcomes", ["game", "rated", "at", "table_id"])


def _copy(connection: sa.Connection) -> None:
    """Older rows say of one person where all seats were placed; nobody knows any more whether the match was rated."""
    rows: dict[tuple[str, int], dict[str, object]] = {}
    for known in connection.execute(sa.text(KNOWN)).all():
        rivals = json.loads(known.rivals)
        seats = [seat for seat in range(len(rivals) + 1) if seat != known.seat]
        shared = {
            "table_id": known.table_id, "game": known.game, "players": len(rivals) + 1, "at": known.changed,
            "gone": False, "rated": False,
        }  # fmt: skip
        for seat, (bot, place) in zip(seats, rivals, strict=True):
            row = {**shared, "seat": seat, "owner": None, "bot": bot or None, "place": place, "counted": False}
            rows.setdefault((known.table_id, seat), {**row, "won": place == 1})
        row = {**shared, "seat": known.seat, "owner": known.owner, "bot": None, "place": known.place, "counted": True}
        rows[known.table_id, known.seat] = {**row, "won": known.place == 1}
    if rows:
        connection.execute(sa.text(ADD), list(rows.values()))


def downgrade() -> None:
    op.drop_table("outcomes")
    op.create_table(
        "outcomes",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("owner", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("rivals", sa.String, nullable=False),
    )
    op.create_index("outcomes_of", "outcomes", ["owner", "game"])
