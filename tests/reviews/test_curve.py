"""The course of a match as a review tells it."""

from itertools import pairwise

import pytest

from universelle.reviews.curve import curve
from universelle.reviews.review import ReviewedMove

pytestmark = pytest.mark.engine

ERRORS = (0.05, 0.05)


def estimates(*chances: float, mark: str = "best", cost: float = 0.0) -> list[ReviewedMove]:
    """Moves after which one seat may hope for so much; the mark and the cost are those of the last."""
    known = [
        ReviewedMove(number, 0, "stop", (each, 1 - each), ERRORS, "best") for number, each in enumerate(chances[:-1], 1)
    ]
    last = chances[-1]
    return [*known, ReviewedMove(len(chances), 0, "stop", (last, 1 - last), ERRORS, mark, cost)]


def test_what_goes_up_and_comes_back_at_once_is_noise():
    hopes = curve(estimates(*[0.4, 0.6] * 20), 2)
    assert max(abs(one.chances[0] - other.chances[0]) for one, other in pairwise(hopes[10:])) < 0.04
    assert hopes[-1].errors[0] < 0.05


def test_chances_come_to_one():
    for hopes in curve(estimates(0.4, 0.62, 0.5, 0.7, 0.66, 0.8), 2):
        assert sum(hopes.chances) == pytest.approx(1)


def test_a_lead_that_grows_is_followed():
    steps = [0.5 + 0.01 * number for number in range(40)]
    assert curve(estimates(*steps), 2)[-1].chances[0] == pytest.approx(steps[-1], abs=0.1)


def test_a_marked_decision_stays_a_cliff():
    hopes = curve(estimates(*[0.6, 0.64] * 10, 0.2, mark="blunder", cost=0.4), 2)
    assert hopes[-1].chances[0] < 0.25
    assert hopes[-2].chances[0] > 0.55


def test_the_result_is_exact():
    over = ReviewedMove(5, 1, "stop", (1.0, 0.0), (0.0, 0.0), "best")
    assert curve([*estimates(0.4, 0.5, 0.3, 0.45), over], 2)[-1].chances == (1.0, 0.0)
