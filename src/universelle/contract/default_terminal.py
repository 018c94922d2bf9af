"""The terminal board of a game that brings none: its view as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from universelle.contract import default_page as drawn
from universelle.drawing.parts import name_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from universelle.contract.scene import Scene

ACTIVE: Final = "▶"  # marks who must decide


def board(scene: Scene[Any, Any], small: bool) -> RenderableType:
    """The headline, what belongs to nobody, and a row for each player; on a small screen a player takes a line each."""
    parts: list[RenderableType] = [Text(drawn.headline(scene), style="bold")]
    for key, value in drawn.shared(scene).items():
        parts.append(_part(scene, key, value))
    parts.append(_lines(scene) if small else _players(scene))
    return Group(*parts)


def cards(scene: Scene[Any, Any]) -> RenderableType:
    """Nothing more is known than the board shows."""
    return board(scene, small=True)


def _part(scene: Scene[Any, Any], key: str, value: Any) -> RenderableType:
    words = scene.words
    name = drawn.name_in_view(words, key)
    if not drawn.is_table(value):
        return Text.assemble((f"{words('label', what=name)} ", "bold"), drawn.as_text(words, key, value))
    keys = drawn.columns(value)
    table = Table(title=Text(name), title_justify="left", title_style="bold", box=None, pad_edge=False)
    for column in keys:
        table.add_column(Text(drawn.name_in_view(words, column)))
    for row in value:
        table.add_row(*[Text(drawn.as_text(words, column, row.get(column))) for column in keys])
    return table


def _players(scene: Scene[Any, Any]) -> RenderableType:
    """A table with a row for each player."""
    words = scene.words
    rows = [drawn.player_in(scene.view, seat) for seat in range(len(scene.view.get(drawn.PLAYERS, ())))]
    keys = [key for key in drawn.columns(rows) if any([row.get(key) is not None for row in rows])]
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    table.add_column(Text(words("board-player")))
    for key in keys:
        table.add_column(Text(drawn.name_in_view(words, key)))
    for seat, row in enumerate(rows):
        values = [Text(drawn.as_text(words, key, row.get(key))) for key in keys]
        table.add_row(_mark(scene, seat), Text(name_of(words, seat)), *values)
    return table


def _lines(scene: Scene[Any, Any]) -> RenderableType:
    lines = drawn.description(scene)
    seats = range(len(scene.view.get(drawn.PLAYERS, ())))
    return Group(*[Text(f"{_mark(scene, seat):1} {lines[f'player-{seat + 1}']}") for seat in seats])


def _mark(scene: Scene[Any, Any], seat: int) -> str:
    return ACTIVE if seat in scene.to_move else ""
