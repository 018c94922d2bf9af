"""`universelle new-game`: what it refuses, and what it calls things."""

import os
from pathlib import Path

import pytest

from tests.cli.program import KEY, each_language
from universelle.cli.new_game import names_from
from universelle.games.registry import metas


@each_language
def test_it_says_where_the_package_is_and_what_to_do_next(universelle, tmp_path, language):
    run = universelle("new-game", "gand-1913", "--in", str(tmp_path / "new" / "folder"), "--lang", language)
    assert run.succeeded()
    assert not KEY.search(run.out.replace("new-game", ""))
    assert str(tmp_path / "new" / "folder" / "gand-1913") in run.out
    assert "universelle play gand-1913" in run.out
    assert (tmp_path / "new" / "folder" / "gand-1913" / "src" / "gand_1913" / "game.py").is_file()


def test_without_a_folder_it_is_made_here(universelle, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert universelle("new-game", "fair").succeeded()
    assert (tmp_path / "fair" / "pyproject.toml").is_file()


@each_language
@pytest.mark.parametrize(
    "slug", ["Paris", "1900-paris", "paris_1900", "paris--1900", "-", "paris-", "../up", "été", "a" * 31, " "]
)
def test_a_bad_name_is_refused(universelle, tmp_path, slug, language):
    run = universelle("new-game", "--in", str(tmp_path), "--lang", language, "--", slug)
    assert run.refused()
    assert not KEY.search(run.err.replace("paris-1900", ""))
    assert list(tmp_path.iterdir()) == []


@each_language
@pytest.mark.parametrize("slug", [*metas(), "json", "import", "universelle"])
def test_a_name_that_is_taken_is_refused(universelle, tmp_path, slug, language):
    run = universelle("new-game", slug, "--in", str(tmp_path), "--lang", language)
    assert run.refused()
    assert slug in run.err


@each_language
def test_the_name_must_be_given(universelle, language):
    assert universelle("new-game", "--lang", language).refused()


@each_language
def test_a_folder_that_exists_is_left_alone(universelle, tmp_path, language):
    (tmp_path / "fair").mkdir()
    run = universelle("new-game", "fair", "--in", str(tmp_path), "--lang", language)
    assert run.refused()
    assert str(tmp_path / "fair") in run.err
    assert list((tmp_path / "fair").iterdir()) == []


def test_a_folder_that_cannot_be_written_is_refused(universelle, tmp_path):
    (tmp_path / "file").write_text("")
    run = universelle("new-game", "fair", "--in", str(tmp_path / "file"))
    assert run.refused()
    assert "cannot be used" in run.err


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_without_permission_is_refused(universelle, tmp_path):
    tmp_path.chmod(0o500)
    assert universelle("new-game", "fair", "--in", str(tmp_path)).refused()


@pytest.mark.parametrize(
    ("slug", "package", "title", "class_name", "city", "year"),
    [
        ("paris-1900", "paris_1900", "Paris 1900", "Paris1900", "Paris", 1900),
        ("san-francisco-1915", "san_francisco_1915", "San Francisco 1915", "SanFrancisco1915", "San Francisco", 1915),
        ("pavilions", "pavilions", "Pavilions", "Pavilions", "", 0),
        ("hall-7", "hall_7", "Hall 7", "Hall7", "", 0),
    ],
)
def test_names_come_from_the_slug(slug, package, title, class_name, city, year):
    assert names_from(slug) == (slug, package, title, class_name, city, year)


def test_a_long_name_breaks_no_line(universelle, tmp_path):
    slug = "the-exposition-of-the-whole-wide-world-19"[:30].rstrip("-")
    assert universelle("new-game", slug, "--in", str(tmp_path)).succeeded()
    lines = [line for path in Path(tmp_path).rglob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert max(map(len, lines)) <= 120
