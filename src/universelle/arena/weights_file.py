"""A file of weights that were tuned, with the run they come from; `--bots greedy@FILE` plays with them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from universelle.core.files import write_text
from universelle.games.registry import load

if TYPE_CHECKING:
    from universelle.arena.tuning import Proof, Tuner


def save(path: Path, tuner: Tuner, proof: Proof, command: str) -> None:
    write_text(path, written(tuner, proof, command))


def written(tuner: Tuner, proof: Proof, command: str) -> str:
    """The text of the file: a run as in a game's own `weights.toml`, with what differs from the game's weights."""
    tuning = tuner.tuning
    run = {
        "source": f"self-play of {tuning.bot}: {command}",
        "game": tuning.game,
        "players": tuning.players,
        "seed": tuning.seed,
        "generations": len(tuner.generations),
        "games": len(tuner.generations) * tuner.games,
        "proof": proof.games,
        "share": round(proof.share, 4),
        "interval": [round(bound, 4) for bound in proof.interval],
        "margin": round(proof.margin, 2),
        "date": datetime.now(UTC).date().isoformat(),
    }
    own = load(tuning.game).evaluation.weights()
    weights = {name: weight for name, weight in tuner.weights.items() if weight != own[name] or name in tuning.tuned}
    return f"[[run]]\n{_table(run)}\n[run.weights]\n{_table(weights)}"


def _table(values: Mapping[str, object]) -> str:
    """Names and values as TOML writes them, which is as JSON does."""
    return "".join([f"{_key(name)} = {json.dumps(value, ensure_ascii=False)}\n" for name, value in values.items()])


def _key(name: str) -> str:
    return name if name.isascii() and name.replace("-", "").replace("_", "").isalnum() else json.dumps(name)
