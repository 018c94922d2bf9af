"""Tables and their manager: moves are stored first, and everything survives a restart."""

import asyncio
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
from universelle.web.store import Store, StoredTable
from universelle.web.tables import UNDO, OutOfDate, Table, TableManager

SLUG = next(iter(metas()))
PEOPLE = ("Ada=me", "Ben=me")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tables.sqlite"


def with_tables(path, use):
    """Start a manager, use it, and close it."""

    async def run():
        tables = TableManager(await Store.open(path), BotPool())
        try:
            return await use(tables)
        finally:
            await tables.close()

    return asyncio.run(run())


def record(slug=SLUG, seats=PEOPLE):
    return replace(record_of(slug, len(seats), 1), seats=seats)


@each_game
def test_matches_go_on_after_a_restart(path, slug):
    async def begin(tables):
        table = await tables.open(record(slug), "ada")
        rng = Random(1)
        for number in range(9):
            seat = table.match.state.to_move()[0]
            action = rng.choice(table.match.state.legal_actions(seat))
            await tables.move(table, seat, [action.code], number)
        return table.id, table.match.record

    name, before = with_tables(path, begin)

    async def look(tables):
        table = await tables.table(name)
        return table.seq, table.match.record

    assert with_tables(path, look) == (9, before)


@each_game
def test_an_undo_is_an_entry_of_the_journal(path, slug):
    async def begin(tables):
        table = await tables.open(record(slug), "ada")
        rng = Random(2)
        while True:
            seat = table.match.state.to_move()[0]
            before = table.match.record
            await tables.move(table, seat, [rng.choice(table.match.state.legal_actions(seat)).code], table.seq)
            if table.match.safe_point(seat) < len(table.match.history):
                break
            assert table.match.state.to_move(), "in this game nothing can be taken back"
        made = table.seq
        await tables.undo(table, seat, made)
        assert (table.seq, table.match.record) == (made + 1, before)
        return table.id, made, before

    name, made, before = with_tables(path, begin)

    async def look(tables):
        table = await tables.table(name)
        stored = await tables.store.load(name)
        return table.seq, table.match.record, stored.journal[-1].code

    assert with_tables(path, look) == (made + 1, before, UNDO)


def test_undo_has_limits(path):
    async def use(tables):
        table = await tables.open(record(), "ada")
        with pytest.raises(IllegalAction):
            await tables.undo(table, 0, 0)
        with pytest.raises(OutOfDate):
            await tables.undo(table, 0, 1)
        return table.seq

    assert with_tables(path, use) == 0


@pytest.mark.parametrize("slug", [slug for slug in metas() if record(slug).begin().agenda[-1].secret])
def test_during_secret_choices_only_ones_own_move_makes_a_page_stale(path, slug):
    async def use(tables):
        await tables.store.add("t", record(slug), {0: "ada", 1: "ben"})
        table = await tables.table("t")
        for seat in (0, 1):
            await tables.move(table, seat, [table.match.state.legal_actions(seat)[0].code], 0)
        for seat, seq in ((0, 0), (1, 0), (1, 3)):
            with pytest.raises(OutOfDate):
                await tables.move(table, seat, [table.match.state.legal_actions(seat)[0].code], seq)
        await tables.move(table, 0, [table.match.state.legal_actions(0)[0].code], 1)
        return table.seq

    assert with_tables(path, use) == 3


@each_game
def test_moves_at_the_same_time_are_one_move(path, slug):
    async def use(tables):
        table = await tables.open(record(slug), "ada")
        seat = table.match.state.to_move()[0]
        codes = [action.code for action in table.match.state.legal_actions(seat)]
        outcomes = await asyncio.gather(
            *[tables.move(table, seat, [code], 0) for code in codes * 3], return_exceptions=True
        )
        return outcomes.count(None), table.seq, len(table.match.history)

    assert with_tables(path, use) == (1, 1, 1)


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
    async def use(tables):
        table = await tables.open(record(slug), "ada")
        codes = play_until_two_in_a_row(table.match)
        seat, moves = table.match.state.to_move()[0], len(table.match.history)
        with pytest.raises(UniverselleError):
            await tables.move(table, seat, [*codes, "nothing"], 0)
        assert (table.seq, len(table.match.history)) == (0, moves)
        await tables.move(table, seat, codes, 0)
        journal = (await tables.store.load(table.id)).journal
        return [entry.code for entry in journal] == list(codes), table.seq, len(table.match.history) - moves

    assert with_tables(path, use) == (True, 2, 2)


def test_nobody_can_choose_by_what_is_not_yet_revealed(path):
    async def use(tables):
        table = await tables.open(record("worlds-fair-1893"), "ada")
        seat = table.match.state.to_move()[0]
        code = table.match.state.legal_actions(seat)[0].code
        with pytest.raises(IllegalAction, match="illegal-one-by-one"):
            await tables.move(table, seat, [code, code], 0)
        return table.seq

    assert with_tables(path, use) == 0


@each_game
def test_two_servers_on_one_file_agree(path, slug):
    """The second server to store a move is refused, and then sees the first one's."""

    async def use(tables):
        other = TableManager(await Store.open(path), BotPool())
        try:
            table = await tables.open(record(slug), "ada")
            there = await other.table(table.id)
            seat = table.match.state.to_move()[0]
            one, two = [action.code for action in table.match.state.legal_actions(seat)][:2]
            await tables.move(table, seat, [one], 0)
            with pytest.raises(OutOfDate):
                await other.move(there, seat, [two], 0)
            again = await other.table(table.id)
            return again.seq, again.match.record == table.match.record
        finally:
            await other.close()

    assert with_tables(path, use) == (1, True)


def test_a_subscriber_is_called_until_it_unsubscribes():
    table = Table(_stored())
    calls: list[int] = []
    unsubscribe = table.subscribe(lambda: calls.append(1))
    table.notify()
    unsubscribe()
    table.notify()
    assert calls == [1]


@pytest.mark.parametrize(("owner", "seat"), [("ada", 0), ("ben", 1), ("carl", None), (None, None)])
def test_whose_seat_it_is(owner, seat):
    assert Table(_stored()).seat_of(owner) == seat


def test_who_owns_both_seats_has_the_one_that_decides():
    table = Table(_stored({0: "ada", 1: "ada"}))
    assert table.seat_of("ada") == table.match.state.to_move()[0]


def _stored(owners=None):
    return StoredTable("t", record(), False, owners or {0: "ada", 1: "ben"}, ())
