"""Expo 1906, in brief."""

from __future__ import annotations

from typing import Final

from universelle.core.meta import Meta, Option, each_seat

LEVELS: Final = ("scientist", "graduate", "student")

META: Final = Meta(
    slug="expo-1906",
    title="Expo 1906",
    city="Milan",
    year=1906,
    designers=("Remo Conzadori", "Nestore Mangone"),
    publishers=("Gotha Games",),
    published=2015,
    min_players=1,
    max_players=4,
    minutes=90,
    weight=3,
    rulesets=(1, 2),  # 2 shuffles the Jury tiles left after a choice
    options=(
        Option("first-player", ("random", "1", "2", "3", "4")),
        *each_seat("level", LEVELS, 4),
    ),
)
