"""World's Fair 1893, in brief."""

from __future__ import annotations

from typing import Final

from universelle.core.meta import Meta, Option

META: Final = Meta(
    slug="worlds-fair-1893",
    title="World’s Fair 1893",
    city="Chicago",
    year=1893,
    designers=("J. Alex Kevern",),
    publishers=("Foxtrot Games", "Renegade Game Studios"),
    published=2016,
    min_players=2,
    max_players=4,
    minutes=40,
    weight=2,
    rulesets=(1,),
    options=(Option("first-player", ("random", "1", "2", "3", "4")),),
)
