"""The cards beside the areas."""

import pytest

from tests.games.worlds_fair_1893.drawings import found, ids, nodes, scene, texts
from tests.games.worlds_fair_1893.positions import lay, new_fair
from universelle.drawing.node import Node
from universelle.games.worlds_fair_1893.page.board import board
from universelle.i18n import LANGUAGES


def test_cards_of_which_there_are_several_are_told_apart():
    state = new_fair(2)
    lay(state, "agriculture", "burnham", "burnham")
    lay(state, "electricity", "burnham")
    names = {name for name in ids(board(scene(state))) if name.startswith("card-figure-burnham")}
    assert names >= {f"card-figure-burnham-{each}" for each in ("agriculture-1", "agriculture-2", "electricity-1")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_tells_its_history(language):
    state = new_fair(4)
    given = scene(state, language)
    for each in nodes(found(board(given), "cards")):
        if each.attributes.get("class") == "piece card":
            title = each.children[0]
            assert isinstance(title, Node)
            assert title.tag == "title"
            assert len(texts(title)[0].splitlines()) >= 2
