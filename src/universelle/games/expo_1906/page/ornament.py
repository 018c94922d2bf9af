"""The art of pieces and laboratories: outlines, plates, symbols, the iron frame and the floor."""

from __future__ import annotations

from functools import cache
from typing import Final

from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import fit, num, symbol_at

CELL: Final = 64  # of a laboratory, in its own units
NAME_SIZE: Final = 13.5  # of the names on pieces, as in the styles
IRON: Final = 24  # the frame around the floor, with the names of rows and columns
EDGE: Final = 8  # the frame on the other two sides
SMALL: Final = 28  # a cell of a shape outside of laboratories
COLUMNS: Final = "abcdefgh"

Cells = tuple[tuple[int, int], ...]  # rows and columns, the first one in reading order
Units = tuple[tuple[str, int], ...]  # types and how many of each


# Places


def place_of(cell: str) -> tuple[int, int]:
    """Row and column of a cell, counted from 0."""
    return int(cell[1:]) - 1, COLUMNS.index(cell[0])


def name_of_cell(row: int, column: int) -> str:
    return f"{COLUMNS[column]}{row + 1}"


def at(x: float, y: float) -> str:
    return f"transform:translate({num(x)}px,{num(y)}px)"


# Outlines


@cache
def outline(cells: Cells, size: float, inset: float, radius: float) -> str:
    """The path around cells that hang together, so far inside of them and with round corners."""
    corners = _corners(cells)
    parts: list[str] = []
    for number, (row, column) in enumerate(corners):
        before, after = corners[number - 1], corners[(number + 1) % len(corners)]
        come, go = _direction(before, (row, column)), _direction((row, column), after)
        x = column * size + inset * (-come[0] - go[0])
        y = row * size + inset * (come[1] + go[1])
        start = f"{num(x - radius * come[1])} {num(y - radius * come[0])}"
        end = f"{num(x + radius * go[1])} {num(y + radius * go[0])}"
        parts.append(f"{'L' if parts else 'M'}{start}Q{num(x)} {num(y)} {end}")
    return f"{''.join(parts)}Z"


@cache
def cell_lines(cells: Cells, size: float) -> str:
    """The path of the lines between the cells of a shape."""
    parts: list[str] = []
    for row, column in cells:
        x, y = column * size, row * size
        if (row, column + 1) in cells:
            parts.append(f"M{num(x + size)} {num(y)}v{num(size)}")
        if (row + 1, column) in cells:
            parts.append(f"M{num(x)} {num(y + size)}h{num(size)}")
    return "".join(parts)


def _direction(start: tuple[int, int], end: tuple[int, int]) -> tuple[int, int]:
    rows, columns = end[0] - start[0], end[1] - start[1]
    return (rows > 0) - (rows < 0), (columns > 0) - (columns < 0)


def _corners(cells: Cells) -> list[tuple[int, int]]:
    """The corners of the shape, clockwise."""
    edges: dict[tuple[int, int], tuple[int, int]] = {}
    for row, column in cells:
        if (row - 1, column) not in cells:
            edges[row, column] = (row, column + 1)
        if (row, column + 1) not in cells:
            edges[row, column + 1] = (row + 1, column + 1)
        if (row + 1, column) not in cells:
            edges[row + 1, column + 1] = (row + 1, column)
        if (row, column - 1) not in cells:
            edges[row + 1, column] = (row, column)
    start = min(edges)
    walk = [start]
    while edges[walk[-1]] != start:
        walk.append(edges[walk[-1]])
    return [
        here
        for number, here in enumerate(walk)
        if _direction(walk[number - 1], here) != _direction(here, walk[(number + 1) % len(walk)])
    ]


@cache
def bounds(cells: Cells) -> tuple[int, int, int, int]:
    """The first row and column, and how many there are."""
    rows, columns = [row for row, _ in cells], [column for _, column in cells]
    return min(rows), min(columns), max(rows) - min(rows) + 1, max(columns) - min(columns) + 1


