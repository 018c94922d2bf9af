"""The picture of a rating."""

import re

import pytest

from universelle.i18n import LANGUAGES, Translations
from universelle.people.ratings import Rating
from universelle.web.people.rating_chart import MOST_POINTS, rating_chart

COURSE = [Rating(1000 + 10 * number, 300 - 5 * number) for number in range(1, 41)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_one_image_with_its_sentence(language):
    drawn = str(rating_chart(Translations(language), "Expo 1906", COURSE))
    assert drawn.count('role="img"') == 1
    label = re.search(r'aria-label="([^"]*)"', drawn)[1]
    assert all(figure in label for figure in ("Expo 1906", "40", "1400", "1236", "1564"))


@pytest.mark.parametrize("course", [COURSE[:5], COURSE, COURSE * 25, [Rating(1000, 1.0)] * 5, [Rating(4000, 300)] * 5])
def test_everything_is_drawn_within_the_picture(course):
    drawn = str(rating_chart(Translations("en"), "Expo 1906", course))
    points = re.search(r'points="([^"]*)"', drawn)[1].split()
    assert len(points) <= 2 * MOST_POINTS + 4
    for x, y in (point.split(",") for point in points):
        assert 54 <= float(x) <= 590
        assert 18 <= float(y) <= 250
    assert 2 <= drawn.count("rating-grid") <= 9
    assert 2 <= drawn.count("rating-game") <= 10
