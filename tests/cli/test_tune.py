"""`universelle tune`: better weights by self-play."""

import tomllib

import pytest

from tests.arena.weighed import WEIGHTS, weigh
from tests.cli.program import KEY, SLUG, each_language
from universelle.arena.tuning import play_task
from universelle.bots.weighted import weights_in
from universelle.i18n import Translations

CLOCK = ("seconds", "file")


@pytest.fixture
def tune(universelle, tmp_path, monkeypatch):
    """Tune a little in a folder of one's own."""
    weigh(monkeypatch)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "short.toml").write_text("[rounds]\ncount = 1\n", encoding="utf-8")
    few = ("--players", "2", "--games", "2", "--generations", "2", "--processes", "1", "--edition", "short.toml")

    def run(*arguments):
        return universelle("tune", SLUG, *few, *arguments)

    return run


def without_clock(report):
    return {key: value for key, value in report.items() if key not in CLOCK}


def test_programs_read_the_result_as_json(tune, tmp_path):
    run = tune("--out", "new.toml", "--json")
    assert run.succeeded()
    report = run.json
    assert (report["game"], report["players"], report["bot"], report["generations"]) == (SLUG, 2, "greedy", 2)
    assert report["games"] == 2 * 2 * report["candidates"]
    assert report["interval"][0] <= report["share"] <= report["interval"][1]
    assert report["tuned"] == ["points", "turns.2", "none"]
    assert report["before"] == WEIGHTS
    assert report["weights"] == WEIGHTS | weights_in(tmp_path / "new.toml") != WEIGHTS
    (kept,) = tomllib.loads((tmp_path / "new.toml").read_text(encoding="utf-8"))["run"]
    assert f": universelle tune {SLUG} --players 2 --bot greedy --games 2 --generations 2" in kept["source"]
    assert (kept["share"], kept["seed"]) == (report["share"], "1")


@each_language
def test_people_read_weights_share_and_what_to_do_next(tune, language, tmp_path):
    run = tune("--out", "new.toml", "--lang", language)
    assert run.succeeded()
    assert not KEY.search(run.out)
    assert "points" in run.out
    assert Translations(language)("tune-saved", file="new.toml") in run.out
    assert f"universelle arena {SLUG} --bots greedy@new.toml,greedy --players 2 --games 400" in run.out


def test_the_weights_can_be_compared_in_the_arena_and_used_in_play(tune, universelle, tmp_path):
    tune("--out", "new.toml")
    arena = universelle("arena", SLUG, "--bots", "greedy,greedy@new.toml", "--games", "2", "--json")
    assert arena.succeeded()
    assert {bot["name"] for bot in arena.json["bots"]} == {"greedy", "greedy@new.toml"}
    assert universelle("simulate", SLUG, "--bots", "planner@new.toml,random", "--games", "1", "--json").succeeded()
    assert universelle("play", SLUG, "--seats", "Ada=me,greedy@new.toml", typed=["q"]).code == 0


def test_a_run_goes_on_where_it_stopped(tune, tmp_path):
    whole = tune("--out", "whole.toml", "--json").json
    assert tune("--out", "parts.toml", "--generations", "1").succeeded()
    resumed = tune("--out", "parts.toml", "--resume", "parts.jsonl", "--json")
    assert resumed.succeeded()
    assert without_clock(resumed.json) == without_clock(whole)
    assert (tmp_path / "parts.jsonl").read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


@each_language
def test_who_interrupts_it_is_told_how_to_go_on(tune, monkeypatch, tmp_path, language):
    games = iter(range(100))

    def interrupt(task_of, task):
        if next(games) == 15:
            raise KeyboardInterrupt
        return play_task(task_of, task)

    monkeypatch.setattr("universelle.cli.tune.play_task", interrupt)
    run = tune("--out", "new.toml", "--lang", language)
    assert run.code == 130
    assert not (tmp_path / "new.toml").exists()
    assert "--out new.toml --resume new.jsonl" in run.complaints[-1]
    assert len((tmp_path / "new.jsonl").read_bytes().splitlines()) == 2


@each_language
def test_damaged_generations_are_played_again(tune, tmp_path, language):
    whole = tune("--out", "new.toml", "--json").json
    file = tmp_path / "new.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join([*lines[:2], "nonsense\n"]), encoding="utf-8")
    run = tune("--out", "new.toml", "--resume", "new.jsonl", "--json", "--lang", language)
    assert run.code == 0
    assert run.complaints == [Translations(language)("tune-file-damaged", file="new.jsonl", generation=2)]
    assert without_clock(run.json) == without_clock(whole)


def test_it_begins_from_the_weights_of_a_file(tune, tmp_path):
    (tmp_path / "old.toml").write_text("[[run]]\n[run.weights]\npoints = 3\n", encoding="utf-8")
    report = tune("--out", "new.toml", "--weights", "old.toml", "--only", "points", "--json").json
    assert report["before"] == {**WEIGHTS, "points": 3}
    assert report["tuned"] == ["points"]
    assert {name for name, weight in report["weights"].items() if weight != report["before"][name]} == {"points"}


@pytest.mark.parametrize(
    "wrong",
    [
        ("--bot", "random"),
        ("--bot", "nobody"),
        ("--only", "nothing"),
        ("--games", "0"),
        ("--generations", "none"),
        ("--players", "9"),
        ("--weights", "missing.toml"),
        ("--out", "missing/new.toml"),
        ("--out", "short.toml"),
        ("--resume", "short.toml"),
        ("--resume", "missing/run.jsonl"),
    ],
)
@each_language
def test_wrong_input_is_refused_in_a_sentence(tune, wrong, language):
    run = tune(*wrong, "--lang", language)
    assert run.refused()
    assert not KEY.search(run.err)


def test_nothing_is_overwritten(tune, tmp_path):
    assert tune("--out", "new.toml").succeeded()
    (tmp_path / "new.toml").unlink()
    before = (tmp_path / "new.jsonl").read_bytes()
    assert tune("--out", "new.toml").refused()
    assert (tmp_path / "new.jsonl").read_bytes() == before


def test_without_the_library_it_says_what_to_install(tune, monkeypatch):
    monkeypatch.setattr("universelle.arena.libraries.find_spec", lambda name: None)
    run = tune()
    assert run.refused()
    assert run.err.rstrip().endswith(" cma")


def test_two_processes_find_the_same_as_one(universelle, tmp_path):
    edition = tmp_path / "short.toml"
    edition.write_text("[rounds]\ncount = 1\n", encoding="utf-8")
    few = ("--games", "2", "--generations", "1", "--only", "figure.2", "--edition", str(edition), "--json")
    found = [
        universelle("tune", SLUG, *few, "--processes", number, "--out", str(tmp_path / f"{number}.toml")).json
        for number in ("1", "2")
    ]
    assert [report.pop("processes") for report in found] == [1, 2]
    assert without_clock(found[0]) == without_clock(found[1])
