"""What the engine answers."""

import pytest

from universelle.core.event import Points
from universelle.exercises.exercise import exercises_of
from universelle.exercises.questions import OF_MOVES, QUESTIONS, closed, scored
from universelle.games.registry import load, metas

SLUG = "worlds-fair-1893"


def test_a_question_that_says_nothing_in_a_position_is_not_asked():
    game = load(SLUG)
    start = game.new(3, bytes(32))
    seat = start.to_move()[0]
    assert QUESTIONS["at-once"](game, start, seat) is None
    assert QUESTIONS["winner"](game, start.clone(), seat) is None or closed(game, start)[0].scores() != start.scores()


def test_asking_changes_nothing():
    for exercise in exercises_of(SLUG):
        match = exercise.match()
        before = match.state.content()
        if exercise.question != "best":
            QUESTIONS[exercise.question](match.game, match.state, exercise.seat)
        assert match.state.content() == before


def test_a_match_that_is_closed_tells_where_its_last_points_come_from():
    exercise = exercises_of(SLUG)[0]
    match = exercise.match()
    end, events = closed(match.game, match.state)
    gained = [0] * len(end.scores())
    for event in events:
        if isinstance(event, Points):
            gained[event.seat] += event.points
    assert [now + more for now, more in zip(match.state.scores(), gained)] == end.scores()
    assert end.winners() == (exercise.right,)


@pytest.mark.parametrize("slug", list(metas()))
def test_moves_that_are_asked_about_are_of_one_kind(slug):
    asked = [exercise for exercise in exercises_of(slug) if exercise.question in OF_MOVES]
    assert asked
    for exercise in asked:
        assert len({code.partition(" ")[0] for code in exercise.choices}) == 1
        assert len(exercise.choices) >= 3


@pytest.mark.parametrize("slug", list(metas()))
def test_the_points_of_the_best_move_are_told_by_reason(slug):
    for exercise in exercises_of(slug):
        if exercise.question not in ("at-once", "ending"):
            continue
        match, seat = exercise.match(), exercise.seat
        best = match.game.catalogue.parse(exercise.choices[exercise.right])
        events = scored(match.game, match.state, seat, best, exercise.question)
        gained = sum([event.points for event in events if isinstance(event, Points) and event.seat == seat])
        now = closed(match.game, match.state)[0].scores()[seat] if exercise.question == "ending" else None
        before = match.state.scores()[seat]
        assert gained == exercise.worths[exercise.right] + (0 if now is None else now - before)


def test_the_place_of_the_right_number_of_points_tells_nothing():
    asked = [each for slug in metas() for each in exercises_of(slug) if each.question == "points"]
    assert len({each.right for each in asked}) > 2
    assert all([len(set(each.choices)) == 4 for each in asked])
