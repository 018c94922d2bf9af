"""Scorings and rounds, found in the events of a match."""

from itertools import pairwise

from tests.laws.games import each_game, played
from universelle.core.event import Points
from universelle.web.table.scorings import Scorings


def test_scorings_follow_a_match_and_forget_what_is_taken_back():
    match = played("worlds-fair-1893", 2, 1, 40)
    followed = Scorings(match).follow()
    kept = len(match.history) - 1
    match.go_back(match.history[-1].move.seat, kept)
    assert [each.events for each in followed.follow().rounds] == [
        each.events for each in Scorings(match).follow().rounds
    ]


@each_game
def test_rounds_share_out_all_events_and_add_up(slug):
    match = played(slug, 2, 1)
    rounds = Scorings(match).follow().rounds
    events = [event for result in match.history for event in result.events]
    assert [event for each in rounds for event in each.events] == events
    assert [each.now() for each in rounds[:-1]] == [each.before for each in rounds[1:]]
    assert rounds[0].before == match.start
    assert rounds[-1].now() == match.state.scores()
    assert all(one.number < other.number for one, other in pairwise(rounds))


@each_game
def test_a_scoring_knows_the_points_before_it(slug):
    match = played(slug, 2, 1)
    events = [event for result in match.history for event in result.events]
    scorings = Scorings(match).follow().scorings
    assert scorings
    for scoring in scorings:
        first = next(number for number, event in enumerate(events) if event is scoring.events[0])
        gained = [event for event in events[:first] if isinstance(event, Points)]
        before = list(match.start)
        for event in gained:
            before[event.seat] += event.points
        assert scoring.before == before