@cache
def upright(cells: Cells) -> Cells:
    """The same shape, its first row and column being 0."""
    row, column, _, _ = bounds(cells)
    return tuple([(r - row, c - column) for r, c in cells])


def _longest_row(cells: Cells) -> tuple[int, int, int]:
    """The row with most cells in a line, its first column, and how many they are; the lowest of equals."""
    best = (0, 0, 0)
    for row, column in cells:
        length = 1
        while (row, column + length) in cells:
            length += 1
        if length > best[2] or (length == best[2] and row > best[0]):
            best = (row, column, length)
    return best


# Resource tiles

# The corners of the double half, by turn: above and right, right and below, below and left, left and above.
HALVES: Final = ("M0 0H1V1Z", "M1 0V1H0Z", "M1 1H0V0Z", "M0 1V0H1Z")
DOUBLES: Final = (
    ((0.60, 0.2), (0.81, 0.45)),
    ((0.81, 0.56), (0.56, 0.81)),
    ((0.4, 0.81), (0.19, 0.55)),
    ((0.19, 0.44), (0.44, 0.19)),
)
SINGLES: Final = ((0.27, 0.73), (0.27, 0.27), (0.73, 0.27), (0.73, 0.73))
CUTS: Final = ("M0 0L1 1", "M1 0L0 1", "M0 0L1 1", "M1 0L0 1")


@once
def resource(double: str, single: str, turn: int, size: float) -> list[Node]:
    """A resource tile, cut from corner to corner; its symbols stay upright however it is turned."""
    near, far = size * 0.04, size * 0.92
    symbols = [
        symbol_at(double, size * x - size * 0.14, size * y - size * 0.14, size * 0.28, f"type-symbol {double}")
        for x, y in DOUBLES[turn]
    ]
    x, y = SINGLES[turn]
    symbols.append(
        symbol_at(single, size * x - size * 0.15, size * y - size * 0.15, size * 0.3, f"type-symbol {single}")
    )
    return [
        node(
            "rect",
            class_=f"type-fill {single}",
            x=num(near),
            y=num(near),
            width=num(far),
            height=num(far),
            rx=num(size / 24),
        ),
        node("path", class_=f"type-fill {double}", d=_scaled(HALVES[turn], near, far)),
        node("path", class_="tile-cut", d=_scaled(CUTS[turn], near, far)),
        node("g", symbols, class_="symbols"),
        node("rect", class_="tile-edge", x=num(near), y=num(near), width=num(far), height=num(far), rx=num(size / 24)),
    ]


@cache
def _scaled(path: str, start: float, length: float) -> str:
    """A path of the unit square, drawn so large."""
    return "".join([num(start + length * int(char)) if char.isdigit() else char for char in path])


# Projects


@once
def project(
    words: Translator, name: str, key: str, cells: Cells, prestige: int, needs: Units, has: Units, done: bool
) -> list[Node]:
    """A project in a laboratory: on each of its cells a need, with a pip for every unit of it."""
    supplied = dict(has)
    signs = [_need(name, kind, count, supplied.get(kind, 0), place) for (kind, count), place in zip(needs, cells)]
    return [
        _plate(words, name, key, cells, prestige),
        node("g", signs, class_="needs", id=f"{name}-needs"),
        *([node("g", seal(cells[0][1] * CELL + 12, 12), id=f"{name}-seal")] if done else []),
    ]


@once
def _plate(words: Translator, name: str, key: str, cells: Cells, prestige: int) -> Node:
    """All of a project that does not change while it is there."""
    top = max([column for row, column in cells if row == 0])
    return node(
        "g",
        node("path", class_="project-body", d=outline(cells, CELL, 2.5, 7)),
        node("path", class_="project-line", d=outline(cells, CELL, 5.5, 5)),
        _title(words.name(f"project-{key}"), cells),
        medal(top * CELL + CELL - 12, 13, prestige),
        id=f"{name}-plate",
    )


