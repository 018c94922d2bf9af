"""Everything that is known about a person, to take along."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

import sqlalchemy as sa

from universelle.core.errors import UniverselleError
from universelle.database.database import Database
from universelle.database.schema import ACCOUNTS, CHAIRS, METADATA, SIGN_INS
from universelle.people.accounts import SETTINGS, Account
from universelle.people.carrying import OTHERS, OWNERS
from universelle.people.preferences import Preferences
from universelle.tables.if_moves import IfMove, IfMoves
from universelle.tables.session import StoredTable, record_of
from universelle.tables.shelf import Shelf

SECRET: Final = (*OWNERS, *OTHERS, "owners", "removed", "ready", "record")  # other people, and a seed


async def export(database: Database, account: Account) -> dict[str, Any]:
    """An account, where it is signed in, its games and whatever else is its own.

    Of a running game only the seats: the record has the seed, which would tell what is hidden.
    """
    preferences = account.preferences or Preferences()
    sign_ins = await database.read(SIGN_INS.select().where(SIGN_INS.c.account_id == account.id))
    return {
        "account": {
            "name": account.name,
            "mail": account.mail,
            "language": account.language,
            "sign": account.sign,
            "created": _moment(account.created),
            "settings": {setting: account.wants(setting) for setting in SETTINGS},
            "preferences": preferences.values(),
        },
        "sign-ins": [
            {"browser": row.browser, "created": _moment(row.created), "used": _moment(row.used)} for row in sign_ins
        ],
        "games": await _games(database, account.owner),
        **await _others(database, account.owner),
    }


async def _games(database: Database, owner: str) -> list[dict[str, Any]]:
    shelf, if_moves = Shelf(database), IfMoves(database)
    tables = await database.read(sa.select(CHAIRS.c.table_id).distinct().where(CHAIRS.c.owner == owner))
    return [
        _game(stored, owner, await if_moves.of(stored.id))
        for row in tables
        if (stored := await _stored(shelf, row.table_id)) is not None
    ]


async def _stored(shelf: Shelf, table_id: str) -> StoredTable | None:
    try:
        return await shelf.load(table_id)
    except UniverselleError:  # it is damaged
        return None


def _game(stored: StoredTable, owner: str, if_moves: Mapping[int, IfMove]) -> dict[str, Any]:
    seats = [seat for seat, name in sorted(stored.owners.items()) if name == owner]
    shown = {"table": stored.id, "seats": [seat + 1 for seat in seats]}
    if not stored.over:
        said = [line.code for seat in seats if seat in if_moves for line in if_moves[seat].lines]
        return {**shown, "game": stored.record.game, "players": stored.record.names, "if-moves": said}
    return {**shown, "record": json.loads(record_of(stored).to_json())}


async def _others(database: Database, owner: str) -> dict[str, Any]:
    """The rows of all other tables of the database that belong to an owner, by table."""
    found: dict[str, Any] = {}
    for table in METADATA.sorted_tables:
        holders = [table.c[name] for name in OWNERS if name in table.c and table not in (ACCOUNTS, CHAIRS)]
        if holders:
            rows = await database.read(table.select().where(sa.or_(*[column == owner for column in holders])))
            found[table.name] = [
                {name: value for name, value in row.items() if name not in SECRET} for row in rows.mappings()
            ]
    return {name: rows for name, rows in found.items() if rows}


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
