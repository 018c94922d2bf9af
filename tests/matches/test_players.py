"""What players are called: people by their names, characters as each language calls them."""

import pytest

from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations
from universelle.matches.players import players_in, short_name

PACKAGE = load("worlds-fair-1893").package


def test_people_keep_their_names_in_every_language():
    for language in LANGUAGES:
        assert players_in(language, PACKAGE, ["Ada=me", "Director=me", "Eve=director"]) == ["Ada", "Director", "Eve"]


def test_guests_are_called_so_in_the_language_of_who_reads():
    assert players_in("it", PACKAGE, ["Invité 2=me", "Ben=me"]) == ["Ospite 2", "Ben"]
    assert players_in("fr", PACKAGE, ["Guest=me", "Gast=me"]) == ["Invité", "Invité II"]


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Director"), ("fr", "Directeur"), ("de", "Direktor"), ("it", "Direttore")]
)
def test_a_character_is_called_by_its_short_name(language, name):
    assert short_name(Translations(language, PACKAGE), "director") == name
    assert players_in(language, PACKAGE, ["director=director", "director II=director"]) == [name, f"{name} II"]


def test_seats_without_names_that_are_alike_are_numbered():
    assert players_in("en", PACKAGE, ["director", "random", "director", "random", "random"]) == [
        "Director",
        "random",
        "Director II",
        "random II",
        "random III",
    ]
