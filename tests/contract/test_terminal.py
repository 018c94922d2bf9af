"""A game in the terminal: every part has a default."""

from io import StringIO

import pytest
from rich.console import Console

from tests.contract.scenes import scene
from tests.laws.games import begin, each_game
from universelle.contract.scene import scene_of
from universelle.contract.terminal import Terminal
from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations


def printed(shown: object, width: int = 100) -> str:
    out = StringIO()
    Console(file=out, width=width).print(shown)
    return out.getvalue()


def test_the_defaults_print_a_view():
    assert "Ada" in printed(Terminal().board(scene(), False))
    assert printed(Terminal().cards(scene())).strip()


@each_game
@pytest.mark.parametrize("small", [False, True])
def test_every_board_prints_in_every_language(slug, small):
    game, state = load(slug), begin(slug, 2, 1)
    for language in LANGUAGES:
        shown = scene_of(state, Translations(language, game.package, ["Ada", "Ben"]), state.to_move()[0])
        assert "Ada" in printed(game.terminal.board(shown, small))
        assert printed(game.terminal.cards(shown)).strip()
        assert game.terminal.choice(shown, shown.actions[0]).name
