"""Positions as pictures that can be kept, sent and shown elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from universelle.bots.guests import names
from universelle.core.game import Game
from universelle.core.record import Record
from universelle.core.registry import load
from universelle.core.state import State
from universelle.drawing.scene import scene_of
from universelle.drawing.standalone import png, standalone
from universelle.i18n import Words

WIDTH: Final = 1074  # pixels of a PNG: half as large again as the drawing


def board_svg(game: Game, state: State, players: Sequence[str], language: str = "en") -> str:
    """A position as a spectator sees it, as an SVG that needs nothing else."""
    drawing = game.part("drawing")
    words = Words(language, game.package, players)
    return standalone(drawing.picture(scene_of(state, words)), _styles(game.package), drawing.FAIR, game.package)


def record_svg(record: Record, at: int | None = None, language: str = "en") -> str:
    """The position of a record after so many moves."""
    return board_svg(load(record.game), record.position(at), names(record.seats), language)


def board_png(svg: str) -> bytes:
    return png(svg, WIDTH)


@cache
def _styles(package: str) -> tuple[str, ...]:
    house = files("universelle.web").joinpath("static", "house.css").read_text(encoding="utf-8")
    return house, files(package).joinpath("static", "table.css").read_text(encoding="utf-8")
