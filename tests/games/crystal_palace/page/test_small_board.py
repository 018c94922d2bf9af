"""Locations in small, for reviews."""

from tests.games.crystal_palace.page.drawn import NAMES, new_palace, until
from universelle.contract.scene import scene_of
from universelle.contract.small_board import Alternatives
from universelle.games.crystal_palace.game import GAME
from universelle.games.crystal_palace.rules.actions import Place
from universelle.i18n import Translations


def drawn(state, played, better):
    scene = scene_of(state, Translations("en", GAME.package, NAMES), state.to_move()[0])
    return GAME.page.small_board(scene, Alternatives(played, better, "??", "case-1"))


def test_the_locations_of_both_dice_are_drawn():
    state = until(new_palace(2), "place-die")
    places = [action for action in state.legal_actions(state.to_move()[0]) if isinstance(action, Place)]
    first = places[0]
    elsewhere = next(action for action in places if action.location != first.location)
    board = str(drawn(state, first, elsewhere))
    assert board.count('class="picture-location"') == 2
    assert board.count('class="small-played"') == board.count('class="small-better"') == 1


def test_one_location_is_drawn_once():
    state = until(new_palace(2), "place-die")
    places = [action for action in state.legal_actions(state.to_move()[0]) if isinstance(action, Place)]
    board = str(drawn(state, places[0], places[0]))
    assert board.count('class="picture-location"') == 1
    assert 'class="small-played"' not in board


def test_without_a_die_to_place_there_is_no_board():
    state = until(new_palace(2), "place-die")
    other = [action for action in state.legal_actions(state.to_move()[0]) if not isinstance(action, Place)]
    assert drawn(state, other[0], other[0]) is None
