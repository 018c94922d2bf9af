"""Who plays whom on which deal."""

from collections import Counter

import pytest

from universelle.arena.contest import Contest, order, rotations
from universelle.core.errors import BadRequest

SLUG = "worlds-fair-1893"


def contest(bots: str, players: int) -> Contest:
    return Contest(SLUG, tuple(bots), players)


def seats_of(seatings) -> Counter:
    """How often each bot has each seat."""
    return Counter((bot, seat) for seating in seatings for seat, bot in enumerate(seating.seats))


@pytest.mark.parametrize(
    ("bots", "players", "tables"),
    [
        ("ab", 2, ["ab"]),
        ("ab", 4, ["abbb"]),
        ("aabb", 4, ["aabb"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("aab", 2, ["ab"]),
        ("aba", 2, ["ba"]),
        ("ab", 1, ["a", "b"]),
        ("a", 1, ["a"]),
    ],
)
def test_who_meets(bots, players, tables):
    assert contest(bots, players).tables == [tuple(table) for table in tables]


@pytest.mark.parametrize(("bots", "players"), [("ab", 2), ("abcd", 4), ("abcde", 3), ("abcde", 5), ("aabb", 4)])
def test_in_every_deal_each_bot_has_each_seat_equally_often(bots, players):
    asked = contest(bots, players)
    for deal in range(7):
        had = seats_of(asked.seatings(deal))
        for bot in bots:
            assert len({had[bot, seat] for seat in range(players)}) == 1


def test_a_bot_that_fills_seats_leaves_each_seat_once_to_the_other():
    had = seats_of(contest("ab", 4).seatings(0))
    assert [had["a", seat] for seat in range(4)] == [1, 1, 1, 1]
    assert [had["b", seat] for seat in range(4)] == [3, 3, 3, 3]


def test_the_order_around_the_table_changes_from_deal_to_deal():
    assert {order("abcd", deal) for deal in range(6)} == {tuple("a" + rest) for rest in REST}
    assert order("abcd", 6) == order("abcd", 0)


REST = ["bcd", "bdc", "cbd", "cdb", "dbc", "dcb"]


def test_equal_seatings_of_a_deal_are_played_once():
    assert rotations(tuple("abab")) == [tuple("abab"), tuple("baba")]
    for deal in range(6):
        seatings = contest("aabb", 4).seatings(deal)
        assert len(seatings) == len(set(seatings))


@pytest.mark.parametrize(
    ("bots", "players", "asked", "played"), [("ab", 2, 10, 10), ("ab", 2, 9, 10), ("abc", 2, 1, 6), ("abcd", 4, 10, 12)]
)
def test_deals_are_played_whole(bots, players, asked, played):
    deals = contest(bots, players).deals(asked)
    assert sum(map(len, deals)) == played
    assert [deal[0].deal for deal in deals] == list(range(len(deals)))


def test_more_games_begin_with_the_same_ones():
    assert contest("abc", 3).deals(30)[:4] == contest("abc", 3).deals(12)


def test_a_deal_has_a_thousand_games_at_most():
    assert len(contest("abcdefghij", 4).seatings(0)) == 840
    with pytest.raises(BadRequest, match="arena-too-many-bots"):
        contest("abcdefghijk", 4)


@pytest.mark.parametrize("bots", ["a", "aaa"])
def test_one_bot_is_too_few(bots):
    with pytest.raises(BadRequest, match="arena-too-few-bots"):
        contest(bots, 2)
