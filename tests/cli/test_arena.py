"""`universelle arena`: which bots are stronger."""

import errno
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from xml.etree import ElementTree

import pytest

from tests.bots.programs import NONSENSE, script
from tests.cli.program import KEY, SLUG, each_language
from universelle.i18n import Translations
from universelle.matches.record import Record

CLOCK = ("processes", "seconds", "games_per_second")
BOT = {"name", "games", "share", "interval", "rating", "rating_interval", "mean_margin", "mean_points", "stand_ins"}
ALONE = ("--processes", "1")  # a game takes less time than it takes to start a process
PAIR = ("arena", SLUG, "--bots", "greedy,random", *ALONE)


@pytest.fixture(scope="module")
def kept(tmp_path_factory) -> Path:
    """A folder of contests that several tests ask for; the first who does plays them."""
    return tmp_path_factory.mktemp("contests")


@pytest.fixture
def three_bots(kept) -> tuple[str, ...]:
    """How to ask for the result of a contest."""
    file = kept / "three.jsonl"
    return ("arena", SLUG, "--bots", "greedy,random,visitor", "--games", "6", *ALONE, "--resume", str(file))


def without_clock(report: dict) -> dict:
    return {key: value for key, value in report.items() if key not in CLOCK}


def short_edition(folder: Path) -> str:
    """The file of an edition that is soon over."""
    file = folder / "short.toml"
    file.write_text("[rounds]\ncount = 1\n", encoding="utf-8")
    return str(file)


def test_programs_read_the_result_as_json(universelle):
    run = universelle("arena", SLUG, "--bots", "greedy,random", "--players", "2", "--games", "6", "--json")
    assert run.succeeded()
    report = run.json
    assert (report["game"], report["players"], report["games"], report["deals"]) == (SLUG, 2, 6, 3)
    assert [bot["name"] for bot in report["bots"]] == ["greedy", "random"]
    assert sum(bot["share"] for bot in report["bots"]) == 1
    for bot in report["bots"]:
        assert set(bot) >= BOT
        assert bot["games"] == 6
        assert bot["interval"][0] <= bot["share"] <= bot["interval"][1]
        assert bot["rating_interval"][0] < bot["rating"] < bot["rating_interval"][1]
    assert report["bots"][0]["rating"] > 1000 > report["bots"][1]["rating"]


def test_the_same_seed_gives_the_same_result(universelle):
    first, again, other = (universelle(*PAIR, "--games", "4", "--seed", seed, "--json").json for seed in "112")
    assert without_clock(first) == without_clock(again)
    assert without_clock(first) != without_clock(other)


def test_the_second_level_is_rated_a_thousand(universelle):
    report = universelle("arena", SLUG, "--bots", "visitor,reporter,random", "--games", "6", *ALONE, "--json").json
    ratings = {bot["name"]: bot["rating"] for bot in report["bots"]}
    assert ratings["reporter"] == 1000
    assert len(ratings) == 3


def test_four_seats_are_filled_by_the_last_bot(universelle):
    report = universelle(*PAIR, "--players", "4", "--games", "4", "--json").json
    greedy, random = report["bots"]
    assert (greedy["games"], greedy["seats"]) == (4, 4)
    assert (random["games"], random["seats"]) == (4, 12)
    assert greedy["times_fair"] == pytest.approx(4 * greedy["share"])


def test_a_bot_may_play_alone_where_the_game_allows(universelle):
    asked = ("arena", "expo-1906", "--bots", "random", "--players", "1", "--games", "2")
    report = universelle(*asked, *ALONE, "--json").json
    assert report["games"] == 2
    assert report["bots"][0]["mean_margin"] is None


@each_language
def test_the_text_shows_every_bot_and_who_beat_whom(universelle, language, three_bots):
    run = universelle(*three_bots, "--lang", language)
    report = universelle(*three_bots, "--json").json
    assert run.succeeded()
    assert not KEY.search(run.out.replace(SLUG, ""))
    words = Translations(language)
    for bot in report["bots"]:
        row = next(line for line in run.out.splitlines() if line.startswith(bot["name"]))
        assert words.percent(bot["share"]) in row
        assert words.decimal(bot["mean_points"]) in row
    assert words("arena-before") in run.out


