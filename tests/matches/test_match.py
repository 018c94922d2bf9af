from dataclasses import replace

import pytest

from tests.laws.games import TABLES, played, record_of
from universelle.core.errors import BadRecord, IllegalAction
from universelle.matches.match import Match, MoveResult
from universelle.matches.record import Hint, Move, StandIn, result_of

pytestmark = pytest.mark.engine

SLUG, PLAYERS = TABLES[0]


def everything(match: Match) -> tuple[object, ...]:
    return match.state.content(), match.record, tuple(match.history)


def test_a_new_match_has_no_history():
    match = Match(record_of(SLUG, PLAYERS, 1))
    assert match.history == []
    assert match.record == record_of(SLUG, PLAYERS, 1)
    assert match.game.meta.slug == SLUG


def test_a_move_enters_the_history_with_its_events():
    match = Match(record_of(SLUG, PLAYERS, 1))
    seat = match.state.to_move()[0]
    action = match.state.legal_actions(seat)[-1]
    events = match.play(seat, action)
    assert events
    assert match.history == [MoveResult(Move(seat, action.code), events)]
    assert match.record.moves == (Move(seat, action.code),)


def test_each_move_has_only_its_own_events():
    match = played(SLUG, PLAYERS, 1)
    state = match.record.begin()
    state.events = []
    for _ in match.record.replay(state):
        pass
    assert [event for result in match.history for event in result.events] == state.events


def test_a_move_reveals_something_if_one_of_its_events_does():
    history = played(SLUG, PLAYERS, 1).history
    assert {result.reveals for result in history} == {True, False}
    assert all(result.reveals == any(event.reveals for event in result.events) for result in history)


def test_an_illegal_move_leaves_the_match_as_it_was():
    match = played(SLUG, PLAYERS, 1, moves=10)
    before = everything(match)
    seat = match.state.to_move()[0]
    legal = set(match.state.legal_actions(seat))
    wrong = next(action for action in match.game.catalogue if action not in legal)
    for mover, action in [(seat, wrong), (PLAYERS, next(iter(legal)))]:
        with pytest.raises(IllegalAction):
            match.play(mover, action)
        assert everything(match) == before


def test_a_match_goes_on_from_its_record():
    match = played(SLUG, PLAYERS, 1, moves=25)
    assert everything(Match(match.record)) == everything(match)
    finished = played(SLUG, PLAYERS, 1)
    assert everything(Match(finished.record)) == everything(finished)
    assert Match(finished.record).state.to_move() == ()


def test_the_result_enters_the_record_at_the_end():
    running, finished = played(SLUG, PLAYERS, 1, moves=25), played(SLUG, PLAYERS, 1)
    assert running.record.result is None
    assert finished.record.result == result_of(finished.state)
    assert finished.record.result["scores"] == finished.state.scores()
    assert finished.record.result["places"] == finished.state.standings()


def test_a_match_believes_the_moves_and_not_the_result():
    record = played(SLUG, PLAYERS, 1).record
    assert Match(replace(record, result={"scores": [999]})).record == record


def test_a_record_that_does_not_replay_makes_no_match():
    record = played(SLUG, PLAYERS, 1, moves=5).record
    with pytest.raises(BadRecord) as refusal:
        Match(record.with_moves((*record.moves, Move(0, "fly to the moon"))))
    assert refusal.value.message.key == "record-illegal-move"
    with pytest.raises(BadRecord) as refusal:
        Match(replace(record, seats=()))
    assert refusal.value.message.key == "record-cannot-begin"


def test_a_match_does_not_change_the_record_it_began_with():
    record = record_of(SLUG, PLAYERS, 1)
    match = Match(record)
    seat = match.state.to_move()[0]
    match.play(seat, match.state.legal_actions(seat)[0])
    assert record.moves == ()
    assert match.record is not record


def test_a_hint_is_noted_once_in_a_position():
    match = Match(record_of("worlds-fair-1893", 2, 1))
    assert [match.note_hint(0), match.note_hint(0)] == [Hint(0, 0), None]
    seat = match.state.to_move()[0]
    match.play(seat, match.state.legal_actions(seat)[0])
    match.note_hint(1)
    assert match.record.hints == (Hint(0, 0), Hint(1, 1))
    assert Match(match.record).hints == match.hints


def test_a_seat_is_stood_in_for_until_it_moves_itself_again():
    match = Match(record_of("worlds-fair-1893", 2, 1))
    numbers: dict[int, list[int]] = {0: [], 1: []}
    while min(map(len, numbers.values())) < 2:
        seat = match.state.to_move()[0]
        match.play(seat, match.state.legal_actions(seat)[0])
        numbers[seat].append(len(match.history))
        if len(match.history) == 1:
            first = match.note_stand_in("greedy")
    assert first == StandIn(first.seat, 1, "greedy")
    assert match.stood_in_for(0) == match.stood_in_for() == {}
    again = numbers[first.seat][1]
    assert [match.stood_in_for(number) for number in (1, again - 1, again)] == [{first.seat: first}] * 2 + [{}]
    assert Match(match.record).stand_ins == [first]
    match.go_back(first.seat, 0)
    assert match.record.stand_ins == ()
