"""A session by itself: who sits where, and who is told."""

import pytest

from tests.tables.laying import record
from universelle.tables.session import Session, StoredTable


def test_a_subscriber_is_called_until_it_unsubscribes():
    table = Session(_stored())
    calls: list[int] = []
    unsubscribe = table.subscribe(lambda: calls.append(1))
    table.notify()
    unsubscribe()
    table.notify()
    assert calls == [1]


@pytest.mark.parametrize(("owner", "seat"), [("ada", 0), ("ben", 1), ("carl", None), (None, None)])
def test_whose_seat_it_is(owner, seat):
    assert Session(_stored()).seat_of(owner) == seat


def test_who_owns_both_seats_has_the_one_that_decides():
    table = Session(_stored({0: "ada", 1: "ada"}))
    assert table.seat_of("ada") == table.match.state.to_move()[0]


def _stored(owners=None):
    return StoredTable("t", record(), owners or {0: "ada", 1: "ben"}, ())
