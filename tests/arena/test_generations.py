"""The file of a tuning run."""

import json

import pytest

from tests.arena.weighed import tuning, weigh
from universelle.arena.generations import Generations
from universelle.arena.tuning import play_task
from universelle.core.errors import BadRequest

TUNING = tuning()


@pytest.fixture(autouse=True)
def _weighed(monkeypatch):
    weigh(monkeypatch)


def players(tasks):
    return [(number, play_task(TUNING, task)) for number, task in enumerate(tasks)]


def advanced(path, generations):
    """The file after so many more generations."""
    file = Generations(path, TUNING)
    for _ in range(generations):
        file.tuner.advance(players)
        file.write()
    return file


def test_a_run_goes_on_where_it_stopped_and_comes_to_the_same(tmp_path):
    whole = advanced(tmp_path / "whole.jsonl", 3)
    advanced(tmp_path / "parts.jsonl", 1)
    advanced(tmp_path / "parts.jsonl", 0)
    parts = advanced(tmp_path / "parts.jsonl", 2)
    assert parts.damaged is None
    assert parts.path.read_bytes() == whole.path.read_bytes()
    assert parts.tuner.weights == whole.tuner.weights != TUNING.start


@pytest.mark.parametrize(
    "damage",
    [
        lambda line: "nonsense",
        lambda line: line[: len(line) // 2],
        lambda line: "[]",
        lambda line: json.dumps(json.loads(line) | {"middle": [1.0]}),
        lambda line: json.dumps(json.loads(line) | {"middle": [7.0, 7.0]}),
        lambda line: json.dumps(json.loads(line) | {"results": [["a", "b", "c"]]}),
        lambda line: json.dumps(json.loads(line) | {"results": [[1e999, 0, 0]]}),
    ],
)
def test_generations_before_a_damaged_line_count(tmp_path, damage):
    file = advanced(tmp_path / "run.jsonl", 2)
    whole = file.path.read_text(encoding="utf-8")
    lines = whole.splitlines()
    file.path.write_text("\n".join([*lines[:2], damage(lines[2])]) + "\n", encoding="utf-8")
    again = Generations(file.path, TUNING)
    assert again.damaged == 2
    again.tuner.advance(players)
    again.write()
    assert file.path.read_text(encoding="utf-8") == whole


def test_a_file_of_something_else_is_left_as_it_is(tmp_path):
    for content in ("hello\n", '{"format":"universelle-arena"}\n', "[" * 100_000):
        file = tmp_path / "run.jsonl"
        file.write_text(content, encoding="utf-8")
        with pytest.raises(BadRequest, match="tune-file-foreign"):
            Generations(file, TUNING)
        assert file.read_text(encoding="utf-8") == content


def test_a_file_of_another_run_is_left_as_it_is(tmp_path):
    file = advanced(tmp_path / "run.jsonl", 1).path
    before = file.read_bytes()
    for change in ({"seed": "2"}, {"games": 4}, {"tuned": ("none",)}, {"bot": "planner"}):
        with pytest.raises(BadRequest, match="arena-file-differs"):
            Generations(file, tuning(**change))
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_used_is_refused(tmp_path):
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    for path in (tmp_path, tmp_path / "binary", tmp_path / "missing" / "run.jsonl"):
        with pytest.raises(BadRequest, match="arena-file-unusable"):
            Generations(path, TUNING)
