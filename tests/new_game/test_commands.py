"""A game from outside in the terminal: every command that has to do with games."""

import json
from pathlib import Path

import pytest

from tests.cli.program import KEY
from tests.new_game.packages import SLUG


@pytest.fixture
def universelle(paris, tmp_path):
    """Run the program where the package is installed."""

    def run(*arguments: str, typed: str = "") -> str:
        process = paris.run("universelle", *arguments, typed=typed, UNIVERSELLE_DATA=str(tmp_path / "data"))
        assert (process.returncode, process.stderr) == (0, "")
        return process.stdout

    return run


@pytest.fixture(scope="package")
def record(paris, tmp_path_factory) -> Path:
    """A finished match between two bots."""
    folder = tmp_path_factory.mktemp("records")
    process = paris.run("universelle", "simulate", SLUG, "--games", "1", "--seed", "1", "--records", str(folder))
    assert process.returncode == 0, process.stderr
    return next(folder.glob(f"{SLUG}.*.json"))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_listed_beside_the_others(universelle, language):
    out = universelle("games", "--lang", language)
    assert "Paris 1900 (Paris 1900)" in out
    assert "Crystal Palace" in out


def test_programs_find_it(universelle):
    row = next(row for row in json.loads(universelle("games", "--json")) if row["slug"] == SLUG)
    assert row["players"] == {"min": 2, "max": 4}
    assert row["actions"] == 30
    assert row["sources"] == {}


def test_bots_play_it(universelle):
    out = universelle("simulate", SLUG, "--players", "4", "--bots", "greedy,random", "--games", "5", "--json")
    assert json.loads(out)["games"] == 5


def test_its_speed_is_measured(universelle):
    rows = json.loads(universelle("bench", SLUG, "--seconds", "1", "--json"))
    assert [row["name"] for row in rows] == [f"{SLUG}, 4 players", f"{SLUG}, 4 players, events"]
    assert all(row["actions_per_second"] > 0 for row in rows)


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_played_in_the_terminal(universelle, tmp_path, language):
    path = tmp_path / "match.json"
    asked = ["play", SLUG, "--seats", "Ada=me,greedy", "--seed", "1", "--save", str(path), "--lang", language]
    out = universelle(*asked, typed="h\nr\nl\ni\n" + "1\n" * 6)
    assert not KEY.search(out.replace(SLUG, ""))
    assert "Ada, which crowd do you send?" in out
    assert ("Round 6 of 6" if language == "en" else "Runde 6 von 6") in out
    assert "the turnstiles break" in out
    assert json.loads(path.read_text(encoding="utf-8"))["result"]


def test_its_record_is_replayed_and_verified(universelle, record):
    out = universelle("replay", str(record))
    assert "takes the" in out
    assert "The record is valid; the game is finished." in universelle("verify", str(record))
    assert json.loads(universelle("verify", str(record), "--json"))["over"]


def test_a_position_is_shown_as_a_seat_sees_it(universelle, record):
    at = ["replay", str(record), "--at", "1", "--json"]
    everybody, first, second = (json.loads(universelle(*at, *seat)) for seat in ([], ["--seat", "1"], ["--seat", "2"]))
    chosen = [[player["chosen"] for player in shown["view"]["players"]] for shown in (everybody, first, second)]
    hands = [[player["hand"] for player in shown["view"]["players"]] for shown in (everybody, first, second)]
    mover = int(everybody["moves"][0][0]) - 1
    assert chosen[0] == [None, None]
    assert (chosen[1 + mover][mover], chosen[2 - mover][mover]) == (int(everybody["moves"][0].split()[-1]), None)
    assert [[hand is not None for hand in seen] for seen in hands] == [[False, False], [True, False], [False, True]]


@pytest.mark.parametrize("name", ["board.svg", "board.png"])
def test_a_position_is_drawn(universelle, record, tmp_path, name):
    universelle("draw", str(record), "--at", "3", "--out", str(tmp_path / name))
    assert (tmp_path / name).stat().st_size > 500