@each_language
def test_the_text_says_whether_it_is_sure(universelle, language, kept):
    words = Translations(language)
    sure = universelle(*PAIR, "--games", "60", "--until-sure", "--resume", str(kept / "sure.jsonl"), "--lang", language)
    assert words("arena-better", bot="greedy", deals=5) in sure.out
    unsure = universelle(
        *PAIR, "--games", "2", "--until-sure", "--resume", str(kept / "unsure.jsonl"), "--lang", language
    )
    assert words("arena-not-sure", deals=1) in unsure.out


def test_the_table_fits_a_narrow_terminal(universelle, monkeypatch, tmp_path):
    monkeypatch.setenv("COLUMNS", "80")
    bots = ("--bots", "commissioner,random", "--games", "2")
    run = universelle("arena", SLUG, *bots, *ALONE, "--edition", short_edition(tmp_path))
    assert "…" not in run.out


def test_until_sure_it_plays_no_more_than_it_needs(universelle):
    report = universelle(*PAIR, "--games", "400", "--until-sure", "--json").json
    assert report["test"]["better"] == "greedy"
    assert report["games"] == 2 * report["test"]["deals"] < 40


def test_a_contest_goes_on_where_it_stopped(universelle, tmp_path):
    file = tmp_path / "games.jsonl"
    universelle(*PAIR, "--games", "4", "--resume", str(file))
    before = file.read_bytes()
    resumed = universelle(*PAIR, "--games", "10", "--resume", str(file), "--json")
    assert resumed.succeeded()
    assert file.read_bytes().startswith(before)
    assert len(file.read_bytes().splitlines()) == 11
    assert without_clock(resumed.json) == without_clock(universelle(*PAIR, "--games", "10", "--json").json)


def test_a_finished_contest_is_reported_again_without_a_game(universelle, tmp_path):
    asked = (*PAIR, "--games", "4", "--resume", str(tmp_path / "games.jsonl"), "--json")
    first, again = universelle(*asked).json, universelle(*asked).json
    assert without_clock(first) == without_clock(again)
    assert again["games_per_second"] == 0


@each_language
def test_games_on_damaged_lines_are_played_again(universelle, tmp_path, kept, language):
    file = tmp_path / "games.jsonl"
    whole = universelle(*PAIR, "--games", "6", "--resume", str(kept / "whole.jsonl"), "--json").json
    lines = (kept / "whole.jsonl").read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:3], b"nonsense\n", *lines[4:]]))
    run = universelle(*PAIR, "--games", "6", "--resume", str(file), "--json", "--lang", language)
    assert run.code == 0
    assert run.complaints == [Translations(language)("arena-file-damaged", file=str(file), lines="4")]
    assert without_clock(run.json) == without_clock(whole)


def test_records_are_kept_and_verify(universelle, tmp_path):
    folder = tmp_path / "records"
    run = universelle(*PAIR, "--games", "4", "--records", str(folder), "--json")
    assert run.succeeded()
    kept = sorted(folder.iterdir())
    assert [path.name for path in kept] == [f"{SLUG}.{deal:06}.{game}.json" for deal in (1, 2) for game in (1, 2)]
    records = [Record.read(path) for path in kept]
    assert records[0].seed == records[1].seed != records[2].seed
    for record in records:
        record.verify()


def test_records_of_something_else_are_left_alone(universelle, tmp_path):
    universelle(*PAIR, "--games", "2", "--records", str(tmp_path))
    assert universelle(*PAIR, "--games", "2", "--records", str(tmp_path)).refused()


def test_a_resumed_contest_may_use_its_folder_again(universelle, tmp_path):
    asked = ("--records", str(tmp_path / "records"), "--resume", str(tmp_path / "games.jsonl"))
    universelle(*PAIR, "--games", "2", *asked)
    assert universelle(*PAIR, "--games", "4", *asked).succeeded()
    assert len(list((tmp_path / "records").iterdir())) == 4


def test_the_ratings_are_drawn(universelle, tmp_path):
    file = tmp_path / "ratings.svg"
    run = universelle(*PAIR, "--games", "2", "--chart", str(file))
    assert run.succeeded()
    assert str(file) in run.out
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


def test_without_ray_it_says_what_to_install(universelle, monkeypatch):
    monkeypatch.setattr("universelle.arena.cluster.find_spec", lambda name: None)
    run = universelle(*PAIR, "--games", "2", "--ray")
    assert run.refused()
    assert f"uv pip install --python {sys.executable} ray" in run.err


