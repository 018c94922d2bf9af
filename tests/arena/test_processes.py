"""Work shared out among processes."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from universelle.arena.processes import as_finished, cores, in_order

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
    for child in children:
        assert not is_running(child)


def is_running(number: int) -> bool:
    try:
        state = Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
