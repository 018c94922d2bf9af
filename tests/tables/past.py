"""Matches that are over, as servers note them."""

from dataclasses import replace

from tests.laws.games import played
from tests.tables.laying import journal_of, lay
from universelle.database.database import Database
from universelle.matches.record import Record
from universelle.tables.outcomes import Outcomes
from universelle.tables.session import Session, StoredTable

SLUG = "worlds-fair-1893"
MATCH = played(SLUG, 3, 1)
SEATS = ("Ada=me", "Ben=me", "director=director")
OWNERS = {0: "ada", 1: "ben"}
WINNER = MATCH.state.winners()[0]


def record(*seats: str) -> Record:
    return replace(MATCH.record, seats=seats or SEATS, result=None)


def session(owners=None, *seats: str) -> Session:
    head = replace(record(*seats), moves=())
    return Session(StoredTable("t", head, OWNERS if owners is None else owners, journal_of(record(*seats))))


async def finish(database: Database, name: str, owners=None, *seats: str) -> None:
    """A finished match, noted as a server notes it."""
    owners = OWNERS if owners is None else owners
    await lay(database, record(*seats), owners, name)
    over = session(owners, *seats)
    over.id = name
    await Outcomes(database).note(over)
