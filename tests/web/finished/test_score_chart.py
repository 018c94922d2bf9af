"""The chart of the scores over a match."""

import re
from itertools import accumulate

import pytest

from tests.web.documents import tree_of
from universelle.i18n import Translations
from universelle.web.finished.score_chart import Curve, curve_picture


@pytest.mark.parametrize("points", [[[0], [0]], [[0, 0], [-7, 3], [-20, 160]], [[5] * 5] * 40], ids=str)
def test_the_curve_stays_on_its_sheet(points):
    tree = tree_of(curve_picture(Translations("en", None, ["Ada"]), Curve(points, (1,)), range(len(points[0]))))
    for path in tree.findall(".//path[@class='chart-line']"):
        heights = list(accumulate([float(spot.split()[1]) for spot in re.split("[Ml]", path.attrib["d"])[1:]]))
        assert min(heights) >= 16
        assert max(heights) <= 258
    labels = [re.search(r"\S+ (\S+)\)", g.attrib["transform"])[1] for g in tree.iter("g") if g.find("text") is not None]
    assert len(labels) == len(points[0])
    assert all(later - earlier >= 24 for earlier, later in zip(map(float, labels), map(float, labels[1:])))


def test_the_chart_has_a_line_for_each_player():
    words, curve = Translations("en", None, ["Ada", "Ben"]), Curve([[0, 0], [3, 1], [3, 4]], (1,))
    tree = tree_of(curve_picture(words, curve, (1, 0)))
    assert len(tree.findall(".//path[@class='chart-line']")) == 2


@pytest.mark.parametrize(
    ("language", "name", "shown"),
    [
        ("en", "The Director", "The Director"),
        ("en", "The Commissioner", "Commissioner"),
        ("fr", "La Générale", "La Générale"),
        ("fr", "L’Automobiliste de Milan", "Automobilist…"),
        ("de", "Die Automobilistin", "Automobilistin"),
        ("it", "Il Commissario Generale", "Commissario…"),
        ("en", "Wilhelmine Theodora", "Wilhelmine T…"),
    ],
)
def test_where_room_is_short_the_article_of_a_name_goes_first(language, name, shown):
    tree = tree_of(curve_picture(Translations(language, None, [name]), Curve([[0], [31]]), (0,)))
    assert [text.find("tspan").tail.strip() for text in tree.iter("text") if text.find("tspan") is not None] == [shown]


@pytest.mark.parametrize("places", [(0, 1), (1, 0)])
def test_equal_points_are_labelled_in_the_order_of_places(places):
    names = ["Ada", "Ben"]
    tree = tree_of(curve_picture(Translations("en", None, names), Curve([[0, 0], [3, 3]], ()), places))
    labels = [text for each in tree.iter("text") for text in names if text in "".join(each.itertext())]
    assert labels == [names[seat] for seat in places]


@pytest.mark.parametrize(
    ("points", "labels"),
    [
        ([[0, 0], [44, -11]], ["−20", "0", "20", "40"]),
        ([[0, 0], [44, -9]], ["0", "20", "40"]),
        ([[0, 0], [70, -2]], ["0", "40", "80"]),
        ([[0, 0], [75, 12]], ["0", "20", "40", "60", "80"]),
    ],
    ids=str,
)
def test_lines_across_are_labelled_evenly_from_zero(points, labels):
    tree = tree_of(curve_picture(Translations("en", None, ["Ada", "Ben"]), Curve(points, ()), (0, 1)))
    assert [text.text for text in tree.findall(".//text[@class='chart-value']")] == labels
