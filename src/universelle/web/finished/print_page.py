"""A finished game on paper: who played, where the points came from, the last position, and everything that happened."""

from __future__ import annotations

from collections.abc import Sequence

from universelle.contract.artwork import emblem_of
from universelle.drawing.node import Node, node, symbol
from universelle.i18n import Translations
from universelle.matches.points import points_by_reason
from universelle.tables.notes import Note
from universelle.web.finished.notes_page import STYLE, listed_notes
from universelle.web.layout import colours_of, page
from universelle.web.people.account_page import day
from universelle.web.table.chronicle import from_the_first
from universelle.web.table.report import sources
from universelle.web.table.table_page import Viewer
from universelle.web.table.tables import Table


def print_page(table: Table, viewer: Viewer, styles: tuple[str, ...], notes: Sequence[Note] = ()) -> str:
    words, game = table.words(viewer.language), table.match.game
    parts = [
        _head(table, words),
        _points(table, words),
        _board(table, words),
        _notes(table, viewer, notes),
        node(
            "section",
            node("h2", words("web-table-chronicle"), class_="head"),
            from_the_first(table, words),
            class_="print-log",
        ),
    ]
    main = node("main", [part for part in parts if part], class_="print-page", id="main")
    body = node("body", node("div", _links(table, words), main, id="page"), style=colours_of(table.colours))
    return page(words, words("print-title"), body, game=game, styles=(*styles, STYLE), foot=False)


def _head(table: Table, words: Translations) -> Node:
    game = table.match.game
    title = node("h1", symbol(emblem_of(game)), node("span", game.meta.title))
    return node("header", title, node("p", day(words, table.ended)))


def _points(table: Table, words: Translations) -> Node:
    """Where the points came from: a column for each player, the best first."""
    standings = table.match.state.standings()
    order = sorted(range(len(standings)), key=lambda seat: (standings[seat], seat))
    return sources(words, points_by_reason(table.match), order, table.match.game.page.reason_symbols)


def _board(table: Table, words: Translations) -> Node:
    address = f"/t/{table.id}/board.svg?at={len(table.match.history)}&lang={words.language}"
    return node("figure", node("img", src=address, alt=words("print-board")))


def _notes(table: Table, viewer: Viewer, notes: Sequence[Note]) -> Node | None:
    """What the reader may read about moments of the game."""
    listed = listed_notes(table, viewer, notes)
    if listed is None:
        return None
    words = table.words(viewer.language)
    return node("section", node("h2", words("notes-title"), class_="head"), listed, class_="print-notes")


def _links(table: Table, words: Translations) -> Node:
    """Back, and to the game as a picture that moves; not on paper."""
    return node(
        "nav",
        node("a", words("print-back"), class_="button", href=f"/t/{table.id}/end"),
        node("a", symbol("play"), words("print-animated"), class_="button", href=f"/t/{table.id}/animation"),
        node("span", words("print-how"), class_="help"),
        class_="print-links",
    )
