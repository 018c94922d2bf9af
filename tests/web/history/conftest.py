"""A guest with games."""

import pytest

from tests.web.visiting import open_table
from universelle.web.serving.tokens import owner_of_secret
from universelle.web.serving.visitors import COOKIE


@pytest.fixture
def owner(client) -> str:
    """A guest, as the database knows them."""
    open_table(client, "worlds-fair-1893", "me", "director")
    return owner_of_secret(client.cookies[COOKIE].rpartition(".")[0])
