"""Closing a table from outside, while servers run."""

import pytest

from tests.database.opened import with_database
from tests.tables.laying import lay, one_table, record
from tests.tables.processes import changed, with_two
from universelle.core.errors import BadRequest, IllegalAction
from universelle.tables.closing import close_table, leave_tables
from universelle.tables.gatherings import Gatherings
from universelle.tables.session import Session
from universelle.tables.terms import ENDS, Terms


def test_a_match_ends_at_every_server_and_nobody_moves_any_more(where):
    async def use(one, other):
        await one_table(one.database)
        here = await one.table("t")
        await close_table(other.database, "t", Session)
        await changed(here, lambda: here.over)
        seat = here.match.state.to_move()[0]
        code = here.match.state.legal_actions(seat)[0].code
        with pytest.raises(IllegalAction):
            await one.move(here, seat, [code], here.seq)
        listed = await one.shelf.tables_of("ada")
        return here.ended_early, here.standing.ended.note, listed[0].summary.over

    assert with_two(where, use) == (True, "closed", True)


def test_a_table_that_waits_is_gone(where):
    async def use(database):
        gatherings = Gatherings(database, Session)
        waiting = await gatherings.open(record(), "ada", {0: "ada"}, ())
        await close_table(database, waiting.id, Session)
        return await gatherings.load(waiting.id)

    assert with_database(where, use) is None


def test_what_is_not_there_or_over_is_refused(where):
    async def use(database):
        await one_table(database)
        await close_table(database, "t", Session)
        refused = []
        for name in ("t", "no such table"):
            with pytest.raises(BadRequest) as refusal:
                await close_table(database, name, Session)
            refused.append(refusal.value.message.key)
        return refused

    assert with_database(where, use) == ["close-over", "close-unknown"]


@pytest.mark.parametrize(("gone", "ended"), [("", False), (ENDS, True)])
def test_who_goes_for_good_leaves_by_the_terms_of_each_table(where, gone, ended):
    async def use(one, other):
        owners = {0: "ada", 1: "ben"}
        await lay(one.database, record(), owners, terms=Terms(gone=gone))
        await lay(one.database, record(), {0: "ada", 1: "ada"}, "alone")
        here = await one.table("t")
        await leave_tables(other.database, "ada", Session)
        await changed(here, lambda: bool(here.journal))
        await leave_tables(other.database, "ada", Session)  # whoever has gone does not go again
        assert (await one.table("alone")).journal == []
        return here.ended_early, set(here.standing.left), len([entry for entry in here.journal if entry.note])

    assert with_two(where, use) == (ended, set() if ended else {0}, 1)
