"""`universelle replay`."""

import pytest

from tests.cli.program import KEY, SLUG, each_language, finished_record, running_record
from universelle.i18n import Translations
from universelle.matches.match import Match
from universelle.matches.players import players_in
from universelle.matches.record import checksum

FAIR = "universelle.games.worlds_fair_1893"


@pytest.fixture
def path(tmp_path) -> str:
    finished_record().save(tmp_path / "game.json")
    return str(tmp_path / "game.json")


def told(language: str) -> list[str]:
    """Every sentence about the finished game, in order."""
    match = Match(finished_record())
    words = Translations(language, FAIR, players_in(language, FAIR, finished_record().seats))
    return [words.say(event.message()) for result in match.history for event in result.events]


@each_language
def test_a_game_is_told_from_the_beginning(universelle, path, language):
    run = universelle("replay", path, "--lang", language)
    assert run.succeeded()
    lines = iter(line.strip() for line in run.out.splitlines())
    assert [sentence for sentence in told(language) if sentence not in lines] == []  # in this very order
    assert not KEY.search(run.out)


def test_every_move_is_told_with_its_number(universelle, path):
    out = universelle("replay", path).out
    numbered = [f"{number}  {move}" for number, move in enumerate(finished_record().moves, start=1)]
    assert [line for line in out.splitlines() if line in set(numbered)] == numbered


def test_the_last_thing_shown_is_the_final_position(universelle, path):
    _, over, board = universelle("replay", path).out.rpartition("Game over")
    assert over
    assert [score for score in finished_record().result["scores"] if f" {score} " not in board] == []


@pytest.mark.parametrize("at", [0, 1, 20])
def test_one_position_is_shown_without_the_story(universelle, path, at):
    run = universelle("replay", path, "--at", str(at))
    assert run.succeeded()
    assert f"After move {at}:" in run.out
    assert f"moves: {len(finished_record().moves)}" in run.out
    assert "places a supporter" not in run.out
    assert "Round 1 of 3" in run.out


def test_the_position_after_the_last_move_is_the_end(universelle, path):
    assert "Game over" in universelle("replay", path, "--at", str(len(finished_record().moves))).out


@pytest.mark.parametrize("at", [0, 7, 40, None])
def test_programs_read_a_position_as_json(universelle, path, at):
    run = universelle("replay", path, "--json", *(["--at", str(at)] if at is not None else []))
    assert run.succeeded()
    state = finished_record().position(at)
    moves = finished_record().moves[:at] if at is not None else finished_record().moves
    assert run.json["game"] == SLUG
    assert run.json["moves"] == [str(move) for move in moves]
    assert run.json["view"] == state.view(None)
    assert run.json["scores"] == state.scores()
    assert run.json["places"] == state.standings()
    assert run.json["checksum"] == checksum(state)
    legal = {str(seat + 1): [action.code for action in state.legal_actions(seat)] for seat in state.to_move()}
    assert run.json["legal"] == legal


def test_a_running_game_is_told_up_to_where_it_stands(universelle, tmp_path):
    running_record(6).save(tmp_path / "game.json")
    run = universelle("replay", str(tmp_path / "game.json"))
    assert run.succeeded()
    numbered = [f"{number}  {move}" for number, move in enumerate(finished_record().moves, start=1)]
    assert [line for line in run.out.splitlines() if line in numbered] == numbered[:6]
    assert universelle("replay", str(tmp_path / "game.json"), "--json").json["legal"] != {}


def test_replaying_leaves_the_record_alone(universelle, tmp_path, path):
    before = (tmp_path / "game.json").read_bytes()
    universelle("replay", path)
    universelle("replay", path, "--at", "3", "--json")
    assert (tmp_path / "game.json").read_bytes() == before
