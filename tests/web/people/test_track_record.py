"""How a visitor has done against the opponents, in the gallery."""

import pytest

from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.web.lobby.setup_page import setup
from universelle.web.people.track_record import TrackRecord

SLUG = "worlds-fair-1893"


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_the_gallery_shows_wins_and_marks_the_match(language):
    game = load(SLUG)
    words = Translations(language, game.package)
    record = TrackRecord({"director": (3, 7)}, "reporter")
    page = str(setup(words, game, list(game.opponents), {}, record=record))
    assert page.count(words("web-setup-record", won=3, played=7)) == game.meta.max_players
    assert page.count('class="your-match"') == game.meta.max_players
    assert "your-match" not in str(setup(words, game, list(game.opponents), {}))
