"""Files of weights."""

import tomllib

from tests.arena.weighed import WEIGHTS, tuning, weigh
from universelle.arena.tuning import Proof, Tuner
from universelle.arena.weights_file import save
from universelle.bots.weighted import weights_in


def test_weights_are_kept_with_the_run_they_come_from(tmp_path, monkeypatch):
    weigh(monkeypatch)
    path = tmp_path / "new.toml"
    save(path, Tuner(tuning(seed='a "seed"')), Proof(400, 0.56789, (0.51, 0.62), 1.234), "universelle tune --seed 'a'")
    run = tomllib.loads(path.read_text(encoding="utf-8"))["run"]
    assert run.pop("date")
    assert run == {
        "command": "universelle tune --seed 'a'",
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
    assert weights_in(path) == WEIGHTS
