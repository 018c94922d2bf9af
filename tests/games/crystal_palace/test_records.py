"""Whole games, recorded: every way a game can end, and loans that nobody asked for."""

from pathlib import Path

import pytest

from universelle.matches.match import Match, MoveResult
from universelle.matches.record import Record

RECORDS = Path(__file__).parent / "records"


def played(name: str) -> Match:
    return Match(Record.read(RECORDS / f"{name}.json"))


def told(match: Match, kind: str) -> list:
    return [event for result in match.history for event in result.events if type(event).__name__ == kind]


def forced(result: MoveResult) -> bool:
    """Whether a loan was taken that was no decision."""
    return result.move.code != "loan" and any(type(event).__name__ == "LoanTaken" for event in result.events)


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_result(path):
    record = Record.read(path)
    assert record.result is not None
    assert not record.verify().to_move()


@pytest.mark.rule("CP-030", "CP-101", "CP-107")
def test_loans_are_forced_where_nothing_else_is_left():
    assert any(forced(result) for result in played("two-players").history)


@pytest.mark.rule("CP-095", "CP-174", "CP-171")
def test_a_game_with_all_tickets_taken_slots_covered_and_points_below_zero():
    match = played("two-players")
    assert len(match.state.tickets) == 3
    assert told(match, "SlotsCovered")
    assert min(match.state.scores()) < 0


@pytest.mark.rule("CP-057", "CP-181")
def test_a_game_won_alone_without_a_loan_in_which_the_market_was_cleared():
    match = played("three-players")
    winner = match.state.standings().index(1)
    assert match.state.standings().count(1) == 1
    assert winner not in [event.seat for event in told(match, "LoanTaken")]
    assert told(match, "MarketCleared")


@pytest.mark.rule("CP-144", "CP-175")
def test_a_game_in_which_somebody_comes_to_the_end_of_the_buzz_track():
    match = played("four-players")
    first = told(match, "PalaceReached")[0]
    assert first.place == 1
    best = [event.seat for event in told(match, "Points") if event.reason == "reason-buzz" and event.points == 6]
    assert best == [first.seat]


@pytest.mark.rule("CP-181")
def test_a_game_whose_victory_is_shared():
    match = played("five-players")
    winners = [seat for seat, place in enumerate(match.state.standings()) if place == 1]
    assert len(winners) == 2
    assert match.history[-1].events[-1].winners == tuple(winners)
