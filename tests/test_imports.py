"""The import contracts refuse what they should: forbidden imports are planted in a copy of the source."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "universelle"
FAIR = "universelle.games.worlds_fair_1893"

TYPES_ONLY = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import {}"

# By contract: the modules in which something is planted, and what is appended to them.
PLANTED = {
    "Imports go one way": {
        "core/errors.py": "import universelle.games.registry",
        "i18n/__init__.py": "import universelle.drawing.node",
    },
    "No game knows another": {"games/expo_1906/terminal.py": f"import {FAIR}.meta"},
    "Inside a game, imports go one way": {
        "games/expo_1906/rules/scoring.py": "import universelle.games.expo_1906.scene",
        "games/expo_1906/evaluation/value.py": "import universelle.games.expo_1906.checks",
    },
    "Rules and evaluations know neither pages nor words": {
        "games/worlds_fair_1893/rules/scoring.py": f"import {FAIR}.helper",
        "games/worlds_fair_1893/helper.py": "import universelle.drawing.parts",  # by a module of any name
        "games/crystal_palace/evaluation/value.py": TYPES_ONLY.format("universelle.i18n"),
    },
    "Games are loaded by the registry": {"web/home_page.py": f"import {FAIR}.rules.state"},
}


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    program = shutil.which("lint-imports", path=Path(sys.executable).parent)
    assert program
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "COLUMNS": "200"}
    return subprocess.run(
        [program, "--no-cache"], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def refused(tmp_path_factory) -> str:
    """What is said about a copy of the source with all of it planted."""
    folder = tmp_path_factory.mktemp("planted")
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copytree(SOURCE, folder / "src" / "universelle", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for planted in PLANTED.values():
        for module, line in planted.items():
            with (folder / "src" / "universelle" / module).open("a", encoding="utf-8") as file:
                file.write(f"\n{line}\n")
    linted = lint(folder)
    assert linted.returncode == 1, linted.stdout + linted.stderr
    return linted.stdout


@pytest.mark.parametrize("contract", PLANTED)
def test_a_planted_import_is_refused(refused, contract):
    assert f"{contract} BROKEN" in refused
    told = refused[refused.index("Broken contracts") :]
    for module, line in PLANTED[contract].items():
        importer = "universelle." + module.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        assert f"{importer} -> {line.rpartition('import ')[2]} (l." in told


def test_a_module_that_no_layer_of_a_game_names_is_refused(refused):
    assert "- universelle.games.worlds_fair_1893.helper" in refused


def test_every_contract_is_tried():
    contracts = re.findall(r'^name = "([A-Z].*)"$', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(contracts) == set(PLANTED)


@pytest.mark.parametrize("module", sorted((SOURCE / "core").glob("*.py")), ids=lambda path: path.stem)
def test_the_core_names_no_other_package_even_in_a_text(module):
    named = re.findall(r"universelle\.(\w+)", module.read_text(encoding="utf-8"))
    assert set(named) <= {"core"}
