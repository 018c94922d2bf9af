"""`universelle bots`: who plays a game when no person does."""

import json

import pytest

from universelle.bots import BOTS
from universelle.games.registry import load, metas
from universelle.i18n import LANGUAGES, Translations


def test_every_bot_is_listed_with_its_game_and_level(universelle):
    run = universelle("bots", "--json")
    assert run.succeeded()
    rows = json.loads(run.out)
    for slug in metas():
        listed = [(row["name"], row["level"]) for row in rows if row["game"] == slug]
        assert listed == [*zip(load(slug).opponents, range(1, 6)), *[(name, None) for name in BOTS]]


@pytest.mark.parametrize(("language", "level"), list(zip(LANGUAGES, ("level", "niveau", "Stufe", "livello"))))
def test_the_help_says_who_has_a_level(universelle, language, level):
    said = " ".join(universelle("bots", "--help", "--lang", language).out.split())
    assert f"{level} 1)" in said
    assert f"{level} 5)" in said
    assert said.count(level) == 3  # and who has none


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opponents_of_a_game_are_told_in_every_language(universelle, language):
    run = universelle("bots", "crystal-palace", "--lang", language)
    assert run.succeeded()
    words = Translations(language, load("crystal-palace").package)
    for name in load("crystal-palace").opponents:
        assert name in run.out
        assert words(f"opponent-{name}") in run.out
        assert words(f"opponent-{name}.line") in run.out


def test_an_unknown_game_is_refused(universelle):
    run = universelle("bots", "monopoly")
    assert run.code == 2
    assert "worlds-fair-1893" in run.err
