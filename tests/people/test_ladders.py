"""Ladders: every rated match counts once, in every process, and no more when it goes on."""

from tests.database.opened import with_database
from tests.people.finished import NOTE, SLUG, finish, rows
from universelle.database.opening import open_database
from universelle.people.carrying import carry
from universelle.people.ladders import Ladders
from universelle.people.ratings import ENOUGH

FORGET = "DELETE FROM outcomes WHERE table_id = :table"


async def five(database, first=0):
    for number in range(first, first + ENOUGH):
        await finish(database, f"t{number}", "ana", "ben", "@director", at=float(number))


def test_below_five_matches_nobody_has_a_rating(where):
    async def use(database):
        ladders = Ladders(database)
        before = await ladders.of(SLUG)
        assert before.rating_of("ana") is None
        for number in range(ENOUGH - 1):
            await finish(database, f"t{number}", "ana", "ben", at=float(number))
        ladders.heard()
        assert (await ladders.of(SLUG)).rating_of("ana") is None
        await finish(database, "last", "ana", "ben", at=9.0)
        ladders.heard()
        found = await ladders.of(SLUG)
        return found.rating_of("ana").value, found.rating_of("ben").value, [owner for owner, _, _ in found.rated()]

    ana, ben, order = with_database(where, use)
    assert ana > 1000 > ben
    assert order == ["ana", "ben"]


def test_what_is_read_bit_by_bit_is_the_same_as_what_is_read_at_once(where):
    async def use(database):
        ladders = Ladders(database)
        for number in range(8):
            await finish(
                database, f"t{number}", *(("ana", "ben") if number % 3 else ("ben", "cleo", "ana")), at=float(number)
            )
            ladders.heard()
            bit_by_bit = await ladders.of(SLUG)
        at_once = await Ladders(database).of(SLUG)
        assert bit_by_bit is await ladders.of(SLUG)
        return bit_by_bit, at_once

    bit_by_bit, at_once = with_database(where, use)
    assert bit_by_bit == at_once
    assert bit_by_bit.matches == 8


def test_a_match_that_goes_on_counts_no_more_and_one_that_ended_earlier_counts_in_its_place(where):
    async def use(database):
        ladders = Ladders(database)
        await five(database)
        before = await ladders.of(SLUG)
        await database.write([(FORGET, {"table": "t2"})])
        ladders.heard()
        without = await ladders.of(SLUG)
        await database.write([(NOTE, row) for row in rows("t2", "ana", "ben", "@director", at=2.0)])
        ladders.heard()
        return before, without, await ladders.of(SLUG)

    before, without, again = with_database(where, use)
    assert (before.matches, without.matches) == (5, 4)
    assert without.rating_of("ana") is None
    assert again == before


def test_matches_that_are_not_rated_and_other_games_do_not_count(where):
    async def use(database):
        await finish(database, "unrated", "ana", "ben", rated=False)
        await finish(database, "other", "ana", "ben", game="expo-1906")
        return (await Ladders(database).of(SLUG)).matches

    assert with_database(where, use) == 0


def test_a_carried_guest_takes_the_rating_along(where):
    async def use(database):
        ladders = Ladders(database)
        await ladders.start()
        await five(database)
        guest = (await ladders.of(SLUG)).rating_of("ana")
        await carry(database, "ana", "account")
        ladders.heard("seats")
        found = await ladders.of(SLUG)
        return guest, found.rating_of("account"), found.rating_of("ana")

    guest, account, gone = with_database(where, use)
    assert guest == account is not None
    assert gone is None


def test_two_processes_come_to_the_same(where):
    async def use(database):
        other = await open_database(where)
        try:
            ours, theirs = Ladders(database), Ladders(other)
            await five(database)
            return await ours.of(SLUG) == await theirs.of(SLUG)
        finally:
            await other.close()

    assert with_database(where, use)
