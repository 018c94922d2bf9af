"""A table of two people whose changes are streamed."""

import asyncio
from dataclasses import replace

from tests.laws.games import record_of
from universelle.database.opening import open_database
from universelle.tables.sessions import Sessions
from universelle.thinking.pool import ThinkingPool
from universelle.web.table.table_page import Viewer
from universelle.web.table.tables import Table

ADA = Viewer("en", "ada")
NOBODY = Viewer("fr", None)


def at_table(tmp_path, slug, use):
    """Use a table of two people, both of them Ada."""

    async def run():
        tables = Sessions(await open_database(tmp_path / "tables.sqlite"), ThinkingPool(), Table)
        table = await tables.open(replace(record_of(slug, 2, 1), seats=("Ada=me", "Ben=me")), "ada")
        try:
            return await use(tables, table)
        finally:
            await tables.close()

    return asyncio.run(run())


async def step(tables, table, rng) -> None:
    seat = table.match.state.to_move()[0]
    await tables.move(table, seat, [rng.choice(table.match.state.legal_actions(seat)).code], table.seq)
