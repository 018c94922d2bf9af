"""The chart of a review."""

from itertools import combinations

from tests.web.documents import tree_of
from universelle.i18n import Translations
from universelle.reviews.curve import Hopes
from universelle.web.finished.review_chart import PIN, Pin, ReviewCurve, review_picture

WORDS = Translations("en", players=["Ada", "Ben"])
HOPES = [Hopes((0.5, 0.5), (0.0, 0.0)), Hopes((0.6, 0.4), (0.05, 0.05)), Hopes((1.0, 0.0), (0.0, 0.0))]


def drawn(curve, narrow=False, places=(0, 1)):
    return tree_of(review_picture(WORDS, curve, places, narrow=narrow))


def classed(tree, name):
    return [each for each in tree.iter() if name in each.attrib.get("class", "").split()]


def texts_of(tree, name):
    return ["".join(each.itertext()) for each in classed(tree, name)]


def test_chances_are_labelled_in_percent_where_their_lines_end():
    assert texts_of(drawn(ReviewCurve(HOPES, 2)), "chart-label") == ["100% Ada", "0% Ben"]
    assert texts_of(drawn(ReviewCurve(HOPES, 2), narrow=True), "chart-label") == ["100", "0"]


def test_the_own_line_is_shaded_and_drawn_last():
    tree = drawn(ReviewCurve(HOPES, 2, own=1))
    assert len(classed(tree, "chart-shade")) == 1
    lines = [each.attrib["class"] for each in tree.iter() if each.attrib.get("class", "").startswith("line-")]
    assert lines == ["line-1 p1", "line-2 p2"]
    assert classed(drawn(ReviewCurve(HOPES, 2)), "chart-shade") == []


def test_what_is_to_come_is_hatched():
    assert classed(drawn(ReviewCurve(HOPES, 2)), "chart-hatch") == []
    tree = drawn(ReviewCurve(HOPES, 10))
    assert len(classed(tree, "chart-hatch")) == 1
    assert texts_of(tree, "chart-note") == ["moves 3 to 10 are still to come"]


def test_pins_lead_to_their_cards_and_do_not_cover_each_other():
    hopes = [Hopes((0.5, 0.5), (0.0, 0.0))] * 60
    pins = [Pin(number, 30 + number, 0, f"Decision {number}") for number in (1, 2, 3)]
    found = classed(drawn(ReviewCurve(hopes, 59, pins=pins)), "chart-pin")
    assert [pin.attrib["href"] for pin in found] == ["#case-3", "#case-2", "#case-1"]
    spots = [[float(pin[2].attrib[name]) for name in ("cx", "cy")] for pin in found]
    for (x, y), (other_x, other_y) in combinations(spots, 2):
        assert abs(x - other_x) >= 2 * PIN or abs(y - other_y) >= 2 * PIN


def test_alone_points_and_the_target_are_drawn():
    curve = ReviewCurve([Hopes((20.0,), (8.0,)), Hopes((33.0,), (0.0,))], 1, target=30)
    tree = tree_of(review_picture(Translations("en", players=["Ada"]), curve, [0]))
    assert texts_of(tree, "chart-label") == ["33 Ada"]
    assert texts_of(tree, "chart-target") == ["target 30"]
    assert len(classed(tree, "chart-shade")) == 1
