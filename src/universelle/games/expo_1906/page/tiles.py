"""Tiles, in laboratories and outside of them: what they are called and how they are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import num, symbol_at, tooltip
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
    technology,
    upright,
)
from universelle.games.expo_1906.rules.components import Box

Piece: TypeAlias = "Mapping[str, Any]"
Facts: TypeAlias = "tuple[tuple[str, str], ...]"  # attributes, for parts that are remembered


def units(counts: Mapping[str, int]) -> Units:
    return tuple(counts.items())


def flat_cells(shapes: Mapping[str, Any], piece: Piece) -> Cells:
    """The cells of a shaped piece outside of laboratories: turned so that it is as low as can be."""
    turns = [upright(tuple([(row, column) for row, column in turn])) for turn in shapes[piece["shape"]]]
    return min(turns, key=lambda cells: bounds(cells)[2])


def identity(piece: Piece) -> str:
    """The id that a piece keeps for the whole game."""
    if "tile" in piece:
        return f"tile-{piece['tile']}"
    return f"project-{piece['project']}" if "project" in piece else f"tech-{piece['technology']}"


def message_of(piece: Piece) -> str:
    """The key of a piece's name."""
    if "tile" in piece:
        return f"tile-{piece['kind']}"
    return f"project-{piece['project']}" if "project" in piece else f"technology-{piece['technology']}"


def code_of(piece: Piece) -> str:
    """What a piece is called in notation, outside of laboratories."""
    code: str = piece.get("kind") or piece.get("project") or piece["technology"]
    return code


def lying_code(piece: Piece) -> str:
    """What a piece is called in notation, in a laboratory."""
    code: str = piece["cell"] if "tile" in piece else code_of(piece)
    return code


def improved_value(box: Box, card: str | None) -> str:
    """The number that an improvement changes."""
    values = {
        "train-station": "+".join([str(price) for price in box.improved_prices]),
        "academy": "+1",
        "laboratory": str(box.improved_work),
        "journal": str(box.improved_points),
        "skyscraper": str(box.improved_income),
    }
    return values.get(card or "", "")


def lies(words: Translator, box: Box, piece: Piece, prefix: str = "", facts: Facts = ()) -> Node:
    """A piece in a laboratory; those of rivals have a prefix."""
    name = f"{prefix}{identity(piece)}"
    if "tile" in piece:
        return _tile_lies(words, name, piece["kind"], piece["cell"], piece["turn"], facts)
    cells = tuple([place_of(cell) for cell in piece["cells"]])
    if "project" in piece:
        return _project_lies(
            words,
            name,
            piece["project"],
            piece["energy"],
            cells,
            piece["prestige"],
            units(piece["needs"]),
            units(piece["has"]),
            piece["completed"],
            facts,
        )
    value = improved_value(box, piece["improves"])
    return _technology_lies(
        words, name, piece["technology"], cells, units(piece["gives"]), piece["improves"], value, facts
    )


def _piece(name: str, kind: str, text: str, art: list[Node], x: float, y: float, facts: Facts) -> Node:
    return node(
        "g",
        node("title", text, id=f"{name}-tooltip"),
        art,
        id=name,
        class_=f"piece {kind}",
        style=at(x, y),
        **dict(facts),
    )


@once
def _tile_lies(words: Translator, name: str, kind: str, cell: str, turn: int, facts: Facts) -> Node:
    double, single = kind.split("-")
    row, column = place_of(cell)
    art = node("g", resource(double, single, turn, CELL), id=f"{name}-art")
    return _piece(name, "tile", words.name(f"tile-{kind}"), [art], column * CELL, row * CELL, facts)


@once
def _project_lies(
    words: Translator,
    name: str,
    key: str,
    energy: str,
    cells: Cells,
    prestige: int,
    needs: Units,
    has: Units,
    done: bool,
    facts: Facts,
) -> Node:
    row, column, _, _ = bounds(cells)
    art = project(words, name, key, upright(cells), prestige, needs, has, done)
    kind = f"project {energy}{' completed' if done else ''}"
    return _piece(name, kind, tooltip(words, f"project-{key}"), art, column * CELL, row * CELL, facts)


@once
def _technology_lies(
    words: Translator,
    name: str,
    key: str,
    cells: Cells,
    gives: Units,
    improves: str | None,
    value: str,
    facts: Facts,
) -> Node:
    row, column, _, _ = bounds(cells)
    art = node("g", technology(words, key, upright(cells), gives, improves, value), id=f"{name}-art")
    kind = "technology improvement" if improves else "technology"
    return _piece(name, kind, tooltip(words, f"technology-{key}"), [art], column * CELL, row * CELL, facts)


@once
def scraps(words: Translator, prefix: str, start: tuple[str, ...], lying: tuple[str, ...]) -> Node:
    """Scrap, and marks where it lay at the start: they count for a chit."""
    cells = dict.fromkeys([*start, *lying])
    return node("g", [_scrap(words, prefix, cell, cell in lying) for cell in cells], id=f"{prefix}lab-scrap")


@once
def _scrap(words: Translator, prefix: str, cell: str, lies_there: bool) -> Node:
    row, column = place_of(cell)
    return node(
        "g",
        node("title", tooltip(words, "scrap")),
        scrap(lies_there),
        id=f"{prefix}scrap-{cell}",
        class_="scrap",
        style=at(column * CELL, row * CELL),
    )


@once
def small_tile(words: Translator, name: str, kind: str, x: float, y: float, size: float) -> Node:
    """A Resource tile outside of laboratories."""
    double, single = kind.split("-")
    return node(
        "g",
        node("title", words.name(f"tile-{kind}")),
        resource(double, single, 0, size),
        id=name,
        class_="piece tile",
        style=at(x, y),
    )


@once
def small_project_svg(words: Translator, key: str, energy: str, cells: Cells, needs: Units) -> Node:
    """A Project outside of laboratories."""
    _, _, rows, columns = bounds(cells)
    piece = node(
        "g",
        node("title", tooltip(words, f"project-{key}")),
        small_project(cells, needs),
        id=f"project-{key}",
        class_=f"piece project small {energy}",
    )
    return node(
        "svg",
        piece,
        id=f"project-{key}-svg",
        class_="shape",
        viewbox=f"0 0 {columns * SMALL} {rows * SMALL}",
        width=columns * SMALL,
        height=rows * SMALL,
    )


@once
def small_technology(
    words: Translator, key: str, cells: Cells, gives: Units, improves: str | None, value: str, size: float
) -> Node:
    """A Technology outside of laboratories: its shape, and what it gives beside it."""
    _, _, rows, columns = bounds(cells)
    width, height = columns * size, rows * size
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
        node("title", tooltip(words, f"technology-{key}")),
        node(
            "path",
            class_="technology-body",
            d=outline(cells, size, 0.5, 1.5),
            transform=f"translate(0 {num((tall - height) / 2)})",
        ),
        signs,
        id=f"tech-{key}",
        class_=f"piece technology small{kind}",
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
