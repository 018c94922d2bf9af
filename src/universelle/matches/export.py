"""Positions as pictures that can be saved, sent and shown elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from universelle.contract.artwork import symbols
from universelle.contract.game import Game
from universelle.contract.scene import scene_of
from universelle.core.state import State
from universelle.drawing.standalone import png, standalone
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.matches.record import Record

WIDTH: Final = 1074  # pixels of a PNG: half as large again as the drawing


def board_svg(game: Game, state: State, players: Sequence[str], language: str = "en") -> str:
    """A position as a spectator sees it, as an SVG that needs nothing else."""
    words = Translations(language, game.package, players)
    return standalone(game.page.picture(scene_of(state, words)), _styles(game), game.meta.slug, symbols(game))


def record_svg(record: Record, at: int | None = None, language: str = "en") -> str:
    """The position of a record after so many moves."""
    return board_svg(load(record.game), record.position(at), record.names, language)


def board_png(svg: str) -> bytes:
    return png(svg, WIDTH)


@cache
def _styles(game: Game) -> tuple[str, ...]:
    folder = files("universelle.drawing").joinpath("static")
    shared = [folder.joinpath(name).read_text(encoding="utf-8") for name in ("tokens.css", "house.css")]
    own = [game.file(name) for name in ("theme.css", *game.page.styles)]
    return *shared, *[sheet for sheet in own if sheet]
