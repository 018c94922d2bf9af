"""`universelle bench`."""

from tests.cli.program import KEY, SLUG, each_language
from universelle.arena.speed import Row
from universelle.build import BUILD
from universelle.games.registry import metas

ROWS = [
    Row(f"{SLUG}, 4 players", "pure", 123456.7, 1234.5, 6.543),
    Row("catanatron, 4 players", "3.2.0", 61728.35, 22.5, 99.0),
]


def measured(rows: list[Row]):
    return lambda _seconds, peers, _games: iter(rows if peers else rows[:1])


def test_programs_read_the_speed_as_json(universelle):
    run = universelle("bench", "--seconds", "1", "--json")
    assert run.succeeded()
    assert any(row["name"].startswith(SLUG) for row in run.json)
    for row in run.json:
        assert set(row) == {"name", "build", "actions_per_second", "games_per_second", "clone_us"}
        assert row["build"] == BUILD
        assert row["actions_per_second"] > row["games_per_second"] > 0
        assert row["clone_us"] > 0


@each_language
def test_the_text_shows_a_row_for_each_thing_measured(universelle, monkeypatch, language):
    monkeypatch.setattr("universelle.cli.bench.measure", measured(ROWS))
    run = universelle("bench", "--lang", language)
    assert run.succeeded()
    assert SLUG in run.out
    assert any(number in run.out for number in ("123,457", "123.457", "123\u202f457"))
    assert not KEY.search(run.out)


def test_beside_the_peers_everything_is_compared_with_the_first(universelle, monkeypatch):
    monkeypatch.setattr("universelle.cli.bench.measure", measured(ROWS))
    run = universelle("bench", "--peers")
    assert run.succeeded()
    ours, theirs = (next(line for line in run.out.splitlines() if row.name in line) for row in ROWS)
    assert "2.0 ×" in ours
    assert "1.0 ×" in theirs


def test_the_seconds_and_the_game_asked_for_are_those_measured(universelle, monkeypatch):
    asked = []
    monkeypatch.setattr("universelle.cli.bench.measure", lambda *arguments: asked.append(arguments) or ROWS[:1])
    universelle("bench", "--seconds", "7")
    universelle("bench", SLUG)
    assert asked == [(7.0, False, list(metas())), (3.0, False, [SLUG])]
