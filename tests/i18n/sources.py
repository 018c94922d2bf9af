"""What the source says: its texts, the keys it builds, and the messages it asks for."""

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

SOURCE = Path(find_spec("universelle").origin).parent
ERRORS = {"IllegalAction", "BadNotation", "BadRequest", "BadEdition", "BadRecord", "Gone", "Refused", "TryLater"}


@dataclass(frozen=True)
class Asked:
    """A message the source asks for by its key, with the names of the values it gives."""

    key: str
    values: frozenset[str]
    where: str
    game: str | None  # the folder of the game whose source asks


@cache
def modules() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(SOURCE.rglob("*.py"))]


@cache
def texts() -> set[str]:
    """Every text of the source and of the games' data."""
    found = {node.value for _, tree in modules() for node in ast.walk(tree) if _is_text(node)}
    for path in [*SOURCE.rglob("components.toml"), *SOURCE.rglob("opponents.toml"), *SOURCE.rglob("guide.toml")]:
        found |= set(_texts_in(tomllib.loads(path.read_text(encoding="utf-8"))))
    return found


@cache
def _moulds() -> set[tuple[str, str]]:
    """What stands before and after the gap of every f-string that has one."""
    return {
        _around_the_gap(node)
        for _, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) and sum(isinstance(v, ast.FormattedValue) for v in node.values) == 1
    }


def is_built(key: str) -> bool:
    """Whether an f-string with one gap can build this key out of a text of the source."""
    return any(
        len(key) >= len(before) + len(after)
        and key.startswith(before)
        and key.endswith(after)
        and key[len(before) : len(key) - len(after)] in texts()
        for before, after in _moulds()
    )


def asked() -> list[Asked]:
    """Calls of errors, `Message` and `words` with a literal key."""
    return [
        found
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and (found := _asked(node, path)) is not None
    ]


def _asked(call: ast.Call, path: Path) -> Asked | None:
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if name not in ERRORS | {"Message", "words"} or not call.args or not _is_text(call.args[0]):
        return None
    values = {keyword.arg for keyword in call.keywords}
    if None in values:  # given as a dictionary: only a run can tell what is in it
        return None
    if name == "Message" and len(call.args) > 1:
        if not isinstance(call.args[1], ast.Dict) or None in call.args[1].keys:
            return None
        values = {key.value for key in call.args[1].keys}
    inside = path.relative_to(SOURCE).parts
    game = inside[1] if inside[0] == "games" and len(inside) > 2 else None
    return Asked(call.args[0].value, frozenset(values), f"{path.name}:{call.lineno}", game)


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _around_the_gap(node: ast.JoinedStr) -> tuple[str, str]:
    gap = next(i for i, value in enumerate(node.values) if isinstance(value, ast.FormattedValue))
    return tuple("".join(v.value for v in side) for side in (node.values[:gap], node.values[gap + 1 :]))


def _texts_in(tree: object) -> Iterator[str]:
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield key
            yield from _texts_in(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from _texts_in(value)
    elif isinstance(tree, str):
        yield tree
