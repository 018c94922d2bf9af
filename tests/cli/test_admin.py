"""`universelle admin`: backups, statistics and bans from the command line."""

import asyncio

import pytest

from tests.cli.program import each_language
from tests.database.opened import with_database
from tests.people.hashing import quick_passwords
from tests.tables.laying import load, one_table
from universelle.cli.arguments import ACTIONS
from universelle.i18n import Translations
from universelle.operating.bans import all_bans
from universelle.operating.house import House
from universelle.operating.statistics import counts
from universelle.people.accounts import Accounts, NewAccount
from universelle.tables.talk import Room, Talk
from universelle.web.serving.tokens import KEY_FILE, key_in


@pytest.fixture
def folder(tmp_path):
    """The folder of a server with one table and a key."""
    path = tmp_path / "data"
    with_database(path / "universelle.sqlite", one_table)
    key_in(path)
    return path


@each_language
@pytest.mark.parametrize("action", ACTIONS)
def test_help_says_how_it_is_used(universelle, action, language):
    run = universelle("admin", action, "--help", "--lang", language)
    assert run.succeeded()
    assert "--database" in run.out
    assert "cli-" not in run.out


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("backup",),
        ("restore",),
        ("restore", "missing"),
        ("ban",),
        ("ban", "ada"),
        ("unban", "203.0.113.7"),
        ("close",),
        ("close", "x"),
        ("export",),
        ("delete", "Ana", "--yes"),
        ("settle",),
        ("settle", "t"),
        ("settle", "t/1"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(universelle, folder, arguments):
    assert universelle("admin", *arguments).refused()


@pytest.mark.parametrize("arguments", [("dance",), ("--lang", "en", "dance"), ("--lang", "en")])
def test_an_action_that_is_none_is_answered_with_those_there_are(universelle, arguments):
    run = universelle("admin", *arguments)
    assert run.refused()
    assert all(action in run.err for action in ACTIONS)


@pytest.mark.parametrize(
    "arguments",
    [
        ("backup", "house.backup"),
        ("statistics",),
        ("reports",),
        ("settle", "all"),
        ("ban", "192.0.2.1"),
        ("export", "Ana"),
    ],
)
def test_where_no_server_was_nothing_is_made(universelle, tmp_path, monkeypatch, arguments):
    monkeypatch.chdir(tmp_path)
    run = universelle("admin", *arguments, "--data", str(tmp_path / "mistyped"))
    assert run.refused()
    assert "mistyped" in run.err
    assert list(tmp_path.iterdir()) == []


def test_a_backup_brings_back_games_and_seats(universelle, folder, tmp_path):
    file = tmp_path / "house.backup"
    key = (folder / KEY_FILE).read_bytes()
    assert universelle("admin", "backup", str(file)).succeeded()
    assert universelle("admin", "restore", str(file), "--data", str(tmp_path / "new")).succeeded()
    assert with_database(tmp_path / "new" / "universelle.sqlite", load) is not None
    assert (tmp_path / "new" / KEY_FILE).read_bytes() == key


def test_a_club_moves_from_a_file_to_a_server_and_back(universelle, folder, tmp_path, postgresql):
    address = postgresql.new_database()
    there, back = str(tmp_path / "there.backup"), str(tmp_path / "back.backup")
    assert universelle("admin", "backup", there).succeeded()
    assert universelle("admin", "restore", there, "--database", address).succeeded()
    assert universelle("admin", "backup", back, "--database", address).succeeded()
    assert universelle("admin", "restore", back, "--data", str(tmp_path / "new")).succeeded()
    assert with_database(tmp_path / "new" / "universelle.sqlite", load) == with_database(address, load)
    assert (tmp_path / "new" / KEY_FILE).read_bytes() == (folder / KEY_FILE).read_bytes()


def test_games_are_replaced_only_if_that_is_said(universelle, folder, tmp_path):
    file = str(tmp_path / "house.backup")
    assert universelle("admin", "backup", file).succeeded()
    assert universelle("admin", "restore", file).refused()
    assert universelle("admin", "restore", file, "--replace").succeeded()


def test_nothing_is_restored_while_servers_run(universelle, folder, tmp_path):
    file = str(tmp_path / "house.backup")
    assert universelle("admin", "backup", file).succeeded()

    async def serve(database):
        house = House(database, dict, beat=1000)
        await house.start()
        run = await asyncio.to_thread(universelle, "admin", "restore", file, "--replace")
        await house.close()
        return run

    assert with_database(folder / "universelle.sqlite", serve).refused()
    assert universelle("admin", "restore", file, "--replace").succeeded()


@each_language
def test_reported_lines_are_listed(universelle, folder, language):
    async def report(database):
        talk = Talk(database)
        await talk.say("t", Room.PLAYERS, "ben", "Ben", "something nasty")
        for who in ("ada", "cleo"):
            await talk.report("t", who, 1)
        return (await counts(database)).reported

    assert Translations(language)("reports-none") in universelle("admin", "reports", "--lang", language).out
    assert with_database(folder / "universelle.sqlite", report) == 1
    told = universelle("admin", "reports", "--lang", language).out
    assert all(said in told for said in ("Ben", "something nasty", "ben"))
    (line,) = universelle("admin", "reports", "--json").json
    assert (line["table_id"], line["owner"], line["text"], line["reports"]) == ("t", "ben", "something nasty", 2)
    assert "t/1" in told
    assert universelle("admin", "settle", "t/1", "--lang", language).succeeded()
    assert universelle("admin", "reports", "--json").json == []
    assert universelle("admin", "settle", "all", "--lang", language).succeeded()


def test_a_table_is_closed_by_its_link(universelle, folder):
    assert universelle("admin", "close", "https://fairs.example/t/t/").succeeded()
    assert universelle("admin", "close", "t").refused()


@pytest.fixture
def ana(folder):
    """Somebody with an account."""

    async def sign_up(database):
        return await Accounts(database, quick_passwords()).sign_up(NewAccount("Ana", "ferris wheel 93"))

    return with_database(folder / "universelle.sqlite", sign_up)


def test_a_person_gets_their_data_and_is_erased(universelle, ana):
    assert universelle("admin", "export", "Ana").json["account"]["name"] == "Ana"
    assert universelle("admin", "delete", "Ana").refused()
    assert universelle("admin", "delete", "Ana", "--yes").succeeded()
    assert universelle("admin", "export", "Ana").refused()


def test_a_person_is_banned_by_name(universelle, folder, ana):
    assert universelle("admin", "ban", "ana").succeeded()
    assert with_database(folder / "universelle.sqlite", all_bans) == [ana.owner]
    assert universelle("admin", "unban", "Ana").succeeded()


@each_language
def test_statistics_in_words_and_for_programs(universelle, folder, language):
    run = universelle("admin", "statistics", "--lang", language)
    assert run.succeeded()
    assert "statistics-" not in run.out
    assert universelle("admin", "statistics", "--json").json["running"] == 1


def test_somebody_is_kept_out_and_let_in_again(universelle, folder):
    path = folder / "universelle.sqlite"
    assert universelle("admin", "ban", "203.0.113.7").succeeded()
    assert with_database(path, all_bans) == ["203.0.113.7/32"]
    assert universelle("admin", "unban", "203.0.113.7").succeeded()
    assert with_database(path, all_bans) == []


def test_the_database_may_be_named_by_the_surroundings(universelle, monkeypatch, postgresql):
    monkeypatch.setenv("UNIVERSELLE_DATABASE", postgresql.new_database())
    assert universelle("admin", "statistics", "--json").json["running"] == 0
