"""How somebody has done at a title."""

import json

import sqlalchemy as sa

from tests.database.opened import with_database
from tests.tables.laying import lay, record
from universelle.people.levels import Outcome
from universelle.people.numbers import Part, numbers
from universelle.tables.bin import Bin
from universelle.tables.past_games import NOTE

SLUG = "worlds-fair-1893"


def row(name: str, place: int, points: int, *rivals: str, at: float = 0.0, counted: bool = True):
    """A game of ana, who had the first seat and was placed so; the others follow each other."""
    others = [other for other in range(1, len(rivals) + 2) if other != place]
    return {
        "owner": "ana", "table": name, "game": SLUG, "players": len(rivals) + 1, "seat": 0, "place": place,
        "won": place == 1, "points": points, "places": " ".join(map(str, [place, *others])), "ended": at,
        "seconds": 60, "counted": counted, "imported": False, "rivals": f" - {' '.join(rivals)} ", "names": "",
        "sources": json.dumps({"ticket": [points / 2, 1.0], f"of-{place}": [2.0, 0.0]}), "same": name,
    }  # fmt: skip


async def keep(database, *rows) -> None:
    for each in rows:
        await lay(database, record(), {}, each["table"])
    await database.write([(NOTE, each) for each in rows])


GAMES = [
    row("a", 1, 50, "director", at=1.0),
    row("b", 1, 70, "director", "@", at=2.0),
    row("c", 2, 40, "visitor", at=3.0),
    row("d", 1, 60, "visitor", at=4.0),
    row("e", 1, 99, "visitor", at=5.0, counted=False),
]


def test_what_counts_is_added_up_and_in_order(where):
    async def use(database):
        await keep(database, *GAMES)
        found = await numbers(database, "ana", SLUG), await numbers(database, "ana", SLUG, 2, "visitor")
        await Bin(database).delete("ana", "a")
        return *found, (await numbers(database, "ana", SLUG)).all

    found, some, without = with_database(where, use)
    assert found.all == Part(4, 3, 70)
    assert found.mean == 55
    assert (found.streak, found.longest) == (1, 2)
    assert found.latest == [(1, 2), (1, 3), (2, 2), (1, 2)]
    assert found.sources["ticket"] == (27.5, 1.0)
    assert found.sources["of-2"] == (0.5, 0.0)
    assert found.by_players == {2: Part(3, 2, 60), 3: Part(1, 1, 70)}
    assert found.by_rival == {"director": Part(2, 2, 70), "@": Part(1, 1, 70), "visitor": Part(2, 1, 60)}
    assert found.outcomes[1] == Outcome(1, (("director", 2), ("@", 3)))
    assert some.all == Part(2, 1, 60)
    assert without == Part(3, 2, 70)


def test_who_has_played_nothing_has_no_numbers(where):
    found = with_database(where, lambda database: numbers(database, "ana", SLUG))
    assert found.all == Part()
    assert found.sources == {}


def test_numbers_are_read_from_the_rows_of_one_person(tmp_path):
    plans: list[str] = []

    async def use(database):
        read = database.read

        async def explained(query):
            from sqlalchemy.dialects import sqlite

            sql = query.compile(compile_kwargs={"literal_binds": True}, dialect=sqlite.dialect())
            plans.extend([row[3] for row in await read(sa.text(f"EXPLAIN QUERY PLAN {sql}"))])
            return await read(query)

        database.read = explained
        return await numbers(database, "ana", SLUG)

    with_database(tmp_path / "tables.sqlite", use)
    assert [plan for plan in plans if plan.startswith("SCAN")] == []
    assert any(["past_games_of" in plan for plan in plans]), plans
