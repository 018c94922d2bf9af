"""The lobby: looked at once for all who watch, and told to those whom a change concerns."""

import asyncio
from dataclasses import replace
from time import time

from tests.tables.laying import SLUG, lay, record
from universelle.core.chance import fresh_seed
from universelle.database.opening import open_database
from universelle.tables.gathering import FREE
from universelle.tables.gatherings import Gatherings
from universelle.tables.journal import Entry, Journal
from universelle.tables.lobby import Lobby
from universelle.tables.presence import Presence
from universelle.tables.session import Session, StoredTable
from universelle.tables.shelf import Shelf

WAITS = replace(record(), seats=("Ada=me", FREE), seed=fresh_seed())
OFTEN = 0.01  # seconds between two looks


def in_lobby(path, use):
    """A lobby, and another process on the same database."""

    async def run():
        database, other = await open_database(path), await open_database(path)
        gatherings, presence = Gatherings(database, Session), Presence(database)
        await gatherings.start()
        lobby = Lobby(Shelf(database), gatherings, presence, OFTEN)
        try:
            return await use(lobby, presence, Gatherings(other, Session), other)
        finally:
            await lobby.close()
            await database.close()
            await other.close()

    return asyncio.run(run())


def test_it_shows_what_everybody_may_find(tmp_path):
    async def use(lobby, presence, gatherings, other):
        await gatherings.open(WAITS, "ada", {0: "ada"})
        shown = await gatherings.open(WAITS, "ben", {0: "ben"}, quick=True)
        await lay(other, record(), {0: "ada"}, "running")
        leave = presence.enter("lobby", "ada", in_sight=True)
        presence.enter("running", "ada", in_sight=True)
        presence.enter("running", "ben", in_sight=True)
        hall = await lobby.hall()
        leave()
        return [each.id == shown.id for each in hall.open], hall.in_play, hall.people, hall.open_by_game()

    assert in_lobby(tmp_path / "house.sqlite", use) == ([True], 1, 2, {SLUG: 1})


def test_it_counts_those_who_look_on_at_each_table(tmp_path):
    async def use(lobby, presence, gatherings, other):
        waits = await gatherings.open(WAITS, "host", {0: "ada"}, quick=True)
        await lay(other, record(), {0: "ada"}, "running")
        for table, who in ((waits.id, "host"), (waits.id, "ada"), (waits.id, "eve"), ("running", "ada")):
            presence.enter(table, who, in_sight=True)
        before = (await lobby.hall()).watching
        leave = [presence.enter("running", None, in_sight=True) for _ in range(2)]
        lobby._forget()
        during = (await lobby.hall()).watching
        leave[0]()
        lobby._forget()
        return [[each.get(waits.id), each.get("running")] for each in (before, during, (await lobby.hall()).watching)]

    assert in_lobby(tmp_path / "house.sqlite", use) == [[1, None], [1, 2], [1, 1]]


def test_a_table_that_has_just_filled_stays_for_a_moment_and_one_that_was_closed_does_not(tmp_path):
    async def use(lobby, _presence, gatherings, _other):
        filled, closed = [await gatherings.open(WAITS, "ada", {0: "ada"}, quick=True) for _ in range(2)]
        assert len((await lobby.hall()).open) == 2
        await gatherings.change(filled.id, lambda each: each.sit("ben", 1, "Ben"))
        await gatherings.begin(filled.id, "ada")
        await gatherings.close(closed.id, "ada")
        watcher = lobby.watch("cleo")
        await watcher.woken.wait()
        hall = await lobby.hall()
        return len(hall.open), [each.id == filled.id for each in hall.filled], hall.tables[0].id == filled.id

    assert in_lobby(tmp_path / "house.sqlite", use) == (0, [True], True)


def test_a_table_for_those_with_the_link_is_in_no_list_even_when_it_has_begun(tmp_path):
    async def use(lobby, _presence, gatherings, _other):
        hidden = await gatherings.open(WAITS, "ada", {0: "ada"}, quick=True)
        assert len((await lobby.hall()).open) == 1
        await gatherings.change(hidden.id, lambda each: each.show("ada", False).sit("ben", 1, "Ben"))
        await gatherings.begin(hidden.id, "ada")
        watcher = lobby.watch("cleo")
        await watcher.woken.wait()
        hall = await lobby.hall()
        mine = await Shelf(gatherings._database).tables_of("ben")
        return [*hall.open, *hall.filled, *hall.tables], [each.id == hidden.id for each in mine], hall.in_play

    assert in_lobby(tmp_path / "house.sqlite", use) == ([], [True], 1)


def test_only_those_whose_table_has_changed_need_look_at_their_own(tmp_path):
    async def use(lobby, _presence, _gatherings, other):
        await lay(other, record(), {0: "ada", 1: "ben"}, "theirs")
        watchers = {name: lobby.watch(name) for name in ("ada", "cleo")}
        for each in watchers.values():  # the table itself is news
            await each.woken.wait()
            each.woken.clear()
            each.own_changed = False
        await move(other, "theirs")
        await until_own_changed(watchers["ada"])
        return {name: each.own_changed for name, each in watchers.items()}

    assert in_lobby(tmp_path / "house.sqlite", use) == {"ada": True, "cleo": False}


def test_a_move_just_after_somebody_began_to_watch_is_news(tmp_path):
    async def use(lobby, _presence, _gatherings, other):
        await lay(other, record(), {0: "ada", 1: "ben"}, "theirs")
        watcher = lobby.watch("ada")
        await move(other, "theirs")
        await until_own_changed(watcher)
        return watcher.own_changed

    assert in_lobby(tmp_path / "house.sqlite", use)


def test_a_change_that_somebody_else_has_seen_already_wakes_who_watches(tmp_path):
    async def use(lobby, _presence, gatherings, _other):
        lobby._every = 0.5  # so that somebody can look between two looks
        await lobby.hall()
        watcher = lobby.watch("ada")
        await asyncio.sleep(0)  # it waits for its next look
        opened = await gatherings.open(WAITS, "ben", {0: "ben"}, quick=True)
        lobby._forget()
        seen = await lobby.hall()
        assert not watcher.woken.is_set()
        await watcher.woken.wait()
        return [each.id == opened.id for each in seen.open]

    assert in_lobby(tmp_path / "house.sqlite", use) == [True]


async def move(database, table: str) -> None:
    """Store the first move of a table."""
    session = Session(StoredTable(table, record(), {0: "ada", 1: "ben"}))
    seat = session.match.state.to_move()[0]
    code = session.match.state.legal_actions(seat)[0].code
    await Journal(database).append(table, 0, [Entry(seat, code, at=time())], session.summary())


async def until_own_changed(watcher) -> None:
    while not watcher.own_changed:
        await watcher.woken.wait()
        watcher.woken.clear()


def test_nobody_looks_while_nobody_watches(tmp_path):
    async def use(lobby, _presence, gatherings, _other):
        watcher = lobby.watch(None)
        lobby.leave(watcher)
        await lobby.hall()
        await gatherings.open(WAITS, "ada", {0: "ada"}, quick=True)
        return lobby._work, len(lobby._hall.open), len((await after(lobby)).open)

    async def after(lobby):
        await asyncio.sleep(2 * OFTEN)
        return await lobby.hall()

    assert in_lobby(tmp_path / "house.sqlite", use) == (None, 0, 1)
