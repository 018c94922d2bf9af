"""What is done to tables from outside, while servers run: they are closed, and people go from them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from time import time
from typing import Final

from universelle.core.errors import BadRequest, UniverselleError
from universelle.database.database import Database, DatabaseFails
from universelle.tables.gatherings import Gatherings
from universelle.tables.journal import CLOSED, Entry, Journal, Stale
from universelle.tables.session import Session, StoredTable
from universelle.tables.shelf import Shelf

TRIES: Final = 20  # against players who move at the same time


async def close_table(database: Database, table_id: str, make: Callable[[StoredTable], Session]) -> None:
    """Close a table, whoever sits there; refuse one that is not there or is over.

    One that waits is gone, and a match ends before its end.
    """
    gatherings = Gatherings(database, make)
    waiting = await gatherings.load(table_id)
    if waiting is not None:
        await gatherings.close(table_id, waiting.host)
        return
    await _note(database, table_id, make, lambda _: [Entry.noting(0, CLOSED)])


async def leave_tables(database: Database, owner: str, make: Callable[[StoredTable], Session]) -> None:
    """Let somebody go from all running tables where people play apart, by the terms of each."""
    for table_id in await Shelf(database).running_of(owner):
        try:
            await _note(database, table_id, make, lambda session: session.going(owner))
        except DatabaseFails:
            raise
        except UniverselleError:  # it is damaged, or over meanwhile
            continue


async def _note(
    database: Database,
    table_id: str,
    make: Callable[[StoredTable], Session],
    find: Callable[[Session], Sequence[Entry]],
) -> None:
    """Store what there is to note about a match, as it is when nobody else is quicker."""
    for _ in range(TRIES):
        with suppress(Stale):  # somebody has just moved
            stored = await Shelf(database).load(table_id)
            if stored is None:
                raise BadRequest("close-unknown", table=table_id)
            session = await asyncio.to_thread(make, stored)
            if session.over:
                raise BadRequest("close-over")
            at = max(time(), session.journal[-1].at if session.journal else 0.0)
            to_move = tuple(session.match.state.to_move())
            noted = [replace(entry, at=at, to_move=to_move) for entry in find(session)]
            if noted:
                await Journal(database).append(table_id, session.seq, noted, session.summary(None, noted))
            return
    raise BadRequest("waiting-busy")
