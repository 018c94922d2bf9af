"""Whether processes that tests did not start themselves still run, as Linux tells it.

One that has ended and waits for somebody to ask how does not run: where nobody asks, it stays in the list for ever.
"""

import os
import time
from pathlib import Path

PATIENCE = 120  # seconds: what a busy machine may need to end a process


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in ("Z", "X")


def running_in(group: int) -> list[int]:
    """The processes of a group that run."""
    pids = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]
    return [pid for pid in pids if _group(pid) == group and is_running(pid)]


def ended(*pids: int) -> bool:
    """Wait until all of them have ended; false if one does not."""
    end = time.monotonic() + PATIENCE
    while any(map(is_running, pids)):
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def _group(pid: int) -> int | None:
    try:
        return os.getpgid(pid)
    except OSError:
        return None
