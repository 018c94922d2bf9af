"""The page of Expo 1906."""

from __future__ import annotations

from typing import Final

from universelle.contract.page import Page
from universelle.games.expo_1906.choices import choice, listed
from universelle.games.expo_1906.page.board import board
from universelle.games.expo_1906.page.description import description
from universelle.games.expo_1906.page.dragging import placements
from universelle.games.expo_1906.page.entries import opens, tell
from universelle.games.expo_1906.page.explanations import about, explain, legend
from universelle.games.expo_1906.page.illustrations import illustrate
from universelle.games.expo_1906.page.picture import picture
from universelle.games.expo_1906.page.players import panel, strip
from universelle.games.expo_1906.page.progress import headline, steps
from universelle.games.expo_1906.page.result import result
from universelle.games.expo_1906.page.small_board import small_board
from universelle.games.expo_1906.page.telling import REPORT, TELLING
from universelle.games.expo_1906.rules.components import Box
from universelle.games.expo_1906.rules.events import RoundBegan, TargetMissed, TargetReached
from universelle.games.expo_1906.rules.view import View

PAGE: Final[Page[View, Box]] = Page(
    board=board,
    picture=picture,
    small_board=small_board,
    headline=headline,
    steps=steps,
    panel=panel,
    strip=strip,
    alike=frozenset(["panel", "strip", "description"]),
    choice=choice,
    listed=listed,
    description=description,
    explain=explain,
    about=about,
    legend=legend,
    illustrate=illustrate,
    result=result,
    value_names={
        "projects": ("project",),
        "technologies": ("technology",),
        "chits": ("chit",),
        "jury_tiles": ("resource",),
        "resource_tiles": ("tile",),
        "levels": ("option-value",),
    },
    reason_symbols={
        "reason-projects": "laboratory",
        "reason-leadership": "crown",
        "reason-jury": "jury",
        "reason-steps": "journal",
        "reason-chits": "medal",
    },
    source_symbols={
        "projects": "laboratory",
        "jury": "jury",
        "patents": "medal",
        "coins": "lira",
        "cards": "deck",
        "rounds": "clock",
    },
    keys={
        "tile-lift": ("Enter",),
        "tile-carry": ("←", "↑", "↓", "→"),
        "tile-turn": ("R",),
        "tile-back": ("Escape",),
    },
    opens=opens,
    tell=tell,
    milestones=(RoundBegan,),
    telling=TELLING,
    report=REPORT,
    verdicts=(TargetReached, TargetMissed),
    styles=("pieces.css", "laboratory.css", "players.css", "shared_boards.css", "board.css"),
    scripts=("laboratory.js",),
    answers={"placements": placements},
)
