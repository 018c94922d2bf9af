"""The board in a terminal."""

import pytest
from rich.console import Console, RenderableType

from tests.games.expo_1906.positions import act, bare, complete, give, hand, lay, new_expo, play_eagerly, work
from universelle.contract.scene import scene_of
from universelle.games.expo_1906.choices import choice
from universelle.games.expo_1906.game import GAME
from universelle.games.expo_1906.rules.state import Expo
from universelle.games.expo_1906.terminal import TERMINAL
from universelle.i18n import LANGUAGES, Translations

NAMES = ("Anna", "Bruno", "Carla", "Dario")


def shown(drawn: RenderableType) -> str:
    console = Console(width=200, record=True, file=None, force_terminal=False)
    with console.capture() as captured:
        console.print(drawn)
    return captured.get()


def board(state: Expo, small: bool = False, seat: int | None = 0, language: str = "en") -> str:
    words = Translations(language, GAME.package, NAMES[: len(state.players)])
    return shown(TERMINAL.board(scene_of(state, words, seat), small))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 4])
def test_every_stage_of_a_match_is_shown(players, language):
    state = new_expo(players)
    for number, seat in enumerate(play_eagerly(state, players)):
        if number % 60 == 0:
            for small in (False, True):
                text = board(state, small, seat, language)
                assert all(name in text for name in NAMES[:players])
    assert board(state, language=language)


def test_a_small_board_leaves_out_the_laboratories_of_those_who_wait():
    state = new_expo(2)
    lay(state, 1, "cruise-ship", "c5")
    assert "Cruise Ship still needs" in board(state)
    assert "Cruise Ship still needs" not in board(state, small=True)


def test_tiles_say_how_many_units_they_give():
    state = new_expo(2)
    give(state, 0, "steel-manual")
    assert "2 Steel/1 Man" in board(state)
    state = new_expo(2, values={"resource_units": {"double": 4, "single": 3}})
    give(state, 0, "steel-manual")
    assert "4 Steel/3 Man" in board(state)


def test_technologies_on_offer_say_their_shape_and_what_they_give():
    text = board(new_expo(2))
    assert "Batteries (I shape, 4 Elec)" in text
    assert "Improved Academy (T shape)" in text


def test_a_laboratory_says_what_a_project_lacks_and_which_are_completed():
    state = new_expo(2)
    bare(state)
    lay(state, 0, "cellophane", "c1")
    lay(state, 0, "empirical-copper", "c2", 1)
    text = board(state)
    assert "A Cellophane still needs 2 Auto 2 Steam" in text
    assert "E↘C" in text
    complete(state, 0, "cellophane")
    assert "lacks" not in board(state)


def test_the_card_and_the_piece_in_hand_are_named():
    state = new_expo(2)
    give(state, 0, "cellophane")
    work(state)
    act(state, "place cellophane")
    head = board(state).splitlines()[0]
    assert "Laboratory" in head
    assert "Cellophane" in head


def test_cards_have_their_effects():
    state = new_expo(2)
    words = Translations("en", GAME.package, NAMES[:2])
    text = shown(TERMINAL.cards(scene_of(state, words, 0)))
    assert "1, 2 and 3" in text
    assert "Train Station+" in text


def test_choices_are_those_of_the_page():
    state = new_expo(2)
    hand(state, 0, "academy")
    assert TERMINAL.choice is choice
