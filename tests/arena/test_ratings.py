"""Ratings of made-up games between bots of known strengths."""

from itertools import combinations
from random import Random

import pytest

from universelle.arena.ratings import MEAN, rate


def ranking(random: Random, bots, strengths) -> list[list[int]]:
    """A game as the model says: whoever is not placed yet comes next by strength."""
    left, placed = list(bots), []
    while left:
        weights = [10 ** (strengths[bot] / 400) for bot in left]
        placed.append([left.pop(random.choices(range(len(left)), weights)[0])])
    return placed


def deals_of(random: Random, tables, strengths, deals: int, games: int = 2):
    return [[ranking(random, table, strengths) for table in tables for _ in range(games)] for _ in range(deals)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_known_strengths_are_found(players):
    strengths = [0, 120, 300, 350]
    tables = list(combinations(range(4), players))
    found = rate(4, deals_of(Random(1), tables, strengths, 300, 4 if players == 4 else 1), anchor=0)
    for strength, rating in zip(strengths, found):
        assert rating.value == pytest.approx(MEAN + strength, abs=40)


def test_bots_with_several_seats_are_rated_by_their_strength_too():
    found = rate(2, deals_of(Random(2), [(0, 1, 1, 1)], [100, 0], 400), anchor=1)
    assert found[0].value == pytest.approx(MEAN + 100, abs=25)


def test_intervals_hold_the_truth_nineteen_times_of_twenty():
    random, held = Random(3), 0
    for _ in range(100):
        found = rate(2, deals_of(random, [(0, 1)], [80, 0], 40), anchor=1)
        held += found[0].low <= MEAN + 80 <= found[0].high
    assert 88 <= held <= 100


def test_deals_count_not_games():
    """Four times the same game tells no more than one."""
    once = deals_of(Random(4), [(0, 1)], [50, 0], 100, 1)
    repeated = [deal * 4 for deal in once]
    one, four = (rate(2, deals, anchor=1)[0] for deals in (once, repeated))
    assert four.high - four.low == pytest.approx(one.high - one.low, rel=0.05)


def test_seatings_that_cancel_the_luck_of_a_deal_narrow_the_interval():
    luck = Random(5)
    lucky = [[[[0], [1]], [[1], [0]]] if luck.random() < 0.9 else [[[0], [1]]] * 2 for _ in range(50)]
    apart = [[game] for deal in lucky for game in deal]
    together, single = rate(2, lucky)[0], rate(2, apart)[0]
    assert together.value == pytest.approx(single.value)
    assert together.high - together.low < 0.6 * (single.high - single.low)


def test_a_few_deals_have_wide_intervals():
    one = rate(2, [[[[0], [1]], [[0], [1]]]])[0]
    assert one.high - one.low > 400


def test_who_always_wins_is_not_infinitely_strong():
    best, worst = rate(2, [[[[0], [1]]] * 2] * 20)
    assert 1200 < best.value < 1600
    assert best.value + worst.value == pytest.approx(2 * MEAN)
    assert best.low > worst.high


def test_who_always_ties_is_as_strong():
    ratings = rate(3, [[[[0, 1, 2]]]] * 30)
    assert [rating.value for rating in ratings] == pytest.approx([MEAN] * 3, abs=3)


@pytest.mark.parametrize("anchor", [0, 1, 2])
def test_the_anchor_has_a_round_rating_and_no_interval(anchor):
    ratings = rate(3, deals_of(Random(6), [(0, 1, 2)], [0, 200, 100], 20), anchor)
    assert ratings[anchor] == pytest.approx((MEAN, MEAN, MEAN))
    assert all(rating.low < rating.value < rating.high for bot, rating in enumerate(ratings) if bot != anchor)


def test_without_an_anchor_the_mean_is_round():
    ratings = rate(3, deals_of(Random(7), [(0, 1, 2)], [0, 200, 100], 20))
    assert sum(rating.value for rating in ratings) == pytest.approx(3 * MEAN)


def test_without_games_all_are_equal():
    assert [rating.value for rating in rate(3, [])] == pytest.approx([MEAN] * 3)
    assert rate(1, [])[0].value == MEAN
