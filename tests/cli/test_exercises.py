"""`universelle exercises`."""

import json

from universelle.exercises import making


def test_those_of_a_game_are_checked(universelle):
    answer = universelle("exercises", "check", "worlds-fair-1893")
    assert answer.code == 0
    assert "Exercise 10 is correct." in answer.out


def test_a_file_is_written(universelle, tmp_path, monkeypatch):
    monkeypatch.setattr(making, "MATCHES", 2)
    out = tmp_path / "mine.json"
    answer = universelle("exercises", "make", "worlds-fair-1893", "--out", str(out))
    assert answer.code == 0
    assert len(json.loads(out.read_text())) >= 1
    assert "mine.json" in answer.out


def test_what_is_not_understood_is_refused(universelle):
    for arguments in ((), ("dance",), ("dance", "worlds-fair-1893")):
        answer = universelle("exercises", *arguments)
        assert answer.refused()
        assert "make, check" in answer.err
    assert universelle("exercises", "check").refused()
    assert universelle("exercises", "make", "worlds-fair-1893", "--seed", "x").refused()
