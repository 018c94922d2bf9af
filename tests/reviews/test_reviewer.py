"""Matches that are thought through again."""

import pytest

from tests.laws.games import each_table, played
from universelle.bots import Dropped
from universelle.core.errors import BadRecord
from universelle.matches.record import Move, Record
from universelle.reviews.review import MARKS
from universelle.reviews.reviewer import review

pytestmark = pytest.mark.engine

SLUG = "worlds-fair-1893"


def ending(slug: str, players: int, moves: int) -> tuple[Record, int]:
    """A random match, and how many of its moves are before the last ones."""
    record = played(slug, players, 1).record
    return record, len(record.moves) - moves


@each_table
def test_the_same_record_gives_the_same_review(slug, players):
    record, before = ending(slug, players, 2)
    known = list(review(record, before))
    assert known == list(review(record, before))
    assert [(move.number, move.seat, move.code) for move in known] == [
        (number, move.seat, move.code) for number, move in enumerate(record.moves[before:], before + 1)
    ]
    for move in known:
        assert move.mark in ("", *MARKS)
        assert len(move.chances) in (0, players)
        assert move.cost >= 0
        assert bool(move.better) == (move.cost > 0)


def test_a_review_that_was_stopped_goes_on_as_if_it_had_not_been():
    record, before = ending(SLUG, 2, 6)
    whole = list(review(record, before))
    assert list(review(record, before + 3)) == whole[3:]


def test_at_the_end_the_winner_is_certain():
    record, before = ending(SLUG, 2, 1)
    winners = record.position().winners()
    assert next(review(record, before)).chances == tuple(float(seat in winners) for seat in (0, 1))


def test_alone_the_points_count():
    record, before = ending("expo-1906", 1, 1)
    assert next(review(record, before)).chances == (float(record.position().scores()[0]),)


def test_a_planted_blunder_is_found():
    """Electricity and Manufacturing would have ended the match at once, and won it."""
    record = played(SLUG, 2, 1, 66).record
    record = record.with_moves((*record.moves, Move(1, "place fine-arts")))
    (move,) = review(record, 66)
    assert move.mark == "blunder"
    assert move.better in ("place electricity", "place manufacturing")
    assert move.cost > 0.15
    assert move.cost > 2 * move.error


def test_a_move_without_alternative_is_not_thought_about():
    record = played(SLUG, 2, 1).record
    choices = [len(record.position(made).legal_actions(move.seat)) for made, move in enumerate(record.moves)]
    found = next(review(record, choices.index(1)))
    assert (found.mark, found.cost, found.chances) == ("", 0.0, ())


def test_a_die_that_is_set_in_secret_is_not_judged_before_the_others():
    record = played("crystal-palace", 2, 1, 12).record
    setting = [move.number for move in review(record) if move.code.startswith(("set ", "seal"))]
    judged = [move.number for move in review(record) if move.mark]
    assert setting
    assert not set(setting) & set(judged)


@pytest.mark.parametrize("code", ["place nowhere", "approve 3"])
def test_a_record_that_does_not_replay_is_refused(code):
    record = played(SLUG, 2, 1, 2).record
    with pytest.raises(BadRecord):
        list(review(record.with_moves((*record.moves, Move(record.moves[-1].seat, code))), 2))


def test_a_review_that_is_not_wanted_ends():
    record, before = ending(SLUG, 2, 4)
    with pytest.raises(Dropped):
        list(review(record, before, wanted=lambda: False))
