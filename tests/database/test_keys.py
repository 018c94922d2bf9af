"""Keys that all servers on a database share."""

import asyncio

from tests.database.opened import with_database
from universelle.database.keys import shared_key
from universelle.database.opening import open_database


def test_all_servers_get_the_same_key_and_another_one_for_another_purpose(where):
    async def use(database):
        others = await asyncio.gather(*[open_database(where) for _ in range(3)])
        keys = await asyncio.gather(*[shared_key(each, "tokens", 32) for each in [database, *others]])
        for each in others:
            await each.close()
        return len(set(keys)), len(keys[0]), keys[0] != await shared_key(database, "other", 32)

    assert with_database(where, use) == (1, 32, True)
