"""The page of Crystal Palace: its parts."""

from __future__ import annotations

from typing import Any, Final

from universelle.contract.page import Page
from universelle.games.crystal_palace.page.table import (
    MILESTONES,
    REASONS,
    SCRIPTS,
    board,
    choice,
    headline,
    panel,
    picture,
    result,
    steps,
    strip,
    told,
)

PAGE: Final[Page[Any, Any]] = Page(
    board=board,
    picture=picture,
    headline=headline,
    steps=steps,
    panel=panel,
    strip=strip,
    choice=choice,
    description=told,
    result=result,
    reason_symbols=REASONS,
    milestones=MILESTONES,
    scripts=SCRIPTS,
    styles=("symbols.css", "locations.css", "tracks.css", "players.css", "table.css", "picture.css"),
)
