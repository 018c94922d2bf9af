"""Bans: addresses, networks and owners who may not come in."""

import pytest

from tests.database.opened import with_database
from universelle.core.errors import BadRequest
from universelle.operating.bans import Bans, all_bans, ban, banned, unban

OWNER = "0123456789abcdef" * 2


@pytest.mark.parametrize(
    ("who", "address", "owner", "held"),
    [
        ("203.0.113.7", "203.0.113.7", None, True),
        ("203.0.113.7", "203.0.113.8", None, False),
        ("203.0.113.0/24", "203.0.113.8", OWNER, True),
        ("2001:db8::/64", "2001:db8::17", None, True),
        ("2001:db8::/64", "2001:db8:0:1::17", None, False),
        (OWNER, "203.0.113.7", OWNER, True),
        (OWNER, "203.0.113.7", None, False),
        ("203.0.113.7", "", None, False),
    ],
)
def test_who_is_held(who, address, owner, held):
    assert Bans([banned(who)]).hold(address, owner) is held


@pytest.mark.parametrize("who", ["", "ada", "203.0.113.300", OWNER.upper()])
def test_what_is_neither_an_address_nor_an_owner_is_refused(who):
    with pytest.raises(BadRequest):
        banned(who)


def test_a_ban_is_kept_until_it_is_lifted(where):
    async def use(database):
        await ban(database, "203.0.113.7/24")
        await ban(database, "203.0.113.0/24")
        await ban(database, OWNER)
        before = await all_bans(database)
        await unban(database, "203.0.113.0/24")
        with pytest.raises(BadRequest):
            await unban(database, "203.0.113.0/24")
        return before, await all_bans(database)

    assert with_database(where, use) == (["203.0.113.0/24", OWNER], [OWNER])
