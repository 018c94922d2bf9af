"""The table as one picture."""

import pytest

from tests.games.crystal_palace.page.drawn import NAMES, PLAYERS, new_palace, until
from universelle.games.crystal_palace.game import GAME
from universelle.games.crystal_palace.rules.components import CHARACTERS, PATENTS
from universelle.i18n import Translations
from universelle.matches.export import board_png, board_svg

WIDE = 1.6, 2.0  # width by height: little of it is cut off in the preview of a link


@pytest.mark.parametrize("players", PLAYERS)
def test_the_picture_can_be_saved_and_suits_the_preview_of_a_link(players):
    state = until(new_palace(players), "act-with-die")
    svg = board_svg(GAME, state, NAMES[:players])
    assert "var(" not in svg
    assert "<use" not in svg  # engravings and portraits, and what they are made of, are in it
    png = board_png(svg)
    assert png.startswith(b"\x89PNG")
    least, most = WIDE
    assert least < int.from_bytes(png[16:20], "big") / int.from_bytes(png[20:24], "big") < most


def test_it_names_the_cards_on_display_and_shows_each_player():
    names = ["Ada", "Ben", "Cleo"]
    state = new_palace(3)
    svg = board_svg(GAME, state, names)
    words, view = Translations("en", GAME.package), state.view(None)
    shown = [key for location in view["locations"] for key in location["display"] if key]
    cards = [f"patent-{key}" for key in shown if key in PATENTS]
    cards += [f"character-{key}" for key in shown if key in CHARACTERS]
    assert cards
    for card in cards:
        assert words(card)[:9] in svg  # long names are cut off
    for seat, name in enumerate(names):
        part = svg[svg.index(f'id="picture-seat-{seat + 1}"') :]
        assert f">{name}<" in part
        assert f">{view['players'][seat]['vp']}<" in part
