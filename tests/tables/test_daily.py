"""The fair of the day: one deal for everybody, one try, and a board."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from tests.database.opened import with_database
from tests.laws.games import played
from tests.tables.laying import journal_of
from universelle.core.errors import IllegalAction
from universelle.database.database import Conflict
from universelle.games.registry import load, metas
from universelle.matches.record import split_seat
from universelle.tables.daily import FINISH, Daily, beginning, fair_of, finishing, today
from universelle.tables.session import Session, StoredTable
from universelle.tables.terms import Terms

DAY = date(2026, 11, 18)
KEY = b"k" * 32
FAIR = fair_of(DAY, KEY)
NOON = FAIR.closes - 12 * 3600


def test_each_title_comes_in_turn_with_another_deal_every_day():
    fairs = [fair_of(DAY + timedelta(days=number), KEY) for number in range(6)]
    assert {fair.game for fair in fairs[:3]} == set(metas())
    assert [fair.game for fair in fairs[:3]] == [fair.game for fair in fairs[3:]]
    assert len({fair.seed for fair in fairs}) == 6


def test_without_the_secret_of_the_servers_nobody_knows_the_deal():
    assert fair_of(DAY, b"x" * 32).seed != FAIR.seed
    assert fair_of(DAY, b"x" * 32).opponents == FAIR.opponents


def test_everybody_begins_the_same_match():
    one, other = FAIR.record("Ana"), FAIR.record("Ben")
    assert replace(one, seats=other.seats) == other
    assert one.begin().content() == other.begin().content()
    assert one.fingerprint
    assert not one.seed_word
    assert [seat for seat, text in enumerate(one.seats) if split_seat(text)[1] == "me"] == [FAIR.seat]
    assert set(FAIR.opponents) <= set(load(FAIR.game).opponents)


def test_a_day_is_that_of_greenwich():
    assert today(FAIR.closes - 1) == DAY
    assert today(FAIR.closes) == DAY + timedelta(days=1)


async def finish(database, owner: str, points: int | None, ended: float = NOON, fair=FAIR) -> None:
    table = f"{fair.day} {owner}"
    await database.write(beginning(fair, owner, owner.title(), table))
    if points is not None:
        await database.write([(FINISH, {"table": table, "points": points, "ended": ended})])


def test_the_best_come_first_and_equals_share_a_place(where):
    async def use(database):
        for owner, points in {"ana": 40, "ben": 60, "cleo": 40, "dan": -3, "eve": None}.items():
            await finish(database, owner, points)
        await finish(database, "late", 99, FAIR.closes)
        daily = Daily(database)
        return await daily.board(FAIR, "cleo"), [await daily.own(FAIR, who) for who in ("dan", "eve", "late", None)]

    board, (last, running, late, nobody) = with_database(where, use)
    assert [(each.owner, each.place) for each in board.best] == [("ben", 1), ("ana", 2), ("cleo", 2), ("dan", 4)]
    assert (board.count, board.own.place) == (4, 2)
    assert (last.place, running.points, running.place) == (4, None, None)
    assert (late.points, late.place) == (99, None)
    assert nobody is None


def test_a_person_has_one_try_and_its_first_end_counts(where):
    async def use(database):
        await finish(database, "ana", 40)
        with pytest.raises(Conflict):
            await database.write(beginning(FAIR, "ana", "Ana", "another"))
        await database.write([(FINISH, {"table": f"{DAY} ana", "points": 90, "ended": NOON})])
        return await Daily(database).own(FAIR, "ana")

    own = with_database(where, use)
    assert (own.table, own.points) == (f"{DAY} ana", 40)


def test_days_in_a_row_are_counted_up_to_today_or_yesterday(where):
    async def use(database):
        for ago in (1, 2, 4):
            fair = fair_of(DAY - timedelta(days=ago), KEY)
            await finish(database, "ana", 10, fair.closes - 1, fair)
        daily = Daily(database)
        before = await daily.streak("ana", DAY)
        await finish(database, "ana", 10)
        return before, await daily.streak("ana", DAY), await daily.streak("ana", DAY + timedelta(days=2))

    assert with_database(where, use) == (2, 3, 0)


def session(moves: int | None = None) -> Session:
    match = played("worlds-fair-1893", 2, 1, moves)
    head = replace(match.record, moves=(), result=None, seats=("Ana=me", "director=director"))
    terms = Terms(day=DAY.isoformat())
    return Session(StoredTable("t", head, {0: "ana"}, journal_of(match.record), terms=terms))


def test_no_hints_are_given_and_the_end_stands():
    assert not session(3).gives_hints
    over = session()
    with pytest.raises(IllegalAction, match="daily-over"):
        over.undo_point("ana")
    ((_, values),) = finishing(over)
    assert values["points"] == over.match.state.scores()[0]


def test_what_others_have_answered_is_not_taken_back():
    running = next(found for moves in range(2, 30) if (found := session(moves)).match.history[-1].move.seat == 1)
    with pytest.raises(IllegalAction, match="illegal-undo"):
        running.undo_point("ana")
