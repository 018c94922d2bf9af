"""A table of two people whose changes are streamed."""

import asyncio
from dataclasses import replace

from tests.laws.games import record_of
from universelle.thinking.pool import ThinkingPool
from universelle.web.store import Store
from universelle.web.table_page import Viewer
from universelle.web.tables import TableManager

ADA = Viewer("en", "ada")
NOBODY = Viewer("fr", None)


def at_table(tmp_path, slug, use):
    """Use a table of two people, both of them Ada."""

    async def run():
        tables = TableManager(await Store.open(tmp_path / "tables.sqlite"), ThinkingPool())
        table = await tables.open(replace(record_of(slug, 2, 1), seats=("Ada=me", "Ben=me")), "ada")
        try:
            return await use(tables, table)
        finally:
            await tables.close()

    return asyncio.run(run())


async def step(tables, table, rng) -> None:
    seat = table.match.state.to_move()[0]
    await tables.move(table, seat, [rng.choice(table.match.state.legal_actions(seat)).code], table.seq)
