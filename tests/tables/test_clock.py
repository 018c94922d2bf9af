"""Clocks: what each player has left follows from the pace and the times of what happened."""

from datetime import datetime
from functools import reduce
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from universelle.tables.clock import DAY, HOUR, MINUTE, Clock, Clocks, Counting, Pace, is_zone
from universelle.tables.journal import Entry

LIVE = Pace(30, 12 * MINUTE)
EACH = Pace(0, 15 * MINUTE)
ROME = "Europe/Rome"
NIGHTS = Pace(DAY, 3 * DAY, nights=True, zone=ROME)
WEEKENDS = Pace(DAY, 3 * DAY, weekends=True, zone=ROME)
BOTH = Pace(DAY, 3 * DAY, nights=True, weekends=True, zone=ROME)
BEGUN = 1000.0


def rome(text: str) -> float:
    """A moment by the clocks of Rome."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(ROME)).timestamp()


def begun(pace: Pace, *running: int, outages=()) -> Clocks:
    return Clocks.begun(Counting(pace, outages), [0, 1, 2], frozenset(running), BEGUN)


def move(seat: int, after: float) -> Entry:
    return Entry(seat, "a move", at=BEGUN + after)


def undo(seat: int, after: float, kept: int | None = None) -> Entry:
    return Entry(seat, "undo" if kept is None else f"undo {kept}", at=BEGUN + after)


def note(kind: str, seat: int, after: float) -> Entry:
    return Entry(seat, Entry.noting(seat, kind).code, at=BEGUN + after)


def play(clocks: Clocks, *happened: tuple[Entry, set[int]]) -> Clocks:
    """What happened, each entry with the seats whose clocks run from then on."""
    return reduce(lambda before, each: before.after(each[0], frozenset(each[1])), happened, clocks)


def left(clocks: Clocks, after: float) -> list[tuple[float, float]]:
    shown = clocks.at(BEGUN + after).seats
    return [(shown[seat].move, shown[seat].reserve) for seat in sorted(shown)]


# what runs


def test_a_clock_runs_while_its_seat_must_move_first_the_time_for_the_move_then_the_reserve():
    clocks = begun(LIVE, 0)
    assert left(clocks, 10) == [(20, 720), (30, 720), (30, 720)]
    assert left(clocks, 45) == [(0, 705), (30, 720), (30, 720)]
    assert left(clocks, 9999) == [(0, 0), (30, 720), (30, 720)]
    assert clocks.run_out == {0: BEGUN + 750}
    assert (clocks.late(BEGUN + 749.9), clocks.late(BEGUN + 750)) == ([], [0])


def test_a_move_gives_new_time_for_the_next_one_and_the_reserve_that_was_used_is_gone():
    clocks = play(begun(LIVE, 0), (move(0, 40), {1}), (move(1, 50), {0}))
    assert left(clocks, 50) == [(30, 710), (20, 720), (30, 720)]
    assert left(clocks, 60) == [(20, 710), (20, 720), (30, 720)]
    again = play(begun(LIVE, 0), (move(0, 40), {0}))  # the same seat moves twice
    assert left(again, 40) == [(30, 710), (30, 720), (30, 720)]


def test_without_time_for_a_move_only_the_reserve_runs():
    clocks = play(begun(EACH, 0), (move(0, 100), {1}), (move(1, 160), {0}))
    assert left(clocks, 170) == [(0, 790), (0, 840), (0, 900)]


def test_while_several_choose_in_secret_all_who_have_not_are_counted():
    clocks = play(begun(LIVE, 0, 1, 2), (move(1, 10), {0, 2}))
    assert left(clocks, 40) == [(0, 710), (20, 720), (0, 710)]
    changed = play(clocks, (undo(1, 12), {0, 1, 2}))  # one changes their mind, with what they had left
    assert left(changed, 20) == [(10, 720), (12, 720), (10, 720)]
    assert changed.run_out == {0: BEGUN + 750, 1: BEGUN + 752, 2: BEGUN + 750}


def test_a_take_back_gives_no_time_back_and_the_same_move_again_none_either():
    clocks = play(begun(LIVE, 0), (move(0, 20), {1}), (undo(0, 25), {0}))
    assert left(clocks, 25) == [(10, 720), (25, 720), (30, 720)]
    again = play(clocks, (move(0, 30), {1}))
    assert left(again, 30) == [(5, 720), (30, 720), (30, 720)]
    on = play(begun(LIVE, 0), (move(0, 20), {0}), (undo(0, 25), {0}), (move(0, 30), {0}), (move(0, 31), {0}))
    assert left(on, 31)[0] == (30, 720)  # a further move is a new one
    for _ in range(3):  # nobody gains time by taking back again and again
        on = play(on, (undo(0, 41), {0}), (move(0, 41), {0}))
    assert left(on, 41)[0] == (20, 720)


def test_many_moves_can_be_taken_back_at_once():
    clocks = play(begun(LIVE, 0), *[(move(0, 10 * number), {0}) for number in range(1, 6)], (undo(0, 55, 1), {0}))
    assert clocks.made == 1
    clocks = play(clocks, *[(move(0, 55 + number), {0}) for number in range(1, 5)])
    assert left(clocks, 59)[0] == (21, 720)
    assert left(play(clocks, (move(0, 60), {0})), 60)[0] == (30, 720)


def test_notes_stop_clocks_and_let_them_run_on():
    clocks = play(begun(LIVE, 0), (note("pause", 1, 10), set()), (note("wake", 1, 5000), {0}))
    assert left(clocks, 5005) == [(15, 720), (30, 720), (30, 720)]


@pytest.mark.parametrize(("pace", "expected"), [(LIVE, (30, 30)), (EACH, (0, 60)), (NIGHTS, (DAY, 0))])
def test_who_takes_a_seat_back_has_some_time_to_move(pace, expected):
    clocks = play(begun(pace, 0), (note("late", 0, 10**7), set()), (note("return", 0, 10**7 + 5), {0}))
    assert left(clocks, 10**7 + 5)[0] == expected
    assert clocks.late(BEGUN + 10**7 + 6) == []


def test_who_comes_back_with_time_left_gains_none_but_that_of_a_move():
    clocks = play(begun(EACH, 0), (note("leave", 0, 100), set()), (note("return", 0, 500), {0}))
    assert left(clocks, 510)[0] == (0, 790)


def test_times_never_go_back_with_the_clock_of_a_machine():
    clocks = play(begun(LIVE, 0), (move(0, 20), {1}))
    assert clocks.at(BEGUN - 500) == clocks
    back = play(clocks, (move(1, 5), {0}))
    assert left(back, 20) == [(30, 720), (30, 720), (30, 720)]
    assert back.since == BEGUN + 20


# what counts


def test_while_no_server_ran_nothing_counts():
    counting = Counting(LIVE, [(100, 200), (300, 350)])
    assert counting.counted(0, 1000) == 850
    assert counting.counted(150, 320) == 100
    assert counting.counted(120, 180) == 0
    assert counting.reach(50, 100) == 250
    assert counting.reach(150, 100) == 300
    assert counting.reach(150, 101) == 351
    assert left(begun(LIVE, 0, outages=[(BEGUN + 10, BEGUN + 60)]), 70)[0] == (10, 720)


@pytest.mark.parametrize(
    ("pace", "begin", "end", "hours"),
    [
        (NIGHTS, "2026-11-18T20:00", "2026-11-19T08:00", 3),
        (NIGHTS, "2026-11-18T23:00", "2026-11-19T06:00", 0),
        (NIGHTS, "2026-11-19T03:00", "2026-11-19T10:00", 3),
        (NIGHTS, "2026-11-18T12:00", "2026-11-21T12:00", 45),
        (WEEKENDS, "2026-11-20T20:00", "2026-11-23T08:00", 12),
        (WEEKENDS, "2026-11-21T12:00", "2026-11-22T12:00", 0),
        (BOTH, "2026-11-20T20:00", "2026-11-23T08:00", 3),
        (NIGHTS, "2026-03-28T12:00", "2026-03-29T12:00", 15),  # the night in which an hour is left out
        (NIGHTS, "2026-10-24T12:00", "2026-10-25T12:00", 15),  # and the one in which an hour comes twice
        (WEEKENDS, "2026-03-27T12:00", "2026-03-30T12:00", 24),
        (LIVE, "2026-03-28T12:00", "2026-03-29T12:00", 23),
        (LIVE, "2026-10-24T12:00", "2026-10-25T12:00", 25),
    ],
)
def test_nights_and_weekends_do_not_count_where_they_are_off(pace, begin, end, hours):
    counting = Counting(pace)
    assert counting.counted(rome(begin), rome(end)) == hours * HOUR


def test_nights_are_those_of_the_zone():
    there = Counting(Pace(DAY, 0, nights=True, zone="America/Chicago"))
    assert there.counted(rome("2026-11-18T20:00"), rome("2026-11-19T08:00")) == 9 * HOUR  # until 22:00 in Chicago
    unknown = Counting(Pace(DAY, 0, nights=True, zone="Nowhere/At_All"))
    assert unknown.counted(rome("2026-11-18T20:00"), rome("2026-11-19T08:00")) == 3 * HOUR


def test_when_a_time_off_ends():
    counting = Counting(BOTH)
    assert counting.rest_at(rome("2026-11-18T23:30")) == rome("2026-11-19T07:00")
    assert counting.rest_at(rome("2026-11-21T12:00")) == rome("2026-11-23T07:00")
    assert counting.rest_at(rome("2026-11-18T12:00")) is None
    assert Counting(LIVE).rest_at(rome("2026-11-18T23:30")) is None


moments = st.integers(0, 40 * DAY).map(lambda seconds: rome("2026-03-01T00:00") + seconds)
spans = st.lists(st.tuples(moments, st.integers(1, 2 * DAY)), max_size=4).map(
    lambda found: sorted([(begin, begin + length) for begin, length in found])
)


@given(st.sampled_from([LIVE, NIGHTS, WEEKENDS, BOTH]), spans, moments, st.integers(1, 4 * DAY))
def test_so_much_is_counted_as_it_takes_to_reach_a_moment(pace, outages, begin, seconds):
    counting = Counting(pace, outages)
    end = counting.reach(begin, seconds)
    assert counting.counted(begin, end) == pytest.approx(seconds)
    assert counting.counted(begin, end - 1) < seconds
    middle = (begin + end) / 2
    assert counting.counted(begin, middle) + counting.counted(middle, end) == pytest.approx(seconds)


@given(st.sampled_from([LIVE, BOTH]), spans, moments, st.integers(1, 2 * DAY))
def test_a_time_without_servers_never_makes_anybody_late_sooner(pace, outages, begin, seconds):
    assert Counting(pace, outages).reach(begin, seconds) >= Counting(pace).reach(begin, seconds)


@given(st.lists(st.integers(0, 3 * HOUR), min_size=1, max_size=12), st.sampled_from([LIVE, EACH, BOTH]))
def test_looking_at_clocks_changes_nothing(steps, pace):
    clocks = Clocks.begun(Counting(pace), [0], frozenset([0]), rome("2026-11-20T12:00"))
    looked, now = clocks, clocks.since
    for step in steps:
        now += step
        looked = looked.at(now)
    assert looked.seats[0].left == pytest.approx(clocks.at(now).seats[0].left)


# paces


def test_when_time_is_called_short():
    assert (LIVE.short, NIGHTS.short) == (30, 12 * HOUR)
    assert (LIVE.by_post, NIGHTS.by_post) == (False, True)


def test_a_pace_is_plain_data():
    assert Pace(**BOTH.tree) == BOTH


def test_zones():
    assert is_zone(ROME)
    assert is_zone("UTC")
    assert not is_zone("../etc/passwd")


def test_a_clock_never_falls_below_nothing():
    assert Clock(10, 5).spend(100).left == 0
