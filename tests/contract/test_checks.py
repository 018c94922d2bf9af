"""What the invariants need to know about a game."""

from tests.laws.games import begin, each_game
from universelle.contract.checks import Checks, events_in
from universelle.core import event
from universelle.core.edition import Edition
from universelle.core.event import Event, GameEnded, Points
from universelle.games.registry import load


def test_the_events_of_a_module_are_its_classes():
    assert set(events_in(event)) == {Event, Points, GameEnded}


def test_by_default_there_is_nothing_to_check():
    assert Checks().pieces(None) == ((), ())
    assert list(Checks().names(None)) == []
    assert Checks().events == ()


@each_game
def test_the_pieces_of_the_first_position_are_those_of_the_box(slug):
    found, wanted = load(slug).checks.pieces(begin(slug, 2, 1))
    assert found == wanted
    assert found


@each_game
def test_the_editions_for_tests_can_be_played(slug):
    checks = load(slug).checks
    for values in (checks.short, *checks.editions):
        assert load(slug).new(2, bytes(32), edition=Edition("test", values)).to_move()
