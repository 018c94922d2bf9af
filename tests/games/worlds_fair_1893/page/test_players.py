"""What is in front of a player, in words."""

import re

from tests.drawing.trees import found, texts
from tests.games.worlds_fair_1893.drawings import scene
from tests.games.worlds_fair_1893.positions import give, new_fair
from universelle.games.worlds_fair_1893.page.players import panel


def hand(*figures: str) -> list[str]:
    """The figures of a player, with much room and with little."""
    state = new_fair(2)
    give(state, 0, *figures)
    return texts(found(panel(scene(state), 0), "hand-1"))


def test_figures_are_named_while_there_is_room_and_counted_otherwise():
    assert hand("burnham") == ["Daniel Burnham", "Burnham"]
    assert hand("davis", "pullman") == ["Davis, Pullman", "×2"]
    assert hand("burnham", "westinghouse") == ["2\N{NO-BREAK SPACE}figures", "×2"]


def test_proposals_and_approved_exhibits_have_headings():
    drawn = panel(scene(new_fair(2)), 0)
    assert [texts(found(drawn, name)) for name in ("proposed-1", "approved-1")] == [["Proposals"], ["Approved"]]


def test_whose_turn_it_is_stands_behind_a_name_in_the_same_text():
    named = found(panel(scene(new_fair(2)), 0), "named-1")
    assert re.sub("<[^>]*>", "", str(named)) == "Ada to move"
