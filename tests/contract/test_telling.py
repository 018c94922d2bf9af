"""How a game tells its scorings: the defaults."""

from universelle.contract.telling import Report, Scoring, Stage, Telling
from universelle.core.event import START, Event, Points
from universelle.i18n import Translations

GAINED = Points(0, 3, START)
LOST = Points(1, -1, START)


def test_by_default_nothing_is_a_scoring():
    telling = Telling()
    assert not telling.opens(GAINED)
    assert list(telling.stages(Scoring([GAINED], None, None, Translations("en"), 2))) == []


def test_by_default_the_report_has_a_column_for_each_reason():
    report = Report()
    assert report.round_of(GAINED) is None
    assert report.column_of(GAINED) == "reason-start"
    assert list(report.columns(Scoring([GAINED], None, None, Translations("en"), 2))) == []


def test_a_stage_adds_up_the_points_of_a_seat():
    stage = Stage("areas", "Areas", "medal", [GAINED, Event(), LOST, GAINED], [])
    assert [stage.points(seat) for seat in range(3)] == [6, -1, 0]


def test_a_scoring_finds_its_points():
    assert Scoring([GAINED, Event(), LOST], None, None, Translations("en"), 2).points() == [GAINED, LOST]
