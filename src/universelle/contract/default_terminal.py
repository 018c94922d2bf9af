"""The terminal board of a game that brings none: its view as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table

from universelle.contract import default_page

if TYPE_CHECKING:
    from rich.console import RenderableType

    from universelle.contract.scene import Scene


def board(scene: Scene[Any, Any], small: bool) -> RenderableType:
    """A row for each value that belongs to nobody, and one for each player."""
    table = Table(box=None, show_header=False, pad_edge=False)
    for line in default_page.description(scene).values():
        name, _, value = line.partition(": ")
        table.add_row(name if not small else name[:20], value)
    return table


def cards(scene: Scene[Any, Any]) -> RenderableType:
    """Nothing more is known than the board shows."""
    return board(scene, small=False)
