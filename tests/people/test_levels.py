"""How strong somebody is beside the computers, and which of them is their match."""

from dataclasses import replace

import pytest

from universelle.contract.opponents import Opponent
from universelle.people.levels import ENOUGH, Outcome, course, own_rating, your_match

RATINGS = {"weak": 800, "middling": 1000, "strong": 1300}
OPPONENTS = {
    name: Opponent(name, level, 0.0, 0.0, rating) for level, (name, rating) in enumerate(RATINGS.items(), start=1)
}
WON = Outcome(1, (("middling", 2),))
LOST = Outcome(2, (("middling", 1),))
TIED = Outcome(1, (("middling", 1),))


def test_nobody_is_a_match_before_five_matches_with_measured_opponents():
    unmeasured = Outcome(1, (("stranger", 2),))
    assert your_match([WON] * 4, OPPONENTS) is None
    assert your_match([*[WON] * 4, unmeasured], OPPONENTS) is None
    assert your_match([*[WON] * 4, LOST], {"middling": replace(OPPONENTS["middling"], rating=None)}) is None
    assert your_match([*[WON] * 4, LOST], OPPONENTS) is not None


@pytest.mark.parametrize(
    ("outcomes", "match"),
    [([WON] * 12, "strong"), ([LOST] * 12, "weak"), ([WON, LOST] * 3, "middling"), ([TIED] * 5, "middling")],
)
def test_the_opponent_nearest_to_ones_rating_is_the_match(outcomes, match):
    assert your_match(outcomes, OPPONENTS) == match


def test_who_wins_three_of_four_is_nearly_200_points_better():
    assert 1150 < own_rating([WON, WON, WON, LOST] * 25, RATINGS) < 1200
    assert own_rating([TIED] * 8, RATINGS) == pytest.approx(1000, abs=1)


def test_among_several_every_place_counts():
    def among(place: int) -> Outcome:
        others = [each for each in (1, 2, 3) if each != place]
        return Outcome(place, (("weak", others[1]), ("middling", others[0])))

    first, second, third = (own_rating([among(place)] * 5, RATINGS) for place in (1, 2, 3))
    assert first > second > third


def test_the_course_is_read_at_few_moments_and_says_how_strong_one_was_then():
    found = course([*[LOST] * 40, *[WON] * 40], RATINGS, window=20, most=8)
    assert len(found) <= 8
    assert found[-1][0] == 80
    assert found[0][0] >= ENOUGH
    assert found[0][1] < 1000 < found[-1][1]
    assert course([WON] * 4, RATINGS, 20, 8) == []
