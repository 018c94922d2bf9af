"""Tables and their manager: moves are stored first, and everything survives a restart."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from tests.laws.games import record_of
from tests.tables.laying import lay
from tests.web.visiting import each_game
from universelle.bots import hints
from universelle.core.errors import IllegalAction, UniverselleError
from universelle.core.state import State
from universelle.database.opening import open_database
from universelle.games.registry import metas
from universelle.matches.match import Match
from universelle.matches.record import Move, TakeBack
from universelle.tables.journal import UNDO, Entry
from universelle.tables.session import OutOfDate
from universelle.tables.sessions import Sessions
from universelle.thinking.pool import ThinkingPool
from universelle.web.table.tables import Table

SLUG = next(iter(metas()))
PEOPLE = ("Ada=me", "Ben=me")


def with_tables(where, use):
    """Start a manager, use it, and close it."""

    async def run():
        tables = Sessions(await open_database(where), ThinkingPool(), Table)
        try:
            return await use(tables)
        finally:
            await tables.close()

    return asyncio.run(run())


def record(slug=SLUG, seats=PEOPLE):
    return replace(record_of(slug, len(seats), 1), seats=seats)


@each_game
def test_matches_go_on_after_a_restart(where, slug):
    async def begin(tables):
        table = await tables.open(record(slug), "ada")
        rng = Random(1)
        for number in range(9):
            seat = table.match.state.to_move()[0]
            action = rng.choice(table.match.state.legal_actions(seat))
            await tables.move(table, seat, [action.code], number)
        return table.id, table.match.record

    name, before = with_tables(where, begin)

    async def look(tables):
        table = await tables.table(name)
        return table.seq, table.match.record

    assert with_tables(where, look) == (9, before)


@each_game
def test_an_undo_is_an_entry_of_the_journal(where, slug):
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
        await tables.undo(table, "ada", made)
        assert (table.seq, table.match.record) == (made + 1, before)
        return table.id, made, before

    name, made, before = with_tables(where, begin)

    async def look(tables):
        table = await tables.table(name)
        stored = await tables.shelf.load(name)
        return table.seq, table.match.record, stored.journal[-1].code

    assert with_tables(where, look) == (made + 1, before, UNDO)


def test_moves_sent_at_once_are_taken_back_at_once(where):
    codes = ["set 6", "set 5", "set 4", "set 1", "seal"]

    async def begin(tables):
        table = await tables.open(record("crystal-palace"), "ada")
        await tables.move(table, 0, ["loan"], 0)
        before = table.match.record
        await tables.move(table, 0, codes, 1)
        await tables.undo(table, "ada", table.seq)
        assert table.match.record == before
        await tables.move(table, 0, codes[:1], table.seq)
        await tables.undo(table, "ada", table.seq)
        assert table.match.record == before
        return table.id, before

    name, before = with_tables(where, begin)

    async def look(tables):
        return (await tables.table(name)).match.record

    assert with_tables(where, look) == before


def test_undo_has_limits(where):
    async def use(tables):
        table = await tables.open(record(), "ada")
        with pytest.raises(IllegalAction):
            await tables.undo(table, "ada", 0)
        with pytest.raises(OutOfDate):
            await tables.undo(table, "ada", 1)
        return table.seq

    assert with_tables(where, use) == 0


async def move_until_revealed(tables, table) -> int:
    """Let people move until a move reveals something; the seat that made it."""
    rng = Random(3)
    while True:
        seat = table.match.state.to_move()[0]
        await tables.move(table, seat, [rng.choice(table.match.state.legal_actions(seat)).code], table.seq)
        if len(table.match.history) > 1 and table.match.history[-1].reveals:
            return seat


@each_game
def test_at_one_screen_a_move_that_revealed_something_is_taken_back_and_noted(where, slug):
    async def use(tables):
        table = await tables.open(record(slug), "ada")
        seat = await move_until_revealed(tables, table)
        made = len(table.match.history)
        await tables.undo(table, "ada", table.seq)
        assert table.match.taken_back == [TakeBack(seat, made, made - 1)]
        await tables.undo(table, "ada", table.seq)
        assert len(table.match.history) == max(made - 2, 0)
        return table.id, table.match.record, table.seq

    name, before, seq = with_tables(where, use)
    before.verify()

    async def look(tables):
        table = await tables.table(name)
        return table.match.record, table.seq

    assert with_tables(where, look) == (before, seq)


@each_game
def test_where_people_play_apart_the_safe_points_hold(where, slug):
    async def use(tables):
        await lay(tables.database, record(slug), {0: "ada", 1: "ben"})
        table = await tables.table("t")
        seat = await move_until_revealed(tables, table)
        made = table.seq
        mover, other = ("ada", "ben") if seat == 0 else ("ben", "ada")
        refusals = []
        for owner in (mover, other, "eve"):
            assert not table.undoable(owner)
            with pytest.raises(IllegalAction) as error:
                await tables.undo(table, owner, made)
            refusals.append(error.value.message.key)
        return refusals, table.seq - made

    assert with_tables(where, use) == (
        ["illegal-undo-revealed", "illegal-undo-others", "web-table-not-seated"],
        0,
    )


@each_game
def test_what_bots_answered_is_taken_back_too_and_they_think_again(where, slug):
    async def use(tables):
        table = await tables.open(record(slug, ("Ada=me", "Bob=random")), "ada")
        await bots_rest(table)
        before = len(table.match.history)
        asked = table.seq
        while len(table.match.history) < before + 2 or table.match.history[-1].move.seat == 0:
            seen = table.seq
            await tables.move(table, 0, [table.match.state.legal_actions(0)[0].code], table.seq)
            await bots_rest(table)
        own = max(number for number, result in enumerate(table.match.history) if result.move.seat == 0)
        made = len(table.match.history)
        answered = [result.move for result in table.match.history[own:]]
        with pytest.raises(OutOfDate):
            await tables.undo(table, "ada", asked - 1)
        await tables.undo(table, "ada", seen + 1)  # the page has not shown yet what the bot answered
        assert len(table.match.history) == own
        assert table.match.taken_back == [TakeBack(0, made, own)]
        await tables.move(table, 0, [answered[0].code], table.seq)
        await bots_rest(table)
        return [result.move for result in table.match.history[own:]] == answered

    assert with_tables(where, use)


def test_what_bots_think_is_dropped_when_a_move_is_taken_back(where):
    async def use(tables):
        table = await tables.open(record(), "ada")
        seat = table.match.state.to_move()[0]
        await tables.move(table, seat, [table.match.state.legal_actions(seat)[0].code], 0)
        thought = table.bots_at_work = asyncio.create_task(asyncio.Event().wait())
        await tables.undo(table, "ada", 1)
        with pytest.raises(asyncio.CancelledError):
            await thought

    with_tables(where, use)


async def bots_rest(table) -> None:
    """Wait until no bot has anything to do."""
    while table.bots_at_work is not None and not table.bots_at_work.done():
        await table.bots_at_work


def test_old_journals_still_go_on(where):
    async def use(tables):
        table = await tables.open(record(), "ada")
        seat = table.match.state.to_move()[0]
        code = table.match.state.legal_actions(seat)[0].code
        entries = [Entry(seat, code), Entry(seat, "undo"), Entry(seat, code)]
        await tables.journal.append(table.id, 0, entries, table.summary())
        return table.id, seat, code

    name, seat, code = with_tables(where, use)

    async def look(tables):
        table = await tables.table(name)
        return table.match.record.moves, table.match.taken_back, table.seq

    assert with_tables(where, look) == ((Move(seat, code),), [], 3)


@pytest.mark.parametrize("slug", [slug for slug in metas() if record(slug).begin().agenda[-1].secret])
def test_during_secret_choices_only_ones_own_move_makes_a_page_stale(where, slug):
    async def use(tables):
        await lay(tables.database, record(slug), {0: "ada", 1: "ben"})
        table = await tables.table("t")
        for seat in (0, 1):
            await tables.move(table, seat, [table.match.state.legal_actions(seat)[0].code], 0)
        for seat, seq in ((0, 0), (1, 0), (1, 3)):
            with pytest.raises(OutOfDate):
                await tables.move(table, seat, [table.match.state.legal_actions(seat)[0].code], seq)
        await tables.move(table, 0, [table.match.state.legal_actions(0)[0].code], 1)
        return table.seq

    assert with_tables(where, use) == 3


@each_game
def test_moves_at_the_same_time_are_one_move(where, slug):
    async def use(tables):
        table = await tables.open(record(slug), "ada")
        seat = table.match.state.to_move()[0]
        codes = [action.code for action in table.match.state.legal_actions(seat)]
        outcomes = await asyncio.gather(
            *[tables.move(table, seat, [code], 0) for code in codes * 3], return_exceptions=True
        )
        return outcomes.count(None), table.seq, len(table.match.history)

    assert with_tables(where, use) == (1, 1, 1)


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
def test_several_moves_in_a_row_are_made_together_or_not_at_all(where, slug):
    async def use(tables):
        table = await tables.open(record(slug), "ada")
        codes = play_until_two_in_a_row(table.match)
        seat, moves = table.match.state.to_move()[0], len(table.match.history)
        with pytest.raises(UniverselleError):
            await tables.move(table, seat, [*codes, "nothing"], 0)
        assert (table.seq, len(table.match.history)) == (0, moves)
        await tables.move(table, seat, codes, 0)
        journal = (await tables.shelf.load(table.id)).journal
        return [entry.code for entry in journal] == list(codes), table.seq, len(table.match.history) - moves

    assert with_tables(where, use) == (True, 2, 2)


def test_nobody_can_choose_by_what_is_not_yet_revealed(where):
    async def use(tables):
        table = await tables.open(record("worlds-fair-1893"), "ada")
        seat = table.match.state.to_move()[0]
        code = table.match.state.legal_actions(seat)[0].code
        with pytest.raises(IllegalAction, match="illegal-one-by-one"):
            await tables.move(table, seat, [code, code], 0)
        return table.seq

    assert with_tables(where, use) == 0


@each_game
def test_two_servers_on_one_file_agree(where, slug):
    """The second server to store a move is refused, and then sees the first one's."""

    async def use(tables):
        other = Sessions(await open_database(where), ThinkingPool(), Table)
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

    assert with_tables(where, use) == (1, True)


