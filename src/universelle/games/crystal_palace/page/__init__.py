"""The page of Crystal Palace: its parts."""

from __future__ import annotations

from typing import Final

from universelle.contract.page import Page
from universelle.games.crystal_palace.choices import choice
from universelle.games.crystal_palace.page.board import board
from universelle.games.crystal_palace.page.description import description
from universelle.games.crystal_palace.page.entries import opens, tell
from universelle.games.crystal_palace.page.explanations import about, explain, legend
from universelle.games.crystal_palace.page.headline import headline, steps
from universelle.games.crystal_palace.page.picture import picture
from universelle.games.crystal_palace.page.players.boards import panel, strip
from universelle.games.crystal_palace.page.players.dice import pass_button
from universelle.games.crystal_palace.page.result import REASON_SYMBOLS, result
from universelle.games.crystal_palace.page.small_board import small_board
from universelle.games.crystal_palace.page.telling import REPORT, TELLING
from universelle.games.crystal_palace.rules.components import Box
from universelle.games.crystal_palace.rules.events import RoundBegan
from universelle.games.crystal_palace.rules.view import View

PAGE: Final[Page[View, Box]] = Page(
    board=board,
    picture=picture,
    small_board=small_board,
    headline=headline,
    steps=steps,
    panel=panel,
    strip=strip,
    choice=choice,
    apart=pass_button,
    description=description,
    explain=explain,
    about=about,
    legend=legend,
    result=result,
    reason_symbols=REASON_SYMBOLS,
    value_names={
        "locations": ("place", "slot"),
        "nations": ("nation",),
        "patents": ("patent",),
        "characters": ("character",),
        "research": ("research",),
        "shares": ("share",),
        "exchanges": ("exchange",),
    },
    source_symbols={
        "points": "vp",
        "prototypes": "scroll",
        "characters": "hat",
        "benefits": "research",
        "buzz": "buzz",
        "money": "pound",
        "dice": "die",
        "debts": "loan",
    },
    keys={"dial-step": ("↑", "↓"), "dial-set": ("1", "…", "6")},
    opens=opens,
    tell=tell,
    milestones=(RoundBegan,),
    telling=TELLING,
    report=REPORT,
    styles=(
        *("symbols.css", "plates.css", "locations.css", "tracks.css", "players.css", "work.css", "table.css"),
        "picture.css",
    ),
    plates=("engravings.svg", "portraits.svg"),
    scripts=("dice.js",),
)
