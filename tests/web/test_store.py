"""What is kept: tables and journals, on disk."""

import asyncio
import sqlite3
from dataclasses import replace
from random import Random

import pytest

from tests.laws.games import record_of
from tests.web.visiting import each_game
from universelle.core.errors import IllegalAction, UniverselleError
from universelle.core.state import State
from universelle.games.registry import metas
from universelle.matches.match import Match
from universelle.web.bot_pool import BotPool
from universelle.web.store import Entry, Stale, Store, StoredTable
from universelle.web.tables import UNDO, OutOfDate, Table, TableManager

SLUG = next(iter(metas()))
PEOPLE = ("Ada=me", "Ben=me")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "house.sqlite"


def kept(path, use):
    """What comes of using the store once."""

    async def run():
        store = await Store.open(path)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


def housed(path, use):
    """What comes of using a house once."""

    async def run():
        house = TableManager(await Store.open(path), BotPool())
        try:
            return await use(house)
        finally:
            await house.close()

    return asyncio.run(run())


def record(slug=SLUG, seats=PEOPLE):
    return replace(record_of(slug, len(seats), 1), seats=seats)


async def one_table(store):
    await store.add("t", record(), {0: "ada", 1: "ben"})


def test_a_table_is_found_again(path):
    kept(path, one_table)
    table = kept(path, lambda store: store.load("t"))
    assert (table.record, table.owners, table.journal, table.over) == (record(), {0: "ada", 1: "ben"}, (), False)


def test_a_table_that_is_not_there(path):
    assert kept(path, lambda store: store.load("t")) is None


def test_a_journal_is_found_again_in_order(path):
    entries = [Entry(number % 2, f"move {number}") for number in range(12)]

    async def write(store):
        await one_table(store)
        for number, entry in enumerate(entries):
            await store.append("t", number, [entry], over=number == 11)

    kept(path, write)
    table = kept(path, lambda store: store.load("t"))
    assert table.journal == tuple(entries)
    assert table.over


def test_an_entry_is_written_once(path):
    async def write(store):
        await one_table(store)
        await store.append("t", 0, [Entry(0, "first")], over=False)
        with pytest.raises(Stale):
            await store.append("t", 0, [Entry(1, "second")], over=True)
        return await store.load("t")

    table = kept(path, write)
    assert table.journal == (Entry(0, "first"),)
    assert not table.over


def test_of_many_writers_one_wins(path):
    async def write(store):
        await one_table(store)
        tries = [store.append("t", 0, [Entry(0, str(number))], over=False) for number in range(8)]
        return await asyncio.gather(*tries, return_exceptions=True)

    outcomes = kept(path, write)
    assert outcomes.count(None) == 1
    assert all(isinstance(each, Stale) for each in outcomes if each is not None)


def test_a_journal_without_a_table(path):
    async def write(store):
        with pytest.raises(Stale):
            await store.append("nothing", 0, [Entry(0, "x")], over=False)

    kept(path, write)


def test_tables_of_an_owner_come_with_the_running_ones_first(path):
    async def write(store):
        for name in ("a", "b", "c"):
            await store.add(name, record(), {0: "ada"})
        await store.add("d", record(), {0: "ben"})
        await store.append("b", 0, [Entry(0, "x")], over=True)
        await store.append("a", 0, [Entry(0, "x")], over=False)
        return await store.tables_of("ada"), await store.tables_of("nobody"), await store.tables_of("ada", most=1)

    assert kept(path, write) == (["a", "c", "b"], [], ["a"])


def test_what_was_written_survives_a_crash(path):
    kept(path, one_table)
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


@each_game
def test_a_house_goes_on_where_it_was(path, slug):
    async def begin(house):
        table = await house.open(record(slug), "ada")
        rng = Random(1)
        for number in range(9):
            seat = table.match.state.to_move()[0]
            action = rng.choice(table.match.state.legal_actions(seat))
            await house.move(table, seat, [action.code], number)
        return table.id, table.match.record

    name, before = housed(path, begin)

    async def look(house):
        table = await house.table(name)
        return table.seq, table.match.record

    assert housed(path, look) == (9, before)


@each_game
def test_an_undo_is_an_entry_of_the_journal(path, slug):
    async def begin(house):
        table = await house.open(record(slug), "ada")
        rng = Random(2)
        while True:
            seat = table.match.state.to_move()[0]
            before = table.match.record
            await house.move(table, seat, [rng.choice(table.match.state.legal_actions(seat)).code], table.seq)
            if table.match.safe_point(seat) < len(table.match.history):
                break
            assert table.match.state.to_move(), "in this game nothing can be taken back"
        made = table.seq
        await house.undo(table, seat, made)
        assert (table.seq, table.match.record) == (made + 1, before)
        return table.id, made, before

    name, made, before = housed(path, begin)

    async def look(house):
        table = await house.table(name)
        stored = await house.store.load(name)
        return table.seq, table.match.record, stored.journal[-1].code

    assert housed(path, look) == (made + 1, before, UNDO)


