"""A game seen again: the changes between two moments are those between their pages."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from tests.drawing.interpreter import applied, plain
from tests.drawing.trees import found, nodes
from tests.laws.games import record_of
from tests.web.finished_tables import table_of as finished
from tests.web.visiting import each_game
from universelle.drawing.node import Node, text_of
from universelle.tables.session import StoredTable
from universelle.web.finished.replay_page import ALL, changes, draw, eyes_of, stops
from universelle.web.table.table_page import Viewer
from universelle.web.table.tables import Table

MOVES = 24


def lines_of(entry: Node) -> list[str]:
    """The lines of an entry of the chronicle, or the title of a group."""
    told = next(each for each in nodes(entry) if each.attributes.get("class") == "entry-told")
    lines = [each for each in nodes(told) if each.attributes.get("class") == "entry-line"]
    return [text_of(line) for line in lines] or [text_of(told)]


NOBODY = Viewer("de", None)


def table_of(slug: str) -> Table:
    """A table at which some moves were made."""
    record = replace(record_of(slug, 2, 1), seats=("Ada=me", "Ben=me"), moves=(), result=None)
    table = Table(StoredTable("t", record, {}, ()))
    rng = Random(2)
    for _ in range(MOVES):
        seat = table.match.state.to_move()[0]
        table.match.play(seat, rng.choice(table.match.state.legal_actions(seat)))
    return table


@each_game
@pytest.mark.parametrize("step", [1, -1, 7])
def test_changes_lead_from_moment_to_moment(slug, step):
    table = table_of(slug)
    moments = list(range(0, MOVES + 1, abs(step)))[:: 1 if step > 0 else -1]
    shown = plain(draw(table, NOBODY, moments[0]))
    for old, new in pairwise(moments):
        shown = applied(shown, changes(table, NOBODY, old, new))
        assert shown == plain(draw(table, NOBODY, new))


@each_game
def test_nothing_changes_between_a_moment_and_itself(slug):
    assert changes(table_of(slug), NOBODY, 5, 5) == []


def test_one_step_leads_past_all_moves_of_a_secret_choice():
    table = table_of("crystal-palace")
    seen = [any(event.only is None for event in result.events) for result in table.match.history]
    first = seen.index(True) + 1
    assert first > 1
    assert found(draw(table, NOBODY, 0), "replay-on").attributes["href"] == f"?at={first}"
    assert found(draw(table, NOBODY, first), "replay-back").attributes["href"] == "?at=0"


@each_game
def test_steps_lead_to_the_first_and_the_last_moment_and_past_nothing_that_was_seen(slug):
    table = table_of(slug)
    between = stops(table.match)
    assert between == sorted(set(between))
    assert (between[0], between[-1]) == (0, MOVES)
    for number, result in enumerate(table.match.history, start=1):
        assert number in between or not [event for event in result.events if event.only is None]


@each_game
def test_a_moment_is_drawn_anew_when_the_game_goes_on(slug):
    table = table_of(slug)
    before = str(draw(table, NOBODY, 3))
    seat = table.match.state.to_move()[0]
    table.match.play(seat, table.match.state.legal_actions(seat)[0])
    assert f'max="{MOVES}"' in before
    assert f'max="{MOVES + 1}"' in str(draw(table, NOBODY, 3))


@each_game
def test_the_newest_entry_of_the_chronicle_is_beside_the_controls(slug):
    table = table_of(slug)
    assert found(draw(table, NOBODY, 0), "replay-told").children == []
    for at in range(1, MOVES + 1):
        drawn = draw(table, NOBODY, at)
        newest = [each for each in found(drawn, "turns").children if isinstance(each, Node)][:1]
        told = text_of(found(drawn, "replay-told"))
        for entry in newest:
            assert [line for line in lines_of(entry) if line not in told] == []
        assert bool(newest) == bool(told)


@each_game
def test_pieces_are_moved_not_drawn_anew(slug):
    """Only so they can be seen to travel."""
    table = table_of(slug)
    for at in range(MOVES):
        assert not [patch for patch in changes(table, NOBODY, at, at + 1) if patch[:2] == ["h", "board"]]


def test_the_laboratory_shown_is_that_of_the_move_told():
    table = table_of("expo-1906")
    seats = [move.seat for move in table.match.record.moves]
    assert set(seats) == {0, 1}
    for at, seat in enumerate(seats, 1):
        (lab,) = [each for each in nodes(draw(table, NOBODY, at)) if each.attributes.get("id") == "lab"]
        assert ("Ada", "Ben")[seat] in str(lab.attributes["aria-label"])


@pytest.mark.parametrize("slug", ["expo-1906", "crystal-palace"])
def test_a_match_that_is_over_shows_everybody_what_each_could_see(slug):
    table = finished(slug)
    at = next(moves for moves in range(len(table.match.history)) if _knows_more(table, moves))
    seen = [str(draw(table, replace(NOBODY, eyes=eyes), at)) for eyes in (None, ALL, 0, 1)]
    assert len(set(seen)) == 4
    ada = str(draw(table, Viewer("de", "ada"), at))
    assert _board(ada) == _board(seen[2])
    assert _board(str(draw(table, Viewer("de", "ada", ALL), at))) == _board(seen[1]) == _board(seen[0])


@each_game
def test_nobody_is_asked_whose_secrets_to_show_where_there_were_none(slug):
    page = str(draw(finished(slug), Viewer("de", "ada"), 5))
    assert ('id="replay-eyes"' in page) == (slug != "worlds-fair-1893")


def _knows_more(table: Table, moves: int) -> bool:
    state = table.match.record.position(moves)
    return all(state.knows_more(seat) for seat in (0, 1))


def _board(page: str) -> str:
    return page.partition('id="players"')[2].partition('id="side"')[0]


@each_game
def test_a_running_match_keeps_all_secrets(slug):
    table = table_of(slug)
    assert [eyes_of(table, asked) for asked in ("0", "1", "2", "3", "x", "")] == [None] * 6
    assert _board(str(draw(table, replace(NOBODY, eyes=1), 5))) == _board(str(draw(table, NOBODY, 5)))


def test_only_seats_that_are_there_can_be_asked_for():
    table = finished("expo-1906")
    assert [eyes_of(table, asked) for asked in ("0", "1", "2", "3", "-1", "x", "")] == [ALL, 0, 1, *[None] * 4]
