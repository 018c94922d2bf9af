"""Time runs out: exactly once, at whichever process, and what follows is what was agreed."""

import pytest

from tests.tables.laying import lay
from tests.tables.processes import APART, changed, first_move, record, with_two
from universelle.core.errors import IllegalAction
from universelle.tables.clock import Pace
from universelle.tables.sessions import LOOK_EVERY
from universelle.tables.terms import ENDS, Terms
from universelle.tables.uptime import EVERY

LIVE = Pace(30, 60)
LIVE_TERMS = Terms(LIVE)


class Watch:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    async def go_on(self, seconds: float, tables) -> None:
        """Let time pass while a server runs."""
        end = self.now + seconds
        while self.now < end:
            self.now = min(end, self.now + EVERY)
            await tables.uptime.show(self.now, notes=True)


def at_two(where, use, terms=LIVE_TERMS, look_every=0.02):
    """Two processes that look at clocks, which show the same, and a table of two people."""
    watch = Watch()

    async def run(one, other):
        await lay(one.database, record("Ada=me", "Ben=me"), APART, terms=terms, created=watch.now)
        here, there = await one.table("t"), await other.table("t")
        (seat,) = here.match.state.to_move()
        return await use(watch, (one, here), (other, there), seat)

    return with_two(where, run, look_every=look_every, clock=watch)


def late(session) -> list[str]:
    return [entry.code for entry in session.journal if entry.note and entry.note.endswith("late")]


def test_who_is_late_is_played_on_and_can_come_back_with_some_time(where):
    async def use(watch, one, other, seat):
        (here_tables, here), (_, there) = one, other
        assert here.deadline == watch.now + 90
        await watch.go_on(90, one[0])
        await changed(there, lambda: seat in there.standing.left and bool(there.match.stand_ins))
        await changed(here, lambda: here.seq == there.seq)
        assert len(late(here)) == 1
        assert late(here) == late(there)
        assert {each.seat for each in here.match.stand_ins} == {seat}
        await here_tables.come_back(here, APART[seat])
        return here.clocks(watch.now)[seat].left, here.standing.left

    assert at_two(where, use) == (60, {})


def test_nobody_is_late_who_moves_in_time(where):
    async def use(watch, one, other, seat):
        (tables, here), (_, there) = one, other
        await watch.go_on(80, one[0])
        await first_move(tables, here)
        await changed(there, lambda: there.seq == here.seq)
        await watch.go_on(25, one[0])
        spent = here.clocks(watch.now)
        assert spent == there.clocks(watch.now)
        (next_one,) = here.match.state.to_move()
        assert here.deadline == there.deadline == watch.now - 25 + here.standing.clocks.seats[next_one].left
        return late(here), spent[seat].reserve

    assert at_two(where, use) == ([], 10)


def test_by_its_terms_the_match_ends(where):
    async def use(watch, one, other, seat):
        await watch.go_on(91, one[0])
        for _, session in (one, other):
            await changed(session, lambda session=session: session.ended_early)
        tables, here = one
        (listed,) = await tables.shelf.tables_of("ada")
        assert (listed.summary.unfinished, await tables.shelf.first_deadline()) == (True, None)
        return late(here), seat == here.standing.ended.seat

    assert at_two(where, use, Terms(LIVE, gone=ENDS)) == (["@end-late"], True)


def test_while_no_server_ran_nobody_lost_any_time(where):
    """The processes hang, or the machine sleeps: they find that out before they look who is late."""

    async def use(watch, one, other, seat):
        tables, here = one
        await tables._look_at_clocks(True)
        watch.now += 5000
        for each, _ in (one, other):
            await each._look_at_clocks(True)
        assert (late(here), here.clocks(watch.now)[seat].left) == ([], 90)
        watch.now += 3
        for each, _ in (one, other):
            await each._look_at_clocks(True)
        return here.clocks(watch.now)[seat].left, here.deadline - watch.now

    assert at_two(where, use, look_every=LOOK_EVERY) == (87, 87)