def test_undo_has_limits(path):
    async def use(house):
        table = await house.open(record(), "ada")
        with pytest.raises(IllegalAction):
            await house.undo(table, 0, 0)
        with pytest.raises(OutOfDate):
            await house.undo(table, 0, 1)
        return table.seq

    assert housed(path, use) == 0


@pytest.mark.parametrize("slug", [slug for slug in metas() if record(slug).begin().agenda[-1].secret])
def test_while_all_choose_in_secret_only_ones_own_move_makes_a_page_old(path, slug):
    async def use(house):
        await house.store.add("t", record(slug), {0: "ada", 1: "ben"})
        table = await house.table("t")
        for seat in (0, 1):
            await house.move(table, seat, [table.match.state.legal_actions(seat)[0].code], 0)
        for seat, seq in ((0, 0), (1, 0), (1, 3)):
            with pytest.raises(OutOfDate):
                await house.move(table, seat, [table.match.state.legal_actions(seat)[0].code], seq)
        await house.move(table, 0, [table.match.state.legal_actions(0)[0].code], 1)
        return table.seq

    assert housed(path, use) == 3


@each_game
def test_moves_at_the_same_time_are_one_move(path, slug):
    async def use(house):
        table = await house.open(record(slug), "ada")
        seat = table.match.state.to_move()[0]
        codes = [action.code for action in table.match.state.legal_actions(seat)]
        outcomes = await asyncio.gather(
            *[house.move(table, seat, [code], 0) for code in codes * 3], return_exceptions=True
        )
        return outcomes.count(None), table.seq, len(table.match.history)

    assert housed(path, use) == (1, 1, 1)


def two_in_a_row(state: State) -> tuple[str, str] | None:
    """Two moves of the seat that decides, the first of which shows nothing new."""
    seat = state.to_move()[0]
    for action in state.legal_actions(seat):
        later = state.clone()
        later.events = []
        later.apply(seat, action)
        if not any(event.reveals for event in later.events) and later.legal_actions(seat):
            return action.code, later.legal_actions(seat)[0].code
    return None


def play_until_two_in_a_row(match: Match) -> tuple[str, str]:
    rng = Random(1)
    while (found := two_in_a_row(match.state)) is None:
        seat = match.state.to_move()[0]
        match.play(seat, rng.choice(match.state.legal_actions(seat)))
    return found


@each_game
def test_several_moves_in_a_row_are_made_together_or_not_at_all(path, slug):
    async def use(house):
        table = await house.open(record(slug), "ada")
        codes = play_until_two_in_a_row(table.match)
        seat, moves = table.match.state.to_move()[0], len(table.match.history)
        with pytest.raises(UniverselleError):
            await house.move(table, seat, [*codes, "nothing"], 0)
        assert (table.seq, len(table.match.history)) == (0, moves)
        await house.move(table, seat, codes, 0)
        journal = (await house.store.load(table.id)).journal
        return [entry.code for entry in journal] == list(codes), table.seq, len(table.match.history) - moves

    assert housed(path, use) == (True, 2, 2)


def test_nobody_can_choose_by_what_is_not_yet_revealed(path):
    async def use(house):
        table = await house.open(record("worlds-fair-1893"), "ada")
        seat = table.match.state.to_move()[0]
        code = table.match.state.legal_actions(seat)[0].code
        with pytest.raises(IllegalAction, match="illegal-one-by-one"):
            await house.move(table, seat, [code, code], 0)
        return table.seq

    assert housed(path, use) == 0


@each_game
def test_two_houses_on_one_file_agree(path, slug):
    """A second server on the same file: whoever comes second is told to look again, and then sees the truth."""

    async def use(house):
        other = TableManager(await Store.open(path), BotPool())
        try:
            table = await house.open(record(slug), "ada")
            there = await other.table(table.id)
            seat = table.match.state.to_move()[0]
            one, two = [action.code for action in table.match.state.legal_actions(seat)][:2]
            await house.move(table, seat, [one], 0)
            with pytest.raises(OutOfDate):
                await other.move(there, seat, [two], 0)
            again = await other.table(table.id)
            return again.seq, again.match.record == table.match.record
        finally:
            await other.close()

    assert housed(path, use) == (1, True)


def test_a_listener_hears_until_it_stops():
    table = Table(_kept())
    heard: list[int] = []
    stop = table.listen(lambda: heard.append(1))
    table.tell()
    stop()
    table.tell()
    assert heard == [1]


@pytest.mark.parametrize(("owner", "seat"), [("ada", 0), ("ben", 1), ("carl", None), (None, None)])
def test_whose_seat_it_is(owner, seat):
    assert Table(_kept()).seat_of(owner) == seat


def test_who_owns_both_seats_has_the_one_that_decides():
    table = Table(_kept({0: "ada", 1: "ada"}))
    assert table.seat_of("ada") == table.match.state.to_move()[0]


def _kept(owners=None):
    return StoredTable("t", record(), False, owners or {0: "ada", 1: "ben"}, ())
