"""Who is at a table: here, away or not connected, as several processes know it together."""

from functools import partial

import pytest

from tests.tables.processes import until, with_processes
from universelle.tables.presence import HEARD_FOR, HERE_FOR, Presence, Where

OFTEN = 0.01  # seconds between two looks


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def at_processes(where, use, count=1, clock=None):
    def make(database):
        return Presence(database, clock or Clock(), renew=OFTEN, look=OFTEN)

    return with_processes(where, make, use, count)


async def seen(process, table, reached):
    """Wait until who watches a table is told of what must come."""
    return await until(partial(process.subscribe, table), partial(process.of, table), reached)


@pytest.mark.parametrize(
    ("passed", "in_sight", "where"),
    [
        (0, True, Where.HERE),
        (HERE_FOR - 1, True, Where.HERE),
        (HERE_FOR + 1, True, Where.AWAY),
        (0, False, Where.AWAY),
    ],
)
def test_whose_page_is_in_sight_is_here_and_later_away(tmp_path, passed, in_sight, where):
    clock = Clock()

    async def use(process):
        process.enter("t", "ada", in_sight)
        clock.now += passed
        return process.of("t").where("ada")

    assert at_processes(tmp_path / "tables.sqlite", use, clock=clock) is where


@pytest.mark.parametrize(("passed", "where"), [(HEARD_FOR - 1, Where.HERE), (HEARD_FOR + 1, Where.GONE)])
def test_who_leaves_is_not_connected_a_little_later(tmp_path, passed, where):
    """So that nobody seems gone who loads the page anew."""
    clock = Clock()

    async def use(process):
        leave = process.enter("t", "ada", True)
        leave()
        clock.now += passed
        return process.of("t").where("ada")

    assert at_processes(tmp_path / "tables.sqlite", use, clock=clock) is where


def test_a_second_page_keeps_somebody_connected(tmp_path):
    clock = Clock()

    async def use(process):
        leave, _ = process.enter("t", "ada", True), process.enter("t", "ada", False)
        leave()
        clock.now += HEARD_FOR + HERE_FOR
        away = process.of("t").where("ada")
        process.see("t", "ada")
        return away, process.of("t").where("ada")

    assert at_processes(tmp_path / "tables.sqlite", use, clock=clock) == (Where.AWAY, Where.HERE)


def test_who_watches_is_counted_with_and_without_a_token(tmp_path):
    async def use(process):
        for who in ("ada", "ben", "eve", None, None):
            process.enter("t", who, True)
        return process.of("t").others(["ada", "ben"]), process.of("other").others([])

    assert at_processes(tmp_path / "tables.sqlite", use) == (3, 0)


def test_all_processes_on_a_database_know_who_is_there(where):
    async def use(one, other):
        leave = one.enter("t", "ada", True)
        other.enter("t", "ben", False)
        both = [await seen(each, "t", lambda present: len(present.people) == 2) for each in (one, other)]
        leave()
        return both, dict(other.of("t").people)

    both, _ = at_processes(where, use, 2)
    assert [dict(present.people) for present in both] == [{"ada": Where.HERE, "ben": Where.AWAY}] * 2


def test_who_looks_at_another_process_is_here_everywhere(where):
    async def use(one, other):
        one.enter("t", "ada", False)
        await seen(other, "t", lambda present: present.where("ada") is Where.AWAY)
        other.see("t", "ada")
        await seen(one, "t", lambda present: present.where("ada") is Where.HERE)

    at_processes(where, use, 2)


def test_what_a_dead_process_knew_lapses(where):
    clock = Clock()

    async def use(one, other):
        one.enter("t", "ada", True)
        await seen(other, "t", lambda present: present.where("ada") is Where.HERE)
        await one.close()
        there = other.of("t").where("ada")
        clock.now += HEARD_FOR + 1
        return there, other.of("t").where("ada")

    assert at_processes(where, use, 2, clock) == (Where.HERE, Where.GONE)
