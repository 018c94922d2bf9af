"""What came of a contest."""

from dataclasses import replace
from random import Random

import pytest

from tests.arena.contests import SLUG, TWO, made_up, played_by
from universelle.arena.contest import Contest
from universelle.arena.progress import Progress
from universelle.arena.simulation import interval
from universelle.arena.standings import share_interval, standings, verdict

AB = Contest(SLUG, ("a", "b"), 2)
GAMES = [[made_up(0, "ab", [30, 20]), made_up(0, "ba", [25, 25])], [made_up(1, "ab", [10, 40])]]


def rows_of(contest, deals, anchor=None):
    return {row.name: row for row in standings(contest, deals, anchor)}


def test_wins_margins_and_points_are_means():
    rows = rows_of(AB, GAMES)
    assert rows["a"].share == rows["b"].share == 0.5
    assert rows["a"].margin == pytest.approx((10 + 0 - 30) / 3)
    assert rows["b"].margin == -rows["a"].margin
    assert rows["a"].points == pytest.approx((30 + 25 + 10) / 3)
    assert (rows["a"].games, rows["a"].seats) == (3, 3)


def test_the_margin_is_over_the_best_rival():
    rows = rows_of(Contest(SLUG, ("a", "b", "c"), 3), [[made_up(0, "abc", [30, 20, 29])]])
    assert [rows[bot].margin for bot in "abc"] == [1, -10, -1]


def test_a_bot_with_several_seats_has_a_share_of_each():
    rows = rows_of(Contest(SLUG, ("a", "b"), 4), [[made_up(0, "abbb", [9, 5, 5, 5]), made_up(0, "babb", [9, 5, 5, 5])]])
    assert rows["a"].share == 0.5
    assert rows["b"].share == pytest.approx(0.5 / 3)
    assert (rows["b"].games, rows["b"].seats) == (2, 6)
    assert rows["a"].tree()["times_fair"] == 2


def test_decisions_that_another_bot_made_are_counted_for_each_bot():
    deal = [made_up(0, "abbb", [9, 5, 5, 5]), made_up(0, "babb", [9, 5, 5, 5])]
    rows = rows_of(Contest(SLUG, ("a", "b"), 4), [[replace(deal[0], stand_ins=(1, 2, 0, 3)), deal[1]]])
    assert {name: row.tree()["stand_ins"] for name, row in rows.items()} == {"a": 1, "b": 5}


def test_the_best_come_first():
    table = standings(Contest(SLUG, ("a", "b", "c"), 3), [[made_up(0, "abc", [1, 3, 2])]])
    assert [row.name for row in table] == ["b", "c", "a"]


def test_how_often_one_was_before_another():
    rows = rows_of(AB, GAMES)
    assert rows["a"].against == {"b": 0.5}
    three = rows_of(Contest(SLUG, ("a", "b", "c"), 3), [[made_up(0, "abc", [3, 2, 2])]])
    assert three["a"].against == {"b": 1, "c": 1}
    assert three["b"].against == {"a": 0, "c": 0.5}


def test_the_anchor_is_rated_a_thousand():
    assert rows_of(AB, GAMES, "b")["b"].rating.value == 1000
    assert rows_of(AB, GAMES, "nobody")["a"].rating.value == pytest.approx(1000, abs=60)


def test_alone_points_of_the_same_deal_decide_the_rating():
    solo = Contest("expo-1906", ("a", "b"), 1)
    rows = rows_of(solo, [[made_up(deal, "a", [30 + deal]), made_up(deal, "b", [20])] for deal in range(5)])
    assert rows["a"].rating.value > rows["b"].rating.value
    assert rows["a"].margin is None
    assert rows["a"].points == 32


def test_a_row_is_plain_data():
    tree = standings(AB, GAMES)[0].tree()
    assert set(tree) >= {
        "name",
        "games",
        "share",
        "interval",
        "rating",
        "rating_interval",
        "mean_margin",
        "mean_points",
    }
    low, high = tree["interval"]
    assert 0 <= low <= tree["share"] <= high <= 1
    low, high = tree["rating_interval"]
    assert low <= tree["rating"] <= high


def test_real_games_are_counted():
    deals = [[played] for played in played_by(TWO, 6)]
    rows = rows_of(TWO, deals)
    assert rows["greedy"].share > rows["random"].share
    assert rows["greedy"].rating.value > rows["random"].rating.value


def test_the_verdict_names_the_better_bot():
    progress = Progress(AB, 40, known=[made_up(deal, seats, [5, 5]) for deal in range(20) for seats in ("ab", "ba")])
    assert verdict(AB, progress.test) == {"better": None, "log_likelihood_ratio": 0.0, "deals": 20}
    assert verdict(AB, None) is None


class TestShareInterval:
    def test_independent_games_have_wilsons_interval(self):
        random = Random(1)
        deals = [[float(random.random() < 0.3)] for _ in range(4000)]
        share = sum(deal[0] for deal in deals) / 4000
        assert share_interval(deals) == pytest.approx(interval(share, 4000), abs=0.001)

    def test_games_that_repeat_each_other_count_once(self):
        random = Random(2)
        single = [[float(random.random() < 0.5)] for _ in range(400)]
        low, high = share_interval([deal * 4 for deal in single])
        once_low, once_high = share_interval(single)
        assert high - low == pytest.approx(once_high - once_low, rel=0.02)

    def test_games_that_cancel_the_luck_of_the_deal_count_more(self):
        deals = [[1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [0.0, 0.0]] + [[1.0, 0.0]] * 36
        low, high = share_interval(deals)
        plain_low, plain_high = interval(0.5, 80)
        assert high - low < 0.6 * (plain_high - plain_low)

    def test_it_covers_the_truth(self):
        random, held = Random(3), 0
        for _ in range(300):
            deals = []
            for _ in range(50):
                luck = random.uniform(-0.3, 0.3)
                deals.append([float(random.random() < 0.6 + luck), float(random.random() < 0.6 - luck)])
            low, high = share_interval(deals)
            held += low <= 0.6 <= high
        assert 0.91 <= held / 300 <= 0.99

    @pytest.mark.parametrize("share", [0.0, 1.0])
    def test_who_wins_or_loses_all_still_has_an_interval(self, share):
        low, high = share_interval([[share, share]] * 20)
        assert high - low > 0.05
