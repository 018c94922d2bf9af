"""A game's page: every part has a default."""

from tests.contract.scenes import scene
from tests.laws.games import begin, each_game
from universelle.contract.page import Page
from universelle.contract.scene import scene_of
from universelle.drawing.node import Node, node
from universelle.games.registry import load
from universelle.i18n import Translations


def test_a_page_is_drawn_by_default_unless_the_game_draws_it():
    assert Page().has_defaults
    assert Page(board=lambda _: node("div", id="board")).has_defaults
    own = Page(
        board=lambda _: node("div", id="board"),
        panel=lambda _, seat: node("div", id=f"panel-{seat + 1}"),
        strip=lambda _, seat: node("div", id=f"strip-{seat + 1}"),
    )
    assert not own.has_defaults


def test_the_defaults_draw_a_view():
    page = Page()
    assert page.board(scene()).id == "board"
    assert [page.panel(scene(), seat).id for seat in (0, 1)] == ["panel-1", "panel-2"]
    assert [page.strip(scene(), seat).id for seat in (0, 1)] == ["strip-1", "strip-2"]
    assert page.steps(scene()) is None
    assert page.result(scene(), []) is None


@each_game
def test_the_parts_of_every_page_have_the_ids_that_patches_need(slug):
    game = load(slug)
    shown = scene_of(begin(slug, 2, 1), Translations("en", game.package, ["Ada", "Ben"]), 0)
    assert isinstance(game.page.board(shown), Node)
    assert [game.page.panel(shown, seat).id for seat in (0, 1)] == ["panel-1", "panel-2"]
    assert [game.page.strip(shown, seat).id for seat in (0, 1)] == ["strip-1", "strip-2"]
    assert game.page.headline(shown)
    assert game.page.description(shown)


@each_game
def test_the_styles_and_scripts_of_every_page_exist(slug):
    game = load(slug)
    assert [name for name in (*game.page.styles, *game.page.scripts) if game.file(name) is None] == []
