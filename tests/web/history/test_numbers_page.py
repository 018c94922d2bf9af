"""How somebody has done, as pages show it."""

from html import unescape

import pytest

from tests.tables.past import SLUG
from tests.web.history.laid import lay_over
from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations
from universelle.people.levels import Outcome
from universelle.people.numbers import Numbers, Part
from universelle.web.history.numbers_page import Shown, figures, numbers_page

WORDS = Translations("en")
GAME = load(SLUG)
FEW = Numbers(Part(2, 1, 60), 55.0, 1, 1, [(2, 3), (1, 3)], {"first": (10.0, 8.0)}, {3: Part(2, 1, 60)}, {})
MANY = Numbers(
    Part(12, 5, 70),
    54.3,
    0,
    3,
    [(1, 3)] * 10,
    {"first": (10.0, 8.0)},
    {3: Part(12, 5, 70)},
    {"director": Part(12, 5, 70)},
    [Outcome(1, (("director", 2),)), Outcome(2, (("director", 1),))] * 6,
)


def drawn(numbers: Numbers) -> str:
    return unescape(str(figures(WORDS, Shown(GAME, numbers), "/games?numbers=")))


def test_of_few_games_no_means_are_shown():
    page = drawn(FEW)
    assert WORDS("numbers-sources") not in page
    assert "mean" not in page
    assert page.count("<i") == 2


def test_of_more_games_means_sources_and_a_level_that_suits():
    page = drawn(MANY)
    assert WORDS("numbers-best-mean", mean="54.3") in page
    assert WORDS("numbers-sources-said", games=12) in page
    assert WORDS("numbers-play") in page
    assert 'value="director"' in page


def test_a_title_that_nobody_has_played_says_so():
    assert WORDS("numbers-none", game=GAME.meta.title) in drawn(Numbers())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_opponents_numbers_of_players_and_the_course(language):
    page = unescape(numbers_page(language, Shown(GAME, MANY, rival="director")))
    words = Translations(language)
    for key in ("numbers-by-players", "numbers-by-rival", "numbers-course"):
        assert words(key) in page
    assert "&rival=director" in page


def test_the_list_shows_the_numbers_of_the_title_played_most(client, owner):
    lay_over(client, owner)
    page = client.get("/games").text
    assert 'id="numbers"' in page
    assert client.get(f"/games/numbers?game={SLUG}&players=2").status_code == 200
    assert client.get("/games/numbers?game=none&players=x").status_code == 200
