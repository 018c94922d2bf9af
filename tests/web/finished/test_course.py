"""The course of a match: what each would have had if it had ended then."""

from tests.laws.games import each_game, played
from universelle.web.finished.course import Moment, course
from universelle.web.table.chronicle import chapters


@each_game
def test_the_course_begins_and_ends_with_the_scores(slug):
    match = played(slug, 2, 1)
    found = course(match)
    first, last = found.moments[0], found.moments[-1]
    assert first.moves == 0
    assert [sum(row) for row in zip(*first.scored.values())] == match.start
    assert last.moves == len(match.history)
    assert last.totals() == match.state.scores()
    assert not last.due


@each_game
def test_there_is_a_moment_for_every_turn(slug):
    match = played(slug, 2, 1)
    turns = max(chapter.turn for chapter in chapters(match))
    found = course(match)
    assert found.curve.turns == turns
    assert all(1 <= turn <= turns for turn in found.rounds)


@each_game
def test_a_moment_adds_what_the_final_scoring_would_bring(slug):
    match = played(slug, 2, 1)
    moments = course(match).moments
    states = [match.record.begin(), *[state.clone() for state in match.record.replay()]]
    for moment in moments:
        scored = [sum(row) for row in zip(*moment.scored.values())]
        assert scored == states[moment.moves].scores()
        closed = states[moment.moves].clone()
        match.game.rules.close(closed)
        assert moment.totals() == closed.scores()


def test_nobody_has_points_before_any_were_given():
    assert Moment(0, 3, {}, {}).totals() == [0, 0, 0]
