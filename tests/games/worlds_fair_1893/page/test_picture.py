"""The picture that can be saved."""

from universelle.contract.scene import scene_of
from universelle.core.chance import seed_from
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.matches.export import board_svg

GAME = load("worlds-fair-1893")
NAMES = ["Ana", "Tobias", "Giulia"]


def test_it_shows_the_players_with_their_scores_below_the_board():
    state = GAME.new(3, seed_from("picture"), {})
    scene = scene_of(state, Translations("en", GAME.package, NAMES))
    drawn = str(GAME.page.picture(scene))
    for seat, name in enumerate(NAMES):
        card = drawn[drawn.index(f'id="picture-{seat + 1}"') :]
        assert f">{name}<" in card
        assert f">{scene.view['players'][seat]['score']}<" in card


def test_it_keeps_its_small_capitals_and_marks():
    state = GAME.new(2, seed_from("picture"), {})
    svg = board_svg(GAME, state, NAMES[:2])
    assert "RANSPORTATION" in svg
    assert "var(" not in svg
    assert "font-variant-caps" not in svg
