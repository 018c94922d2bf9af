"""A finished game as an animation: the page that says that it is being made, and shows it."""

from __future__ import annotations

from typing import Final

from universelle.drawing.node import Node, node, symbol
from universelle.web.finished.link_preview import result_preview
from universelle.web.finished.notes_page import STYLE
from universelle.web.layout import bar, colours_of, page
from universelle.web.table.table_page import Viewer
from universelle.web.table.tables import Table

SCRIPT: Final = "/static/house/animation.js"


def animation_page(table: Table, viewer: Viewer, origin: str) -> str:
    """`origin` is how the server was called."""
    words, game = table.words(viewer.language), table.match.game
    title = words("animation-title")
    main = node(
        "main", node("h1", title), _picture(table, viewer), _links(table, viewer), class_="film-page", id="main"
    )
    body = node("body", node("div", bar(fair=game.meta.title), main, id="page"), style=colours_of(table.colours))
    link = result_preview(table, viewer.language, origin, "animation")
    return page(words, title, body, game=game, styles=(STYLE,), scripts=(SCRIPT,), head_of_link=link)


def picture_of(table: Table, viewer: Viewer) -> str:
    """The address of the picture itself."""
    return f"/t/{table.id}/game.png?lang={viewer.language}"


def _picture(table: Table, viewer: Viewer) -> Node:
    """The animation over the sentence that says that it is being made, which it hides without any script."""
    words = table.words(viewer.language)
    return node(
        "figure",
        node("p", words("animation-made"), id="film-made", role="status", data_failed=words("animation-failed")),
        node("img", src=picture_of(table, viewer), alt="", id="film", data_alt=words("animation-shows")),
        class_="film",
    )


def _links(table: Table, viewer: Viewer) -> Node:
    words = table.words(viewer.language)
    name = f"{table.match.game.meta.slug}.{table.id}.png"
    saved = node(
        "a",
        words("animation-save"),
        class_="button main",
        href=picture_of(table, viewer),
        download=name,
    )
    again = node("a", symbol("undo"), words("animation-again"), class_="button", href="", id="film-again", hidden=True)
    back = node("a", words("print-back"), class_="button", href=f"/t/{table.id}/end")
    return node("nav", saved, again, back, class_="film-links")
