"""Bots that are programs of their own, written for a test."""

import sys
from pathlib import Path

SHORT = 0.01  # seconds in which a program answers, or never
SCRIPT = """
import json, sys, time
for line in sys.stdin:
    question = json.loads(line)
    if question["do"] == "hello":
        print(json.dumps({"id": question["id"], "version": 1}), flush=True)
        continue
    BEHAVE
"""
LAST = 'print(json.dumps({"id": question["id"], "action": question["actions"][-1]}), flush=True)'
NONSENSE = 'print(json.dumps({"id": question["id"], "action": "win"}), flush=True)'
HANGS = "time.sleep(600)"
ENDS = "sys.exit()"


def script(folder: Path, behave: str, name: str = "bot") -> str:
    """The command of a program that greets and then behaves like this."""
    path = folder / f"{name}.py"
    path.write_text(SCRIPT.replace("BEHAVE", behave))
    return f"{sys.executable} {path}"
