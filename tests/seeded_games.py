"""The checksums of many seeded random games; `python -m tests.seeded_games` writes them anew."""

import json
from hashlib import blake2b
from pathlib import Path
from random import Random

from universelle.core.chance import seed_from
from universelle.games.registry import load, metas
from universelle.matches.record import checksum

KEPT = Path(__file__).with_suffix(".json")
GAMES = 20


def seeded_games() -> list[tuple[str, int, int]]:
    """Game, ruleset and number of players of everything that can be played."""
    return [
        (slug, ruleset, players)
        for slug, meta in metas().items()
        for ruleset in meta.rulesets
        for players in range(meta.min_players, meta.max_players + 1)
    ]


def label(slug: str, ruleset: int, players: int) -> str:
    return f"{slug}, ruleset {ruleset}, {players} players"


def combined_checksum(slug: str, ruleset: int, players: int, games: int = GAMES) -> str:
    """One fingerprint of every position of so many games."""
    total = blake2b(digest_size=16)
    for seed in range(games):
        state = load(slug).new(players, seed_from(f"seeded game {seed}"), ruleset=ruleset)
        rng = Random(seed)
        while state.to_move():
            total.update(checksum(state).encode())
            seat = rng.choice(state.to_move())
            state.apply(seat, rng.choice(state.legal_actions(seat)))
        total.update(repr((checksum(state), state.scores(), state.standings())).encode())
    return total.hexdigest()


def kept() -> dict[str, str]:
    sums: dict[str, str] = json.loads(KEPT.read_text(encoding="utf-8"))
    return sums


if __name__ == "__main__":
    sums = {label(*which): combined_checksum(*which) for which in seeded_games()}
    KEPT.write_text(json.dumps(sums, indent=1) + "\n", encoding="utf-8")
