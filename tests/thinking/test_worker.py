"""The process that thinks, line by line."""

import pytest

from tests.laws.games import played, record_of
from universelle.bots import Perspective, bot_at
from universelle.bots.protocol import Line, written
from universelle.build import BUILD
from universelle.games.registry import load
from universelle.reviews.review import ReviewedMove
from universelle.reviews.reviewer import review
from universelle.thinking.worker import Worker

RECORD = record_of("worlds-fair-1893", 2, 1)
POSITION = {"do": "position", "match": "m", "record": RECORD.to_json()}


def asked(*messages: dict | bytes) -> list[Line]:
    """What a worker answers to these lines."""
    answers: list[Line] = []
    worker = Worker(answers.append)
    for message in messages:
        line = message if isinstance(message, bytes) else written(message)
        if not worker.drops(line):
            worker.handle(line)
    return answers


def choose(number: int, match: str = "m", bot: str = "random", seat: int = 0) -> Line:
    return {"do": "choose", "id": number, "match": match, "seat": seat, "bot": bot}


def expected(state, made: int) -> str:
    game = load(RECORD.game)
    seat = state.to_move()[0]
    return bot_at(game, "random", RECORD.seed, seat, made).choose(Perspective(game, state, seat)).code


def test_it_greets():
    assert asked({"do": "hello", "id": 1}) == [{"id": 1, "version": 1, "name": "universelle", "build": BUILD}]


def test_it_says_that_it_begins_and_then_what_it_chooses():
    seat = RECORD.begin().to_move()[0]
    action = expected(RECORD.begin(), 0)
    assert asked(POSITION, choose(7, seat=seat)) == [{"id": 7, "began": True}, {"id": 7, "action": action}]


def test_it_follows_moves():
    state = RECORD.begin()
    seat = state.to_move()[0]
    action = state.legal_actions(seat)[0]
    state.apply(seat, action)
    moves = {"do": "moves", "match": "m", "after": 0, "moves": [f"{seat + 1}: {action.code}"]}
    answers = asked(POSITION, moves, choose(1, seat=state.to_move()[0]))
    assert answers[-1] == {"id": 1, "action": expected(state, 1)}


@pytest.mark.parametrize(
    ("messages", "number"),
    [
        ([b"hm\n"], None),
        ([{"do": "dance", "id": 3}], 3),
        ([choose(4)], 4),
        ([POSITION, {"do": "moves", "id": 5, "match": "m", "after": 9, "moves": []}], 5),
        ([POSITION, {"do": "forget", "match": "m"}, choose(6)], 6),
        ([{"do": "position", "id": 8, "match": "m", "record": "{}"}], 8),
        ([POSITION, {"do": "moves", "match": "m", "after": 0, "moves": ["1: win"]}, choose(9)], 9),
        ([POSITION, choose(10, bot="deep thought")], 10),
    ],
)
def test_what_it_cannot_do_is_an_answer(messages, number):
    last = asked(*messages)[-1]
    assert last["id"] == number
    assert last["error"]


def test_a_thought_that_was_dropped_says_so():
    seat = RECORD.begin().to_move()[0]
    answers = asked(POSITION, {"do": "drop", "id": 2}, choose(2, bot="greedy", seat=seat))
    assert answers == [{"id": 2, "began": True}, {"id": 2, "dropped": True}]


def hint(number: int, *actions: str) -> Line:
    seat = RECORD.begin().to_move()[0]
    return {"do": "hint", "id": number, "match": "m", "seat": seat, "actions": list(actions), "seconds": 0.01}


def test_a_hint_is_about_the_moves_that_were_asked_about():
    began, found = asked(POSITION, hint(3, "place fine-arts", "place electricity"))
    assert began == {"id": 3, "began": True}
    assert {move["action"] for move in found["hint"]} == {"place fine-arts", "place electricity"}
    assert set(found["hint"][0]) == {"action", "rank", "expects", "then"}
    assert set(found["hint"][0]["expects"]) == {"aim", "error", "gains"}


def test_a_hint_that_was_dropped_says_so():
    assert asked(POSITION, {"do": "drop", "id": 2}, hint(2))[-1] == {"id": 2, "dropped": True}


def test_it_reviews_a_match_move_by_move():
    record = played("worlds-fair-1893", 2, 1).record
    after = len(record.moves) - 2
    answers = asked({"do": "review", "id": 3, "record": record.to_json(), "after": after})
    assert answers[0] == {"id": 3, "began": True}
    assert [ReviewedMove.from_tree(answer["move"]) for answer in answers[1:-1]] == list(review(record, after))
    assert answers[-1] == {"id": 3, "done": True}


def test_a_review_can_be_dropped():
    record = played("worlds-fair-1893", 2, 1).record
    asking = {"do": "review", "id": 3, "record": record.to_json(), "after": 0}
    assert asked({"do": "drop", "id": 3}, asking)[-1] == {"id": 3, "dropped": True}
