"""Crystal Palace, in brief."""

from __future__ import annotations

from typing import Final

from universelle.core.meta import Meta

META: Final = Meta(
    slug="crystal-palace",
    title="Crystal Palace",
    city="London",
    year=1851,
    designers=("Carsten Lauber",),
    publishers=("Feuerland Spiele", "Capstone Games", "Super Meeple"),
    published=2019,
    min_players=2,
    max_players=5,
    minutes=150,
    weight=4,
    rulesets=(1, 2),
)
