"""The artwork of a game: emblem, poster, portraits and symbols, from its files or drawn from what it has."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from universelle.contract.game import Game
from universelle.drawing.node import Node, node
from universelle.drawing.svg_fragments import parse

DEFAULT_EMBLEM: Final = "medal"
PORTRAITS: Final = "portraits"  # the folder of the portraits
WIDTH, HEIGHT = 360, 270  # of a poster
RAYS: Final = 12


def emblem_of(game: Game) -> str:
    """The name of the game's emblem among the symbols of a page: its `emblem.svg`, or a medal."""
    return f"emblem-{game.meta.slug}" if game.file("emblem.svg") else DEFAULT_EMBLEM


@cache
def portrait_of(game: Game, opponent: str) -> str | None:
    """The address of an opponent's portrait, if the game has drawn one: `portraits/NAME.svg` among its files."""
    name = f"{PORTRAITS}/{opponent}.svg"
    return f"/static/{game.meta.slug}/{name}" if game.file(name) else None


def poster_of(game: Game) -> Node:
    """The picture of the game's poster: its `poster.svg`, or its emblem before rays in its accent."""
    drawn = game.file("poster.svg")
    return parse(drawn) if drawn else _plain_poster(emblem_of(game))


@cache
def _plain_poster(emblem: str) -> Node:
    middle = f"{WIDTH / 2:g} {HEIGHT / 2:g}"
    rays = [
        node("path", d="M0 0L-24 -300H24Z", transform=f"translate({middle}) rotate({360 * ray / RAYS:g})")
        for ray in range(RAYS)
    ]
    return node(
        "svg",
        node("rect", width=WIDTH, height=HEIGHT, class_="poster-sky"),
        node("g", rays, class_="poster-rays"),
        node("circle", cx=WIDTH / 2, cy=HEIGHT / 2, r=84, class_="poster-disc"),
        node("use", href=f"#sy-{emblem}", x=WIDTH / 2 - 56, y=HEIGHT / 2 - 56, width=112, height=112),
        class_="poster-art plain",
        viewbox=f"0 0 {WIDTH} {HEIGHT}",
        aria_hidden="true",
    )


@cache
def symbols(game: Game | None = None, shown: tuple[Game, ...] = ()) -> tuple[str, ...]:
    """The symbol elements of a page: the shared ones, those of its game, and the emblems of all games it shows.

    Games may use the same name for a symbol, so that a page can have the symbols of one game only.
    """
    shared = files("universelle.drawing").joinpath("static", "symbols.svg").read_text(encoding="utf-8")
    found = [_inside(shared)]
    if game and (own := game.file("symbols.svg")):
        found.append(_inside(own))
    for each in (*([game] if game else []), *shown):
        if emblem := each.file("emblem.svg"):
            found.append(f'<symbol id="sy-{emblem_of(each)}" viewBox="0 0 24 24">{_inside(emblem)}</symbol>')
    return tuple(found)


@cache
def plates(game: Game) -> tuple[str, ...]:
    """The symbol elements of the files from which a page fetches what it shows, for pictures that leave it."""
    return tuple([_inside(game.file(name) or "") for name in game.page.plates])


def _inside(svg: str) -> str:
    """What stands between the tags of the outermost element."""
    return svg[svg.index(">", svg.index("<svg")) + 1 : svg.rindex("</svg>")].strip()
