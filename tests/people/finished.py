"""Finished matches, written straight into the database: nobody need play them."""

from typing import Any

from tests.tables.laying import lay, record
from universelle.database.database import Database

SLUG = "worlds-fair-1893"
NOTE = (
    "INSERT INTO outcomes (table_id, seat, game, players, owner, bot, place, won, at, counted, gone, rated) "
    "VALUES (:table, :seat, :game, :players, :owner, :bot, :place, :won, :at, :counted, :gone, :rated)"
)


async def finish(
    database: Database,
    name: str,
    *seats: str,
    at: float = 0.0,
    lay_table: bool = True,
    listed: bool = True,
    **more: Any,
) -> None:
    """A match in which the seats were placed in this order: owners, or computers after an @."""
    if lay_table:
        await lay(database, record(), {}, name, listed=listed)
    await database.write([(NOTE, row) for row in rows(name, *seats, at=at, **more)])


def rows(name: str, *seats: str, at: float = 0.0, game: str = SLUG, rated: bool = True, gone: int | None = None):
    return [
        {
            "table": name,
            "seat": seat,
            "game": game,
            "players": len(seats),
            "owner": None if who.startswith("@") else who,
            "bot": who[1:] if who.startswith("@") else None,
            "place": seat + 1,
            "won": seat == 0,
            "at": at,
            "counted": not who.startswith("@"),
            "gone": seat == gone,
            "rated": rated,
        }
        for seat, who in enumerate(seats)
    ]
