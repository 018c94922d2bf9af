"""Work shared out among processes."""

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from tests.arena.contests import SLUG
from tests.bots.programs import HANGS, script
from tests.processes import ended
from universelle.arena.contest import Contest
from universelle.arena.games import play_seating
from universelle.arena.processes import Member, Team, as_finished, cores, in_order
from universelle.core.errors import BadRequest, BotFailed

ENDLESS = """
import os, signal
from universelle.arena.processes import in_order
if __name__ == "__main__":
    numbers = in_order(os.getpgid, [0] * 2, 2)
    next(numbers)
    from multiprocessing import active_children
    print(*[child.pid for child in active_children()], flush=True)
    signal.pause()
"""


def test_this_machine_has_cores():
    assert cores() >= 1


def test_results_come_in_the_order_of_the_tasks():
    assert list(in_order(abs, range(-9, 0), 2)) == [9, 8, 7, 6, 5, 4, 3, 2, 1]


def test_results_may_come_as_soon_as_they_are_there():
    assert sorted(as_finished(abs, range(-9, 0), 2)) == [1, 2, 3, 4, 5, 6, 7, 8, 9]


def test_nothing_is_left_running_when_nobody_asks_for_more():
    results = in_order(abs, range(100), 2)
    assert next(results) == 0
    results.close()


def test_no_process_outlives_the_one_that_started_it(tmp_path: Path):
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout
        children = [int(number) for number in parent.stdout.readline().split()]
        assert len(children) == 2
        os.kill(parent.pid, signal.SIGKILL)
        parent.wait()
        assert parent.stdout.read() == ""  # ends only when every process that held it has
    assert ended(*children)


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_program_that_hangs_ends_with_the_process_for_which_it_plays(tmp_path):
    file = tmp_path / "pid"
    behave = f"""
    import os, pathlib
    pathlib.Path({str(file)!r}).write_text(str(os.getpid()) + ".")
    {HANGS}"""
    contest = Contest(SLUG, ("random", f"cmd:{script(tmp_path, behave)}"), 2)
    member = Member(partial(play_seating, contest, False))
    member.give(0, contest.seatings(0))
    while not file.exists() or not file.read_text().endswith("."):
        time.sleep(0.02)
    member.end()
    assert ended(int(file.read_text().removesuffix(".")))


class Fatal:
    """Work that ends its own process, as somebody else might, so many times; then it doubles a number."""

    def __init__(self, folder: Path, at: int, times: int) -> None:
        self.folder, self.at, self.times = folder, at, times

    def __call__(self, number: int) -> int:
        ended = len(list(self.folder.iterdir()))
        if number == self.at and ended < self.times:
            (self.folder / str(ended)).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return 2 * number


def refuse(number: int) -> int:
    raise BadRequest("unknown-game", game=str(number), known="")


@pytest.mark.parametrize("way", [in_order, as_finished])
def test_another_process_takes_up_what_one_had_that_was_ended(tmp_path, way):
    lost = []
    assert sorted(way(Fatal(tmp_path, 5, 1), range(12), 2, lambda: lost.append(1))) == list(range(0, 24, 2))
    assert lost == [1]


def test_all_else_is_finished_if_a_task_costs_one_process_after_the_other(tmp_path):
    found = []
    with pytest.raises(BotFailed, match="processes-lost"):
        found.extend(as_finished(Fatal(tmp_path, 2, 99), range(9), 2))
    assert sorted(found) == [0, 2, 6, 8, 10, 12, 14, 16]
    assert len(list(tmp_path.iterdir())) == 3


def test_an_error_of_the_work_is_raised_here():
    with pytest.raises(BadRequest, match="unknown-game game=1"):
        list(as_finished(refuse, [1], 1))


def test_a_team_does_one_batch_after_the_other():
    with Team(abs, 2) as team:
        assert dict(team.finish([-1, -2, -3])) == {0: 1, 1: 2, 2: 3}
        assert dict(team.finish([-4], at_once=4)) == {0: 4}
        assert dict(team.finish([])) == {}
