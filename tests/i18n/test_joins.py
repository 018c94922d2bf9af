"""What is put together outside of messages: punctuation differs between languages."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import universelle

ROOT = Path(universelle.__file__).parent
SPOKEN = [
    path
    for part in ("calls", "cli", "contract", "drawing", "games", "web")
    for path in sorted((ROOT / part).rglob("*.py"))
    if path.name not in ("game.py", "registry.py")  # their errors are for authors of games, in English
]


def joins(tree: ast.AST) -> Iterator[int]:
    """The lines of texts in which a value is followed by a colon and a space."""
    for text in ast.walk(tree):
        if not isinstance(text, ast.JoinedStr):
            continue
        after = [second for first, second in zip(text.values, text.values[1:]) if isinstance(first, ast.FormattedValue)]
        for part in after:
            if isinstance(part, ast.Constant) and str(part.value).startswith((": ", " : ")):
                yield text.lineno


@pytest.mark.parametrize("path", SPOKEN, ids=[str(path.relative_to(ROOT)) for path in SPOKEN])
def test_a_colon_after_a_value_comes_from_a_message(path):
    """The French put a no-break space before it: use the message `label`."""
    assert list(joins(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize("path", SPOKEN, ids=[str(path.relative_to(ROOT)) for path in SPOKEN])
def test_clauses_are_joined_by_a_message(path):
    """The French put a no-break space before a semicolon, too: use the message `between-clauses`."""
    assert '"; "' not in path.read_text(encoding="utf-8")


def test_joins_are_found():
    assert list(joins(ast.parse('f"{name}: {points}"'))) == [1]
    assert list(joins(ast.parse('f"{where}:{points}"'))) == []
