"""A database that is opened, used and closed."""

import asyncio

from universelle.database.opening import open_database


def with_database(where, use):
    async def run():
        database = await open_database(where)
        try:
            return await use(database)
        finally:
            await database.close()

    return asyncio.run(run())
