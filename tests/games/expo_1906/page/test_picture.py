"""The picture of a position of Expo 1906 that can be saved."""

import re
from xml.etree import ElementTree

import pytest

from tests.drawing.trees import found
from tests.games.expo_1906.page.drawn import NAMES, PLAYERS, positions, scene
from tests.games.expo_1906.positions import new_expo
from universelle.games.expo_1906.game import GAME
from universelle.games.expo_1906.page import PAGE
from universelle.games.expo_1906.page.ornament import outline
from universelle.matches.export import board_svg


@pytest.mark.parametrize("players", PLAYERS)
def test_the_picture_shows_every_laboratory(players):
    *_, state = positions(players, every=1000)
    svg = board_svg(GAME, state, NAMES[:players])
    root = ElementTree.fromstring(svg)
    drawn = {each.attrib.get("id") for each in root.iter()}
    assert {f"r{seat}-lab" for seat in range(1, players + 1)} <= drawn
    assert "var(" not in svg
    assert "calc(" not in svg


def test_with_three_players_the_academy_lies_in_the_place_of_a_fourth_laboratory():
    three, four = [PAGE.picture(scene(new_expo(players))) for players in (3, 4)]
    assert float(three.attributes["height"]) < float(four.attributes["height"])
    shelf = found(three, "picture-academy")
    right, down = map(float, re.findall(r"[\d.]+", shelf.attributes["transform"])[:2])
    assert right > float(three.attributes["width"]) / 2
    assert down > float(three.attributes["height"]) / 3
    assert len(shelf.children) == 5


def test_an_outline_goes_around_its_cells():
    square = outline(((0, 0), (0, 1), (1, 0), (1, 1)), 10, 1, 2)
    assert square == "M1 3Q1 1 3 1L17 1Q19 1 19 3L19 17Q19 19 17 19L3 19Q1 19 1 17Z"