def test_a_table_that_is_loaded_later_has_the_same_clocks(where):
    async def use(watch, one, other, seat):
        (tables, here), (others, there) = one, other
        for step in (10, 35, 7, 12):
            await watch.go_on(step, one[0])
            await first_move(tables, here)
        await changed(there, lambda: there.seq == here.seq)
        others._sessions.clear()
        again = await others.table("t")
        assert again is not there
        return again.clocks(watch.now) == there.clocks(watch.now) == here.clocks(watch.now)

    assert at_two(where, use)


# pauses


def test_a_pause_needs_everybody_and_ends_by_itself(where):
    async def use(watch, one, other, seat):
        (tables, here), (others, there) = one, other
        asker, answers = APART[seat], APART[1 - seat]
        await tables.ask_for_pause(here, asker, 600)
        assert not here.standing.paused
        await watch.go_on(5, one[0])
        await changed(there, lambda: there.standing.pause is not None)
        await others.answer_pause(there, answers, True)
        await changed(here, lambda: here.standing.paused)
        with pytest.raises(IllegalAction):
            await first_move(tables, here)
        await watch.go_on(500, one[0])
        assert here.clocks(watch.now)[seat].left == 85
        await watch.go_on(95, one[0])
        await changed(there, lambda: not there.standing.paused)
        await changed(here, lambda: here.seq == there.seq)
        await watch.go_on(5, one[0])
        assert late(here) == []
        return here.clocks(watch.now)[seat].left, [entry.note for entry in here.journal]

    assert at_two(where, use) == (80, ["pause", "agree", "wake"])


def test_a_pause_ends_sooner_when_all_would_like_to_go_on(where):
    async def use(watch, one, other, seat):
        (tables, here), (others, there) = one, other
        await tables.ask_for_pause(here, "ada", 600)
        await changed(there, lambda: there.standing.pause is not None)
        await others.answer_pause(there, "ben", True)
        await others.ask_to_go_on(there, "ben")
        await others.ask_to_go_on(there, "ben")
        await changed(here, lambda: here.seq == there.seq)
        assert here.standing.paused
        await tables.ask_to_go_on(here, "ada")
        return here.standing.goes_on, len(here.journal)

    assert at_two(where, use) == (True, 4)


@pytest.mark.parametrize("answers", [True, False])
def test_without_everybody_there_is_no_pause_and_who_asked_waits_for_a_move(where, answers):
    async def use(watch, one, other, seat):
        tables, here = one
        await tables.ask_for_pause(here, APART[seat], 600)
        if answers:
            await tables.answer_pause(here, APART[1 - seat], False)
        else:
            await watch.go_on(80, one[0])  # nobody is late yet
            await tables._look_at_clocks(False)
            assert here.standing.pause is not None
            await watch.go_on(9, one[0])
            await first_move(tables, here)
            await watch.go_on(40, one[0])
            await changed(here, lambda: here.standing.pause is None)
            assert here.journal[-1].note == "unanswered"
            return True
        assert here.standing.pause is None
        with pytest.raises(IllegalAction):
            await tables.ask_for_pause(here, APART[seat], 600)
        await first_move(tables, here)
        return here.may_ask_for_pause(APART[seat])

    assert at_two(where, use)


def test_a_pause_that_nobody_else_is_there_to_agree_to_begins_at_once(where):
    async def use(watch, one, other, seat):
        tables, here = one
        await tables.leave(here, APART[1 - seat])
        await tables.ask_for_pause(here, APART[seat], 600)
        return here.standing.paused, here.bots

    assert at_two(where, use) == (True, frozenset())


def test_a_clock_that_jumps_back_stops_nobody_and_times_never_do(where):
    async def use(watch, one, other, _seat):
        (tables, here), (others, there) = one, other
        await first_move(tables, here)
        watch.now -= 24 * 3600
        await changed(there, lambda: there.seq == here.seq)
        await first_move(others, there)
        await changed(here, lambda: here.seq == there.seq)
        await first_move(tables, here)
        times = [entry.at for entry in here.journal]
        assert times == sorted(times)
        return late(here), len(times), [clock.left for clock in here.clocks(watch.now).values()]

    assert at_two(where, use) == ([], 3, [90, 90])
