"""The terms of a table: in words, as fields, and read from a form."""

import re

import pytest

from tests.web.visiting import each_game
from universelle.core.errors import BadRequest
from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations
from universelle.tables.clock import DAY, Pace
from universelle.tables.terms import ENDS, NO_TERMS, PACES, Terms
from universelle.web.lobby.terms_page import fields, gone_in_words, listed, pace_in_words, terms_from

BY_POST = {"pace": "1-day", "nights": "on", "weekends": "on", "zone": "Europe/Rome"}
SLUG = "worlds-fair-1893"


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_everything_agreed_is_said_in_every_language(slug, language):
    game = load(slug)
    words = Translations(language, game.package)
    for pace in PACES.values():
        assert pace_in_words(words, pace)
    shown = str(listed(words, game, terms_from(BY_POST, game), True))
    assert all(f'id="term-{name}"' in shown for name in ("pace", "gone", "talk", "found"))
    assert words("pace-nights") in shown


def test_paces_in_words():
    words = Translations("en")
    said = [pace_in_words(words, PACES[name]).replace("\u00a0", " ") for name in ("15-minutes", "30-seconds", "1-day")]
    assert said == ["15 min each", "30 s a move, 12 min in reserve", "1 day a move, 3 days in reserve"]


def test_a_form_says_what_is_agreed():
    game = load(SLUG)
    assert terms_from({}, game) == NO_TERMS
    terms = terms_from({**BY_POST, "gone": ENDS, "talk": "off"}, game)
    assert terms == Terms(Pace(DAY, 3 * DAY, True, True, "Europe/Rome"), ENDS, talk=False)
    assert gone_in_words(Translations("en", game.package), game, terms) == "The game ends and does not count"


def test_nights_are_off_only_by_post():
    assert terms_from({**BY_POST, "pace": "15-minutes"}, load(SLUG)).pace == PACES["15-minutes"]


@pytest.mark.parametrize("wrong", [{"pace": "1-year"}, {"gone": "nobody"}, {**BY_POST, "zone": "../../etc/passwd"}])
def test_what_cannot_be_agreed_on_is_refused(wrong):
    with pytest.raises(BadRequest):
        terms_from(wrong, load(SLUG))


@pytest.mark.parametrize("name", PACES)
def test_the_fields_show_what_is_agreed(name):
    game = load(SLUG)
    drawn = "".join(map(str, fields(Translations("en", game.package), game, Terms(PACES[name]))))
    assert re.search(rf'<option[^>]*value="{name}"[^>]*selected|<option[^>]*selected[^>]*value="{name}"', drawn)
