"""Every line of every game's checklist is checked by a test."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CHECKLISTS = sorted((ROOT / "docs" / "games").glob("*.checklist.md"))
LINE = re.compile(r"^\| ([A-Z]{2}-(?:E?\d+|D-[a-h])) \|", re.MULTILINE)


@cache
def ids_on_tests() -> dict[str, list[str]]:
    """The tests that carry each id."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in _ids(node):
                    found.setdefault(rule, []).append(f"{path.name}::{node.name}")
    return found


def _ids(test: ast.FunctionDef) -> list[str]:
    return [
        argument.value
        for mark in test.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule"
        for argument in mark.args
    ]


def lines(checklist: Path) -> list[str]:
    return LINE.findall(checklist.read_text(encoding="utf-8"))


@pytest.mark.parametrize("checklist", CHECKLISTS, ids=lambda path: path.stem)
def test_every_line_has_a_test(checklist):
    found = ids_on_tests()
    missing = [line for line in lines(checklist) if line not in found]
    assert not missing, f"no test carries {', '.join(missing)}"


@pytest.mark.parametrize("checklist", CHECKLISTS, ids=lambda path: path.stem)
def test_no_line_stands_twice(checklist):
    assert sorted(lines(checklist)) == sorted(set(lines(checklist)))


def test_every_id_on_a_test_stands_in_a_checklist():
    known = {line for checklist in CHECKLISTS for line in lines(checklist)}
    assert set(ids_on_tests()) - known == set()


@pytest.mark.parametrize(("game", "count"), [("worlds-fair-1893", 116), ("expo-1906", 194), ("crystal-palace", 213)])
def test_no_line_has_been_lost(game, count):
    assert len(lines(ROOT / "docs" / "games" / f"{game}.checklist.md")) == count