def test_who_asks_twice_at_once_gets_one_hint_which_is_kept_after_a_restart(where, monkeypatch):
    monkeypatch.setattr(hints, "SECONDS", 0.01)

    async def ask(tables):
        table = await tables.open(record(seats=("Ada=me", "Ben=random")), "ada")
        await bots_rest(table)
        codes = [action.code for action in table.match.state.legal_actions(0)]
        one, other = await asyncio.gather(*[tables.hint(table, 0, codes, table.seq) for _ in range(2)])
        assert one is other
        return table.id, table.match.hints

    name, noted = with_tables(where, ask)
    assert len(noted) == 1

    async def look(tables):
        return (await tables.table(name)).match.hints

    assert with_tables(where, look) == noted


def test_a_bot_that_fails_is_stood_in_for_and_everybody_can_see_it(where):
    seats = ("Ada=me", "Eve=duchess")

    async def play(tables):
        tables.thinking.command = lambda: ("/no/such/program",)
        table = await tables.open(record("crystal-palace", seats), "ada")
        while not table.match.stand_ins:
            await bots_rest(table)
            if 0 in table.match.state.to_move() and not table.match.stand_ins:
                await tables.move(table, 0, [table.match.state.legal_actions(0)[0].code], table.seq)
        await bots_rest(table)
        return table.id, table.match.record

    name, before = with_tables(where, play)
    assert {each.seat for each in before.stand_ins} == {1}

    async def look(tables):
        table = await tables.table(name)
        words = table.words("en")
        first = table.match.stand_ins[0].move
        levels = [table.bots_in(words, moves)[1].level for moves in (first - 1, first)]
        return table.match.record, levels, table.bots_in(words)[1].strength

    after, levels, strength = with_tables(where, look)
    assert after.stand_ins[: len(before.stand_ins)] == before.stand_ins
    assert levels == [5, 0]
    assert strength == "strength 0 of 5"
