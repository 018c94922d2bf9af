"""Matches that somebody brings in."""

from dataclasses import replace

from tests.database.opened import with_database
from tests.tables.past import MATCH, record, session
from universelle.tables.history import History, Wanted
from universelle.tables.imports import imported
from universelle.tables.past_games import past_game
from universelle.tables.session import Session
from universelle.tables.shelf import Shelf


def test_a_match_that_is_brought_in_is_kept_with_all_that_is_noted_about_it(where):
    given = replace(record("Ada=me", "old=cmd:./bot", "director=director"), result=MATCH.record.result)

    async def use(database):
        await database.write(imported(given, "ada", "", 1000.0, Session))
        found = await History(database).find("ada", Wanted())
        stored = await Shelf(database).load(found.games[0].table)
        return found.games[0], stored, await History(database).has("ada", past_game(session(), "ada", ())["same"])

    game, stored, known = with_database(where, use)
    assert (game.seat, game.imported, game.ended) == (0, True, 1000.0)
    assert known == game.table
    assert stored.record.seats == ("Ada=me", "old=me", "director=director")
    assert stored.owners == {0: "ada"}
    assert not stored.listed
    assert [entry.code for entry in stored.journal] == [move.code for move in given.moves]


def test_whose_name_is_in_a_record_has_that_seat():
    two = replace(record("Ada=me", "Ben=me", "director=director"), result=MATCH.record.result)
    seats = [
        next((values["seat"] for sql, values in imported(two, "x", name, 1.0, Session) if "past_games" in sql), None)
        for name in ("ben", "Cleo")
    ]
    assert seats == [1, None]
