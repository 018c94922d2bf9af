"""The sequential test, on made-up deals of known strengths."""

from random import Random

import pytest

from universelle.arena.sequential import BOUND, FEWEST, SequentialTest


def decided(random: Random, seats: int, rival_seats: int, difference: float) -> SequentialTest:
    """A test fed until it is sure with games between bots whose ratings differ by so much."""
    test = SequentialTest(seats, rival_seats)
    strength = seats * 10 ** (difference / 400)
    players = seats + rival_seats
    while not test.sure:
        test.add(sum(random.random() < strength / (strength + rival_seats) for _ in range(players)) / players)
    return test


@pytest.mark.parametrize(("seats", "rival_seats"), [(1, 1), (1, 3), (2, 2)])
@pytest.mark.parametrize("difference", [-20, 20])
def test_it_is_hardly_ever_wrong_about_a_small_difference(seats, rival_seats, difference):
    random = Random(difference)
    found = [decided(random, seats, rival_seats, difference).better for _ in range(100)]
    assert found.count(1 if difference > 0 else 0) <= 11  # of 100, expected at most 5


@pytest.mark.parametrize("difference", [-150, 150])
def test_a_great_difference_is_found_soon(difference):
    random = Random(1)
    tests = [decided(random, 1, 1, difference) for _ in range(20)]
    assert {test.better for test in tests} == {0 if difference > 0 else 1}
    assert sum(test.deals for test in tests) / 20 < 60


def test_nothing_is_said_after_a_few_deals():
    test = SequentialTest(1, 1)
    for _ in range(FEWEST - 1):
        test.add(1.0)
    assert not test.sure
    assert test.better is None
    test.add(1.0)
    assert test.sure
    assert test.better == 0


def test_bots_that_always_share_are_never_told_apart():
    test = SequentialTest(1, 1)
    for _ in range(1000):
        test.add(0.5)
    assert test.better is None
    assert test.ratio == pytest.approx(0, abs=1e-9)


def test_once_sure_it_stays_so():
    test = SequentialTest(1, 1)
    for _ in range(20):
        test.add(0.0)
    deals, ratio = test.deals, test.ratio
    assert ratio <= -BOUND
    for _ in range(50):
        test.add(1.0)
    assert (test.better, test.deals, test.ratio) == (1, deals, ratio)
