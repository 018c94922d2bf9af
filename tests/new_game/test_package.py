"""What `universelle new-game` writes is a sound package: well formed, typed, and its own tests pass."""

import re

import pytest

from tests.new_game.packages import ROOT, SLUG

LEFT_OVER = re.compile(r"@\w+@")  # a name of the template that was not filled in


def test_its_own_tests_and_the_laws_pass(paris):
    run = paris.run("pytest", "-q", "-p", "no:cacheprovider")
    assert run.returncode == 0, run.stdout
    assert int(re.search(r"(\d+) passed", run.stdout)[1]) > 200


def test_it_is_linted_and_formatted(paris):
    rules = ["--select", "A,ANN,ARG,B,C4,C90,E,ERA,F,I,N,PIE,PT,PTH,RET,RUF,SIM,UP,W", "--ignore", "ARG002"]
    for check in (["check", *rules], ["format", "--check"]):
        run = paris.run("ruff", *check, "--isolated", "--no-cache", "--line-length", "120", ".")
        assert run.returncode == 0, run.stdout + run.stderr


def test_its_types_are_sound(paris, tmp_path):
    run = paris.run("mypy", "--cache-dir", str(tmp_path), MYPYPATH=str(ROOT / "src"))
    assert run.returncode == 0, run.stdout


def test_every_name_is_filled_in(paris):
    files = [path for path in paris.source.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert len(files) > 15
    for path in files:
        assert "template" not in path.name
        assert not LEFT_OVER.search(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("path", ["README.md", "src/paris_1900/text/rules.en.md", "src/paris_1900/meta.py"])
def test_the_game_is_called_by_its_title(paris, path):
    assert "Paris 1900" in (paris.source / path).read_text(encoding="utf-8")


def test_the_entry_point_is_the_slug(paris):
    points = next(paris.target.glob("*.dist-info/entry_points.txt")).read_text(encoding="utf-8")
    assert f"[universelle.games]\n{SLUG} = paris_1900.game:GAME\n" in points
