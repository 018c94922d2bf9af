"""A match that is over, in the database of a server."""

from dataclasses import replace

from tests.laws.games import played
from tests.tables.laying import lay

RECORD = replace(played("worlds-fair-1893", 2, 1).record, seats=("Ada=me", "director=director"))


def lay_over(client, owner: str, name: str = "over") -> None:
    """A match that is over and not noted yet."""
    client.portal.call(lay, client.app.state.tables.database, replace(RECORD, result=None), {0: owner}, name)
    client.portal.call(client.app.state.tables._note_ends)
