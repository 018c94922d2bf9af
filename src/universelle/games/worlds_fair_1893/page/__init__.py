"""The page of World's Fair 1893: its parts."""

from __future__ import annotations

from typing import Final

from universelle.contract.page import Page
from universelle.games.worlds_fair_1893.choices import choice
from universelle.games.worlds_fair_1893.page.board import board
from universelle.games.worlds_fair_1893.page.description import description
from universelle.games.worlds_fair_1893.page.entries import opens, tell
from universelle.games.worlds_fair_1893.page.explanations import about, explain, legend
from universelle.games.worlds_fair_1893.page.headline import headline, steps
from universelle.games.worlds_fair_1893.page.picture import picture
from universelle.games.worlds_fair_1893.page.players import panel, strip
from universelle.games.worlds_fair_1893.page.result import result, scores
from universelle.games.worlds_fair_1893.page.small_board import small_board
from universelle.games.worlds_fair_1893.page.telling import REPORT, TELLING
from universelle.games.worlds_fair_1893.rules.components import Box
from universelle.games.worlds_fair_1893.rules.events import ScoringBegan
from universelle.games.worlds_fair_1893.rules.view import View

PAGE: Final[Page[View, Box]] = Page(
    board=board,
    picture=picture,
    small_board=small_board,
    headline=headline,
    steps=steps,
    panel=panel,
    strip=strip,
    choice=choice,
    description=description,
    explain=explain,
    about=about,
    legend=legend,
    result=result,
    value_names={
        "figures": ("figure",),
        "patrons": ("figure",),
        "removed": ("figure",),
        "exhibits": ("area",),
        "card_limits": ("area",),
    },
    reason_symbols={
        "reason-tickets": "ticket",
        "reason-most-tickets": "ticket",
        "reason-first-places": "medal",
        "reason-second-places": "medal",
        "reason-sets": "approved",
    },
    scores=scores,
    source_symbols={
        "areas": "medal",
        "sets": "approved",
        "tickets": "ticket",
        "figures": "figure",
        "turns": "clock",
    },
    opens=opens,
    tell=tell,
    if_moves=3,
    milestones=(ScoringBegan,),
    telling=TELLING,
    report=REPORT,
    styles=("table.css", "picture.css"),
)
