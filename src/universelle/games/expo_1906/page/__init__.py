"""The page of Expo 1906: its parts."""

from __future__ import annotations

from typing import Any, Final

from universelle.contract.page import Page
from universelle.games.expo_1906.page.table import (
    MILESTONES,
    REASONS,
    SCRIPTS,
    VERDICTS,
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
    verdicts=VERDICTS,
    scripts=SCRIPTS,
    styles=("pieces.css", "laboratory.css", "players.css", "shared_boards.css", "board.css"),
)
