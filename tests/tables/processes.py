"""Two processes on one database, as far as the database can tell."""

import asyncio
from dataclasses import replace

from tests.laws.games import record_of
from universelle.database.opening import open_database
from universelle.tables.session import Session
from universelle.tables.sessions import Sessions
from universelle.thinking.pool import Chosen, ThinkingPool

SLUG = "worlds-fair-1893"
APART = {0: "ada", 1: "ben"}


class Thoughts(ThinkingPool):
    """Counts what is thought; whoever thinks takes the first legal move."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    async def move(self, match, record, seat, bot, legal):
        self.count += 1
        await asyncio.sleep(0)
        return Chosen(legal[0])


def record(*seats):
    return replace(record_of(SLUG, len(seats), 1), seats=seats)


def with_processes(where, make, use, count=1):
    """Some processes on one database, each with what `make` makes of its connection to it."""

    async def run():
        databases = [await open_database(where) for _ in range(count)]
        made = [make(database) for database in databases]
        for each in made:
            await each.start()
        try:
            return await use(*made)
        finally:
            for each, database in zip(made, databases):
                await each.close()
                await database.close()

    return asyncio.run(run())


def with_two(where, use, **settings):
    """Two processes with sessions of the tables."""
    return with_processes(where, lambda database: Sessions(database, Thoughts(), Session, **settings), use, count=2)


async def until(subscribe, look, reached):
    """What somebody sees who is told of changes, as soon as it has come so far."""
    woken = asyncio.Event()
    unsubscribe = subscribe(woken.set)
    while not reached(seen := look()):
        await woken.wait()
        woken.clear()
    unsubscribe()
    return seen


async def changed(session, reached) -> None:
    """Wait until a session that somebody watches has come so far."""
    await until(session.subscribe, reached, bool)


async def first_move(sessions, session) -> None:
    seat = session.match.state.to_move()[0]
    await sessions.move(session, seat, [session.match.state.legal_actions(seat)[0].code], session.seq)
