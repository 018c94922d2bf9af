"""Where the points of a match came from."""

import pytest

from tests.laws.games import each_game, played
from universelle.core.event import START
from universelle.matches.points import is_tie_broken, points_by_reason


@each_game
def test_the_points_by_reason_add_up_to_the_scores(slug):
    match = played(slug, 2, seed=1)
    points = points_by_reason(match)
    assert [sum(row[seat] for row in points.values()) for seat in (0, 1)] == match.state.scores()
    if any(match.start):
        assert next(iter(points)) == START


@pytest.mark.parametrize("players", [2, 3])
def test_two_players_read_nothing_of_second_places(players):
    """In World's Fair 1893 they bring something with three or four players."""
    points = points_by_reason(played("worlds-fair-1893", players, seed=1))
    assert ("reason-second-places" in points) is (players > 2)
    assert "reason-first-places" in points


@pytest.mark.parametrize(
    ("points", "places", "broken"),
    [
        ((60, 60), (2, 1), True),
        ((60, 60, 60), (1, 3, 1), True),
        ((60, 60), (1, 1), False),
        ((60, 40, 40), (1, 2, 3), False),
        ((60,), (1,), False),
    ],
)
def test_a_tie_is_broken_if_somebody_has_as_many_points_as_the_first(points, places, broken):
    assert is_tie_broken(points, places) is broken
