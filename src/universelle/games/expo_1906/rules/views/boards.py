"""The boards that all share, in a view."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from universelle.games.expo_1906.rules.components import (
    CARDS,
    CHITS,
    ELECTRICITY,
    FIRST_TECHNOLOGY,
    GHOSTS,
    MOST_TOKENS,
    NONE,
    OWNERS,
    PROJECTS,
    ROW_COUNT,
    SHAPES,
    STEAM,
    TECHNOLOGIES,
    TYPES,
    Box,
)
from universelle.games.expo_1906.rules.scoring import preferred_energy
from universelle.games.expo_1906.rules.view import (
    AcademyView,
    GhostView,
    JuryView,
    LaboratoryView,
    LinkView,
    PatentsView,
    RowView,
    TileView,
)
from universelle.games.expo_1906.rules.views.pieces import project_view, technology_view, tile_view

if TYPE_CHECKING:
    from universelle.games.expo_1906.rules.state import Expo

Pieces: TypeAlias = tuple[int, ...]
Tokens: TypeAlias = tuple[int, ...]

BOXES: Final = 16  # whose descriptions are remembered, the last ones used
PARTS: Final = 1024  # that are remembered, the last ones used


@lru_cache(BOXES)
def laboratory_view(box: Box) -> LaboratoryView:
    return {"rows": box.floor.rows, "columns": box.floor.columns}


@lru_cache(PARTS)
def station_view(box: Box, tiles: Pieces) -> list[TileView | None]:
    return [None if tile == NONE else tile_view(box, tile) for tile in tiles]


@lru_cache(PARTS)
def academy_view(
    box: Box, projects: Pieces, below: tuple[Pieces, ...], unseen: tuple[int, ...], technologies: int
) -> AcademyView:
    return {
        "projects": [
            {
                "shape": SHAPES[shape],
                "project": None if project == NONE else project_view(box, project),
                "unseen": unseen[shape],
                "below": [PROJECTS[under] for under in below[shape]],
            }
            for shape, project in enumerate(projects)
        ],
        "technologies": [
            technology_view(box, FIRST_TECHNOLOGY + number)
            for number in range(len(TECHNOLOGIES))
            if technologies >> number & 1
        ],
    }


@lru_cache(PARTS)
def jury_view(box: Box, tiles: tuple[int, ...], steam: int, electricity: int) -> JuryView:
    return {
        "spaces": box.jury_spaces,
        "tiles": [TYPES[energy] for energy in tiles],
        "left": {TYPES[STEAM]: steam, TYPES[ELECTRICITY]: electricity},
        "preferred": type_or_none(preferred_energy(tiles)),
    }


def type_or_none(kind: int) -> str | None:
    return None if kind == NONE else TYPES[kind]


@lru_cache(PARTS)
def patents_view(
    box: Box, discount: int, order: tuple[Tokens, ...], steps: tuple[int, ...], chits: tuple[int, ...], left: int
) -> PatentsView:
    return {
        "steps": box.steps,
        "step_points": box.points_by_step[:],
        "links": _links(box, discount),
        "chits": [chit for number, chit in enumerate(CHITS) if left >> number & 1],
        "rows": [
            _row(row, chits[row], order[row], tuple([steps[token] for token in order[row]])) for row in box.row_order
        ],
    }


@lru_cache(BOXES)
def _links(box: Box, discount: int) -> list[LinkView]:
    return [
        {
            "rows": [TYPES[upper], TYPES[lower]],
            "step": step,
            "price": price,
            "price_now": price - discount if price > discount else 0,
        }
        for upper, lower, step, price in box.links
    ]


@lru_cache(PARTS)
def _row(row: int, chit: int, tokens: Tokens, steps: tuple[int, ...]) -> RowView:
    return {
        "row": TYPES[row],
        "chit": chit_or_none(chit),
        "tokens": [
            {
                "seat": OWNERS[token] if token < GHOSTS else None,
                "token": token % MOST_TOKENS + 1 if token < GHOSTS else None,
                "step": step,
            }
            for token, step in zip(tokens, steps)
        ],
    }


def chit_or_none(chit: int) -> str | None:
    return None if chit == NONE else CHITS[chit]


def ghost_view(state: Expo) -> GhostView | None:
    """One or two players: the ghosts' steps; one player: the ghost's cards, too."""
    if not state.box.has_ghosts:
        return None
    solo = len(state.players) == 1
    return {
        "steps": {TYPES[row]: state.patents.steps[GHOSTS + row] for row in range(ROW_COUNT)},
        "tiles": state.box.ghost_tiles,
        "card": None if state.ghost_card == NONE else CARDS[state.ghost_card],
        "deck": state.ghost_undrawn if solo else None,
        "target": state.box.target if solo else None,
    }
