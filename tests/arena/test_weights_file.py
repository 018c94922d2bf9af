"""Files of weights."""

import tomllib

from tests.arena.weighed import WEIGHTS, tuning, weigh
from universelle.arena.tuning import Proof, Tuner
from universelle.arena.weights_file import save, written
from universelle.bots.weighted import weights_in


def test_weights_are_kept_with_the_run_they_come_from(tmp_path, monkeypatch):
    weigh(monkeypatch)
    path = tmp_path / "new.toml"
    save(path, Tuner(tuning(seed='a "seed"')), Proof(400, 0.56789, (0.51, 0.62), 1.234), "universelle tune --seed 'a'")
    (run,) = tomllib.loads(path.read_text(encoding="utf-8"))["run"]
    assert run.pop("date")
    assert run.pop("weights") == {"points": 0.5, "none": 0.0}
    assert run == {
        "source": "self-play of greedy: universelle tune --seed 'a'",
        "game": "worlds-fair-1893",
        "players": 2,
        "seed": 'a "seed"',
        "generations": 0,
        "games": 0,
        "proof": 400,
        "share": 0.5679,
        "interval": [0.51, 0.62],
        "margin": 1.23,
    }


def test_they_can_be_added_to_those_of_the_game(tmp_path, monkeypatch):
    weigh(monkeypatch)
    tuner = Tuner(tuning(start={**WEIGHTS, "turns.3": 7.0}))
    before = '[[run]]\nsource = "us"\n[run.weights]\npoints = 3.0\n"turns.3" = 4.0\n"turns.2" = 5.0\n\n'
    path = tmp_path / "weights.toml"
    path.write_text(before + written(tuner, Proof(2, 0.5, (0.0, 1.0), 0.0), "universelle tune"), encoding="utf-8")
    assert weights_in(path) == {"points": 0.5, "turns.3": 7.0, "turns.2": 5.0, "none": 0.0}
