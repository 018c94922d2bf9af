"""Who looks for a match meets whoever looks for the same, also at the same moment and at another server."""

import asyncio
from dataclasses import replace

import pytest

from tests.laws.games import record_of
from universelle.database.opening import open_database
from universelle.tables.gathering import FREE
from universelle.tables.gatherings import Gatherings
from universelle.tables.quick_match import Wish, find_match
from universelle.tables.session import Session
from universelle.tables.terms import NO_TERMS

SLUG = "worlds-fair-1893"


def wish(name: str, players: int = 2) -> Wish:
    record = replace(record_of(SLUG, players, 1), seats=(f"{name}=me", *[FREE] * (players - 1)))
    return Wish(name.lower(), name, record, NO_TERMS, "en")


class Simultaneous(Gatherings):
    """One of two processes that open their first tables at the same moment."""

    both: asyncio.Barrier | None = None

    async def open(self, *given, **named):
        if self.both is not None:
            await self.both.wait()
            self.both = None
        return await super().open(*given, **named)


def with_two(where, use):
    async def run():
        both = [Simultaneous(await open_database(where), Session) for _ in range(2)]
        try:
            return await use(*both)
        finally:
            for each in both:
                await each._database.close()

    return asyncio.run(run())


def test_the_second_is_seated_with_the_first(where):
    async def use(one, other):
        assert await find_match(one, wish("Ada")) is None
        (waiting,) = await other.of("ada")
        return waiting.id, await find_match(other, wish("Ben")), await other.load(waiting.id)

    waiting, table, left = with_two(where, use)
    assert (table, left) == (waiting, None)  # the match has begun


@pytest.mark.parametrize("players", [2, 3])
def test_two_who_open_tables_at_the_same_moment_meet_at_one(where, players):
    async def use(one, other):
        one.both = other.both = asyncio.Barrier(2)
        found = await asyncio.gather(find_match(one, wish("Ada", players)), find_match(other, wish("Ben", players)))
        return found, await one.open_to_all(10)

    found, waiting = with_two(where, use)
    (table,) = [each for each in found if each is not None]
    assert [(each.id, len(each.owners)) for each in waiting] == [(table, 2)] * (players - 2)


def test_who_sees_another_search_stays_where_a_match_has_begun(where, monkeypatch):
    async def use(one, other):
        opening, leaving = one.open, one.leave

        async def open_second(record, host, owners, **given):
            await other.open(record, "ada", {0: "ada"}, **given)
            return await opening(record, host, owners, **given)

        async def leave_late(table, owner):
            await other.change(table, lambda each: each.sit("cleo", 1, "Cleo"))
            await other.begin_when_full(table)
            await leaving(table, owner)

        monkeypatch.setattr(one, "open", open_second)
        monkeypatch.setattr(one, "leave", leave_late)
        table = await find_match(one, wish("Ben"))
        return await one.load(table), [each.host for each in await one.open_to_all(10)]

    assert with_two(where, use) == (None, ["ada"])  # his own has become a match


def test_names_at_a_table_differ(where):
    async def use(one, other):
        for number in range(2):
            await find_match(one, replace(wish("Ada", 3), owner=f"ada-{number}"))
        (waiting,) = await other.open_to_all(10)
        return waiting.record.names

    assert with_two(where, use)[:2] == ["Ada", "Ada 2"]
