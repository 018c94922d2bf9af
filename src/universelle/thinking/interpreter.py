"""Which Python thinks: the one with the compiled engine as soon as there is one."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

COMPILED_IN: Final = "UNIVERSELLE_COMPILED_IN"  # the environment that is being compiled, or will be
FAILED: Final = "failed"
WORKER: Final = ("-m", "universelle.thinking.worker")
GENTLY: Final = "--gently"  # others come first


def worker_command() -> tuple[str, ...]:
    """The command that starts a process in which bots think."""
    return (_python(), *WORKER)


def gentle_command() -> tuple[str, ...]:
    """The command that starts a process which gives way to those in which bots think."""
    return (*worker_command(), GENTLY)


def _python() -> str:
    folder = os.environ.get(COMPILED_IN)
    if not folder:
        return sys.executable
    stamp = Path(folder, "stamp")  # written last, when everything is there
    try:
        ready = stamp.read_text(encoding="utf-8") != FAILED
    except OSError:
        return sys.executable
    python = Path(folder, "Scripts" if os.name == "nt" else "bin", "python")
    return str(python) if ready else sys.executable
