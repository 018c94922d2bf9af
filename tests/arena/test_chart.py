"""The ratings of a contest as a picture."""

from xml.etree import ElementTree

import pytest

from universelle.arena.chart import MOST_LINES, Scale, chart_svg
from universelle.arena.ratings import Rating
from universelle.arena.standings import Row
from universelle.drawing.standalone import png
from universelle.games.registry import load, metas
from universelle.i18n import LANGUAGES, Translations

SVG = "{http://www.w3.org/2000/svg}"


def row(name: str, value: float, half: float) -> Row:
    return Row(name, 10, 10, 0.625, (0.3, 0.8), 0.5, Rating(value, value - half, value + half), 2.0, 40.0, {})


ROWS = [row("director", 1310.4, 60), row("reporter", 1000, 0), row("a-bot-with-a-very-long-name", -12, 200)]


def drawn(slug: str = "worlds-fair-1893", language: str = "en") -> str:
    game = load(slug)
    return chart_svg(game, ROWS, Translations(language, game.package), "2 players")


@pytest.mark.parametrize("slug", metas())
def test_every_bot_has_a_row_with_its_rating_and_share(slug):
    texts = ["".join(text.itertext()) for text in ElementTree.fromstring(drawn(slug)).iter(f"{SVG}text")]
    assert {load(slug).meta.title, "2 players", "director", "1310", "1000", "−12", "62.5%"} <= set(texts)
    assert any(text.startswith("a-bot") for text in texts)


def test_it_needs_no_style_sheet():
    assert "var(" not in drawn()
    assert png(drawn(), 800).startswith(b"\x89PNG")


def test_games_have_their_own_colours():
    colours = {
        circle.get("fill") for slug in metas() for circle in ElementTree.fromstring(drawn(slug)).iter(f"{SVG}circle")
    }
    assert len(colours) == len(list(metas()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_in_the_readers_language(language):
    words = Translations(language)
    assert words("arena-rating") in drawn(language=language)
    assert words("arena-chart-note") in drawn(language=language)


def test_whoever_is_rated_higher_is_further_right():
    places = [float(circle.get("cx")) for circle in ElementTree.fromstring(drawn()).iter(f"{SVG}circle")]
    assert places == sorted(places, reverse=True)


@pytest.mark.parametrize(("low", "high"), [(1000, 1000), (999.5, 1000.2), (-3000, 4000), (600, 1500), (-1e5, 1e5)])
def test_the_scale_holds_all_ratings_with_few_lines(low, high):
    scale = Scale(low, high)
    assert scale.first <= low <= high <= scale.last
    assert scale(scale.first) <= scale(low) <= scale(high) <= scale(scale.last)
    assert high - low > 3e4 or 2 <= len(scale.lines) <= MOST_LINES + 1
