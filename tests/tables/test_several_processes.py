"""Several processes on one database: each follows the others, and exactly one thinks for a bot."""

import asyncio

import pytest

from tests.tables.laying import lay
from tests.tables.processes import APART, Thoughts, changed, first_move, record, with_two
from universelle.core.errors import IllegalAction
from universelle.tables.journal import Entry
from universelle.tables.session import Session
from universelle.tables.sessions import Damaged, Sessions


def test_a_move_at_one_is_told_at_the_other(where):
    async def use(one, other):
        await lay(one.database, record("Ada=me", "Ben=me"), APART)
        here, there = await one.table("t"), await other.table("t")
        for number in range(1, 5):
            await first_move(one if number % 2 else other, here if number % 2 else there)
            await changed(there if number % 2 else here, lambda: here.seq == there.seq)
        assert here.match.state == there.match.state
        seat = here.match.history[-1].move.seat
        return here.seq, [there.asked, there.decided] == [here.asked, here.decided], seat in (0, 1)

    assert with_two(where, use) == (4, True, True)


def test_a_move_taken_back_at_one_is_taken_back_at_the_other(where):
    async def use(one, other):
        await lay(one.database, record("Ada=me", "Ben=me"), {0: "ada", 1: "ada"})
        here, there = await one.table("t"), await other.table("t")
        await first_move(one, here)
        await changed(there, lambda: there.seq == 1)
        await other.undo(there, "ada", 1)
        await changed(here, lambda: here.seq == 2)
        return here.match.record == there.match.record, len(here.match.history), len(here.match.taken_back)

    assert with_two(where, use) == (True, 0, 1)


def test_of_two_who_answer_the_same_moment_one_wins_and_the_other_is_told(where):
    async def use(one, other):
        await lay(one.database, record("Ada=me", "Ben=me"), APART)
        here, there = await one.table("t"), await other.table("t")
        seat = here.match.state.to_move()[0]
        codes = [action.code for action in here.match.state.legal_actions(seat)][:2]
        moves = [one.move(here, seat, [codes[0]], 0), other.move(there, seat, [codes[1]], 0)]
        outcomes = await asyncio.gather(*moves, return_exceptions=True)
        assert sorted([type(outcome).__name__ for outcome in outcomes]) == ["NoneType", "OutOfDate"]
        await changed(there, lambda: there.seq == 1)
        await changed(here, lambda: here.seq == 1)
        return here.match.record == there.match.record

    assert with_two(where, use)


def test_who_has_seen_more_elsewhere_is_served_as_much_here(where):
    async def use(one, other):
        await lay(one.database, record("Ada=me", "Ben=me"), APART)
        here, there = await one.table("t"), await other.table("t")
        await first_move(one, here)
        found = await other.table("t", here.seq)
        return found is there, found.seq

    assert with_two(where, use) == (True, 1)


def test_bots_think_once_for_every_decision_whichever_process_has_the_table(where):
    async def use(one, other):
        await lay(one.database, record("Bea=random", "Bob=random"), {})
        here, there = await asyncio.gather(one.table("t"), other.table("t"))
        await asyncio.gather(*[changed(each, lambda each=each: each.over) for each in (here, there)])
        return one.thinking.count + other.thinking.count - len(here.match.history)

    assert with_two(where, use) == 0


def test_bots_go_on_though_nobody_has_the_table_open(where):
    async def use(one, other):
        await lay(one.database, record("Bea=random", "Bob=random"), {})
        while not (await other.table("t")).over:
            await asyncio.sleep(0)
        return True

    assert with_two(where, use, look_every=0.01)


def test_who_shares_a_screen_takes_it_at_every_process(where):
    async def use(one, other):
        await lay(one.database, record("Ada=me", "Ben=me"), {0: "ada", 1: "ada"})
        here, there = await one.table("t"), await other.table("t")
        await one.uncover(here, "ada", 1)
        await changed(there, lambda: there.uncovered == {"ada": 1})
        return (await Sessions(one.database, Thoughts(), Session).table("t")).uncovered

    assert with_two(where, use) == {"ada": 1}


def test_a_session_that_nobody_uses_leaves_memory(where):
    async def use(one, other):
        await lay(one.database, record("Ada=me", "Ben=me"), APART)
        first = await one.table("t")
        unsubscribe = first.subscribe(lambda: None)
        await one.tidy()
        assert await one.table("t") is first
        unsubscribe()
        await one.tidy()
        again = await one.table("t")
        return again is not first, again.match.state == first.match.state

    assert with_two(where, use, idle=-1.0) == (True, True)


def test_a_damaged_table_is_marked_and_harms_nobody(where):
    async def use(one, other):
        for name in ("t", "u"):
            await lay(one.database, record("Ada=me", "Ben=me"), APART, name)
        session = await one.table("t")
        await one.journal.append("t", 0, [Entry(0, "no such move")], session.summary())
        with pytest.raises(Damaged):
            await other.table("t")
        listed = {table.id: table.damaged for table in await one.shelf.tables_of("ada")}
        assert await other.table("u") is not None
        return listed

    assert with_two(where, use) == {"t": True, "u": False}


def test_what_is_refused_is_stored_nowhere(where):
    async def use(one, other):
        await lay(one.database, record("Ada=me", "Ben=me"), APART)
        here = await one.table("t")
        waiting = 1 - here.match.state.to_move()[0]
        with pytest.raises(IllegalAction):
            await one.move(here, waiting, [here.match.state.legal_actions(1 - waiting)[0].code], 0)
        return here.seq, await one.journal.read("t")

    assert with_two(where, use) == (0, ())
