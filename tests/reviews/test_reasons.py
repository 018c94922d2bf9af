"""Why something would have been better."""

import pytest

from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations
from universelle.reviews.reasons import reason_name, why

FAIR = Translations("en", load("worlds-fair-1893").package)


@pytest.mark.parametrize(
    ("reasons", "said"),
    [
        ({"areas": 2.0, "sets": 1.0, "tickets": 0.5}, "More points expected: areas and sets."),
        ({"areas": 2.0, "tickets": -0.5}, "More points expected: areas. Fewer: tickets."),
        ({"areas": 2.0, "others": -0.5}, "More points expected: areas. The others could expect less."),
        ({"areas": 2.0, "others": 0.5}, "More points expected: areas."),
        ({"areas": 0.1, "sets": -0.1}, "No single reason: many small ones."),
        ({}, "No single reason: many small ones."),
        ({"points": 2.0}, "More points expected."),
        (
            {"points": -2.0, "others": -3.0},
            "Fewer points expected, but a better chance of winning. The others could expect less.",
        ),
    ],
)
def test_the_greatest_sources_are_named(reasons, said):
    assert why(FAIR, reasons) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_has_a_name(language):
    words = Translations(language)
    assert reason_name(words, "points") != "points" or language in ("en", "fr")
    assert reason_name(words, "others") == words("review-others")
    assert reason_name(words, "steam-power") == "steam power"


def test_points_have_their_sign():
    assert (FAIR.signed(1.25), FAIR.signed(-0.5)) == ("+1.2", "−0.5")
