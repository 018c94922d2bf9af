"""If-moves: kept for a seat, void once something has changed, and played by one process alone."""

import asyncio
from dataclasses import replace

import pytest

from tests.laws.games import record_of
from tests.tables.laying import lay
from universelle.database.opening import open_database
from universelle.matches.match import Match
from universelle.tables.if_moves import IfMove, IfMoves, Line, made_by, why_void
from universelle.tables.journal import IF_MOVE, Journal
from universelle.tables.session import Session
from universelle.tables.sessions import Sessions
from universelle.thinking.pool import ThinkingPool

SLUG = "worlds-fair-1893"
RECORD = replace(record_of(SLUG, 2, 1), seats=("Ada=me", "Ben=me"))
KEPT = IfMove("0 x", [Line("place electricity", "takes nothing"), Line("place agriculture", "")])


def after(moves: int) -> Match:
    match = Match(RECORD)
    for _ in range(moves):
        step(match)
    return match


def step(match: Match) -> None:
    seat = match.state.to_move()[0]
    match.play(seat, match.state.legal_actions(seat)[0])


def test_they_are_kept_changed_and_dropped(tmp_path):
    async def use():
        database = await open_database(tmp_path / "house.sqlite")
        await lay(database, RECORD, {0: "ada", 1: "ben"}, "t")
        kept, found = IfMoves(database), []
        await kept.keep("t", 1, KEPT)
        found.append(await kept.of("t"))
        await kept.keep("t", 1, replace(KEPT, made="3 y"))
        found.append((await kept.of("t"))[1].made)
        await kept.drop("t", 1)
        found.append(await kept.of("t"))
        await database.close()
        return found

    assert asyncio.run(use()) == [{1: KEPT}, "3 y", {}]


def test_they_hold_as_long_as_only_others_move():
    match = after(0)
    mover = match.state.to_move()[0]
    kept = IfMove(made_by(match), ())
    assert why_void(match, 1 - mover, kept) is None
    step(match)
    assert why_void(match, 1 - mover, kept) is None
    assert why_void(match, mover, kept) == "if-move-moved"


def test_they_are_void_after_a_round():
    match = after(0)
    kept = IfMove(made_by(match), ())
    milestones = match.game.page.milestones
    while not any(isinstance(event, milestones) for result in match.history for event in result.events):
        step(match)
    last = match.history[-1]
    match.history = [replace(each, move=replace(each.move, seat=0)) for each in match.history]
    assert why_void(match, 1, IfMove(made_by(after(0)), ())) == "if-move-round"
    assert kept.made.startswith("0 ")
    assert last.events


def test_they_are_void_when_moves_were_taken_back():
    match = after(3)
    kept = IfMove(made_by(match), ())
    assert why_void(after(2), 1, kept) == "if-move-taken-back"
    other = after(3)
    other.history[2] = replace(other.history[2], move=replace(other.history[2].move, code="another"))
    assert why_void(other, 1, kept) == "if-move-taken-back"


@pytest.mark.parametrize("attempt", range(3))
def test_of_two_processes_one_plays(tmp_path, attempt):
    async def use():
        path = tmp_path / "house.sqlite"
        both = []
        for _ in range(2):
            both.append(Sessions(await open_database(path), ThinkingPool(), Session))
            await both[-1].start()
        one, other = both
        await lay(one.database, RECORD, {0: "ada", 1: "ben"}, "t")
        here, there = [await each.table("t") for each in both]
        mover = here.match.state.to_move()[0]
        seat = 1 - mover
        offers = await one.if_move_offers(here, seat)
        await one.keep_if_move(here, seat, list(offers)[:3], 0)
        while mover in here.match.state.to_move():
            action = here.match.state.legal_actions(mover)[0]
            await one.move(here, mover, [action.code], here.seq)
        while not [entry for entry in there.journal if entry.note == IF_MOVE] and not here.void:
            await asyncio.sleep(0.01)
        for each in both:
            await each.table("t")
        entries = await Journal(other.database).read("t")
        for each in both:
            await each.close()
        return [entry.note for entry in entries if entry.seat == seat], bool(here.void)

    notes, void = asyncio.run(use())
    assert void or (notes[:2] == [None, IF_MOVE] and notes.count(IF_MOVE) == 1)
