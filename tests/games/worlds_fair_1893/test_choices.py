"""What choices say comes from the engine, and does not depend on what is hidden."""

from tests.games.worlds_fair_1893.drawings import scene
from tests.games.worlds_fair_1893.positions import act, give, lay, new_fair, stand
from universelle.games.worlds_fair_1893.choices import choice
from universelle.games.worlds_fair_1893.rules.actions import STOP


def test_the_patrons_of_an_owners_edition_lead_to_their_areas():
    state = new_fair(2, values={"patrons": {"mccormick": "fine-arts", "schwab": "agriculture"}})
    give(state, 0, "mccormick", "schwab")
    act(state, "place electricity")
    given = scene(state)
    chosen = {action.code: choice(given, action)[2] for action in given.actions}
    assert (chosen["mccormick"], chosen["schwab"]) == ("fine-arts", "agriculture")


def test_a_placement_tells_what_it_brings():
    state = new_fair(2)
    lay(state, "agriculture", "electricity", "fine-arts", "burnham", "ticket")
    state.car = state.box.wheel - 1
    given = scene(state)
    place = next(action for action in given.actions if action.code == "place agriculture")
    expected = "2 exhibits, Daniel Burnham, 1 ticket: car +1, then scoring"
    assert choice(given, place) == ("Agriculture", expected, "agriculture")


def test_a_figure_tells_what_it_brings():
    state = new_fair(2)
    give(state, 0, "mccormick")
    stand(state, "agriculture", 1, 1)
    act(state, "place electricity")
    given = scene(state)
    name, consequence, picture = choice(given, given.actions[0])
    assert (name, consequence, picture) == (
        "Cyrus McCormick: Agriculture",
        "+1 supporter: 2 of yours there, first",
        "agriculture",
    )
    assert choice(given, STOP)[1:] == ("discards Cyrus McCormick", "discard")
