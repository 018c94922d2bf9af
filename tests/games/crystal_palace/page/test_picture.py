"""The table as one picture."""

import pytest

from tests.games.crystal_palace.page.drawn import NAMES, PLAYERS, new_palace, until
from universelle.games.crystal_palace.game import GAME
from universelle.matches.export import board_png, board_svg


@pytest.mark.parametrize("players", PLAYERS)
def test_the_picture_can_be_saved(players):
    state = until(new_palace(players), "act-with-die")
    svg = board_svg(GAME, state, NAMES[:players])
    assert "var(" not in svg
    assert board_png(svg).startswith(b"\x89PNG")