@once
def _need(name: str, kind: str, count: int, supplied: int, place: tuple[int, int]) -> Node:
    row, column = place
    x, y = column * CELL + CELL / 2, row * CELL
    step = min(12, 46 / count)
    first = x - step * (count - 1) / 2
    pips = [
        node(
            "circle",
            class_=f"need-pip {'supplied' if n < supplied else 'missing'} {kind}",
            cx=num(first + step * n),
            cy=num(y + 36.5),
            r=4.2,
        )
        for n in range(count)
    ]
    return node("g", symbol_at(kind, x - 11.5, y + 6, 23, f"type-ink {kind}"), pips, class_="need", id=f"{name}-{kind}")


def _title(text: str, cells: Cells) -> Node:
    """A name along the longest row, or down the side of what is narrow."""
    row, column, length = _longest_row(cells)
    if length == 1:
        return _name(text, 4 * CELL - 40, transform=f"translate(14 {num(2 * CELL)}) rotate(-90)")
    return _name(text, length * CELL - 20, x=num((column + length / 2) * CELL), y=num(row * CELL + 57))


def _name(text: str, room: float, **where: str) -> Node:
    """A name, squeezed where it is too long for its room."""
    text, too_long = fit(text, room, NAME_SIZE, NAME_SIZE * 0.72)
    squeezed = {"textlength": num(room), "lengthadjust": "spacingAndGlyphs"} if too_long else {}
    return node("text", text, class_="piece-name", **squeezed, **where)


def medal(x: float, y: float, prestige: int) -> Node:
    return node(
        "g",
        node("circle", cx=num(x), cy=num(y), r=10.5),
        node("text", str(prestige), x=num(x), y=num(y + 4.7)),
        class_="points-medal",
    )


def seal(x: float, y: float) -> Node:
    """The mark of what is completed."""
    return node(
        "g", node("circle", cx=num(x), cy=num(y), r=11), symbol_at("check", x - 7, y - 7, 14), class_="seal stamp"
    )


@once
def small_project(cells: Cells, needs: Units) -> list[Node]:
    """A project outside of laboratories: its needs as numbers."""
    signs: list[Node] = []
    for (kind, count), (row, column) in zip(needs, cells):
        x, y = column * SMALL, row * SMALL
        signs.append(symbol_at(kind, x + 3, y + 6, 15, f"type-ink {kind}"))
        signs.append(node("text", str(count), class_="unit-count", x=num(x + 21), y=num(y + 18.5)))
    return [
        node("path", class_="project-body", d=outline(cells, SMALL, 0.5, 4)),
        _lines(cells, SMALL),
        node("g", signs),
    ]


@once
def small_technology(cells: Cells, gives: Units, improves: str | None, value: str) -> list[Node]:
    """A technology outside of laboratories, with what it gives on its cells."""
    if improves is None:
        units = [kind for kind, count in gives for _ in range(count)]
        signs = [_small_sign(kind, place) for kind, place in zip(units, _spread(cells, len(units)))]
    else:
        row, column = cells[1]
        x, y = (column + 0.5) * SMALL, row * SMALL + 19
        signs = [
            _small_sign(improves, cells[0]),
            node("text", value, class_="technology-value", x=num(x), y=num(y)),
        ]
    return [
        node("path", class_="technology-body", d=outline(cells, SMALL, 0.5, 4)),
        _lines(cells, SMALL),
        node("g", signs),
    ]


def _small_sign(kind: str, place: tuple[float, float]) -> Node:
    row, column = place
    return symbol_at(kind, column * SMALL + 5, row * SMALL + 5, SMALL - 10, "technology-symbol")


@once
def _lines(cells: Cells, size: float) -> Node:
    return node("path", class_="cell-lines", d=cell_lines(cells, size))


# Technologies


