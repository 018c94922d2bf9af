"""Games are deleted, and brought back for a while."""

from dataclasses import replace

import pytest

from tests.database.opened import with_database
from tests.laws.games import record_of
from tests.tables.laying import lay
from tests.tables.past import OWNERS, SEATS, SLUG, finish
from universelle.core.errors import BadRequest
from universelle.tables.bin import KEPT, Bin
from universelle.tables.history import DELETED, History, Wanted
from universelle.tables.shelf import Shelf


def test_a_deleted_game_can_be_brought_back_for_seven_days(where):
    async def use(database):
        await finish(database, "t", {0: "ada"})
        history, bin_, shelf = History(database), Bin(database), Shelf(database)
        await bin_.delete("ada", "t")
        hidden = await history.find("ada", Wanted()), await shelf.tables_of("ada")
        binned = await history.find("ada", Wanted(outcome=DELETED)), (await history.counts("ada")).deleted
        kept = await bin_.empty(binned[0].games[0].deleted + KEPT - 1)
        await bin_.bring_back("ada", "t")
        back = await history.find("ada", Wanted())
        with pytest.raises(BadRequest, match="games-gone"):
            await bin_.bring_back("ada", "t")
        await bin_.delete("ada", "t")
        gone = await bin_.empty(binned[0].games[0].deleted + 2 * KEPT)
        return hidden, binned, kept, back, gone, await shelf.load("t")

    hidden, binned, kept, back, gone, left = with_database(where, use)
    assert (hidden[0].count, list(hidden[1])) == (0, [])
    assert (binned[0].count, binned[1]) == (1, 1)
    assert list(kept) == []
    assert back.count == 1
    assert (gone, left) == (["t"], None)


def test_what_others_keep_goes_from_the_own_list_only(where):
    async def use(database):
        await finish(database, "t")
        history, bin_ = History(database), Bin(database)
        await bin_.delete("ada", "t")
        deleted = (await history.find("ada", Wanted(outcome=DELETED))).games[0].deleted
        gone = await bin_.empty(deleted + 2 * KEPT)
        again = await bin_.empty(deleted + 2 * KEPT)
        with pytest.raises(BadRequest, match="games-gone"):
            await bin_.bring_back("ada", "t")
        lists = [(await history.find(who, Wanted())).count for who in ("ada", "ben")]
        return gone, again, lists, await Shelf(database).tables_of("ada"), await Shelf(database).load("t")

    gone, again, lists, listed, left = with_database(where, use)
    assert (list(gone), list(again)) == ([], [])
    assert lists == [0, 1]
    assert list(listed) == []
    assert left is not None


def test_only_own_games_can_be_deleted_and_running_ones_with_others_are_left_first(where):
    running = replace(record_of(SLUG, 3, 1), seats=SEATS)

    async def use(database):
        await lay(database, running, OWNERS, "with-ben")
        await lay(database, running, {0: "ada"}, "alone")
        bin_, history = Bin(database), History(database)
        with pytest.raises(BadRequest, match="games-leave-first"):
            await bin_.delete("ada", "with-ben")
        for table in ("alone", "no-table"):
            with pytest.raises(BadRequest, match="games-not-yours"):
                await bin_.delete("eve", table)
        before = await history.running("ada")
        await bin_.delete("ada", "alone")
        return sorted(before), await history.running("ada"), await history.running("ada", "alone")

    left = {"with-ben": False}
    assert with_database(where, use) == (["alone", "with-ben"], left, {**left, "alone": True})
