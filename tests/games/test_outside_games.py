"""Games of other packages: found by their entry points, and no obstacle to others when they are broken."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

GOOD = """
from universelle.contract.game import Game
from universelle.core.meta import Meta
GAME = Game(meta=Meta("{slug}", "A Fair", 2, 2), package=__package__, rules=lambda: 1 / 0)
"""
LIST = """
import json
from universelle.games.registry import found
print(json.dumps([[*found().games], [[problem.key, *problem.values.values()] for problem in found().problems]]))
"""
OURS = ["crystal-palace", "expo-1906", "worlds-fair-1893"]


def install(folder: Path, name: str, source: str, entry: str | None = None) -> None:
    """A package as an installer leaves it: its modules, and its metadata with an entry point."""
    package = folder / name
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "game.py").write_text(source)
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[universelle.games]\n{name} = {entry or f'{name}.game:GAME'}\n")


@pytest.fixture
def run(tmp_path):
    """Python with what is installed in a folder of its own."""

    def start(*command: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH", "")]))
        environment = {**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8", "COLUMNS": "200"}
        return subprocess.run(
            [sys.executable, *command],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            stdin=subprocess.DEVNULL,
        )

    return start


@pytest.fixture
def listed(run):
    """The slugs that are found, and the problems."""
    return lambda: json.loads(run("-c", LIST).stdout)


def test_a_package_offers_a_game_by_its_entry_point(tmp_path, listed):
    install(tmp_path, "a_fair", GOOD.format(slug="a-fair"))
    games, problems = listed()
    assert sorted(games) == sorted([*OURS, "a-fair"])
    assert problems == []


def test_its_rules_are_not_loaded_to_list_it(tmp_path, listed):
    install(tmp_path, "a_fair", GOOD.format(slug="a-fair"))
    assert "a-fair" in listed()[0]  # its rules cannot even be loaded


@pytest.mark.parametrize(
    ("source", "entry", "key", "why"),
    [
        ("import no_such_module", None, "game-not-loaded", "ModuleNotFoundError"),
        ("1 / 0", None, "game-not-loaded", "ZeroDivisionError"),
        ("def broken(", None, "game-not-loaded", "SyntaxError"),
        ("raise SystemExit(3)", None, "game-not-loaded", "SystemExit"),
        ("", None, "game-not-loaded", "AttributeError"),
        ("", "no_such_package.game:GAME", "game-not-loaded", "ModuleNotFoundError"),
        ("GAME = 'a game'", None, "game-not-a-game", ""),
    ],
)
def test_a_broken_package_becomes_a_problem_and_stops_nobody(tmp_path, listed, source, entry, key, why):
    install(tmp_path, "broken", source, entry)
    install(tmp_path, "a_fair", GOOD.format(slug="a-fair"))
    games, problems = listed()
    assert sorted(games) == sorted([*OURS, "a-fair"])
    assert len(problems) == 1
    assert problems[0][:2] == [key, "broken"]
    assert why in " ".join(problems[0][2:])


@pytest.mark.parametrize("slug", ["A Fair", "", "a_fair", "../fair"])
def test_a_game_whose_slug_is_no_address_is_left_out(tmp_path, listed, slug):
    install(tmp_path, "a_fair", GOOD.format(slug=slug))
    games, problems = listed()
    assert sorted(games) == sorted(OURS)
    assert problems == [["game-bad-slug", "a_fair", slug]]


def test_of_two_games_with_one_slug_the_first_is_kept(tmp_path, listed):
    install(tmp_path, "another", GOOD.format(slug="expo-1906"))
    games, problems = listed()
    assert sorted(games) == sorted(OURS)
    assert problems == [["game-twice", "another", "expo-1906"]]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The game “broken” could not be loaded: ZeroDivisionError: division by zero"),
        ("de", "Das Spiel „broken“ "),
    ],
)
def test_the_list_of_games_says_what_is_wrong(tmp_path, run, language, sentence):
    install(tmp_path, "broken", "1 / 0")
    listing = run("-m", "universelle", "games", "--lang", language)
    assert listing.returncode == 0
    assert listing.stderr.startswith(sentence)
    assert listing.stderr.count("\n") == 1
    assert "Expo 1906" in listing.stdout


def test_programs_read_a_list_whatever_is_wrong(tmp_path, run):
    install(tmp_path, "broken", "1 / 0")
    listing = run("-m", "universelle", "games", "--json")
    assert sorted(row["slug"] for row in json.loads(listing.stdout)) == sorted(OURS)
    assert "broken" in listing.stderr


def test_rules_that_cannot_be_loaded_are_a_sentence_too(tmp_path, run):
    install(tmp_path, "a_fair", GOOD.format(slug="a-fair"))
    listing = run("-m", "universelle", "games")
    assert listing.returncode == 0
    assert "Traceback" not in listing.stderr
    assert "A Fair" in listing.stderr
    assert "Expo 1906" in listing.stdout
