"""What is kept of a review, and what is read out of it."""

import json

import pytest

from tests.laws.games import played
from universelle.core.errors import BadReview
from universelle.reviews.curve import Hopes, best_move, curve
from universelle.reviews.review import ReviewedMove, costliest, fingerprint, fits, mark_of, notable, tally

pytestmark = pytest.mark.engine

RECORD = played("worlds-fair-1893", 2, 1, 4).record


def move(number: int, seat: int = 0, mark: str = "best", cost: float = 0.0, *chances: float) -> ReviewedMove:
    chances = chances or (0.5, 0.5)
    return ReviewedMove(
        number, seat, "stop", chances, (0.0,) * len(chances), mark, cost, better="place" if cost else ""
    )


@pytest.mark.parametrize(
    ("cost", "mark"),
    [
        (0.0, "best"),
        (0.004, "best"),
        (0.005, "good"),
        (0.02, "inexact"),
        (0.05, "mistake"),
        (0.149, "mistake"),
        (0.15, "blunder"),
    ],
)
def test_marks_go_by_what_a_decision_cost(cost, mark):
    assert mark_of(cost, 0.0, alone=False) == mark


@pytest.mark.parametrize(
    ("cost", "mark"), [(0.09, "best"), (0.1, "good"), (0.5, "inexact"), (2, "mistake"), (5, "blunder")]
)
def test_alone_they_go_by_points(cost, mark):
    assert mark_of(cost, 0.0, alone=True) == mark


@pytest.mark.parametrize("cost", [0.02, 0.06, 0.3, 0.9])
def test_nothing_is_called_a_mistake_within_two_standard_errors(cost):
    assert mark_of(cost, cost / 2, alone=False) == "good"
    assert mark_of(cost, cost / 2.01, alone=False) != "good"
    assert mark_of(0.004, 1.0, alone=False) == "best"


def test_a_move_is_written_and_read():
    known = ReviewedMove(
        3, 1, "stop", (0.4, 0.6), (0.01, 0.01), "mistake", 0.1, 0.02, "place agriculture", {"sets": 2.5}
    )
    assert ReviewedMove.from_json(known.to_json()) == known


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        "nonsense",
        "null",
        json.dumps(json.loads(move(1).to_json()) | {"mark": "awful"}),
        json.dumps(json.loads(move(1).to_json()) | {"cost": "dear"}),
        json.dumps(json.loads(move(1).to_json()) | {"cost": float("nan")}),
        json.dumps(json.loads(move(1).to_json()) | {"chances": [1.0]}),
        json.dumps(json.loads(move(1).to_json()) | {"reasons": []}),
    ],
)
def test_a_damaged_move_is_refused(text):
    with pytest.raises(BadReview):
        ReviewedMove.from_json(text)


def test_a_review_belongs_to_one_course_of_a_match():
    shorter = RECORD.with_moves(RECORD.moves[:-1])
    assert fingerprint(RECORD) == fingerprint(RECORD)
    assert fingerprint(RECORD) != fingerprint(shorter)


def test_only_the_moves_of_a_match_fit_it():
    first, second = RECORD.moves[:2]
    known = [ReviewedMove(1, first.seat, first.code), ReviewedMove(2, second.seat, second.code, (0.5, 0.5), (0, 0))]
    assert fits(RECORD, known)
    assert fits(RECORD, known[:1])
    assert not fits(RECORD, known[1:])
    assert not fits(RECORD, [ReviewedMove(1, first.seat, "stop")])
    assert not fits(RECORD, [ReviewedMove(1, first.seat, first.code, (1.0,), (0.0,))])


def test_a_move_without_alternative_changes_nothing():
    known = [ReviewedMove(1, 0, "stop"), move(2, 0, "best", 0.0, 0.7, 0.3), ReviewedMove(3, 1, "stop")]
    after = Hopes((0.7, 0.3), (0.0, 0.0))
    assert curve(known, 2) == [Hopes((0.5, 0.5), (0.0, 0.0))] * 2 + [after, after]


def test_alone_the_curve_begins_where_the_first_decision_leads():
    known = [ReviewedMove(1, 0, "stop"), move(2, 0, "best", 0.0, 21.0)]
    assert [hopes.chances for hopes in curve(known, 1)] == [(21.0,)] * 3


def test_the_costliest_decisions_are_marked_ones_of_the_seats_asked_about():
    known = [
        move(1, 0, "mistake", 0.1),
        move(2, 1, "blunder", 0.4),
        move(3, 0, "good", 0.3),  # not certain
        move(4, 0, "inexact", 0.03),
        move(5, 0, "blunder", 0.2),
        move(6, 0, "mistake", 0.06),
    ]
    assert [each.number for each in costliest(known, [0], int)] == [5, 1, 6]
    assert [each.number for each in costliest(known, [0, 1], int)] == [2, 5, 1]


def test_of_a_turn_only_the_costliest_decision_counts():
    known = [move(1, 0, "mistake", 0.1), move(2, 0, "blunder", 0.2), move(3, 0, "inexact", 0.03)]
    assert [each.number for each in costliest(known, [0], lambda number: number // 3)] == [2, 3]


def test_the_best_move_raised_hopes_most():
    known = [
        move(1, 0, "best", 0.0, 0.6, 0.4),
        move(2, 1, "best", 0.0, 0.3, 0.7),
        move(3, 0, "good", 0.01, 0.6, 0.4),
        move(4, 0, "best", 0.0, 0.8, 0.2),
    ]
    hopes = curve(known, 2)
    assert best_move(known, hopes, [0]) == known[3]
    assert best_move(known, hopes, [0, 1]) == known[1]
    assert best_move([], hopes, [0]) is None


def test_decisions_are_counted_by_their_marks():
    known = [move(1), move(2), move(3, 1), move(4, 0, "blunder", 0.2), ReviewedMove(5, 0, "stop")]
    assert tally(known, 0) == {"best": 2, "good": 0, "inexact": 0, "mistake": 0, "blunder": 1}


def test_small_reasons_are_left_out():
    assert list(notable({"sets": 0.1, "areas": 0.5, "tickets": -1.5})) == ["tickets", "areas"]
