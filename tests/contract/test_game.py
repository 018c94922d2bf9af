"""A game: its parts are loaded when they are first used, and all but the rules have a default."""

import pytest

from tests.laws.games import each_game
from universelle.contract.checks import Checks
from universelle.contract.game import Game
from universelle.contract.page import Page
from universelle.contract.terminal import Terminal
from universelle.core.errors import BadRequest
from universelle.core.evaluation import Evaluation
from universelle.core.meta import Meta
from universelle.core.rules import Rules
from universelle.games.registry import load

META = Meta("toy", "Toy", 2, 4)


def broken() -> Rules:
    raise ImportError("no module named toy")


def test_what_a_game_does_not_bring_has_a_default():
    game = Game(meta=META, package="universelle.core", rules=Rules)
    assert (game.page, game.terminal, game.checks) == (Page(), Terminal(), Checks())
    assert type(game.evaluation) is Evaluation
    assert game.file("theme.css") is None


def test_a_part_is_loaded_once_and_only_when_it_is_used():
    loaded = []
    game = Game(meta=META, package="universelle.core", rules=lambda: loaded.append(1) or Rules())
    assert loaded == []
    assert game.rules is game.rules
    assert loaded == [1]


def test_a_part_that_cannot_be_loaded_is_refused_in_a_sentence():
    with pytest.raises(BadRequest) as refusal:
        _ = Game(meta=META, package="universelle.core", rules=broken).rules
    assert refusal.value.message.key == "game-not-loaded"
    assert refusal.value.message.values["game"] == "Toy"


@each_game
def test_every_game_of_ours_brings_all_parts(slug):
    game = load(slug)
    assert game.catalogue is game.rules.catalogue
    assert game.page != Page()
    assert game.terminal != Terminal()
    assert type(game.evaluation) is not Evaluation
    assert game.checks != Checks()
    assert game.file("emblem.svg")
