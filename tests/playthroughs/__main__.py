"""`python -m tests.playthroughs` writes every playthrough anew."""

from tests.playthroughs.playthrough import HERE, path_of, playthrough, playthroughs

for old in HERE.glob("*.txt"):
    old.unlink()
for slug, players, seed in playthroughs():
    path_of(slug, players, seed).write_text(playthrough(slug, players, seed), encoding="utf-8")
