"""Exercises are made out of matches, and stay true or are found out."""

from dataclasses import replace

import pytest

from universelle.core.message import Message
from universelle.exercises import making
from universelle.exercises.exercise import Exercise, exercises_of
from universelle.exercises.making import make, untrue
from universelle.games.registry import load, metas
from universelle.matches.record import Move

SLUG = "worlds-fair-1893"


def one(question: str) -> Exercise:
    return next(exercise for exercise in exercises_of(SLUG) if exercise.question == question)


@pytest.mark.parametrize("slug", list(metas()))
def test_those_of_our_games_are_true(slug):
    assert [untrue(exercise) for exercise in exercises_of(slug)] == [None] * len(exercises_of(slug))


@pytest.mark.engine
@pytest.mark.more
def test_the_planner_still_finds_the_same_move():
    assert untrue(one("best"), thorough=True) is None


@pytest.mark.parametrize("question", ["winner", "points", "at-once", "ending"])
def test_another_answer_is_found_out(question):
    exercise = one(question)
    wrong = replace(exercise, right=(exercise.right + 1) % len(exercise.choices))
    assert untrue(wrong) == Message("exercises-other-answer")
    other = replace(exercise, worths=tuple([worth + 1 for worth in exercise.worths]))
    assert untrue(other) == Message("exercises-other-worths")


def test_a_record_that_cannot_be_replayed_and_a_choice_that_is_not_legal_are_found_out():
    exercise = one("best")
    moves = (*exercise.record.moves, Move(0, "approve 3"))
    broken = untrue(replace(exercise, record=exercise.record.with_moves(moves)))
    assert broken is not None
    assert broken.key == "record-illegal-move"
    assert untrue(replace(exercise, choices=("approve 3", *exercise.choices[1:]))) == Message("exercises-illegal")


@pytest.mark.engine
@pytest.mark.more
def test_what_is_made_is_true_and_the_same_again(monkeypatch):
    monkeypatch.setattr(making, "MATCHES", 4)
    told: list[str] = []
    found = make(load(SLUG), 7, lambda question, _: told.append(question))
    assert found
    assert sorted(told) == sorted([exercise.question for exercise in found])
    assert [untrue(exercise) for exercise in found] == [None] * len(found)
    assert make(load(SLUG), 7, lambda *_: None) == found
