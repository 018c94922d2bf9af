"""Who plays, as the command line takes it."""

from tests.cli.program import SLUG
from universelle.matches.record import Record, names


def test_spaces_between_seats_do_not_matter(universelle, tmp_path):
    asked = ["play", SLUG, "--seats", " Ada=me , greedy", "--save", str(tmp_path / "game.json")]
    run = universelle(*asked, typed=["q"])
    assert run.succeeded()
    assert names(Record.read(tmp_path / "game.json").seats) == ["Ada", "Clara"]


def test_who_plays_if_nothing_is_said(universelle, tmp_path):
    universelle("play", "--save", str(tmp_path / "game.json"), typed=["q"])
    assert names(Record.read(tmp_path / "game.json").seats) == ["Visitor", "Clara", "Henry"]


def test_bots_are_called_by_name_and_kind(universelle, tmp_path):
    run = universelle("play", "--seats", "Ada=me,greedy,random", "--lang", "fr", typed=["q"])
    assert "Ada, Camille (ordinateur\xa0: choisit" in run.out
    assert " et Jules (ordinateur\xa0: joue au hasard)" in run.out
