"""Leaving a game, finding it again, and what is kept where."""

import os

import pytest

from tests.cli.program import SLUG, each_language, finished_record, moves_in, table_of_two
from universelle.matches.record import Record


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.json"


@pytest.fixture
def games(tmp_path):
    """The folder in which games are kept if nothing else is asked for."""
    return tmp_path / "data" / "games"


def position(path) -> str:
    return repr(Record.read(path).position().content())


@pytest.mark.parametrize("typed", [["1", "q"], ["1", "quit"], ["1"]], ids=["q", "quit", "end of input"])
def test_whoever_leaves_finds_the_game_kept(universelle, path, typed):
    run = universelle("play", "--seats", "me,greedy", "--seed", "3", "--save", str(path), typed=typed)
    assert run.succeeded()
    assert run.out.endswith(f"The game is saved. Continue with: universelle play --resume {path}\n")
    record = Record.read(path)
    assert [move.seat for move in record.moves].count(0) == 1
    assert record.result is None
    assert record.verify().to_move() == (0,)


def test_the_advice_is_a_command_that_works_where_the_program_was_started(universelle, monkeypatch, games):
    monkeypatch.setenv("UNIVERSELLE_COMMAND", "./run")
    assert universelle("play", "--resume", "last").err.endswith("Start one with: ./run play\n")
    run = universelle("play", "--seats", "me,me", typed=["1", "q"])
    assert run.out.endswith("Continue with: ./run play --resume last\n")
    assert universelle("play", "--resume", "last", typed=["q"]).succeeded()


def test_the_advice_names_a_file_so_that_a_shell_understands_it(universelle, tmp_path):
    run = universelle(*table_of_two("1", tmp_path / "our game.json"), typed=["1", "q"])
    assert run.out.endswith(f"universelle play --resume '{tmp_path}/our game.json'\n")


def test_interrupting_keeps_the_game_too(universelle, monkeypatch, path):
    lines = iter(["place electricity"])

    def typed(_prompt=""):
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", typed)
    run = universelle(*table_of_two("1", path))
    assert run.succeeded()
    assert "The game is saved." in run.out
    assert moves_in(path) == ["1: place electricity"]


def test_even_before_the_first_move_the_game_is_kept(universelle, path):
    assert universelle(*table_of_two("1", path), typed=["q"]).succeeded()
    assert Record.read(path).moves == ()


def test_every_move_is_kept_as_soon_as_it_is_made(universelle, monkeypatch, path):
    kept = []
    lines = iter(["place electricity", "place agriculture", "q"])

    def typed(_prompt=""):
        kept.append(moves_in(path) if path.exists() else [])
        return next(lines)

    monkeypatch.setattr("builtins.input", typed)
    universelle(*table_of_two("1", path))
    moves = moves_in(path)
    assert kept == [[], moves[:1], moves[:2]]


@each_language
def test_a_kept_game_goes_on_where_it_stood(universelle, path, language):
    universelle("play", "--seats", "Ada=me,greedy,random", "--seed", "5", "--save", str(path), typed=["2", "3", "q"])
    before, content = Record.read(path), position(path)
    again = universelle("play", "--resume", str(path), "--lang", language, typed=["q"])
    assert again.succeeded()
    assert str(len(before.moves)) in again.out
    assert "Ada" in again.out
    assert Record.read(path) == before
    assert position(path) == content
    universelle("play", "--resume", str(path), "--lang", language, typed=["1"] * 2000)
    after = Record.read(path)
    assert after.moves[: len(before.moves)] == before.moves
    assert (after.seed, after.seats, after.options) == (before.seed, before.seats, before.options)
    assert after.verify().to_move() == ()


def test_a_game_left_again_and_again_deals_the_same_cards(universelle, tmp_path):
    typed = ["1", "4", "2", "5", "3", "1"]
    paths = tmp_path / "at once.json", tmp_path / "in parts.json"
    universelle(*table_of_two("9", paths[0]), typed=typed)
    universelle(*table_of_two("9", paths[1]), typed=["q"])
    for line in typed:
        universelle("play", "--resume", str(paths[1]), typed=[line, "q"])
    assert paths[0].read_bytes() == paths[1].read_bytes()


