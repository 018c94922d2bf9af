"""How long the pages about somebody's games take who has 10,000 of them.

    python benchmarks/history.py [games]

The games are rows in a new SQLite file, all of one title and one person, against three computers each.
"""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from universelle.cli.garbage import Garbage
from universelle.core.chance import seed_from
from universelle.database.database import Database
from universelle.database.opening import open_database
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.matches.record import Record
from universelle.people.numbers import numbers
from universelle.tables.history import History, Wanted
from universelle.tables.past_games import NOTE
from universelle.tables.session import Session, StoredTable
from universelle.tables.shelf import Shelf
from universelle.web.history.asked import Asked
from universelle.web.history.numbers_page import Shown, numbers_page
from universelle.web.history.search import wanted
from universelle.web.people.track_record import track_record

SLUG = "worlds-fair-1893"
OWNER = "ana"
TIMES = 5
COPY = (
    "INSERT INTO tables (id, record, created, changed, over, seq, summary) "
    "SELECT :id, record, created, :at, 1, 0, summary FROM tables WHERE id = 'first'"
)
SIT = "INSERT INTO chairs (table_id, seat, owner) VALUES (:id, 0, :owner)"
SOURCES = ("tickets", "most-tickets", "first", "second", "sets")


async def fill(database: Database, games: int) -> None:
    """Write the games."""
    game, rng = load(SLUG), Random(1)
    bots = list(game.opponents)
    head = Record(SLUG, game.meta.ruleset, ("Ana=me", *[f"{bot}={bot}" for bot in bots[:3]]), seed_from("1"))
    first = StoredTable("first", head, {})
    await Shelf(database).add(first, Session(first).summary())
    rows, tables = [], []
    for number in range(games):
        places, name, at = rng.sample([1, 2, 3, 4], 4), f"t{number}", 1e9 + 3600 * number
        tables.append({"id": name, "at": at, "owner": OWNER})
        rows.append(
            {
                "owner": OWNER, "table": name, "game": SLUG, "players": 4, "seat": 0, "place": places[0],
                "won": places[0] == 1, "points": rng.randint(30, 90), "places": " ".join(map(str, places)),
                "ended": at, "seconds": 1800, "counted": True, "imported": False,
                "rivals": f" - {' '.join(rng.sample(bots, 3))} ", "names": "ana\nmireille", "same": name,
                "sources": json.dumps({source: (rng.randint(0, 30), rng.randint(0, 30) / 3) for source in SOURCES}),
            }
        )  # fmt: skip
    await database.write([(COPY, {"id": each["id"], "at": each["at"]}) for each in tables])
    await database.write([(SIT, {"id": each["id"], "owner": OWNER}) for each in tables])
    await database.write([(NOTE, row) for row in rows])


async def measured(name: str, do: Callable[[], Awaitable[object]]) -> None:
    times, work = [], []
    for _ in range(TIMES):
        start, before = time.perf_counter(), time.process_time()
        await do()
        times.append(1000 * (time.perf_counter() - start))
        work.append(1000 * (time.process_time() - before))
    middle = TIMES // 2
    print(f"{name:40} {sorted(times)[middle]:7.1f} ms, of the processor {sorted(work)[middle]:6.1f} ms")


async def run(games: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(Path(folder) / "universelle.sqlite")
        await fill(database, games)
        history, now, game = History(database), datetime.now(UTC), load(SLUG)

        async def page() -> None:
            done = await numbers(database, OWNER, SLUG)
            await asyncio.to_thread(numbers_page, "en", Shown(game, done))

        Translations("en", game.package)
        Garbage()  # as a server has it
        print(f"{games:,} games of one person")
        await measured("statistics, read and added up", lambda: numbers(database, OWNER, SLUG))
        await measured("statistics, the whole page", page)
        await measured("statistics against one opponent", lambda: numbers(database, OWNER, SLUG, 4, "director"))
        await measured("the list: first page", lambda: history.find(OWNER, Wanted()))
        await measured("the list: last page", lambda: history.find(OWNER, Wanted(), games // 20 - 1))
        await measured("the list: a search", lambda: history.find(OWNER, wanted(Asked(find="mireille"), "en", now)))
        await measured("the list: counts", lambda: history.counts(OWNER))
        await measured("the list: opponents met", lambda: history.met(OWNER))
        await measured("home page: own tables", lambda: Shelf(database).tables_of(OWNER))
        await measured("running games", lambda: history.running(OWNER))
        await measured("set-up: track record", lambda: track_record(database, OWNER, SLUG, game.opponents))
        await database.close()


asyncio.run(run(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
