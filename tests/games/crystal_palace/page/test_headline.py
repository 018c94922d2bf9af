"""Round and phase."""

from tests.games.crystal_palace.page.drawn import new_palace, scene, until
from universelle.games.crystal_palace.page import PAGE


def test_the_headline_says_round_and_phase():
    assert PAGE.headline(scene(new_palace(2))) == "Spring 1849 (round 1 of 5), Set dice"


def test_the_steps_are_the_phases():
    drawn = PAGE.steps(scene(until(new_palace(2), "act-with-die")))
    assert [each.attributes.get("class") for each in drawn.children] == ["done", "done", "now", None, None, None, None]
