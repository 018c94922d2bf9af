"""Databases by their addresses."""

import asyncio

import pytest

from universelle.database.database import DatabaseFails
from universelle.database.opening import open_database


@pytest.mark.parametrize("address", ["mysql://localhost/x", "tables", "postgresql://nobody@127.0.0.1:1/x"])
def test_an_address_that_leads_nowhere_is_refused_in_a_sentence(address):
    with pytest.raises(DatabaseFails, match=r"database-unknown|database-no-answer"):
        asyncio.run(open_database(address))
