"""Pieces, in laboratories and outside of them: what they are called and how they are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import num, symbol_at
from universelle.games.expo_1906.choices import piece_code
from universelle.games.expo_1906.page.ornament import (
    CELL,
    SMALL,
    Cells,
    Units,
    at,
    bounds,
    outline,
    place_of,
    project,
    resource,
    scrap,
    small_project,
    small_technology,
    technology,
    upright,
)
from universelle.games.expo_1906.rules.components import Box
from universelle.games.expo_1906.rules.view import AnyPieceView, LaidPieceView, LaidProjectView, LaidTechnologyView

OFFER: Final = 7  # a cell of a technology that is for sale
Attributes: TypeAlias = "tuple[tuple[str, str], ...]"  # for parts that are remembered


def units(counts: Mapping[str, int]) -> Units:
    return tuple(counts.items())


def flat_cells(shapes: Mapping[str, list[list[list[int]]]], shape: str) -> Cells:
    """The cells of a shape outside of laboratories: turned so that it is as low as can be."""
    turns = [upright(tuple([(row, column) for row, column in turn])) for turn in shapes[shape]]
    return min(turns, key=lambda cells: bounds(cells)[2])


def identity(piece: AnyPieceView) -> str:
    """The id that a piece keeps for the whole game."""
    if "tile" in piece:
        return f"tile-{piece['tile']}"
    return f"project-{piece['project']}" if "project" in piece else f"tech-{piece['technology']}"


def project_title(words: Translator, project: str) -> str:
    """The name of a project for a narrow place: long words may be broken."""
    broken = words(f"project-{project}.hyphenated")
    return words.name(f"project-{project}") if broken.startswith("project-") else broken


def laid_code(piece: LaidPieceView) -> str:
    """What a piece is called in notation, in a laboratory."""
    return piece["cell"] if "tile" in piece else piece_code(piece)


@once
def improved_value(box: Box, card: str | None) -> str:
    """The number that an improvement changes."""
    values = {
        "train-station": "+".join([str(price) for price in box.improved_prices]),
        "academy": f"+{box.free_tiles}",
        "laboratory": str(box.improved_work),
        "journal": str(box.improved_points),
        "skyscraper": str(box.improved_income),
    }
    return values.get(card or "", "")


def laid_piece(words: Translator, box: Box, piece: LaidPieceView, prefix: str = "", more: Attributes = ()) -> Node:
    """A piece in a laboratory; those of rivals have a prefix."""
    name = f"{prefix}{identity(piece)}"
    if "tile" in piece:
        return _laid_tile(name, piece["kind"], piece["cell"], piece["turn"], more)
    if "project" in piece:
        return _laid_project(
            words,
            name,
            piece["project"],
            piece["energy"],
            _covered(piece),
            piece["prestige"],
            units(piece["needs"]),
            units(piece["has"]),
            piece["completed"],
            more,
        )
    improves = piece["improves"]
    value = improved_value(box, improves)
    gives = units(piece["gives"])
    return _laid_technology(words, name, piece["technology"], _covered(piece), gives, improves, value, more)


def _covered(piece: LaidProjectView | LaidTechnologyView) -> Cells:
    return tuple([place_of(cell) for cell in piece["cells"]])


def _piece(name: str, kind: str, about: str, art: list[Node], x: float, y: float, more: Attributes) -> Node:
    return node(
        "g",
        art,
        id=name,
        class_=f"piece {kind}",
        data_about=about,
        style=at(x, y),
        **dict(more),
    )


@once
def _laid_tile(name: str, kind: str, cell: str, turn: int, more: Attributes) -> Node:
    double, single = kind.split("-")
    row, column = place_of(cell)
    art = _tile_art(f"{name}-art", double, single, turn)
    return _piece(name, "tile", f"tile-{kind}", [art], column * CELL, row * CELL, more)


@once
def _tile_art(name: str, double: str, single: str, turn: int) -> Node:
    return node("g", resource(double, single, turn, CELL), id=name)


@once
def _laid_project(
    words: Translator,
    name: str,
    key: str,
    energy: str,
    cells: Cells,
    prestige: int,
    needs: Units,
    has: Units,
    done: bool,
    more: Attributes,
) -> Node:
    row, column, _, _ = bounds(cells)
    art = project(words, name, key, upright(cells), prestige, needs, has, done)
    kind = f"project {energy}{' completed' if done else ''}"
    return _piece(name, kind, f"project-{key}", art, column * CELL, row * CELL, more)


@once
def _laid_technology(
    words: Translator,
    name: str,
    key: str,
    cells: Cells,
    gives: Units,
    improves: str | None,
    value: str,
    more: Attributes,
) -> Node:
    row, column, _, _ = bounds(cells)
    art = node("g", technology(words, key, upright(cells), gives, improves, value), id=f"{name}-art")
    kind = "technology improvement" if improves else "technology"
    return _piece(name, kind, f"technology-{key}", [art], column * CELL, row * CELL, more)


@once
def scraps(prefix: str, start: tuple[str, ...], left: tuple[str, ...]) -> Node:
    """Scrap, and marks where it was at the start: they count for a chit."""
    cells = dict.fromkeys([*start, *left])
    return node("g", [_scrap(prefix, cell, cell in left) for cell in cells], id=f"{prefix}lab-scrap")


@once
def _scrap(prefix: str, cell: str, is_left: bool) -> Node:
    row, column = place_of(cell)
    return node(
        "g",
        scrap(is_left),
        id=f"{prefix}scrap-{cell}",
        class_="scrap",
        data_about="scrap",
        style=at(column * CELL, row * CELL),
    )


@once
def small_tile(name: str, kind: str, x: float, y: float, size: float) -> Node:
    """A resource tile outside of laboratories."""
    double, single = kind.split("-")
    return node(
        "g",
        resource(double, single, 0, size),
        id=name,
        class_="piece tile",
        data_about=f"tile-{kind}",
        style=at(x, y),
    )


@once
def small_project_svg(key: str, energy: str, cells: Cells, needs: Units) -> Node:
    """A project outside of laboratories."""
    piece = node(
        "g",
        small_project(cells, needs),
        id=f"project-{key}",
        class_=f"piece project small {energy}",
        data_about=f"project-{key}",
    )
    return _small_svg(f"project-{key}", piece, cells)


@once
def small_technology_svg(key: str, cells: Cells, gives: Units, improves: str | None, value: str) -> Node:
    """A technology that waits to be placed."""
    piece = node(
        "g",
        small_technology(cells, gives, improves, value),
        id=f"tech-{key}",
        class_=f"piece technology small{' improvement' if improves else ''}",
        data_about=f"technology-{key}",
    )
    return _small_svg(f"tech-{key}", piece, cells)


def _small_svg(name: str, piece: Node, cells: Cells) -> Node:
    _, _, rows, columns = bounds(cells)
    return node(
        "svg",
        piece,
        id=f"{name}-svg",
        class_="shape",
        style=f"--rows:{rows}",
        viewbox=f"0 0 {columns * SMALL} {rows * SMALL}",
        width=columns * SMALL,
        height=rows * SMALL,
    )


@once
def technology_offer(key: str, cells: Cells, gives: Units, improves: str | None, value: str) -> Node:
    """A technology that is for sale: its shape, and what it gives beside it."""
    _, _, rows, columns = bounds(cells)
    width, height = columns * OFFER, rows * OFFER
    kind = " improvement" if improves else ""
    signs: list[Node] = []
    wide, tall = width + 6, max(height, 18.0)
    for sign, count in [(improves, value)] if improves else [(each, str(count)) for each, count in gives]:
        if count:
            signs.append(node("text", count, class_="unit-count", x=num(wide), y=num(tall / 2 + 4.5)))
            wide += 8 * len(count)
        signs.append(symbol_at(sign, wide, tall / 2 - 8, 16, f"type-ink {sign}"))
        wide += 18
    piece = node(
        "g",
        node(
            "path",
            class_="technology-body",
            d=outline(cells, OFFER, 0.5, 1.5),
            transform=f"translate(0 {num((tall - height) / 2)})",
        ),
        signs,
        id=f"tech-{key}",
        class_=f"piece technology small{kind}",
        data_about=f"technology-{key}",
    )
    return node(
        "svg",
        piece,
        id=f"tech-{key}-svg",
        class_="shape",
        viewbox=f"0 0 {num(wide)} {num(tall)}",
        width=num(wide),
        height=num(tall),
    )
