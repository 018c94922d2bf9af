"""How matches ended: kept once, and forgotten when they go on."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace

import pytest

from tests.laws.games import played as played_match
from tests.laws.games import record_of
from tests.tables.laying import journal_of
from universelle.core.edition import Edition
from universelle.database.opening import open_database
from universelle.matches.record import Hint, StandIn, TakeBack
from universelle.people.levels import Outcome
from universelle.people.numbers import numbers
from universelle.tables.journal import END, Entry
from universelle.tables.outcomes import _rows as outcome_rows
from universelle.tables.outcomes import is_rated
from universelle.tables.session import Session, StoredTable
from universelle.tables.sessions import Sessions
from universelle.thinking.pool import ThinkingPool

SLUG = "worlds-fair-1893"


class ByHand(Session):
    """All moves are made here."""

    bots = frozenset()


def with_tables(path, use):
    async def run():
        tables = Sessions(await open_database(path), ThinkingPool(), ByHand)
        try:
            return await use(tables)
        finally:
            await tables.close()

    return asyncio.run(run())


async def played(tables, *seats: str):
    """A match that is over, in which only people and a bot that is never asked had seats."""
    table = await tables.open(replace(record_of(SLUG, len(seats), 1), seats=seats), "ada")
    while seats := table.match.state.to_move():
        await tables.move(table, seats[0], [table.match.state.legal_actions(seats[0])[0].code], table.seq)
    return table


def test_a_finished_match_is_kept_once_and_forgotten_when_it_goes_on(where):
    async def use(tables):
        table = await played(tables, "Ada=me", "Eve=director")
        own, other = table.match.state.standings()
        found = [list((await numbers(tables.database, "ada", SLUG)).outcomes)]
        await tables.outcomes.note(table)
        found.append(list((await numbers(tables.database, "ada", SLUG)).outcomes))
        await tables.undo(table, "ada", table.seq)
        found.append(list((await numbers(tables.database, "ada", SLUG)).outcomes))
        return Outcome(own, (("director", other),)), found

    expected, found = with_tables(where, use)
    assert found == [[expected], [expected], []]


def test_two_people_at_one_screen_and_stand_ins_do_not_count(where):
    async def use(tables):
        await played(tables, "Ada=me", "Ben=me", "Eve=director")
        table = await played(tables, "Ada=me", "Eve=director")
        await tables.undo(table, "ada", table.seq)
        table.match.note_stand_in("exhibitor")
        while seats := table.match.state.to_move():
            await tables.move(table, seats[0], [table.match.state.legal_actions(seats[0])[0].code], table.seq)
        return list((await numbers(tables.database, "ada", SLUG)).outcomes)

    assert with_tables(where, use) == []


def session(record, owners=None, journal=None):
    owners = {0: "ada", 1: "ben"} if owners is None else owners
    return Session(StoredTable("t", replace(record, moves=(), result=None), owners, journal or journal_of(record)))


RECORD = replace(played_match(SLUG, 3, 1).record, seats=("Ada=me", "Ben=me", "Eve=director"))


def test_a_match_of_people_apart_with_measured_computers_is_rated():
    assert is_rated(session(RECORD))


@pytest.mark.parametrize(
    "record",
    [
        replace(RECORD, seats=("Ada=me", "Ben=me", "Eve=random")),
        replace(RECORD, edition=Edition("ours", {})),
        replace(RECORD, seed_word="chicago"),
    ],
    ids=["a computer that nobody measured", "other values", "a seed written by hand"],
)
def test_what_is_not_the_same_for_all_is_not_rated(record):
    assert not is_rated(session(record))


@pytest.mark.parametrize("owners", [{0: "ada", 1: "ada"}, {0: "ada"}, {}], ids=["one screen", "alone", "nobody"])
def test_people_at_one_screen_are_not_rated(owners):
    seats = ["Eve=director"] * 3
    for seat in owners:
        seats[seat] = f"P{seat}=me"
    numbered = [f"{'I' * number}={text.partition('=')[2]}" for number, text in enumerate(seats, start=1)]
    assert not is_rated(session(replace(RECORD, seats=tuple(numbered)), owners))


def test_moves_that_were_taken_back_hints_and_stand_ins_are_not_rated():
    for spoilt in (
        {"taken_back": (TakeBack(0, 1, 0),)},
        {"hints": (Hint(0, 1),)},
        {"stand_ins": (StandIn(2, 1, "x"),)},
    ):
        found = session(RECORD)
        record = replace(found.match.record, **spoilt)
        found.match = SimpleNamespace(record=record, game=found.match.game, stand_ins=record.stand_ins)
        assert not is_rated(found), spoilt


def test_a_match_that_was_ended_early_is_not_rated_and_counts_for_nobody():
    journal = (*journal_of(RECORD)[:3], Entry.noting(1, END))
    found = session(RECORD, journal=journal)
    (row,) = outcome_rows(found)
    assert (row["seat"], row["gone"], row["counted"], row["rated"]) == (1, True, False, False)


def test_every_seat_has_a_row_with_its_place():
    found = session(RECORD)
    rows = outcome_rows(found)
    assert [row["place"] for row in rows] == found.match.state.standings()
    assert [row["owner"] for row in rows] == ["ada", "ben", None]
    assert [row["bot"] for row in rows] == [None, None, "director"]
    assert [row["counted"] for row in rows] == [True, True, False]
    assert all(row["rated"] for row in rows)