def test_last_is_the_game_left_most_recently(universelle, games):
    for age, seed in enumerate(("old", "new", "older")):
        universelle("play", "--seats", "me,me", "--seed", seed, typed=["1", "q"])
        newest = max(games.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
        os.utime(newest, (1_000_000 + (5 if seed == "new" else -age),) * 2)
    assert len(list(games.iterdir())) == 3
    newest = max(games.glob("*.json"), key=lambda path: path.stat().st_mtime)
    run = universelle("play", "--resume", "last", typed=["2", "q"])
    assert run.succeeded()
    assert str(newest) in run.out
    assert len(moves_in(newest)) == 2
    assert sorted(len(moves_in(path)) for path in games.iterdir()) == [1, 1, 2]


def test_without_a_place_of_its_own_a_game_is_kept_in_the_data_folder(universelle, games):
    run = universelle("play", "--seats", "me,me", "--seed", "1", typed=["1", "q"])
    [kept] = games.iterdir()
    assert kept.name.startswith(f"{SLUG}.")
    assert str(kept) in run.out
    assert run.out.endswith("Continue with: universelle play --resume last\n")
    assert len(moves_in(kept)) == 1


@pytest.mark.parametrize("typed", ["s", "save"])
def test_a_game_can_be_saved_to_a_file_of_ones_own(universelle, tmp_path, path, typed):
    mine = tmp_path / "my own file.json"
    run = universelle(*table_of_two("1", path), typed=["1", f"{typed} {mine}", "2", typed, "q"])
    assert run.succeeded()
    assert f"Saved in {mine}." in run.out
    assert f"Saved in {path}." in run.out
    assert (len(moves_in(mine)), len(moves_in(path))) == (1, 2)
    assert universelle("verify", str(mine)).succeeded()


def test_where_a_game_cannot_be_saved_the_player_is_told_and_plays_on(universelle, tmp_path, path):
    run = universelle(*table_of_two("1", path), typed=[f"s {tmp_path / 'missing' / 'x.json'}", "1", "q"])
    assert run.code == 0
    assert len(run.complaints) == 1
    assert "could not be saved" in run.err
    assert len(moves_in(path)) == 1


def test_a_file_name_that_cannot_be_one_is_complained_about(universelle, path):
    run = universelle(*table_of_two("1", path), typed=["s a\0b", "1", "q"])
    assert run.code == 0
    assert len(run.complaints) == 1
    assert len(moves_in(path)) == 1


@each_language
@pytest.mark.parametrize("typed", [[], ["1"], ["q"]], ids=["nothing", "a move", "leaving"])
def test_a_game_that_cannot_be_kept_stops_with_one_sentence(universelle, tmp_path, language, typed):
    nowhere = tmp_path / "missing" / "game.json"
    run = universelle("play", "--save", str(nowhere), "--lang", language, typed=typed)
    assert run.code == 2
    assert len(run.complaints) == 1
    assert str(nowhere) in run.err
    assert "Traceback" not in run.out + run.err
    assert list(tmp_path.rglob("*.json")) == []


def test_where_a_game_cannot_be_kept_is_known_before_it_begins(universelle, tmp_path):
    run = universelle("play", "--save", str(tmp_path / "missing" / "game.json"), typed=["1"])
    assert run.refused()


def test_a_file_that_is_no_record_is_not_overwritten(universelle, path):
    path.write_text("my shopping list", encoding="utf-8")
    universelle("play", "--save", str(path), typed=["1", "q"])
    assert path.read_text(encoding="utf-8") == "my shopping list"


def test_a_game_gone_on_with_can_be_kept_elsewhere(universelle, tmp_path, path):
    universelle(*table_of_two("1", path), typed=["1", "q"])
    other = tmp_path / "other.json"
    run = universelle("play", "--resume", str(path), "--save", str(other), typed=["2", "q"])
    assert run.refused() or (len(moves_in(path)), len(moves_in(other))) == (1, 2)


def test_a_finished_game_gone_on_with_shows_its_end(universelle, tmp_path):
    finished_record().save(tmp_path / "over.json")
    before = (tmp_path / "over.json").read_bytes()
    run = universelle("play", "--resume", str(tmp_path / "over.json"))
    assert run.succeeded()
    assert "Final scores" in run.out
    assert f"universelle review {tmp_path / 'over.json'}" in run.out
    assert (tmp_path / "over.json").read_bytes() == before
