"""Pieces in a view: projects, technologies and resource tiles, in laboratories and outside of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from universelle.games.expo_1906.rules.components import (
    CARDS,
    CELL_COUNT,
    CELL_NAMES,
    FIRST_RESOURCE,
    FIRST_TECHNOLOGY,
    KIND_CODES,
    NONE,
    PROJECTS,
    SHAPES,
    STRIDE,
    TECHNOLOGIES,
    TYPE_COUNT,
    TYPES,
    Box,
    lacking,
    units,
)
from universelle.games.expo_1906.rules.laboratory import CELL, PIECE_SHIFT, SPOT, Laboratory
from universelle.games.expo_1906.rules.view import (
    LaidPieceView,
    LaidProjectView,
    LaidTechnologyView,
    LaidTileView,
    PieceView,
    ProjectView,
    TechnologyView,
    TileView,
    Units,
)

BOXES: Final = 16  # whose descriptions are remembered, the last ones used
PIECES: Final = 2048  # that are remembered, the last ones used
UNITS: Final = 2048


def piece_view(box: Box, piece: int) -> PieceView:
    if piece < FIRST_TECHNOLOGY:
        return project_view(box, piece)
    return technology_view(box, piece) if piece < FIRST_RESOURCE else tile_view(box, piece)


@lru_cache(PIECES)
def project_view(box: Box, project: int) -> ProjectView:
    return {
        "project": PROJECTS[project],
        "shape": SHAPES[box.shape_of[project]],
        "energy": TYPES[box.energy[project]],
        "needs": by_type(box.needs[project]),
        "prestige": box.prestige[project],
    }


@lru_cache(PIECES)
def technology_view(box: Box, piece: int) -> TechnologyView:
    card = box.improves[piece - FIRST_TECHNOLOGY]
    return {
        "technology": TECHNOLOGIES[piece - FIRST_TECHNOLOGY],
        "shape": SHAPES[box.shape_of[piece]],
        "gives": by_type(box.gives[piece]),
        "improves": None if card == NONE else CARDS[card],
    }


@lru_cache(PIECES)
def tile_view(box: Box, tile: int) -> TileView:
    kind = KIND_CODES[box.kind_of[tile]]
    double, single = kind.split("-")
    return {"tile": tile - FIRST_RESOURCE + 1, "kind": kind, "double": double, "single": single}


@lru_cache(UNITS)
def by_type(packed: int) -> Units:
    """Units by their types, those of which there are some."""
    return {TYPES[kind]: units(packed, kind) for kind in range(TYPE_COUNT) if units(packed, kind)}


@lru_cache(UNITS)
def supplied(needs: int, supply: int) -> Units:
    """What there is of every type that is needed."""
    return {TYPES[kind]: units(supply, kind) for kind in range(TYPE_COUNT) if units(needs, kind)}


@lru_cache(BOXES)
def shapes_of(box: Box) -> dict[str, list[list[list[int]]]]:
    """By shape and turn: the rows and columns covered, counted from the first cell in reading order."""
    found = {}
    for shape in box.floor.shapes:
        turns = []
        for offsets in shape.offsets:
            steps = [divmod(step + STRIDE // 2, STRIDE) for step in (0, *offsets)]
            turns.append([[row, column - STRIDE // 2] for row, column in steps])
        found[shape.name] = turns
    return found


def laid_view(laboratory: Laboratory, laid: int) -> LaidPieceView:
    """A tile in a laboratory: where it is, and for a project what it has of what it needs."""
    piece, covered = laid >> PIECE_SHIFT, laboratory.cells(laid)
    if piece >= FIRST_RESOURCE:
        return _laid_resource(laboratory.box, laid)
    if piece >= FIRST_TECHNOLOGY:
        return _laid_technology(laboratory.box, laid, covered)
    return _laid_project(laboratory.box, laid, covered, laboratory.supply(covered), laboratory.is_completed(piece))


@lru_cache(PIECES)
def _laid_resource(box: Box, laid: int) -> LaidTileView:
    return {**tile_view(box, laid >> PIECE_SHIFT), "cell": CELL_NAMES[laid & CELL], "turn": _turn(laid)}


@lru_cache(PIECES)
def _laid_technology(box: Box, laid: int, covered: int) -> LaidTechnologyView:
    technology = technology_view(box, laid >> PIECE_SHIFT)
    return {**technology, "cell": CELL_NAMES[laid & CELL], "turn": _turn(laid), "cells": _cell_names(covered)}


@lru_cache(PIECES)
def _laid_project(box: Box, laid: int, covered: int, supply: int, completed: bool) -> LaidProjectView:
    project = laid >> PIECE_SHIFT
    return {
        **project_view(box, project),
        "cell": CELL_NAMES[laid & CELL],
        "turn": _turn(laid),
        "cells": _cell_names(covered),
        "has": supplied(box.needs[project], supply),
        "lacks": by_type(lacking(box.needs[project], supply)),
        "completed": completed,
    }


def _turn(laid: int) -> int:
    return (laid & SPOT) // CELL_COUNT


def _cell_names(cells: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in range(CELL_COUNT) if cells >> cell & 1]
