"""Measuring how fast random games run."""

from importlib.util import find_spec
from time import perf_counter

import pytest

from universelle.arena.speed import Runner, measure, own_runner
from universelle.build import BUILD
from universelle.core.errors import BadRequest
from universelle.games.registry import metas

MISSING = [name for name in ("catanatron", "pyspiel") if find_spec(name) is None]


def test_every_title_is_measured_with_and_without_events():
    rows = list(measure(0.1, peers=False))
    assert len(rows) == 2 * len(metas())
    for slug, meta in metas().items():
        names = [row.name for row in rows if slug in row.name]
        assert len(set(names)) == 2
        assert all(f"{meta.max_players} players" in name for name in names)
    for row in rows:
        assert row.build == BUILD
        assert row.actions_per_second > row.games_per_second > 0
        assert row.clone_us > 0


def test_a_row_is_plain_data():
    row = next(iter(measure(0.05, peers=False)))
    assert row.tree() == {
        "name": row.name,
        "build": row.build,
        "actions_per_second": row.actions_per_second,
        "games_per_second": row.games_per_second,
        "clone_us": row.clone_us,
    }


@pytest.mark.parametrize("events", [False, True])
@pytest.mark.parametrize("slug", metas())
def test_a_runner_plays_at_least_as_long_as_it_is_told(slug, events):
    runner = own_runner(slug, metas()[slug].min_players, events)
    began = perf_counter()
    runner.run(0.05)
    assert perf_counter() - began >= 0.05
    assert runner.row().games_per_second > 0


def test_rates_are_counts_divided_by_the_time_of_playing():
    played = []
    runner = Runner("a game", "a build", lambda number: played.append(number) or 50, lambda: None)
    runner.run(0.02)
    row = runner.row()
    assert played == list(range(len(played)))
    assert row.actions_per_second == pytest.approx(50 * row.games_per_second, rel=0.01)
    assert (row.name, row.build) == ("a game", "a build")


@pytest.mark.skipif(not MISSING, reason="the peers are installed")
def test_peers_that_are_not_installed_are_asked_for():
    with pytest.raises(BadRequest) as refusal:
        list(measure(0.01, peers=True))
    assert refusal.value.message.key == "peers-missing"
    assert refusal.value.message.values == {"missing": ", ".join(MISSING)}


@pytest.mark.skipif(bool(MISSING), reason="the peers are not installed")
def test_peers_that_are_installed_are_measured_too():
    names = [row.name for row in measure(0.05, peers=True)]
    assert any(name.startswith("catanatron") for name in names)
    assert any(name.startswith("OpenSpiel") for name in names)
