"""What else there is for a game."""

from universelle.contract.game import Game
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.web.more_links import more_links

GAME = load("expo-1906")
WORDS = Translations("de")


def test_a_game_is_linked_with_all_it_brings():
    links = more_links(WORDS, GAME)
    assert links is not None
    assert [link.attributes["href"] for link in links.children] == [
        "/learn/expo-1906",
        "/score/expo-1906",
        "/editions/expo-1906",
    ]


def test_what_a_game_does_not_bring_is_not_linked():
    bare = Game(meta=GAME.meta, package="universelle.core", rules=lambda: GAME.rules)
    assert more_links(WORDS, bare) is None
