"""Erasing a person: what is only theirs goes, and games stay for those who played them, under no name."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import sqlalchemy as sa

from universelle.core.errors import BadRequest, UniverselleError
from universelle.database.database import NAMES, Conflict, Database, Statement
from universelle.database.schema import ACCOUNTS, CHAIRS, GATHERINGS, METADATA, OUTCOMES, TABLES
from universelle.matches.players import FORMER
from universelle.matches.record import Record, names, split_seat
from universelle.people.accounts import Account, Accounts
from universelle.people.carrying import OTHERS, OWNERS
from universelle.tables.closing import leave_tables
from universelle.tables.gatherings import Gatherings
from universelle.tables.past_games import searched

KEPT: Final = (ACCOUNTS, CHAIRS, OUTCOMES, GATHERINGS)  # what others need, too, or is erased in a way of its own
RENAME: Final = "UPDATE tables SET record = :record, summary = :summary WHERE id = :table AND seq = :seq"
CHAIRS_OF: Final = "SELECT seat FROM chairs WHERE table_id = :table AND owner = :owner"
LEAVE: Final = (
    f"DELETE FROM if_moves WHERE table_id = :table AND seat IN ({CHAIRS_OF})",  # noqa: S608 our own names
    "UPDATE chairs SET owner = :nobody WHERE table_id = :table AND owner = :owner",
    "UPDATE outcomes SET owner = :nobody WHERE table_id = :table AND owner = :owner",
)
UNNAME: Final = "UPDATE past_games SET names = :names WHERE table_id = :table"


async def erase(database: Database, accounts: Accounts, gatherings: Gatherings, account: Account) -> None:
    """Erase an account with its name, mail, password and sign-ins, and everything that is only this person's.

    From running games they go as anybody who leaves: by the terms of each a computer plays on, or it ends.
    """
    await accounts.remove(account)
    await leave_tables(database, account.owner, gatherings.make)
    await _leave_gatherings(database, gatherings, account.owner)
    nobody = secrets.token_hex(16)  # the same person in statistics of others, and nobody in any other way
    while rows := await _tables_of(database, account.owner):
        for row, seats in rows:
            with suppress(Conflict):  # somebody has just moved there
                await database.write(_leaving(row, seats, account.owner, nobody), first_counts=True)
    await database.write([*_deleting(account.owner), *database.announcement(NAMES)])


async def _tables_of(database: Database, owner: str) -> list[tuple[Any, list[int]]]:
    """The tables at which an owner has seats."""
    chairs = (await database.read(CHAIRS.select().where(CHAIRS.c.owner == owner))).all()
    rows = (await database.read(TABLES.select().where(TABLES.c.id.in_([chair.table_id for chair in chairs])))).all()
    return [(row, [chair.seat for chair in chairs if chair.table_id == row.id]) for row in rows]


def _leaving(row: Any, seats: Sequence[int], owner: str, nobody: str) -> list[Statement]:
    """The statements by which a person's name and hold on a table are gone."""
    values = {"table": row.id, "owner": owner, "nobody": nobody}
    renamed = {"table": row.id, "seq": row.seq, "record": row.record, "summary": row.summary}
    searches: list[Statement] = []
    with suppress(UniverselleError):  # a damaged record is as it is
        record = Record.from_json(row.record)
        shown = without_names(record.seats, seats)
        searches = [(UNNAME, {"table": row.id, "names": searched(shown)})]
        renamed["record"] = replace(record, seats=shown).to_json()
        renamed["summary"] = row.summary and json.dumps({**json.loads(row.summary), "seats": shown}, ensure_ascii=False)
    return [(RENAME, renamed), *searches, *[(statement, values) for statement in LEAVE]]


def without_names(seats: Sequence[str], left: Sequence[int]) -> tuple[str, ...]:
    """The seats of a match, with former guests in place of those who left."""
    shown = list(seats)
    for seat in left:
        taken = names(shown)
        numbered = [FORMER, *[f"{FORMER} {'I' * number}" for number in range(2, len(seats) + 1)]]
        name = next(name for name in numbered if name not in taken)
        shown[seat] = f"{name}={split_seat(seats[seat])[1]}"
    return tuple(shown)


async def _leave_gatherings(database: Database, gatherings: Gatherings, owner: str) -> None:
    """Leave the tables that have not begun; what a person opened goes on with whoever else sits there."""
    lists = (GATHERINGS.c.owners, GATHERINGS.c.invited)
    part = [each.contains(f'"{owner}"', autoescape=True) for each in lists]
    for row in (await database.read(GATHERINGS.select().where(sa.or_(GATHERINGS.c.host == owner, *part)))).all():
        with suppress(BadRequest):  # it has just begun, or is gone
            await gatherings.leave(row.id, owner)


def _deleting(owner: str) -> list[Statement]:
    """The statements that delete everything else."""
    return [
        (f"DELETE FROM {table.name} WHERE {name} = :owner", {"owner": owner})  # noqa: S608 our own names
        for table in METADATA.sorted_tables
        for name in (*OWNERS, *OTHERS)
        if name in table.c and table not in KEPT
    ]
