"""Tables as they are stored, and lists of them."""

from time import time

from tests.database.opened import with_database
from tests.tables.laying import lay, load, one_table, record, summary
from universelle.tables.journal import Entry, Journal
from universelle.tables.shelf import Shelf


def test_a_table_is_found_again(where):
    with_database(where, one_table)
    table = with_database(where, load)
    assert (table.record, table.owners, table.journal) == (record(), {0: "ada", 1: "ben"}, ())


def test_a_table_that_is_not_there(where):
    assert with_database(where, load) is None


def test_tables_of_an_owner_come_with_the_running_ones_first(where):
    async def write(database):
        for name in ("a", "b", "c"):
            await lay(database, record(), {0: "ada"}, name)
        await lay(database, record(), {0: "ben"}, "d")
        await Journal(database).append("b", 0, [Entry(0, "x", at=time())], summary(over=True))
        await Journal(database).append("a", 0, [Entry(0, "x", at=time())], summary())
        shelf = Shelf(database)
        found = [await shelf.tables_of("ada"), await shelf.tables_of("nobody"), await shelf.tables_of("ada", most=1)]
        return [[table.id for table in tables] for tables in found]

    assert with_database(where, write) == [["a", "c", "b"], [], ["a"]]


def test_a_summary_that_cannot_be_read_harms_no_list(where):
    async def write(database):
        for name in ("a", "b"):
            await lay(database, record(), {0: "ada"}, name)
        for text in ("nonsense", "[]", '{"game": 1}'):
            await database.write([("UPDATE tables SET summary = :text WHERE id = 'a'", {"text": text})])
            listed = {table.id: table.summary for table in await Shelf(database).tables_of("ada")}
            assert listed["a"] is None
            assert listed["b"] is not None

    with_database(where, write)
