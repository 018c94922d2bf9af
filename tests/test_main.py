"""`python -m universelle`."""

import subprocess
import sys

from universelle.__main__ import main
from universelle.build import VERSION


def test_the_package_is_a_program():
    command = [sys.executable, "-m", "universelle", "--version"]
    answer = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True)
    assert VERSION in answer.stdout


def test_an_interrupt_while_it_loads_is_no_stack_trace(monkeypatch):
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("universelle.cli.main", interrupted)
    assert main() == 130
