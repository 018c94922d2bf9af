"""How far a contest is."""

from random import Random

import pytest

from tests.arena.contests import SLUG, made_up
from universelle.arena.contest import Contest
from universelle.arena.progress import Progress
from universelle.core.errors import BadRequest

AB = Contest(SLUG, ("a", "b"), 2)


def won_by(bot: str, deal: int):
    """The games of a deal of two, both won by this bot."""
    return [made_up(deal, seats, [9 if seat == bot else 1 for seat in seats]) for seats in ("ab", "ba")]


def test_what_is_known_is_not_waiting():
    progress = Progress(AB, 6, known=won_by("a", 1))
    assert (progress.games, progress.asked, progress.over) == (2, 6, False)
    assert [seating.deal for seating in progress.waiting] == [0, 0, 2, 2]


def test_games_that_were_not_asked_for_do_not_count():
    assert Progress(AB, 2, known=won_by("a", 7)).games == 0


def test_it_is_over_when_all_games_are_known():
    progress = Progress(AB, 2)
    for played in won_by("b", 0):
        assert not progress.over
        progress.add(played)
    assert progress.over
    assert progress.waiting == []


def test_the_order_in_which_games_end_does_not_matter():
    games = [played for deal in range(30) for played in won_by("a" if deal % 3 else "b", deal)]
    mixed = games[:]
    Random(1).shuffle(mixed)
    first, second = Progress(AB, 60, until_sure=True), Progress(AB, 60, until_sure=True)
    for played in games:
        first.add(played)
    for played in mixed:
        second.add(played)
    assert first.counted() == second.counted()
    assert first.test.ratio == second.test.ratio


def test_until_sure_it_ends_with_the_decision_and_counts_nothing_after_it():
    progress = Progress(AB, 100, until_sure=True)
    for deal in range(9):
        for played in won_by("a", deal):
            progress.add(played)
    assert progress.over
    assert progress.waiting == []
    assert progress.test.better == 0
    assert len(progress.counted()) == progress.test.deals < 9


def test_otherwise_it_goes_on():
    progress = Progress(AB, 100, known=[played for deal in range(9) for played in won_by("a", deal)])
    assert progress.test.sure
    assert not progress.over
    assert len(progress.counted()) == 9


def test_an_incomplete_deal_waits_for_the_test_and_counts():
    progress = Progress(AB, 100, known=won_by("a", 0)[:1])
    assert progress.test.deals == 0
    assert progress.counted() == [won_by("a", 0)[:1]]


def test_alone_the_better_one_makes_more_points_of_a_deal():
    solo = Contest("expo-1906", ("a", "b"), 1)
    progress = Progress(solo, 12)
    for deal in range(6):
        for bot, points in (("a", 12), ("b", 20)):
            progress.add(made_up(deal, bot, [points]))
    assert progress.test.better == 1


@pytest.mark.parametrize("bots", ["abc", "abcd"])
def test_only_two_can_be_told_apart(bots):
    contest = Contest(SLUG, tuple(bots), 2)
    assert Progress(contest, 10).test is None
    with pytest.raises(BadRequest, match="arena-not-two"):
        Progress(contest, 10, until_sure=True)
