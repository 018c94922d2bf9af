"""Statistics: how much is played, without names."""

from tests.database.opened import with_database
from tests.tables.laying import SLUG, lay, record
from universelle.operating.statistics import statistics
from universelle.tables.gatherings import Gatherings
from universelle.tables.session import Session
from universelle.tables.shelf import Shelf


def test_tables_moves_and_people_are_counted(where):
    async def use(database):
        await lay(database, record(), {0: "ada", 1: "ben"})
        await lay(database, record(), {0: "ada", 1: "ada"}, "u")
        await Shelf(database).mark("u", damaged=True)
        await Gatherings(database, Session).open(record(), "ada", {0: "ada"}, ())
        return await statistics(database)

    found = with_database(where, use)
    assert (found.running, found.finished, found.waiting, found.damaged) == (2, 0, 1, 1)
    assert (found.people, found.people_today, found.opened_today) == (2, 2, 2)
    assert (found.games, found.moves) == ({SLUG: 2}, 0)
    assert found.size > 0
    assert found.tree["running"] == 2
