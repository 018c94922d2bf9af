"""Hints in the terminal."""

import pytest

from tests.cli.program import KEY, each_language
from universelle.bots import hints
from universelle.games.registry import metas
from universelle.i18n import Translations
from universelle.matches.record import Hint, Record


@pytest.fixture(autouse=True)
def _brief(monkeypatch):
    monkeypatch.setattr(hints, "SECONDS", 0.01)


@each_language
@pytest.mark.parametrize("slug", list(metas()))
def test_a_hint_names_the_best_moves_and_the_record_notes_it(universelle, tmp_path, slug, language):
    path = tmp_path / "game.json"
    asked = ["play", slug, "--seats", "me,greedy", "--seed", "3", "--save", str(path), "--lang", language]
    run = universelle(*asked, typed=["t", "hint", "q"])
    assert run.succeeded()
    assert not KEY.search(run.out)
    words = Translations(language)
    assert run.out.count(words("hint-title", number=3)) == 2
    assert run.out.count("%") >= 6
    assert words("web-hint-count", number=1) in run.out
    assert [hint.seat for hint in Record.read(path).hints] == [0]
    assert words("verify-hints", number=1) in universelle("verify", str(path), "--lang", language).out


def test_a_player_alone_is_told_points(universelle, tmp_path):
    asked = ["play", "expo-1906", "--seats", "me", "--seed", "3", "--save", str(tmp_path / "game.json")]
    assert "points at the end" in universelle(*asked, typed=["tip", "q"]).out


def test_where_several_people_play_there_is_none(universelle, tmp_path):
    path = tmp_path / "game.json"
    run = universelle("play", "--seats", "me,me", "--seed", "3", "--save", str(path), typed=["t", "q"])
    assert run.complaints == ["Hints are only for games in which one person plays."]
    assert Record.read(path).hints == ()


def test_the_end_says_how_many_were_asked_for(universelle, tmp_path):
    path = tmp_path / "game.json"
    asked = ["play", "--seats", "me,random", "--seed", "7", "--save", str(path)]
    run = universelle(*asked, typed=["t", *["1"] * 2000])
    assert "Played with 1 hint." in run.out
    assert Record.read(path).hints == (Hint(0, Record.read(path).hints[0].made),)
