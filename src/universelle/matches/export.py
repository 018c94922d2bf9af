"""Positions as pictures that can be saved, sent and shown elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from universelle.contract.artwork import plates, poster_of, symbols
from universelle.contract.game import Game
from universelle.contract.scene import scene_of
from universelle.core.state import State
from universelle.drawing.animated import apng
from universelle.drawing.standalone import png, size_of, standalone
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.matches.players import players_in
from universelle.matches.record import Record

WIDTH: Final = 1074  # pixels of a PNG: half as large again as the drawing
POSTER_WIDTH: Final = 1080
ANIMATED_AREA: Final = 280_000  # pixels of a frame, whatever its shape
PAPER: Final = "#fff"  # what lies under a picture that moves
FRAMES: Final = 20  # after the first position
SHOWN, SHOWN_LAST = 0.8, 3.0  # seconds for which a position is seen


def board_svg(game: Game, state: State, players: Sequence[str], language: str = "en") -> str:
    """A position as a spectator sees it, as an SVG that needs nothing else."""
    words = Translations(language, game.package, players)
    drawn = game.page.picture(scene_of(state, words))
    return standalone(drawn, _styles(game), game.meta.slug, (*symbols(game), *plates(game)))


def record_svg(record: Record, at: int | None = None, language: str = "en") -> str:
    """The position of a record after so many moves."""
    game = load(record.game)
    return board_svg(game, record.position(at), players_in(language, game.package, record.seats), language)


def record_apng(record: Record, language: str = "en") -> bytes:
    """The course of a match as a picture that moves."""
    game = load(record.game)
    players = players_in(language, game.package, record.seats)
    moments = set(_moments(len(record.moves)))
    state = record.begin()
    drawn = [board_svg(game, state, players, language)]
    for number, after in enumerate(record.replay(state), start=1):
        if number in moments:
            drawn.append(board_svg(game, after, players, language))
    wide, high = size_of(drawn[0])
    width = round((ANIMATED_AREA * wide / high) ** 0.5)
    return apng([png(svg, width, PAPER) for svg in drawn], SHOWN, SHOWN_LAST)


def _moments(moves: int) -> list[int]:
    """At most so many positions, evenly over a match, the last one among them."""
    frames = min(moves, FRAMES)
    return [round(moves * number / frames) for number in range(1, frames + 1)]


def board_png(svg: str) -> bytes:
    return png(svg, WIDTH)


def poster_png(slug: str) -> bytes:
    """The poster of a game."""
    game = load(slug)
    own = _own_styles(game, ("theme.css", "poster.css"))
    drawn = standalone(poster_of(game), (*_house_styles("default.css"), *own), slug, symbols(game), "poster")
    return png(drawn, POSTER_WIDTH)


@cache
def _styles(game: Game) -> tuple[str, ...]:
    return *_house_styles(), *_own_styles(game, ("theme.css", *game.page.styles))


def _house_styles(*more: str) -> list[str]:
    folder = files("universelle.drawing").joinpath("static")
    return [folder.joinpath(name).read_text(encoding="utf-8") for name in ("tokens.css", "house.css", *more)]


def _own_styles(game: Game, names: Sequence[str]) -> list[str]:
    return [sheet for name in names if (sheet := game.file(name))]
