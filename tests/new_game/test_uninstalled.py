"""A game that was played and is not installed any more: its tables are left out, and nothing else is disturbed."""

from tests.laws.games import record_of
from tests.web.visiting import TestClient
from universelle.games.registry import load
from universelle.matches.record import Record
from universelle.tables.session import StoredTable
from universelle.tables.summary import Summary
from universelle.web.app import create_app


async def add(app, record: Record) -> None:
    """Put a table with this record into the store, as a server with the game would have done."""
    summary = Summary(record.game, record.seats, False, False, [0], [0, 0], [], {})
    await app.state.tables.shelf.add(StoredTable("lost", record, {0: "somebody"}), summary)


def test_the_entrance_leaves_its_tables_out(tmp_path):
    app = create_app(tmp_path / "tables.sqlite")
    with TestClient(app, raise_server_exceptions=False) as client:
        known = record_of("expo-1906", 2, 1)
        client.portal.call(add, app, Record("paris-1900", 1, known.seats, known.seed))
        assert client.get("/").status_code == 200
        answer = client.get("/t/lost")
        assert answer.status_code == 422
        assert load("expo-1906").meta.slug in answer.text
        assert "paris-1900" in answer.text
