"""A game seen again: the changes between two moments are those between their pages."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from tests.drawing.interpreter import applied, plain
from tests.drawing.trees import found, nodes, text_of
from tests.laws.games import record_of
from tests.web.visiting import each_game
from universelle.drawing.node import Node
from universelle.web.replay_page import changes, draw
from universelle.web.store import StoredTable
from universelle.web.table_page import Viewer
from universelle.web.tables import Table

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
    table = Table(StoredTable("t", record, False, {}, ()))
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
