"""Tables at which a random match is over."""

from dataclasses import replace

from tests.laws.games import played
from universelle.tables.journal import Entry
from universelle.tables.session import StoredTable
from universelle.web.table.tables import Table


def table_of(slug: str, players: int = 2, seed: int = 1) -> Table:
    """A table at which a random match is over."""
    match = played(slug, players, seed)
    journal = tuple([Entry(result.move.seat, result.move.code) for result in match.history])
    return Table(
        StoredTable(
            "1",
            replace(match.record, moves=(), result=None, seats=("Ada=me", "Ben=random")),
            {0: "ada"},
            journal,
            (),
        )
    )
