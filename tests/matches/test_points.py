"""Where the points of a match came from."""

from tests.laws.games import each_game, played
from universelle.core.event import START
from universelle.matches.points import points_by_reason


@each_game
def test_the_points_by_reason_add_up_to_the_scores(slug):
    match = played(slug, 2, seed=1)
    points = points_by_reason(match)
    assert [sum(row[seat] for row in points.values()) for seat in (0, 1)] == match.state.scores()
    if any(match.start):
        assert next(iter(points)) == START
