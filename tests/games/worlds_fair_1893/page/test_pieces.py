"""The pieces follow the edition."""

from tests.drawing.trees import nodes, texts
from tests.games.worlds_fair_1893.drawings import scene
from tests.games.worlds_fair_1893.positions import new_fair
from universelle.games.worlds_fair_1893.page.board import board


def test_the_awards_of_an_owners_edition_are_drawn():
    drawn = board(scene(new_fair(2, values={"awards": {"2": {"first": {"medal": 9, "approvals": 5}}}})))
    first = next(each for each in nodes(drawn) if each.id == "award-first")
    assert [text for text in texts(first) if text.isdigit()] == ["9", "5"]
