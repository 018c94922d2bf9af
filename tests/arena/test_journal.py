"""The file of a contest."""

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from tests.arena.contests import TWO, played_by
from tests.arena.weighed import weigh
from universelle.arena.journal import Journal
from universelle.core.edition import Edition
from universelle.core.errors import BadRequest

GAMES = played_by(TWO, 4)
SOUND = {"deal": 0, "seats": ["greedy", "random"], "scores": [1, 2], "places": [2, 1], "shares": [0, 1], "moves": 3}


@pytest.fixture
def path(tmp_path) -> Path:
    """A journal of four games."""
    file = tmp_path / "games.jsonl"
    journal = Journal.open(file, TWO)
    for played in GAMES:
        journal.add(played)
    return file


def test_games_are_read_as_they_were_written(path):
    journal = Journal.open(path, TWO)
    assert journal.played == GAMES
    assert journal.damaged == []


def test_decisions_that_another_bot_made_are_kept(path):
    other = replace(GAMES[0], stand_ins=(0, 7))
    Journal.open(path, TWO).add(other)
    assert Journal.open(path, TWO).played == [*GAMES, other]
    assert ["stand_ins" in line for line in path.read_text(encoding="utf-8").splitlines()] == [False] * 5 + [True]


def test_a_game_is_a_line(path):
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    assert json.loads(head)["format"] == "universelle-arena"
    assert [json.loads(line)["scores"] for line in lines] == [list(played.scores) for played in GAMES]


def test_reading_changes_nothing(path):
    before = path.read_bytes()
    Journal.open(path, TWO)
    assert path.read_bytes() == before


def test_a_line_that_was_cut_off_is_lost_alone(path):
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    journal = Journal.open(path, TWO)
    assert journal.played == GAMES[:-1]
    assert journal.damaged == []
    journal.add(GAMES[-1])
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    "line",
    [
        "this is no JSON",
        "\x00\x01",
        "[]",
        "{}",
        '{"deal":0}',
        '{"deal":"0","seats":["greedy","random"],"scores":[1,2],"places":[2,1],"shares":[0,1],"moves":3}',
        '{"deal":0,"seats":["greedy","deep-blue"],"scores":[1,2],"places":[2,1],"shares":[0,1],"moves":3}',
        '{"deal":0,"seats":["greedy"],"scores":[1],"places":[1],"shares":[1],"moves":3}',
        '{"deal":0,"seats":["greedy","random"],"scores":[1,"2"],"places":[2,1],"shares":[0,1],"moves":3}',
        '{"deal":0,"seats":["greedy","random"],"scores":[1,2],"places":[2,1],"shares":[1,1],"moves":3}',
        '{"deal":0,"seats":["greedy",["random"]],"scores":[1,2],"places":[2,1],"shares":[0,1],"moves":3}',
        "[" * 100_000,
        json.dumps(SOUND | {"stand_ins": [1]}),
        json.dumps(SOUND | {"stand_ins": [1, "2"]}),
        json.dumps(SOUND | {"stand_ins": [1, -2]}),
        json.dumps(SOUND | {"stand_ins": None}),
    ],
    ids=range(16),
)
def test_a_damaged_line_costs_its_own_game(path, line):
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[2] = line
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    journal = Journal.open(path, TWO)
    assert journal.damaged == [3]
    assert journal.played == [GAMES[0], *GAMES[2:]]


@pytest.mark.parametrize("content", ["words\n", "\x00", "[1]\n", '{"format":"universelle-record"}\n', "[" * 100_000])
def test_a_file_of_something_else_is_refused_and_kept(tmp_path, content):
    file = tmp_path / "other"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(BadRequest, match="arena-file-foreign"):
        Journal.open(file, TWO)
    assert file.read_text(encoding="utf-8") == content


@pytest.mark.parametrize(
    ("what", "other"),
    [
        ("bots", replace(TWO, bots=("random", "greedy"))),
        ("players", replace(TWO, players=3)),
        ("seed", replace(TWO, seed="another")),
        ("game", replace(TWO, game="crystal-palace")),
        ("options", replace(TWO, options={"first-player": "1"})),
        ("edition", replace(TWO, edition=Edition("short", {"rounds": {"count": 1}}))),
    ],
)
def test_a_file_of_another_contest_is_refused_and_kept(path, what, other):
    before = path.read_bytes()
    with pytest.raises(BadRequest, match=f"arena-file-differs .*what={what}"):
        Journal.open(path, other)
    assert path.read_bytes() == before


def test_a_folder_is_no_journal(tmp_path):
    with pytest.raises(BadRequest, match="arena-file-unusable"):
        Journal.open(tmp_path, TWO)


def test_a_file_in_no_folder_is_refused(tmp_path):
    with pytest.raises(BadRequest, match="arena-file-unusable"):
        Journal.open(tmp_path / "missing" / "games.jsonl", TWO)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the device is missing")
def test_a_device_without_room_is_refused():
    with pytest.raises(BadRequest, match="arena-file-unusable"):
        Journal.open(Path("/dev/full"), TWO)


def test_an_empty_file_is_begun(tmp_path):
    file = tmp_path / "empty"
    file.touch()
    Journal.open(file, TWO).add(GAMES[0])
    assert Journal.open(file, TWO).played == GAMES[:1]


def test_bots_whose_weights_have_changed_are_others(tmp_path, monkeypatch):
    weigh(monkeypatch)
    weights = tmp_path / "new.toml"
    weights.write_text("[[run]]\n[run.weights]\npoints = 2\n", encoding="utf-8")
    contest = replace(TWO, bots=(f"greedy@{weights}", "greedy"))
    Journal.open(tmp_path / "games.jsonl", contest)
    assert Journal.open(tmp_path / "games.jsonl", contest).played == []
    weights.write_text("[[run]]\n[run.weights]\npoints = 30\n", encoding="utf-8")
    os.utime(weights, (1, 1))
    with pytest.raises(BadRequest, match=r"arena-file-differs .*what=weights"):
        Journal.open(tmp_path / "games.jsonl", contest)
