"""The page of a game that brings none."""

from xml.etree import ElementTree as ET

import pytest

from tests.contract.scenes import VIEW, scene
from universelle.contract import default_page as drawn


def parsed(node) -> ET.Element:
    return ET.fromstring(str(node))


def texts(element: ET.Element) -> list[str]:
    return [text.strip() for text in element.itertext() if text.strip()]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Round 2 of 5"), ("fr", "Manche 2 sur 5"), ("de", "Runde 2 von 5")]
)
def test_the_headline_is_the_round(language, said):
    assert drawn.headline(scene(language)) == said


def test_the_headline_says_what_is_known():
    assert drawn.headline(scene(view={"round": 3})) == "Round 3"
    assert drawn.headline(scene(view={})) == ""
    assert drawn.headline(scene(to_move=())) == "The game is over"


def test_the_board_shows_what_belongs_to_nobody_and_is_not_shown_elsewhere():
    board = parsed(drawn.board(scene()))
    assert [part.get("id") for part in board] == [
        f"board-{key}" for key in ("offer", "market", "row", "closed", "pile", "leader")
    ]
    assert board.get("id") == "board"


def test_a_list_of_mappings_is_a_table():
    table = parsed(drawn.board(scene())).find(".//section[@id='board-market']/table")
    rows = [[" ".join(texts(cell)) for cell in row] for row in table]
    assert rows == [["Player", "Card", "Price"], ["Ada", "tower", "–"], ["Ben", "–", "−2"]]


def test_a_list_is_a_row_of_cards_and_a_mapping_names_and_values():
    board = parsed(drawn.board(scene()))
    assert texts(board.find(".//section[@id='board-row']/ul")) == ["tower", "wheel"]
    assert texts(board.find(".//section[@id='board-offer']/dl")) == ["tower", "Points", "3"]
    assert texts(board.find(".//section[@id='board-closed']/p")) == ["no"]
    assert texts(board.find(".//section[@id='board-pile']/p")) == ["–"]


def test_every_element_with_parts_that_change_has_an_id():
    def check(element: ET.Element) -> None:
        for child in element:
            assert child.get("id") or child.tag in ("span", "svg", "use"), ET.tostring(child)
            if child.get("id") and child.tag != "span":
                check(child)

    check(parsed(drawn.board(scene())))


def test_a_panel_shows_points_and_what_the_viewer_may_know():
    own, other = (parsed(drawn.panel(scene(), seat)) for seat in (0, 1))
    assert texts(own) == ["Ada", "7", "Hand", "3", "12"]
    assert texts(other) == ["Ben", "−1"]
    assert "active" in other.get("class").split()


def test_a_strip_shows_name_and_points():
    assert texts(parsed(drawn.strip(scene(), 0))) == ["Ada", "7"]


def test_a_view_without_players_has_empty_panels():
    assert texts(parsed(drawn.panel(scene(view={}), 0))) == ["Ada"]
    assert drawn.description(scene(view={})) == {}


def test_the_description_has_a_line_for_each_value_and_player():
    lines = drawn.description(scene())
    assert lines["offer"] == "Offer: tower, Points 3"
    assert lines["market"] == "Market: Player Ada, Card tower; Player Ben, Price −2"
    assert lines["player-1"] == "Ada: Points 7, Hand 3, 12"
    assert set(lines) == {"offer", "market", "row", "closed", "pile", "leader", "player-1", "player-2"}


def test_the_picture_holds_the_description():
    picture = parsed(drawn.picture(scene()))
    told = " ".join(texts(picture))
    assert told.startswith("Round 2 of 5")
    assert all(line in told for line in drawn.description(scene()).values())


def test_a_long_line_is_broken_where_it_does_not_fit():
    long = {"story": " ".join(["pavilion"] * 60)}
    lines = parsed(drawn.picture(scene(view=long))).findall(".//{http://www.w3.org/2000/svg}text")
    assert len(lines) > 5
    assert all(len(line.text) <= drawn.LETTERS for line in lines)


def test_the_view_is_left_as_it_was():
    before = repr(VIEW)
    drawn.board(scene())
    drawn.description(scene())
    assert repr(VIEW) == before
