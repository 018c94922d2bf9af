"""What the result page shows."""

from xml.etree import ElementTree

from tests.drawing.trees import found, nodes, texts
from tests.games.crystal_palace.page.drawn import NAMES, positions, scene
from universelle.games.crystal_palace.page import PAGE


def test_a_finished_game_has_no_steps_and_shows_what_was_exhibited():
    *_, state = positions(3)
    given = scene(state)
    shown = PAGE.result(given, (2, 0, 1))
    assert PAGE.steps(given) is None
    assert PAGE.headline(given) == "Game over"
    ElementTree.fromstring(str(shown))
    assert " title=" not in str(shown)
    order = [each.id for each in nodes(shown) if each.attributes.get("class") == "exhibit"]
    assert order == ["exhibited-3", "exhibited-1", "exhibited-2"]
    for seat, player in enumerate(given.view["players"]):
        told = " ".join(texts(found(shown, f"exhibited-{seat + 1}")))
        assert NAMES[seat] in told
        assert given.words(f"nation-{player['nation']}") in told
        made = [
            *[f"patent-{key}" for key in player["prototypes"]],
            *[f"character-{key}" for key in player["characters"]],
        ]
        assert [key for key in made if given.words.name(key) not in told] == []
