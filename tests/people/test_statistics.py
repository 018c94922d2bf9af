"""How somebody has done; and that no question reads all finished games."""

import sqlite3

import pytest
import sqlalchemy as sa

from tests.database.opened import with_database
from tests.people.finished import NOTE, SLUG, finish, rows
from tests.tables.laying import lay, record
from universelle.people import statistics as asked
from universelle.people.ladders import Ladders
from universelle.people.statistics import Met, Won, have_met, statistics

MANY = 10_000


def test_games_won_who_was_met_and_the_latest(where):
    async def use(database):
        for number in range(3):
            await finish(database, f"t{number}", "ana", "ben", at=float(number))
        await finish(database, "three", "ben", "ana", "@director", at=3.0)
        await finish(database, "left", "ben", "ana", at=4.0, gone=1)
        return await statistics(database, "ana"), [await have_met(database, "ana", who) for who in ("ben", "cleo")]

    found, met = with_database(where, use)
    assert sorted(found.won, key=lambda each: each.players) == [Won(SLUG, 2, 3, 4), Won(SLUG, 3, 0, 1)]
    assert found.met == [Met("ben", 5, 3)]
    assert [each.table for each in found.latest] == ["left", "three", "t2", "t1", "t0"]
    assert (found.played, found.victories, found.gone) == (5, 3, 1)
    assert met == [True, False]


@pytest.fixture(scope="module")
def many(tmp_path_factory):
    """A file with many finished games."""
    path = tmp_path_factory.mktemp("many") / "tables.sqlite"

    async def fill(database):
        await lay(database, record(), {}, "t0")
        columns = [row[1] for row in await database.read(sa.text("PRAGMA table_info(tables)"))]
        others = ", ".join([name for name in columns if name != "id"])
        ids = [{"id": f"t{number}"} for number in range(1, MANY)]
        copy = f"INSERT INTO tables (id, {others}) SELECT :id, {others} FROM tables WHERE id = 't0'"
        await database.write([(copy, each) for each in ids])
        people = [f"p{number}" for number in range(200)]
        for number in range(MANY):
            pair = people[number % 200], people[(number * 7 + 1) % 200]
            notes = rows(f"t{number}", *pair, at=float(number), rated=number % 2 == 0)
            await database.write([(NOTE, row) for row in notes]) if number < 50 else plenty.extend(notes)
        await database.write([(NOTE, row) for row in plenty])

    plenty: list = []
    with_database(path, fill)
    connection = sqlite3.connect(path)
    connection.execute("ANALYZE")
    connection.commit()
    connection.close()
    return path


def test_no_question_about_a_person_reads_all_games(many, monkeypatch):
    plans: list[str] = []

    async def use(database):
        read = database.read

        async def explained(query):
            sql = query.compile(compile_kwargs={"literal_binds": True}, dialect=sqlite_dialect())
            plans.extend([row[3] for row in await read(sa.text(f"EXPLAIN QUERY PLAN {sql}"))])
            return await read(query)

        database.read = explained
        found = await statistics(database, "p3")
        await have_met(database, "p3", "p4")
        database.read = read
        return found

    found = with_database(many, use)
    assert found.played > 0
    scans = [plan for plan in plans if plan.startswith("SCAN") and "outcomes" in plan]
    assert not scans, plans
    assert asked.LATEST >= len(found.latest) > 0


def test_a_ladder_reads_what_is_new_by_an_index(many):
    plans: list[str] = []

    async def use(database):
        ladders = Ladders(database)
        first = await ladders.of(SLUG)
        read = database.read

        async def explained(query):
            sql = query.compile(compile_kwargs={"literal_binds": True}, dialect=sqlite_dialect())
            plans.extend([row[3] for row in await read(sa.text(f"EXPLAIN QUERY PLAN {sql}"))])
            return await read(query)

        database.read = explained
        ladders.heard()
        return first, await ladders.of(SLUG)

    first, again = with_database(many, use)
    assert first is again
    assert first.matches == MANY // 2
    assert all("outcomes_rated" in plan for plan in plans if "outcomes" in plan), plans


def sqlite_dialect():
    from sqlalchemy.dialects import sqlite

    return sqlite.dialect()
