"""People leave a table and come back: every process knows who plays, and exactly one moves for whoever is gone."""

import pytest

from tests.tables.laying import lay
from tests.tables.processes import APART, changed, first_move, record, with_two
from universelle.core.errors import IllegalAction
from universelle.people.numbers import numbers
from universelle.tables.session import Session
from universelle.tables.sessions import OutOfDate, Sessions
from universelle.tables.terms import ENDS, NO_TERMS, Terms

TWO = "Ada=me", "Ben=me"


async def both(one, other, terms=NO_TERMS):
    """A table of two people, as both processes know it."""
    await lay(one.database, record(*TWO), APART, terms=terms)
    return await one.table("t"), await other.table("t")


def to_move(session) -> tuple[int, str]:
    """Who must move, and their owner."""
    (seat,) = session.match.state.to_move()
    return seat, session.owners[seat]


def test_who_leaves_is_played_on_once_and_can_take_the_seat_back(where):
    async def use(one, other):
        here, there = await both(one, other)
        seat, owner = to_move(here)
        await one.leave(here, owner)
        await changed(there, lambda: len(there.match.history) > 0 and to_move(there)[0] != seat)
        await changed(here, lambda: here.seq == there.seq)
        made = len(here.match.history)
        assert one.thinking.count + other.thinking.count == made
        assert [each.seat for each in here.match.stand_ins] == [seat] * made
        assert here.match.stand_ins == there.match.stand_ins
        assert {each.by for each in here.match.stand_ins} == {here.standing.left[seat]}
        await first_move(other, there)
        await other.come_back(there, owner)
        await changed(here, lambda: not here.standing.left)
        return here.played_on == {seat}, here.is_away(owner)

    assert with_two(where, use) == (True, False)


def test_who_has_left_cannot_move(where):
    async def use(one, other):
        here, _ = await both(one, other)
        for owner in ("ada", "ben"):  # so that nobody plays on
            await one.leave(here, owner)
        with pytest.raises(IllegalAction):
            await first_move(one, here)
        return here.seq

    assert with_two(where, use) == 2


def test_by_its_terms_a_table_ends_when_somebody_leaves_and_nobody_can_move_any_more(where):
    async def use(one, other):
        here, there = await both(one, other, Terms(gone=ENDS))
        await first_move(one, here)
        await one.leave(here, "ada")
        await changed(there, lambda: there.ended_early)
        for act in (first_move(other, there), other.leave(there, "ben"), other.undo(there, "ben", there.seq)):
            with pytest.raises(IllegalAction):
                await act
        (listed,) = await one.shelf.tables_of("ben")
        shown = listed.summary
        assert (shown.over, shown.unfinished, list(shown.to_move), list(shown.winners)) == (True, True, [], [])
        again = await Sessions(one.database, one.thinking, Session).table("t")
        return here.over, again.over, list((await numbers(one.database, "ben", again.head.game)).outcomes)

    assert with_two(where, use) == (True, True, [])


def test_a_take_back_takes_back_a_move_whoever_leaves_or_comes_back_meanwhile(where):
    async def use(one, other):
        here, there = await both(one, other)
        seat, owner = to_move(here)
        stays = APART[1 - seat]
        while to_move(here)[0] == seat or here.match.history[-1].reveals:
            await first_move(one, here)
        await changed(there, lambda: there.seq == here.seq)
        seen = here.seq
        last = here.match.history[-1].move.seat
        await one.leave(here, stays if APART[last] == owner else owner)
        await one.come_back(here, stays if APART[last] == owner else owner)
        await one.undo(here, APART[last], seen)
        await changed(there, lambda: there.seq == here.seq)
        again = await Sessions(one.database, one.thinking, Session).table("t")
        assert here.match.record.moves == there.match.record.moves == again.match.record.moves
        return len(here.match.history) - seen, here.standing.left, again.standing.left

    assert with_two(where, use) == (-1, {}, {})


def test_a_move_that_was_made_for_somebody_is_not_taken_back_by_them(where):
    async def use(one, other):
        here, _ = await both(one, other)
        _, owner = to_move(here)
        await one.leave(here, owner)
        await changed(here, lambda: bool(here.match.stand_ins))
        await one.come_back(here, owner)
        with pytest.raises((IllegalAction, OutOfDate)):
            await one.undo(here, owner, here.seq)

    with_two(where, use)


def test_when_everybody_has_left_nobody_plays_until_one_comes_back(where):
    async def use(one, other):
        here, there = await both(one, other)
        seat, owner = to_move(here)
        await one.leave(here, APART[1 - seat])
        await one.leave(here, owner)
        assert (here.bots, here.standing.goes_on) == (frozenset(), False)
        assert not (await one.shelf.waiting_for_bots(9))
        await other.table("t", here.seq)
        await other.come_back(there, APART[1 - seat])
        await changed(here, lambda: len(here.match.history) > 0)
        return here.match.history[0].move.seat == seat

    assert with_two(where, use)


def test_who_was_played_on_has_no_outcome(where):
    async def use(one, other):
        here, _ = await both(one, other)
        await one.leave(here, "ada")
        while not here.over:
            if here.match.state.to_move() == (1,):
                await first_move(one, here)
            else:
                await changed(here, lambda: here.over or here.match.state.to_move() == (1,))
        game = here.head.game
        return [len(list((await numbers(one.database, owner, game)).outcomes)) for owner in ("ada", "ben")]

    assert with_two(where, use) == [0, 1]
