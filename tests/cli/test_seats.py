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
    assert names(Record.read(tmp_path / "game.json").seats) == ["Guest", "Clara", "Henry"]


def test_bots_are_called_by_name_and_kind(universelle, tmp_path):
    run = universelle("play", "--seats", "Ada=me,greedy,random", "--lang", "fr", typed=["q"])
    assert "Ada, Camille (ordinateur\xa0: choisit" in run.out
    assert " et Jules (ordinateur\xa0: joue au hasard)" in run.out


def test_characters_are_introduced_once_with_strength_and_line(universelle, tmp_path):
    run = universelle("play", SLUG, "--seats", "Ada=me,director,Ben=visitor,visitor", "--lang", "en", typed=["q"])
    assert "Ada, The Director, Ben (The Visitor) and The Visitor" in run.out
    assert run.out.count("●●●●● The Director: Knew on the first morning how the last evening would look.") == 1
    assert run.out.count("●○○○○ The Visitor: Goes where the band is playing") == 1


def test_characters_are_introduced_in_the_language_of_the_player(universelle, tmp_path):
    run = universelle("play", SLUG, "--seats", "Ada=me,director", "--lang", "de", typed=["q"])
    assert "●●●●● Der Direktor:" in run.out
