"""What is noted about a match that is over."""

from dataclasses import replace

import pytest

from tests.tables.laying import journal_of
from tests.tables.past import MATCH, OWNERS, WINNER, record, session
from universelle.tables.journal import END, Entry
from universelle.tables.past_games import OWN, PEOPLE, past_game, searched, sources_of
from universelle.tables.session import Session, StoredTable


def test_a_past_game_says_how_it_ended_and_where_the_points_came_from():
    row = past_game(session(), "ada", {0, 1})
    assert (row["place"], row["points"]) == (MATCH.state.standings()[0], MATCH.state.scores()[0])
    assert row["rivals"] == f" {OWN} {PEOPLE} director "
    assert row["won"] == (WINNER == 0)
    assert row["counted"]
    own = sources_of(MATCH, 0)
    assert sum([points for points, _ in own.values()]) == MATCH.state.scores()[0]
    others = sum(MATCH.state.scores()[1:]) / 2
    assert sum([mean for _, mean in own.values()]) == pytest.approx(others, abs=0.1)


def test_at_a_screen_that_people_share_nobody_has_won():
    row = past_game(session({0: "ada", 1: "ada"}), "ada", ())
    assert (row["seat"], row["place"], row["won"], row["points"]) == (None, None, False, None)


def test_a_match_that_was_ended_early_has_no_places():
    head = replace(record(), moves=())
    ended = Session(StoredTable("t", head, OWNERS, (*journal_of(record())[:4], Entry.noting(1, END))))
    row = past_game(ended, "ada", ())
    assert (row["place"], row["won"], row["places"]) == (None, False, "")


def test_long_pauses_do_not_count_as_time_at_the_table():
    journal = [replace(entry, at=60.0 * number) for number, entry in enumerate(journal_of(record())[:5])]
    head = replace(record(), moves=())
    some = Session(StoredTable("t", head, OWNERS, (*journal, replace(journal_of(record())[5], at=90_000.0))))
    assert past_game(some, "ada", ())["seconds"] == 4 * 60 + 600


def test_names_are_searched_as_anybody_writes_them():
    assert searched(["Élise=me", "director II=director"]) == "élise\ndirector ii"
