"""Exercises as they are kept in the folders of their games."""

import json

import pytest

from universelle.exercises.exercise import MANY, Exercise, exercises_of, has_exercises, written
from universelle.exercises.questions import QUESTIONS
from universelle.games.registry import load, metas

each_game = pytest.mark.parametrize("slug", list(metas()))


@each_game
def test_every_game_of_ours_has_ten_from_easy_to_hard(slug):
    found = exercises_of(slug)
    assert has_exercises(load(slug))
    assert len(found) == MANY
    order = [list(QUESTIONS).index(exercise.question) for exercise in found]
    assert order == sorted(order)
    assert len(set(order)) >= 4


@each_game
def test_an_exercise_is_read_as_it_is_written(slug):
    found = exercises_of(slug)
    assert tuple([Exercise.from_data(each) for each in json.loads(written(found))]) == found
    for exercise in found:
        assert 0 <= exercise.right < len(exercise.choices) == len(exercise.worths) >= 2
        assert exercise.match().state.to_move()
