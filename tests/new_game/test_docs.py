"""The files that `docs/games.md` shows turn a new package into a finished game."""

import re
from pathlib import Path

import pytest

from tests.new_game.packages import ROOT, SLUG, Installed, install, make

FILE = re.compile(r"^```(?:python|css)\n(?:# |/\* )(src/paris_1900/\S+)(?: \*/)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = """
from universelle.core.chance import seed_from
from universelle.contract.scene import scene_of
from universelle.games.registry import load
from universelle.i18n import Translations
game = load("paris-1900")
state = game.new(2, seed_from("docs"))
scene = scene_of(state, Translations("en", game.package, ["Ada", "Ben"]), seat=0)
print(game.page.board(scene))
print(game.page.panel(scene, 0))
print(game.terminal.board(scene, True))
print(game.evaluation.expected(state)[0] > 0, game.static.joinpath("table.css").is_file(), game.page.has_defaults)
"""


@pytest.fixture(scope="module")
def finished(tmp_path_factory) -> Installed:
    """A new package with every file of the document."""
    made = make(tmp_path_factory.mktemp("documented"))
    files = FILE.findall((ROOT / "docs" / "games.md").read_text(encoding="utf-8"))
    assert len(files) > 5
    for path, text in files:
        file = made.source / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    install(made)
    return made


def test_its_tests_pass(finished):
    run = finished.run("pytest", "-q", "-p", "no:cacheprovider", "-x")
    assert run.returncode == 0, run.stdout


def test_its_types_are_sound(finished, tmp_path):
    run = finished.run("mypy", "--cache-dir", str(tmp_path), MYPYPATH=str(ROOT / "src"))
    assert run.returncode == 0, run.stdout


def test_it_is_linted_and_formatted(finished):
    for check in (["check", "--select", "ANN,B,E,F,I,RUF,SIM,UP,W"], ["format", "--check"]):
        run = finished.run("ruff", *check, "--isolated", "--no-cache", "--line-length", "120", "src")
        assert run.returncode == 0, run.stdout + run.stderr


def test_its_parts_are_drawn(finished):
    script = Path(finished.target) / "draw_parts.py"
    script.write_text(PAGES)
    run = finished.run("draw_parts")
    assert run.returncode == 0, run.stderr
    assert 'data-action="send ' in run.stdout
    assert "Ada: 0 (6)" in run.stdout
    assert run.stdout.splitlines()[-1] == "True True True"


def test_the_layout_in_the_document_is_that_of_a_new_package(finished):
    document = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
    layout = document[document.index("paris_1900/\n") : document.index("```\n\nRules and English")]
    package = finished.source / "src" / SLUG.replace("-", "_")
    names = {path.name for path in package.rglob("*") if path.name not in ("__init__.py", "__pycache__", "py.typed")}
    shown = set(re.findall(r"[\w.]+\.(?:py|ftl|md|toml)|\w+(?=/)", layout)) | {"board.py", "table.css"}
    assert names <= shown
