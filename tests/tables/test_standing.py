"""How a table stands apart from its position: who has left, and whether the match goes on."""

from functools import reduce

import pytest

from universelle.games.registry import found
from universelle.tables.journal import END, LATE, LEAVE, NOTE, RETURN, Entry
from universelle.tables.standing import Standing

OWNERS = {0: "ada", 2: "ben"}
MOVE = Entry(0, "a move")


def after(*entries: Entry) -> Standing:
    return reduce(Standing.after, entries, Standing(OWNERS))


def test_who_leaves_is_played_on_until_they_come_back():
    gone = [MOVE, Entry.noting(0, LEAVE, "planner"), MOVE, Entry(0, "undo"), Entry.noting(2, LATE, "greedy")]
    assert after(*gone).left == {0: "planner", 2: "greedy"}
    assert after(*gone, Entry.noting(0, RETURN)).left == {2: "greedy"}


@pytest.mark.parametrize(("notes", "goes_on"), [((LEAVE,), True), ((END,), False), ((LEAVE, RETURN, END), False)])
def test_whether_it_goes_on(notes, goes_on):
    assert after(*[Entry.noting(0, note) for note in notes]).goes_on == goes_on


def test_when_all_people_have_left_the_match_waits_for_one_of_them():
    empty = after(Entry.noting(0, LEAVE, "planner"), Entry.noting(2, LEAVE, "planner"))
    assert (empty.empty, empty.goes_on) == (True, False)
    assert empty.after(Entry.noting(2, RETURN)).goes_on
    assert Standing({}).goes_on  # among computers


def test_a_note_is_neither_a_move_nor_a_take_back():
    entry = Entry.noting(1, LEAVE, "planner")
    assert (entry.note, entry.about, entry.takes_back, entry.moves_after(7)) == ("leave", "planner", False, 7)
    assert (MOVE.note, MOVE.moves_after(7)) == (None, 8)
    assert (Entry(0, "undo").note, Entry(0, "undo").moves_after(7), Entry(0, "undo 3").moves_after(7)) == (None, 6, 3)


def test_no_action_of_a_game_looks_like_a_note():
    assert not [
        action.code for game in found().games.values() for action in game.catalogue if action.code.startswith(NOTE)
    ]
