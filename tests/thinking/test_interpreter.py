"""Bots think on the compiled engine as soon as it is there."""

import sys

import pytest

from universelle.thinking.interpreter import COMPILED_IN, GENTLY, WORKER, gentle_command, worker_command


def test_without_a_compiled_build_the_same_python_thinks(monkeypatch):
    monkeypatch.delenv(COMPILED_IN, raising=False)
    assert worker_command() == (sys.executable, *WORKER)


@pytest.mark.parametrize("stamp", [None, "failed"], ids=["being compiled", "failed"])
def test_a_build_that_is_not_ready_is_not_used(monkeypatch, tmp_path, stamp):
    monkeypatch.setenv(COMPILED_IN, str(tmp_path))
    if stamp:
        (tmp_path / "stamp").write_text(stamp)
    assert worker_command() == (sys.executable, *WORKER)


def test_a_build_that_is_ready_is_used_at_once(monkeypatch, tmp_path):
    monkeypatch.setenv(COMPILED_IN, str(tmp_path))
    assert worker_command()[0] == sys.executable
    (tmp_path / "stamp").write_text("a fingerprint")
    assert worker_command()[0].startswith(str(tmp_path))


def test_a_process_can_give_way_to_others():
    assert gentle_command() == (*worker_command(), GENTLY)
