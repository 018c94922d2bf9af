"""A table that waits for its players: who may sit where, and what only the host may do."""

from dataclasses import replace

import pytest

from tests.laws.games import record_of
from universelle.core.errors import BadRequest
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.tables.gathering import FREE, Gathering

SLUG = "worlds-fair-1893"
WORDS = Translations("en", load(SLUG).package)


@pytest.fixture
def gathering() -> Gathering:
    record = replace(record_of(SLUG, 4, 1), seats=("Ada=me", FREE, FREE, "The Director=director"))
    return Gathering("t", "ada", record, {0: "ada"})


def refused(do) -> str:
    with pytest.raises(BadRequest) as error:
        do()
    return error.value.message.key


def test_whoever_comes_takes_a_free_chair(gathering):
    after = gathering.sit("ben", 1, " Ben ")
    assert (after.record.seats[1], after.owners, after.free) == ("Ben=me", {0: "ada", 1: "ben"}, [2])
    assert gathering.free == [1, 2]


def test_who_sits_already_moves(gathering):
    after = gathering.sit("ben", 1, "Ben").sit("ben", 2, "Ben")
    assert (after.record.seats[1:3], after.owners) == ((FREE, "Ben=me"), {0: "ada", 2: "ben"})


@pytest.mark.parametrize(
    ("seat", "name", "key"),
    [
        (0, "Ben", "waiting-taken"),
        (3, "Ben", "waiting-taken"),
        (4, "Ben", "waiting-taken"),
        (-1, "Ben", "waiting-taken"),
        (1, " \u200b ", "waiting-no-name"),
        (1, "=", "waiting-no-name"),
        (1, "ADA", "waiting-same-name"),
    ],
)
def test_what_cannot_be_done_is_refused(gathering, seat, name, key):
    assert refused(lambda: gathering.sit("ben", seat, name)) == key


def test_who_stands_up_leaves_the_chair_free(gathering):
    assert gathering.sit("ben", 1, "Ben").stand_up("ben") == gathering


def test_the_host_seats_computers_and_sends_them_away(gathering):
    after = gathering.seat_bot("ada", 1, "director", WORDS)
    assert after.record.seats[1].endswith("=director")
    assert after.record.names[1] != after.record.names[3]
    assert after.clear("ada", 1).free == [1, 2]
    assert refused(lambda: gathering.seat_bot("ada", 1, "nobody", WORDS)) == "unknown-bot"


def test_who_was_removed_does_not_come_back(gathering):
    after = gathering.sit("ben", 1, "Ben").clear("ada", 1)
    assert after.free == [1, 2]
    assert refused(lambda: after.sit("ben", 2, "Ben")) == "waiting-removed"
    assert refused(lambda: after.clear("ada", 0)) == "waiting-taken"


def test_only_the_host_decides(gathering):
    after = gathering.sit("ben", 1, "Ben")
    for do in (
        lambda: after.seat_bot("ben", 2, "director", WORDS),
        lambda: after.clear("ben", 0),
        lambda: after.show("ben", True),
        lambda: after.with_computers("ben", WORDS),
        lambda: after.begun("ben"),
        lambda: after.hand_on("ben", 1),
        lambda: after.take_over("ben", host_is_gone=False),
    ):
        assert refused(do) == "waiting-not-host"


def test_a_match_begins_when_no_chair_is_free(gathering):
    assert refused(lambda: gathering.begun("ada")) == "waiting-free"
    record = gathering.sit("ben", 1, "Ben").with_computers("ada", WORDS).begun("ada")
    assert len(set(record.names)) == 4
    assert record.begin().to_move()


def test_the_host_hands_the_table_on_to_somebody_who_sits_there(gathering):
    after = gathering.sit("ben", 1, "Ben").hand_on("ada", 1)
    assert (after.host, after.owners) == ("ben", {0: "ada", 1: "ben"})
    assert refused(lambda: after.show("ada", True)) == "waiting-not-host"


@pytest.mark.parametrize("seat", [0, 2, 3, 4, -1])
def test_nobody_can_be_handed_a_table_who_does_not_sit_there(gathering, seat):
    both = gathering.sit("ben", 1, "Ben")
    assert refused(lambda: both.hand_on("ada", seat)) == "waiting-busy"


def test_a_host_who_leaves_leaves_the_table_to_the_next(gathering):
    both = gathering.sit("cleo", 2, "Cleo").sit("ben", 1, "Ben")
    after = both.withdraw("ada")
    assert (after.host, after.owners) == ("ben", {1: "ben", 2: "cleo"})
    assert both.withdraw("ben").host == "ada"


def test_a_host_who_is_gone_can_be_replaced_by_whoever_sits_there(gathering):
    after = gathering.sit("ben", 1, "Ben")
    assert after.take_over("ben", host_is_gone=True).host == "ben"
    assert refused(lambda: after.take_over("eve", host_is_gone=True)) == "web-table-not-seated"
