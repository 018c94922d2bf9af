"""What the result page adds."""

from xml.etree import ElementTree

from tests.drawing.trees import found, nodes
from tests.games.worlds_fair_1893.drawings import positions, scene
from universelle.games.worlds_fair_1893.page.headline import headline, steps
from universelle.games.worlds_fair_1893.page.result import result


def test_a_finished_game_has_no_steps_and_shows_the_sets():
    *_, state = positions(2)
    given = scene(state)
    sets = result(given, (1, 0))
    assert steps(given) is None
    assert headline(given) == "Game over"
    assert sets is not None
    ElementTree.fromstring(str(sets))
    assert " title=" not in str(sets)
    assert [each.id for each in sets.children if each.id != "sets-head"] == ["sets-2", "sets-1"]
    for seat, player in enumerate(given.view["players"], start=1):
        row = found(sets, f"sets-{seat}")
        tokens = [each for each in nodes(row) if each.attributes.get("class", "").startswith("token ")]
        assert len(tokens) == sum(player["tokens"].values())
