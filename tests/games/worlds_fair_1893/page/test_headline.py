"""Where the game is, and the steps of a turn."""

from tests.games.worlds_fair_1893.drawings import scene
from tests.games.worlds_fair_1893.positions import new_fair
from universelle.games.worlds_fair_1893.page.headline import headline


def test_the_headline_says_round_and_car():
    state = new_fair(4)
    state.marker, state.car = 2, 9
    assert headline(scene(state)) == "Round 2, car at 9 of 13"
