"""Tests are where a reader looks for them, and depend on no other tests."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests"
SOURCE = ROOT / "src" / "universelle"


def is_of_one_game(module: Path) -> bool:
    """Whether a module belongs to a game: its tests are named after the rules they check."""
    return module.parts[0] == "games" and len(module.parts) > 2


def shared_modules() -> list[Path]:
    """Every module that all games share, by its path; `testing` holds tests itself."""
    modules = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))
    shared = [module for module in modules if not is_of_one_game(module) and module.parts[0] != "testing"]
    return [module for module in shared if module.name != "__init__.py"]


def expected_tests(module: Path) -> list[Path]:
    """`tests/web/test_store.py` for `web/store.py`; a package inside a package may be tested as a whole."""
    folder, *inner = module.parent.parts or ("",)
    packages = [TESTS.joinpath(folder, *inner[:depth], f"test_{name}.py") for depth, name in enumerate(inner)]
    return [TESTS.joinpath(folder, *inner, f"test_{module.stem.strip('_')}.py"), *packages]


@pytest.mark.parametrize("module", shared_modules(), ids=str)
def test_every_shared_module_has_a_test_of_its_name(module):
    wanted = expected_tests(module)
    assert any(path.exists() for path in wanted), f"there is no {wanted[0].relative_to(ROOT)}"


def imported(path: Path) -> set[str]:
    """The last part of every module that a file imports, and every name it imports from one."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            names |= {(node.module or "").rpartition(".")[2], *[each.name for each in node.names]}
        elif isinstance(node, ast.Import):
            names |= {each.name.rpartition(".")[2] for each in node.names}
    return names


def test_no_file_imports_a_test_module():
    modules = {path.stem for path in TESTS.rglob("test_*.py")}
    importing = {
        str(path.relative_to(ROOT)): sorted(found)
        for path in sorted(TESTS.rglob("*.py"))
        if (found := imported(path) & modules)
    }
    assert importing == {}


def test_only_test_modules_hold_tests():
    holding = [
        str(path.relative_to(ROOT))
        for path in sorted(TESTS.rglob("*.py"))
        if not path.name.startswith("test_")
        and any(
            isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
            for node in ast.parse(path.read_text(encoding="utf-8")).body
        )
    ]
    assert holding == []
