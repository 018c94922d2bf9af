"""Emblem, poster and symbols, from a game's files or drawn from what it has."""

import re
from xml.etree import ElementTree

from tests.laws.games import each_game
from universelle.contract.artwork import DEFAULT_EMBLEM, emblem_of, portrait_of, poster_of, symbols
from universelle.contract.game import Game
from universelle.core.meta import Meta
from universelle.core.rules import Rules
from universelle.games.registry import found, load

PLAIN = Game(meta=Meta("toy", "Toy", 2, 4), package="universelle.core", rules=Rules)
SMALL = 6 * 1024  # bytes of a portrait
ID = re.compile(r'<symbol id="([^"]+)"')


def ids(game: Game | None, shown: tuple[Game, ...] = ()) -> list[str]:
    return ID.findall("".join(symbols(game, shown)))


@each_game
def test_a_game_has_its_own_emblem_and_poster(slug):
    game = load(slug)
    assert emblem_of(game) == f"emblem-{slug}"
    assert "plain" not in poster_of(game).attributes.get("class", "").split()


def test_a_game_without_files_has_a_medal_and_a_plain_poster():
    assert emblem_of(PLAIN) == DEFAULT_EMBLEM
    assert f"#sy-{DEFAULT_EMBLEM}" in str(poster_of(PLAIN))


@each_game
def test_no_symbol_is_on_a_page_twice(slug):
    assert len(ids(load(slug))) == len(set(ids(load(slug))))
    everything = ids(None, tuple(found().games.values()))
    assert len(everything) == len(set(everything))
    assert f"sy-emblem-{slug}" in everything
    assert f"sy-{DEFAULT_EMBLEM}" in everything


@each_game
def test_every_opponent_has_a_small_portrait_that_needs_no_other_file(slug):
    game = load(slug)
    for name in game.opponents:
        assert portrait_of(game, name) == f"/static/{slug}/portraits/{name}.svg"
        text = game.file(f"portraits/{name}.svg")
        assert len(text.encode()) < SMALL
        drawing = ElementTree.fromstring(text)
        assert drawing.attrib == {"viewBox": "0 0 96 96"}
        ids = [each.attrib["id"] for each in drawing.iter() if "id" in each.attrib]
        assert len(ids) == len(set(ids))
        assert {each.lstrip("#") for each in re.findall(r'(?:href="|url\()([^")]+)', text)} <= set(ids)


@each_game
def test_there_is_no_portrait_of_nobody(slug):
    folder = load(slug).static.joinpath("portraits")
    assert {each.name for each in folder.iterdir()} == {f"{name}.svg" for name in load(slug).opponents}
    assert portrait_of(load(slug), "greedy") is None
    assert portrait_of(PLAIN, "greedy") is None
