"""The cards beside the areas."""

from tests.drawing.trees import found, ids, nodes
from tests.games.worlds_fair_1893.drawings import scene
from tests.games.worlds_fair_1893.positions import lay, new_fair
from universelle.games.worlds_fair_1893.page.board import board


def test_cards_of_which_there_are_several_are_told_apart():
    state = new_fair(2)
    lay(state, "agriculture", "burnham", "burnham")
    lay(state, "electricity", "burnham")
    names = {name for name in ids(board(scene(state))) if name.startswith("card-figure-burnham")}
    assert names >= {f"card-figure-burnham-{each}" for each in ("agriculture-1", "agriculture-2", "electricity-1")}


def test_every_card_can_be_asked_about():
    state = new_fair(4)
    cards = [
        each for each in nodes(found(board(scene(state)), "cards")) if each.attributes.get("class") == "piece card"
    ]
    assert len(cards) == 10
    for card in cards:
        assert card.attributes["data-about"].startswith(("exhibit-", "ticket-", "figure-"))
