"""What a choice would do, drawn on the board."""

from tests.drawing.trees import nodes
from tests.games.worlds_fair_1893.drawings import NAMES, scene
from tests.games.worlds_fair_1893.positions import lay, new_fair, ring
from universelle.contract.scene import scene_of
from universelle.drawing.parts import num
from universelle.games.worlds_fair_1893.game import GAME
from universelle.games.worlds_fair_1893.page.board import board
from universelle.games.worlds_fair_1893.page.ferris_wheel import cabin_place
from universelle.games.worlds_fair_1893.rules.components import AREAS
from universelle.i18n import Translations


def test_a_choice_shows_what_it_would_do():
    state = new_fair(2)
    ring(state)
    lay(state, "electricity", "ticket", "ticket", "electricity")
    lay(state, "agriculture")
    drawn = {
        each.attributes["data-would"]: each for each in nodes(board(scene(state))) if "data-would" in each.attributes
    }
    assert list(drawn) == [f"place {area}" for area in AREAS]
    x, y = cabin_place(2, state.box.wheel)
    ride = [each for each in nodes(drawn["place electricity"]) if each.attributes.get("href") == "#cabin"]
    assert [(each.attributes["x"], each.attributes["y"]) for each in ride] == [(num(x), num(y))]
    classes = [each.attributes.get("class") for each in nodes(drawn["place agriculture"])]
    assert "cards-taken" not in classes
    assert "car-then" not in classes


def test_spectators_are_shown_no_consequences():
    drawn = board(scene_of(new_fair(2), Translations("en", GAME.package, NAMES[:2])))
    assert [each for each in nodes(drawn) if "data-would" in each.attributes] == []
