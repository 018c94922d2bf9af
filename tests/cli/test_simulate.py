"""`universelle simulate`."""

import json

import pytest

from tests.bots.programs import ENDS, script
from tests.cli.program import KEY, SLUG, each_language
from universelle.i18n import Translations
from universelle.matches.record import Record

REPORT = {"game", "players", "games", "seconds", "games_per_second", "actions_per_second", "seats"}
SEAT = {"bot", "wins", "mean_score", "sd_score"}


def without_clock(report: dict) -> dict:
    clock = ("seconds", "games_per_second", "actions_per_second")
    return {key: value for key, value in report.items() if key not in clock}


def test_programs_read_the_figures_as_json(universelle):
    run = universelle("simulate", SLUG, "--players", "3", "--games", "20", "--json")
    assert run.succeeded()
    report = run.json
    assert set(report) >= REPORT
    assert (report["game"], report["players"], report["games"]) == (SLUG, 3, 20)
    assert [seat["bot"] for seat in report["seats"]] == ["random"] * 3
    for seat in report["seats"]:
        assert set(seat) >= SEAT
        assert 0 <= seat["wins"] <= 1
        assert seat["mean_score"] > 0
        assert seat["sd_score"] > 0
    assert min(report["seconds"], report["games_per_second"], report["actions_per_second"]) > 0


def test_the_rates_agree_with_the_clock(universelle):
    report = universelle("simulate", SLUG, "--games", "40", "--json").json
    assert report["games_per_second"] * report["seconds"] == pytest.approx(40, rel=0.05)
    moves = report["length"]["mean"] * 40
    assert report["actions_per_second"] * report["seconds"] == pytest.approx(moves, rel=0.05)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_wins_of_all_seats_make_one(universelle, players):
    report = universelle("simulate", SLUG, "--players", str(players), "--games", "30", "--json").json
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(1, abs=0.0005)


def test_the_same_seed_gives_the_same_result(universelle):
    def report(seed: str) -> dict:
        run = universelle("simulate", SLUG, "--games", "5", "--bots", "greedy,random", "--seed", seed, "--json")
        return without_clock(run.json)

    assert report("fair") == report("fair")
    assert report("fair") != report("unfair")


def test_without_a_seed_the_result_is_the_same_every_time(universelle):
    first, second = (universelle("simulate", SLUG, "--games", "5", "--json").json for _ in range(2))
    assert without_clock(first) == without_clock(second)


@pytest.mark.parametrize(
    ("asked", "bots"),
    [
        (["--players", "4", "--bots", "greedy,random"], ["greedy", "random", "random", "random"]),
        (["--players", "3", "--bots", "random, greedy"], ["random", "greedy", "greedy"]),
        (["--bots", "greedy"], ["greedy", "greedy"]),
        (["--bots", "random,random,greedy"], ["random", "random", "greedy"]),
        (["--players", "3"], ["random"] * 3),
        ([], ["random"] * 2),
    ],
    ids=str,
)
def test_the_last_bot_fills_the_seats_that_are_left(universelle, asked, bots):
    report = universelle("simulate", SLUG, "--games", "1", "--json", *asked).json
    assert [seat["bot"] for seat in report["seats"]] == bots


def test_records_are_kept_and_verify(universelle, tmp_path):
    folder = tmp_path / "some" / "records"
    run = universelle("simulate", SLUG, "--players", "3", "--games", "4", "--records", str(folder), "--json")
    assert run.succeeded()
    kept = sorted(folder.iterdir())
    assert len(kept) == 4
    scores = []
    for path in kept:
        verified = universelle("verify", str(path), "--json")
        assert verified.succeeded()
        assert verified.json["over"]
        scores.append(verified.json["scores"])
    means = [sum(column) / 4 for column in zip(*scores, strict=True)]
    assert [seat["mean_score"] for seat in run.json["seats"]] == pytest.approx(means, abs=0.006)


