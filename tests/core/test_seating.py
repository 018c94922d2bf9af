"""Seats around a table, and places among players."""

import pytest

from universelle.core.seating import CLOCKWISE, places

pytestmark = pytest.mark.engine


def test_seats_follow_clockwise_from_the_first():
    assert CLOCKWISE[4][2] == (2, 3, 0, 1)
    assert CLOCKWISE[1] == ((0,),)


def test_equal_results_share_a_place_and_the_next_place_is_skipped():
    assert places([(5, 1), (9, 0), (9, 0), (5, 2)]) == [4, 1, 1, 3]
