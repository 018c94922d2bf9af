"""The garbage of a server is collected when nobody waits."""

import gc
from collections.abc import Iterator

import pytest

from universelle.cli.garbage import LONGEST, REST, Garbage


class Time:
    """What clocks say: of the wall, and of the work done."""

    def __init__(self) -> None:
        self.now = self.worked = 0.0

    def pass_by(self, seconds: float, work: float) -> None:
        self.now += seconds
        self.worked += work


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def collections() -> int:
    """How often all garbage was collected."""
    return gc.get_stats()[2]["collections"]


def test_all_of_it_is_collected_in_a_quiet_moment():
    time = Time()
    garbage = Garbage(lambda: time.now, lambda: time.worked)
    before = collections()
    time.pass_by(REST + 1, work=REST)
    garbage.look()
    assert collections() == before, "it was at work"
    time.pass_by(0.1, work=0.001)
    garbage.look()
    assert collections() == before + 1
    time.pass_by(0.1, work=0)
    garbage.look()
    assert collections() == before + 1, "it has just been done"


def test_a_server_that_is_never_quiet_collects_all_the_same():
    time = Time()
    garbage = Garbage(lambda: time.now, lambda: time.worked)
    before = collections()
    time.pass_by(LONGEST + 1, work=LONGEST)
    garbage.look()
    assert collections() == before + 1


def test_it_is_collected_in_small_portions_meanwhile():
    Garbage()
    assert gc.get_threshold()[0] > 1000
    assert gc.get_freeze_count() > 0