def test_the_text_says_where_the_records_are(universelle, tmp_path):
    run = universelle("simulate", SLUG, "--games", "2", "--records", str(tmp_path / "kept"))
    assert run.succeeded()
    assert f"2 records saved in {tmp_path / 'kept'}." in run.out


def test_an_option_is_obeyed_and_kept_in_the_records(universelle, tmp_path):
    asked = ["--players", "3", "--option", "first-player=3", "--records", str(tmp_path)]
    assert universelle("simulate", SLUG, "--games", "3", *asked).succeeded()
    for path in tmp_path.glob("*.json"):
        record = Record.read(path)
        assert record.options == {"first-player": "3"}
        assert record.moves[0].seat == 2


def test_an_edition_is_obeyed_and_kept_in_the_records(universelle, tmp_path):
    edition = tmp_path / "short.toml"
    edition.write_text('name = "A short fair"\n[rounds]\ncount = 1\n', encoding="utf-8")
    short = universelle(
        "simulate", SLUG, "--games", "4", "--edition", str(edition), "--records", str(tmp_path), "--json"
    )
    long = universelle("simulate", SLUG, "--games", "4", "--json")
    assert short.json["length"]["mean"] < 0.6 * long.json["length"]["mean"]
    for path in tmp_path.glob("*.json"):
        assert json.loads(path.read_text(encoding="utf-8"))["edition"]["name"] == "A short fair"
        assert universelle("verify", str(path)).succeeded()


@each_language
def test_the_text_shows_every_seat_and_where_points_come_from(universelle, language):
    asked = ["--players", "4", "--games", "3", "--bots", "random"]
    run = universelle("simulate", SLUG, *asked, "--lang", language)
    report = universelle("simulate", SLUG, *asked, "--json").json
    assert run.succeeded()
    assert not KEY.search(run.out.replace(SLUG, ""))
    words = Translations(language, "universelle.games.worlds_fair_1893")
    rows = [line for line in run.out.splitlines() if "random" in line]
    for row, seat in zip(rows, report["seats"], strict=True):
        assert words.decimal(seat["mean_score"]) in row
        assert words.percent(seat["wins"]) in row
    for reason in (
        "reason-first-places",
        "reason-second-places",
        "reason-tickets",
        "reason-most-tickets",
        "reason-sets",
    ):
        assert words(reason) in run.out


def test_it_says_how_often_another_bot_decided_for_one_that_failed(universelle, tmp_path):
    command = script(tmp_path, ENDS)
    edition = tmp_path / "short.toml"
    edition.write_text("[rounds]\ncount = 1\n", encoding="utf-8")
    asked = ("--bots", f"random,cmd:{command}", "--games", "1", "--edition", str(edition), "--lang", "en")
    run = universelle("simulate", SLUG, *asked, "--json", "--records", str(tmp_path / "kept"))
    first, second = [seat["stand_ins"] for seat in run.json["seats"]]
    assert first == 0 < second
    words = Translations("en")
    last = words("simulate-stood-in", bot=f"cmd:{command}", number=second, by="greedy")
    assert (run.code, run.complaints) == (0, [words("bot-ended", bot=command), last])
    (kept,) = (tmp_path / "kept").iterdir()
    assert len(Record.read(kept).stand_ins) == second


def test_a_bot_that_cannot_be_started_is_refused_before_a_game(universelle, tmp_path):
    folder = tmp_path / "kept"
    assert universelle("simulate", SLUG, "--bots", "cmd:/no/such/program", "--records", str(folder)).refused()
    assert not folder.exists()


def test_nothing_but_json_is_printed_for_programs(universelle, tmp_path):
    run = universelle("simulate", SLUG, "--games", "1", "--records", str(tmp_path), "--json", "--lang", "de")
    assert run.succeeded()
    assert run.out.startswith("{")
    assert run.out.endswith("}\n")
