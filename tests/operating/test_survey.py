"""A survey: what an operator is told of the house."""

from dataclasses import replace

import pytest

from tests.database.opened import with_database
from tests.operating.surveys import FIGURES, WELL_OFF
from tests.tables.laying import one_table
from universelle.operating.house import DOORS, FAILS, LOOK, SILENT, WELL, House, Process
from universelle.operating.statistics import Counts
from universelle.operating.survey import OLD_BACKUP, survey


def with_figures(**figures):
    return replace(WELL_OFF, processes=[Process("a", 0.0, 1.0, {**FIGURES, **figures})])


def test_all_is_well():
    assert (WELL_OFF.sign, WELL_OFF.wanting, WELL_OFF.verdict.key) == (WELL, 0, "operator-verdict-well")


@pytest.mark.parametrize(
    ("found", "name", "sign"),
    [
        (replace(WELL_OFF, failing=990.0), "database", FAILS),
        (replace(WELL_OFF, answered=2.0), "database", LOOK),
        (replace(WELL_OFF, offset=-3.0), "clock", LOOK),
        (replace(WELL_OFF, processes=[*WELL_OFF.processes, Process("b", 0.0, SILENT + 1, FIGURES)]), "servers", LOOK),
        (replace(WELL_OFF, counts=Counts(1, 1, 0, 2, 0, 0, 1)), "tables", LOOK),
        (replace(WELL_OFF, decisions={}), "backup", LOOK),
        (replace(WELL_OFF, at=900 + OLD_BACKUP + 1), "backup", LOOK),
        (with_figures(free_share=0.05), "disk", LOOK),
        (with_figures(free_share=0.01), "disk", FAILS),
        (with_figures(slowest=3.0), "answers", LOOK),
        (with_figures(waiting=9, oldest=8.0), "computers", LOOK),
        (with_figures(mail={"waiting": 7, "failing_since": 500.0}), "mail", FAILS),
    ],
)
def test_what_wants_a_hand_is_named_and_makes_the_verdict(found, name, sign):
    assert [line.name for line in found.lines if line.sign != WELL] == [name]
    assert (found.sign, found.wanting) == (sign, 1)
    assert found.verdict.key != WELL_OFF.verdict.key


def test_mail_has_a_line_where_letters_are_sent():
    sending = with_figures(mail={"waiting": 7, "failing_since": None})
    assert "mail" in [line.name for line in sending.lines]
    assert "mail" not in [line.name for line in WELL_OFF.lines]
    assert sending.sign == WELL


def test_an_empty_house_needs_no_backup():
    assert replace(WELL_OFF, decisions={}, counts=Counts(0, 0, 0, 0, 0, 0, 1)).sign == WELL


def test_closed_doors_are_the_verdict():
    closed = replace(WELL_OFF, decisions={**WELL_OFF.decisions, DOORS: 1.0})
    assert (closed.sign, closed.verdict.key) == (LOOK, "operator-verdict-closed")
    assert closed.verdict.values["games"] == 2


def test_the_house_is_looked_at(where):
    async def use(database):
        await one_table(database)
        house = House(database, lambda: FIGURES, beat=1000)
        await house.start()
        found = await survey(house)
        await house.close()
        return found.counts.running, found.kind.lower() in str(type(database)).lower(), len(found.processes)

    assert with_database(where, use) == (1, True, 1)


def test_without_a_database_a_server_tells_what_it_knows(postgresql):
    async def use(database):
        house = House(database, lambda: FIGURES, beat=1000)
        await house.start()
        await database.close()
        found = await survey(house)
        return found.counts, found.verdict.key, len(found.processes)

    told = with_database(postgresql.new_database(), use)
    assert told == (None, "operator-verdict-danger", 1)