@each_language
def test_it_says_how_often_another_bot_decided_for_one_that_failed(universelle, tmp_path, language):
    command = script(tmp_path, NONSENSE)
    file, chart = tmp_path / "games.jsonl", tmp_path / "ratings.svg"
    asked = ("arena", SLUG, "--bots", f"random,cmd:{command}", "--edition", short_edition(tmp_path), "--games", "2")
    run = universelle(*asked, *ALONE, "--resume", str(file), "--chart", str(chart), "--lang", language)
    again = universelle(*asked, *ALONE, "--resume", str(file), "--json", "--lang", language)
    words = Translations(language)
    stood_in = {bot["name"]: bot["stand_ins"] for bot in again.json["bots"]}
    number = stood_in[f"cmd:{command}"]
    assert stood_in["random"] == 0 < number
    last = words("simulate-stood-in", bot=f"cmd:{command}", number=number, by="greedy")
    failure = words("bot-illegal", bot=command, action="win")
    assert (run.code, run.complaints) == (0, [failure, last])
    assert (again.code, again.complaints) == (0, [last])
    for text in (run.out, chart.read_text(encoding="utf-8")):
        assert words("arena-stood-in", moves=number) in text


def test_a_bot_that_cannot_be_started_is_refused_before_a_game(universelle, tmp_path):
    file = tmp_path / "games.jsonl"
    bots = f"random,cmd:{sys.executable} -c 0"
    assert universelle("arena", SLUG, "--bots", bots, "--games", "4", *ALONE, "--resume", str(file)).refused()
    assert not file.exists()


def test_a_file_that_cannot_be_written_midway_stops_it_and_all_games_are_reported(universelle, tmp_path):
    resource = pytest.importorskip("resource")
    file = tmp_path / "games.jsonl"
    command = [sys.executable, "-B", "-m", "universelle", *PAIR, "--games", "40", "--json", "--lang", "en"]
    done = subprocess.run(
        [*command, "--resume", str(file)],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (600, 600)),
    )
    games = json.loads(done.stdout)["games"]
    words = Translations("en")
    said = [
        words("arena-file-unusable", file=str(file), why=os.strerror(errno.EFBIG)),
        words("simulate-stopped", games=games, asked=40),
    ]
    assert (done.returncode, done.stderr.splitlines()) == (1, said)
    assert file.read_bytes().count(b"\n") == games > 1  # the last game had no room
    assert universelle(*PAIR, "--games", "6", "--resume", str(file), "--json").json["games"] == 6


def test_a_record_that_cannot_be_saved_stops_it_and_all_games_are_reported(universelle, tmp_path):
    (tmp_path / f"{SLUG}.000002.1.json").mkdir()
    kept = ("--records", str(tmp_path), "--resume", str(tmp_path / "games.jsonl"))
    run = universelle(*PAIR, "--games", "6", *kept, "--json")
    assert (run.code, run.json["games"]) == (1, 3)
    assert run.complaints[1] == Translations("en")("simulate-stopped", games=3, asked=6)


def test_a_picture_that_cannot_be_saved_leaves_the_result(universelle, tmp_path):
    (tmp_path / "ratings.svg").mkdir()
    run = universelle(*PAIR, "--games", "2", "--chart", str(tmp_path / "ratings.svg"), "--json")
    assert (run.code, run.json["games"]) == (2, 2)
    assert run.complaints == [Translations("en")("output-failed", why=os.strerror(errno.EISDIR))]


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_an_interrupt_keeps_and_reports_what_is_finished(tmp_path, processes):
    file = tmp_path / "games.jsonl"
    pair = ("arena", SLUG, "--bots", "greedy,random", "--processes", processes)
    command = [sys.executable, "-m", "universelle", *pair, "--games", "100000"]
    with subprocess.Popen([*command, "--resume", file, "--json"], stdout=subprocess.PIPE, text=True) as running:
        wait_for_games(file, 3)
        running.send_signal(signal.SIGINT)
        report = json.loads(running.communicate()[0])
    assert running.returncode == 130
    assert 3 <= report["games"] == len(file.read_bytes().splitlines()) - 1


def wait_for_games(file: Path, games: int) -> None:
    while not file.exists() or file.read_bytes().count(b"\n") <= games:
        sleep(0.02)
