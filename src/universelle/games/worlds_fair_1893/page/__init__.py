"""The page of World's Fair 1893: its parts."""

from __future__ import annotations

from typing import Any, Final

from universelle.contract.page import Page
from universelle.games.worlds_fair_1893.page.table import (
    MILESTONES,
    REASONS,
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
    styles=("table.css",),
)
