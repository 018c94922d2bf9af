"""What values are called."""

import pytest

from tests.web.visiting import each_game
from universelle.core.message import Message
from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations
from universelle.web.editions.naming import named, section_named, where_named
from universelle.web.editions.values import values_of

GAME = load("worlds-fair-1893")
WORDS = Translations("en", GAME.package)


def test_a_section_calls_its_keys_as_it_likes():
    assert named(WORDS, GAME, "removed", "tickets") == "tickets"
    assert named(WORDS, GAME, "awards", "3") == "players: 3"
    assert named(WORDS, GAME, "exhibits", "fine-arts") == WORDS("area-fine-arts")
    assert named(WORDS, GAME, "figures", "davis") == WORDS("figure-davis")
    assert named(WORDS, GAME, "awards", "medal") == "medal"
    assert named(WORDS, GAME, "elsewhere", "some_key") == "some key"


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_and_value_of_ours_has_a_name(slug, language):
    game = load(slug)
    words = Translations(language, game.package)
    for value in values_of(game):
        assert words.has(f"value-{value.path[0]}"), section_named(words, value.path[0])
        assert "_" not in named(words, game, value.path[0], value.path[-1])


def test_a_problem_names_its_place_in_words():
    said = WORDS.say(where_named(WORDS, GAME, Message("edition-missing", {"where": "awards.2.first.medal"})))
    assert "“What places in an area are worth › players: 2 › first › medal”" in said
    several = Message("edition-too-few-cards", {"where": "exhibits, tickets", "players": 2})
    assert where_named(WORDS, GAME, several) == several