@once
def technology(words: Translator, key: str, cells: Cells, gives: Units, improves: str | None, value: str) -> list[Node]:
    """A technology in a laboratory: a symbol for every unit it gives, or the card it improves and its new value."""
    if improves is None:
        units = [kind for kind, count in gives for _ in range(count)]
        signs = [_unit(kind, place) for kind, place in zip(units, _spread(cells, len(units)))]
    else:
        (row, column), (second, beside) = cells[0], cells[1]
        signs = [
            symbol_at(improves, column * CELL + 18, row * CELL + 14, 28, "technology-symbol"),
            node("text", value, class_="technology-value", x=num(beside * CELL + 32), y=num(second * CELL + 38)),
        ]
    return [
        node("path", class_="technology-body", d=outline(cells, CELL, 2.5, 7)),
        node("path", class_="technology-line", d=outline(cells, CELL, 5.5, 5)),
        node("g", signs, class_="needs"),
        _title(words.name(f"technology-{key}"), cells),
    ]


def _unit(kind: str, place: tuple[float, float]) -> Node:
    row, column = place
    return symbol_at(kind, column * CELL + 19, row * CELL + 14, 26, "technology-symbol")


def _spread(cells: Cells, count: int) -> list[tuple[float, float]]:
    """A place for each of so many symbols: on the cells, on some twice if there are more."""
    if count <= len(cells):
        return [(float(row), float(column)) for row, column in cells[:count]]
    doubled: list[tuple[float, float]] = [(row, column + shift) for row, column in cells for shift in (-0.2, 0.2)]
    return doubled[:count]


# The empty laboratory


@once
def iron(rows: int, columns: int) -> Node:
    """The frame, with the names of rows and columns."""
    width, height = columns * CELL + IRON + EDGE, rows * CELL + IRON + EDGE
    whip = "M6 44C6 20 20 6 44 6M6 30c9-1 13-7 11-13c-2-5-9-4-8 1c1 3 5 3 6 0M30 6c-1 9-7 13-13 11"
    corners = [(0, 0, 0), (width, 0, 90), (width, height, 180), (0, height, 270)]
    return node(
        "g",
        node("rect", class_="iron-frame", x=1.5, y=1.5, width=width - 3, height=height - 3, rx=12),
        node("rect", class_="iron-line", x=5.5, y=5.5, width=width - 11, height=height - 11, rx=8),
        [
            node("path", class_="iron-ornament", d=whip, transform=f"translate({x} {y}) rotate({turn})")
            for x, y, turn in corners
        ],
        [node("text", COLUMNS[n], class_="coordinate", x=IRON + CELL * n + CELL // 2, y=18) for n in range(columns)],
        [node("text", str(n + 1), class_="coordinate", x=13, y=IRON + CELL * n + CELL // 2 + 4) for n in range(rows)],
    )


@once
def ground(rows: int, columns: int) -> Node:
    """The boards of the floor and the lines between its cells."""
    width, height = columns * CELL, rows * CELL
    lines = [f"M{CELL * n} 0V{height}" for n in range(columns + 1)] + [
        f"M0 {CELL * n}H{width}" for n in range(rows + 1)
    ]
    boards = [f"M0 {CELL * n + 32}H{width}" for n in range(rows)] + [
        f"M{CELL * n + 32} 0V{height}" for n in range(columns)
    ]
    return node(
        "g",
        node("rect", class_="floor", width=width, height=height),
        node("path", class_="floor-boards", d="".join(boards)),
        node("path", class_="floor-grid", d="".join(lines)),
    )


HATCH: Final = "M8 20L20 8M8 32L32 8M8 44L44 8M8 56L56 8M20 56L56 20M32 56L56 32M44 56L56 44"


@once
def scrap(is_left: bool) -> list[Node]:
    """Scrap, or the mark of where it was."""
    marks: list[Node] = [node("path", class_="hatch", d=HATCH)]
    if is_left:
        marks = [
            node("rect", class_="scrap-plate", x=6, y=6, width=52, height=52, rx=3),
            *marks,
            symbol_at("scrap", 15, 15, 34, "scrap-symbol"),
        ]
    return marks
